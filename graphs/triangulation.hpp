// Triangulations: a disc cut into triangles, with or without points in the plane.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "graphs/graph.hpp"
#include "graphs/points.hpp"

namespace gamecert::graphs {

/// Vertices, edges and triangles. Its boundary is one cycle, and no two edges have the same ends.
class Triangulation {
 public:
  /// By its boundary, in order around, and its triangles. InputError, with the offending items named, if
  /// these do not make up a disc on the vertices 0..order-1.
  Triangulation(int order, std::vector<int> boundary, std::vector<Face> faces);
  /// Of a point set, by its edges; those of the convex hull may be left out. InputError, with the offending
  /// edges named, if two cross, one is given twice, or some are missing.
  Triangulation(PointSet points, const std::vector<Edge>& edges);

  /// The vertices and edges.
  const Graph& graph() const { return graph_; }
  /// In order around.
  const std::vector<int>& boundary() const { return boundary_; }
  /// Ascending.
  const std::vector<Face>& faces() const { return faces_; }
  /// Nothing for a disc without coordinates.
  const std::optional<PointSet>& points() const { return points_; }

 private:
  Graph graph_;
  std::vector<int> boundary_;
  std::vector<Face> faces_;
  std::optional<PointSet> points_;
};

/// Triangle i is 0, i, i+1 for i = 1..t; all points in convex position.
Triangulation fan(int triangles);
/// Rim 0..t-1 around the centre t, a disc without coordinates.
Triangulation wheel(int triangles);
/// Triangle i is i, i+1, i+2 for i = 0..t-1; all points in convex position.
Triangulation zigzag(int triangles);

}  // namespace gamecert::graphs
