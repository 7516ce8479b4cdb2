// Building of sorted adjacency lists, and their reading.
#include "graphs/graph.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <string>

#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

enum class Join { edges, arcs };

/// Whatever goes through a large graph asks for the neighbours of vertex after vertex, and ends there.
void pause_in_large(std::size_t size) {
  constexpr std::size_t large = 4096;
  if (size > large) text::pause();
}

void check_ends(Edge edge, int order) {
  const auto [u, v] = edge;
  if (u < 0 || v < 0 || u >= order || v >= order)
    throw text::InputError("expected vertices below " + std::to_string(order) + ", found " + name(edge));
  if (u == v) throw text::InputError("expected two different vertices, found " + name(edge));
}

/// Lists filled in the order of the input, so that input in ascending order needs no sorting.
void fill(int order, const std::vector<Edge>& pairs, Join kind, std::vector<std::int64_t>& first,
          std::vector<int>& ends) {
  assert(order >= 0);
  first.assign(static_cast<std::size_t>(order) + 2, 0);
  std::size_t many = 0;
  for (const Edge& pair : pairs) {
    pause_in_large(++many);
    check_ends(pair, order);
    ++first[pair.first + 2];
    if (kind == Join::edges) ++first[pair.second + 2];
  }
  std::partial_sum(first.begin(), first.end(), first.begin());
  ends.resize(static_cast<std::size_t>(first.back()));
  for (const auto& [u, v] : pairs) {
    pause_in_large(++many);
    ends[first[u + 1]++] = v;
    if (kind == Join::edges) ends[first[v + 1]++] = u;
  }
  first.pop_back();
}

void sort(const std::vector<std::int64_t>& first, std::vector<int>& ends, Join kind) {
  for (std::size_t v = 0; v + 1 < first.size(); ++v) {
    pause_in_large(v);
    const auto begin = ends.begin() + first[v];
    const auto end = ends.begin() + first[v + 1];
    if (!std::is_sorted(begin, end)) std::sort(begin, end);
    const auto twice = std::adjacent_find(begin, end);
    if (twice != end)
      throw text::InputError(std::string("expected every ") + (kind == Join::edges ? "edge" : "arc") + " once, found " +
                             name({static_cast<int>(v), *twice}) + " twice");
  }
}

std::span<const int> list(const std::vector<std::int64_t>& first, const std::vector<int>& ends, int v) {
  assert(v >= 0 && v + 1 < static_cast<int>(first.size()));
  return {ends.data() + first[v], ends.data() + first[v + 1]};
}

}  // namespace

std::string name(const Edge& edge) { return std::to_string(edge.first) + "-" + std::to_string(edge.second); }

Graph::Graph(int order, const std::vector<Edge>& edges) {
  fill(order, edges, Join::edges, first_, ends_);
  sort(first_, ends_, Join::edges);
}

int Graph::degree(int v) const { return static_cast<int>(neighbours(v).size()); }

std::span<const int> Graph::neighbours(int v) const {
  pause_in_large(first_.size());
  return list(first_, ends_, v);
}

bool Graph::adjacent(int u, int v) const {
  if (degree(u) > degree(v)) std::swap(u, v);
  return std::ranges::binary_search(neighbours(u), v);
}

std::vector<Edge> Graph::edges() const {
  std::vector<Edge> edges;
  edges.reserve(ends_.size() / 2);
  for (int u = 0; u < order(); ++u)
    for (const int v : neighbours(u))
      if (u < v) edges.emplace_back(u, v);
  return edges;
}

int place_in(std::span<const Edge> edges, int u, int v) {
  return static_cast<int>(std::ranges::lower_bound(edges, Edge(std::minmax(u, v))) - edges.begin());
}

Digraph::Digraph(int order, const std::vector<Edge>& arcs) {
  fill(order, arcs, Join::arcs, first_, ends_);
  sort(first_, ends_, Join::arcs);
}

std::span<const int> Digraph::out_neighbours(int v) const {
  pause_in_large(first_.size());
  return list(first_, ends_, v);
}

}  // namespace gamecert::graphs
