// Lemma 4 of the paper on games on triangulations: every disc has a balanced colouring without a triangle of one
// colour.
#include "solve/boards/balanced_colouring.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>

#include "graphs/triangulations/triangulation_classes.hpp"

namespace gamecert::solve {
namespace {

using graphs::Edge;

/// By the definition: counts, and the three edges of every face.
void expect_balanced(const graphs::Triangulation& board) {
  const std::vector<Edge> edges = board.graph().edges();
  const std::vector<int> colours = balanced_colouring(board);
  ASSERT_EQ(colours.size(), edges.size());
  std::map<Edge, int> colour;
  for (std::size_t i = 0; i < edges.size(); ++i) colour[edges[i]] = colours[i];
  const auto ones = std::ranges::count(colours, 1), twos = std::ranges::count(colours, 2);
  EXPECT_EQ(ones + twos, std::ssize(edges));
  EXPECT_TRUE(ones == twos || ones == twos + 1) << ones << " and " << twos;
  for (const auto& [a, b, c] : board.faces()) {
    const int one = colour.at(std::minmax({a, b})), other = colour.at(std::minmax({b, c}));
    EXPECT_FALSE(one == other && other == colour.at(std::minmax({a, c}))) << a << ' ' << b << ' ' << c;
  }
}

TEST(BalancedColouring, HasBothColoursAtEveryTriangleOfEverySmallDisc) {
  int boards = 0;
  for (int points = 3; points <= 8; ++points) {
    for (int inner = 0; inner <= points - 3; ++inner) {
      for (const graphs::Triangulation& board : graphs::disc_classes(points - inner, inner)) {
        expect_balanced(board);
        ++boards;
      }
    }
  }
  EXPECT_GT(boards, 300);
}

TEST(BalancedColouring, ReachesLargeBoards) {
  for (const int triangles : {40, 300, 1000}) {
    expect_balanced(graphs::fan(triangles));
    expect_balanced(graphs::wheel(triangles));
    expect_balanced(graphs::zigzag(triangles));
  }
}

}  // namespace
}  // namespace gamecert::solve
