// Tests of graphs/nauty/enumerate.cpp, against published counts (OEIS A000088, A001349, A000055, A001187).
#include "graphs/nauty/enumerate.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <thread>

#include "graphs/errors.hpp"
#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/nauty/canonical.hpp"

namespace gamecert::graphs {
namespace {

constexpr GraphClass classes[] = {GraphClass::connected, GraphClass::all, GraphClass::trees};

std::int64_t count(GraphClass graph_class, int order, Piece piece = {}) {
  std::int64_t result = 0;
  EXPECT_TRUE(enumerate(graph_class, order, piece, [&](const SmallGraph&) { return ++result > 0; }));
  return result;
}

std::vector<std::string> lines(GraphClass graph_class, int order, Piece piece = {}) {
  std::vector<std::string> result;
  enumerate(graph_class, order, piece, [&](const SmallGraph& graph) {
    result.push_back(write_graph6(graph));
    return true;
  });
  return result;
}

/// The number of labelled graphs in the class: the sum of n!/|Aut|.
std::uint64_t labelled(GraphClass graph_class, int order) {
  std::uint64_t factorial = 1;
  for (int i = 2; i <= order; ++i) factorial *= static_cast<std::uint64_t>(i);
  std::uint64_t sum = 0;
  enumerate(graph_class, order, {}, [&](const SmallGraph& graph) {
    std::uint64_t group = 1;
    for (const int factor : automorphism_group_order(graph).factors) group *= static_cast<std::uint64_t>(factor);
    EXPECT_EQ(factorial % group, 0U);
    sum += factorial / group;
    return true;
  });
  return sum;
}

TEST(Enumerate, CountsArePublished) {
  const std::map<GraphClass, std::vector<std::int64_t>> counts = {
      {GraphClass::all, {1, 2, 4, 11, 34, 156, 1044, 12346}},
      {GraphClass::connected, {1, 1, 2, 6, 21, 112, 853, 11117, 261080}},
      {GraphClass::trees, {1, 1, 1, 2, 3, 6, 11, 23, 47, 106, 235, 551}}};
  for (const auto& [graph_class, expected] : counts)
    for (std::size_t i = 0; i < expected.size(); ++i)
      EXPECT_EQ(count(graph_class, static_cast<int>(i) + 1), expected[i]) << name(graph_class) << " " << i + 1;
}

TEST(Enumerate, LabelledGraphsAddUp) {
  const std::uint64_t connected_counts[] = {1, 1, 4, 38, 728, 26704, 1866256, 251548592};
  for (int order = 1; order <= 8; ++order) {
    EXPECT_EQ(labelled(GraphClass::all, order), std::uint64_t{1} << order * (order - 1) / 2);
    EXPECT_EQ(labelled(GraphClass::connected, order), connected_counts[order - 1]);
  }
  for (int order = 2; order <= 12; ++order) {
    std::uint64_t cayley = 1;
    for (int i = 2; i < order; ++i) cayley *= static_cast<std::uint64_t>(order);
    EXPECT_EQ(labelled(GraphClass::trees, order), cayley);
  }
}

TEST(Enumerate, EveryGraphIsInItsClassAndNoTwoAreIsomorphic) {
  for (const GraphClass graph_class : classes)
    for (int order = 1; order <= 7; ++order) {
      std::set<std::string> seen;
      enumerate(graph_class, order, {}, [&](const SmallGraph& graph) {
        EXPECT_EQ(graph.order, order);
        EXPECT_EQ(small(large(graph)), graph);
        EXPECT_TRUE(graph_class != GraphClass::connected || connected(graph));
        EXPECT_TRUE(graph_class != GraphClass::trees || tree(graph));
        EXPECT_TRUE(seen.insert(write_graph6(canonical_form(graph).graph)).second);
        return true;
      });
    }
}

TEST(Enumerate, PiecesPartitionTheEnumeration) {
  for (const GraphClass graph_class : classes)
    for (int order = 1; order <= (graph_class == GraphClass::trees ? 12 : 8); ++order) {
      const auto whole = lines(graph_class, order);
      const std::multiset<std::string> expected(whole.begin(), whole.end());
      for (const int pieces : {2, 3, 7, 64, 1000}) {
        std::multiset<std::string> together;
        for (int index = 0; index < pieces; ++index)
          for (auto& line : lines(graph_class, order, {index, pieces})) together.insert(std::move(line));
        ASSERT_EQ(together, expected) << name(graph_class) << " " << order << " in " << pieces;
      }
    }
}

TEST(Enumerate, MorePiecesThanGraphsLeaveSomeEmpty) {
  for (const GraphClass graph_class : classes)
    for (int order = 1; order <= 4; ++order) {
      std::int64_t sum = 0;
      for (int index = 0; index < 20; ++index) sum += count(graph_class, order, {index, 20});
      EXPECT_EQ(sum, count(graph_class, order));
    }
}

TEST(Enumerate, StopsWhenToldAndSaysSo) {
  for (const GraphClass graph_class : classes)
    for (const int stop : {1, 2, 50}) {
      int seen = 0;
      EXPECT_FALSE(enumerate(graph_class, 11, {}, [&](const SmallGraph&) { return ++seen < stop; }));
      EXPECT_EQ(seen, stop);
      EXPECT_EQ(count(graph_class, 4), graph_class == GraphClass::all ? 11 : graph_class == GraphClass::trees ? 2 : 6);
    }
  int seen = 0;
  EXPECT_FALSE(enumerate(GraphClass::trees, 64, {}, [&](const SmallGraph& graph) {
    EXPECT_TRUE(tree(graph));
    return ++seen < 100;
  }));
  EXPECT_EQ(seen, 100);
}

TEST(Enumerate, ExceptionsOfTheVisitorComeThrough) {
  for (const GraphClass graph_class : classes) {
    int seen = 0;
    EXPECT_THROW(enumerate(graph_class, 9, {},
                           [&](const SmallGraph&) -> bool {
                             if (++seen == 10) throw std::domain_error("tenth");
                             return true;
                           }),
                 std::domain_error);
    EXPECT_EQ(seen, 10);
    EXPECT_EQ(count(GraphClass::all, 5), 34);
  }
}

TEST(Enumerate, ThreadsDoNotDisturbEachOther) {
  for (const GraphClass graph_class : classes) {
    const int order = graph_class == GraphClass::trees ? 14 : 8;
    const auto expected = lines(graph_class, order);
    std::vector<std::vector<std::string>> found(4);
    std::vector<std::thread> threads;
    for (auto& result : found) threads.emplace_back([&] { result = lines(graph_class, order); });
    for (auto& thread : threads) thread.join();
    for (const auto& result : found) EXPECT_EQ(result, expected);
  }
}

TEST(Enumerate, TheVisitorMayEnumerate) {
  for (const GraphClass inner : classes) {
    std::int64_t pairs = 0;
    enumerate(GraphClass::connected, 5, {}, [&](const SmallGraph&) {
      pairs += count(inner, 4);
      return true;
    });
    EXPECT_EQ(pairs, 21 * count(inner, 4));
  }
}

TEST(Enumerate, RefusesOrdersAndPiecesOutOfRange) {
  const auto visit = [](const SmallGraph&) { return true; };
  for (const GraphClass graph_class : classes) {
    EXPECT_THROW(enumerate(graph_class, 0, {}, visit), InputError);
    EXPECT_THROW(enumerate(graph_class, -1, {}, visit), InputError);
    EXPECT_THROW(enumerate(graph_class, 3, {1, 1}, visit), InputError);
    EXPECT_THROW(enumerate(graph_class, 3, {-1, 2}, visit), InputError);
    EXPECT_THROW(enumerate(graph_class, 3, {0, 0}, visit), InputError);
    EXPECT_THROW(enumerate(graph_class, 65, {}, visit), LimitError);
    EXPECT_THROW(enumerate(graph_class, 3, {0, 2000000000}, visit), LimitError);
  }
  EXPECT_THROW(enumerate(GraphClass::all, 21, {}, visit), LimitError);
}

TEST(Enumerate, ClassesHaveNames) {
  for (const GraphClass value : classes) EXPECT_EQ(graph_class(name(value)), value);
  EXPECT_EQ(graph_class("forests"), std::nullopt);
}

}  // namespace
}  // namespace gamecert::graphs
