// Kayles and Dawson's Kayles: their values by the rules and by the tables of the paper, and the heaps of a
// triangulation.
#pragma once

#include <utility>
#include <vector>

#include "papers/triangulations/boards.hpp"

namespace gamecert::papers {

/// Values of heaps when a move takes beans from one, as many as one of `taken`, and may split the rest.
class HeapValues {
 public:
  explicit HeapValues(std::vector<int> taken) : taken_(std::move(taken)), seen_(256, -1) {}
  /// Goes on to this size. LimitError at a limit of the trial, the sizes before it being kept.
  void extend(int size, Trial& trial);
  int of(int size) const { return values_.at(static_cast<std::size_t>(size)); }

 private:
  std::vector<int> taken_, values_;
  std::vector<int> seen_;  // by value: the last size with an option of that value
};

/// The lengths of the arrays of faces outside `taken` and off the inner faces of a triangulation of a polygon.
std::vector<int> arrays(const EdgeBoard& board, EdgeSet coloured);
/// The Nim-sum of the values of Table 2 for heaps of these sizes.
int kayles_sum(const std::vector<int>& heaps);

}  // namespace gamecert::papers
