// Decides ELLO on graphs of any order, without evidence.
#pragma once

#include <optional>
#include <vector>

#include "graphs/graph.hpp"
#include "reductions/gadgets/derivation.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// Why a game cannot be won: after the steps this component is left, which cannot. Vertices as in the whole game.
struct LostPart {
  std::vector<reductions::DerivationStep> steps;
  std::vector<int> component;  // ascending
};

struct Decision {
  bool winnable = false;
  int doubt = 0;                          // of a game that seems unwinnable: wrong with probability at
                                          // most 2^doubt; 0 if the decision is certain
  std::optional<std::vector<int>> order;  // a winning order, if wanted and had at reasonable cost
  std::optional<LostPart> lost;           // of a game that is, or seems, unwinnable, if wanted
};

enum class Wanted { decision, reasons };  // reasons: an order, or what is lost

/// Reductions, then search and determinants on each part that is left. LimitError if a limit is met before there is a
/// decision.
Decision decide_ello(const graphs::Graph& graph, const std::vector<char>& green, Watch& watch, Wanted wanted);

/// Whether the reductions, and Cor 1.7 of the paper on their parts, come to a decision without a search.
bool decided_by_reductions(const graphs::Graph& graph, const std::vector<char>& green, Watch& watch);

}  // namespace gamecert::solve
