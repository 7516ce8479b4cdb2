// Tests of graphs/families/families.cpp.
#include "graphs/families.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "graphs/canonical_word.hpp"
#include "graphs/components.hpp"
#include "graphs/formats.hpp"
#include "malformed.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

Graph graph(std::string_view text) { return std::get<Graph>(make_family(text)); }

std::map<int, int> degrees(const Graph& graph) {
  std::map<int, int> count;
  for (int v = 0; v < graph.order(); ++v) ++count[graph.degree(v)];
  return count;
}

struct Known {
  const char* text;
  int order;
  std::int64_t size;
  std::map<int, int> degrees;
};

TEST(Families, HaveTheirOrdersSizesAndDegrees) {
  const Known cases[] = {
      {"path:1", 1, 0, {{0, 1}}},
      {"path:7", 7, 6, {{1, 2}, {2, 5}}},
      {"cycle:9", 9, 9, {{2, 9}}},
      {"complete:1", 1, 0, {{0, 1}}},
      {"complete:5", 5, 10, {{4, 5}}},
      {"complete-bipartite:3,4", 7, 12, {{3, 4}, {4, 3}}},
      {"grid:3x4", 12, 17, {{2, 4}, {3, 6}, {4, 2}}},
      {"grid:1x1", 1, 0, {{0, 1}}},
      {"grid:3x3x2", 18, 33, {{3, 8}, {4, 8}, {5, 2}}},
      {"cylinder:3x4", 12, 21, {{3, 6}, {4, 6}}},
      {"cylinder:5x1", 5, 5, {{2, 5}}},
      {"hypercube:0", 1, 0, {{0, 1}}},
      {"hypercube:3", 8, 12, {{3, 8}}},
      {"petersen", 10, 15, {{3, 10}}},
      {"star:0", 1, 0, {{0, 1}}},
      {"star:4", 5, 4, {{1, 4}, {4, 1}}},
      {"spider:2,3,5", 11, 10, {{1, 3}, {2, 7}, {3, 1}}},
      {"rays:3,4", 12, 12, {{1, 3}, {2, 6}, {3, 3}}},
      {"rays:4,1", 4, 6, {{3, 4}}},
      {"binary-tree:0", 1, 0, {{0, 1}}},
      {"binary-tree:2", 7, 6, {{1, 4}, {2, 1}, {3, 2}}},
      {"circulant:8,1,4", 8, 12, {{3, 8}}},
      {"circulant:7,2", 7, 7, {{2, 7}}},
      {"generalised-petersen:7,3", 14, 21, {{3, 14}}},
      {"kneser:5,2", 10, 15, {{3, 10}}},
      {"kneser:6,2", 15, 45, {{6, 15}}},
      {"kneser:4,1", 4, 6, {{3, 4}}},
      {"paley:5", 5, 5, {{2, 5}}},
      {"paley:13", 13, 39, {{6, 13}}},
      {"prism:3", 6, 9, {{3, 6}}},
      {"cycle:4*path:2", 8, 12, {{3, 8}}},
      {"path:2*path:2*path:2", 8, 12, {{3, 8}}},
      {"kary-tree:3,2", 13, 12, {{1, 9}, {3, 1}, {4, 3}}},
      {"kary-tree:1,4", 5, 4, {{1, 2}, {2, 3}}},
  };
  for (const Known& known : cases) {
    const Graph made = graph(known.text);
    EXPECT_EQ(made.order(), known.order) << known.text;
    EXPECT_EQ(made.size(), known.size) << known.text;
    EXPECT_EQ(degrees(made), known.degrees) << known.text;
    EXPECT_EQ(components(made), 1) << known.text;
  }
}

TEST(Families, AreNumberedAsTheirMeaningsSay) {
  EXPECT_EQ(graph("grid:2x3").edges(), (std::vector<Edge>{{0, 1}, {0, 3}, {1, 2}, {1, 4}, {2, 5}, {3, 4}, {4, 5}}));
  EXPECT_EQ(graph("cylinder:3x2").edges(),
            (std::vector<Edge>{{0, 1}, {0, 2}, {0, 4}, {1, 3}, {1, 5}, {2, 3}, {2, 4}, {3, 5}, {4, 5}}));
  EXPECT_EQ(graph("spider:1,2").edges(), (std::vector<Edge>{{0, 1}, {0, 2}, {2, 3}}));
  EXPECT_EQ(graph("rays:2,2").edges(), (std::vector<Edge>{{0, 1}, {0, 2}, {2, 3}}));
  EXPECT_EQ(graph("binary-tree:2").edges(), (std::vector<Edge>{{0, 1}, {0, 2}, {1, 3}, {1, 4}, {2, 5}, {2, 6}}));
  EXPECT_EQ(graph("star:2").edges(), (std::vector<Edge>{{0, 1}, {0, 2}}));
  EXPECT_EQ(graph("complete-bipartite:1,2").edges(), (std::vector<Edge>{{0, 1}, {0, 2}}));
  EXPECT_EQ(graph("hypercube:2").edges(), (std::vector<Edge>{{0, 1}, {0, 2}, {1, 3}, {2, 3}}));
}

/// The Petersen graph by four names, the cube by three: as many vertices and edges, and distances as they should be.
TEST(Families, NameTheSameGraphsByOtherNames) {
  const auto canonical = [](std::string_view text) { return canonical_word(small(graph(text))).word; };
  EXPECT_TRUE(canonical("petersen") == canonical("generalised-petersen:5,2"));
  EXPECT_TRUE(canonical("petersen") == canonical("kneser:5,2"));
  EXPECT_TRUE(canonical("prism:4") == canonical("hypercube:3"));
  EXPECT_TRUE(canonical("cycle:4*path:2") == canonical("hypercube:3"));
  EXPECT_TRUE(canonical("cycle:3*path:2") == canonical("prism:3"));
  EXPECT_TRUE(canonical("circulant:6,3,1") == canonical("complete-bipartite:3,3"));
  EXPECT_TRUE(canonical("paley:5") == canonical("cycle:5"));
  EXPECT_TRUE(canonical("circulant:10,1,3,5") == canonical("complete-bipartite:5,5"));
  EXPECT_FALSE(canonical("prism:3") == canonical("complete-bipartite:3,3"));
}

TEST(Families, AddAndMultiply) {
  EXPECT_EQ(graph("path:2*path:3"), graph("grid:2x3"));
  EXPECT_EQ(graph("cycle:5*path:3"), graph("cylinder:5x3"));
  EXPECT_EQ(graph("path:2+cycle:3").edges(), (std::vector<Edge>{{0, 1}, {2, 3}, {2, 4}, {3, 4}}));
  EXPECT_EQ(graph("path:1+path:2*path:2+petersen").order(), 15);
  EXPECT_EQ(components(graph("path:1+path:2*path:2+petersen")), 3);
  // The sign between the numbers of a disc is none between boards.
  EXPECT_TRUE(std::get<PlaneBoard>(make_family("disc:3+1:0-1-3,1-2-3,0-2-3")).triangulation);
}

TEST(Families, DirectedOnesAreDigraphs) {
  EXPECT_EQ(std::get<Digraph>(make_family("directed-path:3")).arcs(), (std::vector<Edge>{{0, 1}, {1, 2}}));
  EXPECT_EQ(std::get<Digraph>(make_family("directed-cycle:2")).arcs(), (std::vector<Edge>{{0, 1}, {1, 0}}));
  EXPECT_EQ(std::get<Digraph>(make_family("directed-cycle:5")).size(), 5);
}

TEST(Families, ThePetersenGraphHasDiameterTwoAndGirthFive) {
  const Graph petersen = graph("petersen");
  for (int u = 0; u < 10; ++u)
    for (int v = 0; v < u; ++v) {
      int common = 0;
      for (int w = 0; w < 10; ++w) common += petersen.adjacent(u, w) && petersen.adjacent(v, w) ? 1 : 0;
      EXPECT_EQ(common, petersen.adjacent(u, v) ? 0 : 1);
    }
}

TEST(Families, AStarOfAMillionVerticesIsMade) {
  const Graph star = graph("star:999999");
  EXPECT_EQ(star.order(), 1000000);
  EXPECT_EQ(star.degree(0), 999999);
}

TEST(Families, AreListedByNameOnceEach) {
  std::set<std::string_view> names;
  for (const Family& family : families()) {
    EXPECT_TRUE(names.insert(family.name).second) << family.name;
    EXPECT_FALSE(family.meaning.empty()) << family.name;
  }
  EXPECT_EQ(names.size(), 27U);
  EXPECT_TRUE(std::ranges::is_sorted(families(), {}, &Family::name));
}

TEST(Families, RefuseMalformedTextAtItsColumn) {
  const testing::Malformed cases[] = {
      {"pth:3", 1, "expected the name of a family (did you mean 'path'?), found 'pth'"},
      {"zebra:3", 1, "expected the name of a family, found 'zebra'"},
      {"", 1, "expected the name of a family, found ''"},
      {"path", 5, "expected ':', found the end of the text"},
      {"path:", 6, "expected a number, found the end of the text"},
      {"path:x", 6, "expected a number, found 'x'"},
      {"path:-3", 6, "expected a number, found '-'"},
      {"path:0", 6, "expected a number of at least 1, found 0"},
      {"path:3,4", 7, "expected the end of the text, found ','"},
      {"path:3 ", 7, "expected the end of the text, found ' '"},
      {"path:3\t", 7, "expected the end of the text, found byte 0x09"},
      {"path:20000001", 6, "expected a number of at most 20000000, found 20000001"},
      {"path:99999999999999999999999", 6, "expected a number of at most 20000000, found 99999999999999999999999"},
      {"cycle:2", 7, "expected a number of at least 3, found 2"},
      {"cylinder:2x3", 10, "expected a number of at least 3, found 2"},
      {"cylinder:3", 11, "expected 'x', found the end of the text"},
      {"cylinder:3x4x5", 13, "expected the end of the text, found 'x'"},
      {"grid:3", 7, "expected 'x', found the end of the text"},
      {"grid:3,4", 7, "expected 'x', found ','"},
      {"grid:3x0", 8, "expected a number of at least 1, found 0"},
      {"grid:100000x100000", 6, "expected an order of at most 20000000, found 10000000000"},
      {"complete:100000", 10, "expected a size of at most 20000000, found 4999950000"},
      {"complete-bipartite:3", 21, "expected ',', found the end of the text"},
      {"hypercube:27", 11, "expected a dimension of at most 26, found 27"},
      {"binary-tree:60", 13, "expected an order of at most 20000000, found 33554431"},
      {"kary-tree:2,", 13, "expected a number, found the end of the text"},
      {"petersen:", 9, "expected the end of the text, found ':'"},
      {"spider:", 8, "expected a number, found the end of the text"},
      {"spider:2,,3", 10, "expected a number, found ','"},
      {"spider:2,3,", 12, "expected a number, found the end of the text"},
      {"spider:15000000,15000000", 8, "expected an order of at most 20000000, found 30000001"},
      {"rays:3,0", 8, "expected a number of at least 1, found 0"},
      {"directed-cycle:1", 16, "expected a number of at least 2, found 1"},
      {"path:3+cycle:2", 14, "expected a number of at least 3, found 2"},
      {"path:3+", 7, "expected the end of the text, found '+'"},
      {"heaps:3+path:2", 1, "expected graphs for + and *, found another board"},
      {"path:2+path:2*heaps:3", 15, "expected graphs for + and *, found another board"},
      {"path:10000*path:10000", 12, "expected an order and a size of at most 20000000, found 100000000"},
      {"circulant:8,5", 11, "expected steps of at most half of 8, found 5"},
      {"circulant:8,3,3", 11, "expected different steps, found one of them twice"},
      {"circulant:8", 12, "expected ',', found the end of the text"},
      {"generalised-petersen:6,3", 22, "expected a step of less than half of 6, found 3"},
      {"kneser:17,2", 8, "expected at most 16 elements and subsets of no more, found 17 and 2"},
      {"paley:9", 7, "expected a prime that leaves 1 when divided by 4, found 9"},
      {"paley:7", 7, "expected a prime that leaves 1 when divided by 4, found 7"},
      {"Path:3", 1, "expected the name of a family (did you mean 'path'?), found 'Path'"},
  };
  for (const auto& malformed : cases)
    testing::expect_refusal(malformed, [](const std::string& text) { make_family(text); });
}

}  // namespace
}  // namespace gamecert::graphs
