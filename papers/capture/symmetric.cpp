// The vertex-capturing paper, Section 3: splittable and foldable graphs, and graphs close to them.
#include <set>

#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/capture/cancelled.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

int image(const Images& images, int v) { return images[static_cast<std::size_t>(v)]; }

void definition_of_splittable(int order, Trial& trial) {
  const std::vector<Images> maps = own_inverses(order);
  for (const SmallGraph& graph : graphs_of_order(order)) {
    for (const Images& images : maps) {
      trial.instance(splits_by_definition(graph, images) == moves_every_edge(graph, images),
                     [&] { return capture_failure(graph, "splits in one sense only"); });
    }
  }
}

void definition_of_foldable(int order, Trial& trial) {
  const std::vector<Images> maps = own_inverses(order);
  for (const SmallGraph& graph : graphs_of_order(order)) {
    bool foldable = false;
    for (const Images& images : maps) {
      const bool by_definition = folds_by_definition(graph, images);
      trial.instance(by_definition == folds(graph, images),
                     [&] { return capture_failure(graph, "folds in one sense only"); });
      foldable = foldable || by_definition;
    }
    const bool consequences =
        graph.order % 2 == 0 && graph.size() % 2 == 0 && !involutions(graph, moves_every_edge).empty();
    trial.instance(!foldable || consequences, [&] { return capture_failure(graph, "is foldable all the same"); });
  }
  const SmallGraph path = family("path:3");
  trial.instance(involutions(path, folds).empty() && !involutions(path, moves_every_edge).empty(),
                 [&] { return capture_failure(path, "should be splittable and not foldable"); });
}

/// The second player draws by answering e with s(e), and the score is 0; certified of every graph by one s.
void drawn_if(int order, Symmetric wanted, Trial& trial) {
  each_connected(order, trial, [&](const SmallGraph& graph) {
    const std::vector<Images> all = involutions(graph, wanted);
    if (!all.empty()) keep_cancelled(graph, all.front(), 0, 0, trial);
    for (const Images& images : all) {
      has_class(graph, 0, scores_of_pairing(graph, {image_pairs(graph, images)}, trial), "drawn by mirroring", trial);
    }
  });
}

/// Every connected graph made by adding an edge uv, wanted for some splitting, to a splittable graph: visit(graph,
/// made, s, the edge uv).
void add_edges(int order, Trial& trial, const std::function<bool(const Images&, int, int)>& wanted,
               const std::function<void(const SmallGraph&, const SmallGraph&, const Images&, graphs::Edge)>& visit) {
  std::set<std::pair<std::string, graphs::Edge>> seen;
  each_symmetric(order, moves_every_edge, trial, [&](const SmallGraph& graph, const Images& images) {
    for (int v = 0; v < order; ++v) {
      for (int u = 0; u < v; ++u) {
        if (graph.adjacent(u, v) || !wanted(images, u, v)) continue;
        SmallGraph made = graph;
        made.add_edge(u, v);
        if (graphs::connected(made) && seen.emplace(graphs::write_graph6(graph), graphs::Edge(u, v)).second) {
          visit(graph, made, images, {u, v});
        }
      }
    }
  });
}

void joined_centres(int order, Trial& trial) {
  const auto centres = [](const Images& images, int u, int v) {
    return image(images, u) == u && image(images, v) == v;
  };
  const auto joined = [&](const SmallGraph&, const SmallGraph& made, const Images& images, graphs::Edge edge) {
    keep_cancelled(made, images, graphs::single(edge.first) | graphs::single(edge.second), 2, trial);
    has_score(made, 2, "two centre vertices joined", trial);
  };
  add_edges(order, trial, centres, joined);
}

void joined_opposites(int order, Trial& trial) {
  const auto opposite = [](const Images& images, int u, int v) { return image(images, u) == v; };
  const auto joined = [&](const SmallGraph& graph, const SmallGraph& made, const Images&, graphs::Edge edge) {
    if (barely_captured_in_a_draw(graph, edge.first, edge.second, trial))
      has_score(made, 1, "two opposite vertices joined", trial);
  };
  add_edges(order, trial, opposite, joined);
}

/// The pairs {x, s(x)}, as sets.
std::vector<VertexSet> pairs_of(const Images& images) {
  std::vector<VertexSet> pairs;
  for (int v = 0; v < static_cast<int>(images.size()); ++v) {
    if (v < image(images, v)) pairs.push_back(graphs::single(v) | graphs::single(image(images, v)));
  }
  return pairs;
}

/// All unions of the sets.
std::vector<VertexSet> unions(const std::vector<VertexSet>& sets) {
  std::vector<VertexSet> result = {0};
  for (const VertexSet set : sets) {
    for (std::size_t i = 0, count = result.size(); i < count; ++i) result.push_back(result[i] | set);
  }
  return result;
}

int joined_vertex(SmallGraph& graph, VertexSet neighbours) {
  const int w = add_vertex(graph);
  graphs::each(neighbours, [&](int v) { graph.add_edge(v, w); });
  return w;
}

/// s on the graph with new vertices, which it keeps.
Images kept_beside(Images images, int order) {
  while (static_cast<int>(images.size()) < order) images.push_back(static_cast<int>(images.size()));
  return images;
}

void one_more(int order, Trial& trial) {
  each_symmetric(order, folds, trial, [&](const SmallGraph& graph, const Images& images) {
    for (const VertexSet neighbours : unions(pairs_of(images))) {
      SmallGraph made = graph;
      joined_vertex(made, neighbours);
      if (!graphs::connected(made)) continue;
      const Images kept = kept_beside(images, made.order);
      keep_cancelled(made, kept, 0, 0, trial);
      const Pairing pairing{image_pairs(made, kept)};
      has_class(made, 0, scores_of_pairing(made, pairing, trial), "a vertex joined to pairs of a foldable graph",
                trial);
    }
  });
}

void two_more(int order, Trial& trial) {
  each_symmetric(order, folds, trial, [&](const SmallGraph& graph, const Images& images) {
    const std::vector<VertexSet> neighbourhoods = unions(pairs_of(images));
    for (const VertexSet first : neighbourhoods) {
      for (const VertexSet second : neighbourhoods) {
        SmallGraph made = graph;
        const int w1 = joined_vertex(made, first), w2 = joined_vertex(made, second);
        made.add_edge(w1, w2);
        if (first > second || !graphs::connected(made)) continue;
        const Images kept = kept_beside(images, made.order);
        keep_cancelled(made, kept, graphs::single(w1) | graphs::single(w2), 2, trial);
        const Pairing pairing{image_pairs(made, kept), edge_number(made, w1, w2)};
        has_class(made, 2, scores_of_pairing(made, pairing, trial), "two vertices joined to pairs of a foldable graph",
                  trial);
      }
    }
  });
}

}  // namespace

std::vector<CheckFunction> capture_symmetric() {
  return {
      check("splittable-by-definition", definition_of_splittable),
      check("drawn-by-symmetry", drawn_if,
            choice<Symmetric>("by", {{"splittings", moves_every_edge}, {"foldings", folds}})),
      check("joined-centres", joined_centres),
      check("joined-opposites", joined_opposites),
      check("foldable-by-definition", definition_of_foldable),
      check("foldable-and-a-vertex", one_more),
      check("foldable-and-an-edge", two_more),
  };
}

}  // namespace gamecert::papers
