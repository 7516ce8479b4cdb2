// What a reduction states of its map, looked at on source graphs.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <tuple>

#include "graphs/graph_class.hpp"
#include "graphs/small_graph.hpp"
#include "reductions/gadget_map.hpp"
#include "reductions/reduction_lines.hpp"
#include "solve/limits.hpp"

namespace gamecert::proofs {

/// The graphs that a reduction is about, but for what it assumes of them.
graphs::GraphClass sources(const reductions::Reduction& reduction);

/// Every source graph of the order that the reduction assumes, disconnected ones too: of a reduction that tells the
/// ends of edges apart every orientation, of a source game on digraphs every digraph. LimitError.
void each_source(const reductions::Reduction& reduction, int order, solve::Watch& watch,
                 const std::function<void(const graphs::SmallGraph&)>& visit);

/// Least first: fewest vertices, then edges, then least graph6 of the canonical form.
std::tuple<int, int, std::string> rank(const graphs::SmallGraph& graph);

/// The target without directions.
graphs::Graph target_graph(const reductions::GadgetMap& map);
bool has(const reductions::Kept& property, const graphs::Graph& graph);

/// What the reduction states of the map and is false of the target of this source graph; empty if nothing is.
std::string broken_claim(const reductions::StatedReduction& reduction, const graphs::SmallGraph& graph);

/// The least source graph of an order of 1 to `last_order` with a broken claim. LimitError.
std::optional<graphs::SmallGraph> first_broken_claim(const reductions::StatedReduction& reduction, int last_order,
                                                     solve::Watch& watch);

}  // namespace gamecert::proofs
