// Order types are as many as are published, and triangulations of points as many as can be counted by hand.
#include "graphs/triangulations/order_types.hpp"

#include <gtest/gtest.h>

#include <set>

namespace gamecert::graphs {
namespace {

int triangulations(const PointSet& points) {
  std::set<std::vector<Edge>> seen;
  each_triangulation(points, [&](const Triangulation& one) {
    EXPECT_TRUE(seen.insert(one.graph().edges()).second);
    const int inner = points.order() - static_cast<int>(points.hull().size());
    EXPECT_EQ(one.faces().size(), points.hull().size() - 2 + 2 * static_cast<std::size_t>(inner));
  });
  return static_cast<int>(seen.size());
}

TEST(OrderTypes, PolygonsHaveAsManyTriangulationsAsCatalanNumbers) {
  const int catalan[] = {1, 2, 5, 14, 42};
  std::vector<Point> corners{{0, 0}, {1, 1}};
  for (int n = 3; n <= 7; ++n) {
    corners.push_back({n - 1, (n - 1) * (n - 1)});
    EXPECT_EQ(triangulations(PointSet(corners)), catalan[n - 3]) << n;
  }
}

TEST(OrderTypes, PointsInATriangleAreJoinedToAllCornersOrInTurn) {
  EXPECT_EQ(triangulations(PointSet({{0, 0}, {10, 0}, {0, 10}, {3, 3}})), 1);
  // Two points inside: the line through them leaves one corner on its one side.
  EXPECT_EQ(triangulations(PointSet({{0, 0}, {20, 0}, {0, 20}, {4, 5}, {7, 6}})), 2);
}

TEST(OrderTypes, OfFewPointsAreAllThere) {
  const std::size_t numbers[] = {1, 2, 3, 16, 135};
  for (int n = 3; n <= 7; ++n) {
    int looks = 0;
    const std::vector<PointSet> found = order_types(n, [&] { ++looks; });
    EXPECT_EQ(found.size(), numbers[n - 3]) << n;
    EXPECT_GE(looks, static_cast<int>(found.size())) << n;
    for (const PointSet& points : found) EXPECT_EQ(points.order(), n);
  }
  // Five points: in convex position, or four or three of them on the hull.
  std::set<std::size_t> hulls;
  for (const PointSet& points : order_types(5, [] {})) hulls.insert(points.hull().size());
  EXPECT_EQ(hulls, (std::set<std::size_t>{3, 4, 5}));
}

}  // namespace
}  // namespace gamecert::graphs
