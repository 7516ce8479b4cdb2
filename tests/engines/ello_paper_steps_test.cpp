// The steps of the ELLO paper lead to what all plays say, and name what the paper names.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph.hpp"
#include "graphs/small_graph_text.hpp"
#include "solve/ello/paper_steps.hpp"

namespace gamecert::solve {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;

/// By the rules: some green vertex is played, its neighbours change colour, until none is left.
bool won_by_play(const SmallGraph& graph, VertexSet left, VertexSet green,
                 std::map<std::pair<VertexSet, VertexSet>, bool>& known) {
  if (left == 0) return true;
  const auto found = known.find({left, green});
  if (found != known.end()) return found->second;
  bool won = false;
  graphs::each(left & green, [&](int v) {
    const VertexSet rest = left & ~graphs::single(v);
    won = won || won_by_play(graph, rest, (green ^ graph.neighbours(v)) & rest, known);
  });
  return known[{left, green}] = won;
}

PaperSteps steps(const SmallGraph& graph, VertexSet green) {
  std::vector<char> colours;
  for (int v = 0; v < graph.order; ++v) colours.push_back(static_cast<char>(green >> v & 1));
  std::vector<graphs::Edge> edges;
  for (int v = 0; v < graph.order; ++v)
    graphs::each(graph.neighbours(v) & graphs::first_vertices(v), [&](int u) { edges.emplace_back(u, v); });
  Watch watch({});
  return paper_steps(graphs::Graph(graph.order, edges), colours, watch);
}

void expect_right(const graphs::GraphClass& graph_class, int order) {
  graphs::enumerate(graph_class, order, {}, [&](const SmallGraph& graph) {
    std::map<std::pair<VertexSet, VertexSet>, bool> known;
    for (VertexSet green = 0; green <= graph.vertices(); ++green) {
      const PaperSteps found = steps(graph, green);
      EXPECT_FALSE(found.lines.empty());
      EXPECT_EQ(found.winnable, won_by_play(graph, graph.vertices(), green, known))
          << graphs::write_small_graph(graph) << " " << green;
    }
    return true;
  });
}

TEST(ElloPaperSteps, LeadToTheAnswerOnAllSmallGames) {
  for (int order = 1; order <= 5; ++order) expect_right(graphs::GraphClass::all, order);
}

TEST(ElloPaperSteps, LeadToTheAnswerOnMaximalOuterplanarGraphs) {
  for (int order = 3; order <= 9; ++order) expect_right({.kind = graphs::GraphClass::Kind::mops}, order);
}

/// The fan with hub 0 and rim 1, ..., 5, worked by hand: leaf 1 beside 2 of degree 3, and again 3 beside 4.
TEST(ElloPaperSteps, FollowTheAlgorithmForMaximalOuterplanarGraphs) {
  SmallGraph fan{.order = 6};
  for (int v = 1; v < 6; ++v) fan.add_edge(0, v);
  for (int v = 1; v < 5; ++v) fan.add_edge(v, v + 1);
  const PaperSteps found = steps(fan, graphs::single(2));
  const std::vector<std::string> expected = {
      "component 0,1,2,3,4,5 is plausible (Corollary 1.7)", "maximal outerplanar: the algorithm of Section 7",
      "step 2.2(ii) x = 1, y = 2, a = 0, b = 3: x red, y green; x and y are left out, b changes its colour "
      "(Reduction Lemma 1)",
      "step 1: order 4, edges 0-3,0-4,0-5,3-4,4-5, green 3: winnable"};
  EXPECT_EQ(found.lines, expected);
  EXPECT_TRUE(found.winnable);
}

/// Two triangles at vertex 2, and a cycle of order 5 with one green vertex more than two.
TEST(ElloPaperSteps, NameBlocksAndThreads) {
  SmallGraph bow{.order = 5};
  for (const auto& [u, v] : {std::pair(0, 1), {0, 2}, {1, 2}, {2, 3}, {2, 4}, {3, 4}}) bow.add_edge(u, v);
  const PaperSteps blocks = steps(bow, graphs::single(0) | graphs::single(1) | graphs::single(3));
  EXPECT_EQ(std::ranges::count_if(blocks.lines, [](const std::string& line) { return line.starts_with("block "); }), 2);
  SmallGraph cycle{.order = 5};
  for (int v = 0; v < 5; ++v) cycle.add_edge(v, (v + 1) % 5);
  const PaperSteps threads = steps(cycle, graphs::single(0) | graphs::single(1));
  const std::vector<std::string> expected = {
      "component 0,1,2,3,4 is plausible (Corollary 1.7)",
      "red 2 of degree 2 is deleted and the edge 1-3 put in (Proposition 6.1)",
      "red 3 of degree 2 is deleted and the edge 1-4 put in (Proposition 6.1)",
      "red 4 of degree 2 is deleted and the edge 0-1 taken away (Proposition 6.1)",
      "thread-reduced: order 2, edges none, green 0,1",
      "winnable, by inspection"};
  EXPECT_EQ(threads.lines, expected);
}

}  // namespace
}  // namespace gamecert::solve
