// Cutting a connected ELLO game into its blocks, each a game of its own.
#pragma once

#include <cstdint>
#include <vector>

#include "reductions/gadgets/derivation.hpp"
#include "solve/ello/parts.hpp"

namespace gamecert::solve {

/// What hangs on a cut vertex adds to its predegree what its parity says, whatever the order. So the game can be won
/// iff every block can, with its cut vertices coloured as what hangs on them leaves them.
class ElloBlocks {
 public:
  /// `part` is connected, of order at least 1, of the right parity, and outlives this. Linear time.
  explicit ElloBlocks(const Part& part);

  /// The games; vertex i of one is vertices[i] of the part's graph. None of a part with one vertex.
  const std::vector<Part>& blocks() const { return blocks_; }
  /// Neighbours looked at and vertices coloured till they were found: at most six an edge.
  std::int64_t operations() const { return operations_; }
  /// A winning order of the part, from one of each block.
  std::vector<int> merged(const std::vector<std::vector<int>>& orders) const;
  /// The steps that leave the block of that number alone.
  std::vector<reductions::DerivationStep> steps(std::size_t block) const;

 private:
  void find();
  void add(std::vector<int> vertices, int top);

  const Part& part_;
  std::vector<char> green_;  // after the blocks so far have gone
  std::vector<int> place_;   // in the block that is added, or -1
  std::int64_t operations_ = 0;
  std::vector<Part> blocks_;
  std::vector<int> tops_;  // of every block, the vertex in which it hangs on later ones, if on any
};

}  // namespace gamecert::solve
