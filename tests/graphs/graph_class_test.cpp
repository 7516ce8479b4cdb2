// Tests of graphs/graph_class.cpp: words, their conjunction, refusals, membership.
#include "graphs/graph_class.hpp"

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "graphs/families.hpp"
#include "random_graph.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

TEST(GraphClass, ItsNameSaysAllOfIt) {
  const std::pair<const char*, const char*> cases[] = {
      {"connected", "connected"},
      {"all", "all"},
      {"trees", "trees"},
      {"tree", "trees"},
      {"mop", "mops"},
      {"maximal-outerplanar", "mops"},
      {"linear-mop", "linear-mops"},
      {"maximal-planar", "triangulations"},
      {"triangulation,max-degree:4", "triangulations,max-degree:4"},
      {"connected,triangulations", "triangulations"},
      {"mops,linear-mops", "linear-mops"},
      {"digraph", "digraphs"},
      {"orientation", "orientations"},
      {"tournament", "tournaments"},
      {"digraphs,tournaments", "tournaments"},
      {"tournaments,connected", "tournaments"},
      {"digraphs,connected", "connected,digraphs"},
      {"orientations,size:4", "orientations,size:4"},
      {"bipartite,connected", "connected,bipartite"},
      {" all , bipartite ", "all,bipartite"},
      {"bipartite", "connected,bipartite"},
      {"all,connected,bipartite", "connected,bipartite"},
      {"all,trees", "trees"},
      {"all,digraphs", "digraphs"},
      {"max-degree:3", "connected,max-degree:3"},
      {"all,max-degree:3", "all,max-degree:3"},
      {"min-degree:2", "connected,min-degree:2"},
      {"size:7", "connected,size:7"},
      {"size:7,digraphs", "digraphs,size:7"},
      {"size:7,orientations,connected", "connected,orientations,size:7"},
      {"triangle-free,bipartite", "connected,bipartite"},
      {"triangle-free,all", "all,triangle-free"},
      {"trees,bipartite,connected,triangle-free", "trees"},
      {"regular", "connected,regular"},
      {"all,regular", "all,regular"},
      {"regular:3", "connected,regular:3"},
      {"min-degree:3,max-degree:3", "connected,regular:3"},
      {"min-degree:1,max-degree:4,min-degree:2", "connected,min-degree:2,max-degree:4"},
      {"regular,max-degree:4", "connected,regular,max-degree:4"},
      {"min-degree:0,max-degree:63,size:0..4032", "connected"},
      {"all,min-degree:0,max-degree:63,size:0..4032", "all"},
      {"size:5..9,size:8..12", "connected,size:8..9"},
      {"size:5..9,size:9..12", "connected,size:9"},
      {"size:7,trees", "trees,size:7"},
      {"mops,max-degree:4,bipartite", "mops,bipartite,max-degree:4"},
  };
  for (const auto& [text, expected] : cases) {
    EXPECT_EQ(name(graph_class(text)), expected) << text;
    EXPECT_EQ(graph_class(expected), graph_class(text)) << text;
  }
  EXPECT_EQ(graph_class("all"), GraphClass::all);
  EXPECT_EQ(graph_class("connected"), GraphClass::connected);
  EXPECT_EQ(graph_class("trees"), GraphClass::trees);
}

TEST(GraphClass, EveryWordSaysWhetherItKeepsTheDefault) {
  const std::set<std::string_view> conditions{"bipartite",  "triangle-free", "regular",
                                              "min-degree", "max-degree",    "size"};
  const SmallGraph two_edges = small(Graph(4, {{0, 1}, {2, 3}}));
  for (const ClassWord& word : class_words()) {
    EXPECT_NE(word.base, conditions.contains(word.name)) << word.name;
    if (word.base) continue;
    const std::string number = word.takes == ClassWord::Takes::sizes ? ":2" : word.name == "max-degree" ? ":3" : ":1";
    const std::string text = std::string(word.name) + (word.takes == ClassWord::Takes::nothing ? "" : number);
    EXPECT_FALSE(member(graph_class(text), two_edges)) << text;
    EXPECT_TRUE(member(graph_class("all," + text), two_edges)) << text;
    EXPECT_TRUE(graph_class(text).only_connected) << text;
  }
}

TEST(GraphClass, RefusesWithTheColumnWhatMakesNoSense) {
  struct Case {
    std::string text;
    std::size_t column;
    std::string message;
  };
  const std::string word = "expected a class of graphs such as connected or trees";
  const std::string together = "expected words that go together, found ";
  const std::string alone = ": digraphs go with connected and size alone";
  const Case cases[] = {
      {"", 1, word + ", found ''"},
      {"connected,", 11, word + ", found ''"},
      {"connected,,trees", 11, word + ", found ''"},
      {"conected", 1, word + " (did you mean 'connected'?), found 'conected'"},
      {"connected, bipartit", 12, word + " (did you mean 'bipartite'?), found 'bipartit'"},
      {"maxdegree:3", 1, word + " (did you mean 'max-degree'?), found 'maxdegree:3'"},
      {"linear mops", 1, word + " (did you mean 'linear-mops'?), found 'linear mops'"},
      {std::string(1000, 'x'), 1, word + ", found '" + std::string(40, 'x') + "'"},
      {"trees:3", 1, "expected trees without a number, found 'trees:3'"},
      {"min-degree", 1, "expected min-degree:D with numbers 0..63, found 'min-degree'"},
      {"min-degree:x", 1, "expected min-degree:D with numbers 0..63, found 'min-degree:x'"},
      {"min-degree:-1", 1, "expected min-degree:D with numbers 0..63, found 'min-degree:-1'"},
      {"max-degree:64", 1, "expected max-degree:D with numbers 0..63, found 'max-degree:64'"},
      {"max-degree:2..3", 1, "expected max-degree:D with numbers 0..63, found 'max-degree:2..3'"},
      {"regular:", 1, "expected regular[:D] with numbers 0..63, found 'regular:'"},
      {"size", 1, "expected size:A or size:A..B with numbers 0..4032, found 'size'"},
      {"all,size:9..5", 5, "expected size:A or size:A..B with numbers 0..4032, A at most B, found 'size:9..5'"},
      {"size:1..2..3", 1, "expected size:A or size:A..B with numbers 0..4032, found 'size:1..2..3'"},
      {"size:99999999999", 1, "expected size:A or size:A..B with numbers 0..4032, found 'size:99999999999'"},
      {"mops,triangulations", 6, together + "'mops' and 'triangulations': the triangle alone is both"},
      {"trees,mops", 7, together + "'trees' and 'mops': no graph is both"},
      {"connected,digraphs,tree", 20, together + "'digraphs' and 'tree': no graph is both"},
      {"min-degree:4,max-degree:3", 14, together + "'min-degree:4' and 'max-degree:3': no graph is both"},
      {"regular:3,regular:4", 11, together + "'regular:3' and 'regular:4': no graph is both"},
      {"size:5,size:7", 8, together + "'size:5' and 'size:7': no graph is both"},
      {"digraphs,bipartite", 10, together + "'digraphs' and 'bipartite'" + alone},
      {"max-degree:3,connected,tournaments", 24, together + "'max-degree:3' and 'tournaments'" + alone},
  };
  for (const auto& [text, column, message] : cases) {
    try {
      graph_class(text);
      ADD_FAILURE() << text;
    } catch (const text::InputError& error) {
      EXPECT_EQ(error.what(), message);
      EXPECT_EQ(error.column(), column) << text;
    }
  }
}

TEST(GraphClass, RandomWordsAreReadOrRefused) {
  std::mt19937_64 random(testing::seed());
  const char* parts[] = {"connected",    "all",         "trees",    "bipartite",    "regular", "regular:2",
                         "min-degree:2", ":",           ",",        "size:3..",     "size",    "5",
                         "mops",         "tournaments", "digraphs", "max-degree:1", " "};
  int read = 0;
  for (int i = 0; i < 50'000; ++i) {
    std::string text;
    for (std::size_t k = random() % 6; k-- > 0;) text += parts[random() % std::size(parts)];
    try {
      const GraphClass found = graph_class(text);
      ASSERT_EQ(graph_class(name(found)), found) << text;
      ++read;
    } catch (const text::InputError& error) {
      ASSERT_GE(error.column(), 1U);
      ASSERT_LE(error.column(), text.size() + 1);
    }
  }
  EXPECT_GT(read, 1000);
}

SmallGraph member(const char* text) {
  const auto board = make_family(text);
  if (const Digraph* digraph = std::get_if<Digraph>(&board)) return small(*digraph);
  return small(std::get<Graph>(board));
}

TEST(GraphClass, MembershipFollowsTheDefinitions) {
  const struct {
    const char* family;
    std::vector<const char*> in, out;
  } cases[] = {
      {"petersen", {"all", "connected", "triangle-free", "regular", "regular:3", "size:15"}, {"bipartite", "digraphs"}},
      {"path:5", {"trees", "trees,max-degree:2", "bipartite", "size:4..9"}, {"regular", "mops", "min-degree:2"}},
      {"path:1", {"trees", "regular:0", "connected"}, {"mops", "tournaments"}},
      {"complete:3", {"mops", "linear-mops", "regular:2"}, {"trees", "bipartite"}},
      {"complete:4", {"connected", "triangulations"}, {"mops"}},
      {"circulant:6,1,2", {"triangulations", "regular:4"}, {"mops"}},  // the octahedron
      {"complete-bipartite:3,4", {"size:12"}, {"triangulations"}},
      {"circulant:7,1,2", {"size:14"}, {"triangulations"}},
      {"cycle:4", {"bipartite", "regular"}, {"mops", "trees"}},
      {"star:4", {"trees"}, {"trees,max-degree:3"}},
      {"directed-cycle:3",
       {"tournaments", "orientations", "connected,digraphs", "digraphs,size:3"},
       {"all", "regular"}},
      {"directed-path:3", {"orientations", "connected,digraphs"}, {"tournaments", "trees", "digraphs,size:4"}},
      {"directed-cycle:2", {"digraphs"}, {"orientations", "tournaments"}},
  };
  for (const auto& [text, in, out] : cases) {
    for (const char* words : in) EXPECT_TRUE(member(graph_class(words), member(text))) << text << " " << words;
    for (const char* words : out) EXPECT_FALSE(member(graph_class(words), member(text))) << text << " " << words;
  }
  // Triangles on the sides of a triangle; three triangles on one edge; two triangles that share a vertex.
  SmallGraph sun = member("complete:3");
  sun.order = 6;
  for (int v = 0; v < 3; ++v) sun.add_edge(v, 3 + v), sun.add_edge((v + 1) % 3, 3 + v);
  EXPECT_TRUE(member(graph_class("mops"), sun));
  EXPECT_FALSE(member(graph_class("linear-mops"), sun));
  SmallGraph book{.order = 5};
  book.add_edge(0, 1);
  for (int v = 2; v < 5; ++v) book.add_edge(0, v), book.add_edge(1, v);
  EXPECT_FALSE(member(graph_class("mops"), book));
  SmallGraph half{.order = 2, .rows = {2}};
  EXPECT_FALSE(member(graph_class("all"), half));
}

}  // namespace
}  // namespace gamecert::graphs
