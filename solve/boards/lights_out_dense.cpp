// Gauss-Jordan elimination with rows of bits: n^3/64 word operations.
#include "solve/boards/lights_out_dense.hpp"

#include <algorithm>

#include "text/deadline.hpp"

namespace gamecert::solve {

DenseSystem::DenseSystem(int order, const Watch& watch)
    : order_(order), words_(static_cast<std::size_t>(order) / 64 + 1) {
  const std::size_t size = static_cast<std::size_t>(order) * words_;
  watch.hold(size * sizeof(std::uint64_t));
  constexpr std::size_t words_at_once = std::size_t{1} << 22;
  bits_.reserve(size);
  while (bits_.size() < size) {
    text::look();
    bits_.resize(std::min(size, bits_.size() + words_at_once));
  }
}

void DenseSystem::reduce(Watch& watch) {
  int rank = 0;
  for (int column = 0; column < order_; ++column) {
    watch.look();
    int pivot = rank;
    while (pivot < order_ && !bit(pivot, column)) ++pivot;
    if (pivot == order_) {
      free_.push_back(column);
      continue;
    }
    if (pivot != rank) std::swap_ranges(row(pivot), row(pivot) + words_, row(rank));
    for (int i = 0; i < order_; ++i) {
      if (i == rank || !bit(i, column)) continue;
      for (std::size_t w = static_cast<std::size_t>(column) / 64; w < words_; ++w) row(i)[w] ^= row(rank)[w];
    }
    pivots_.push_back(column);
    ++rank;
  }
  solvable_ = true;
  for (int i = rank; i < order_; ++i) solvable_ = solvable_ && !bit(i, order_);
}

std::vector<char> DenseSystem::solution() const {
  std::vector<char> x(static_cast<std::size_t>(order_), 0);
  for (std::size_t i = 0; i < pivots_.size(); ++i) x[pivots_[i]] = bit(static_cast<int>(i), order_);
  return x;
}

std::vector<char> DenseSystem::kernel(int free_column) const {
  std::vector<char> x(static_cast<std::size_t>(order_), 0);
  x[free_column] = 1;
  for (std::size_t i = 0; i < pivots_.size(); ++i) x[pivots_[i]] = bit(static_cast<int>(i), free_column);
  return x;
}

}  // namespace gamecert::solve
