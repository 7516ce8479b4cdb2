// Steps on a graph with painted edges: each is compared with the graph first, then made.
#include "reductions/gadgets/painted_graph.hpp"

#include <algorithm>
#include <set>

#include "graphs/formats.hpp"
#include "reductions/gadgets/gadget_text.hpp"

namespace gamecert::reductions {
namespace {

using graphs::Edge;

int other_player(int player) { return player == 0 ? 0 : 3 - player; }

}  // namespace

PaintedGraph::PaintedGraph(const games::Instance& instance)
    : near_(static_cast<std::size_t>(instance.order())), alive_(near_.size(), 1) {
  const std::vector<Edge> edges = instance.graph().edges();
  const std::vector<int> players = instance.edge_values("painted", 1, 2);
  for (std::size_t e = 0; e < edges.size(); ++e) {
    at(near_, edges[e].first)[edges[e].second] = players[e];
    at(near_, edges[e].second)[edges[e].first] = players[e];
  }
}

void PaintedGraph::isolate(int v) {
  for (const auto& [u, player] : at(near_, v)) at(near_, u).erase(v);
  at(near_, v).clear();
}

std::optional<std::string> PaintedGraph::cancel_fails(const std::vector<Edge>& pairs) {
  std::map<int, int> image;
  for (const auto& [x, y] : pairs) {
    for (const int v : {x, y})
      if (!alive(v) || image.contains(v))
        return "expected different vertices that are left, found " + std::to_string(v);
    image[x] = y;
    image[y] = x;
  }
  const auto image_of = [&](int v) {
    const auto found = image.find(v);
    return found == image.end() ? v : found->second;
  };
  for (const auto& [x, y] : image)
    for (const auto& [u, player] : neighbours(x)) {
      const int w = image_of(u);
      const auto edge = neighbours(y).find(w);
      if (edge == neighbours(y).end() || edge->second != other_player(player))
        return "expected the edge " + graphs::name(std::minmax(y, w)) + " as the image of " +
               graphs::name(std::minmax(x, u)) + ", found none such";
      if ((y == x && w == u) || (y == u && w == x))
        return "expected another edge as the image of " + graphs::name(std::minmax(x, u)) + ", found the same";
    }
  for (const auto& [x, y] : image) {
    isolate(x);
    at(alive_, x) = 0;
  }
  return std::nullopt;
}

std::optional<std::string> PaintedGraph::misfit(const Gadget& before, const Gadget& after,
                                                const std::vector<int>& vertices) const {
  if (std::ssize(vertices) != before.order() || after.boundary != before.boundary || after.inner > before.inner)
    return "expected the " + std::to_string(before.order()) + " vertices of a gadget and no more after it, found " +
           std::to_string(vertices.size()) + " and " + std::to_string(after.order());
  std::map<int, int> place;
  for (std::size_t i = 0; i < vertices.size(); ++i)
    if (!alive(vertices[i]) || !place.emplace(vertices[i], static_cast<int>(i)).second)
      return "expected different vertices that are left, found " + std::to_string(vertices[i]);
  std::set<Edge> edges;
  for (const Edge& edge : before.edges) edges.emplace(std::minmax(edge.first, edge.second));
  std::size_t found = 0;
  for (int i = before.boundary; i < before.order(); ++i)
    for (const auto& [u, player] : neighbours(at(vertices, i))) {
      const auto end = place.find(u);
      const Edge edge = end == place.end() ? Edge(-1, -1) : Edge(std::minmax(i, end->second));
      const auto painted = before.painted.find(edge);
      if (!edges.contains(edge) || (painted == before.painted.end() ? 0 : painted->second) != player)
        return "expected an edge of the gadget, found " + graphs::name(std::minmax(at(vertices, i), u));
      if (end->second < i) ++found;
    }
  if (found != edges.size())
    return "expected " + std::to_string(edges.size()) + " edges of the gadget, found " + std::to_string(found);
  return std::nullopt;
}

std::optional<std::string> PaintedGraph::exchange_fails(const Gadget& before, const Gadget& after,
                                                        const std::vector<int>& vertices) {
  if (const auto reason = misfit(before, after, vertices)) return reason;
  for (int i = before.boundary; i < before.order(); ++i) {
    isolate(at(vertices, i));
    if (i >= after.order()) at(alive_, at(vertices, i)) = 0;
  }
  for (const Edge& edge : after.edges) {
    const int u = at(vertices, edge.first), v = at(vertices, edge.second);
    const auto painted = after.painted.find(edge);
    at(near_, u)[v] = at(near_, v)[u] = painted == after.painted.end() ? 0 : painted->second;
  }
  return std::nullopt;
}

std::vector<int> PaintedGraph::vertices() const {
  std::vector<int> result;
  for (int v = 0; v < order(); ++v)
    if (alive(v)) result.push_back(v);
  return result;
}

std::string PaintedGraph::instance() const {
  std::vector<int> number(near_.size(), 0);
  const std::vector<int> left = vertices();
  for (std::size_t i = 0; i < left.size(); ++i) at(number, left[i]) = static_cast<int>(i);
  std::vector<Edge> edges;
  std::map<Edge, int> painted;
  for (const int u : left)
    for (const auto& [v, player] : neighbours(u)) {
      if (v < u) continue;
      edges.emplace_back(at(number, u), at(number, v));
      if (player != 0) painted[edges.back()] = player;
    }
  return graphs::line_of(graphs::Graph(static_cast<int>(left.size()), edges)) + painted_text(painted);
}

}  // namespace gamecert::reductions
