// Kayles and Dawson's Kayles: values of heaps by the rules.
#pragma once

#include <utility>
#include <vector>

#include "papers/claim.hpp"

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

}  // namespace gamecert::papers
