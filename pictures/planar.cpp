// Straight lines on a grid by the Boost Graph Library: M. Chrobak and T. H. Payne, A linear-time algorithm for drawing
// a planar graph on a grid (1995), after edges are added until all faces are triangles.
#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/boyer_myrvold_planar_test.hpp>
#include <boost/graph/chrobak_payne_drawing.hpp>
#include <boost/graph/make_biconnected_planar.hpp>
#include <boost/graph/make_connected.hpp>
#include <boost/graph/make_maximal_planar.hpp>
#include <boost/graph/planar_canonical_ordering.hpp>
#include <cmath>

#include "pictures/geometry.hpp"
#include "pictures/layout.hpp"

namespace gamecert::pictures {
namespace {

using Boosted =
    boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::property<boost::vertex_index_t, int>,
                          boost::property<boost::edge_index_t, int>>;
using Ends = boost::graph_traits<Boosted>;
using Embedding = std::vector<std::vector<Ends::edge_descriptor>>;

void number_edges(Boosted& graph) {
  int next = 0;
  for (auto [edge, end] = boost::edges(graph); edge != end; ++edge) boost::put(boost::edge_index, graph, *edge, next++);
}

/// As a map of vertices.
auto at_vertices(auto& values, const Boosted& graph) {
  return boost::make_iterator_property_map(values.begin(), boost::get(boost::vertex_index, graph));
}

bool embed(Boosted& graph, Embedding& embedding) {
  number_edges(graph);
  embedding.assign(boost::num_vertices(graph), {});
  return boost::boyer_myrvold_planarity_test(boost::boyer_myrvold_params::graph = graph,
                                             boost::boyer_myrvold_params::embedding = at_vertices(embedding, graph));
}

Boosted boosted(const graphs::Graph& graph) {
  Boosted result(static_cast<std::size_t>(graph.order()));
  for (const auto& [u, v] : graph.edges())
    boost::add_edge(static_cast<std::size_t>(u), static_cast<std::size_t>(v), result);
  return result;
}

}  // namespace

std::optional<std::vector<std::vector<int>>> neighbours_around(const graphs::Graph& graph) {
  Boosted whole = boosted(graph);
  Embedding embedding;
  if (!embed(whole, embedding)) return std::nullopt;
  std::vector<std::vector<int>> around(embedding.size());
  for (std::size_t v = 0; v < embedding.size(); ++v)
    for (const auto& edge : embedding[v]) {
      const auto source = boost::source(edge, whole), target = boost::target(edge, whole);
      around[v].push_back(static_cast<int>(source == v ? target : source));
    }
  return around;
}

std::optional<std::vector<PagePoint>> without_crossings(const graphs::Graph& graph) {
  const auto n = static_cast<std::size_t>(graph.order());
  Boosted full = boosted(graph);
  Embedding embedding;
  if (!embed(full, embedding)) return std::nullopt;
  boost::make_connected(full);
  embed(full, embedding);
  boost::make_biconnected_planar(full, at_vertices(embedding, full));
  embed(full, embedding);
  boost::make_maximal_planar(full, at_vertices(embedding, full));
  embed(full, embedding);
  std::vector<Ends::vertex_descriptor> order;
  boost::planar_canonical_ordering(full, at_vertices(embedding, full), std::back_inserter(order));
  struct GridPoint {
    std::size_t x = 0, y = 0;
  };
  std::vector<GridPoint> grid(n);
  boost::chrobak_payne_straight_line_drawing(full, at_vertices(embedding, full), order.begin(), order.end(),
                                             at_vertices(grid, full));
  std::vector<PagePoint> places;
  const double shrink = std::max(1.0, std::sqrt(static_cast<double>(n)) / 2);
  for (const GridPoint& at : grid)
    places.push_back({static_cast<double>(at.x) / shrink, 1.6 * static_cast<double>(at.y) / shrink});
  return places;
}

}  // namespace gamecert::pictures
