// Sets of small numbers as binary tries that share what they have in common.
//
// Idea: the halves of a set, of numbers without and with the greatest bit, are sets again. A set is a node with a
// shift, which is added without carry (xor) to all that the node holds. Empty sets, whole ranges and single numbers
// have no node of their own. Nodes never change: a set stays as it is when others are made of it.
#pragma once

#include <cstddef>
#include <vector>

#include "text/deadline.hpp"

namespace gamecert::games {

class NumberTries {
 public:
  struct Set {  // empty at first
    int node = empty, shift = 0;
    friend bool operator==(const Set&, const Set&) = default;
  };

  /// Of numbers below 2^bits, bits >= 1.
  explicit NumberTries(int bits) : bits_(bits) {}

  static Set only(int number) { return {single, number}; }
  /// x xor number for all x of the set.
  static Set shifted(Set set, int number) { return set.node < single ? set : Set{set.node, set.shift ^ number}; }
  /// Takes steps for the nodes that both have where neither has a whole range. LimitError by text::pause.
  Set united(Set one, Set other) { return united(one, other, bits_); }

  /// The least number that is not in the set, which is not the whole range.
  int missing(Set set) const {
    int result = 0;
    for (int bits = bits_; bits > 0 && set.node != empty; --bits) {
      const bool above = half(set, bits, false).node == whole;
      if (above) result += 1 << (bits - 1);
      set = half(set, bits, above);
    }
    return result;
  }

 private:
  enum Plain : int { empty, whole, single, first_node };  // in place of nodes; `single` holds 0
  struct Node {
    Set half[2];
  };

  /// Of numbers below 2^bits, those with the greatest bit as told, without it.
  Set half(Set set, int bits, bool high) const {
    const int bit = 1 << (bits - 1);
    const bool other = ((set.shift & bit) != 0) != high;
    if (set.node < single) return set;
    if (set.node == single) return other ? Set{} : bits == 1 ? Set{whole} : Set{single, set.shift & (bit - 1)};
    return shifted(nodes_[static_cast<std::size_t>(set.node - first_node)].half[other], set.shift & (bit - 1));
  }

  Set united(Set one, Set other, int bits) {
    if (one.node == empty || other.node == whole || one == other) return other;
    if (other.node == empty || one.node == whole) return one;
    text::pause();
    const Set low = united(half(one, bits, false), half(other, bits, false), bits - 1);
    const Set high = united(half(one, bits, true), half(other, bits, true), bits - 1);
    if (low.node == whole && high.node == whole) return low;
    nodes_.push_back({low, high});
    return {static_cast<int>(nodes_.size()) - 1 + first_node};
  }

  int bits_;
  std::vector<Node> nodes_ = {};  // from first_node on
};

}  // namespace gamecert::games
