// Triangulations of the sphere, a vertex at a time, each once.
//
// From order 4 on such a graph is 3-connected, so it has one embedding (Whitney 1932), and by Euler's formula a vertex
// of degree at most 5. A vertex v of least degree d is deleted, and the hole cut into triangles by diagonals that are
// no edges yet: none for d = 3, one for d = 4, two from one vertex of the hole for d = 5. There always are such
// diagonals: edges outside of the hole join at most one of two opposite vertices of a quadrilateral, and two diagonals
// of a pentagon that do not cross leave a vertex without. What is left is a triangulation with a vertex less; of all
// that can be left, the one with the least canonical form is the parent. Every triangulation is made from its parent: d
// - 3 edges inside of a cycle of d vertices go, and a new vertex is joined to the cycle (Bowen and Fisk, Generation of
// triangulations of the sphere, Mathematics of Computation 21, 1967). Sound because graphs that are kept have one
// parent, up to isomorphism, which by induction is met once, and those kept of one parent are told apart by their
// canonical forms.
#include "graphs/nauty/triangulations.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

#include "graphs/constructions.hpp"
#include "graphs/invariants.hpp"
#include "graphs/nauty/canonical.hpp"

namespace gamecert::graphs {
namespace {

using Rows = std::vector<VertexSet>;

Rows canonical_rows(const SmallGraph& graph) {
  const SmallGraph canonical = canonical_form(graph).graph;
  return {canonical.rows.begin(), canonical.rows.begin() + canonical.order};
}

/// With the neighbours of every vertex as they stand around it, all clockwise.
struct Sphere {
  SmallGraph graph;
  std::vector<std::vector<int>> around;

  const std::vector<int>& at(int v) const { return around[static_cast<std::size_t>(v)]; }
  std::vector<int>& at(int v) { return around[static_cast<std::size_t>(v)]; }
  /// The neighbour of v that stands `steps` behind the i-th.
  int behind(int v, std::size_t i, std::size_t steps) const { return at(v)[(i + steps) % at(v).size()]; }

  void remove_edge(int u, int v) {
    graph.delete_edge(u, v);
    std::erase(at(u), v);
    std::erase(at(v), u);
  }
  /// A new vertex joined to a face, whose vertices stand so that around each the one behind it comes just before the
  /// one in front of it.
  void fill(const std::vector<int>& face) {
    const int vertex = graph.order++;
    for (std::size_t i = 0; i < face.size(); ++i) {
      std::vector<int>& ring = at(face[i]);
      ring.insert(std::ranges::find(ring, face[(i + 1) % face.size()]) + 1, vertex);
      graph.add_edge(vertex, face[i]);
    }
    around.push_back(face);
  }
};

SmallGraph cut(const SmallGraph& graph, int vertex, const std::vector<std::pair<int, int>>& diagonals) {
  SmallGraph result = graph;
  for (const auto& [u, v] : diagonals) result.add_edge(u, v);
  return delete_vertex(result, vertex);
}

/// Whether none of the triangulations that a vertex of least degree can leave has a lesser canonical form than this.
bool is_parent(const Rows& parent, const Sphere& child) {
  const SmallGraph& graph = child.graph;
  const int least = min_degree(graph);
  for (int v = 0; v < graph.order; ++v) {
    if (graph.degree(v) != least) continue;
    const std::size_t hubs = least == 3 ? 1 : least == 4 ? 2 : 5;
    for (std::size_t i = 0; i < hubs; ++i) {
      const int hub = child.behind(v, i, 0);
      std::vector<std::pair<int, int>> diagonals;
      for (std::size_t steps = 2; steps + 1 < static_cast<std::size_t>(least); ++steps)
        diagonals.emplace_back(hub, child.behind(v, i, steps));
      const bool free =
          std::ranges::none_of(diagonals, [&](const auto& d) { return graph.adjacent(d.first, d.second); });
      if (free && canonical_rows(cut(graph, v, diagonals)) < parent) return false;
    }
  }
  return true;
}

class Generator {
 public:
  Generator(int order, Piece piece, const std::function<bool(const SmallGraph&)>& visit)
      : order_(order), dealt_(std::max(4, order - 2)), piece_(piece), visit_(visit) {}

  /// Whether to go on.
  bool extend(const Sphere& sphere) {
    if (sphere.graph.order == dealt_ && seen_++ % piece_.count != piece_.index) return true;
    if (sphere.graph.order == order_) return visit_(sphere.graph);
    const Rows parent = canonical_rows(sphere.graph);
    std::set<Rows> children;
    for (int u = 0; u < sphere.graph.order; ++u) {
      for (std::size_t i = 0; i < sphere.at(u).size(); ++i) {
        for (std::size_t removed = 0; removed <= 2; ++removed) {
          if (!grow(sphere, u, i, removed, parent, children)) return false;
        }
      }
    }
    return true;
  }

 private:
  /// Without so many edges at u, those behind its i-th neighbour, and with a new vertex in their place.
  bool grow(const Sphere& sphere, int u, std::size_t i, std::size_t removed, const Rows& parent,
            std::set<Rows>& children) {
    const int degree = static_cast<int>(removed) + 3;
    if (sphere.at(u).size() < removed + 2) return true;
    std::vector<int> face{u};
    for (std::size_t steps = 0; steps < removed + 2; ++steps) face.push_back(sphere.behind(u, i, steps));
    // A triangle has three corners, an edge two ends.
    if (removed == 0 && (u > face[1] || u > face[2])) return true;
    if (removed == 1 && u > face[2]) return true;
    Sphere child = sphere;
    for (std::size_t k = 2; k < removed + 2; ++k) child.remove_edge(u, face[k]);
    child.fill(face);
    if (min_degree(child.graph) != degree || !children.insert(canonical_rows(child.graph)).second) return true;
    return !is_parent(parent, child) || extend(child);
  }

  int order_;
  int dealt_;  // the order at which pieces take turns
  Piece piece_;
  const std::function<bool(const SmallGraph&)>& visit_;
  std::int64_t seen_ = 0;  // of order dealt_
};

}  // namespace

bool enumerate_triangulations(int order, Piece piece, const std::function<bool(const SmallGraph&)>& visit) {
  if (order < 3) return true;
  Sphere sphere{{.order = 3}, {{1, 2}, {2, 0}, {0, 1}}};
  for (int v = 0; v < 3; ++v) sphere.graph.add_edge(v, (v + 1) % 3);
  if (order == 3) return piece.index > 0 || visit(sphere.graph);
  sphere.fill({0, 1, 2});
  return Generator(order, piece, visit).extend(sphere);
}

}  // namespace gamecert::graphs
