// The rules of a game as play and circuits see them: written once over planes, with what a game does not declare
// filled in.
#pragma once

#include <array>
#include <string>

#include "games/info.hpp"
#include "games/instances/instance.hpp"
#include "games/plane.hpp"
#include "games/refinements.hpp"

namespace gamecert::games {

template <template <class> class Rules, Plane P>
class RulesView {
  using R = Rules<P>;

 public:
  using Board = typename R::Board;
  using Bit = typename P::Bit;
  using Number = typename P::Number;
  using Space = typename P::Space;
  static constexpr Refinements has = R::refinements;
  static constexpr std::size_t planes = sizeof(Board) / sizeof(P);

  RulesView(const Space& space, const GameInfo& info, const Instance& instance, const Parameters& parameters)
      : space_(space),
        players_(info.players),
        cells_(R::cells(instance, parameters)),
        codes_(code_count(instance, parameters)),
        all_codes_(space.all(codes_)),
        rules_(space, instance, parameters) {}

  /// Cells of every plane.
  int cells() const { return cells_; }
  /// Moves are codes below it.
  int codes() const { return codes_; }
  Board start() const { return rules_.start(); }
  /// The codes of legal moves; none where play has ended. What the rules say beyond the codes is left out: they need
  /// not say of a board that play never reaches that no other cell is a move.
  P moves(const Board& at) const {
    const P legal = rules_.moves(at) & all_codes_;
    if constexpr (has.won) {
      return when(!ended(at), legal);
    } else {
      return legal;
    }
  }
  /// The position after a legal move, seen by whoever moves next.
  Board play(const Board& at, int move) const {
    const Board after = rules_.play(at, move);
    if constexpr (!has.turn) {
      return after;
    } else {
      const Bit same_mover = again(at, move);
      auto seen = planes_of<P>(after);
      const auto turned = planes_of<P>(rules_.turn(after));
      for (std::size_t i = 0; i < planes; ++i) seen[i] = when(same_mover, seen[i]) | when(!same_mover, turned[i]);
      return board_of<Board>(seen);
    }
  }
  /// Play has ended in a win of whoever has just moved; a solitaire has reached its goal.
  Bit ended(const Board& at) const {
    if constexpr (has.won) {
      return rules_.won(at);
    } else {
      return no();
    }
  }
  /// The mover moves again after the move; a single player always does.
  Bit again(const Board& at, int move) const {
    if (players_ == 1) return !no();
    if constexpr (has.moves_again) {
      return rules_.moves_again(at, move);
    } else {
      return no();
    }
  }
  /// Points of the mover.
  Number gain(const Board& at, int move) const {
    if constexpr (has.gain) {
      return rules_.gain(at, move);
    } else {
      return 0;
    }
  }
  Number head_start() const {
    if constexpr (has.head_start) {
      return rules_.head_start();
    } else {
      return 0;
    }
  }
  Number remaining(const Board& at) const { return rules_.remaining(at); }
  std::string move_name(int move) const {
    if constexpr (has.move_name) {
      return rules_.move_name(move);
    } else {
      return std::to_string(move);
    }
  }

  // Of rules that declare `position_of` and `ruled_out`.
  Board position_of(const P& painting) const { return rules_.position_of(painting); }
  P ruled_out(const P& painting) const { return rules_.ruled_out(painting); }

  const R& rules() const { return rules_; }

 private:
  static int code_count(const Instance& instance, const Parameters& parameters) {
    if constexpr (has.codes) {
      return R::codes(instance, parameters);
    } else {
      return R::cells(instance, parameters);
    }
  }
  Bit no() const { return any(space_.none()); }

  Space space_;
  int players_, cells_, codes_;
  P all_codes_;
  R rules_;
};

}  // namespace gamecert::games
