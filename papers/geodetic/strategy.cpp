// The geodetic paper, Section 5, the strategy W and Propositions 7 and 8: all play of A against W.
#include "papers/geodetic/strategy.hpp"

#include <bit>
#include <optional>
#include <set>

#include "papers/game_question.hpp"
#include "papers/geodetic/play.hpp"
#include "papers/sections.hpp"

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

/// All play by the rules against B.
class AgainstW {
 public:
  AgainstW(const Rays& rays, const StrategyW& w, Trial& trial)
      : rays_(rays), w_(w), play_("geodetic", rays.text()), trial_(trial) {}

  void run() { a_to_move(play_.start()); }

 private:
  void a_to_move(const games::Position& at) {
    const VertexSet labelled = play_.gone(at);
    if (!seen_.insert(labelled).second) return;
    graphs::each(play_.moves(at), [&](int move) {
      const games::Position after = play_.after(at, move);
      const auto answer = answer_to(labelled == 0, move, play_.gone(after));
      const bool legal = answer && (play_.moves(after) & graphs::single(*answer)) != 0;
      trial_.instance(legal, [&] {
        return Failure{rays_.text() + attribute("labelled", labelled) + ": B has no answer to " + std::to_string(move)};
      });
      a_to_move(play_.after(after, *answer));
    });
  }

  std::optional<int> answer_to(bool first, int move, VertexSet labelled) const {
    const auto intervals = by_rays(rays_, labelled);
    if (!intervals) return {};
    if (phase_two(rays_, *intervals)) return nim_move(effective(rays_, *intervals));
    const int ray = move / rays_.n;
    if (const int reply = w_.reply(first, move % rays_.n + 1)) return rays_.vertex(ray, reply);
    const auto star = zero_star_move(rays_, (*intervals)[static_cast<std::size_t>(ray)]);
    if (!star) return {};
    return rays_.vertex(star->on_another_ray ? (ray + 1) % rays_.m : ray, star->number);
  }

  std::optional<int> nim_move(const std::vector<int>& lengths) const {
    const int sum = nim_sum(lengths);
    for (std::size_t ray = 0; ray < lengths.size(); ++ray) {
      if ((lengths[ray] ^ sum) < lengths[ray]) {
        return rays_.vertex(static_cast<int>(ray), rays_.n - (lengths[ray] ^ sum));
      }
    }
    return {};
  }

  Rays rays_;
  const StrategyW& w_;
  VertexPlay play_;
  Trial& trial_;
  std::set<VertexSet> seen_;
};

}  // namespace

void check_w(int n, MakeW make, Trial& trial) {
  const StrategyW w = make(n);
  const Rays rays{3, n};
  trial.instance(w.clear(), [&] { return Failure{"K_m o R_" + std::to_string(n) + ": W gives two answers"}; });
  each_exchange(w, [&](const Exchange& exchange) {
    trial.instance(wins(rays, exchange), [&] { return Failure{text(exchange, n)}; });
  });
}

void check_w_by_rules(const Rays& rays, MakeW make, Trial& trial) { AgainstW(rays, make(rays.n), trial).run(); }

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
