// Finding lemmas about gadgets of a local game: classes under mirrored play, and rules that make gadgets smaller.
#pragma once

#include <cstdint>
#include <vector>

#include "proofs/lemma_discover.hpp"
#include "reductions/gadgets/lemma_game.hpp"
#include "solve/limits.hpp"

namespace gamecert::proofs {

/// Two gadgets are in one class if mirrored play proves that they may take each other's place beside some heap.
struct LocalDiscovery {
  struct Class {
    reductions::Gadget gadget;  // a smallest
    std::uint64_t gadgets = 0;  // how many of those gone through
  };
  std::uint64_t gadgets = 0;   // gone through: up to isomorphism, without edges between boundary vertices
  std::vector<Class> classes;  // by size of the gadget

  /// How many of the classes hosts of at most so many vertices, the boundary among them, tell apart up to heaps. It
  /// grows with the order, to the number of classes unless mirrored play is not complete there.
  struct Separated {
    int order = 0;
    std::size_t classes = 0;
  };
  std::vector<Separated> separated;  // ascending, to where all are told apart or the largest hosts; of one class none

  /// For every gadget gone through that is not the smallest of its class, none of whose proper parts on at most
  /// `boundary` vertices can be made smaller, the step to the smallest; up to isomorphism, permutations of the boundary
  /// included.
  std::vector<Rule> rules;
};

/// Boundary 0..3; hosts to the order `host`. InputError for a game with a thick boundary; LimitError.
LocalDiscovery discover(const reductions::LemmaGame& game, int boundary, int inner, int host,
                        const solve::Limits& limits);

}  // namespace gamecert::proofs
