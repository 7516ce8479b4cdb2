// The geodetic paper, Section 5, the strategy W and Propositions 7 and 8: all play of A against W.
#include "papers/geodetic/strategy.hpp"

#include <bit>
#include <optional>
#include <set>
#include <utility>

#include "papers/game_question.hpp"
#include "papers/sections.hpp"
#include "papers/strategy_play.hpp"

namespace gamecert::papers {

using graphs::VertexSet;

std::vector<int> zero_bits(int n) {
  std::vector<int> positions;
  for (int position = 0; position + 1 < static_cast<int>(std::bit_width(static_cast<unsigned>(n))); ++position) {
    if ((n >> position & 1) == 0) positions.push_back(position);
  }
  return positions;
}

std::vector<Pair> pairs(int n) {
  std::vector<Pair> result;
  int lower = 0;  // 2^{j_1} + ... + 2^{j_{i-1}}
  for (const int j : zero_bits(n)) {
    for (int t = 0; t < 1 << j; ++t) result.push_back({n - (1 << j) - t, lower + 2 + t});
    lower += 1 << j;
  }
  return result;
}

StrategyW::StrategyW(int n, const std::vector<Pair>& pairs)
    : answers_a_(static_cast<std::size_t>(n) + 1), answers_b_(answers_a_) {
  for (const auto& [a, b] : pairs) {
    answers_a_[static_cast<std::size_t>(a)] = b;
    answers_b_[static_cast<std::size_t>(b)] = a;
  }
}

int StrategyW::reply(bool first, int vertex) const {
  const auto at = static_cast<std::size_t>(vertex);
  return answers_a_[at] != 0 || first ? answers_a_[at] : answers_b_[at];
}

bool StrategyW::clear() const {
  for (std::size_t at = 0; at < answers_a_.size(); ++at) {
    if (answers_a_[at] != 0 && answers_b_[at] != 0 && answers_a_[at] != answers_b_[at]) return false;
  }
  return true;
}

StrategyW w_as_printed(int n) { return StrategyW(n); }

namespace {

/// A labels a vertex of the ray and W replies, 0 if it says nothing.
struct Exchange {
  Interval before;
  int move, reply;
  Interval between() const { return before.with(move); }
  Interval after() const { return between().with(reply); }
};

std::string text(const Exchange& exchange, int n) {
  const std::string from = exchange.before.empty() ? "at first" : "with " + text(exchange.before) + " labelled";
  return "K_m o R_" + std::to_string(n) + ": " + from + " A labels " + std::to_string(exchange.move) + ", W says " +
         (exchange.reply == 0 ? "nothing" : std::to_string(exchange.reply));
}

/// Calls visit for every exchange on a ray that has only followed exchanges with replies.
template <class Visit>
void each_exchange(const StrategyW& w, Visit&& visit) {
  const int n = w.n();
  std::vector<Interval> open{{}};
  std::set<Interval> seen;
  while (!open.empty()) {
    const Interval before = open.back();
    open.pop_back();
    for (int move = 1; move <= n; ++move) {
      if (before.contains(move)) continue;
      const Exchange exchange{before, move, w.reply(before.empty(), move)};
      visit(exchange);
      if (exchange.reply == 0 || exchange.after() == Interval{1, n}) continue;
      if (seen.insert(exchange.after()).second) open.push_back(exchange.after());
    }
  }
}

bool wins(const Rays& rays, const Exchange& exchange) {
  if (!exchange.before.empty() && zero_star_move(rays, exchange.before)) return false;
  if (exchange.reply != 0) return !exchange.between().contains(exchange.reply);
  return zero_star_move(rays, exchange.between()).has_value();
}

/// What B labels by W on K_m o R_n, and by Nim after the 0-star; nothing where neither says anything.
std::optional<int> answer(const Rays& rays, const StrategyW& w, VertexSet labelled, int move, bool first) {
  const auto intervals = by_rays(rays, labelled);
  if (!intervals) return {};
  if (phase_two(rays, *intervals)) {
    const std::vector<int> lengths = effective(rays, *intervals);
    const int sum = nim_sum(lengths);
    const auto ray = std::ranges::find_if(lengths, [&](int length) { return (length ^ sum) < length; });
    if (ray == lengths.end()) return {};
    return rays.vertex(static_cast<int>(ray - lengths.begin()), rays.n - (*ray ^ sum));
  }
  const int ray = move / rays.n;
  if (const int reply = w.reply(first, move % rays.n + 1)) return rays.vertex(ray, reply);
  const auto star = zero_star_move(rays, (*intervals)[static_cast<std::size_t>(ray)]);
  if (!star) return {};
  return rays.vertex(star->on_another_ray ? (ray + 1) % rays.m : ray, star->number);
}

}  // namespace

void check_w(int n, MakeW make, Trial& trial) {
  const StrategyW w = make(n);
  const Rays rays{3, n};
  trial.instance(w.clear(), [&] { return Failure{"K_m o R_" + std::to_string(n) + ": W gives two answers"}; });
  each_exchange(w, [&](const Exchange& exchange) {
    trial.instance(wins(rays, exchange), [&] { return Failure{text(exchange, n)}; });
  });
}

void check_w_by_rules(const Rays& rays, MakeW make, Trial& trial) {
  const auto game = games::make(games::find("geodetic"), games::Instance(rays.text()));
  const StrategyW w = make(rays.n);
  const VertexSet all = graphs::first_vertices(game->cells());
  const StrategyAnswers answers = [&](const StrategyTurn& turn, int& moved) {
    const bool first = std::exchange(moved, 1) == 0;
    const auto vertex = answer(rays, w, all & ~turn.at.front(), turn.last, first);
    return vertex ? std::vector{*vertex} : std::vector<int>{};
  };
  StrategyPlay play(*game, answers, trial);
  trial.instance(play.worst(game->start(), true) == StrategyPlay::won, [&] {
    Failure failure{rays.text() + ": B has no answer after"};
    for (const int vertex : play.losing_play()) failure.where += " " + std::to_string(vertex);
    return failure;
  });
}

void check_prop_7(int n, MakeW make, Trial& trial) {
  const StrategyW w = make(n);
  each_exchange(w, [&](const Exchange& exchange) {
    trial.instance(exchange.reply == 0 || !exchange.between().contains(exchange.reply),
                   [&] { return Failure{text(exchange, n) + ", which is labelled"}; });
  });
  trial.instance(w.clear(), [&] { return Failure{"R_" + std::to_string(n) + ": b_i = a_r and not a_i = b_r"}; });
}

bool n_of_a_power_of_two(int n, int vertex) { return vertex == n && positive_power_of_two(n); }

void check_prop_8(int n, bool (*excepted)(int n, int vertex), Trial& trial) {
  const Rays rays{3, n};
  each_exchange(w_as_printed(n), [&](const Exchange& exchange) {
    if (exchange.reply == 0) return;
    trial.instance(in_e(rays, exchange.after()) || excepted(n, exchange.reply), [&] {
      return outcome_failure({"geodetic", instance(rays, exchange.after())},
                             text(exchange, n) + ", which is not in E: play has left Phase I");
    });
  });
}

namespace {

void strategy(int n, Trial& trial) {
  check_w(n, w_as_printed, trial);
  if (n <= 16) check_w_by_rules({3, n}, w_as_printed, trial);
  if (n <= 6) check_w_by_rules({5, n}, w_as_printed, trial);
}

using Excepted = bool (*)(int n, int vertex);
bool end_of_a_power_of_two(int n, int vertex) { return (vertex == n || vertex == 1) && positive_power_of_two(n); }

}  // namespace

std::vector<CheckFunction> geodetic_strategy() {
  return {
      check("strategy-w", strategy),
      check("w-is-legal", [](int n, Trial& trial) { check_prop_7(n, w_as_printed, trial); }),
      check("w-stays-in-e", check_prop_8,
            choice<Excepted>("except", {{"n", n_of_a_power_of_two}, {"ends", end_of_a_power_of_two}})),
  };
}

}  // namespace gamecert::papers
