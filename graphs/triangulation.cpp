// Building triangulations, and what is wrong with lists that are none.
#include "graphs/triangulation.hpp"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>
#include <string>
#include <utility>

#include "graphs/family_member.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

Edge ascending(int u, int v) { return std::minmax(u, v); }

std::vector<Edge> around(const std::vector<int>& boundary) {
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < boundary.size(); ++i)
    edges.push_back(ascending(boundary[i], boundary[(i + 1) % boundary.size()]));
  return edges;
}

void refuse_outside(int v, int order) {
  if (v < 0 || v >= order)
    throw text::InputError("expected a vertex 0.." + std::to_string(order - 1) + ", found " + std::to_string(v));
}

/// How many triangles each edge is in.
std::map<Edge, int> count_sides(int order, const std::vector<Face>& faces) {
  std::map<Edge, int> count;
  for (std::size_t i = 0; i < faces.size(); ++i) {
    const auto& [a, b, c] = faces[i];
    for (const int v : faces[i]) refuse_outside(v, order);
    if (a == b || b == c) throw text::InputError("expected three different vertices, found " + name(faces[i]));
    if (i > 0 && faces[i] == faces[i - 1])
      throw text::InputError("expected every triangle once, found " + name(faces[i]) + " twice");
    for (const Edge& side : {Edge(a, b), Edge(a, c), Edge(b, c)}) ++count[side];
  }
  return count;
}

/// Every vertex of `linked` can be reached from the first; both directions of a link are listed.
bool connected(const std::map<int, std::vector<int>>& linked) {
  std::set<int> reached{linked.begin()->first};
  for (std::vector<int> open(reached.begin(), reached.end()); !open.empty();) {
    const int v = open.back();
    open.pop_back();
    for (const int w : linked.find(v)->second) {
      if (reached.insert(w).second) open.push_back(w);
    }
  }
  return reached.size() == linked.size();
}

/// The edges of a surface whose boundary is this one cycle, in one piece, and without holes or handles.
std::vector<Edge> edges_of_disc(int order, const std::vector<int>& boundary, const std::vector<Face>& faces) {
  const std::map<Edge, int> sides = count_sides(order, faces);
  std::set<Edge> wanted;  // no larger than what the triangles give
  for (const Edge& edge : around(boundary)) {
    if (!sides.contains(edge))
      throw text::InputError("expected edge " + name(edge) + " of the boundary in a triangle, found it in none");
    wanted.insert(edge);
  }
  for (const auto& [edge, count] : sides) {
    const bool outer = wanted.contains(edge);
    if (count != (outer ? 1 : 2))
      throw text::InputError("expected " + std::string(outer ? "edge " : "the inner edge ") + name(edge) +
                             (outer ? " of the boundary in one triangle" : " in two triangles") + ", found it in " +
                             std::to_string(count));
  }
  std::map<int, std::map<int, std::vector<int>>> links;
  std::map<int, std::vector<int>> neighbours;
  for (const Face& face : faces) {
    for (std::size_t i = 0; i < 3; ++i) {
      const int u = face[(i + 1) % 3];
      const int w = face[(i + 2) % 3];
      auto& link = links[face[i]];
      link[u].push_back(w);
      link[w].push_back(u);
      neighbours[face[i]].insert(neighbours[face[i]].end(), {u, w});
    }
  }
  for (int v = 0; v < order; ++v) {
    if (!links.contains(v))
      throw text::InputError("expected every vertex in a triangle, found none at " + std::to_string(v));
    if (!connected(links[v]))
      throw text::InputError("expected the triangles at vertex " + std::to_string(v) +
                             " to follow one another around it, found them in separate groups");
  }
  if (!connected(neighbours)) throw text::InputError("expected one piece, found several");
  const auto characteristic = order - static_cast<std::ptrdiff_t>(sides.size()) + std::ssize(faces);
  if (characteristic != 1)
    throw text::InputError("expected vertices - edges + triangles = 1 as for a disc, found " +
                           std::to_string(characteristic));
  const auto edges = std::views::keys(sides);
  return {edges.begin(), edges.end()};
}

[[noreturn]] void refuse_crossing(const Edge& one, const Edge& other) {
  throw text::InputError("expected edges that do not cross, found " + name(one) + " and " + name(other));
}

/// In a polygon, chords of places cross if they interleave: one pass with the chords around the current place.
void refuse_crossing_chords(const PointSet& points, const std::vector<Edge>& edges) {
  const std::vector<int> corner = points.hull();
  std::vector<int> place(corner.size());
  for (std::size_t i = 0; i < corner.size(); ++i) place[static_cast<std::size_t>(corner[i])] = static_cast<int>(i);
  std::vector<Edge> chords;
  for (const auto& [u, v] : edges)
    chords.push_back(ascending(place[static_cast<std::size_t>(u)], place[static_cast<std::size_t>(v)]));
  std::ranges::sort(chords, [](const Edge& a, const Edge& b) {
    return a.first != b.first ? a.first < b.first : a.second > b.second;
  });
  const auto named = [&](const Edge& chord) {
    return ascending(corner[static_cast<std::size_t>(chord.first)], corner[static_cast<std::size_t>(chord.second)]);
  };
  std::vector<Edge> open;
  for (const Edge& chord : chords) {
    while (!open.empty() && open.back().second <= chord.first) open.pop_back();
    if (!open.empty() && open.back().second < chord.second && open.back().first < chord.first)
      refuse_crossing(named(open.back()), named(chord));
    open.push_back(chord);
  }
}

void refuse_crossing_edges(const PointSet& points, const std::vector<Edge>& edges) {
  if (points.is_polygon()) return refuse_crossing_chords(points, edges);
  for (std::size_t i = 0; i < edges.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      if (points.cross(edges[k], edges[i])) refuse_crossing(edges[k], edges[i]);
    }
  }
}

/// A segment that could still be added; the search for one is given up in large point sets.
std::string missing(const PointSet& points, const std::vector<Edge>& edges) {
  constexpr int most_searched = 100;
  for (int v = 0; v < points.order() && points.order() <= most_searched; ++v) {
    for (int u = 0; u < v; ++u) {
      const auto in_the_way = [&](const Edge& edge) { return edge == Edge(u, v) || points.cross(edge, {u, v}); };
      if (std::ranges::none_of(edges, in_the_way)) return ", none of which crosses " + name(Edge(u, v));
    }
  }
  return "";
}

/// The edges in order, with those of the hull added.
std::vector<Edge> complete(const PointSet& points, const std::vector<int>& hull, const std::vector<Edge>& given) {
  std::vector<Edge> edges;
  for (const auto& [u, v] : given) {
    refuse_outside(u, points.order());
    refuse_outside(v, points.order());
    if (u == v) throw text::InputError("expected two different points, found " + name(Edge(u, v)));
    edges.push_back(ascending(u, v));
  }
  std::ranges::sort(edges);
  const auto twice = std::ranges::adjacent_find(edges);
  if (twice != edges.end()) throw text::InputError("expected every edge once, found " + name(*twice) + " twice");
  const std::vector<Edge> sides = around(hull);
  edges.insert(edges.end(), sides.begin(), sides.end());
  std::ranges::sort(edges);
  edges.erase(std::ranges::unique(edges).begin(), edges.end());
  refuse_crossing_edges(points, edges);
  const std::size_t wanted = 3 * static_cast<std::size_t>(points.order()) - 3 - hull.size();
  if (edges.size() != wanted) {
    const std::size_t inside = wanted - hull.size();
    throw text::InputError("expected " + std::to_string(inside) + (inside == 1 ? " edge" : " edges") +
                           " inside the hull, found " + std::to_string(edges.size() - hull.size()) +
                           missing(points, edges));
  }
  return edges;
}

/// The triangles between edges of a triangulation: three neighbours around an empty triangle.
std::vector<Face> faces_of(const Graph& graph, const PointSet& points) {
  std::vector<Face> faces;
  for (const auto& [u, v] : graph.edges()) {
    const auto [fewer, other] = graph.degree(u) < graph.degree(v) ? Edge(u, v) : Edge(v, u);
    for (const int w : graph.neighbours(fewer)) {
      if (w > v && graph.adjacent(other, w) && points.empty({u, v, w})) faces.push_back({u, v, w});
    }
  }
  std::ranges::sort(faces);
  return faces;
}

}  // namespace

Triangulation::Triangulation(int order, std::vector<int> boundary, std::vector<Face> faces)
    : boundary_(std::move(boundary)), faces_(std::move(faces)) {
  for (Face& face : faces_) std::ranges::sort(face);
  std::ranges::sort(faces_);
  graph_ = Graph(order, edges_of_disc(order, boundary_, faces_));
}

Triangulation::Triangulation(PointSet points, const std::vector<Edge>& edges) : boundary_(points.hull()) {
  if (points.order() < 3) throw text::InputError("expected at least 3 points, found " + std::to_string(points.order()));
  graph_ = Graph(points.order(), complete(points, boundary_, edges));
  faces_ = faces_of(graph_, points);
  points_ = std::move(points);
}

PlaneBoard::PlaneBoard(Triangulation board)
    : graph(board.graph()),
      placed(board.points().has_value()),
      triangulation(std::make_shared<const Triangulation>(std::move(board))) {}

PlaneBoard::PlaneBoard(PointSet board)
    : graph(board.order(), {}), placed(true), points(std::make_shared<const PointSet>(std::move(board))) {}

Triangulation fan(int triangles) {
  std::vector<Edge> spokes;
  for (int i = 2; i <= triangles; ++i) spokes.emplace_back(0, i);
  return {PointSet::polygon(triangles + 2), spokes};
}

Triangulation wheel(int triangles) {
  std::vector<int> rim;
  std::vector<Face> faces;
  for (int i = 0; i < triangles; ++i) {
    rim.push_back(i);
    faces.push_back(make_face(i, (i + 1) % triangles, triangles));
  }
  return {triangles + 1, rim, faces};
}

Triangulation zigzag(int triangles) {
  // Even points on the way there, odd ones on the way back.
  std::vector<int> corners;
  for (int v = 0; v < triangles + 2; v += 2) corners.push_back(v);
  for (int v = triangles + 1; v >= 0; --v) {
    if (v % 2 != 0) corners.push_back(v);
  }
  std::vector<Edge> diagonals;
  for (int i = 1; i < triangles; ++i) diagonals.emplace_back(i, i + 1);
  return {PointSet::polygon(corners), diagonals};
}

}  // namespace gamecert::graphs
