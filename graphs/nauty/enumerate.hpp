// One graph of every isomorphism class of a given order: nauty's geng and gentreeg in process, mops, triangulations,
// cubic graphs and digraphs by generators of our own.
#pragma once

#include <functional>

#include "graphs/graph_class.hpp"
#include "graphs/nauty/piece.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// Calls visit once for every isomorphism class of the piece, in an order that depends on
/// class, order and piece alone. visit answers whether to go on; the result is whether the
/// enumeration ran to its end. Exceptions of visit come through. Safe to run in several threads, and
/// visit may itself enumerate (geng and gentreeg then run in a thread of their own). Graphs of geng that
/// differ in the neighbours of vertex 0 alone mostly come one after another, as it extends one graph in
/// every way; mops go around the polygon. A class may be empty. LimitError for an order above largest_order
/// or more than forty million pieces; InputError for an order below 1 or an index outside 0..count-1.
/// left_out, if there is one, is called now and then between graphs of the class, and answers as visit does.
/// (Kinds beside graphs, and cubic graphs, are generated whole and conditions leave graphs out; geng extends smaller
/// ones.)
bool enumerate(const GraphClass& graph_class, int order, Piece piece,
               const std::function<bool(const SmallGraph&)>& visit, const std::function<bool()>& left_out = {});

/// The largest order whose enumeration can be asked for.
int largest_order(const GraphClass& graph_class);

}  // namespace gamecert::graphs
