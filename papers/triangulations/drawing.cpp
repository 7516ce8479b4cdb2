// Games on triangulations, Sections 5.2 and 5.3: drawing segments between points in convex position.
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "papers/sections.hpp"
#include "papers/triangulations/boards.hpp"
#include "papers/triangulations/strategies.hpp"

namespace gamecert::papers {
namespace {

std::string bare_points(int n) { return "convex:" + std::to_string(n) + ":"; }

/// The first player on an even number of points: a diagonal with as many points on both sides, then a winning move
/// where there is one, else the opponent's last segment on the other side.
class Symmetric {
 public:
  Symmetric(int n, Trial& trial)
      : n_(n), trial_(trial), game_(games::make(games::find("triangle"), games::Instance(bare_points(n)))) {}

  /// The opponent's moves up to one without an answer; nothing if there is none.
  bool wins() { return wins_from(game_->play(game_->start(), segment(0, n_ / 2))); }

 private:
  int segment(int u, int v) const {
    return game_->move_code(std::to_string(std::min(u, v)) + "-" + std::to_string(std::max(u, v)));
  }
  int opposite(int move) const {
    const std::string name = game_->move_name(move);
    const auto dash = name.find('-');
    return segment((std::stoi(name) + n_ / 2) % n_, (std::stoi(name.substr(dash + 1)) + n_ / 2) % n_);
  }
  bool wins_from(const games::Position& at) {
    if (!seen_.insert(at).second) return true;
    trial_.step();
    games::Options options, answers;
    game_->options(at, options);
    if (options.moves.empty()) return false;
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      if (options.won[i] != 0) return false;
      game_->options(options.position(i), answers);
      if (std::ranges::find(answers.won, 1) != answers.won.end()) continue;
      const auto answer = std::ranges::find(answers.moves, opposite(options.moves[i]));
      if (answer == answers.moves.end()) return false;
      const auto next = answers.position(static_cast<std::size_t>(answer - answers.moves.begin()));
      if (!wins_from({next.begin(), next.end()})) return false;
    }
    return true;
  }

  int n_;
  Trial& trial_;
  std::unique_ptr<games::Game> game_;
  std::set<games::Position> seen_;
};

void symmetric_on_even(int n, Trial& trial) {
  if (n % 2 != 0) return;
  trial.instance(Symmetric(n, trial).wins(),
                 [&] { return outcome_failure(by_rules("triangle", bare_points(n)), "symmetric play does not win"); });
}

/// One player keeps to a strategy, in the worst of the ways that leaves open, the other plays anything.
class Complete {
 public:
  Complete(int n, Trial& trial)
      : trial_(trial),
        n_(n),
        game_(games::make(games::find("complete-triangulation"), games::Instance(bare_points(n)))) {
    for (int e = 0; e < game_->cells(); ++e) {
      const std::string name = game_->move_name(e);
      ends_.emplace_back(std::stoi(name), std::stoi(name.substr(name.find('-') + 1)));
    }
  }

  /// What the greedy player gets more than the other.
  int greedy(bool greedy_first) { return greedy(game_->start(), greedy_first); }
  /// What the first player gets more than the other by mirroring. The number of points is even.
  int mirroring() { return own_turn(game_->start(), MirrorStrategy(n_)); }

 private:
  graphs::Edge ends(int move) const { return ends_[static_cast<std::size_t>(move)]; }
  std::vector<graphs::Edge> drawn(const games::Position& at) const {
    std::vector<graphs::Edge> segments;
    each_edge(at[1], [&](int e) { segments.push_back(ends(e)); });  // the open plane and the drawn one, a word each
    return segments;
  }
  games::Options options(const games::Position& at) const {
    trial_.step();
    games::Options options;
    game_->options(at, options);
    return options;
  }
  static games::Position after(const games::Options& options, std::size_t i) {
    const auto next = options.position(i);
    return {next.begin(), next.end()};
  }

  int greedy(const games::Position& at, bool greedy_moves) {
    const auto [known, unknown] = known_.try_emplace({at, greedy_moves}, 0);
    if (!unknown) return known->second;
    const games::Options moves = options(at);
    const std::vector<graphs::Edge> good = greedy_moves ? greedy_segments(n_, drawn(at)) : std::vector<graphs::Edge>{};
    std::optional<int> least;
    for (std::size_t i = 0; i < moves.moves.size(); ++i) {
      if (greedy_moves && std::ranges::find(good, ends(moves.moves[i])) == good.end()) continue;
      const int rest = greedy(after(moves, i), (moves.again[i] != 0) == greedy_moves);
      const int score = rest + (greedy_moves ? moves.gains[i] : -moves.gains[i]);
      least = std::min(least.value_or(score), score);
    }
    return known_[{at, greedy_moves}] = least.value_or(0);
  }

  int own_turn(const games::Position& at, MirrorStrategy strategy) {
    const games::Options moves = options(at);
    if (moves.moves.empty()) return 0;
    const graphs::Edge segment = strategy.draw();
    std::size_t i = 0;
    while (i < moves.moves.size() && ends(moves.moves[i]) != segment) ++i;
    if (i == moves.moves.size()) return -1000;  // no legal move
    const games::Position next = after(moves, i);
    return moves.gains[i] + (moves.again[i] != 0 ? own_turn(next, strategy) : opponents_turn(next, strategy));
  }
  int opponents_turn(const games::Position& at, const MirrorStrategy& strategy) {
    const auto [known, unknown] = known_.try_emplace({at, strategy.greedy()}, 0);
    if (!unknown) return known->second;
    const games::Options moves = options(at);
    int least = moves.moves.empty() ? 0 : 1000;
    for (std::size_t i = 0; i < moves.moves.size(); ++i) {
      MirrorStrategy told = strategy;
      told.opponent_draws(ends(moves.moves[i]));
      const games::Position next = after(moves, i);
      const int rest = moves.again[i] != 0 ? opponents_turn(next, told) : own_turn(next, told);
      least = std::min(least, rest - moves.gains[i]);
    }
    return known_[{at, strategy.greedy()}] = least;
  }

  Trial& trial_;
  int n_;
  std::unique_ptr<games::Game> game_;
  std::vector<graphs::Edge> ends_;
  /// Greedy play: by whether the greedy player moves. Mirroring, at the opponent's turn: by whether it has ended.
  std::map<std::pair<games::Position, bool>, int> known_;
};

void greedy_play(int n, Trial& trial) {
  const bool first = n % 2 != 0;
  const int found = Complete(n, trial).greedy(first);
  trial.instance(first ? found > 0 : found >= 0, [&] {
    return outcome_failure(by_rules("complete-triangulation", bare_points(n)),
                           "greedy play may end " + std::to_string(-found) + " behind");
  });
}

void mirroring(int n, Trial& trial) {
  if (n % 2 != 0) return;
  const int found = Complete(n, trial).mirroring();
  trial.instance(found >= 0, [&] {
    return outcome_failure(by_rules("complete-triangulation", bare_points(n)),
                           "mirroring may end " + std::to_string(-found) + " behind");
  });
}

}  // namespace

std::vector<CheckFunction> triangulation_drawing() {
  return {
      check("symmetric-on-even", symmetric_on_even),
      check("greedy-play", greedy_play),
      check("mirroring-of-segments", mirroring),
  };
}

}  // namespace gamecert::papers
