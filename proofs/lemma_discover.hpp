// Finding lemmas: the tables that gadgets have, which of them hosts tell apart, and rules that make gadgets smaller.
#pragma once

#include <cstdint>
#include <vector>

#include "reductions/gadgets/conclusion.hpp"
#include "reductions/gadgets/signature.hpp"
#include "solve/limits.hpp"

namespace gamecert::proofs {

/// Gadgets are replaced by smaller ones: fewer inner vertices, then fewer edges.
struct Rule {
  reductions::Gadget gadget;
  reductions::Conclusion conclusion;  // proved by tables, in Discovery also by full gadgets
};

struct Discovery {
  std::uint64_t gadgets = 0;  // gone through: coloured, up to isomorphism, without edges between boundary vertices
  int inner = 0;              // inner vertices of the largest of them

  /// The tables that recolouring and permutation of the boundary carry to each other.
  struct Kind {
    reductions::GadgetTable signature;  // one of them
    std::size_t tables = 0;             // how many they are
    std::vector<int> behaviours;        // of all of them, different numbers, ascending
    reductions::Gadget gadget;          // a smallest with such a table, if `met`
    int behaviour = 0;  // of kinds that share a behaviour the same number: up to recolouring and permutation
    bool met = false;   // by a gadget gone through, with or without edges between boundary vertices
  };
  std::vector<Kind> kinds;          // of all tables of gadgets of small tree-width (saturate.hpp), and of those met
  std::size_t tables = 0;           // all of them
  std::size_t outside = 0;          // tables met that no gadget of small tree-width has
  std::size_t behaviours = 0;       // what hosts with these tables tell apart
  std::size_t behaviour_kinds = 0;  // the same up to recolouring and permutation of the boundary

  /// For every gadget gone through that can be made smaller, none of whose proper parts on at most `boundary` vertices
  /// can, the step to a smallest gadget of its table, or if both are full to a smallest full one; up to isomorphism,
  /// permutations of the boundary included.
  std::vector<Rule> rules;
};

/// Boundary 0..3. LimitError.
Discovery discover(int boundary, int inner, const solve::Limits& limits);

}  // namespace gamecert::proofs
