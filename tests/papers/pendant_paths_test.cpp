// Pairs of pendant paths that go in the vertex-capturing game, against search.
#include "reductions/gadgets/pendant_paths.hpp"

#include <gtest/gtest.h>

#include <iostream>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "graphs/formats.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/game_question.hpp"
#include "papers/lists.hpp"

namespace gamecert::papers {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;
using reductions::capture_core;
using reductions::CaptureCore;

int capture_score(const SmallGraph& graph, const Trial& trial) {
  return score({"capture", graphs::write_graph6(graph)}, trial);
}

/// The vertices of a pendant path from v by way of its neighbour `next`, without v; empty if that is none.
VertexSet leg(const SmallGraph& tree, int v, int next) {
  VertexSet vertices = graphs::single(next), seen = vertices | graphs::single(v);
  while (tree.degree(next) == 2) {
    next = std::countr_zero(tree.neighbours(next) & ~seen);
    vertices |= graphs::single(next);
    seen |= vertices;
  }
  return tree.degree(next) == 1 ? vertices : 0;
}

std::vector<VertexSet> legs(const SmallGraph& tree, int v) {
  std::vector<VertexSet> result;
  graphs::each(tree.neighbours(v), [&](int next) {
    if (const VertexSet found = leg(tree, v, next); found != 0) result.push_back(found);
  });
  return result;
}

/// Every tree without one pair; canonical.
std::set<std::string> without_a_pair(const SmallGraph& tree) {
  std::set<std::string> result;
  for (int v = 0; v < tree.order; ++v) {
    const std::vector<VertexSet> found = legs(tree, v);
    for (std::size_t i = 0; i < found.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (!reductions::go_together(std::popcount(found[i]), std::popcount(found[j]))) continue;
        const SmallGraph left = graphs::induced(tree, tree.vertices() & ~found[i] & ~found[j]);
        result.insert(graphs::write_graph6(graphs::canonical_form(left).graph));
      }
    }
  }
  return result;
}

/// The canonical graph6 of every tree that is left once no pair of pendant paths can go, over all orders in which pairs
/// go.
std::set<std::string> cores(const SmallGraph& tree) {
  std::set<std::string> open = {graphs::write_graph6(graphs::canonical_form(tree).graph)}, seen, result;
  while (!open.empty()) {
    const std::string text = *open.begin();
    open.erase(open.begin());
    if (!seen.insert(text).second) continue;
    const std::set<std::string> next = without_a_pair(graphs::read_small_graph(text));
    if (next.empty()) result.insert(text);
    open.insert(next.begin(), next.end());
  }
  return result;
}

/// How many graphs of the class got smaller; each of them keeps its score and the parity of its size.
int expect_same_scores(const char* of_class, int order) {
  Trial trial{solve::Limits{}};
  int smaller = 0;
  graphs::enumerate(graphs::graph_class(of_class), order, {}, [&](const SmallGraph& graph) {
    const CaptureCore core = capture_core(graphs::large(graph));
    EXPECT_EQ(graphs::large(graphs::induced(graph,
                                            [&] {
                                              VertexSet set = 0;
                                              for (const int v : core.vertices) set |= graphs::single(v);
                                              return set;
                                            }())),
              core.graph);
    if (core.graph.order() == graph.order || graph.size() > 12) return true;
    ++smaller;
    EXPECT_EQ((core.graph.size() - graph.size()) % 2, 0);
    EXPECT_EQ(capture_score(graphs::small(core.graph), trial), capture_score(graph, trial))
        << graphs::write_graph6(graph);
    return true;
  });
  return smaller;
}

TEST(PendantPaths, ThatGoKeepTheScoreOfEveryConnectedGraphUpToOrder7) {
  int smaller = 0;
  for (int order = 1; order <= 7; ++order) smaller += expect_same_scores("connected", order);
  std::cout << smaller << " graphs got smaller\n";
  EXPECT_GT(smaller, 50);
}

TEST(PendantPaths, ThatGoKeepTheScoreOfEveryTreeUpToOrder12) {
  int smaller = 0;
  for (int order = 1; order <= 12; ++order) smaller += expect_same_scores("trees", order);
  EXPECT_GT(smaller, 500);
}

TEST(PendantPaths, GoUntilNoTwoMay) {
  EXPECT_EQ(cores(family("star:4")), std::set<std::string>{"@"});
  EXPECT_EQ(cores(family("spider:1,2,2,4")).size(), 2U);
  for (int order = 1; order <= 14; ++order) {
    graphs::enumerate(graphs::graph_class("trees"), order, {}, [&](const SmallGraph& tree) {
      const SmallGraph core = graphs::small(capture_core(graphs::large(tree)).graph);
      EXPECT_TRUE(cores(tree).contains(graphs::write_graph6(graphs::canonical_form(core).graph)))
          << graphs::write_graph6(tree);
      return true;
    });
  }
}

TEST(PendantPaths, OfAMillionLegsTakeASecond) {
  // A spine with a leaf and a path of length 2 at every vertex, twice: the legs go, and perhaps more.
  std::vector<graphs::Edge> edges;
  int order = 200'000;
  for (int v = 0; v < 200'000; ++v) {
    if (v > 0) edges.emplace_back(v - 1, v);
    for (int i = 0; i < 2; ++i) {
      edges.emplace_back(v, order);
      edges.emplace_back(v, order + 1);
      edges.emplace_back(order + 1, order + 2);
      order += 3;
    }
  }
  const CaptureCore core = capture_core(graphs::Graph(order, edges));
  EXPECT_EQ(core.graph.size() % 2, static_cast<std::int64_t>(edges.size()) % 2);
  EXPECT_LE(core.graph.order(), 200'000);
}

}  // namespace
}  // namespace gamecert::papers
