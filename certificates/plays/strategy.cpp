// Evidence `strategy`: bounds of what the mover gets from positions on, which settle a score or an outcome.
//
// The value of a position is what the mover gets more than the opponent from there on, both playing
// best; a single player has no opponent. A win that ends play counts as a point, and as one lost in misere play.
// A position in which play has ended has value 0 apart from that. An entry bounds the value of its position from
// below or above: from below by one move that is good enough by listed bounds, from above by every move. Where play
// may repeat, a bound that play without end would break has a rank above those of all that it rests on.
#include "certificates/plays/strategy.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/plays/score_bounds.hpp"
#include "certificates/position_text.hpp"
#include "certificates/subject.hpp"
#include "games/play/position_index.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

using games::PositionView;
using Side = Strategy::Side;

class Table {
 public:
  Table(const games::Game& game, int win, const std::vector<Strategy::Entry>& entries)
      : game_(game),
        win_(win),
        repeats_(game.info().repeats),
        entries_(entries),
        numbers_{{game.words(), entries.size()}, {game.words(), entries.size()}},
        used_(entries.size(), 0) {
    for (at_ = 0; at_ < entries.size(); ++at_) {
      const auto& [position, side, bound, rank] = entries[at_];
      if (!game.well_formed(position))
        fail("a position of " + std::string(game.info().name), "cells outside its board");
      const bool ranked = repeats_ && !within(side, game.endless(position), bound);
      if (ranked != (rank > 0))
        fail(ranked ? "a rank, as play without end breaks the bound" : "no rank", ranked ? "none" : "one");
      if (at_ > 0 && std::tie(position, side) <= std::tie(entries[at_ - 1].position, entries[at_ - 1].side))
        fail("entries in ascending order", "one not greater");
      side_index(side).add(position);
      entry_of_[index(side)].push_back(at_);
    }
    at_ = 0;
  }

  /// Whether the value of the position is known to be at least, or at most, `bound`; by an entry that an entry of this
  /// rank may rest on.
  bool known(PositionView position, Side side, ScoreBound bound, int rank = 0) {
    if (game_.moves(position).empty()) return within(side, game_.won(position) ? -win_ : 0, bound);
    const std::size_t number = side_index(side).find(position);
    if (number == games::PositionIndex::absent) return false;
    const std::size_t entry = entry_of_[index(side)][number];
    const auto& [at, own, value, lower] = entries_[entry];
    if (!within(side, value, bound) || (rank > 0 && (lower == 0 || lower >= rank))) return false;
    if (used_[entry] == 0) reached_.push_back(entry);
    used_[entry] = 1;
    return true;
  }

  // Sound by induction on what remains: a move that passes the turn gets its gain less the value of
  // what it leaves, one that keeps the turn its gain and that value. Where play may repeat, whoever keeps to the
  // entries gets no less than their bounds: play that ends does so by a win or a position without a move, which are as
  // bounded; bounds do not become weaker along play, as no move gains; so play without end comes to entries of one
  // bound, which have no rank, for ranks fall: by that play the bound is kept.
  void check_entries() {
    for (std::size_t next = 0; next < reached_.size(); ++next) {
      at_ = reached_[next];
      const auto& [position, side, bound, rank] = entries_[at_];
      game_.options(position, options_);
      const int remaining = game_.remaining(position);
      bool one_is_good = false;
      for (std::size_t i = 0; i < options_.moves.size(); ++i) {
        const PositionView after = options_.position(i);
        if (!repeats_ && game_.remaining(after) >= remaining) fail("less play after a move", "no less");
        if (one_is_good) continue;
        const ScoreBound left = ScoreBound{bound} - options_.gains[i];
        const bool good = options_.won[i] != 0     ? within(side, win_, left)
                          : options_.again[i] != 0 ? known(after, side, left, rank)
                                                   : known(after, other(side), -left, rank);
        if (side == Side::at_least)
          one_is_good = good;
        else if (!good)
          fail("a listed bound that keeps move " + game_.move_name(options_.moves[i]) + " down to " +
                   std::to_string(bound),
               "none");
      }
      if (side == Side::at_least && !one_is_good)
        fail("a move to a listed bound that gets " + std::to_string(bound), "none");
    }
    at_ = static_cast<std::size_t>(std::ranges::find(used_, 0) - used_.begin());
    if (at_ < used_.size()) fail("an entry that the claim or another entry rests on", "one unused");
  }

 private:
  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    reject("entry " + std::to_string(at_ + 1) + ": expected " + expected + ", found " + found);
  }
  static std::size_t index(Side side) { return static_cast<std::size_t>(side); }
  games::PositionIndex& side_index(Side side) { return numbers_[index(side)]; }

  const games::Game& game_;
  const int win_;  // what a win is worth to whoever has just moved
  const bool repeats_;
  const std::vector<Strategy::Entry>& entries_;
  games::PositionIndex numbers_[2];       // of the positions of each side
  std::vector<std::size_t> entry_of_[2];  // by such a number
  std::vector<char> used_;
  std::vector<std::size_t> reached_;  // those that are used
  std::size_t at_ = 0;                // the entry being checked
  games::Options options_;
};

/// Of a game that a win ends: what follows from who wins, if it is not a tie.
Bounds winner(std::optional<bool> first_player) {
  if (!first_player) return {true, true, 0};
  return *first_player ? Bounds{true, false, 1} : Bounds{false, true, -1};
}

Bounds claimed_outcome(std::string_view statement) {
  if (statement == "OUTCOME first") return winner(true);
  if (statement == "OUTCOME second") return winner(false);
  if (statement == "OUTCOME tie") return winner({});
  reject("expected OUTCOME first, OUTCOME second or OUTCOME tie for this evidence, found " + text::quoted(statement));
}

/// A start of the game, and what is claimed of it.
struct ClaimedStart {
  games::Setup subject;
  Bounds bounds;
};

games::Setup begun_by(const Claim& claim, const games::Setup& subject, int first) {
  std::map<std::string, int> parameters(claim.parameters.begin(), claim.parameters.end());
  parameters["first"] = first;
  return {subject.entry(), subject.instance(), parameters};
}

/// Who wins where Left begins, and where Right does, as `OUTCOME L` or `OUTCOME left/tie` says; nothing of others.
std::optional<std::pair<std::string_view, std::string_view>> claimed_of_both(std::string_view statement) {
  constexpr std::string_view winners[] = {"left", "right", "tie"};
  for (const std::string_view one : winners)
    for (const std::string_view other : winners) {
      const bool tie = one == "tie" || other == "tie";
      const std::string_view letter = one == other ? (one == "left" ? "L" : "R") : one == "left" ? "N" : "P";
      if (statement == "OUTCOME " + (tie ? std::string(one) + "/" + std::string(other) : std::string(letter)))
        return std::pair(one, other);
    }
  return std::nullopt;
}

/// Of a game of Left and Right. The rules are the same whoever begins; the start may differ.
std::vector<ClaimedStart> claimed_of_sides(const Claim& claim, const games::Setup& subject) {
  const games::GameInfo& info = subject.info();
  const std::string_view first = subject.parameters().word("first");
  if (info.number_favours != 0) {
    constexpr std::string_view word = "NUMBER ";
    const auto number = claim.statement.starts_with(word)
                            ? text::integer(std::string_view(claim.statement).substr(word.size()))
                            : std::nullopt;
    constexpr int greatest = 1'000'000'000;
    if (!number || *number > greatest || *number < -greatest)
      reject("expected NUMBER and a whole number for this evidence, found " + text::quoted(claim.statement));
    return {{subject, {true, true, (first == "right" ? -1 : 1) * info.number_favours * *number}}};
  }
  const auto bounds = [](std::string_view wins, bool left_first) {
    return wins == "tie" ? winner({}) : winner((wins == "left") == left_first);
  };
  if (first == "both") {
    const auto both = claimed_of_both(claim.statement);
    if (!both)
      reject("expected OUTCOME L, R, N or P, or such as OUTCOME left/tie, for either start, found " +
             text::quoted(claim.statement));
    return {{begun_by(claim, subject, 0), bounds(both->first, true)},
            {begun_by(claim, subject, 1), bounds(both->second, false)}};
  }
  for (const std::string_view wins : {"left", "right", "tie"})
    if (claim.statement == "OUTCOME " + std::string(wins)) return {{subject, bounds(wins, first == "left")}};
  reject("expected OUTCOME left, OUTCOME right or OUTCOME tie for this evidence, found " +
         text::quoted(claim.statement));
}

void check_strategy(const Claim& claim, const Strategy& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  const games::Game& game = subject.game();
  const games::Refinements rules = game.refinements();
  if (subject.info().stuck != games::Stuck::ends || rules.gain == rules.won)
    reject("expected a game for points, or one that a win ends, found " + claim.game);
  std::vector<ClaimedStart> starts;
  if (subject.info().sided)
    starts = claimed_of_sides(claim, subject);
  else
    starts = {{subject, rules.gain ? claimed_score(claim.statement) : claimed_outcome(claim.statement)}};
  const int win = claim.misere ? -1 : 1;
  Table table(game, win, evidence.entries);
  for (const ClaimedStart& each : starts) {
    const games::Game& begun = each.subject.game();
    const games::Position start = begun.start();
    const ScoreBound still_to_come = ScoreBound{each.bounds.score} - begun.head_start();
    if ((each.bounds.below && !table.known(start, Side::at_least, still_to_come)) ||
        (each.bounds.above && !table.known(start, Side::at_most, still_to_come)))
      reject("expected entries from which " + claim.statement + " follows, found others");
  }
  table.check_entries();
}

Strategy read_strategy(Lines& lines, const Claim& claim) {
  return {read_entries<Strategy::Entry>(lines, claim, [&](games::Position position) {
    const auto [side, bound] = read_bound(lines);
    int rank = 0;
    if (!lines.at_end_of_line() && (rank = lines.number("a rank")) == 0) lines.fail("a rank above 0", "0");
    return Strategy::Entry{std::move(position), side, bound, rank};
  })};
}

}  // namespace

Kind strategy_kind() { return kind_of<Strategy>(read_strategy, check_strategy); }

}  // namespace gamecert::certificates
