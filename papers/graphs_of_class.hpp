// Graphs that claims go through, made once for all of them; safe in several threads.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "graphs/graph_class.hpp"
#include "graphs/small_graph.hpp"
#include "papers/claim.hpp"

namespace gamecert::papers {

/// One graph of every isomorphism class, connected or not: fewest edges first, then by canonical
/// graph6; canonical. Orders 1 to 8.
const std::vector<graphs::SmallGraph>& graphs_of_order(int order);

/// Calls visit for one graph of every isomorphism class of the order.
void each_of_class(const graphs::GraphClass& graph_class, int order, Trial& trial,
                   const std::function<void(const graphs::SmallGraph&)>& visit);
void each_graph(int order, Trial& trial, const std::function<void(const graphs::SmallGraph&)>& visit);
void each_tree(int order, Trial& trial, const std::function<void(const graphs::SmallGraph&)>& visit);

/// A member of a family of undirected graphs by its text: `hypercube:3`.
graphs::SmallGraph family(std::string_view text);

}  // namespace gamecert::papers
