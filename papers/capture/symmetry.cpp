// Involutions of small graphs, by trying all of them.
#include "papers/capture/symmetry.hpp"

#include <algorithm>

#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/game_question.hpp"
#include "papers/lists.hpp"

namespace gamecert::papers {
namespace {

int image(const Images& images, int v) { return images[static_cast<std::size_t>(v)]; }

bool folds_onto_others(const SmallGraph& graph, const Images& images, VertexSet u) {
  bool result = true;
  graphs::each(u, [&](int i) {
    result = result && !graph.adjacent(i, image(images, i));
    graphs::each(u & ~graphs::single(i), [&](int j) {
      result = result && graph.adjacent(i, j) == graph.adjacent(image(images, i), image(images, j)) &&
               (!graph.adjacent(i, image(images, j)) || graph.adjacent(j, image(images, i)));
    });
  });
  return result;
}

}  // namespace

bool moves_every_edge(const SmallGraph& graph, const Images& images) {
  return std::ranges::all_of(edges_of(graph), [&](const graphs::Edge& edge) {
    const int u = image(images, edge.first), v = image(images, edge.second);
    return graph.adjacent(u, v) && std::minmax(u, v) != std::minmax(edge.first, edge.second);
  });
}

EdgeSet taken_to(const SmallGraph& graph, const Images& images, EdgeSet edges) {
  const std::vector<graphs::Edge> ends = edges_of(graph);
  EdgeSet to = 0;
  graphs::each(edges, [&](int e) {
    const auto [u, v] = ends[static_cast<std::size_t>(e)];
    if (graph.adjacent(image(images, u), image(images, v))) {
      to |= EdgeSet{1} << edge_number(graph, image(images, u), image(images, v));
    }
  });
  return to;
}

bool splits_by_definition(const SmallGraph& graph, const Images& images) {
  const int size = graph.size();
  if (size % 2 != 0) return false;
  std::vector<EdgeSet> moved;
  for (int e = 0; e < size; ++e) moved.push_back(taken_to(graph, images, EdgeSet{1} << e));
  const EdgeSet all = graphs::first_vertices(size);
  for (EdgeSet part = 0; part <= all; ++part) {
    if (std::popcount(part) != size / 2) continue;
    EdgeSet to = 0;
    graphs::each(part, [&](int e) { to |= moved[static_cast<std::size_t>(e)]; });
    if (to == (all & ~part)) return true;
  }
  return false;
}

bool folds_by_definition(const SmallGraph& graph, const Images& images) {
  if (!fixed_point_free(images)) return false;
  for (VertexSet u = 0; u <= graph.vertices(); ++u) {
    VertexSet v = 0;
    graphs::each(u, [&](int i) { v |= graphs::single(image(images, i)); });
    if (v == (graph.vertices() & ~u) && folds_onto_others(graph, images, u)) return true;
  }
  return false;
}

bool folds(const SmallGraph& graph, const Images& images) {
  return fixed_point_free(images) && moves_every_edge(graph, images);
}

std::vector<std::pair<int, int>> image_pairs(const SmallGraph& graph, const Images& images) {
  std::vector<std::pair<int, int>> pairs;
  const std::vector<graphs::Edge> edges = edges_of(graph);
  for (int e = 0; e < static_cast<int>(edges.size()); ++e) {
    const auto [u, v] = edges[static_cast<std::size_t>(e)];
    if (!graph.adjacent(image(images, u), image(images, v))) continue;
    const int f = edge_number(graph, image(images, u), image(images, v));
    if (e < f) pairs.emplace_back(e, f);
  }
  return pairs;
}

Failure capture_failure(const SmallGraph& graph, std::string_view what) {
  return outcome_failure({"capture", graphs::write_graph6(graph)}, what);
}

void has_score(const SmallGraph& graph, int score, std::string_view what, Trial& trial) {
  const int found = capture_score(graph, trial);
  trial.instance(found == score, [&] {
    return capture_failure(graph, "is in class " + std::to_string(found) + ", " + std::string(what));
  });
}

void has_class(const SmallGraph& graph, int score, const ScoreRange& left, std::string_view what, Trial& trial,
               int most_searched) {
  const bool by_strategies = score == 2 ? left.least >= 2 : left == ScoreRange{score, score};
  trial.instance(by_strategies && (graph.size() > most_searched || capture_score(graph, trial) == score), [&] {
    return capture_failure(graph, "should be in class " + std::to_string(score) + ", " + std::string(what));
  });
}

void each_connected(int order, Trial& trial, const std::function<void(const SmallGraph&)>& visit) {
  for (const SmallGraph& graph : graphs_of_order(order)) {
    trial.look();
    if (graphs::connected(graph)) visit(graph);
  }
}

int add_vertex(SmallGraph& graph) { return graph.order++; }

void add_leg(SmallGraph& graph, int v, int length) {
  for (int i = 0; i < length; ++i) {
    const int next = add_vertex(graph);
    graph.add_edge(v, next);
    v = next;
  }
}

}  // namespace gamecert::papers
