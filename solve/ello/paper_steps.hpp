// How the ELLO paper decides a game, step by step: for readers who follow it with the paper in hand.
#pragma once

#include <string>
#include <vector>

#include "graphs/graph.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

struct PaperSteps {
  std::vector<std::string> lines;  // one for each step
  bool winnable = false;
};

/// Components by Corollary 1.7, the colours of blocks by Theorem 4.1; of a block that is a maximal outerplanar graph
/// the algorithm of Section 7, as repaired (docs/ELLO.md); of another one the threads by Proposition 6.1 and
/// Corollary 6.2, and what they leave by the engine (solve/ello/decide.hpp). Vertices have the numbers of the whole
/// graph. Time grows with the square of the order. LimitError.
PaperSteps paper_steps(const graphs::Graph& graph, const std::vector<char>& green, Watch& watch);

}  // namespace gamecert::solve
