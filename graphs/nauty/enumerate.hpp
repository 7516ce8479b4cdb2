// One graph of every isomorphism class of a given order, by nauty's geng and gentreeg in process.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

enum class GraphClass { connected, all, trees };

/// The class of that name ("connected", "all", "trees"), if there is one.
std::optional<GraphClass> graph_class(std::string_view name);
std::string_view name(GraphClass graph_class);

/// Part `index` of `count` equal-minded parts of an enumeration; every class lies in exactly one.
struct Piece {
  int index = 0;
  int count = 1;
};

/// Calls visit once for every isomorphism class of the piece, in an order that depends on
/// class, order and piece alone. visit answers whether to go on; the result is whether the
/// enumeration ran to its end. Exceptions of visit come through. Safe to run in several threads, and
/// visit may itself enumerate (which then happens in a thread of its own). Of connected and all graphs,
/// those that differ in the neighbours of vertex 0 alone mostly come one after another, as geng extends
/// one graph in every way.
/// LimitError for an order the generator cannot do (above 20; trees above 64) or more than forty
/// million pieces; InputError for an order below 1 or an index outside 0..count-1.
bool enumerate(GraphClass graph_class, int order, Piece piece, const std::function<bool(const SmallGraph&)>& visit);

}  // namespace gamecert::graphs
