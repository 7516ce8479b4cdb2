// What a quantifier of a conjecture rests on at a graph: a vertex, an edge, a set or a colouring.
#pragma once

#include <string>

#include "graphs/small_graph.hpp"
#include "language/formula.hpp"

namespace gamecert::sweeps {

/// The choice that settles a quantifier: the body of `forall` is false there, or that of `exists` true.
struct Witness {
  language::Formula quantified;
  graphs::VertexSet chosen;  // the vertex, the ends of the edge, the green vertices, a language::PlaceOrder, or a
                             // number, as the graph numbers them
  std::string chosen_text;   // `3`, `0-4`, `0,2,5`

  const language::Formula& body() const { return quantified.arguments[1]; }
  /// Whether the body is true there.
  bool truth() const { return quantified.word == "exists"; }
};

/// `vertex v = 3`, `edge e = 0-4`, `set S = 0,2,5`, `k = 2`, `colouring green=0,2`, `colouring without green`.
std::string place(const Witness& witness);
/// `false at vertex v = 3: max-degree(G - v) = max-degree`
std::string text(const Witness& witness);

}  // namespace gamecert::sweeps
