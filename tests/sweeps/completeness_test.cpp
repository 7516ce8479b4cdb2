// An enumeration that leaves a graph out, gives one twice or a wrong one is refused.
#include "sweeps/completeness.hpp"

#include <gtest/gtest.h>

#include "graphs/nauty/enumerate.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::graph_class;
using graphs::SmallGraph;

std::vector<SmallGraph> graphs_of(const char* words, int order) {
  std::vector<SmallGraph> result;
  graphs::enumerate(graph_class(words), order, {}, [&](const SmallGraph& graph) {
    result.push_back(graph);
    return true;
  });
  return result;
}

/// The graphs go to two threads by turns.
void census(const char* words, int order, const std::vector<SmallGraph>& graphs) {
  Census first(graph_class(words), order);
  Census second(graph_class(words), order);
  for (std::size_t i = 0; i < graphs.size(); ++i) (i % 2 == 0 ? first : second).look(graphs[i]);
  first.join(std::move(second));
  first.check();
}

constexpr std::pair<const char*, int> samples[] = {{"all", 5},          {"connected", 6},          {"trees", 9},
                                                   {"mops", 9},         {"linear-mops", 9},        {"digraphs", 3},
                                                   {"orientations", 4}, {"connected,digraphs", 3}, {"tournaments", 5}};

TEST(Completeness, AWholeEnumerationIsAccepted) {
  for (const auto& [words, last] : samples)
    for (int order = 1; order <= last; ++order) {
      const auto graphs = graphs_of(words, order);
      EXPECT_TRUE(check_count(graph_class(words), order, graphs.size()));
      EXPECT_TRUE(Census::affordable(graph_class(words), order));
      EXPECT_NO_THROW(census(words, order, graphs)) << words << " " << order;
    }
  EXPECT_FALSE(check_count(graph_class("bipartite"), 5, 1));
}

TEST(Completeness, AMissingGraphIsSeen) {
  for (const auto& [words, order] : samples) {
    const auto whole = graphs_of(words, order);
    EXPECT_THROW(check_count(graph_class(words), order, whole.size() - 1), std::logic_error);
    EXPECT_THROW(check_count(graph_class(words), order, whole.size() + 1), std::logic_error);
    for (std::size_t missing = 0; missing < whole.size(); ++missing) {
      auto graphs = whole;
      graphs.erase(graphs.begin() + static_cast<std::ptrdiff_t>(missing));
      EXPECT_THROW(census(words, order, graphs), std::logic_error) << words;
    }
  }
}

TEST(Completeness, AGraphInThePlaceOfAnotherIsSeenThoughTheNumberIsRight) {
  for (const auto& [words, order] : samples) {
    const auto whole = graphs_of(words, order);
    for (std::size_t at = 1; at < whole.size(); ++at) {
      auto graphs = whole;
      graphs[at] = graphs[at - 1];
      try {
        census(words, order, graphs);
        ADD_FAILURE() << words << " " << at;
      } catch (const std::logic_error& error) {
        EXPECT_NE(std::string(error.what()).find("twice"), std::string::npos) << error.what();
      }
    }
  }
}

TEST(Completeness, ARelabelledGraphIsTheSameGraph) {
  auto graphs = graphs_of("all", 3);
  SmallGraph path{.order = 3};
  path.add_edge(0, 1), path.add_edge(1, 2);
  SmallGraph turned{.order = 3};
  turned.add_edge(0, 1), turned.add_edge(0, 2);
  EXPECT_THROW(census("all", 3, {path, turned, graphs[0], graphs[3]}), std::logic_error);
}

TEST(Completeness, AGraphOfAnotherClassOrOrderIsSeen) {
  const auto refused = [](const char* words, int order, const SmallGraph& graph) {
    Census census(graph_class(words), order);
    EXPECT_THROW(census.look(graph), std::logic_error) << words;
  };
  refused("connected", 3, {.order = 3});
  refused("connected", 3, {.order = 4});
  refused("trees", 3, {.order = 3, .rows = {6, 5, 3}});
  refused("digraphs", 3, {.order = 3});
  refused("all", 3, {.order = 3, .directed = true});
  refused("tournaments", 2, {.order = 2, .directed = true});
  refused("orientations", 2, {.order = 2, .directed = true, .rows = {2, 1}});
  refused("mops", 4, {.order = 4, .rows = {10, 5, 10, 5}});
}

TEST(Completeness, SaysWhatWasComparedAndWhatNot) {
  EXPECT_EQ(lines({.counted = {1, 2, 3}, .labelled = {1, 2, 3}, .graphs = 7}, graph_class("all")),
            (std::vector<std::string>{"completeness: order 1..3: 7 graphs, as many as Burnside's count; labelled 1..3: "
                                      "n!/|Aut| sums to the labelled count, canonical forms distinct"}));
  EXPECT_EQ(lines({.counted = {18, 19, 20}, .labelled = {18}, .graphs = 9}, graph_class("trees")),
            (std::vector<std::string>{
                "completeness: order 18..20: 9 graphs, as many as Otter's count; labelled 18: n!/|Aut| sums to the "
                "labelled count, canonical forms distinct",
                "completeness: the labelled identity was not made for order 19..20 (more than 300000 graphs)"}));
  EXPECT_EQ(lines({}, graph_class("bipartite")),
            (std::vector<std::string>{"completeness not certified by a count: none is known for this class; "
                                      "gamecert-check sees it of a ledger"}));
  EXPECT_EQ(lines({}, graph_class("triangle-free,size:3..9")),
            (std::vector<std::string>{"completeness not certified by a count: none is known for this class; "
                                      "gamecert-check sees it of a ledger if there are not too many graphs"}));
}

TEST(Completeness, LargeClassesAreOnlyCounted) {
  EXPECT_TRUE(Census::affordable(graph_class("all"), 9));
  EXPECT_FALSE(Census::affordable(graph_class("all"), 10));
  EXPECT_TRUE(Census::affordable(graph_class("trees"), 18));
  EXPECT_FALSE(Census::affordable(graph_class("trees"), 19));
  EXPECT_TRUE(Census::affordable(graph_class("tournaments"), 9));
  EXPECT_FALSE(Census::affordable(graph_class("digraphs"), 6));
  EXPECT_FALSE(Census::affordable(graph_class("bipartite"), 3));
}

}  // namespace
}  // namespace gamecert::sweeps
