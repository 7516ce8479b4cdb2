// Canonical words against all permutations, against nauty, and against the numbers of graphs and labelled graphs.
#include "graphs/canonical_word.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "graphs/families.hpp"
#include "graphs/labelled_counting.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "graphs/unlabelled_counting.hpp"
#include "graphs/words/cubic_word.hpp"
#include "random_graph.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

SmallGraph renamed(const SmallGraph& graph, const std::vector<int>& names) {
  SmallGraph result{.order = graph.order, .directed = graph.directed};
  for (int v = 0; v < graph.order; ++v) {
    each(graph.neighbours(v), [&](int w) {
      result.rows[static_cast<std::size_t>(names[static_cast<std::size_t>(v)])] |=
          single(names[static_cast<std::size_t>(w)]);
    });
  }
  return result;
}

bool isomorphic(const SmallGraph& a, const SmallGraph& b) { return canonical_form(a).graph == canonical_form(b).graph; }

/// Under every renaming the word is the same, and as many renamings as it says keep the graph.
void expect_canonical(const SmallGraph& graph) {
  const CanonicalWord found = canonical_word(graph);
  const SmallGraph canonical = graph_of_word(found.word, graph.order, graph.directed);
  EXPECT_TRUE(isomorphic(canonical, graph)) << write_small_graph(graph);
  EXPECT_EQ(adjacency_word(canonical), found.word) << write_small_graph(graph);
  std::vector<int> names(static_cast<std::size_t>(graph.order));
  std::iota(names.begin(), names.end(), 0);
  Word kept = 0;
  do {
    const SmallGraph other = renamed(graph, names);
    kept += other == graph ? 1 : 0;
    ASSERT_EQ(canonical_word(other).word, found.word) << write_small_graph(graph) << " " << write_small_graph(other);
  } while (std::ranges::next_permutation(names).found);
  EXPECT_EQ(decimal(kept), decimal(found.automorphisms)) << write_small_graph(graph);
}

TEST(CanonicalWord, DoesNotDependOnTheNumbersOfTheVertices) {
  int graphs = 0;
  const auto look = [&](const SmallGraph& graph) { return expect_canonical(graph), ++graphs, true; };
  for (int order = 1; order <= 6; ++order) enumerate(GraphClass::all, order, {}, look);
  for (int order = 1; order <= 4; ++order) enumerate(graph_class("all,digraphs"), order, {}, look);
  EXPECT_EQ(graphs, 1 + 2 + 4 + 11 + 34 + 156 + 1 + 3 + 16 + 218);
}

/// The words of a class are different, as many as there are graphs, and n!/|Aut| adds up to the labelled ones.
void expect_census(const std::string& words, int last_order, CanonicalWord (*word)(const SmallGraph&)) {
  for (int order = 1; order <= last_order; ++order) {
    std::set<Word> seen;
    Count labelled = 0, factorial = 1;
    for (int i = 2; i <= order; ++i) factorial *= static_cast<Count>(i);
    enumerate(graph_class(words), order, {}, [&](const SmallGraph& graph) {
      const CanonicalWord found = word(graph);
      EXPECT_EQ(factorial % found.automorphisms, 0U);
      labelled += factorial / found.automorphisms;
      return seen.insert(found.word).second;
    });
    EXPECT_EQ(decimal(static_cast<Count>(seen.size())), decimal(*count_of(graph_class(words), order)))
        << words << order;
    EXPECT_EQ(decimal(labelled), decimal(*labelled_count(graph_class(words), order))) << words << order;
  }
}

TEST(CanonicalWord, TellsAllGraphsOfAClassApart) {
  expect_census("all", 8, canonical_word);
  expect_census("all,digraphs", 4, canonical_word);
  expect_census("digraphs", 4, canonical_word);
  expect_census("tournaments", 7, canonical_word);
  expect_census("orientations", 5, canonical_word);
  expect_census("mops", 12, canonical_word);
  expect_census("trees", 12, canonical_word);
  expect_census("trees", 15, tree_word);
}

TEST(CanonicalWord, OfLargeCubicGraphsAreReadBackAndAddUpToTheLabelledOnes) {
  std::mt19937_64 random(testing::seed());
  for (int order = 4; order <= 14; order += 2) {
    std::set<Word> seen;
    Count labelled = 0;
    enumerate(graph_class("regular:3"), order, {}, [&](const SmallGraph& graph) {
      const CanonicalWord found = cubic_word(graph);
      EXPECT_TRUE(seen.insert(found.word).second) << write_small_graph(graph);
      EXPECT_EQ(decimal(found.automorphisms), decimal(canonical_word(graph).automorphisms));
      const SmallGraph back = cubic_graph_of_word(found.word, order);
      EXPECT_TRUE(isomorphic(back, graph)) << write_small_graph(graph);
      EXPECT_EQ(cubic_word(renamed(back, testing::random_permutation(order, random))).word, found.word);
      labelled += *labellings(order, {}) / found.automorphisms;
      return true;
    });
    EXPECT_EQ(decimal(labelled), decimal(*labelled_count(graph_class("regular:3"), order))) << order;
  }
  for (const int order : {18, 20, 22, 24}) {
    int graphs = 0;
    enumerate(graph_class("regular:3"), order, {.index = 5, .count = 16}, [&](const SmallGraph& graph) {
      const CanonicalWord found = cubic_word(graph);
      const SmallGraph back = cubic_graph_of_word(found.word, order);
      EXPECT_TRUE(isomorphic(back, graph)) << write_small_graph(graph);
      EXPECT_EQ(cubic_word(renamed(graph, testing::random_permutation(order, random))).word, found.word);
      EXPECT_EQ(decimal(*labellings(order, {}) / found.automorphisms),
                decimal(*labellings(order, canonical_form(graph).group)));
      return ++graphs < 50;
    });
    EXPECT_EQ(graphs, 50);
  }
}

TEST(CanonicalWord, OfOtherGraphsIsNoWordOfACubicOne) {
  const auto family = [](const char* name) { return small(std::get<Graph>(make_family(name))); };
  EXPECT_EQ(decimal(cubic_word(family("generalised-petersen:10,3")).automorphisms), "240");  // Desargues
  EXPECT_EQ(decimal(cubic_word(family("generalised-petersen:12,5")).automorphisms), "144");  // Nauru
  EXPECT_THROW(cubic_word(family("generalised-petersen:13,5")), text::LimitError);
  for (const char* name : {"complete:5", "cycle:6", "complete:4+complete:4", "complete-bipartite:2,3"})
    EXPECT_THROW(cubic_word(family(name)), text::InputError) << name;
  EXPECT_EQ(cubic_graph_of_word(0, 4), family("complete:4"));
  EXPECT_THROW(cubic_graph_of_word(1, 4), text::InputError);
  EXPECT_THROW(cubic_graph_of_word(0, 5), text::InputError);
  EXPECT_THROW(cubic_graph_of_word(0, 8), text::InputError);  // twice K4
  EXPECT_THROW(cubic_graph_of_word(~Word{0}, 24), text::InputError);
  EXPECT_THROW(cubic_graph_of_word(0, 26), text::LimitError);
}

TEST(CanonicalWord, TreesAreReadBack) {
  for (int order = 1; order <= 12; ++order) {
    enumerate(GraphClass::trees, order, {}, [](const SmallGraph& tree) {
      const CanonicalWord found = tree_word(tree);
      const SmallGraph back = tree_of_word(found.word, tree.order);
      EXPECT_TRUE(isomorphic(back, tree)) << write_small_graph(tree);
      EXPECT_EQ(decimal(found.automorphisms),
                decimal(*labellings(tree.order, {}) / *labellings(tree.order, canonical_form(tree).group)));
      return true;
    });
  }
}

TEST(CanonicalWord, HasTheGroupsOfKnownGraphs) {
  const auto group = [](const char* name) {
    return decimal(canonical_word(small(std::get<Graph>(make_family(name)))).automorphisms);
  };
  EXPECT_EQ(group("petersen"), "120");
  EXPECT_EQ(group("complete:16"), "20922789888000");
  EXPECT_EQ(group("complete-bipartite:5,5"), "28800");
  EXPECT_EQ(group("hypercube:3"), "48");
  EXPECT_EQ(group("cycle:16"), "32");
  EXPECT_EQ(group("spider:2,2,2,2,2"), "120");
}

TEST(CanonicalWord, RefusesWhatIsTooLargeOrNoWord) {
  EXPECT_NO_THROW(canonical_word(SmallGraph{.order = 16}));
  EXPECT_THROW(canonical_word(SmallGraph{.order = 17}), text::LimitError);
  EXPECT_THROW(canonical_word((SmallGraph{.order = 12, .directed = true})), text::LimitError);
  EXPECT_THROW(graph_of_word(Word{1} << 3, 3, false), text::InputError);
  EXPECT_THROW(tree_word(SmallGraph{.order = 2}), text::InputError);
  EXPECT_NO_THROW(tree_of_word(0b1100, 2));
  for (const unsigned word : {0U, 0b1010U, 0b0110U, 0b1111U, 0b11100U, 0b1000U})
    EXPECT_THROW(tree_of_word(word, 2), text::InputError) << word;
}

}  // namespace
}  // namespace gamecert::graphs
