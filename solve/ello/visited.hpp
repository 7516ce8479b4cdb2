// A set of vertex sets: a hash table that turns into a bitmap over all vertex sets when that is smaller.
#pragma once

#include <vector>

#include "graphs/small_graph.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

class VisitedSets {
 public:
  using VertexSet = graphs::VertexSet;

  /// For subsets of the first `order` vertices. LimitError from here and from insert() if the
  /// table would break the limit.
  VisitedSets(int order, const Watch& watch);

  /// Whether the set is new. The empty set is never a member.
  bool insert(VertexSet set) {
    if (!bitmap_.empty()) return insert_bit(set);
    if ((size_ + 1) * 2 > slots_.size()) return grow(), insert(set);
    std::size_t at = slot(set);
    while (slots_[at] != 0 && slots_[at] != set) at = (at + 1) & (slots_.size() - 1);
    if (slots_[at] == set) return false;
    slots_[at] = set;
    ++size_;
    return true;
  }
  std::size_t size() const { return size_; }
  std::vector<VertexSet> ascending() const;

 private:
  bool insert_bit(VertexSet set) {
    VertexSet& word = bitmap_[set >> 6];
    const VertexSet bit = VertexSet{1} << (set & 63);
    if ((word & bit) != 0) return false;
    word |= bit;
    ++size_;
    return true;
  }
  std::size_t slot(VertexSet set) const { return ((set ^ set >> 31) * 0x9e3779b97f4a7c15) >> shift_; }
  void grow();
  void use_bitmap();

  int order_;
  const Watch& watch_;
  std::size_t size_ = 0;
  std::vector<VertexSet> slots_;   // a power of two, at most half full; 0 is empty
  int shift_ = 0;                  // 64 minus the logarithm of the number of slots
  std::vector<VertexSet> bitmap_;  // bit `set`, once in use
};

}  // namespace gamecert::solve
