// Strategies of the vertex-capturing game played out against everything, as papers print them.
#pragma once

#include <functional>
#include <unordered_map>

#include "papers/capture/pairs.hpp"

namespace gamecert::papers {

/// The edges a strategy may answer with, some of `open`: the uncoloured ones after the opponent has coloured `last`.
/// Where a paper says "any edge", all of them; each has to do.
using Replies = std::function<EdgeSet(EdgeSet open, int last)>;

class PlayedStrategy {
 public:
  /// side: 1 if the strategy is the first player's, -1 if the second's.
  PlayedStrategy(const SmallGraph& graph, int side, Replies replies)
      : graph_(graph), side_(side), replies_(std::move(replies)) {}
  /// The worst value for the strategy's player, of the final score unless another value of the red edges is given (the
  /// greater the better for the first player), when the opponent is to move.
  int worst(const Coloured& at, Trial& trial);
  void value_by(std::function<int(EdgeSet)> value) { value_ = std::move(value); }

 private:
  int value(EdgeSet red) const { return value_ ? value_(red) : final_score(graph_, red); }
  int worse(int one, int other) const { return (one < other) == (side_ > 0) ? one : other; }
  int after_replies(EdgeSet open, EdgeSet red, int last, Trial& trial);

  SmallGraph graph_;
  int side_;
  Replies replies_;
  std::function<int(EdgeSet)> value_;
  std::unordered_map<Coloured, int, ColouredHash> known_;
};

/// Answers an edge of a pair by the other, and anything else by any edge.
Replies answer_pairs(std::vector<std::pair<int, int>> pairs);

/// Observation 7.5: an edge at a vertex of the set is answered by another at that vertex, anything else by any edge.
Replies hold_vertices(const SmallGraph& graph, VertexSet set);

}  // namespace gamecert::papers
