// Pictures: nothing lies on anything else, triangulated discs have no crossings, and the text holds every item.
#include "graphs/picture.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "graphs/families.hpp"
#include "tests/graphs/random_graph.hpp"

namespace gamecert::graphs {
namespace {

double apart(const PagePoint& a, const PagePoint& b) { return std::hypot(a.x - b.x, a.y - b.y); }

void expect_distinct(const std::vector<PagePoint>& at, double least) {
  for (std::size_t u = 0; u < at.size(); ++u) {
    for (std::size_t v = 0; v < u; ++v) EXPECT_GT(apart(at[u], at[v]), least) << u << " and " << v;
  }
}

/// Twice the signed area.
double turn(const PagePoint& a, const PagePoint& b, const PagePoint& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool cross(const PagePoint& a, const PagePoint& b, const PagePoint& c, const PagePoint& d) {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(Places, KeepVerticesApartAndNeighboursNear) {
  for (const char* family : {"path:12", "cycle:9", "grid:4x5", "petersen", "complete:7", "star:8", "hypercube:4",
                             "binary-tree:3", "complete-bipartite:3,4"}) {
    const Graph graph = std::get<Graph>(make_family(family));
    const std::vector<PagePoint> at = places(graph);
    ASSERT_EQ(static_cast<int>(at.size()), graph.order());
    expect_distinct(at, 0.2);
    for (const auto& [u, v] : graph.edges())
      EXPECT_LT(apart(at[static_cast<std::size_t>(u)], at[static_cast<std::size_t>(v)]), 2.5) << family;
  }
}

TEST(Places, OfComponentsAreSideBySide) {
  const Graph graph(7, {{0, 3}, {3, 5}, {1, 2}});
  const std::vector<PagePoint> at = places(graph);
  expect_distinct(at, 0.5);
  for (const int left : {0, 3, 5}) {
    for (const int right : {1, 2, 4, 6})
      EXPECT_LT(at[static_cast<std::size_t>(left)].x, at[static_cast<std::size_t>(right)].x);
  }
  EXPECT_TRUE(places(Graph(0, {})).empty());
}

TEST(PlacesInside, DrawDiscsWithoutCrossings) {
  for (const char* family :
       {"fan:6", "wheel:7", "zigzag:8", "disc:4+1:0-1-4,1-2-4,2-3-4,0-3-4", "disc:3+2:0-1-3,1-2-3,0-3-4,2-3-4,0-2-4"}) {
    const auto triangulation = std::get<Triangulation>(make_family(family));
    const std::vector<PagePoint> at = places_inside(triangulation.graph(), triangulation.boundary());
    expect_distinct(at, 0.1);
    const std::vector<Edge> edges = triangulation.graph().edges();
    const auto place = [&](int v) { return at[static_cast<std::size_t>(v)]; };
    for (const auto& [a, b] : edges) {
      for (const auto& [c, d] : edges)
        EXPECT_FALSE(cross(place(a), place(b), place(c), place(d))) << family << " " << a << b << " " << c << d;
    }
  }
}

TEST(Picture, TextHoldsEveryItem) {
  Picture picture;
  picture.title = "a <b> & \"c\" 50%_";
  picture.vertices = {{{0, 0}, "0", Picture::Colour::green, "1", true}, {{1, 0}, "1"}, {{0, 1}, "2"}};
  picture.lines = {{0, 1}, {1, 2, true}, {2, 0, false, Picture::Colour::red, true, true}};
  const std::vector<Picture> both{picture, picture};
  const std::string page = svg(both);
  EXPECT_EQ(count(page, "<circle"), 8U);  // 3 vertices and a ring, twice
  EXPECT_EQ(count(page, "<line"), 6U);
  EXPECT_EQ(count(page, "marker-end"), 2U);
  EXPECT_EQ(count(page, "stroke-dasharray"), 2U);
  EXPECT_EQ(count(page, "a &lt;b&gt; &amp; &quot;c&quot; 50%_"), 2U);
  EXPECT_EQ(count(page, "nan") + count(page, "inf"), 0U);
  const std::string graph = dot(std::vector<Picture>{picture});
  EXPECT_EQ(count(graph, "digraph {"), 1U);
  EXPECT_EQ(count(graph, " -> "), 3U);
  EXPECT_EQ(count(graph, "dir=none"), 2U);
  EXPECT_EQ(count(graph, "\\\"c\\\""), 1U);
  picture.lines[1].arrow = false;
  EXPECT_EQ(count(dot(std::vector<Picture>{picture}), " -- "), 3U);
  const std::string tex = tikz(both);
  EXPECT_EQ(count(tex, "\\node[draw"), 6U);
  EXPECT_EQ(count(tex, "\\draw["), 6U);
  EXPECT_EQ(count(tex, "50\\%\\_"), 2U);
}

TEST(Picture, OfAnyGraphIsWhole) {
  std::mt19937_64 random(7);
  for (int order = 0; order <= 12; ++order) {
    const Graph graph = testing::random_graph(order, 0.4, random);
    Picture picture;
    for (const PagePoint& at : places(graph)) picture.vertices.push_back({at, ""});
    for (const auto& [u, v] : graph.edges()) picture.lines.push_back({u, v});
    const std::string page = svg(std::vector<Picture>{picture});
    EXPECT_EQ(count(page, "<circle"), static_cast<std::size_t>(order));
    EXPECT_EQ(count(page, "<line"), static_cast<std::size_t>(graph.size()));
    EXPECT_EQ(count(page, "nan"), 0U);
  }
}

}  // namespace
}  // namespace gamecert::graphs
