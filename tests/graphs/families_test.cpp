// Tests of graphs/families.cpp.
#include "graphs/families.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
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
  EXPECT_EQ(names.size(), 22U);
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
      {"Path:3", 1, "expected the name of a family (did you mean 'path'?), found 'Path'"},
  };
  for (const auto& malformed : cases)
    testing::expect_refusal(malformed, [](const std::string& text) { make_family(text); });
}

}  // namespace
}  // namespace gamecert::graphs
