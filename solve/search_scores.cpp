// Games for points by null windows: "does the mover get at least b more than the opponent from here on?"
//
// Positions are seen from the mover, so one question serves both players: a move that passes the turn
// gets b if the opponent does not get 1 + gain - b from what it leaves. For every class of positions the
// least and the greatest score still possible are kept. Of a solved game the strategies are read off by
// asking the table again.
#include <algorithm>
#include <limits>
#include <map>

#include "solve/position_classes.hpp"
#include "solve/search.hpp"

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
      watch_.hold(table_.bytes() + known_.capacity() * sizeof(Bounds));
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

  /// Whether the move of number i gets at least `bound` for the mover.
  bool gets(const games::Options& options, std::size_t i, int bound) {
    const int wanted = bound - options.gains[i];
    const auto next = options.position(i);
    return options.again[i] != 0 ? at_least(next, wanted) : !at_least(next, 1 - wanted);
  }

 private:
  struct Bounds {
    int least = std::numeric_limits<int>::min();
    int greatest = std::numeric_limits<int>::max();
  };

  bool some_move_gets(games::PositionView at, int bound) {
    games::Options options;
    game_.options(at, options);
    if (options.moves.empty()) return 0 >= bound;
    std::vector<std::size_t> best_first(options.moves.size());
    for (std::size_t i = 0; i < best_first.size(); ++i) best_first[i] = i;
    std::ranges::stable_sort(best_first, std::greater{}, [&](std::size_t i) { return options.gains[i]; });
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
    Key key{games::Position(at.begin(), at.end()), side};
    const auto [entry, fresh] = bounds_.try_emplace(key, bound);
    if (!fresh && at_most_as_strong(side, bound, entry->second)) return;
    entry->second = bound;
    open_.push_back(std::move(key));
  }
  void close() {
    while (!open_.empty()) {
      const Key key = std::move(open_.back());
      open_.pop_back();
      follow(key, bounds_.at(key), [&](const Need& child) { need(child.position, child.side, child.bound); });
    }
  }

  /// What the roots rest on; bounds that became stronger on the way may have left others without use.
  Strategy evidence(const std::vector<std::pair<Strategy::Side, int>>& roots) {
    std::map<Key, int> used;
    std::vector<Key> open;
    const auto use = [&](const games::Position& at, Strategy::Side side) {
      const auto entry = bounds_.find({at, side});
      if (entry != bounds_.end() && used.insert(*entry).second) open.push_back(entry->first);
    };
    for (const auto& [side, bound] : roots) use(game_.start(), side);
    while (!open.empty()) {
      const Key key = std::move(open.back());
      open.pop_back();
      follow(key, bounds_.at(key), [&](const Need& child) { use(child.position, child.side); });
    }
    Strategy strategy;
    for (const auto& [key, bound] : used) strategy.entries.push_back({key.first, key.second, bound});
    return strategy;
  }

 private:
  using Key = std::pair<games::Position, Strategy::Side>;
  struct Need {
    games::Position position;
    Strategy::Side side;
    int bound;
  };

  static bool at_most_as_strong(Strategy::Side side, int bound, int than) {
    return side == Strategy::Side::at_least ? bound <= than : bound >= than;
  }
  bool listed(const Need& need) const {
    if (game_.moves(need.position).empty()) return true;
    const auto entry = bounds_.find({need.position, need.side});
    return entry != bounds_.end() && at_most_as_strong(need.side, need.bound, entry->second);
  }

  /// What an entry rests on. A lower bound takes the first move that listed bounds make good, else the first good one.
  template <class Visit>
  void follow(const Key& key, int bound, Visit&& visit) {
    games::Options options;
    game_.options(key.first, options);
    const auto child = [&](std::size_t i) -> Need {
      const auto view = options.position(i);
      const bool again = options.again[i] != 0;
      const bool lower = (key.second == Strategy::Side::at_least) == again;
      return {games::Position(view.begin(), view.end()), lower ? Strategy::Side::at_least : Strategy::Side::at_most,
              again ? bound - options.gains[i] : options.gains[i] - bound};
    };
    const std::size_t count = options.moves.size();
    if (key.second == Strategy::Side::at_most) {
      for (std::size_t i = 0; i < count; ++i) visit(child(i));
      return;
    }
    for (std::size_t i = 0; i < count; ++i) {
      if (search_.gets(options, i, bound) && listed(child(i))) return visit(child(i));
    }
    for (std::size_t i = 0; i < count; ++i) {
      if (search_.gets(options, i, bound)) return visit(child(i));
    }
  }

  const games::Game& game_;
  ScoreSearch& search_;
  std::map<Key, int> bounds_;
  std::vector<Key> open_;
};

}  // namespace

Answer search_scores(const games::Game& game, const Request& request) {
  ScoreSearch search(game, request.limits);
  const games::Position start = game.start();
  const int value = search.value(start);
  Answer answer;
  answer.statement = "SCORE " + std::to_string(game.head_start() + value);
  games::Options options;
  game.options(start, options);
  if (request.all_moves) answer.winning_moves.emplace();
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    if (!answer.moves.empty() && !request.all_moves) break;
    if (!search.gets(options, i, value)) continue;
    if (answer.moves.empty()) answer.moves = {options.moves[i]};
    if (request.all_moves) answer.winning_moves->push_back(options.moves[i]);
  }
  if (request.certificate) {
    const std::vector<std::pair<Strategy::Side, int>> roots = {{Strategy::Side::at_least, value},
                                                               {Strategy::Side::at_most, value}};
    Proof proof(game, search);
    for (const auto& [side, bound] : roots) proof.need(start, side, bound);
    proof.close();
    answer.evidence = proof.evidence(roots);
  }
  return answer;
}

}  // namespace gamecert::solve
