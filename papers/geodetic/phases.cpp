// The geodetic paper, Section 5, to Proposition 1: complete graphs with rays.
#include "papers/geodetic/phases.hpp"

#include <algorithm>
#include <map>

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

namespace {

void phases(int order, Trial& trial) {
  each_of_order(order, [&](const Rays& rays) { check_phases(rays, nim_sum, trial); });
}

}  // namespace

std::vector<CheckFunction> geodetic_rays() { return {check("two-phases", phases)}; }

}  // namespace gamecert::papers
