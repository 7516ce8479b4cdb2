// Scores of the vertex-capturing game for claims that ask for thousands of them; shares nothing with games/.
//
// A position is the set of uncoloured edges with the balance of every vertex, its red edges less its blue
// ones. Once more edges are in balance at a vertex than are uncoloured there, it is captured, and only the
// ends of the others matter. So the following are left out, and change no score: of the uncoloured edges
// between vertices already decided every two (whoever follows a strategy answers one of them by the
// other), and of the edges from a vertex to leaves, or to decided vertices, all first moves but one.
// Bounds on the score still to come are kept by position.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "graphs/small_graph.hpp"
#include "papers/claim.hpp"

namespace gamecert::papers {

using graphs::SmallGraph;
using graphs::VertexSet;

/// The edges of a graph as (smaller, larger), ascending.
std::vector<graphs::Edge> edges_of(const SmallGraph& graph);

class CaptureScores {
 public:
  /// Order at most 32, size at most 64, degrees at most 15; std::out_of_range otherwise.
  explicit CaptureScores(const SmallGraph& graph);

  /// First minus second, both playing best. LimitError at the limits of the trial.
  int score(Trial& trial);
  /// Whether the first player can get at least so many points more than the second.
  bool at_least(int bound, Trial& trial);
  /// After a first move on the edge of that number, as above.
  bool at_least_after(int edge, int bound, Trial& trial);

 private:
  using Edges = std::uint64_t;
  struct Position {
    Edges open;
    std::array<std::uint64_t, 2> balances;  // four bits a vertex: balance + 7, or `decided`
    bool operator==(const Position&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Position& at) const;
  };
  struct Bounds {
    std::int8_t least, greatest;  // of the points still to come
  };
  static constexpr int decided = 15;

  static int balance(const Position& at, int v);
  static void set_balance(Position& at, int v, int value);
  /// Colours e for the first player (side 1) or the second (-1); the points that decides, for the first player.
  int colour(Position& at, int e, int side) const;
  void leave_out_dead(Position& at) const;
  int undecided(const Position& at) const;
  /// One of every kind of move.
  Edges moves(const Position& at) const;
  /// What the mover can leave behind, by the points that brings it, most first.
  using Options = std::array<std::vector<std::pair<Position, int>>, 5>;
  Options options(const Position& at, int side) const;
  bool reaches(const Position& at, int bound, Trial& trial);

  int order_;
  std::vector<graphs::Edge> edges_;
  std::vector<Edges> at_;       // by vertex
  std::vector<Edges> at_leaf_;  // by vertex: edges to leaves
  Position start_;
  std::unordered_map<Position, Bounds, Hash> known_;
};

/// The score of the game on the graph.
int capture_score(const SmallGraph& graph, Trial& trial);

}  // namespace gamecert::papers
