// A list of sources and closed vertices in turn, from which pairs are taken away.
#include "games/theorems/sequential_steps.hpp"

#include <algorithm>
#include <cstddef>

#include "text/deadline.hpp"

namespace gamecert::games {
namespace {

constexpr int no_turn = -1;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// The sources and closed vertices by their numbers along the way; links are between a source and a closed vertex.
class Turns {
 public:
  Turns(const std::vector<int>& way, bool cycle, const std::vector<int>& place)
      : way_(way), place_(place), before_(way.size(), no_turn), behind_(way.size(), no_turn), odd_(way.size(), 0) {
    const int n = static_cast<int>(way.size());
    int last = no_turn;
    for (int i = 0; i < n; ++i) {
      text::pause();
      const int left = i > 0 ? i - 1 : cycle ? n - 1 : no_turn, right = i + 1 < n ? i + 1 : cycle ? 0 : no_turn;
      const bool above_left = left == no_turn || of(i) > of(left), above_right = right == no_turn || of(i) > of(right);
      const bool source = (left == no_turn || !above_left) && (right == no_turn || !above_right);
      const bool closed = left != no_turn && right != no_turn && above_left && above_right;
      if (!source && !closed) continue;
      if (closed) closed_.push_back(i);
      if (last != no_turn) link(last, i);
      if (first_ == no_turn) first_ = i;
      last = i;
    }
    if (cycle) link(last, first_);
    for (const int u : closed_)
      odd_[at(u)] =
          static_cast<char>(((behind_[at(u)] - before_[at(u)] + (behind_[at(u)] < before_[at(u)] ? n : 0)) % 2));
    if (cycle && closed_.size() == 1) odd_[at(closed_.front())] = static_cast<char>(n % 2);
    std::ranges::sort(closed_, {}, [&](int u) { return of(u); });
  }

  const std::vector<int>& closed() const { return closed_; }
  SequentialStep step(int u) const {
    const int v = before_[at(u)], w = behind_[at(u)];
    return {way_[at(u)], way_[at(of(v) < of(w) ? v : w)], way_[at(of(v) < of(w) ? w : v)], odd_[at(u)] != 0};
  }
  /// Takes the closed vertex and the later source away: the other source comes beside what is beyond that one.
  void take(int u) {
    const int v = before_[at(u)], w = behind_[at(u)];
    const bool forwards = of(w) > of(v);
    const int beyond = forwards ? behind_[at(w)] : before_[at(v)];
    if (forwards) {
      behind_[at(v)] = beyond;
      if (beyond != no_turn) before_[at(beyond)] = v;
    } else {
      before_[at(w)] = beyond;
      if (beyond != no_turn) behind_[at(beyond)] = w;
    }
    if (beyond != no_turn) odd_[at(beyond)] = static_cast<char>(odd_[at(beyond)] != odd_[at(u)]);
  }

 private:
  int of(int i) const { return place_[at(way_[at(i)])]; }
  void link(int one, int other) {
    behind_[at(one)] = other;
    before_[at(other)] = one;
  }

  const std::vector<int>& way_;
  const std::vector<int>& place_;
  std::vector<int> before_, behind_;
  std::vector<char> odd_;
  std::vector<int> closed_;  // ascending by place in the order
  int first_ = no_turn;
};

}  // namespace

SequentialSteps sequential_steps(const std::vector<int>& way, bool cycle, const std::vector<int>& place) {
  Turns turns(way, cycle, place);
  SequentialSteps result;
  for (const int u : turns.closed()) {
    text::pause();
    const SequentialStep step = result.steps.emplace_back(turns.step(u));
    const bool one_owner = (place[at(step.closed)] - place[at(step.later)]) % 2 == 0;
    result.last_is_closed = step.earlier == step.later ? step.odd : !one_owner;
    if (result.last_is_closed) break;
    if (step.earlier != step.later) turns.take(u);
  }
  return result;
}

bool first_player_wins(const SequentialSteps& steps, const std::vector<int>& place) {
  if (steps.last_is_closed) return place[at(steps.steps.back().closed)] % 2 == 1;
  return place.size() % 2 == 1;
}

}  // namespace gamecert::games
