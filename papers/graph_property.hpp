// Properties of graphs, by the words of conjectures, and the graphs that have them.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "papers/certified_failure.hpp"
#include "papers/claim.hpp"
#include "papers/ello/games.hpp"
#include "papers/graphs_of_class.hpp"

namespace gamecert::papers {

/// A property of graphs, with its words in the language of conjectures; no words where it cannot be said there.
struct Property {
  std::string words;
  std::function<bool(const SmallGraph&, const solve::Limits&)> test;

  bool of(const SmallGraph& graph, const solve::Limits& limits = {}) const { return test(graph, limits); }
};
/// What the words say, from their definitions; orders to 20.
Property property(std::string_view words);

/// Calls visit for those graphs of an order, one of every isomorphism class.
void each_graph_with(const Property& property, int order, Trial& trial,
                     const std::function<void(const SmallGraph&)>& visit);

/// The failure of a graph that should have a property: `what` says how the graph came about. `rests_on` are
/// graphs with properties that the hypotheses ask for.
Failure lacks(const SmallGraph& graph, const Property& property, std::string_view what,
              const std::vector<std::pair<SmallGraph, Property>>& rests_on = {});

}  // namespace gamecert::papers
