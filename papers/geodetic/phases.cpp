// The geodetic paper, Section 5, to Proposition 1: complete graphs with rays.
#include "papers/geodetic/phases.hpp"

#include <algorithm>
#include <map>

#include "papers/facts.hpp"
#include "papers/game_question.hpp"
#include "papers/geodetic/play.hpp"
#include "papers/least_missing.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

using graphs::VertexSet;

GameQuestion on(const Rays& rays, VertexSet labelled) {
  return {"geodetic", rays.text() + attribute("labelled", labelled), reading("contract")};
}
GameQuestion on(const Rays& rays, Interval interval) {
  return {"geodetic", instance(rays, interval), reading("contract")};
}

/// Every position that can be reached, with its nimber from the nimbers of its options.
class Phases {
 public:
  Phases(const Rays& rays, int (*value)(const std::vector<int>&), Trial& trial)
      : rays_(rays), play_("geodetic", rays.text(), "contract"), phase_one_(rays), value_(value), trial_(trial) {}

  void check() { visit(play_.start()); }

 private:
  int visit(const games::Position& at) {
    const VertexSet labelled = play_.gone(at);
    if (const auto found = nimbers_.find(labelled); found != nimbers_.end()) return found->second;
    std::vector<int> options;
    std::vector<std::vector<int>> shortened;
    graphs::each(play_.moves(at), [&](int v) {
      const games::Position next = play_.after(at, v);
      options.push_back(visit(next));
      const auto intervals = by_rays(rays_, play_.gone(next));
      shortened.push_back(intervals ? effective(rays_, *intervals) : std::vector<int>{});
    });
    const int nimber = least_missing(options);
    trial_.instance(as_stated(labelled, nimber, std::move(shortened)),
                    [&] { return nimber_failure(on(rays_, labelled), "the two phases say otherwise"); });
    return nimbers_[labelled] = nimber;
  }

  bool as_stated(VertexSet labelled, int nimber, std::vector<std::vector<int>> shortened) const {
    if (labelled == 0) return (nimber != 0) == phase_one_.start_won();
    const auto intervals = by_rays(rays_, labelled);
    if (!intervals) return false;
    if (!phase_two(rays_, *intervals)) {
      const auto ray = std::ranges::find_if(*intervals, [](Interval interval) { return !interval.empty(); });
      return (nimber != 0) == phase_one_.won(*ray);
    }
    for (const Interval interval : *intervals) {
      if (interval.low > 1) return false;
    }
    const std::vector<int> lengths = effective(rays_, *intervals);
    std::vector<std::vector<int>> nim;
    for (std::size_t ray = 0; ray < lengths.size(); ++ray) {
      for (int shorter = 0; shorter < lengths[ray]; ++shorter) {
        nim.push_back(lengths);
        nim.back()[ray] = shorter;
      }
    }
    std::ranges::sort(nim);
    std::ranges::sort(shortened);
    return nimber == value_(lengths) && nim == shortened;
  }

  Rays rays_;
  VertexPlay play_;
  PhaseOne phase_one_;
  int (*value_)(const std::vector<int>&);
  Trial& trial_;
  std::map<VertexSet, int> nimbers_;
};

/// Calls visit for every K_m o R_n of an order, m and n at least 2.
template <class Visit>
void each_of_order(int order, Visit&& visit) {
  for (int n = 2; 2 * n <= order; ++n) {
    if (order % n == 0) visit(Rays{order / n, n});
  }
}

}  // namespace

void check_phases(const Rays& rays, int (*value)(const std::vector<int>& lengths), Trial& trial) {
  Phases(rays, value, trial).check();
}

void check_thm_4(int n, Trial& trial) {
  constexpr int largest_order = 24;
  for (int m = 2; m <= std::max(5, largest_order / n); ++m) {
    const Rays rays{m, n};
    bool lost = !PhaseOne(rays).start_won();
    for (const std::string_view word : geodetic_readings) {
      if (m * n <= largest_order) lost = lost && !first_player_wins({"geodetic", rays.text(), reading(word)}, trial);
    }
    trial.instance(lost, [&] { return outcome_failure({"geodetic", rays.text()}, "the first player wins"); });
  }
}

bool prop_1_as_printed(int n, Interval interval) {
  const int length = n - interval.high;
  return (n ^ length) > n && !(positive_power_of_two(n) && length == n - 1);
}

bool prop_1_repaired(int n, Interval interval) { return (n ^ (n - interval.high)) > n && interval.low > 1; }

void check_prop_1(int n, InE expected, Trial& trial) {
  const Rays rays{3, n};
  for (int low = 1; low <= n; ++low) {
    for (int high = low; high <= n; ++high) {
      const Interval interval{low, high};
      if (interval == Interval{1, n}) continue;
      const auto reply = zero_star_move_by_play(rays, interval);
      trial.instance(!reply == expected(n, interval), [&] {
        const std::string what = reply ? "labelling " + std::to_string(reply->number) +
                                             (reply->on_another_ray ? " of another ray" : "") + " next leaves a 0-star"
                                       : "no next move leaves a 0-star";
        Failure failure = outcome_failure(on(rays, interval), text(interval) + " is labelled, " + what);
        if (!reply || reply->on_another_ray) return failure;
        return also(std::move(failure), outcome_failure(on(rays, interval.with(reply->number)), "the 0-star"));
      });
    }
  }
}

namespace {

/// The other end answers a first 1 or n in Phase I, and leaves a star that is lost.
void ends(int n, Trial& trial) {
  constexpr int largest_order = 36;
  for (const int m : {3, 5}) {
    const Rays rays{m, n};
    const Interval whole{1, n};
    std::vector<Interval> labelled(static_cast<std::size_t>(m));
    labelled[0] = whole;
    const bool lost = nim_sum(effective(rays, labelled)) == 0 &&
                      (m * n > largest_order || !first_player_wins(on(rays, whole), trial));
    for (int v = 1; v < n; ++v) {
      for (const Interval interval : {Interval{1, v}, Interval{n + 1 - v, n}}) {
        const int other_end = interval.low == 1 ? n : 1;
        trial.instance(lost && interval.with(other_end) == whole && PhaseOne(rays).won(interval),
                       [&] { return outcome_failure(on(rays, interval), "an end was labelled"); });
      }
    }
  }
}

void example_k5_r5(int, Trial& trial) {
  const Rays rays{5, 5};
  const VertexPlay play("geodetic", rays.text());
  const games::Position after = play.after(play.after(play.start(), rays.vertex(0, 4)), rays.vertex(1, 1));
  const auto intervals = by_rays(rays, play.gone(after));
  const bool star = intervals && effective(rays, *intervals) == std::vector{1, 4, 5, 5, 5};
  trial.instance(star && nim_sum({1, 4, 5, 5, 5}) == 0 && !first_player_wins(on(rays, play.gone(after)), trial),
                 [&] { return outcome_failure(on(rays, play.gone(after)), "not the 0-star 1, 4, 5, 5, 5"); });
}

void example_k3_r6(int, Trial& trial) {
  const Rays rays{3, 6};
  const auto expect = [&](bool holds, Interval interval, std::string_view what) {
    trial.instance(holds, [&] { return outcome_failure(on(rays, interval), what); });
  };
  expect(!zero_star_move_by_play(rays, {5, 5}), {5, 5}, "5 is not in E");
  const auto counter = zero_star_move_by_play(rays, {2, 2});
  expect(counter && counter->on_another_ray && rays.n - counter->number == 2, {2, 2},
         "2 is not countered by an effective ray of length 2");
  expect(!zero_star_move_by_play(rays, {2, 5}) && !first_player_wins(on(rays, Interval{2, 5}), trial), {2, 5},
         "2 is no good response to 5");
}

void phases(int order, Trial& trial) {
  each_of_order(order, [&](const Rays& rays) { check_phases(rays, nim_sum, trial); });
}

void class_e(int n, InE expected, Trial& trial) { check_prop_1(n, expected, trial); }

}  // namespace

std::vector<CheckFunction> geodetic_rays() {
  return {
      check("rays-are-lost", check_thm_4),
      check("two-phases", phases),
      check("ends-in-phase-one", ends),
      check("example-k5-r5", example_k5_r5),
      check("example-k3-r6", example_k3_r6),
      check("class-e", class_e,
            choice<InE>("version", {{"printed", prop_1_as_printed}, {"repaired", prop_1_repaired}})),
  };
}

}  // namespace gamecert::papers
