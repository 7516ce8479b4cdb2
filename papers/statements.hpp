// Shapes that statements share: what holds of one graph, and what holds of a graph made of two.
// Hypothesis and conclusion are parts of a statement, so that tests can put false ones in.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "papers/claim.hpp"
#include "papers/ello/games.hpp"
#include "papers/facts.hpp"

namespace gamecert::papers {

/// A property of graphs, from its definition.
struct Property {
  std::string_view words;  // in the language of conjectures; empty if it cannot be said there
  bool (*of)(const SmallGraph&, const solve::Limits&);
};

inline constexpr Property is_oddity{"oddity", oddity};
inline constexpr Property is_odd_order_oddity{
    "oddity & order mod 2 = 1",
    [](const SmallGraph& graph, const solve::Limits& limits) { return graph.order % 2 != 0 && oddity(graph, limits); }};
inline constexpr Property is_special_event{"special & event", [](const SmallGraph& graph, const solve::Limits& limits) {
                                             return special(graph, limits) && event(graph, limits);
                                           }};
inline constexpr Property is_special_oddity{"special & oddity",
                                            [](const SmallGraph& graph, const solve::Limits& limits) {
                                              return special(graph, limits) && oddity(graph, limits);
                                            }};

/// Those that files of claims can name.
std::span<const Property> named_properties();

/// Calls visit for one graph of every isomorphism class of the order.
void each_graph(int order, Trial& trial, const std::function<void(const SmallGraph&)>& visit);
void each_graph_with(const Property& property, int order, Trial& trial,
                     const std::function<void(const SmallGraph&)>& visit);

/// The failure of a graph that should have a property: `what` says how the graph came about. `rests_on` are
/// graphs with properties that the hypotheses ask for.
Failure lacks(const SmallGraph& graph, const Property& property, std::string_view what,
              const std::vector<std::pair<SmallGraph, Property>>& rests_on = {});

/// What is made of two graphs with properties has a property.
struct Construction {
  std::string_view name;
  Property first, second;
  SmallGraph (*make)(const SmallGraph&, const SmallGraph&);
  Property made;
};
/// An instance for every pair of graphs of these orders that have the properties.
void every_pair(const Construction& statement, int first_order, int second_order, Trial& trial);
/// The same for one pair that has them.
void one_pair(const Construction& statement, const SmallGraph& first, const SmallGraph& second, Trial& trial);

}  // namespace gamecert::papers
