// Boards as users write them, against graphs made by hand, by other families and by the changes of small graphs.
#include "graphs/families/users_board.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "graphs/canonical_word.hpp"
#include "graphs/components.hpp"
#include "graphs/constructions.hpp"
#include "graphs/formats.hpp"
#include "malformed.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

Graph drawn(std::string_view text) { return graph_of(users_board(text).board); }

/// Of its text in certificates, by the readers that these have.
Graph certified(std::string_view text) {
  const std::string line = users_board(text).text;
  if (line.find(':', 1) != std::string::npos || line == "petersen") return graph_of(make_family(line));
  return line.starts_with(':') ? read_sparse6(line) : read_graph6(line);
}

std::map<int, int> degree_counts(const Graph& graph) {
  std::map<int, int> count;
  for (int v = 0; v < graph.order(); ++v) ++count[graph.degree(v)];
  return count;
}

TEST(UsersBoards, HaveTheirOrdersSizesAndDegrees) {
  struct Expected {
    const char* text;
    int order;
    std::int64_t size;
    std::map<int, int> degrees;
  };
  const Expected cases[] = {
      {"edges:0-1,1-2,2-3", 4, 3, {{1, 2}, {2, 2}}},
      {"edges:5:0-1,1-2", 5, 2, {{0, 2}, {1, 2}, {2, 1}}},
      {"edges:3:", 3, 0, {{0, 3}}},
      {"sets:0-1-2,1-2,1-2", 6, 7, {{1, 1}, {2, 2}, {3, 3}}},
      {"sets:3:", 3, 0, {{0, 3}}},
      {"torus:3x4", 12, 24, {{4, 12}}},
      {"multipartite:3", 3, 0, {{0, 3}}},
      {"multipartite:2,2,2", 6, 12, {{4, 6}}},
      {"multipartite:1,2,3", 6, 11, {{3, 3}, {4, 2}, {5, 1}}},
      {"composition(path:2;edges:2:)", 4, 4, {{2, 4}}},
      {"composition(path:3;path:2)", 6, 11, {{3, 4}, {5, 2}}},
      {"composition(cycle:4;composition(path:2;edges:2:))", 16, 80, {{10, 16}}},
      {"substitution(path:3;path:2;path:1;edges:3:)", 6, 6, {{1, 3}, {2, 2}, {5, 1}}},
      {"substitution(path:1;petersen)", 10, 15, {{3, 10}}},
      {"point-set:2", 4, 6, {{3, 4}}},
      {"point-set:3", 6, 12, {{3, 2}, {4, 2}, {5, 2}}},
      {"diamond-path:1", 4, 5, {{2, 2}, {3, 2}}},
      {"diamond-path:1,1", 7, 12, {{3, 6}, {6, 1}}},
      {"king:1x1", 1, 0, {{0, 1}}},
      {"king:3x4", 12, 29, {{3, 4}, {5, 6}, {8, 2}}},
      {"king:8x8", 64, 210, {{3, 4}, {5, 24}, {8, 36}}},
      {"knight:8x8", 64, 168, {{2, 4}, {3, 8}, {4, 20}, {6, 16}, {8, 16}}},
      {"rook:8x8", 64, 448, {{14, 64}}},
      {"bishop:8x8", 64, 280, {{7, 28}, {9, 20}, {11, 12}, {13, 4}}},
      {"queen:8x8", 64, 728, {{21, 28}, {23, 20}, {25, 12}, {27, 4}}},
      {"complement(petersen)", 10, 30, {{6, 10}}},
      {"complement(path:2+path:2+path:2)", 6, 12, {{4, 6}}},
      {"line(complete:5)", 10, 30, {{6, 10}}},
      {"cone(edges:4:)", 5, 4, {{1, 4}, {4, 1}}},
      {"square(path:5)", 5, 7, {{2, 2}, {3, 2}, {4, 1}}},
      {"Dhc+Bw", 8, 8, {{2, 8}}},
      {"wheel:5+path:2", 8, 11, {{1, 2}, {3, 5}, {5, 1}}},
      {"(path:2+path:3)*path:2", 10, 11, {{2, 8}, {3, 2}}},
      {"random:9,0,1", 9, 0, {{0, 9}}},
      {"random:9,1.0,1", 9, 36, {{8, 9}}},
      {"random-regular:40,3,7", 40, 60, {{3, 40}}},
      {"random-regular:30,26,2", 30, 390, {{26, 30}}},
      {"random-tree:1,5", 1, 0, {{0, 1}}},
  };
  for (const Expected& expected : cases) {
    const Graph made = drawn(expected.text);
    EXPECT_EQ(made.order(), expected.order) << expected.text;
    EXPECT_EQ(made.size(), expected.size) << expected.text;
    EXPECT_EQ(degree_counts(made), expected.degrees) << expected.text;
    EXPECT_EQ(certified(expected.text), made) << expected.text;
  }
}

TEST(UsersBoards, AreTheSameByOtherNames) {
  const auto form = [](std::string_view text) { return canonical_word(small(drawn(text))).word; };
  const std::pair<const char*, const char*> same[] = {
      {"complement(line(complete:5))", "petersen"},
      {"cone(cycle:5)", "wheel:5"},
      {"cone(path:6)", "fan:5"},
      {"torus:4x4", "hypercube:4"},
      {"rook:3x3", "torus:3x3"},
      {"rook:3x4", "complete:3*complete:4"},
      {"multipartite:2,2,2", "circulant:6,1,2"},
      {"multipartite:1,1,1,1", "complete:4"},
      {"multipartite:3,4", "complete-bipartite:3,4"},
      {"composition(complete:3;edges:2:)", "multipartite:2,2,2"},
      {"substitution(path:2;path:1;cycle:5)", "wheel:5"},
      {"substitution(path:2;edges:2:;path:3)", "complement(path:2+path:1+path:2)"},
      {"diamond-path:1", "fan:2"},
      {"king:2x2", "complete:4"},
      {"line(cycle:7)", "cycle:7"},
      {"line(star:4)", "complete:4"},
      {"complement(cycle:5)", "cycle:5"},
      {"square(cycle:5)", "complete:5"},
      {"edges:2-0,0-1,3-2", "path:4"},
      {"Ch", "path:4"},
      {":Cdv", "path:4"},
      {"complement(complete-bipartite:3,4)", "complete:3+complete:4"}};
  for (const auto& [one, other] : same) EXPECT_TRUE(form(one) == form(other)) << one << " and " << other;
  EXPECT_FALSE(form("rook:3x4") == form("torus:3x4"));
  EXPECT_EQ(drawn("edges:2-0,0-1,3-2").edges(), (std::vector<Edge>{{0, 1}, {0, 2}, {2, 3}}));
  EXPECT_EQ(std::get<Digraph>(users_board("arcs:1-0,1-2,2-1").board).arcs(),
            (std::vector<Edge>{{1, 0}, {1, 2}, {2, 1}}));
  EXPECT_EQ(std::get<Digraph>(users_board("directed-path:2+arcs:1-0").board).arcs(),
            (std::vector<Edge>{{0, 1}, {3, 2}}));
}

TEST(UsersBoards, QueensMoveAsRooksOrBishops) {
  for (const std::string size : {"1x5", "4x4", "3x7"}) {
    std::vector<Edge> both = drawn("rook:" + size).edges();
    const std::vector<Edge> slanted = drawn("bishop:" + size).edges();
    both.insert(both.end(), slanted.begin(), slanted.end());
    std::ranges::sort(both);
    EXPECT_EQ(drawn("queen:" + size).edges(), both) << size;
  }
}

TEST(UsersBoards, CertificatesNameWhatTheyCan) {
  const std::pair<const char*, const char*> texts[] = {
      {"path:3", "path:3"},
      {"path:3+cycle:4*path:2", "path:3+cycle:4*path:2"},
      {"torus:3x5", "cycle:3*cycle:5"},
      {"diamond-path:1", "disc:4+0:0-1-2,0-2-3"},
      {"point-set:2", "points:0,0;1,1;2,4;1,-1:0-1,0-2,0-3,1-2,1-3,2-3"},
      {"torus:3x5+petersen", "cycle:3*cycle:5+petersen"},
      {"(path:2+path:3)+path:4", "path:2+path:3+path:4"},
      {"wheel:5", "wheel:5"},
      {"heaps:3,5", "heaps:3,5"},
      {"directed-path:3", "directed-path:3"},
      {"edges:0-1,1-2", "Bg"},
      {"complement(edges:3:0-1)", "BW"},
      {"arcs:0-1", "&AO"}};
  for (const auto& [given, text] : texts) EXPECT_EQ(users_board(given).text, text);
}

/// An expression and its graph by the changes of small graphs.
struct Random {
  std::string text;
  SmallGraph graph;
  bool sum = false;
};
SmallGraph complement_of(const SmallGraph& graph) {
  SmallGraph result{.order = graph.order};
  for (int v = 0; v < graph.order; ++v)
    for (int u = 0; u < v; ++u)
      if (!graph.adjacent(u, v)) result.add_edge(u, v);
  return result;
}
Random random_expression(std::mt19937& random, int depth) {
  const auto n = static_cast<int>(1 + random() % 3);
  if (depth == 0 || random() % 4 == 0) {
    SmallGraph path{.order = n};
    for (int v = 0; v + 1 < n; ++v) path.add_edge(v, v + 1);
    const std::string size = std::to_string(n);
    if (random() % 3 == 0) return {"path:" + size, path};
    if (random() % 2 == 0) return {write_graph6(large(path)), path};
    return {n == 1 ? "edges:1:" : n == 2 ? "edges:1-0" : "edges:2-1,0-1", path};
  }
  const Random a = random_expression(random, depth - 1);
  const auto closed = [](const Random& part) { return part.sum ? "(" + part.text + ")" : part.text; };
  switch (random() % 4) {
    case 0:
      return {"complement(" + a.text + ")", complement_of(a.graph)};
    case 1:
      return {"cone(" + a.text + ")", join(a.graph, SmallGraph{.order = 1})};
    default:
      break;
  }
  const Random b = random_expression(random, depth - 1);
  if (a.graph.order * b.graph.order > SmallGraph::max_order || a.graph.order + b.graph.order > SmallGraph::max_order)
    return a;
  if (random() % 2 == 0) return {closed(a) + "*" + closed(b), cartesian_product(a.graph, b.graph)};
  return {a.text + "+" + b.text, complement_of(join(complement_of(a.graph), complement_of(b.graph))), true};
}

TEST(UsersBoards, ExpressionsAreWhatTheChangesOfGraphsMake) {
  std::mt19937 random(3);
  std::set<std::string> written;
  for (int trial = 0; trial < 600; ++trial) {
    const Random made = random_expression(random, 4);
    written.insert(made.text);
    ASSERT_EQ(drawn(made.text), large(made.graph)) << made.text;
    ASSERT_EQ(certified(made.text), large(made.graph)) << made.text;
  }
  EXPECT_GT(written.size(), 300U);
}

TEST(UsersBoards, ASeedGivesOneGraphAndSeedsGiveAll) {
  EXPECT_EQ(drawn("random:30,0.3,8"), drawn("random:30,3/10,8"));
  EXPECT_FALSE(drawn("random:30,0.3,8") == drawn("random:30,0.3,9"));
  std::mt19937_64 numbers(8);  // as the standard has it
  std::vector<Edge> edges;
  for (int v = 0; v < 20; ++v)
    for (int u = 0; u < v; ++u)
      if (numbers() % 4 < 1) edges.emplace_back(u, v);
  EXPECT_EQ(drawn("random:20,1/4,8"), Graph(20, edges));
  // Of 16 trees on 4 vertices, 70 labelled cubic graphs on 6 vertices and 8 graphs on 3 each comes about as often as
  // the others.
  for (const auto& [family, count] :
       {std::pair("random-tree:4,", 16), std::pair("random-regular:6,3,", 70), std::pair("random:3,1/2,", 8)}) {
    std::map<std::string, int> times;
    for (int seed = 0; seed < 100 * count; ++seed) ++times[write_graph6(drawn(family + std::to_string(seed)))];
    EXPECT_EQ(std::ssize(times), count) << family;
    for (const auto& [graph, of_it] : times) {
      EXPECT_GT(of_it, 55) << family << graph;
      EXPECT_LT(of_it, 150) << family << graph;
    }
  }
  for (int seed = 0; seed < 5; ++seed) {
    const Graph tree = drawn("random-tree:500," + std::to_string(seed));
    EXPECT_EQ(tree.size(), 499);
    EXPECT_EQ(components(tree), 1);
  }
  for (const char* regular : {"random-regular:64,31,1", "random-regular:50,24,2", "random-regular:1000,3,3"})
    EXPECT_EQ(degree_counts(drawn(regular)).size(), 1U) << regular;
}

TEST(UsersBoards, EveryFamilyIsListedOnce) {
  std::set<std::string_view> names;
  for (const Family& family : users_families()) EXPECT_TRUE(names.insert(family.name).second) << family.name;
  EXPECT_EQ(names.size(), families().size() + written_out_families().size() + random_families().size());
  EXPECT_TRUE(std::ranges::is_sorted(users_families(), {}, &Family::name));
}

TEST(UsersBoards, RefuseMalformedTextAtItsColumn) {
  const std::string chess = "expected a number of at least 1, found 0";
  const testing::Malformed cases[] = {
      {"", 1, "expected a board, found nothing"},
      {"composition(path:2)", 13, "expected one graph behind the first, found 0"},
      {"composition(path:2;path:2;path:2)", 13, "expected one graph behind the first, found 2"},
      {"substitution(path:3;path:2)", 14, "expected 3 graphs, one for each vertex, behind the first, found 1"},
      {"composition(path:2;heaps:3)", 20, "expected a graph, found another board"},
      {"composition(path:2;)", 20, "expected a board, found nothing"},
      {"composition(path:10000;complete:50)", 13, "expected an order and a size of at most 20000000, found 20002500"},
      {"multipartite:", 14, "expected a number, found the end of the text"},
      {"multipartite:2,0", 16, "expected a number of at least 1, found 0"},
      {"point-set:11", 11, "expected a number of at most 10, found 11"},
      {"tours:3x3", 1, "expected the name of a family (did you mean 'torus'?), found 'tours'"},
      {"path:3+", 8, "expected a board, found nothing"},
      {"path:3+pth:4", 8, "expected the name of a family (did you mean 'path'?), found 'pth'"},
      {"path:3+cycle:2", 14, "expected a number of at least 3, found 2"},
      {"complement(path:x)", 17, "expected a number, found 'x'"},
      {"complment(path:3)", 1,
       "expected complement(, composition(, cone(, line(, square(, substitution( or '(' (did you mean 'complement'?), "
       "found 'complment'"},
      {"complement(path:3", 17, "expected ')' at the end of a board, which has no blanks, found '3'"},
      {"complement(heaps:3,5)", 12, "expected a graph, found another board"},
      {"path:2*convex:6:", 8, "expected a graph, found another board"},
      {"path:2+directed-path:2", 1, "expected a graph, found a digraph"},
      {"complement(arcs:0-1)", 12, "expected a graph, found a digraph"},
      {"Dhc+Dh", 7, "expected a line of 3 characters for order 5, found 2"},
      {"torus:2x3", 7, "expected a number of at least 3, found 2"},
      {"king:0x3", 6, chess},
      {"king:3", 7, "expected 'x', found the end of the text"},
      {"king:3x3x3", 9, "expected the end of the text, found 'x'"},
      {"edges:", 7, "expected a number, found the end of the text"},
      {"edges:0-1,", 11, "expected a number, found the end of the text"},
      {"edges:0-0", 7, "expected two ends, found a loop at 0"},
      {"edges:0-1,1-0", 7,
       "expected every pair once, found 0-1 twice; boards sets:0-1,0-1 have parallel edges (docs/GAMES.md)"},
      {"edges:2:0-2", 11, "expected a vertex 0..1, found 2"},
      {"edges:1-2,2-3", 7,
       "expected every vertex from 0 on in a pair, or their number first, edges:4:..., found none with 0"},
      {"edges:0-1-2", 10, "expected ',', found '-'"},
      {"arcs:0-1,0-1", 6,
       "expected every pair once, found 0-1 twice; boards sets:0-1,0-1 have parallel edges (docs/GAMES.md)"},
      {"sets:0-1,2-2", 12, "expected every point once in a set, found 2 twice"},
      {"sets:0-1,", 10, "expected a number, found the end of the text"},
      {"sets:3:0-1-3", 12, "expected a vertex 0..2, found 3"},
      {"sets:0-2", 6, "expected every vertex from 0 on in a set, or their number first, sets:3:..., found none with 1"},
      {"random:5,0.5", 13, "expected ',', found the end of the text"},
      {"random:5,3/2,1", 10, "expected a probability from 0 to 1, such as 0.5 or 1/3, found '3'"},
      {"random:20000,1/2,1", 1, "expected at most 50000000 pairs of vertices, found 199990000"},
      {"random-regular:5,3,1", 16, "expected an order above the degree, and not both of them odd, found 5,3"},
      {"complement(edges:20000:)", 12, "expected an order and a size of at most 20000000, found 199990000"},
  };
  for (const auto& malformed : cases)
    testing::expect_refusal(malformed, [](const std::string& text) { users_board(text); });
  for (const std::string change : {"", "complement", "line", "cone", "square"}) {
    const auto nested = [&](int depth) {
      std::string text;
      for (int i = 0; i < depth; ++i) text += change + "(";
      return text + "path:2" + std::string(static_cast<std::size_t>(depth), ')');
    };
    const int deep = change == "cone" || change == "square" ? 20 : 200;
    EXPECT_NO_THROW(users_board(nested(deep))) << change;
    for (const int depth : {201, 50'000})
      testing::expect_refusal(
          {nested(depth), 201 * (change.size() + 1), "expected at most 200 brackets inside one another, found more"},
          [](const std::string& text) { users_board(text); });
  }
}

}  // namespace
}  // namespace gamecert::graphs
