// Rooted trees of forests with leads, up to isomorphism: each is known by a number.
//
// A branch is its top and the numbers of the branches below it, sorted, so that isomorphic ones are one entry of a
// table (A. V. Aho, J. E. Hopcroft, J. D. Ullman, "The design and analysis of computer algorithms", 1974, Section 3.2).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "solve/search/position_table.hpp"

namespace gamecert::solve {

class LeadBranches {
 public:
  using Number = std::uint32_t;

  /// Of the branch whose top has this lead and, if `out`, an edge to nowhere; `below` ascending.
  Number number(int lead, bool out, std::span<const Number> below);
  /// Of the branch with all leads turned.
  Number opposite(Number branch) const { return opposites_[branch]; }

  int lead(Number branch) const { return static_cast<int>(table_[branch].front() / 2) - no_lead; }
  bool out(Number branch) const { return table_[branch].front() % 2 != 0; }
  /// Numbers; good until another branch is added.
  games::PositionView below(Number branch) const { return table_[branch].subspan(1); }

  std::size_t size() const { return table_.size(); }
  std::size_t bytes() const { return table_.bytes() + opposites_.capacity() * sizeof(Number); }

 private:
  static constexpr int no_lead = 64;
  Number insert(int lead, bool out, std::span<const Number> below);

  PositionTable table_;  // twice the lead, and 1 if `out`; then those below
  std::vector<Number> opposites_;
  std::vector<games::Word> key_;
};

}  // namespace gamecert::solve
