// The vertex-capturing paper, Section 3: splittable and foldable graphs, and graphs close to them.
#include <algorithm>
#include <set>

#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/capture/symmetry.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

constexpr int searched = 13;  // edges: up to here the score comes from search as well

int image(const Images& images, int v) { return images[static_cast<std::size_t>(v)]; }

void each_with(int order, Trial& trial, std::vector<Images> (*maps)(const SmallGraph&),
               const std::function<void(const SmallGraph&, const Images&)>& visit) {
  for (const SmallGraph& graph : graphs_of_order(order)) {
    trial.look();
    for (const Images& images : maps(graph)) visit(graph, images);
  }
}

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
      const bool folds = folds_by_definition(graph, images);
      const bool as_symmetry = fixed_point_free(images) && moves_every_edge(graph, images);
      trial.instance(folds == as_symmetry, [&] { return capture_failure(graph, "folds in one sense only"); });
      foldable = foldable || folds;
    }
    const bool consequences = graph.order % 2 == 0 && graph.size() % 2 == 0 && !splittings(graph).empty();
    trial.instance(!foldable || consequences, [&] { return capture_failure(graph, "is foldable all the same"); });
  }
  const SmallGraph path = family("path:3");
  trial.instance(foldings(path).empty() && !splittings(path).empty(),
                 [&] { return capture_failure(path, "should be splittable and not foldable"); });
}

/// The second player draws by answering e with s(e), and the score is 0.
void drawn_if(int order, std::vector<Images> (*maps)(const SmallGraph&), Trial& trial) {
  each_connected(order, trial, [&](const SmallGraph& graph) {
    const std::vector<Images> found = maps(graph);
    if (found.empty()) return;
    for (const Images& images : found) {
      trial.instance(scores_of_pairing(graph, {image_pairs(graph, images)}, trial) == ScoreRange{0, 0},
                     [&] { return capture_failure(graph, "is not drawn by mirroring"); });
    }
    if (graph.size() <= searched) has_score(graph, 0, "splittable or foldable", trial);
  });
}

/// Every connected graph made by adding an edge uv, wanted for some splitting, to a splittable graph: visit(graph,
/// made, u, v).
void add_edges(int order, Trial& trial, const std::function<bool(const Images&, int, int)>& wanted,
               const std::function<void(const SmallGraph&, const SmallGraph&, int, int)>& visit) {
  std::set<std::pair<std::string, graphs::Edge>> seen;
  each_with(order, trial, splittings, [&](const SmallGraph& graph, const Images& images) {
    for (int v = 0; v < order; ++v) {
      for (int u = 0; u < v; ++u) {
        if (graph.adjacent(u, v) || !wanted(images, u, v)) continue;
        SmallGraph made = graph;
        made.add_edge(u, v);
        if (graphs::connected(made) && seen.emplace(graphs::write_graph6(graph), graphs::Edge(u, v)).second) {
          visit(graph, made, u, v);
        }
      }
    }
  });
}

void joined_centres(int order, Trial& trial) {
  const auto centres = [](const Images& images, int u, int v) {
    return image(images, u) == u && image(images, v) == v;
  };
  add_edges(order, trial, centres, [&](const SmallGraph&, const SmallGraph& made, int, int) {
    has_score(made, 2, "two centre vertices joined", trial);
  });
}

void joined_opposites(int order, Trial& trial) {
  const auto opposite = [](const Images& images, int u, int v) { return image(images, u) == v; };
  add_edges(order, trial, opposite, [&](const SmallGraph& graph, const SmallGraph& made, int u, int v) {
    if (barely_captured_in_a_draw(graph, u, v, trial)) has_score(made, 1, "two opposite vertices joined", trial);
  });
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
  each_with(order, trial, foldings, [&](const SmallGraph& graph, const Images& images) {
    for (const VertexSet neighbours : unions(pairs_of(images))) {
      SmallGraph made = graph;
      joined_vertex(made, neighbours);
      if (!graphs::connected(made)) continue;
      const Pairing pairing{image_pairs(made, kept_beside(images, made.order))};
      const bool drawn = scores_of_pairing(made, pairing, trial) == ScoreRange{0, 0};
      trial.instance(drawn && (made.size() > searched || capture_score(made, trial) == 0),
                     [&] { return capture_failure(made, "a vertex joined to pairs of a foldable graph"); });
    }
  });
}

void two_more(int order, Trial& trial) {
  each_with(order, trial, foldings, [&](const SmallGraph& graph, const Images& images) {
    const std::vector<VertexSet> neighbourhoods = unions(pairs_of(images));
    for (const VertexSet first : neighbourhoods) {
      for (const VertexSet second : neighbourhoods) {
        SmallGraph made = graph;
        const int w1 = joined_vertex(made, first), w2 = joined_vertex(made, second);
        made.add_edge(w1, w2);
        if (first > second || !graphs::connected(made)) continue;
        const Pairing pairing{image_pairs(made, kept_beside(images, made.order)),
                              EdgeSet{1} << edge_number(made, w1, w2)};
        const bool won = scores_of_pairing(made, pairing, trial).least >= 2;
        trial.instance(won && (made.size() > searched || capture_score(made, trial) == 2),
                       [&] { return capture_failure(made, "two vertices joined to pairs of a foldable graph"); });
      }
    }
  });
}

constexpr Claim claims[] = {
    {.id = "cap.def-split",
     .statement =
         "the definition of a splittable graph is the same as: has an automorphism that is its own inverse and "
         "fixes no edge",
     .range = "all graphs, every map that is its own inverse, order",
     .stages = {1, 6, 6},
     .check = definition_of_splittable},
    {.id = "cap.thm-3.1",
     .statement = "If G is splittable, then G is in class 0",
     .range = "connected graphs, all splittings, to 13 edges also by search, order",
     .stages = {1, 6, 7},
     .check = [](int order, Trial& trial) { drawn_if(order, splittings, trial); }},
    {.id = "cap.obs-3.2",
     .statement = "H splittable, G = H + uv for two centre vertices u and v: G is in class 2",
     .range = "all H, connected or not, with connected G, of order",
     .stages = {2, 6, 7},
     .check = joined_centres},
    {.id = "cap.obs-3.3",
     .statement =
         "H splittable, G = H + uv for opposite corner vertices u and v: if Bob has a drawing strategy in H for "
         "which u and v are barely captured, by different players, then G is in class 1",
     .range = "all H, connected or not, with connected G, of order",
     .stages = {2, 6, 7},
     .check = joined_opposites},
    {.id = "cap.def-fold",
     .statement =
         "foldable is the same as: has an automorphism that is its own inverse and fixes no vertex and no edge; "
         "foldable graphs have even order and even size and are splittable; not conversely (P_3)",
     .range = "all graphs, every map that is its own inverse, order",
     .stages = {1, 6, 7},
     .check = definition_of_foldable},
    {.id = "cap.thm-3.4",
     .statement = "If G is foldable, then G is in class 0",
     .range = "connected graphs, all foldings, to 13 edges also by search, order",
     .stages = {1, 6, 7},
     .check = [](int order, Trial& trial) { drawn_if(order, foldings, trial); }},
    {.id = "cap.obs-3.5",
     .statement = "H foldable, G is H with a new vertex w and pairs of edges wx, ws(x): G is in class 0",
     .range = "all H, connected or not, with connected G, to 13 edges also by search, order",
     .stages = {2, 6, 6},
     .check = one_more},
    {.id = "cap.obs-3.6",
     .statement =
         "H foldable, G is H with two new adjacent vertices w_1, w_2 and pairs of edges w_1x, w_1s(x) and w_2x, "
         "w_2s(x): G is in class 2",
     .range = "all H, connected or not, with connected G, to 13 edges also by search, order",
     .stages = {2, 6, 6},
     .check = two_more},
};

}  // namespace

std::span<const Claim> capture_symmetric() { return claims; }

}  // namespace gamecert::papers
