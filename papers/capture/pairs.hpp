// Strategies of the vertex-capturing game that answer edges in pairs, and play towards any goal.
#pragma once

#include <functional>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "graphs/small_graph.hpp"
#include "papers/claim.hpp"

namespace gamecert::papers {

using graphs::SmallGraph;
using graphs::VertexSet;

/// The edges of a graph as (smaller, larger), ascending.
std::vector<graphs::Edge> edges_of(const SmallGraph& graph);
/// The score of the game on the graph, first minus second, by search.
int capture_score(const SmallGraph& graph, const Trial& trial);

/// A set of edges by their numbers.
using EdgeSet = std::uint64_t;

/// Which edges are uncoloured, and which are red; the others are blue.
struct Coloured {
  EdgeSet open, red;
  bool operator==(const Coloured&) const = default;
};
struct ColouredHash {
  std::size_t operator()(const Coloured& at) const {
    return (at.open * 0x9e3779b97f4a7c15 ^ at.red) * 0xbf58476d1ce4e5b9 >> 7;
  }
};

/// First minus second when these edges are red and the others blue.
int final_score(const SmallGraph& graph, EdgeSet red);

/// By vertex: how many more of its edges are red than blue.
std::vector<int> balances(const SmallGraph& graph, EdgeSet red);

/// Pairs of edges of which a player colours one whenever the opponent has coloured the other.
///
/// Every game ends with each pair in both colours: where the partner is already coloured, or the opponent
/// plays outside the pairs, the player colours one edge in advance, and is never more than one ahead.
struct Pairing {
  std::vector<std::pair<int, int>> pairs;
  std::optional<int> first = {};  // outside the pairs, coloured by the first player; the others outside are blue
};

using EdgePairs = std::vector<std::pair<graphs::Edge, graphs::Edge>>;
/// The pairs of these edges of a graph, and its edge `first` coloured by the first player.
Pairing pairing(const SmallGraph& graph, const EdgePairs& pairs, std::optional<graphs::Edge> first = {});

/// Nothing coloured but the first edge of the pairing.
Coloured opening(const SmallGraph& graph, const Pairing& pairing);

struct ScoreRange {
  int least, greatest;
  bool operator==(const ScoreRange&) const = default;
};
/// Over all final colourings with every pair in both colours. Two vertices that every pair colours the other way round
/// are captured by different players or by none, and left out; time doubles with every pair at the other vertices.
ScoreRange scores_of_pairing(const SmallGraph& graph, const Pairing& pairing, Trial& trial);

/// The number of an edge in edges_of(graph); std::out_of_range if it is no edge.
int edge_number(const SmallGraph& graph, int u, int v);

/// Play in which the first player wants a final colouring and may be kept from some edges; the second wants
/// to prevent it. A player without an allowed edge has failed.
class GoalGame {
 public:
  /// goal(red edges) at the end.
  GoalGame(const SmallGraph& graph, std::function<bool(EdgeSet)> goal, EdgeSet forbidden_to_first = 0);
  bool first_forces(Trial& trial) { return forces({all_, 0}, trial); }

 private:
  bool forces(const Coloured& at, Trial& trial);

  EdgeSet all_, forbidden_;
  std::function<bool(EdgeSet)> goal_;
  std::unordered_map<Coloured, bool, ColouredHash> known_;
};

/// The first player gets at least 2 more than the second without ever colouring one of these edges.
bool wins_by_two_without(const SmallGraph& graph, EdgeSet edges, Trial& trial);
/// The second player forces at least a draw in which u and v are barely captured, by different players: one edge more
/// of the one colour than of the other, and the other way round.
bool barely_captured_in_a_draw(const SmallGraph& graph, int u, int v, Trial& trial);

}  // namespace gamecert::papers
