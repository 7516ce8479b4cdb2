// Decides ELLO on graphs of any order, without evidence.
#pragma once

#include <optional>
#include <vector>

#include "graphs/graph.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

struct Decision {
  bool winnable = false;
  int doubt = 0;                          // of a game that seems unwinnable: wrong with probability at
                                          // most 2^doubt; 0 if the decision is certain
  std::optional<std::vector<int>> order;  // a winning order, if wanted and had at reasonable cost
};

/// Leaf elimination, then search and determinants on each component of the core. LimitError if a
/// limit is met before there is a decision.
Decision decide_ello(const graphs::Graph& graph, const std::vector<char>& green, Watch& watch, bool want_order);

}  // namespace gamecert::solve
