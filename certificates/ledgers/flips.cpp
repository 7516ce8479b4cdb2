// From one triangulation to all others: an edge between two triangles becomes the other diagonal of their quadrangle.
//
// Any two triangulations of a polygon, or of the sphere, are joined by flips (Wagner, Bemerkungen zum
// Vierfarbenproblem, 1936). Nothing rests on that: what was found is compared with the number of labelled graphs.
#include "certificates/ledgers/flips.hpp"

#include <set>

#include "graphs/checked_count.hpp"
#include "graphs/labelled_counting.hpp"

namespace gamecert::certificates {
namespace {

using graphs::Count;
using graphs::GraphClass;
using graphs::SmallGraph;
using graphs::Word;

constexpr Count most_flips = 1 << 21;

/// A vertex joined to a path; on the sphere two adjacent ones.
SmallGraph fan(const GraphClass& kind, int order) {
  SmallGraph graph{.order = order};
  for (int v = 1; v < order; ++v) {
    graph.add_edge(0, v);
    if (v > 1) graph.add_edge(v - 1, v);
    if (v > 2 && kind.kind == GraphClass::Kind::triangulations) graph.add_edge(1, v);
  }
  return graph;
}

template <class Visit>
void each_flip(const SmallGraph& graph, Visit&& visit) {
  for (int v = 0; v < graph.order; ++v) {
    graphs::each(graph.neighbours(v) & graphs::first_vertices(v), [&](int u) {
      const graphs::VertexSet around = graph.neighbours(u) & graph.neighbours(v);
      graphs::each(around, [&](int x) {
        graphs::each(around & ~graph.neighbours(x) & graphs::first_vertices(x), [&](int w) {
          SmallGraph flipped = graph;
          flipped.delete_edge(u, v);
          flipped.add_edge(w, x);
          visit(flipped);
        });
      });
    });
  }
}

}  // namespace

bool of_triangulations(const GraphClass& graph_class) {
  using enum GraphClass::Kind;
  return graph_class.kind == mops || graph_class.kind == linear_mops || graph_class.kind == triangulations;
}

std::optional<std::vector<Word>> all_by_flips(const GraphClass& graph_class, int order) {
  using enum GraphClass::Kind;
  const GraphClass kind{.kind = graph_class.kind == triangulations ? triangulations : mops};
  const auto labelled = graphs::labelled_count(kind, order);
  if (order < 3) return std::vector<Word>();
  const Count renamings = graphs::checked::factorial(order);
  if (!labelled || *labelled / renamings * static_cast<Count>(3 * order) > most_flips) return std::nullopt;
  std::set<Word> found;
  std::vector<SmallGraph> waiting;
  Count sum = 0;
  const auto add = [&](const SmallGraph& graph) {
    if (!graphs::member(kind, graph)) return;
    const graphs::CanonicalWord canonical = graphs::canonical_word(graph);
    if (!found.insert(canonical.word).second) return;
    sum += renamings / canonical.automorphisms;
    waiting.push_back(graph);
  };
  add(fan(kind, order));
  while (!waiting.empty()) {
    const SmallGraph graph = waiting.back();
    waiting.pop_back();
    each_flip(graph, add);
  }
  // Sound by theorem 3 of docs/LEDGERS.md: these are different graphs of the kind, and as many as there are.
  if (sum != *labelled) return std::nullopt;
  return std::vector<Word>(found.begin(), found.end());
}

}  // namespace gamecert::certificates
