// The bounds that prove a score: for a lower bound one good move, for an upper bound every move.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "certificates/plays/strategy.hpp"
#include "solve/search/transposition_table.hpp"

namespace gamecert::solve {

/// Collects them from a search by null windows. Of positions it says besides
///   words(at), position(words)   what tells a position from others, and the position that has these words
///   at_end(at)                   what the mover gets where nothing is left to play; else nothing
///   proved(at, side, bound)      no move is needed to prove the bound
///   moves(at)                    a list of moves, its items made when they are asked for
///   known_to_get(move, bound)    the move does, as is known without search
template <class Search>
class BoundProof {
 public:
  using Side = certificates::Strategy::Side;
  using Position = typename Search::Position;
  using Move = typename Search::Move;

  explicit BoundProof(Search& search) : search_(search), bounds_(search.watch()) {}

  /// The bound is true.
  void need(const Position& at, Side side, int bound) {
    if (search_.at_end(at)) return;
    const std::uint32_t number = bounds_.number(key(at, side));
    std::optional<int>& known = bounds_[number];
    if (known && follows(side, bound, *known)) return;
    known = bound;
    open_.push_back(number);
  }
  /// Finds all that needed bounds rest on.
  void close() {
    while (!open_.empty())
      follow(take_open(), [&](const Position& at, Side side, int bound) { need(at, side, bound); });
  }

  /// Calls visit(words, side, bound) for what the starts' entries rest on: bounds that became stronger on the way may
  /// have left others without use.
  template <class Visit>
  void each_used(const Position& start, Visit&& visit) {
    each_used(std::vector<Position>{start}, std::forward<Visit>(visit));
  }
  template <class Visit>
  void each_used(const std::vector<Position>& starts, Visit&& visit) {
    std::vector<char> used(bounds_.size(), 0);
    const auto use = [&](const Position& at, Side side, int) {
      const auto number = bounds_.keys().find(key(at, side));
      if (!number || used[*number] != 0) return;
      used[*number] = 1;
      open_.push_back(*number);
    };
    for (const Position& start : starts)
      for (const auto side : {Side::at_least, Side::at_most}) use(start, side, 0);
    while (!open_.empty()) follow(take_open(), use);
    for (std::uint32_t number = 0; number < used.size(); ++number)
      if (used[number] != 0) visit(words(number), side(number), *bounds_[number]);
  }

 private:
  /// The words of the position, then the side.
  games::PositionView key(const Position& at, Side side) {
    const auto& words = search_.words(at);
    key_.assign(words.begin(), words.end());
    key_.push_back(static_cast<games::Word>(side));
    return key_;
  }
  games::PositionView words(std::uint32_t number) const {
    const games::PositionView key = bounds_.keys()[number];
    return key.first(key.size() - 1);
  }
  Side side(std::uint32_t number) const { return static_cast<Side>(bounds_.keys()[number].back()); }
  std::uint32_t take_open() {
    const std::uint32_t number = open_.back();
    open_.pop_back();
    return number;
  }

  /// Whether a bound follows from another on the same side.
  static bool follows(Side side, int bound, int from) { return side == Side::at_least ? bound <= from : bound >= from; }

  /// Calls use(position, side, bound) with what must hold after a move so that a bound holds before it.
  template <class Use>
  static auto after(const Move& move, Side side, int bound, Use&& use) {
    if (move.again) return use(move.position, side, bound - move.gain);
    return use(move.position, side == Side::at_least ? Side::at_most : Side::at_least, move.gain - bound);
  }
  bool listed(const Position& at, Side side, int bound) {
    if (const std::optional<int> worth = search_.at_end(at)) return follows(side, bound, *worth);
    const std::optional<int>* known = bounds_.find(key(at, side));
    return known != nullptr && follows(side, bound, **known);
  }

  /// Visits what an entry rests on.
  template <class Visit>
  void follow(std::uint32_t number, Visit&& visit) {
    search_.watch().step();
    const Side own = side(number);
    const int bound = *bounds_[number];
    const Position at = search_.position(words(number));  // may look into bounds_, which visits change
    if (search_.proved(at, own, bound)) return;
    const auto& moves = search_.moves(at);
    for (std::size_t i = 0; own == Side::at_most && i < moves.size(); ++i)
      if (const Move move = moves[i]; !move.won) after(move, own, bound, visit);
    if (own == Side::at_most) return;
    if (const Move move = good_move(moves, bound); !move.won) after(move, own, bound, visit);
  }

  /// The first move to a listed bound that is good enough, as the checker takes it, else a good one. Bounds that are
  /// listed are true, so that nothing is searched for them; nor where the search has the answer.
  template <class Moves>
  Move good_move(const Moves& moves, int bound) {
    const auto first = [&](auto&& good) -> std::optional<Move> {
      for (std::size_t i = 0; i < moves.size(); ++i)
        if (const Move move = moves[i]; good(move)) return move;
      return std::nullopt;
    };
    const auto to_listed = [&](const Move& move) {
      if (move.won) return 1 >= bound - move.gain;
      return after(move, Side::at_least, bound,
                   [&](const Position& at, Side side, int needed) { return listed(at, side, needed); });
    };
    if (const auto move = first(to_listed)) return *move;
    if (const auto move = first([&](const Move& each) { return search_.known_to_get(each, bound); })) return *move;
    return first([&](const Move& each) { return search_.gets(each, bound); }).value();
  }

  Search& search_;
  TranspositionTable<std::optional<int>> bounds_;  // by the words of a position, then the side
  std::vector<std::uint32_t> open_;                // numbers of bounds to follow
  std::vector<games::Word> key_;
};

}  // namespace gamecert::solve
