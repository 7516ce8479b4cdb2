// What a lemma says of a gadget, and whether tables prove it for every graph, in ELLO.
#pragma once

#include <vector>

#include "reductions/gadgets/gadget.hpp"
#include "reductions/gadgets/signature.hpp"

namespace gamecert::reductions {

/// The statement about a graph G that holds the gadget.
struct Conclusion {
  enum class Kind {
    same,        // G is winnable exactly if G' is: the gadget replaced by `after`, `recoloured` with the other colour;
                 // of impartial games: G has the nimber of G' and a heap of `plus` together; of games for points:
                 // G has the score of G' and `plus`
    if_after,    // G is winnable if G' is
    only_if,     // G is winnable only if G' is
    first,       // if G is winnable, then by playing `moves` first, in this order
    last,        // if G is winnable, then by playing `moves` last, in this order
    unwinnable,  // G is not winnable
  };
  Kind kind = Kind::unwinnable;
  Gadget after = {};            // same, if_after, only_if: on the same boundary; its edges between boundary vertices
                                // are there in one of G and G', and not in the other
  unsigned recoloured = 0;      // the same: bit b: boundary vertex b
  std::vector<int> moves = {};  // first, last: inner vertices
  int plus = 0;                 // same, in impartial games: the nimbers of G and G' differ by this, as nim-sums do;
                                // in games for points: the scores do

  friend bool operator==(const Conclusion&, const Conclusion&) = default;
};

/// What stands in place of a gadget.
struct Exchange {
  bool dead = false;  // nothing may stand there: no such play wins
  Gadget gadget = {};
  unsigned recoloured = 0;  // bit b: boundary vertex b has the other colour

  /// The vertex of the gadget has the other colour.
  void recolour(int v);
  /// Its signature; LimitError where the gadget is too large.
  GadgetTable table() const;
};

/// The exchange that the conclusion speaks of; for `first` and `last` what is left to play, where that wins at all.
/// InputError for a conclusion that does not fit the gadget: another boundary, or moves that are not inner vertices.
Exchange exchange(const Gadget& gadget, const Conclusion& conclusion);

/// InputError for arcs, painted edges or a heap, which other games have.
void require_of_ello(const Gadget& gadget, const Conclusion& conclusion);

/// Whether the signatures prove the conclusion for every graph that holds the gadget. False says nothing about it.
/// InputError as above; LimitError where a gadget is too large.
bool proved(const Gadget& gadget, const Conclusion& conclusion);

}  // namespace gamecert::reductions
