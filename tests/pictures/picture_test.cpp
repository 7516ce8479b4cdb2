// Pictures: nothing lies on anything else, planar graphs have no crossings, and the text holds every item.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "graphs/families.hpp"
#include "graphs/families/users_board.hpp"
#include "graphs/planar.hpp"
#include "graphs/triangulation.hpp"
#include "pictures/layout.hpp"
#include "tests/graphs/random_graph.hpp"
#include "tests/pictures/clearance.hpp"
#include "text/errors.hpp"

namespace gamecert::pictures {
namespace {

using graphs::Edge;
using graphs::Graph;

int crossings(const Graph& graph, const std::vector<PagePoint>& at) {
  int result = 0;
  const auto place = [&](int v) { return at[static_cast<std::size_t>(v)]; };
  for (const auto& [a, b] : graph.edges())
    for (const auto& [c, d] : graph.edges()) result += lines_cross(place(a), place(b), place(c), place(d)) ? 1 : 0;
  return result / 2;
}

/// No vertex meets another, nor an edge that does not end there.
void expect_clear(const Graph& graph, const std::vector<PagePoint>& at, const std::string& name) {
  ASSERT_EQ(std::ssize(at), graph.order()) << name;
  const auto place = [&](int v) { return at[static_cast<std::size_t>(v)]; };
  for (int v = 0; v < graph.order(); ++v) {
    for (int u = 0; u < v; ++u)
      EXPECT_GT(std::hypot(place(u).x - place(v).x, place(u).y - place(v).y), 2.2 * radius)
          << name << ": " << u << " and " << v;
    for (const auto& [a, b] : graph.edges()) {
      if (a == v || b == v) continue;
      EXPECT_GT(distance(place(v), place(a), place(b)), radius) << name << ": " << v << " on " << a << "-" << b;
    }
  }
}

std::vector<PagePoint> best(const std::string& family, const Graph& graph) {
  auto usual = usual_places(family, graph);
  return usual ? *usual : places(graph);
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(Places, OfEveryFamilyAreClear) {
  for (const std::string family : {"path:12",
                                   "cycle:9",
                                   "grid:4x5",
                                   "grid:3x3x2",
                                   "grid:3x3x3",
                                   "grid:2x3x4",
                                   "grid:2x2x4",
                                   "grid:3x2x2",
                                   "grid:2x1x2",
                                   "grid:2x2x2x3",
                                   "petersen",
                                   "complete:4",
                                   "complete:7",
                                   "complete:12",
                                   "star:8",
                                   "hypercube:0",
                                   "hypercube:1",
                                   "hypercube:2",
                                   "hypercube:3",
                                   "hypercube:4",
                                   "hypercube:5",
                                   "binary-tree:3",
                                   "kary-tree:3,2",
                                   "kary-tree:1,5",
                                   "complete-bipartite:3,4",
                                   "complete-bipartite:2,2",
                                   "complete-bipartite:2,3",
                                   "complete-bipartite:5,2",
                                   "cylinder:5x3",
                                   "spider:2,3,1",
                                   "rays:4,3",
                                   "rays:6,2",
                                   "prism:3",
                                   "prism:6",
                                   "generalised-petersen:7,2",
                                   "generalised-petersen:6,2",
                                   "generalised-petersen:10,2",
                                   "circulant:9,1,3",
                                   "circulant:6,1,2",
                                   "kneser:4,1",
                                   "kneser:5,2",
                                   "kneser:6,2",
                                   "paley:13"}) {
    const Graph graph = std::get<Graph>(graphs::make_family(family));
    const std::vector<PagePoint> at = best(family, graph);
    expect_clear(graph, at, family);
    if (graphs::planar(graph) && family != "complete:4") {
      EXPECT_EQ(crossings(graph, at), 0) << family;
    }
  }
}

TEST(Places, OfSumsAndProductsAreNotThoseOfTheFirstFamily) {
  for (const std::string family :
       {"path:4+path:1",        "cycle:5+path:1",       "complete:4+path:2",    "circulant:9,1,3+path:1",
        "paley:13+path:1",      "petersen+path:1",      "prism:3+path:1",       "generalised-petersen:7,2+path:1",
        "grid:2x3+path:1",      "hypercube:3+path:1",   "kneser:5,2+path:1",    "cylinder:5x3+path:1",
        "star:8+path:1",        "spider:2,2+petersen",  "rays:4,3+path:1",      "complete-bipartite:3,4+path:1",
        "binary-tree:2+path:1", "kary-tree:3,2+star:4", "kary-tree:1,5+path:3", "path:2*path:3",
        "cycle:5*path:2",       "binary-tree:2*path:2"}) {
    const Graph graph = std::get<Graph>(graphs::make_family(family));
    EXPECT_FALSE(usual_places(family, graph)) << family;
    expect_clear(graph, best(family, graph), family);
  }
  EXPECT_FALSE(usual_places("spider:2,2", std::get<Graph>(graphs::make_family("path:4"))));
}

TEST(Places, ArePicturesOneKnows) {
  const Graph petersen = std::get<Graph>(graphs::make_family("petersen"));
  EXPECT_EQ(crossings(petersen, best("petersen", petersen)), 5);  // those of the star inside
  const Graph pairs = std::get<Graph>(graphs::make_family("kneser:5,2"));
  EXPECT_EQ(crossings(pairs, best("kneser:5,2", pairs)), 5);
  const Graph grid = std::get<Graph>(graphs::make_family("grid:2x3"));
  const std::vector<PagePoint> at = best("grid:2x3", grid);
  for (std::size_t v = 0; v < 3; ++v) {
    EXPECT_EQ(at[v].x, at[v + 3].x);
    EXPECT_EQ(at[v].y, at[0].y);
  }
  const Graph tree = std::get<Graph>(graphs::make_family("binary-tree:2"));
  const std::vector<PagePoint> levels = best("binary-tree:2", tree);
  EXPECT_EQ(levels[3].y, levels[6].y);
  EXPECT_GT(levels[0].y, levels[1].y);
}

void expect_regular_polygon(const std::vector<PagePoint>& around, const std::string& name) {
  const std::size_t n = around.size();
  const double side = std::hypot(around[0].x - around[1].x, around[0].y - around[1].y);
  PagePoint middle;
  for (const PagePoint& at : around)
    middle = {middle.x + at.x / static_cast<double>(n), middle.y + at.y / static_cast<double>(n)};
  for (std::size_t i = 0; i < n; ++i) {
    const PagePoint &at = around[i], &next = around[(i + 1) % n];
    EXPECT_NEAR(std::hypot(at.x - next.x, at.y - next.y), side, 1e-9) << name;
    EXPECT_NEAR(std::hypot(at.x - middle.x, at.y - middle.y),
                side / (2 * std::sin(std::acos(-1) / static_cast<double>(n))), 1e-9)
        << name;
  }
}

TEST(Places, OfCompleteGraphsAreRegularPolygons) {
  for (int n = 3; n <= 12; ++n) {
    const std::string family = "complete:" + std::to_string(n);
    expect_regular_polygon(best(family, std::get<Graph>(graphs::make_family(family))), family);
  }
}

TEST(Places, OfAWheelHaveTheHubInTheMiddle) {
  for (int rim = 4; rim <= 12; ++rim) {
    std::vector<Edge> edges;
    for (int v = 0; v < rim; ++v) {
      edges.emplace_back(v, (v + 1) % rim);
      edges.emplace_back(v, rim);
    }
    const Graph graph(rim + 1, edges);
    std::vector<PagePoint> at = best("wheel:" + std::to_string(rim), graph);
    expect_clear(graph, at, "wheel");
    EXPECT_EQ(std::pair(at.back().x, at.back().y), std::pair(0.0, 0.0));
    at.pop_back();
    expect_regular_polygon(at, "wheel");
  }
}

TEST(Places, OfPolygonsWithDiagonalsAreTheirCornersInOrder) {
  std::mt19937_64 random(7);  // NOLINT(cert-msc32-c,cert-msc51-cpp)
  const auto below = [&](int bound) { return std::uniform_int_distribution(0, bound - 1)(random); };
  for (int n = 4; n <= 14; ++n) {
    // Triangulated at random, corner by corner between two neighbours; then some diagonals go.
    std::vector<int> around{0, 1, 2};
    std::vector<Edge> edges{{0, 1}, {1, 2}, {0, 2}};
    for (int v = 3; v < n; ++v) {
      const auto i = static_cast<std::size_t>(below(v));
      edges.emplace_back(around[i], v);
      edges.emplace_back(around[(i + 1) % around.size()], v);
      around.insert(around.begin() + static_cast<std::ptrdiff_t>(i) + 1, v);
    }
    const auto is_side = [&](const Edge& edge) {
      const auto i = static_cast<std::size_t>(std::ranges::find(around, edge.first) - around.begin());
      const auto size = around.size();
      return around[(i + 1) % size] == edge.second || around[(i + size - 1) % size] == edge.second;
    };
    if (n % 2 == 0) std::erase_if(edges, [&](const Edge& edge) { return !is_side(edge) && below(2) == 0; });
    const Graph graph(n, edges);
    const std::vector<PagePoint> at = places(graph);
    std::vector<PagePoint> corners;
    for (const int v : around) corners.push_back(at[static_cast<std::size_t>(v)]);
    expect_regular_polygon(corners, std::to_string(n));
    expect_clear(graph, at, std::to_string(n));
    EXPECT_EQ(crossings(graph, at), 0);
  }
}

TEST(Places, OfWhatIsNoPolygonWithDiagonalsAreOthers) {
  for (const std::string family : {"complete:4", "complete-bipartite:2,3", "path:5", "star:4", "prism:3", "petersen",
                                   "spider:2,2,2", "circulant:6,1,2"})
    EXPECT_FALSE(polygon(std::get<Graph>(graphs::make_family(family)))) << family;
  // Two triangles at a vertex, and beside one another; a triangle with a leaf.
  EXPECT_FALSE(polygon(Graph(5, {{0, 1}, {1, 2}, {0, 2}, {2, 3}, {3, 4}, {2, 4}})));
  EXPECT_FALSE(polygon(Graph(6, {{0, 1}, {1, 2}, {0, 2}, {3, 4}, {4, 5}, {3, 5}})));
  EXPECT_FALSE(polygon(Graph(4, {{0, 1}, {1, 2}, {0, 2}, {2, 3}})));
}

/// The edges that change one digit are parallel.
void expect_parallel(const std::vector<PagePoint>& at, std::size_t digit) {
  const PagePoint step{at[digit].x - at[0].x, at[digit].y - at[0].y};
  for (std::size_t v = 0; v < at.size(); ++v) {
    if ((v & digit) != 0) continue;
    EXPECT_NEAR(step.x * (at[v | digit].y - at[v].y), step.y * (at[v | digit].x - at[v].x), 1e-9) << v << " " << digit;
  }
}

TEST(Places, OfCubesAreSquaresAndCubesInEachOther) {
  const auto cube = [](int n) {
    const std::string family = "hypercube:" + std::to_string(n);
    return best(family, std::get<Graph>(graphs::make_family(family)));
  };
  const std::vector<PagePoint> square = cube(2);
  EXPECT_EQ(square[0].x, square[2].x);
  EXPECT_EQ(square[0].y, square[1].y);
  EXPECT_EQ(square[1].x - square[0].x, square[0].y - square[2].y);
  for (const int n : {3, 4}) {  // a half is the other half, smaller, around the same middle
    const std::vector<PagePoint> at = cube(n);
    const std::size_t half = at.size() / 2;
    for (std::size_t v = 0; v < half; ++v) {
      EXPECT_LT(std::hypot(at[v + half].x, at[v + half].y), std::hypot(at[v].x, at[v].y));
      EXPECT_NEAR(at[v + half].x * at[v].y, at[v + half].y * at[v].x, 1e-9);
    }
    for (std::size_t digit = 1; digit < half; digit *= 2) expect_parallel(at, digit);
  }
  for (std::size_t digit = 1; digit < 32; digit *= 2) expect_parallel(cube(5), digit);
}

TEST(Places, OfPlanarGraphsHaveNoCrossingsAndAreClear) {
  std::mt19937_64 random(3);  // NOLINT(cert-msc32-c,cert-msc51-cpp)
  int looked_at = 0;
  for (int i = 0; i < 150; ++i) {
    const Graph graph = graphs::testing::random_graph(5 + i % 12, 0.1 + 0.03 * (i % 8), random);
    if (!graphs::planar(graph)) continue;
    const std::vector<PagePoint> at = places(graph);
    EXPECT_EQ(crossings(graph, at), 0) << i;
    expect_clear(graph, at, std::to_string(i));
    ++looked_at;
  }
  EXPECT_GT(looked_at, 60);
}

TEST(Places, OfOtherGraphsAreClear) {
  std::mt19937_64 random(5);  // NOLINT(cert-msc32-c,cert-msc51-cpp)
  for (int i = 0; i < 30; ++i) {
    const Graph graph = graphs::testing::random_graph(6 + i % 6, 0.5, random);
    expect_clear(graph, places(graph), std::to_string(i));
  }
  for (const std::string board :
       {"complement(grid:6x6)", "random:40,0.9,1", "cone(king:4x4)", "random:20,0.5,3", "complement(path:12)"}) {
    const Graph graph = graphs::graph_of(graphs::users_board(board).board);
    expect_clear(graph, places(graph), board);
  }
}

TEST(Places, AsTheyAreAskedFor) {
  const Graph cube = std::get<Graph>(graphs::make_family("hypercube:3"));
  const std::vector<PagePoint> round = places(cube, Layout::circle);
  const double middle = round[0].x, reach = round[0].y;  // vertex 0 is on top
  for (const PagePoint& at : round) EXPECT_NEAR(std::hypot(at.x - middle, at.y), reach, 1e-9);
  EXPECT_EQ(crossings(cube, places(cube, Layout::planar)), 0);
  EXPECT_THROW(places(std::get<Graph>(graphs::make_family("petersen")), Layout::planar), text::InputError);
}

TEST(Places, OfAVertexOfManyNeighboursAreOfOneComponent) {
  std::vector<Edge> edges;
  for (int v = 1; v < 300; ++v) edges.emplace_back(0, v);
  for (int v = 2; v < 300; ++v) edges.emplace_back(1, v);
  const Graph graph(300, edges);
  EXPECT_EQ(crossings(graph, places(graph, Layout::planar)), 0);
}

TEST(Places, OfComponentsAreSideBySide) {
  const Graph graph(7, {{0, 3}, {3, 5}, {1, 2}});
  const std::vector<PagePoint> at = places(graph);
  expect_clear(graph, at, "components");
  for (const int left : {0, 3, 5}) {
    for (const int right : {1, 2, 4, 6})
      EXPECT_LT(at[static_cast<std::size_t>(left)].x, at[static_cast<std::size_t>(right)].x);
  }
  EXPECT_TRUE(places(Graph(0, {})).empty());
}

TEST(PlacesInside, DrawDiscsWithoutCrossings) {
  for (const char* family : {"fan:6", "fan:20", "zigzag:30", "wheel:7", "zigzag:8", "disc:4+1:0-1-4,1-2-4,2-3-4,0-3-4",
                             "disc:3+2:0-1-3,1-2-3,0-3-4,2-3-4,0-2-4"}) {
    const auto triangulation = *std::get<graphs::PlaneBoard>(graphs::make_family(family)).triangulation;
    std::vector<PagePoint> at = places_inside(triangulation.graph(), triangulation.boundary());
    EXPECT_EQ(crossings(triangulation.graph(), at), 0) << family;
    settle(triangulation.graph(), at);
    EXPECT_EQ(crossings(triangulation.graph(), at), 0) << family;
    expect_clear(triangulation.graph(), at, family);
  }
}

/// Numbers behind x= and the like.
std::vector<double> numbers_behind(const std::string& text, const std::string& what) {
  std::vector<double> found;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1))
    found.push_back(std::stod(text.substr(at + what.size())));
  return found;
}

TEST(Picture, LongTextIsBrokenAndStaysOnThePage) {
  Picture picture;
  picture.title = std::string(30, 'a') + " " + std::string(200, 'b') + " " + std::string(40, 'c');
  picture.vertices = {{{0, 0}, "longer than a circle", Picture::Colour::white, "a note of some length"}};
  const std::string page = svg(std::vector<Picture>{picture});
  const double width = numbers_behind(page, "width=\"").front(), height = numbers_behind(page, " height=\"").front();
  EXPECT_GT(count(page, "class=\"title\""), 4U);
  EXPECT_LT(width, 700);
  const std::size_t note = page.find("class=\"note\"");
  ASSERT_NE(note, std::string::npos);
  EXPECT_LT(numbers_behind(page.substr(note), " x=\"").front() + 6.0 * 21, width);
  for (const double y : numbers_behind(page, " y=\"")) EXPECT_LT(y, height);
  std::string all;  // of the title, its lines put together
  for (const char c : page.substr(0, note)) all += c == 'b' ? "b" : "";
  EXPECT_GE(all.size(), 200U);
}

TEST(Picture, LabelsStayLegible) {
  Picture picture;
  const std::string umlaut = "\xC3\xBC";
  picture.vertices = {
      {{0, 0}, std::string(100, 'w')}, {{1, 0}, "10"}, {{2, 0}, umlaut + "b" + umlaut + "r " + umlaut + "b."}};
  const std::string page = svg(std::vector<Picture>{picture});
  for (const double size : numbers_behind(page, "style=\"font-size:")) EXPECT_GE(size, 6);
  EXPECT_EQ(count(page, "<title>"), 2U);
  EXPECT_EQ(count(page, "<title>" + std::string(100, 'w') + "</title></text>"), 1U);
  EXPECT_EQ(count(page, "<title>" + picture.vertices[2].label + "</title></text>"), 1U);
  EXPECT_EQ(count(page, "\xE2\x80\xA6<title>"), 2U);
  EXPECT_EQ(count(page, ">10</text>"), 1U);
}

TEST(Picture, IsXmlWhateverItsTextsAre) {
  Picture picture;
  const std::string umlaut = "\xC3\xBC";
  for (int i = 0; i < 101; ++i) picture.title += umlaut;
  picture.title = "a" + picture.title + "\x01";
  picture.vertices = {{{0, 0}, std::string("\0\x1B", 2), Picture::Colour::white, "\xEF\xBF\xBF\x08"}};
  const std::string page = svg(std::vector<Picture>{picture});
  for (const char c : page) EXPECT_TRUE(c == '\n' || c < 0 || c >= ' ') << int{c};
  EXPECT_EQ(count(page, "\xEF\xBF\xBD"), 5U);
  EXPECT_EQ(count(page, "\xEF\xBF\xBF"), 0U);
  EXPECT_EQ(count(page, umlaut), 101U);  // none is cut in two
  EXPECT_EQ(count(page, "\xBC</text>"), 4U) << "where lines of the title end";
}

TEST(Picture, ColoursAreToldApartWithoutColour) {
  using Colour = Picture::Colour;
  Picture picture;
  for (const Colour colour :
       {Colour::green, Colour::red, Colour::blue, Colour::yellow, Colour::grey, Colour::orange, Colour::violet})
    picture.vertices.push_back({{static_cast<double>(picture.vertices.size()), 0}, "", colour});
  const std::string page = svg(std::vector<Picture>{picture});
  EXPECT_EQ(count(page, "<pattern "), 6U);  // green has none
  EXPECT_EQ(count(page, "fill=\"url(#"), 6U);
  EXPECT_EQ(count(tikz(std::vector<Picture>{picture}), "pattern color="), 6U);
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
  EXPECT_EQ(count(tex, "\\node[vertex"), 6U);
  EXPECT_EQ(count(tex, "\\draw["), 6U);
  EXPECT_EQ(count(tex, "50\\%\\_"), 2U);
  EXPECT_EQ(count(tex, "\\begin{tikzpicture}"), 1U);  // beside each other
  EXPECT_EQ(count(tex, "\\end{tikzpicture}"), 1U);
  EXPECT_EQ(count(tex, "(0-1)") + count(tex, "(1-1)"), 6U);  // a node and two ends of lines each
}

TEST(Picture, ArrowsThereAndBackStandBesideEachOther) {
  Picture picture;
  picture.vertices = {{{0, 0}, "0"}, {{1, 0}, "1"}, {{0, 1}, "2"}};
  picture.lines = {{0, 1, true}, {1, 0, true}, {1, 2, true}, {0, 2}};
  picture.lines[0].note = "there";
  picture.lines[1].note = "back";
  const std::string page = svg(std::vector<Picture>{picture});
  const std::vector<double> from = numbers_behind(page, "\" y1=\""), to = numbers_behind(page, "\" y2=\"");
  ASSERT_EQ(from.size(), 4U);
  for (const std::size_t i : {0, 1}) EXPECT_NEAR(from[i], to[i], 0.02) << "as the line between the vertices";
  EXPECT_NEAR(std::abs(from[0] - from[1]), 10, 0.02);
  EXPECT_NEAR((from[0] + from[1]) / 2, from[2], 0.02) << "on both sides of the vertices";
  const std::vector<double> notes = numbers_behind(page, "class=\"on-line\" x=\"");
  ASSERT_EQ(notes.size(), 2U);
  EXPECT_GT(notes[0] - notes[1], 10) << "each nearer to where its arrow goes";
  EXPECT_EQ(count(tikz(std::vector<Picture>{picture}), "to[bend left"), 2U);
  picture.lines[1].arrow = false;
  EXPECT_EQ(count(tikz(std::vector<Picture>{picture}), "to[bend left"), 0U);
}

TEST(Picture, ColumnsOfAGridStandBelowEachOther) {
  std::vector<Picture> pictures(5);
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    for (std::size_t v = 0; v <= i; ++v) pictures[i].vertices.push_back({{static_cast<double>(v), 0}, ""});
    pictures[i].under = "value " + std::to_string(i);
    pictures[i].first_of_row = true;
  }
  const std::string page = svg(pictures, {}, {2});
  const std::vector<double> x = numbers_behind(page, "<text style=\"font-size:13px\" x=\"");
  ASSERT_EQ(x.size(), 5U);
  EXPECT_NEAR(x[0], x[2], 0.02);
  EXPECT_NEAR(x[0], x[4], 0.02);
  EXPECT_NEAR(x[1], x[3], 0.02);
  EXPECT_GT(x[1], x[0] + 100);
  const std::string tex = tikz(pictures, {2});
  EXPECT_EQ(count(tex, "\\begin{tikzpicture}"), 1U);
  EXPECT_EQ(count(tikz(pictures), "\\begin{tikzpicture}"), 5U);
  EXPECT_EQ(count(tex, "{value 3}"), 1U);
  EXPECT_EQ(count(dot(pictures), "label=\"value 3\""), 1U);
}

TEST(Picture, OfAnyGraphIsWhole) {
  std::mt19937_64 random(7);
  for (int order = 0; order <= 12; ++order) {
    const Graph graph = graphs::testing::random_graph(order, 0.4, random);
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
}  // namespace gamecert::pictures
