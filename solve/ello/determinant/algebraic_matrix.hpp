// Symmetric matrices over GF(2^64), stored as their upper rows, and whether they are regular.
#pragma once

#include <cstdint>
#include <vector>

#include "solve/limits.hpp"

namespace gamecert::solve {

class SymmetricMatrix {
 public:
  explicit SymmetricMatrix(int order) : rows_(static_cast<std::size_t>(order)) {}

  /// Adds to the entries (i, j) and (j, i); LimitError if the matrix outgrows the limit.
  void add(int i, int j, std::uint64_t value, const Watch& watch);
  /// Whether the determinant is not zero. Destroys the matrix.
  bool regular(Watch& watch);

 private:
  using Row = std::vector<std::uint64_t>;

  std::uint64_t entry(int i, int j) const;
  std::uint64_t& cell(int i, int j);
  void reach(int i, std::size_t length, const Watch& watch);
  void drop(int i);
  void exchange(int i, int j, const Watch& watch);
  void eliminate_one(int k, const Watch& watch);
  void eliminate_two(int k, const Watch& watch);
  void add_row(int i, int pivot, std::uint64_t factor, const Watch& watch);

  std::vector<Row> rows_;  // row i: the entries (i, i), (i, i+1), ... as far as they can be nonzero
  std::size_t cells_ = 0;  // that all rows have room for
};

}  // namespace gamecert::solve
