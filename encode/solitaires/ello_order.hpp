// ELLO and odd elimination as formulas about orders of the vertices.
//
// A position of ELLO depends only on which vertices were eliminated, so a game is won exactly by an order of all
// vertices in which each is green when its turn comes: a red vertex has an odd number of neighbours before it, a green
// one an even number (on a digraph, of vertices with an arc to it). Odd elimination is won exactly by an order in which
// every vertex but the last has an odd number of neighbours after it; the last always has none.
//
// Only adjacent vertices have to be told apart, and an orientation of the edges comes from an order exactly if it has
// no cycle. For this the graph is completed to a chordal one by eliminating vertices of least degree, the least first
// among equals, and joining the neighbours of each. An orientation of a chordal graph without cyclic triangles has no
// cycle: a shortest cycle with four vertices or more would have a chord, and the chord, whichever way it points, would
// close a shorter one. (That the formula has no model where there is no such order does not rest on this: an order is a
// model whatever is completed.)
#pragma once

#include <vector>

#include "encode/checkpoint.hpp"
#include "encode/cnf.hpp"
#include "games/instances/instance.hpp"

namespace gamecert::encode {

/// Variables that say of two vertices which comes first, for the edges of a chordal completion.
class VertexOrder {
 public:
  /// Adds the variables and, for every triangle, the clauses against its two cyclic orientations. LimitError if there
  /// are too many, and whatever `between` throws, which is called now and then.
  VertexOrder(Cnf& cnf, const games::Instance& instance, const Checkpoint& between);
  /// The literal that says that u comes before v; the two are joined in the completion.
  int before(int u, int v) const;

  struct Pair {
    int other;
    int variable;  // the smaller vertex comes before the larger
  };
  /// By vertex: with those eliminated after it, ascending by the other.
  const std::vector<std::vector<Pair>>& pairs() const { return pairs_; }

 private:
  std::vector<std::vector<Pair>> pairs_;
};

/// The formula whose models are the orders that win ELLO on the instance.
VertexOrder ello_orders(Cnf& cnf, const games::Instance& instance, const Checkpoint& between = {});

/// The formula whose models are the orders of all vertices that win odd elimination, the vertex that stays being last.
VertexOrder odd_elimination_orders(Cnf& cnf, const games::Instance& instance, const Checkpoint& between = {});

}  // namespace gamecert::encode
