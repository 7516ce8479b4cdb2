// Evidence `simulation`: two games are played alike on two boards. A pair of positions is right if every move in the
// one leads to a position that is paired with one that some move in the other leads to, and the other way round.
#include "certificates/impartial/simulation.hpp"

#include <algorithm>

#include "certificates/claim.hpp"
#include "certificates/impartial/impartial_subject.hpp"
#include "certificates/kind.hpp"
#include "certificates/position_text.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

using games::Game;
using games::Position;

Position position(const games::Options& options, std::size_t i) {
  const auto view = options.position(i);
  return {view.begin(), view.end()};
}

class Pairs {
 public:
  using Pair = std::pair<Position, Position>;

  Pairs(const Game& left, const Game& right, const std::vector<Pair>& pairs)
      : left_(left), right_(right), pairs_(pairs), used_(pairs.size(), 0) {
    for (at_ = 1; at_ <= pairs.size(); ++at_) {
      const auto& [one, other] = pairs[at_ - 1];
      if (!left.well_formed(one) || !right.well_formed(other)) fail("positions of both games", "cells outside a board");
      if (at_ > 1 && pairs[at_ - 2] >= pairs[at_ - 1]) fail("pairs in ascending order", "one not greater");
    }
  }

  // By induction on what remains, positions of a pair have the same outcome and the same nimber, in
  // normal and in misere play.
  void check() {
    if (!use({left_.start(), right_.start()})) reject("expected the pair of the two starts, found none");
    at_ = 0;
    for (const auto& [one, other] : pairs_) {
      ++at_;
      left_.options(one, ours_);
      right_.options(other, theirs_);
      require_falling(left_, one, ours_);
      require_falling(right_, other, theirs_);
      std::vector<char> answered(theirs_.moves.size(), 0);
      for (std::size_t i = 0; i < ours_.moves.size(); ++i) {
        bool answers = false;
        for (std::size_t k = 0; k < theirs_.moves.size(); ++k) {
          if (!use({position(ours_, i), position(theirs_, k)})) continue;
          answers = true;
          answered[k] = 1;
        }
        if (!answers) fail("a pair after move " + left_.move_name(ours_.moves[i]) + " of the first game", "none");
      }
      const auto missing = std::ranges::find(answered, 0);
      if (missing == answered.end()) continue;
      const auto move = theirs_.moves[static_cast<std::size_t>(missing - answered.begin())];
      fail("a pair after move " + right_.move_name(move) + " of the second game", "none");
    }
    const auto unused = std::ranges::find(used_, 0);
    at_ = static_cast<std::size_t>(unused - used_.begin()) + 1;
    if (unused != used_.end()) fail("a pair that another one leads to", "one unused");
  }

 private:
  bool use(const Pair& pair) {
    const auto known = std::ranges::lower_bound(pairs_, pair);
    if (known == pairs_.end() || *known != pair) return false;
    used_[static_cast<std::size_t>(known - pairs_.begin())] = 1;
    return true;
  }
  void require_falling(const Game& game, const Position& at, const games::Options& options) const {
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      if (game.remaining(options.position(i)) >= game.remaining(at)) fail("less play after a move", "no less");
    }
  }
  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    reject("pair " + std::to_string(at_) + ": expected " + expected + ", found " + found);
  }

  const Game& left_;
  const Game& right_;
  const std::vector<Pair>& pairs_;  // ascending
  std::vector<char> used_;          // whether the start or a move leads to the pair
  std::size_t at_ = 0;              // the pair being checked, from 1
  games::Options ours_, theirs_;
};

void check_simulation(const Claim& claim, const Simulation& evidence, Grounds& grounds) {
  if (claim.misere || evidence.other.misere)
    reject("expected no play for this evidence, which holds for both, found one");
  const std::string expected = "SAME AS " + subject_text(evidence.other);
  if (claim.statement != expected)
    reject("expected the statement " + text::quoted(expected) + ", found " + text::quoted(claim.statement));
  const games::Setup left = impartial_subject(claim, grounds);
  const games::Setup right = impartial_subject(evidence.other, grounds);
  for (const Game* game : {&left.game(), &right.game()}) {
    if (game->refinements().won || game->refinements().moves_again)
      reject("expected games without extra moves or early wins for this evidence, found " +
             std::string(game->info().name));
  }
  Pairs(left.game(), right.game(), evidence.pairs).check();
}

Simulation read_simulation(Lines& lines, const Claim& claim) {
  Simulation simulation;
  const int count = lines.number("a number of pairs");
  const std::size_t width = read_words(lines);
  const std::size_t other_width = read_words(lines);
  if (count == 0 && (width != 1 || other_width != 1))
    lines.fail("1 word a plane where there is no pair", std::to_string(std::max(width, other_width)));
  lines.next_line("`game`");
  simulation.other = lines.subject();
  const std::size_t planes = planes_of(lines, claim);
  const std::size_t other_planes = planes_of(lines, simulation.other);
  for (int i = 0; i < count; ++i) {
    lines.next_line("a pair of positions");
    Position first = read_position(lines, width, planes);
    if (lines.token("'/' and a position of the second game") != "/")
      lines.fail("'/' and a position of the second game", lines.rest());
    simulation.pairs.emplace_back(std::move(first), read_position(lines, other_width, other_planes));
  }
  return simulation;
}

}  // namespace

Kind simulation_kind() { return kind_of<Simulation>(read_simulation, check_simulation); }

}  // namespace gamecert::certificates
