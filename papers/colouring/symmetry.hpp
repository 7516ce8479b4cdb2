// Involutions of graphs, and strategies of colouring games that answer every move.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "graphs/small_graph.hpp"
#include "papers/claim.hpp"
#include "papers/colouring/games.hpp"
#include "papers/involutions.hpp"

namespace gamecert::papers {

using graphs::SmallGraph;
using graphs::VertexSet;

/// Calls visit for every automorphism of the graph that is its own inverse, the identity being one.
void each_involution(const SmallGraph& graph, const std::function<void(const Involution&)>& visit);

using Symmetric = bool (*)(const SmallGraph&, const Involution&);
/// There is exactly one vertex u with s(u) = u, and no edge (v, s(v)).
bool one_fixed_and_apart(const SmallGraph& graph, const Involution& s);
/// There is no vertex u with s(u) = u.
bool no_fixed_vertex(const SmallGraph& graph, const Involution& s);

/// Calls visit for all graphs of an order with an involution that is symmetric in this way.
void each_symmetric(int order, Symmetric symmetric, Trial& trial,
                    const std::function<void(const SmallGraph&, const Involution&)>& visit);
/// An instance for each of them and every number of colours of PROPER k-COLORING from 1 on: the start is in the class.
void check_symmetric(int order, Symmetric symmetric, std::span<const int> colours, OutcomeClass expected, Trial& trial);

/// The colours of the vertices, from 1 on; 0 is unpainted.
using Colours = std::vector<int>;
struct Painted {
  int vertex, colour;
};

/// Painting with k colours, the two ends of an edge differently.
struct Rules {
  SmallGraph conflicts;
  int colours;

  bool legal(const Colours& at, Painted move) const;
  /// All legal moves.
  std::vector<Painted> moves(const Colours& at) const;
};

/// The answers a strategy leaves open to a move made in the painting; none if it has none.
using StrategyAnswers = std::function<std::vector<Painted>(const Colours&, Painted)>;
/// Where a strategy ends: a painting, a move made in it, and no legal answer.
struct StuckStrategy {
  Colours at;
  Painted move;
};
/// Plays every move of the opponent, who moves first and never paints `left_out`, and every answer of the strategy.
/// Nothing if there is always an answer and all answers are legal: the opponent is then the first without a move.
std::optional<StuckStrategy> where_stuck(const Rules& rules, const Colours& start, const StrategyAnswers& answers,
                                         VertexSet left_out = 0);

/// Whether the player to move has the last move although she never paints `left_out`; the opponent may.
bool wins_without(const Rules& rules, VertexSet left_out, Trial& trial);

/// An instance: the strategy always has an answer. Its failure is that of an outcome, or of a nimber, with where it
/// ends.
void never_stuck(const Rules& rules, const Colours& start, const StrategyAnswers& answers,
                 Failure (*failure)(const GameQuestion&, std::string_view), const GameQuestion& asked, Trial& trial,
                 VertexSet left_out = 0);

}  // namespace gamecert::papers
