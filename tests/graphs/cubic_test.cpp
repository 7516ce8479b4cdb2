// Tests of graphs/nauty/cubic.cpp and prime_cubic.cpp, against geng, the definition of prime graphs and published
// counts.
#include "graphs/nauty/cubic.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "graphs/constructions.hpp"
#include "graphs/invariants.hpp"
#include "graphs/labelled_counting.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/nauty/prime_cubic.hpp"
#include "graphs/small_graph_text.hpp"
#include "graphs/unlabelled_counting.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

std::string canonical_text(const SmallGraph& graph) { return write_small_graph(canonical_form(graph).graph); }

std::vector<std::string> cubic_lines(int order, Piece piece = {}) {
  std::vector<std::string> result;
  enumerate_connected_cubic(order, piece, [&](const SmallGraph& graph) {
    result.push_back(write_small_graph(graph));
    return true;
  });
  return result;
}

/// By geng, which makes them among all cubic graphs.
std::vector<SmallGraph> cubic_graphs_of_geng(int order) {
  std::vector<SmallGraph> result;
  enumerate(graph_class("all,regular:3"), order, {}, [&](const SmallGraph& graph) {
    if (connected(graph)) result.push_back(graph);
    return true;
  });
  return result;
}

/// By definition: deletes the edge, smooths its ends, and looks at what is left.
bool leaves_a_cubic_graph(SmallGraph graph, int a, int b) {
  graph.delete_edge(a, b);
  for (const int end : {a, b}) {
    const int u = std::countr_zero(graph.neighbours(end)), v = 63 - std::countl_zero(graph.neighbours(end));
    if (u == v || graph.adjacent(u, v)) return false;
    graph.delete_edge(end, u);
    graph.delete_edge(end, v);
    graph.add_edge(u, v);
  }
  const SmallGraph left = delete_vertex(delete_vertex(graph, std::max(a, b)), std::min(a, b));
  return connected(left) && min_degree(left) == 3 && max_degree(left) == 3;
}

bool prime(const SmallGraph& graph) {
  for (int b = 0; b < graph.order; ++b)
    for (int a = 0; a < b; ++a)
      if (graph.adjacent(a, b) && leaves_a_cubic_graph(graph, a, b)) return false;
  return true;
}

TEST(ConnectedCubic, AreThoseOfGengOneByOne) {
  for (int order = 1; order <= 16; ++order) {
    std::multiset<std::string> expected, found;
    for (const SmallGraph& graph : cubic_graphs_of_geng(order)) expected.insert(canonical_text(graph));
    enumerate_connected_cubic(order, {}, [&](const SmallGraph& graph) {
      EXPECT_EQ(graph.order, order);
      EXPECT_EQ(read_small_graph(write_small_graph(graph)), graph);
      found.insert(canonical_text(graph));
      return true;
    });
    EXPECT_EQ(found, expected) << order;
  }
}

TEST(ConnectedCubic, AreAsManyAsIsPublishedAndAsThereAreLabelledOnes) {
  const std::int64_t counts[] = {1, 2, 5, 19, 85, 509, 4060};  // A002851, orders 4, 6, ..., 16
  for (int order = 4; order <= 16; order += 2) {
    std::int64_t graphs = 0;
    Count labelled = 0;
    enumerate_connected_cubic(order, {}, [&](const SmallGraph& graph) {
      labelled += *labellings(order, automorphism_group_order(graph));
      return ++graphs > 0;
    });
    EXPECT_EQ(graphs, counts[(order - 4) / 2]) << order;
    EXPECT_EQ(decimal(labelled), decimal(*labelled_count(graph_class("connected,regular:3"), order))) << order;
  }
}

TEST(ConnectedCubic, PrimeOnesAreThoseOfWhichNoEdgeCanBeTakenAway) {
  for (int order = 4; order <= 14; order += 2) {
    std::set<std::string> expected, found;
    for (const SmallGraph& graph : cubic_graphs_of_geng(order))
      if (prime(graph)) expected.insert(canonical_text(graph));
    for (const SmallGraph& graph : prime_cubic_graphs(order)) EXPECT_TRUE(found.insert(canonical_text(graph)).second);
    EXPECT_EQ(found, expected) << order;
  }
  for (const int order : {16, 18, 20, 22, 24, 26})
    for (const SmallGraph& graph : prime_cubic_graphs(order)) {
      EXPECT_TRUE(connected(graph) && min_degree(graph) == 3 && max_degree(graph) == 3);
      EXPECT_TRUE(prime(graph)) << write_small_graph(graph);
    }
}

TEST(ConnectedCubic, PiecesPartitionThemInOneOrder) {
  for (int order = 4; order <= 14; order += 2) {
    const std::vector<std::string> whole = cubic_lines(order);
    EXPECT_EQ(cubic_lines(order), whole);
    for (const int pieces : {2, 3, 8, 24, 64, 1000}) {
      std::vector<std::string> together;
      for (int index = 0; index < pieces; ++index) {
        const std::vector<std::string> piece = cubic_lines(order, {index, pieces});
        together.insert(together.end(), piece.begin(), piece.end());
      }
      EXPECT_EQ(std::multiset(together.begin(), together.end()), std::multiset(whole.begin(), whole.end()))
          << order << " in " << pieces;
    }
  }
}

TEST(ConnectedCubic, PiecesOfALargeOrderAreOfMuchTheSameSize) {
  constexpr int pieces = 16, order = 18, all = 41301;
  std::size_t largest = 0, sum = 0;
  for (int index = 0; index < pieces; ++index) {
    const std::size_t size = cubic_lines(order, {index, pieces}).size();
    largest = std::max(largest, size);
    sum += size;
  }
  EXPECT_EQ(sum, all);
  EXPECT_LT(largest, 2 * all / pieces);
}

TEST(ConnectedCubic, EndWhenToldWhenInterruptedAndByExceptions) {
  int seen = 0;
  EXPECT_FALSE(enumerate_connected_cubic(26, {.index = 7, .count = 4096}, [&](const SmallGraph& graph) {
    EXPECT_TRUE(member(graph_class("connected,regular:3"), graph));
    return ++seen < 100;
  }));
  EXPECT_EQ(seen, 100);
  EXPECT_THROW(enumerate_connected_cubic(20, {}, [](const SmallGraph&) -> bool { throw std::domain_error("first"); }),
               std::domain_error);
  text::interrupted = true;
  EXPECT_THROW(enumerate_connected_cubic(20, {}, [](const SmallGraph&) { return true; }), text::LimitError);
  text::interrupted = false;
}

TEST(ConnectedCubic, AreTheClassOfThatNameFromOrder16On) {
  const auto count = [](const char* words, int order) {
    std::int64_t result = 0;
    enumerate(graph_class(words), order, {}, [&](const SmallGraph&) { return ++result > 0; });
    return result;
  };
  EXPECT_EQ(count("connected,regular:3", 16), 4060);
  EXPECT_EQ(count("connected,regular:3", 17), 0);
  EXPECT_EQ(count("min-degree:3,max-degree:3,size:24", 16), 4060);
  EXPECT_EQ(count("min-degree:3,max-degree:3,size:20..23", 16), 0);
  EXPECT_EQ(count("connected,regular:3,triangle-free", 16), 792);  // A014371
  EXPECT_EQ(count("connected,regular:3,bipartite", 16), 38);       // A008323
  EXPECT_EQ(largest_order(graph_class("regular:3")), 26);
  EXPECT_EQ(largest_order(graph_class("all,regular:3")), 20);
}

}  // namespace
}  // namespace gamecert::graphs
