// What must be shown of a reduction so that it is right for all graphs: statements about few vertices each.
//
// An obligation is denied by a graph, a position of the target and a move. All that is assumed of them - that the
// position and what it means are legal, the invariants, legal moves - stays true when vertices are deleted from the
// source graph, and the denial itself needs only as many vertices as it names: ends of the edges through which two
// vertices clash; one, if it names none, since source graphs have a vertex. Where edges lift clashes, what belongs to
// the vertices named is legal with some `witnesses` more. So an obligation that no graph of 1 to `vertices` vertices
// and so many witnesses denies holds for all graphs (docs/REDUCTIONS.md has the proof), and that is a formula:
// encode/reductions/grounding.hpp.
#pragma once

#include <string>
#include <vector>

#include "reductions/reduction.hpp"

namespace gamecert::reductions {

struct Obligation {
  enum class Kind {
    start_legal,      // the vertex `role`, painted at the start, clashes with no other
    start_unpainted,  // no source vertex has colour `colour` at the start
    start_invariant,  // invariant number `invariant` holds at the start
    dead,             // painting `role` with `colour`, which means no move, is never legal
    sound,            // painting `role` with `colour` is legal only if what it means is
    commutes,         // after it, the source board is the one after what it means
    kept,             // after it, the invariant still holds
    one_colour,       // no source vertex has two colours
    onto,             // a legal source move with `colour` is meant by a legal target move
    single,           // by one only: for isomorphic games
    answered,         // painting `role` with `colour`, which means no legal move, is answered by a legal move; the
                      // board is then as before both, and the invariants hold
  };
  Kind kind;
  int role = 0, colour = 0, invariant = 0;
  int vertices = 1;   // of the source graph, at most
  int witnesses = 0;  // further ones, at most, that lift clashes at what belongs to these
};

/// `v:2 is never legal`
std::string title(const Reduction& reduction, const Obligation& obligation);

/// Those that prove the reduction corresponding; if `isomorphic`, then those that prove it isomorphic. Of a reduction
/// with answers those that prove by mirrored play that nimbers are equal; a move with answers then need not mean a
/// legal one, and `commutes` and `kept` are about where it does. InputError for games that do not say how far a clash
/// looks. LimitError for too many, or about too many vertices.
std::vector<Obligation> obligations(const Reduction& reduction, bool isomorphic);
/// Of them those that prove the painted start legal; none, if no vertex of the target is painted or its game does not
/// say how far a clash looks.
std::vector<Obligation> start_obligations(const Reduction& reduction);

}  // namespace gamecert::reductions
