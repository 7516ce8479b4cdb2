// Branches after those that are parts of them.
#include "games/theorems/branch_nimbers.hpp"

#include <algorithm>
#include <utility>

#include "games/arenas/forest.hpp"
#include "text/deadline.hpp"

namespace gamecert::games {
namespace {

std::size_t slot(int v) { return static_cast<std::size_t>(v); }

}  // namespace

void BranchNimbers::Options::add(int value) {
  if (slot(value) >= has.size()) has.resize(std::max(2 * has.size(), slot(value) + 1), 0);
  has[slot(value)] = 1;
  while (slot(missing) < has.size() && has[slot(missing)] != 0) ++missing;
}

BranchNimbers::BranchNimbers(std::vector<int> parent)
    : parent_(std::move(parent)),
      children_(parent_.size()),
      down_(parent_.size(), 0),
      up_(parent_.size(), 0),
      below_(parent_.size(), 0) {
  std::vector<int> waiting;
  for (int v = 0; v < std::ssize(parent_); ++v)
    (this->parent(v) == Forest::none ? waiting : children_[slot(this->parent(v))]).push_back(v);
  while (!waiting.empty()) {
    const int v = from_roots_.emplace_back(waiting.back());
    waiting.pop_back();
    waiting.insert(waiting.end(), children_[slot(v)].begin(), children_[slot(v)].end());
  }
  kept_.resize(parent_.size());
  for (auto v = from_roots_.rbegin(); v != from_roots_.rend(); ++v) find_down(*v, kept_);
}

/// What a branch to a child keeps is taken over, or not needed any more, unless the child's parent is a root.
void BranchNimbers::find_down(int v, std::vector<Options>& kept) {
  text::pause();
  const std::vector<int>& children = children_[slot(v)];
  for (const int child : children) below_[slot(v)] ^= down_[slot(child)];
  if (parent(v) == Forest::none) {
    Options all = options_of(Forest::none, v);
    down_[slot(v)] = all.missing;
    forest_ ^= all.missing;
    return;
  }
  if (children.size() == 1) {
    kept[slot(v)] = std::exchange(kept[slot(children.front())], {});
    kept[slot(v)].add(down_[slot(children.front())]);
  } else {
    kept[slot(v)] = options_of(parent(v), v);
    for (const int child : children) kept[slot(child)] = {};
  }
  down_[slot(v)] = kept[slot(v)].missing;
}

int BranchNimbers::branch(int above, int v) const { return parent(v) == above ? down_[slot(v)] : up_[slot(above)]; }

/// The xor of the branches at v but that to `above`.
int BranchNimbers::hanging(int above, int v) const {
  if (parent(v) == above) return below_[slot(v)];
  return below_[slot(v)] ^ up_[slot(v)] ^ down_[slot(above)];
}

BranchNimbers::Options BranchNimbers::options_of(int above, int v) const {
  struct Step {
    int above, v, rest;
  };
  Options result;
  std::vector<Step> steps{{above, v, hanging(above, v)}};
  while (!steps.empty()) {
    text::pause();
    const Step step = steps.back();
    steps.pop_back();
    result.add(step.rest);
    const auto go_on = [&](int next) {
      if (next == step.above || next == Forest::none) return;
      steps.push_back({step.v, next, step.rest ^ branch(step.v, next) ^ hanging(step.v, next)});
    };
    for (const int child : children_[slot(step.v)]) go_on(child);
    if (step.above != parent(step.v)) go_on(parent(step.v));
  }
  return result;
}

std::vector<int> BranchNimbers::winning() const {
  std::vector<int> result, left(parent_.size(), 0);  // by vertex, what the move leaves of all
  for (const int v : from_roots_) {
    text::pause();
    const bool root = parent(v) == Forest::none;
    left[slot(v)] = (root ? forest_ : left[slot(parent(v))]) ^ down_[slot(v)] ^ below_[slot(v)];
    if (left[slot(v)] == 0) result.push_back(v);
  }
  std::ranges::sort(result);
  return result;
}

void BranchNimbers::find_up(int v, std::vector<Options>& kept_down, std::vector<Options>& kept_up) {
  text::pause();
  const int above = parent(v);
  const std::vector<int>& beside = children_[slot(above)];
  const bool root = parent(above) == Forest::none;
  if (root && beside.size() == 2) {
    const int other = beside.front() == v ? beside.back() : beside.front();
    kept_up[slot(v)] = kept_down[slot(other)];
    kept_up[slot(v)].add(down_[slot(other)]);
  } else if (!root && beside.size() == 1) {
    kept_up[slot(v)] = std::exchange(kept_up[slot(above)], {});
    kept_up[slot(v)].add(up_[slot(above)]);
  } else {
    kept_up[slot(v)] = options_of(v, above);
  }
  up_[slot(v)] = kept_up[slot(v)].missing;
}

std::vector<int> BranchNimbers::after_roots() {
  std::vector<Options> kept_up(parent_.size());
  for (const int v : from_roots_) {
    if (parent(v) != Forest::none) find_up(v, kept_, kept_up);
    if (children_[slot(v)].size() != 1) kept_up[slot(v)] = {};
  }
  std::vector<int> result(parent_.size());
  for (std::size_t v = 0; v < result.size(); ++v) result[v] = below_[v] ^ up_[v];
  return result;
}

}  // namespace gamecert::games
