// Tests of graphs/nauty/enumerate.cpp, mops.cpp and digraphs.cpp, against published counts (OEIS A000088,
// A001349, A000055, A001187, A033995, A006785, A005176, A000207, A005418, A000273, A003085, A001174, A000568).
#include "graphs/nauty/enumerate.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <thread>

#include "graphs/invariants.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/small_graph_text.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

/// With an order at which there are some hundreds of graphs.
struct Sample {
  const char* words;
  int order;
};
constexpr Sample samples[] = {
    {"connected", 7},
    {"all", 7},
    {"trees", 12},
    {"all,bipartite", 9},
    {"connected,triangle-free", 9},
    {"all,regular", 9},
    {"connected,regular:4", 10},
    {"all,min-degree:2,max-degree:3,size:8..10", 9},
    {"trees,max-degree:3", 14},
    {"mops", 12},
    {"triangulations", 9},
    {"linear-mops", 14},
    {"mops,max-degree:5", 12},
    {"digraphs", 4},
    {"connected,digraphs", 4},
    {"digraphs,size:3..5", 4},
    {"orientations", 5},
    {"connected,orientations,size:5", 5},
    {"tournaments", 7},
};

std::int64_t count(const GraphClass& graph_class, int order, Piece piece = {}) {
  std::int64_t result = 0;
  EXPECT_TRUE(enumerate(graph_class, order, piece, [&](const SmallGraph&) { return ++result > 0; }));
  return result;
}

std::vector<std::string> lines(const GraphClass& graph_class, int order, Piece piece = {}) {
  std::vector<std::string> result;
  enumerate(graph_class, order, piece, [&](const SmallGraph& graph) {
    result.push_back(write_small_graph(graph));
    return true;
  });
  return result;
}

/// The number of labelled graphs in the class: the sum of n!/|Aut|.
std::uint64_t labelled(const GraphClass& graph_class, int order) {
  std::uint64_t factorial = 1;
  for (int i = 2; i <= order; ++i) factorial *= static_cast<std::uint64_t>(i);
  std::uint64_t sum = 0;
  enumerate(graph_class, order, {}, [&](const SmallGraph& graph) {
    std::uint64_t group = 1;
    for (const int factor : automorphism_group_order(graph)) group *= static_cast<std::uint64_t>(factor);
    EXPECT_EQ(factorial % group, 0U);
    sum += factorial / group;
    return true;
  });
  return sum;
}

TEST(Enumerate, CountsArePublished) {
  const std::map<std::string, std::vector<std::int64_t>> counts = {
      {"all", {1, 2, 4, 11, 34, 156, 1044, 12346}},
      {"connected", {1, 1, 2, 6, 21, 112, 853, 11117, 261080}},
      {"trees", {1, 1, 1, 2, 3, 6, 11, 23, 47, 106, 235, 551}},
      {"all,bipartite", {1, 2, 3, 7, 13, 35, 88, 303, 1119, 5479}},
      {"all,triangle-free", {1, 2, 3, 7, 14, 38, 107, 410, 1897}},
      {"all,regular", {1, 2, 2, 4, 3, 8, 6, 22, 26, 176}},
      {"connected,regular:3", {0, 0, 0, 1, 0, 2, 0, 5, 0, 19, 0, 85, 0, 509, 0, 4060, 0, 41301}},
      {"mops", {0, 0, 1, 1, 1, 3, 4, 12, 27, 82, 228, 733, 2282, 7528}},
      {"linear-mops", {0, 0, 1, 1, 1, 2, 3, 6, 10, 20, 36, 72, 136, 272}},
      {"triangulations", {0, 0, 1, 1, 1, 2, 5, 14, 50, 233, 1249, 7595}},         // OEIS A000109
      {"triangulations,min-degree:4", {0, 0, 0, 0, 0, 1, 1, 2, 5, 12, 34, 130}},  // A000103
      {"triangulations,min-degree:5", {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}},      // A081621: the icosahedron
      {"digraphs", {1, 3, 16, 218, 9608}},
      {"connected,digraphs", {1, 2, 13, 199, 9364}},
      {"orientations", {1, 2, 7, 42, 582, 21480}},
      {"tournaments", {1, 1, 2, 4, 12, 56, 456, 6880}}};
  for (const auto& [words, expected] : counts)
    for (std::size_t i = 0; i < expected.size(); ++i)
      EXPECT_EQ(count(graph_class(words), static_cast<int>(i) + 1), expected[i]) << words << " " << i + 1;
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
  for (const auto& [words, most] : samples)
    for (int order = 1; order <= most; ++order) {
      std::set<std::string> seen;
      enumerate(graph_class(words), order, {}, [&](const SmallGraph& graph) {
        EXPECT_EQ(graph.order, order);
        EXPECT_TRUE(member(graph_class(words), graph)) << words << " " << write_small_graph(graph);
        EXPECT_EQ(read_small_graph(write_small_graph(graph)), graph);
        EXPECT_TRUE(seen.insert(write_small_graph(canonical_form(graph).graph)).second);
        return true;
      });
    }
}

TEST(Enumerate, AClassHoldsTheMembersOfAWiderOne) {
  std::set<std::string> tried;
  const auto compare = [&](const std::string& words, const char* wider, int last_order) {
    const GraphClass narrow = graph_class(words);
    if (!tried.insert(name(narrow)).second) return;
    for (int order = 1; order <= last_order; ++order) {
      std::int64_t members = 0;
      enumerate(graph_class(wider), order, {}, [&](const SmallGraph& graph) {
        members += member(narrow, graph);
        return true;
      });
      EXPECT_EQ(count(narrow, order), members) << words << " " << order;
    }
  };
  for (const char* words :
       {"trees", "bipartite", "all,bipartite", "all,triangle-free", "all,regular", "mops", "linear-mops"})
    compare(words, "all", 7);
  compare("tournaments", "digraphs", 5);
  compare("orientations", "digraphs", 5);
  compare("connected,orientations", "digraphs", 5);
  for (const std::string first : {"all,", "connected,", "all,bipartite,", "triangle-free,"})
    for (int d = 0; d <= 7; ++d) {
      const std::string number = std::to_string(d);
      for (const std::string word : {"min-degree:", "max-degree:", "regular:", "size:"})
        compare(first + word + number, "all", 7);
      compare(first + "size:" + number + ".." + std::to_string(2 * d), "all", 7);
      compare(first + "regular,max-degree:" + number, "all", 7);
      compare(
          first + "min-degree:1,max-degree:" + std::to_string(d + 1) + ",size:" + number + ".." + std::to_string(d + 3),
          "all", 7);
    }
}

TEST(Enumerate, BoundsThatNoGraphMeetsLeaveNone) {
  for (const char* words :
       {"all,regular:3,size:3", "all,min-degree:6,bipartite", "all,min-degree:40", "all,size:40..50",
        "connected,size:0..3", "connected,max-degree:1", "connected,max-degree:0", "all,regular:5",
        "all,triangle-free,size:13..20", "all,size:4000", "trees,min-degree:2", "mops,bipartite", "trees,size:3",
        "tournaments,size:22", "digraphs,size:43..50"})
    EXPECT_EQ(count(graph_class(words), words == std::string("digraphs,size:43..50") ? 4 : 7), 0) << words;
}

TEST(Enumerate, PiecesPartitionTheEnumeration) {
  for (const auto& [words, most] : samples)
    for (int order = 1; order <= most; ++order) {
      const auto whole = lines(graph_class(words), order);
      const std::multiset<std::string> expected(whole.begin(), whole.end());
      for (const int pieces : {2, 3, 7, 64}) {
        std::multiset<std::string> together;
        for (int index = 0; index < pieces; ++index)
          for (auto& line : lines(graph_class(words), order, {index, pieces})) together.insert(std::move(line));
        ASSERT_EQ(together, expected) << words << " " << order << " in " << pieces;
      }
    }
}

TEST(Enumerate, EvenPiecesPartitionTheEnumerationInMuchTheSameSizes) {
  for (const char* words : {"connected", "all"}) {
    const GraphClass sample = graph_class(words);
    for (const int order : {4, 5, 7, 8}) {
      const std::vector<std::string> whole = lines(sample, order);
      for (const int pieces : {8, 24, 40}) {
        std::vector<std::string> found;
        std::size_t largest = 0;
        for (int i = 0; i < pieces; ++i) {
          const auto piece = lines(sample, order, {.index = i, .count = pieces, .even = true});
          largest = std::max(largest, piece.size());
          found.insert(found.end(), piece.begin(), piece.end());
        }
        EXPECT_EQ(std::multiset(found.begin(), found.end()), std::multiset(whole.begin(), whole.end()));
        if (order == 8 && pieces == 8) {
          EXPECT_LT(largest, 2 * whole.size() / static_cast<std::size_t>(pieces));
        }
      }
    }
  }
}

TEST(Enumerate, MorePiecesThanGraphsLeaveSomeEmpty) {
  for (const auto& [words, most] : samples)
    for (int order = 1; order <= 4; ++order) {
      std::int64_t sum = 0;
      for (int index = 0; index < 1000; ++index) sum += count(graph_class(words), order, {index, 1000});
      EXPECT_EQ(sum, count(graph_class(words), order));
    }
}

TEST(Enumerate, StopsWhenToldAndSaysSo) {
  for (const auto& [words, order] : samples)
    for (const int stop : {1, 2, 10}) {
      int seen = 0;
      EXPECT_FALSE(enumerate(graph_class(words), order, {}, [&](const SmallGraph&) { return ++seen < stop; })) << words;
      EXPECT_EQ(seen, stop) << words;
      EXPECT_EQ(count(graph_class("all"), 4), 11);
    }
  for (const char* words : {"trees", "mops", "linear-mops"}) {
    int seen = 0;
    EXPECT_FALSE(enumerate(graph_class(words), 64, {}, [&](const SmallGraph& graph) {
      EXPECT_TRUE(member(graph_class(words), graph));
      return ++seen < 100;
    }));
    EXPECT_EQ(seen, 100);
  }
}

TEST(Enumerate, StopsAmongGraphsThatAConditionLeavesOut) {
  for (const auto& [words, order] : {Sample{"trees,min-degree:2", 30}, Sample{"mops,bipartite", 40},
                                     Sample{"tournaments,size:1", 11}, Sample{"digraphs,size:999", 7}}) {
    int left_out = 0;
    EXPECT_FALSE(enumerate(
        graph_class(words), order, {}, [](const SmallGraph&) { return true; }, [&] { return ++left_out < 50; }));
    EXPECT_EQ(left_out, 50) << words;
  }
}

TEST(Enumerate, ExceptionsOfTheVisitorComeThrough) {
  for (const auto& [words, order] : samples) {
    int seen = 0;
    EXPECT_THROW(enumerate(graph_class(words), order, {},
                           [&](const SmallGraph&) -> bool {
                             if (++seen == 10) throw std::domain_error("tenth");
                             return true;
                           }),
                 std::domain_error)
        << words;
    EXPECT_EQ(seen, 10);
    EXPECT_EQ(count(GraphClass::all, 5), 34);
  }
}

TEST(Enumerate, ThreadsDoNotDisturbEachOther) {
  for (const auto& [words, order] : samples) {
    const auto expected = lines(graph_class(words), order);
    std::vector<std::vector<std::string>> found(4);
    std::vector<std::thread> threads;
    for (auto& result : found)
      threads.emplace_back([&, words = words, order = order] { result = lines(graph_class(words), order); });
    for (auto& thread : threads) thread.join();
    for (const auto& result : found) EXPECT_EQ(result, expected) << words;
  }
}

TEST(Enumerate, TheVisitorMayEnumerate) {
  for (const auto& [inner, unused] : samples)
    for (const auto& [outer, order, graphs] :
         {std::tuple("connected", 5, 21), std::tuple("mops", 8, 12), std::tuple("digraphs", 3, 16)}) {
      std::int64_t pairs = 0;
      EXPECT_TRUE(enumerate(graph_class(outer), order, {}, [&, inner = inner](const SmallGraph&) {
        pairs += count(graph_class(inner), 4);
        return true;
      }));
      EXPECT_EQ(pairs, graphs * count(graph_class(inner), 4)) << inner << " in " << outer;
    }
}

TEST(Enumerate, RefusesOrdersAndPiecesOutOfRange) {
  const auto visit = [](const SmallGraph&) { return true; };
  for (const auto& [words, unused] : samples) {
    const GraphClass sample = graph_class(words);
    EXPECT_THROW(enumerate(sample, 0, {}, visit), text::InputError);
    EXPECT_THROW(enumerate(sample, -1, {}, visit), text::InputError);
    EXPECT_THROW(enumerate(sample, 3, {1, 1}, visit), text::InputError);
    EXPECT_THROW(enumerate(sample, 3, {-1, 2}, visit), text::InputError);
    EXPECT_THROW(enumerate(sample, 3, {0, 0}, visit), text::InputError);
    EXPECT_THROW(enumerate(sample, 65, {}, visit), text::LimitError);
    EXPECT_THROW(enumerate(sample, largest_order(sample) + 1, {}, visit), text::LimitError);
    EXPECT_THROW(enumerate(sample, 3, {0, 2000000000}, visit), text::LimitError);
  }
}

TEST(Enumerate, CanBeStoppedBetweenGraphs) {
  int asked = 0;
  const auto visit = [](const SmallGraph&) { return true; };
  const GraphClass rare = graph_class("connected,regular:5,bipartite,size:50");
  EXPECT_FALSE(enumerate(rare, 20, {.index = 39'999, .count = 40'000}, visit, [&] { return ++asked < 3; }));
  EXPECT_EQ(asked, 3);
  EXPECT_THROW(
      enumerate(rare, 20, {.index = 39'999, .count = 40'000}, visit, []() -> bool { throw text::LimitError("x"); }),
      text::LimitError);
}

}  // namespace
}  // namespace gamecert::graphs
