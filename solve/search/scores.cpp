// Games for points, and games that a win ends, by null windows: "does the mover get at least b more than the opponent
// from here on?"
//
// A win counts as a point. Positions are seen from the mover, so one question serves both players: a move that passes
// the turn gets b if the opponent does not get 1 + gain - b from what it leaves. For every class of positions the least
// and the greatest score still possible are kept. Of a solved game the strategies are read off by asking the table
// again.
#include <algorithm>
#include <limits>
#include <tuple>

#include "certificates/plays/strategy.hpp"
#include "solve/search/options.hpp"
#include "solve/search/position_classes.hpp"
#include "solve/search/search.hpp"

namespace gamecert::solve {
namespace {

using certificates::Strategy;

class ScoreSearch {
 public:
  ScoreSearch(const games::Game& game, const Limits& limits) : game_(game), watch_(limits), table_(game) {}

  /// Whether the mover can get at least `bound` points more than the opponent from here on.
  bool at_least(games::PositionView at, int bound) {
    const auto [number, fresh] = table_.insert(at);
    if (fresh) {
      known_.push_back({});
      hold(0);
    }
    if (known_[number].least >= bound) return true;
    if (known_[number].greatest < bound) return false;
    watch_.step();
    const bool result = some_move_gets(at, bound);
    Bounds& bounds = known_[number];
    if (result) {
      bounds.least = std::max(bounds.least, bound);
    } else {
      bounds.greatest = std::min(bounds.greatest, bound - 1);
    }
    return result;
  }

  int value(games::PositionView at) {
    int score = 0;
    while (!at_least(at, score)) --score;
    while (at_least(at, score + 1)) ++score;
    return score;
  }

  Watch& watch() { return watch_; }
  std::size_t nodes() const { return table_.size(); }
  /// LimitError if so many bytes beside the table break the limit.
  void hold(std::size_t bytes) const { watch_.hold(table_.bytes() + known_.capacity() * sizeof(Bounds) + bytes); }

  /// Whether the move of number i gets at least `bound` for the mover.
  bool gets(const games::Options& options, std::size_t i, int bound) {
    const int wanted = bound - options.gains[i];
    if (options.won[i] != 0) return 1 >= wanted;
    const auto next = options.position(i);
    return options.again[i] != 0 ? at_least(next, wanted) : !at_least(next, 1 - wanted);
  }

 private:
  struct Bounds {
    int least = std::numeric_limits<int>::min();
    int greatest = std::numeric_limits<int>::max();
  };

  bool some_move_gets(games::PositionView at, int bound) {
    const SearchOptions options(game_, at, watch_);
    if (options.moves.empty()) return 0 >= bound;
    std::vector<std::size_t> best_first(options.moves.size());
    for (std::size_t i = 0; i < best_first.size(); ++i) best_first[i] = i;
    std::ranges::stable_sort(best_first, std::greater{},
                             [&](std::size_t i) { return options.gains[i] + options.won[i]; });
    return std::ranges::any_of(best_first, [&](std::size_t i) { return gets(options, i, bound); });
  }

  const games::Game& game_;
  Watch watch_;
  PositionClasses table_;
  std::vector<Bounds> known_;  // by class
};

/// Collects the bounds that prove a score: for a lower bound one good move, for an upper bound every move.
class Proof {
 public:
  Proof(const games::Game& game, ScoreSearch& search) : game_(game), search_(search) {}

  void need(games::PositionView at, Strategy::Side side, int bound) {
    if (game_.moves(at).empty()) return;
    const auto [number, fresh] = entries_.insert(key(at, side));
    if (fresh) bounds_.push_back(bound);
    if (!fresh && at_most_as_strong(side, bound, bounds_[number])) return;
    bounds_[number] = bound;
    open_.push_back(number);
    search_.hold(entries_.bytes() + bounds_.capacity() * sizeof(int));
  }
  void close() {
    while (!open_.empty()) {
      const std::uint32_t number = open_.back();
      open_.pop_back();
      follow(number, [&](games::PositionView at, Strategy::Side side, int bound) { need(at, side, bound); });
    }
  }

  /// What the start's entries rest on; bounds that became stronger on the way may have left others without use.
  Strategy evidence() {
    std::vector<char> used(entries_.size(), 0);
    const auto use = [&](games::PositionView at, Strategy::Side side, int) {
      const auto number = entries_.find(key(at, side));
      if (!number || used[*number] != 0) return;
      used[*number] = 1;
      open_.push_back(*number);
    };
    const games::Position start = game_.start();
    for (const auto side : {Strategy::Side::at_least, Strategy::Side::at_most}) use(start, side, 0);
    while (!open_.empty()) {
      const std::uint32_t number = open_.back();
      open_.pop_back();
      follow(number, use);
    }
    Strategy strategy;
    for (std::uint32_t number = 0; number < used.size(); ++number) {
      if (used[number] == 0) continue;
      const games::PositionView at = position(number);
      strategy.entries.push_back({{at.begin(), at.end()}, side(number), bounds_[number]});
    }
    std::ranges::sort(strategy.entries, {}, [](const auto& entry) { return std::tie(entry.position, entry.side); });
    return strategy;
  }

 private:
  /// The words of the position, then the side.
  games::PositionView key(games::PositionView at, Strategy::Side side) {
    key_.assign(at.begin(), at.end());
    key_.push_back(static_cast<games::Word>(side));
    return key_;
  }
  games::PositionView position(std::uint32_t number) const { return entries_[number].first(game_.words()); }
  Strategy::Side side(std::uint32_t number) const { return static_cast<Strategy::Side>(entries_[number].back()); }

  static bool at_most_as_strong(Strategy::Side side, int bound, int than) {
    return side == Strategy::Side::at_least ? bound <= than : bound >= than;
  }
  bool listed(games::PositionView at, Strategy::Side side, int bound) {
    if (game_.moves(at).empty()) return true;
    const auto number = entries_.find(key(at, side));
    return number && at_most_as_strong(side, bound, bounds_[*number]);
  }

  /// Visits what an entry rests on: of a lower bound the first move that listed bounds make good, else the first good
  /// one.
  template <class Visit>
  void follow(std::uint32_t number, Visit&& visit) {
    search_.watch().step();
    const Strategy::Side own = side(number);
    const int bound = bounds_[number];
    const SearchOptions options(game_, position(number), search_.watch());
    const auto with_child = [&](std::size_t i, auto&& use) {
      const bool again = options.again[i] != 0;
      const bool lower = (own == Strategy::Side::at_least) == again;
      return use(options.position(i), lower ? Strategy::Side::at_least : Strategy::Side::at_most,
                 again ? bound - options.gains[i] : options.gains[i] - bound);
    };
    const std::size_t count = options.moves.size();
    if (own == Strategy::Side::at_most) {
      for (std::size_t i = 0; i < count; ++i) with_child(i, visit);
      return;
    }
    const auto is_listed = [&](games::PositionView at, Strategy::Side side, int least) {
      return listed(at, side, least);
    };
    for (std::size_t i = 0; i < count; ++i) {
      if (search_.gets(options, i, bound) && with_child(i, is_listed)) return with_child(i, visit);
    }
    for (std::size_t i = 0; i < count; ++i) {
      if (search_.gets(options, i, bound)) return with_child(i, visit);
    }
  }

  const games::Game& game_;
  ScoreSearch& search_;
  PositionTable entries_;
  std::vector<int> bounds_;          // by number in entries_
  std::vector<std::uint32_t> open_;  // entries to follow
  std::vector<games::Word> key_;
};

}  // namespace

namespace {

std::string statement_of(const games::Game& game, int value) {
  if (game.refinements().gain) return "SCORE " + std::to_string(game.head_start() + value);
  return value > 0 ? "OUTCOME first" : value < 0 ? "OUTCOME second" : "OUTCOME tie";
}

/// The first move that gets as much as can be got, and of a single player all that follow.
std::vector<int> best_moves(const games::Game& game, ScoreSearch& search) {
  std::vector<int> moves;
  games::Position at = game.start();
  for (;;) {
    const SearchOptions options(game, at, search.watch());
    const int value = search.value(at);
    const std::size_t count = options.moves.size();
    std::size_t best = 0;
    while (best < count && !search.gets(options, best, value)) ++best;
    const bool done = game.info().players == 1 && value == 0;
    if (best == count || done) return moves;
    moves.push_back(options.moves[best]);
    if (game.info().players != 1) return moves;
    const games::PositionView next = options.position(best);
    at.assign(next.begin(), next.end());
  }
}

}  // namespace

Answer search_scores(const games::Game& game, const Request& request) {
  ScoreSearch search(game, request.limits);
  const games::Position start = game.start();
  const int value = game.won(start) ? -1 : search.value(start);
  Answer answer;
  answer.statement = statement_of(game, value);
  // Of a game that a win ends, moves that win; of one for points, moves that get all that can be got.
  const bool worth_showing = game.refinements().gain || value > 0;
  if (worth_showing) answer.moves = best_moves(game, search);
  if (request.all_moves) {
    answer.winning_moves.emplace();
    const SearchOptions options(game, start, search.watch());
    for (std::size_t i = 0; i < options.moves.size() && worth_showing; ++i) {
      if (search.gets(options, i, value)) answer.winning_moves->push_back(options.moves[i]);
    }
  }
  if (request.certificate) {
    Proof proof(game, search);
    for (const auto side : {Strategy::Side::at_least, Strategy::Side::at_most}) {
      const bool needed = game.refinements().gain || value == 0 || (side == Strategy::Side::at_least) == (value > 0);
      if (needed) proof.need(start, side, value);
    }
    proof.close();
    answer.evidence = proof.evidence();
  }
  answer.nodes = search.nodes();
  return answer;
}

}  // namespace gamecert::solve
