// Layers of vertices by distance, and common neighbours.
#include "sweeps/graph_words.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

#include "graphs/invariants.hpp"

namespace gamecert::sweeps {
namespace {

using conjectures::infinite;
using conjectures::minus_infinite;
using graphs::SmallGraph;
using graphs::VertexSet;
using Number = std::int64_t;

VertexSet neighbours(const SmallGraph& graph, VertexSet set) {
  VertexSet result = 0;
  graphs::each(set, [&](int v) { result |= graph.neighbours(v); });
  return result;
}

Number eccentricity(const SmallGraph& graph, int v) {
  VertexSet reached = graphs::single(v), layer = reached;
  for (Number steps = 0;; ++steps) {
    layer = neighbours(graph, layer) & ~reached;
    if (layer == 0) return reached == graph.vertices() ? steps : infinite;
    reached |= layer;
  }
}

Number diameter(const SmallGraph& graph) {
  Number result = minus_infinite;
  for (int v = 0; v < graph.order && result != infinite; ++v) result = std::max(result, eccentricity(graph, v));
  return result;
}

Number radius(const SmallGraph& graph) {
  Number result = infinite;
  for (int v = 0; v < graph.order; ++v) result = std::min(result, eccentricity(graph, v));
  return result;
}

Number triangles(const SmallGraph& graph) {
  Number thrice = 0;
  for (int u = 0; u < graph.order; ++u) {
    graphs::each(graph.neighbours(u) & ~graphs::first_vertices(u),
                 [&](int v) { thrice += std::popcount(graph.neighbours(u) & graph.neighbours(v)); });
  }
  return thrice / 3;
}

/// The layers around v: an edge inside of layer k closes a walk of length 2 k + 1, a vertex of layer k + 1 with two
/// neighbours in layer k one of length 2 k + 2. Sound because each holds a cycle no longer, and around a vertex of a
/// shortest cycle that cycle is met.
Number girth(const SmallGraph& graph) {
  Number result = infinite;
  for (int v = 0; v < graph.order; ++v) {
    VertexSet reached = graphs::single(v), layer = reached;
    for (Number k = 0; layer != 0 && 2 * k + 1 < result; ++k) {
      VertexSet once = 0, twice = 0;
      graphs::each(layer, [&](int u) {
        twice |= once & graph.neighbours(u);
        once |= graph.neighbours(u);
      });
      if ((once & layer) != 0) {
        result = 2 * k + 1;
      } else if ((twice & ~reached) != 0) {
        result = std::min(result, 2 * k + 2);
      }
      layer = once & ~reached;
      reached |= layer;
    }
  }
  return result;
}

Number triangle_free(const SmallGraph& graph) { return graphs::triangle_free(graph); }
Number cyclomatic_number(const SmallGraph& graph) { return graph.size() - graph.order + graphs::components(graph); }
Number forest(const SmallGraph& graph) { return cyclomatic_number(graph) == 0; }
Number eulerian(const SmallGraph& graph) { return graphs::all_even(graph) && graphs::connected(graph); }

template <auto function>
Number at(conjectures::GameValues& on) {
  return function(on.graph());
}

struct Engine {
  std::string_view word;
  conjectures::GameValues::Way way;
};
constexpr Engine engines[] = {{"diameter", at<diameter>},
                              {"radius", at<radius>},
                              {"triangles", at<triangles>},
                              {"girth", at<girth>},
                              {"triangle-free", at<triangle_free>},
                              {"cyclomatic-number", at<cyclomatic_number>},
                              {"forest", at<forest>},
                              {"eulerian", at<eulerian>}};

}  // namespace

conjectures::GameValues::Way engine_of(std::string_view word) {
  const auto* found = std::ranges::find(engines, word, &Engine::word);
  return found == std::end(engines) ? nullptr : found->way;
}

}  // namespace gamecert::sweeps
