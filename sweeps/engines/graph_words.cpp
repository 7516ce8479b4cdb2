// Words by degrees, layers of vertices and common neighbours, and the list of all that have engines.
#include "sweeps/engines/graph_words.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

#include "graphs/components.hpp"
#include "graphs/invariants.hpp"
#include "language/placed_graph.hpp"
#include "language/words.hpp"
#include "sweeps/engines/word_engines.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;
using language::infinite;
using language::minus_infinite;
using Number = std::int64_t;

Number eccentricity(const SmallGraph& graph, int v) {
  const VertexSet all = graph.vertices();
  VertexSet reached = graphs::single(v), layer = reached;
  Number steps = 0;
  for (; reached != all; ++steps) {
    layer = neighbours_of(graph, layer) & ~reached;
    if (layer == 0) return infinite;
    reached |= layer;
  }
  return steps;
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
bool all_degrees_are(const SmallGraph& graph, int degree) {
  for (int v = 0; v < graph.order; ++v)
    if (graph.degree(v) != degree) return false;
  return true;
}
Number regular(const SmallGraph& graph) { return all_degrees_are(graph, graph.degree(0)); }
Number cubic(const SmallGraph& graph) { return graph.order > 0 && all_degrees_are(graph, 3); }
Number complete(const SmallGraph& graph) { return 2 * graph.size() == graph.order * (graph.order - 1); }
Number unicyclic(const SmallGraph& graph) { return graphs::connected(graph) && cyclomatic_number(graph) == 1; }
Number leaves(const SmallGraph& graph) {
  Number result = 0;
  for (int v = 0; v < graph.order; ++v) result += graph.degree(v) == 1;
  return result;
}
Number distinct_degrees(const SmallGraph& graph) {
  VertexSet degrees = 0;
  for (int v = 0; v < graph.order; ++v) degrees |= graphs::single(graph.degree(v));
  return std::popcount(degrees);
}
Number cut_vertices(const SmallGraph& graph) { return separation(graph).cut_vertices; }
Number bridges(const SmallGraph& graph) { return separation(graph).bridges; }
Number blocks(const SmallGraph& graph) { return separation(graph).blocks; }
Number eulerian(const SmallGraph& graph) { return graphs::all_even(graph) && graphs::connected(graph); }

template <auto function>
Number at(language::GameValues& on) {
  return function(on.graph());
}

struct Engine {
  std::string_view word;
  language::GameValues::Way way;
};
constexpr Engine engines[] = {{"diameter", at<diameter>},
                              {"radius", at<radius>},
                              {"triangles", at<triangles>},
                              {"girth", at<girth>},
                              {"triangle-free", at<triangle_free>},
                              {"cyclomatic-number", at<cyclomatic_number>},
                              {"forest", at<forest>},
                              {"eulerian", at<eulerian>},
                              {"regular", at<regular>},
                              {"cubic", at<cubic>},
                              {"complete", at<complete>},
                              {"unicyclic", at<unicyclic>},
                              {"leaves", at<leaves>},
                              {"distinct-degrees", at<distinct_degrees>},
                              {"cut-vertices", at<cut_vertices>},
                              {"bridges", at<bridges>},
                              {"blocks", at<blocks>},
                              {"connectivity", at<connectivity>},
                              {"edge-connectivity", at<edge_connectivity>},
                              {"two-connected", at<two_connected>},
                              {"cactus", at<cactus>},
                              {"block-graph", at<block_graph>},
                              {"caterpillar", at<caterpillar>},
                              {"circumference", at<circumference>},
                              {"hamiltonian", at<hamiltonian>},
                              {"traceable", at<traceable>},
                              {"chordal", at<chordal>},
                              {"split", at<split>},
                              {"cograph", at<cograph>},
                              {"claw-free", at<claw_free>},
                              {"clique-number", at<clique_number>},
                              {"independence-number", at<independence_number>},
                              {"vertex-cover-number", at<vertex_cover_number>},
                              {"domination-number", at<domination_number>},
                              {"chromatic-number", at<chromatic_number>},
                              {"degeneracy", at<degeneracy>},
                              {"automorphisms", at<automorphisms>},
                              {"vertex-orbits", at<vertex_orbits>},
                              {"edge-orbits", at<edge_orbits>},
                              {"vertex-transitive", at<vertex_transitive>},
                              {"edge-transitive", at<edge_transitive>},
                              {"planar", at<planar>},
                              {"outerplanar", at<outerplanar>},
                              {"series-parallel", at<series_parallel>},
                              {"matching-number", at<matching_number>}};

}  // namespace

language::GameValues::Way engine_of(std::string_view word) {
  const auto* found = std::ranges::find(engines, word, &Engine::word);
  return found == std::end(engines) ? nullptr : found->way;
}

language::GameValues::WordWay engine_of(const language::LanguageWord& word) {
  return word.text == "alike" ? alike : nullptr;
}

}  // namespace gamecert::sweeps
