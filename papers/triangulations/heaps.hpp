// Kayles and Dawson's Kayles: their values by the rules and by the tables of the paper, and the heaps of a
// triangulation.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "papers/triangulations/boards.hpp"

namespace gamecert::papers {

/// Values of heaps 0..most when a move takes beans from a heap, as many as one of `taken`, and may split the rest.
std::vector<int> heap_values(std::span<const int> taken, int most, Trial& trial);

/// A printed table of values, and what is printed about it.
struct PrintedHeaps {
  std::vector<int> taken;                       // beans a move takes
  std::vector<int> period;                      // values of heaps 0, 1, ..., and again
  std::vector<std::pair<int, int>> exceptions;  // heaps with other values
  int last;                                     // exception
  std::vector<int> powers;                      // the heaps at which 1, 2, 4 and 8 appear first
  bool no_zeros;                                // from 1 on
  std::vector<int> equal;                       // a heap, and heaps that add to its value
};
/// An instance: a table against the values by the rules, of heaps to `most`, cell by cell.
void check_heap_table(int most, const PrintedHeaps& table, Trial& trial);
/// Values of Dawson's Kayles, by the rules.
std::vector<int> dawson_values(int most, Trial& trial);

/// The lengths of the arrays of faces outside `taken` and off the inner faces of a triangulation of a polygon.
std::vector<int> arrays(const EdgeBoard& board, EdgeSet coloured);
/// The Nim-sum of the values of Table 2 for heaps of these sizes.
int kayles_sum(const std::vector<int>& heaps);

}  // namespace gamecert::papers
