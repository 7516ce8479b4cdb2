// Parts of ELLO: graphs of which little is known that hang on one or two vertices of a gadget, and what is true with
// any of them (docs/LEMMAS.md).
#pragma once

#include <optional>
#include <vector>

#include "reductions/gadgets/gadget.hpp"

namespace gamecert::reductions {

/// A coloured graph that has the vertices `at` of a gadget, other vertices of its own, and no edge or other vertex in
/// common with the rest. Its game is the graph by itself; parity-driven are graphs of which every plausible game with
/// a green vertex is winnable: oddities those with order + size odd, events those with order + size even.
struct GadgetPart {
  enum class Kind { any, oddity, event, parity_driven };
  /// That its game is winnable, or is not.
  struct Win {
    bool winnable = true;
    std::optional<unsigned> red = {};  // where these of `at` are red and the others green (bit i: at[i]); nothing:
                                       // where `at` has some colours, or whatever colours it has
    friend bool operator==(const Win&, const Win&) = default;
  };
  std::vector<int> at;  // one or two
  Kind kind = Kind::any;
  std::optional<bool> odd = {};      // the number of green vertices of its own
  std::optional<bool> trivial = {};  // all vertices of its own are red
  std::vector<Win> wins = {};

  friend bool operator==(const GadgetPart&, const GadgetPart&) = default;
};

/// What the rest of a graph can notice of a part, and whether the part is all red.
struct PartBehaviour {
  enum class Like { dead, nothing, edge, green_vertex };
  Like like = Like::dead;   // a graph with the part is winnable if it is with nothing, an edge between the two of `at`,
                            // or a green vertex joined to both, in place of the part; with a dead part it never is
  unsigned recoloured = 0;  // and with these of `at` of the other colour
  bool odd = false;         // own vertices + edges + green own vertices
  bool trivial = false;     // own vertices are red

  friend bool operator==(const PartBehaviour&, const PartBehaviour&) = default;
};

/// Of all parts that are as supposed, and perhaps of none.
std::vector<PartBehaviour> behaviours(const GadgetPart& part);

/// What is said of every graph G that holds the gadget and such parts; G' has another gadget in place of the first one
/// and the parts.
struct PartStatement {
  enum class Kind {
    same,            // G is winnable exactly if G' is
    if_after,        // G is winnable if G' is
    only_if,         // G is winnable only if G' is
    unwinnable,      // G is not winnable
    winnable,        // G is, where it has nothing but gadget and parts
    driven_same,     // G is parity-driven exactly if G' is; colours are of no account
    driven_if,       // G is parity-driven if G' is
    driven_only_if,  // G is parity-driven only if G' is
  };
  Gadget gadget;
  std::vector<GadgetPart> parts = {};
  bool plausible = false;   // of G: order + size + green vertices are even
  bool nontrivial = false;  // some vertex of G is green
  Kind kind = Kind::unwinnable;
  Gadget after = {};                     // as in Conclusion, unless G is said to be winnable or unwinnable
  unsigned recoloured = 0;               // boundary vertices of other colour in G'
  std::optional<int> plausible_by = {};  // a boundary vertex, which besides has the colour that makes G' plausible

  friend bool operator==(const PartStatement&, const PartStatement&) = default;
};

/// Whether what parts can do proves the statement, and in how many cases: combinations of behaviours; of parity-driven
/// graphs behaviours of the rest. False says nothing about it, and cases are counted to the first that is not proved.
/// InputError for what is no such statement, LimitError for a large one.
struct PartProof {
  bool proved = false;
  int cases = 0;
};
PartProof proof_by_behaviours(const PartStatement& statement);

}  // namespace gamecert::reductions
