// Systems of linear equations over GF(2) with a symmetric matrix, by dense elimination.
#pragma once

#include <cstdint>
#include <vector>

#include "solve/limits.hpp"

namespace gamecert::solve {

class DenseSystem {
 public:
  /// Order n, all zero. LimitError if the matrix would break the limit.
  DenseSystem(int order, const Watch& watch);

  void add(int i, int j) { flip(i, j); }
  void add_side(int i) { flip(i, order_); }
  /// Reduces to row echelon form, every pivot alone in its column.
  void reduce(Watch& watch);

  // After reduce():
  bool solvable() const { return solvable_; }
  /// The solution in which free variables are 0.
  std::vector<char> solution() const;
  /// The columns without a pivot.
  const std::vector<int>& free() const { return free_; }
  /// The kernel vector in which this free variable is 1 and the others are 0.
  std::vector<char> kernel(int free_column) const;

 private:
  bool bit(int i, int j) const { return (row(i)[j / 64] >> (j % 64) & 1) != 0; }
  void flip(int i, int j) { row(i)[j / 64] ^= std::uint64_t{1} << (j % 64); }
  std::uint64_t* row(int i) { return bits_.data() + static_cast<std::size_t>(i) * words_; }
  const std::uint64_t* row(int i) const { return bits_.data() + static_cast<std::size_t>(i) * words_; }

  int order_;
  std::size_t words_;  // of a row: the matrix, then the right side as column `order_`
  std::vector<std::uint64_t> bits_;
  std::vector<int> pivots_;  // the column of the pivot of row 0, 1, ...
  std::vector<int> free_;
  bool solvable_ = false;
};

}  // namespace gamecert::solve
