// Games on triangulations, Sections 5.2 and 5.3: drawing segments between points in convex position.
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "verify/claims/sections.hpp"
#include "verify/claims/triangulation_boards.hpp"
#include "verify/claims/triangulation_heaps.hpp"

namespace gamecert::verify::claims {
namespace {

std::string bare_points(int n) { return "convex:" + std::to_string(n) + ":"; }

/// Theorem 2: n = 5, 9, 21, 25, 29 mod 34, and 15 and 35.
bool second_player_wins(int n) {
  const int rest = n % 34;
  return rest == 5 || rest == 9 || rest == 21 || rest == 25 || rest == 29 || n == 15 || n == 35;
}

void triangle_game(int n, Trial& trial) {
  const Asked asked = by_rules("triangle", bare_points(n));
  const std::string expected = second_player_wins(n) ? "second" : "first";
  trial.instance(outcome(asked, trial) == expected,
                 [&] { return outcome_failure(asked, "a " + expected + "-player win is printed"); });
}

void zeros_of_dawson(int stage, Trial& trial) {
  const std::vector<int> values = dawson_values(1000 * stage, trial);
  for (int n = 2; n < static_cast<int>(values.size()); ++n) {
    trial.instance((values[static_cast<std::size_t>(n)] == 0) == second_player_wins(n),
                   [&] { return Failure{"n = " + std::to_string(n)}; });
  }
}

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

void complete_game(int n, Trial& trial) {
  const Asked asked = by_rules("complete-triangulation", bare_points(n));
  const int found = score(asked, trial);
  trial.instance(n % 2 != 0 ? found > 0 : found == 0, [&] {
    return outcome_failure(asked, std::string("a ") + (n % 2 != 0 ? "first-player win" : "tie") + " is printed");
  });
}

/// One player greedy, in the worst of the ways that leaves open, the other playing anything.
class Greedy {
 public:
  Greedy(int n, Trial& trial)
      : trial_(trial), game_(games::make(games::find("complete-triangulation"), games::Instance(bare_points(n)))) {
    for (int e = 0; e < game_->cells(); ++e) {
      const std::string name = game_->move_name(e);
      ends_.emplace_back(std::stoi(name), std::stoi(name.substr(name.find('-') + 1)));
    }
    n_ = static_cast<std::size_t>(n);
  }

  /// What the greedy player gets more than the other.
  int score(bool greedy_first) { return value(game_->start(), greedy_first); }

 private:
  /// The open plane and the drawn one, a word each.
  std::uint64_t drawn(const games::Position& at) const { return at[1]; }

  /// Greater weights for worse moves: closing edges, merging edges by their weight, redundant edges.
  int rank(const games::Position& at, int e, int gain) const {
    if (gain > 0) return 0;
    std::vector<int> component(n_);
    std::iota(component.begin(), component.end(), 0);
    std::vector<bool> used(n_);
    each_edge(drawn(at), [&](int f) {
      const auto [u, v] = ends_[static_cast<std::size_t>(f)];
      used[static_cast<std::size_t>(u)] = used[static_cast<std::size_t>(v)] = true;
      const int from = component[static_cast<std::size_t>(u)], to = component[static_cast<std::size_t>(v)];
      std::ranges::replace(component, from, to);
    });
    const auto [u, v] = ends_[static_cast<std::size_t>(e)];
    if (component[static_cast<std::size_t>(u)] == component[static_cast<std::size_t>(v)]) return 4;
    return 1 + (used[static_cast<std::size_t>(u)] ? 1 : 0) + (used[static_cast<std::size_t>(v)] ? 1 : 0);
  }

  int value(const games::Position& at, bool greedy_moves) {
    auto& known = known_[greedy_moves ? 1 : 0];
    if (const auto found = known.find(at); found != known.end()) return found->second;
    trial_.step();
    games::Options options;
    game_->options(at, options);
    std::vector<int> ranks(options.moves.size());
    if (greedy_moves) {
      for (std::size_t i = 0; i < ranks.size(); ++i) ranks[i] = rank(at, options.moves[i], options.gains[i]);
    }
    const int best = ranks.empty() ? 0 : *std::ranges::min_element(ranks);
    int least = options.moves.empty() ? 0 : 1000;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
      if (ranks[i] != best) continue;
      const auto next = options.position(i);
      const int rest = value({next.begin(), next.end()}, (options.again[i] != 0) == greedy_moves);
      least = std::min(least, rest + (greedy_moves ? options.gains[i] : -options.gains[i]));
    }
    return known[at] = least;
  }

  Trial& trial_;
  std::unique_ptr<games::Game> game_;
  std::vector<graphs::Edge> ends_;
  std::size_t n_ = 0;
  std::map<games::Position, int> known_[2];
};

void greedy_play(int n, Trial& trial) {
  const bool first = n % 2 != 0;
  const int found = Greedy(n, trial).score(first);
  trial.instance(first ? found > 0 : found >= 0, [&] {
    return outcome_failure(by_rules("complete-triangulation", bare_points(n)),
                           "greedy play may end " + std::to_string(-found) + " behind");
  });
}

constexpr std::string_view convex_points = "points in convex position, n =";

constexpr Claim claims[] = {
    {.id = "tri.tbl-3",
     .statement = "Table 3: the values of Dawson's Kayles have period 34 with 8 exceptions, the last at 52; 1, 2, 4, 8 "
                  "appear first at 2, 4, 14, 69",
     .range = "all heaps to thousands",
     .stages = {1, 10, 30},
     .check = [](int stage, Trial& trial) { check_dawson_table(1000 * stage, trial); }},
    {.id = "tri.thm-2",
     .statement =
         "the monochromatic triangle game on n >= 3 points in convex position is a second-player win when n = 5, "
         "9, 21, 25, 29 mod 34 and for n = 15 and n = 35; otherwise it is a first-player win",
     .range = convex_points,
     .stages = {3, 12, 15},
     .check = triangle_game},
    {.id = "tri.thm-2.literal",
     .statement = "the same for any number n of points, as printed",
     .range = convex_points,
     .stages = {1, 12, 15},
     .check = triangle_game},
    {.id = "tri.thm-2.values",
     .statement = "G(n) = 0 in Dawson's Kayles, n >= 2, for n = 5, 9, 21, 25, 29 mod 34 and n = 15 and n = 35 and no "
                  "other",
     .range = "n to thousands",
     .stages = {1, 10, 30},
     .check = zeros_of_dawson},
    {.id = "tri.thm-2.even",
     .statement =
         "n >= 4 even: the first player draws a diagonal with (n-2)/2 points on each side, then makes a winning "
         "move if available, or mimics her opponent's last move on the opposite side",
     .range = convex_points,
     .stages = {4, 9, 12},
     .check = symmetric_on_even},
    {.id = "tri.thm-3",
     .statement =
         "the monochromatic complete triangulation game on n >= 3 points in convex position is a first-player win "
         "for n odd and a tie for n even",
     .range = convex_points,
     .stages = {3, 9, 10},
     .check = complete_game},
    {.id = "tri.thm-3.literal",
     .statement = "the same for any number n of points, as printed",
     .range = convex_points,
     .stages = {1, 9, 10},
     .check = complete_game},
    {.id = "tri.thm-3.greedy",
     .statement =
         "Lemmas 1 and 2: the greedy player, closing edges first, then merging edges of least weight in whatever "
         "order, wins as the first for n odd and is not behind as the second for n even",
     .range = convex_points,
     .stages = {3, 8, 9},
     .check = greedy_play},
};

}  // namespace

std::span<const Claim> triangulation_drawing() { return claims; }

}  // namespace gamecert::verify::claims
