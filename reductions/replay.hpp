// Play of both games of a reduction, side by side, by their rules.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/instances/setup.hpp"
#include "reductions/gadget_map.hpp"

namespace gamecert::reductions {

/// A move of the target, or of the source: a vertex, or place, and a colour from 1.
struct Paint {
  int place, colour;
};

/// A position of the target that play has reached, and of the source where what was played means it.
struct Together {
  games::Position target, source;
  std::vector<int> painting;  // of the target, by vertex
  std::vector<int> board;     // of the source
};

class Replay {
 public:
  /// InputError with a line if the painted start is not legal.
  Replay(const Reduction& reduction, const graphs::SmallGraph& graph);

  const GadgetMap& map() const { return map_; }
  const games::Game& source() const { return source_.game(); }
  const games::Game& target() const { return target_->game(); }

  Together start() const;
  Paint target_paint(int move) const { return paint(map_.reduction().target, move); }
  /// Of a move of the target: the move of the source that it means, -1 if it means none.
  int meaning(int target_move) const;
  /// After a legal move of the target that means a legal one.
  Together after(const Together& at, int target_move) const;

  /// Why the games do not correspond at a position: the board is not what was played, a legal move means none or an
  /// illegal one, or a legal move of the source is meant by none. Nothing if they do there.
  std::optional<std::string> difference(const Together& at) const;

  /// `v of 3 with 2`, `3 with 1`.
  std::string target_move(int move) const;
  std::string source_move(int move) const;

 private:
  static Paint paint(const Side& side, int move) { return {move / side.colours, move % side.colours + 1}; }
  Paint source_paint(int move) const;

  GadgetMap map_;
  games::Setup source_;
  std::optional<games::Setup> target_;  // set at the end of construction
  std::vector<int> code_;               // by place of the source: its number in the codes of moves
};

/// What is false at a position.
struct Mismatch {
  bool of_invariant = false;  // an invariant does not hold; else the games do not correspond
  std::string reason;

  /// `invariant` or `corresponding`.
  std::string_view level() const { return of_invariant ? "invariant" : "corresponding"; }
};

/// Plays the moves from the start; in all but the position they lead to the games correspond and invariants hold, and
/// there they do not. Nothing if they do everywhere. InputError for moves that cannot be played so,
/// and for a reduction whose moves mean none.
std::optional<Mismatch> difference_after(const Replay& replay, const std::vector<int>& target_moves);

}  // namespace gamecert::reductions
