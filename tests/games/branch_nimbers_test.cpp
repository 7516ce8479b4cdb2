// Sets of numbers as tries are sets, and nimbers of branches those of the definition.
#include "games/theorems/branch_nimbers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "games/arenas/forest.hpp"
#include "games/theorems/number_tries.hpp"

namespace gamecert::games {
namespace {

constexpr unsigned seed = 20091;
using Numbers = std::set<int>;
using Parents = std::vector<int>;

std::size_t slot(int v) { return static_cast<std::size_t>(v); }

int missing(const Numbers& numbers) {
  int result = 0;
  while (numbers.contains(result)) ++result;
  return result;
}

TEST(NumberTries, AreSets) {
  std::mt19937 random(seed);
  for (int bits = 1; bits <= 6; ++bits) {
    const int all = 1 << bits;
    NumberTries tries(bits);
    std::vector<NumberTries::Set> sets(1);
    std::vector<Numbers> numbers(1);
    for (int step = 0; step < 600; ++step) {
      const std::size_t one = random() % sets.size(), other = random() % sets.size();
      const int shift = static_cast<int>(random()) & (all - 1);
      Numbers united{random() % 4 == 0 ? Numbers{shift} : numbers[other]};
      const auto with = united == Numbers{shift} ? NumberTries::only(shift) : sets[other];
      for (const int x : numbers[one]) united.insert(x ^ shift);
      sets.push_back(tries.united(NumberTries::shifted(sets[one], shift), with));
      numbers.push_back(united);
      if (std::ssize(united) < all) {
        EXPECT_EQ(tries.missing(sets.back()), missing(united));
      }
    }
    for (std::size_t i = 0; i < sets.size(); ++i) {  // none has changed
      if (std::ssize(numbers[i]) == all) continue;
      EXPECT_EQ(tries.missing(sets[i]), missing(numbers[i]));
    }
  }
}

/// Hackendot by its definition on the trees of these vertices: a move takes the vertices from a root to one of them.
class Definition {
 public:
  explicit Definition(const Parents& parent) : parent_(parent) {}
  /// One bit a vertex that is left.
  int nimber(unsigned left) {
    if (const auto known = known_.find(left); known != known_.end()) return known->second;
    Numbers options;
    for (int v = 0; v < std::ssize(parent_); ++v)
      if ((left >> v & 1) != 0) options.insert(nimber(after(left, v)));
    return known_[left] = missing(options);
  }
  unsigned after(unsigned left, int v) const {
    for (; v != Forest::none; v = parent_[slot(v)]) left &= ~(1U << v);
    return left;
  }

 private:
  const Parents& parent_;
  std::map<unsigned, int> known_;
};

/// The same tree, with this vertex as its root.
Parents rooted(const Parents& parent, int root) {
  Parents result = parent;
  for (int v = root, above = Forest::none; v != Forest::none;)
    v = std::exchange(result[slot(v)], std::exchange(above, v));
  return result;
}

TEST(BranchNimbers, AreThoseOfTheDefinition) {
  std::mt19937 random(seed);
  for (int trial = 0; trial < 120; ++trial) {
    const int n = 1 + trial % 11;
    const unsigned all = (1U << n) - 1;
    const auto near = 1 + random() % 11;
    Parents parent(slot(n), Forest::none);
    for (int v = 1; v < n; ++v) parent[slot(v)] = std::max(0, v - 1 - static_cast<int>(random() % near));
    const bool forest = trial % 5 == 0 && n > 3;
    if (forest) parent[slot(n / 2)] = Forest::none;
    const BranchNimbers nimbers = branch_nimbers(parent);
    Definition definition(parent);
    EXPECT_EQ(nimbers.forest, definition.nimber(all));
    for (int v = 0; v < n; ++v) {
      unsigned below = 0;
      for (int w = 0; w < n; ++w)
        if ((definition.after(all, w) >> v & 1) == 0) below |= 1U << w;
      EXPECT_EQ(nimbers.down[slot(v)], definition.nimber(below));
    }
    if (forest) continue;
    for (int v = 0; v < n; ++v) {
      const Parents hung = rooted(parent, v);
      EXPECT_EQ(nimbers.after_roots[slot(v)], Definition(hung).nimber(all & ~(1U << v)));
    }
  }
}

/// Another way to the same: options of a branch gone through one by one, on trees of every shape.
int by_options(const Parents& parent, std::vector<int>& nimber, std::vector<int>& hanging) {
  const auto n = static_cast<int>(parent.size());
  for (int v = n - 1; v >= 0; --v) {  // parents have smaller numbers
    Numbers options;
    for (int w = v; w < n; ++w) {
      int left = hanging[slot(w)], u = w;
      for (; u > v; u = parent[slot(u)]) left ^= hanging[slot(parent[slot(u)])] ^ nimber[slot(u)];
      if (u == v) options.insert(left);
    }
    nimber[slot(v)] = missing(options);
    if (v > 0) hanging[slot(parent[slot(v)])] ^= nimber[slot(v)];
  }
  return nimber[0];
}

TEST(BranchNimbers, AreThoseOfOptionsOneByOneOnLargerTrees) {
  std::mt19937 random(seed);
  for (const unsigned near : {1U, 2U, 3U, 10U, 100U, 400U}) {
    Parents parent(400, Forest::none);
    for (int v = 1; v < 400; ++v) parent[slot(v)] = std::max(0, v - 1 - static_cast<int>(random() % near));
    std::vector<int> nimber(400, 0), hanging(400, 0);
    EXPECT_EQ(branch_nimbers(parent).forest, by_options(parent, nimber, hanging)) << near;
    const Parents from_end = rooted(parent, 399);
    Parents called(400), at{399};  // numbered from 399 on
    for (std::size_t i = 0; i < at.size(); ++i)
      for (int v = 0; v < 400; ++v)
        if (from_end[slot(v)] == at[i]) at.push_back(v);
    for (std::size_t i = 0; i < at.size(); ++i) called[slot(at[i])] = static_cast<int>(i);
    Parents renumbered(400, Forest::none);
    for (std::size_t i = 1; i < at.size(); ++i) renumbered[i] = called[slot(from_end[slot(at[i])])];
    std::ranges::fill(nimber, 0);
    std::ranges::fill(hanging, 0);
    by_options(renumbered, nimber, hanging);
    EXPECT_EQ(branch_nimbers(parent).after_roots.back(), hanging[0]) << near;
  }
}

}  // namespace
}  // namespace gamecert::games
