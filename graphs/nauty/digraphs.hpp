// Digraphs, orientations of graphs and tournaments up to isomorphism, vertex by vertex.
#pragma once

#include <functional>

#include "graphs/graph_class.hpp"
#include "graphs/nauty/piece.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// Calls visit once for every isomorphism class of the order and piece, as enumerate does. `kind` is digraphs,
/// orientations or tournaments.
bool enumerate_digraphs(GraphClass::Kind kind, int order, Piece piece,
                        const std::function<bool(const SmallGraph&)>& visit);

}  // namespace gamecert::graphs
