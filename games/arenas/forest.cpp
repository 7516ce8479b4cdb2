// Reading a board as a rooted forest.
#include "games/arenas/forest.hpp"

#include <algorithm>
#include <string>

namespace gamecert::games {

Forest::Forest(const Instance& instance) : parent(static_cast<std::size_t>(instance.order()), none) {
  if (const auto* graph = std::get_if<graphs::Graph>(&instance.board())) {
    hang_up(*graph, instance);
  } else {
    follow_arcs(instance);
  }
}

std::vector<std::vector<int>> Forest::parents() const {
  std::vector<std::vector<int>> result(parent.size());
  for (std::size_t v = 0; v < parent.size(); ++v) {
    if (parent[v] != none) result[v].push_back(parent[v]);
  }
  return result;
}

std::vector<std::vector<int>> Forest::neighbours() const {
  std::vector<std::vector<int>> result = parents();
  for (std::size_t v = 0; v < parent.size(); ++v) {
    if (parent[v] != none) result[static_cast<std::size_t>(parent[v])].push_back(static_cast<int>(v));
  }
  return result;
}

std::vector<std::vector<int>> Forest::paths() const {
  std::vector<std::vector<int>> result(parent.size());
  for (std::size_t v = 0; v < parent.size(); ++v) {
    for (int u = static_cast<int>(v); u != none; u = parent[static_cast<std::size_t>(u)]) result[v].push_back(u);
  }
  return result;
}

void Forest::hang_up(const graphs::Graph& graph, const Instance& instance) {
  std::vector<int> first = instance.vertices("roots");
  const std::size_t given = first.size();
  for (int v = 0; v < graph.order(); ++v) first.push_back(v);
  std::vector<int> root(parent.size(), none);
  for (std::size_t i = 0; i < first.size(); ++i) {
    if (int& known = root[static_cast<std::size_t>(first[i])]; known != none) {
      if (i >= given) continue;
      instance.refuse("roots", "expected one root in each tree, found " + std::to_string(known) + " and " +
                                   std::to_string(first[i]) + " in the same");
    }
    std::vector<int> queue{first[i]};
    root[static_cast<std::size_t>(first[i])] = first[i];
    for (std::size_t at = 0; at < queue.size(); ++at) {
      const int v = queue[at];
      for (int u : graph.neighbours(v)) {
        if (u == parent_of(v)) continue;
        if (root[static_cast<std::size_t>(u)] != none) refuse_cycle(u, v);
        root[static_cast<std::size_t>(u)] = first[i];
        parent_of(u) = v;
        queue.push_back(u);
      }
    }
  }
}

void Forest::follow_arcs(const Instance& instance) {
  if (instance.has("roots"))
    instance.refuse("roots", "expected no roots of a digraph, whose arcs tell them, found some");
  for (int u = 0; u < instance.order(); ++u) {
    for (int v : instance.neighbours(u)) {
      if (parent_of(v) != none)
        throw text::InputError("expected a rooted forest, found arcs from " + std::to_string(parent_of(v)) + " and " +
                                   std::to_string(u) + " into " + std::to_string(v),
                               1);
      parent_of(v) = u;
    }
  }
  for (int v = 0; v < instance.order(); ++v) {
    int above = v;
    for (int steps = 0; above != none; ++steps) {
      if (steps > instance.order())
        throw text::InputError("expected a rooted forest, found a directed cycle through " + std::to_string(above), 1);
      above = parent_of(above);
    }
  }
}

void Forest::refuse_cycle(int u, int v) {
  const auto line_to_root = [&](int x) {
    std::vector<int> line{x};
    while (parent_of(line.back()) != none) line.push_back(parent_of(line.back()));
    return line;
  };
  std::vector<int> left = line_to_root(u), right = line_to_root(v);
  for (; left.size() > 1 && right.size() > 1 && left[left.size() - 2] == right[right.size() - 2]; left.pop_back())
    right.pop_back();
  left.insert(left.end(), right.rbegin() + 1, right.rend());
  const std::size_t told = left.size() > 20 ? 5 : left.size();
  std::string cycle;
  for (std::size_t i = 0; i < told; ++i) cycle += std::to_string(left[i]) + "-";
  if (told < left.size()) cycle += "...-";
  throw text::InputError("expected a forest, found the cycle " + cycle + std::to_string(u), 1);
}

}  // namespace gamecert::games
