// A table of words and what they show.
#include "sweeps/word_witness.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "sweeps/engines/word_engines.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;
using Lines = std::vector<std::string>;

std::string list(const Lines& items) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ", ") + item;
  return text;
}

Lines names(VertexSet set) {
  Lines result;
  graphs::each(set, [&](int v) { result.push_back(std::to_string(v)); });
  return result;
}

std::string edge_name(int u, int v) { return std::to_string(std::min(u, v)) + "-" + std::to_string(std::max(u, v)); }

/// The ordered halves of the vertices and of the edges, as the paper has them, and the vertices that stay.
Lines exchange(const SmallGraph& graph, bool may_keep_vertices) {
  const std::optional<std::vector<int>> image = edge_moving_involution(graph, may_keep_vertices);
  if (!image) return {};
  const auto at = [&](int v) { return (*image)[static_cast<std::size_t>(v)]; };
  Lines ones, others, kept, edges, images;
  for (int v = 0; v < graph.order; ++v) {
    if (at(v) == v) kept.push_back(std::to_string(v));
    if (v < at(v)) ones.push_back(std::to_string(v)), others.push_back(std::to_string(at(v)));
    graphs::each(graph.neighbours(v) & ~graphs::first_vertices(v), [&](int u) {
      if (std::pair(v, u) > std::minmax({at(v), at(u)})) return;
      edges.push_back(edge_name(v, u));
      images.push_back(edge_name(at(v), at(u)));
    });
  }
  Lines result = {"(" + list(ones) + ") are exchanged with (" + list(others) + ")"};
  if (!kept.empty()) result.front() += "; " + list(kept) + (kept.size() == 1 ? " stays" : " stay");
  result.push_back("E1 = (" + list(edges) + "), E2 = (" + list(images) + ")");
  return result;
}

Lines splitting(const SmallGraph& graph) { return exchange(graph, true); }
Lines folding(const SmallGraph& graph) { return exchange(graph, false); }

Lines contractions(const SmallGraph& graph) {
  Lines result;
  VertexSet left = graph.vertices();
  for (const auto& [at, one, other] : contractions_to_core(graph)) {
    result.push_back("at " + std::to_string(at) + " the paths (" + list(names(one)) + ") and (" + list(names(other)) +
                     ") go");
    left &= ~one & ~other;
  }
  result.push_back("left: " + list(names(left)));
  return result;
}

struct Shown {
  std::string_view word;
  Lines (*lines)(const SmallGraph&);
};
constexpr Shown witnesses[] = {{"splittable", splitting}, {"foldable", folding}, {"core-order", contractions}};

}  // namespace

std::vector<std::string> word_witness(std::string_view word, const SmallGraph& graph) {
  const auto* shown = std::ranges::find(witnesses, word, &Shown::word);
  return shown == std::end(witnesses) ? Lines() : shown->lines(graph);
}

}  // namespace gamecert::sweeps
