// Pairs of positions: each is right if every move in the one leads to a position that is paired with one that some move
// in the other leads to, and the other way round.
#include "reductions/simulation.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace gamecert::reductions {
namespace {

using games::Game;
using games::Position;

Position position(const games::Options& options, std::size_t i) {
  const auto view = options.position(i);
  return {view.begin(), view.end()};
}

struct Failure {
  std::string reason;
};

class Pairs {
 public:
  using Pair = std::pair<Position, Position>;

  Pairs(const Game& left, const Game& right, const std::vector<Pair>& pairs) : left_(left), right_(right) {
    for (at_ = 0; at_ < pairs.size(); ++at_) {
      const auto& [one, other] = pairs[at_];
      if (!left.well_formed(one) || !right.well_formed(other)) fail("positions of both games", "cells outside a board");
      if (at_ > 0 && pairs[at_ - 1] >= pairs[at_]) fail("pairs in ascending order", "one not greater");
      pairs_.insert(pairs[at_]);
    }
  }

  // By induction on what remains, positions of a pair have the same outcome and the same nimber, in
  // normal and in misere play.
  void check() {
    at_ = 0;
    use({left_.start(), right_.start()});
    for (const auto& pair : pairs_) {
      ++at_;
      left_.options(pair.first, ours_);
      right_.options(pair.second, theirs_);
      require_falling(left_, pair.first, ours_);
      require_falling(right_, pair.second, theirs_);
      std::vector<char> answered(theirs_.moves.size(), 0);
      for (std::size_t i = 0; i < ours_.moves.size(); ++i) {
        bool one = false;
        for (std::size_t k = 0; k < theirs_.moves.size(); ++k) {
          if (!use({position(ours_, i), position(theirs_, k)})) continue;
          one = true;
          answered[k] = 1;
        }
        if (!one) fail("a pair after move " + left_.move_name(ours_.moves[i]) + " of the first game", "none");
      }
      const auto missing = std::ranges::find(answered, 0);
      if (missing == answered.end()) continue;
      const auto move = theirs_.moves[static_cast<std::size_t>(missing - answered.begin())];
      fail("a pair after move " + right_.move_name(move) + " of the second game", "none");
    }
    at_ = 0;
    for (const auto& pair : pairs_) {
      ++at_;
      if (!used_.contains(pair)) fail("a pair that another one leads to", "one unused");
    }
  }

 private:
  bool use(const Pair& pair) {
    const bool known = pairs_.contains(pair);
    if (known) used_.insert(pair);
    if (!known && at_ == 0) throw Failure{"expected the pair of the two starts, found none"};
    return known;
  }
  void require_falling(const Game& game, const Position& at, const games::Options& options) const {
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      if (game.remaining(options.position(i)) >= game.remaining(at)) fail("less play after a move", "no less");
    }
  }
  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    throw Failure{"pair " + std::to_string(at_) + ": expected " + expected + ", found " + found};
  }

  const Game& left_;
  const Game& right_;
  std::set<Pair> pairs_, used_;
  std::size_t at_ = 0;  // the pair being checked, from 1
  games::Options ours_, theirs_;
};

}  // namespace

std::optional<std::string> simulation_fails(const Game& first, const Game& second,
                                            const std::vector<std::pair<Position, Position>>& pairs) {
  try {
    Pairs(first, second, pairs).check();
    return std::nullopt;
  } catch (const Failure& failure) {
    return failure.reason;
  }
}

}  // namespace gamecert::reductions
