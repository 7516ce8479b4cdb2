// Points, and boards drawn between them: what they are, and every way in which a text is none.
#include "graphs/triangulation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>

#include "graphs/families.hpp"
#include "malformed.hpp"
#include "random_graph.hpp"
#include "tests/games/random_triangulation.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

using gamecert::testing::on_hull;

Triangulation board(std::string_view text) { return *std::get<PlaneBoard>(make_family(text)).triangulation; }

TEST(Triangulations, RefuseWhatIsNoneAtItsColumn) {
  const testing::Malformed cases[] = {
      {"convex:5:0-2", 10, "expected 2 edges inside the hull, found 1, none of which crosses 0-3"},
      {"convex:5:0-2,1-3", 10, "expected edges that do not cross, found 0-2 and 1-3"},
      {"convex:5:0-2,0-2", 10, "expected every edge once, found 0-2 twice"},
      {"convex:5:0-2,2-0", 10, "expected every edge once, found 0-2 twice"},
      {"convex:5:0-1,0-2", 10, "expected diagonals only, found the side 0-1"},
      {"convex:5:0-2,0-4", 10, "expected diagonals only, found the side 0-4"},
      {"convex:5:0-5", 12, "expected a number of at most 4, found 5"},
      {"convex:5:0-0,0-2", 10, "expected two different points, found 0-0"},
      {"convex:5:0-2,0-3,2-4", 10, "expected edges that do not cross, found 0-3 and 2-4"},
      {"convex:5:0-2,0-3,", 18, "expected a number, found the end of the text"},
      {"convex:5:0-2;0-3", 13, "expected ',', found ';'"},
      {"convex:5:02", 10, "expected a number without leading zeros, found '02'"},
      {"convex:", 8, "expected a number, found the end of the text"},
      {"convex", 7, "expected ':', found the end of the text"},
      {"convex:0:", 8, "expected a number of at least 1, found 0"},
      {"convex:3:0-1", 10, "expected diagonals only, found the side 0-1"},
      {"convex:2:0-1", 10, "expected diagonals only, found the side 0-1"},
      {"convex:100001:", 8, "expected a number of at most 100000, found 100001"},
      {"convex:1001:", 13, "expected at most 1000 points without edges, found 1001"},
      {"convex:6:0-2,0-2,0-3", 10, "expected every edge once, found 0-2 twice"},
      {"disc:", 6, "expected a number, found the end of the text"},
      {"disc:3", 7, "expected '+', found the end of the text"},
      {"disc:3+", 8, "expected a number, found the end of the text"},
      {"disc:3+0", 9, "expected ':', found the end of the text"},
      {"disc:3+0:", 10, "expected a number, found the end of the text"},
      {"disc:2+1:0-1-2", 6, "expected a number of at least 3, found 2"},
      {"disc:3+0:0-1-2,", 16, "expected a number, found the end of the text"},
      {"disc:3+0:0-1", 13, "expected '-', found the end of the text"},
      {"disc:3+0:0-1-1", 10, "expected three different vertices, found 0-1-1"},
      {"disc:3+0:0-1-3", 14, "expected a number of at most 2, found 3"},
      {"disc:3+0:0-1-2,0-2-1", 10, "expected every triangle once, found 0-1-2 twice"},
      {"disc:4+0:0-1-2", 10, "expected edge 2-3 of the boundary in a triangle, found it in none"},
      {"disc:4+0:0-1-2,0-1-3", 10, "expected edge 2-3 of the boundary in a triangle, found it in none"},
      {"disc:4+0:0-1-2,0-2-3,0-1-3", 10, "expected edge 0-1 of the boundary in one triangle, found it in 2"},
      {"disc:3+1:0-1-2", 10, "expected every vertex in a triangle, found none at 3"},
      {"disc:3+1:0-1-3,1-2-3,0-2-3,0-1-2", 10, "expected edge 0-1 of the boundary in one triangle, found it in 2"},
      {"disc:3+1:0-1-3,1-2-3", 10, "expected edge 0-2 of the boundary in a triangle, found it in none"},
      {"disc:3+4:0-1-2,3-4-5,3-4-6,3-5-6,4-5-6", 10, "expected one piece, found several"},
      {"disc:5+0:0-1-2,0-3-4,2-3-0,0-2-4", 10, "expected the inner edge 0-2 in two triangles, found it in 3"},
      {"disc:3+2:0-1-3,1-2-3,0-2-3", 10, "expected every vertex in a triangle, found none at 4"},
      {"disc:3+3:0-1-3,1-2-3,0-2-3,3-4-5", 10, "expected the inner edge 3-4 in two triangles, found it in 1"},
      {"disc:100000+1:0-1-2", 13, "expected a number of at most 0, found 1"},
      {"disc:3+1:0-1-2,0-1-3,0-2-3,1-2-3", 10, "expected edge 0-1 of the boundary in one triangle, found it in 2"},
      {"points:0,0;2,0;4,0", 8, "expected no three points on a line, found 0, 1 and 2"},
      {"points:0,0;4,0;0,4;4,0", 8, "expected different points, found 1 and 3 in the same place"},
      {"points:0,0;1000000001,0;0,4", 12, "expected a number of at most 1000000000, found 1000000001"},
      {"points:0,0;-1000000001,0;0,4", 13, "expected a number of at most 1000000000, found 1000000001"},
      {"points:0,0;4,0;0,4;1,1:0-3,1-3", 24, "expected 3 edges inside the hull, found 2, none of which crosses 2-3"},
      {"points:0,0;4,0;0,4;1,1:0-1", 24, "expected 3 edges inside the hull, found 0, none of which crosses 0-3"},
      {"points:0,0;4,0;4,4;0,4:0-2,1-3", 24, "expected edges that do not cross, found 0-2 and 1-3"},
      {"points:0,0;4,0;0,4;1,1:0-3,3-0", 24, "expected every edge once, found 0-3 twice"},
      {"points:0,0;4,0;0,4;1,1:0-3,3-3", 24, "expected two different points, found 3-3"},
      {"points:0,0;4,0;0,4;1,1:0-4", 26, "expected a number of at most 3, found 4"},
      {"points:", 8, "expected a number, found the end of the text"},
      {"points:0", 9, "expected ',', found the end of the text"},
      {"points:0,0;", 12, "expected a number, found the end of the text"},
      {"points:0,0;4,0:0-1", 16, "expected at least 3 points, found 2"},
      {"points:0.5,0;1,5;2,8", 9, "expected whole numbers as coordinates, found '.'"},
      {"points:0,0;4,0;4,4;0,4:0-1", 24, "expected 1 edge inside the hull, found 0, none of which crosses 0-2"},
      {"points:00,0", 8, "expected a number without leading zeros, found '00'"},
      {"points:0,0;4,0;-,4:", 17, "expected a number, found ','"},
      {"fan:0", 5, "expected a number of at least 1, found 0"},
      {"wheel:2", 7, "expected a number of at least 3, found 2"},
      {"zigzag:0", 8, "expected a number of at least 1, found 0"},
      {"fan:100001", 5, "expected at most 100000 triangles, found 100001"},
      {"wheel:100001", 7, "expected at most 100000 triangles, found 100001"},
      {"points:0,0;6,0;0,6;1,1;2,1:0-3,1-3,2-3,0-4,2-4", 28, "expected edges that do not cross, found 0-4 and 1-3"},
      {"disc:3+3:0-1-2,0-3-4,0-4-5,0-3-5,3-4-5", 10,
       "expected the triangles at vertex 0 to follow one another around it, found them in separate groups"},
      {"disc:5+0:0-1-3,1-3-4,1-2-4,0-2-4,0-2-3", 10,
       "expected vertices - edges + triangles = 1 as for a disc, found 0"},
      {"points:0,0;-1000000000,-999999999;1000000000,999999999", 8,
       "expected no three points on a line, found 0, 1 and 2"},
      {"points:0,0;1000000000,999999999;999999999,999999998;5,9;10,18", 8,
       "expected no three points on a line, found 0, 3 and 4"},
  };
  for (const auto& malformed : cases)
    testing::expect_refusal(malformed, [](const std::string& text) { make_family(text); });
  EXPECT_THROW(PointSet(std::vector<Point>(1001, Point{0, 0})), text::InputError);
}

TEST(Triangulations, OfFamiliesHaveTheirEdgesAndFaces) {
  EXPECT_EQ(board("fan:2").graph().edges(), (std::vector<Edge>{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {2, 3}}));
  EXPECT_EQ(board("fan:3").faces(), (std::vector<Face>{{0, 1, 2}, {0, 2, 3}, {0, 3, 4}}));
  EXPECT_EQ(board("zigzag:3").faces(), (std::vector<Face>{{0, 1, 2}, {1, 2, 3}, {2, 3, 4}}));
  EXPECT_EQ(board("zigzag:4").boundary(), (std::vector<int>{0, 2, 4, 5, 3, 1}));
  EXPECT_EQ(board("wheel:3").faces(), (std::vector<Face>{{0, 1, 3}, {0, 2, 3}, {1, 2, 3}}));
  EXPECT_FALSE(board("wheel:5").points().has_value());
  EXPECT_TRUE(board("zigzag:5").points()->is_polygon());
  for (const int t : {1, 2, 7, 200, 20000}) {
    for (const char* family : {"fan:", "zigzag:"}) {
      const Triangulation made = board(family + std::to_string(t));
      EXPECT_EQ(std::ssize(made.faces()), t);
      EXPECT_EQ(made.graph().size(), 2 * t + 1);
      EXPECT_EQ(std::ssize(made.boundary()), t + 2);
    }
  }
}

TEST(Triangulations, TakeTheHullGivenOrLeftOut) {
  const char* diagonals[] = {"0-3,1-3,2-3", "3-0,0-1,3-1,3-2", "0-1,0-2,0-3,1-2,1-3,2-3"};
  for (const char* edges : diagonals) {
    const Triangulation made = board(std::string("points:0,0;6,0;0,6;1,1:") + edges);
    EXPECT_EQ(made.graph().edges(), board("points:0,0;6,0;0,6;1,1:0-3,1-3,2-3").graph().edges());
    EXPECT_EQ(made.faces(), board("wheel:3").faces());
    EXPECT_EQ(made.boundary(), (std::vector<int>{0, 1, 2}));
  }
}

TEST(Points, AreBareWhereNoEdgesFollow) {
  for (const char* text : {"convex:4", "convex:4:", "points:0,0;4,0;0,4;-1,-2", "points:0,0;4,0;0,4;-1,-2:"})
    EXPECT_EQ(std::get<PlaneBoard>(make_family(text)).points->order(), 4) << text;
  EXPECT_EQ(std::get<PlaneBoard>(make_family("convex:1:")).points->hull(), (std::vector<int>{0}));
  EXPECT_EQ(std::get<PlaneBoard>(make_family("points:3,4")).points->hull(), (std::vector<int>{0}));
  EXPECT_EQ(std::get<PlaneBoard>(make_family("points:3,4;1,1")).points->hull(), (std::vector<int>{0, 1}));
}

TEST(Points, OfAPolygonAreThoseOfAParabola) {
  for (int n = 1; n <= 9; ++n) {
    std::vector<Point> parabola;
    for (std::int64_t i = 0; i < n; ++i) parabola.push_back({i, i * i});
    const PointSet drawn(parabola);
    const PointSet polygon = PointSet::polygon(n);
    EXPECT_EQ(drawn.hull(), polygon.hull());
    for (int a = 0; a < n; ++a) {
      for (int b = 0; b < n; ++b) {
        if (a == b) continue;
        EXPECT_EQ(on_hull(drawn, a, b), on_hull(polygon, a, b));
        for (int c = 0; c < n; ++c) {
          if (c == a || c == b) continue;
          EXPECT_EQ(drawn.left(a, b, c), polygon.left(a, b, c));
          EXPECT_TRUE(drawn.empty(make_face(a, b, c)));
          for (int d = 0; d < n; ++d) {
            if (d == c) continue;
            EXPECT_EQ(drawn.cross({a, b}, {c, d}), polygon.cross({a, b}, {c, d}));
          }
        }
      }
    }
  }
}

TEST(Points, AreToldApartByOneInABillion) {
  const std::int64_t most = PointSet::greatest_coordinate;
  const PointSet near_a_line({{-most, -most}, {most, most}, {0, 1}, {1, 0}, {most - 1, most}});
  EXPECT_TRUE(near_a_line.left(0, 1, 2));
  EXPECT_FALSE(near_a_line.left(0, 1, 3));
  EXPECT_TRUE(near_a_line.left(0, 1, 4));
  EXPECT_TRUE(near_a_line.cross({0, 1}, {2, 3}));
  EXPECT_FALSE(near_a_line.cross({0, 1}, {2, 4}));
  EXPECT_FALSE(near_a_line.cross({0, 1}, {1, 4}));
  EXPECT_EQ(PointSet({{-most, -most}, {most, -most}, {most, most}, {-most, most}}).hull(),
            (std::vector<int>{0, 1, 2, 3}));
}

TEST(Triangulations, OfRandomPointsAreDiscs) {
  std::mt19937_64 random(testing::seed());
  int inner = 0;
  for (int trial = 0; trial < 200; ++trial) {
    std::vector<Point> points;
    const auto coordinate = [&] { return static_cast<std::int64_t>(random() % 2'000'000'001) - 1'000'000'000; };
    for (int i = 3 + trial % 8; i > 0; --i) points.push_back({coordinate(), coordinate()});
    const PointSet set(points);
    std::vector<Edge> all;
    for (int v = 0; v < set.order(); ++v) {
      for (int u = 0; u < v; ++u) all.emplace_back(u, v);
    }
    std::shuffle(all.begin(), all.end(), random);
    std::vector<Edge> kept;
    for (const Edge& edge : all) {
      if (std::ranges::none_of(kept, [&](const Edge& other) { return set.cross(edge, other); })) kept.push_back(edge);
    }
    const Triangulation made(set, kept);
    const std::vector<int> hull = set.hull();
    EXPECT_EQ(made.graph().size(), 3 * set.order() - 3 - std::ssize(hull));
    EXPECT_EQ(std::ssize(made.faces()), 2 * set.order() - 2 - std::ssize(hull));
    for (std::size_t i = 0; i < hull.size(); ++i) {
      EXPECT_TRUE(on_hull(set, hull[i], hull[(i + 1) % hull.size()]));
      EXPECT_EQ(on_hull(set, hull[i], hull[(i + 2) % hull.size()]), hull.size() == 3);
    }
    // A disc by its faces, too.
    EXPECT_EQ(Triangulation(set.order(), hull, made.faces()).graph().edges(), made.graph().edges());
    inner += set.order() - static_cast<int>(hull.size());
    // Without any one edge inside, it is none.
    for (std::size_t i = 0; i < kept.size(); ++i) {
      std::vector<Edge> fewer = kept;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      if (on_hull(set, kept[i].first, kept[i].second)) continue;
      EXPECT_THROW(Triangulation(set, fewer), text::InputError);
    }
  }
  EXPECT_GT(inner, 200);
}

}  // namespace
}  // namespace gamecert::graphs
