// Pieces of an ELLO game on two or three vertices, exchanged for smaller ones.
#pragma once

#include <optional>
#include <vector>

#include "reductions/gadgets/derivation.hpp"
#include "solve/ello/parts.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

class ElloExchanges {
 public:
  /// Looks for pieces in a game without cut vertices, none in the inside or on the boundary of another's inside: up to
  /// 12 vertices between two others, up to 3 connected ones or two twins between three others. `part` outlives this.
  /// Takes the square of the order.
  ElloExchanges(const Part& part, Watch& watch);

  bool any() const { return !exchanges_.empty(); }
  /// A vertex to which a piece shrinks that no game with it wins.
  std::optional<int> dead_vertex() const { return dead_; }
  /// The game after all exchanges; it need not be connected.
  Part rest() const;
  std::vector<reductions::DerivationStep> steps() const;
  /// A winning order of the part from one of the rest, whose vertices have their numbers in the part.
  std::vector<int> undone(const std::vector<int>& order) const;

 private:
  struct Exchange {
    std::vector<int> boundary, inner;  // ascending, as in `before`
    reductions::Gadget before;
    reductions::DerivationStep step;
  };

  void find_between_two(Watch& watch);
  void find_small(Watch& watch);
  void offer(std::vector<int> inner);
  reductions::Gadget piece(const std::vector<int>& boundary, const std::vector<int>& inner) const;

  const Part& part_;
  std::vector<char> left_;
  std::vector<char> inside_, around_;  // of exchanges so far
  std::vector<Exchange> exchanges_;
  std::optional<int> dead_;
};

}  // namespace gamecert::solve
