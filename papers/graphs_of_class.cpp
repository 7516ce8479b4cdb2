// Lists made by enumeration.
#include "papers/graphs_of_class.hpp"

#include <array>
#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <variant>

#include "graphs/families.hpp"
#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"

namespace gamecert::papers {
namespace {

using graphs::SmallGraph;
constexpr int greatest_listed = 8;

std::vector<SmallGraph> make(int order) {
  std::map<std::pair<int, std::string>, SmallGraph> sorted;  // by size and graph6
  graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const SmallGraph& graph) {
    const SmallGraph canonical = graphs::canonical_form(graph).graph;
    sorted.emplace(std::pair(canonical.size(), graphs::write_graph6(canonical)), canonical);
    return true;
  });
  std::vector<SmallGraph> list;
  for (const auto& [key, graph] : sorted) list.push_back(graph);
  return list;
}

}  // namespace

const std::vector<SmallGraph>& graphs_of_order(int order) {
  static std::array<std::once_flag, greatest_listed + 1> made;
  static std::array<std::vector<SmallGraph>, greatest_listed + 1> lists;
  const auto place = static_cast<std::size_t>(order);
  std::call_once(made.at(place), [&] { lists[place] = make(order); });
  return lists[place];
}

void each_of_class(const graphs::GraphClass& graph_class, int order, Trial& trial,
                   const std::function<void(const SmallGraph&)>& visit) {
  const auto look_and_visit = [&](const SmallGraph& graph) {
    trial.look();
    visit(graph);
    return true;
  };
  if (graph_class == graphs::GraphClass::all && order <= greatest_listed) {
    for (const SmallGraph& graph : graphs_of_order(order)) look_and_visit(graph);
  } else {
    graphs::enumerate(graph_class, order, {}, look_and_visit);
  }
}
void each_graph(int order, Trial& trial, const std::function<void(const SmallGraph&)>& visit) {
  each_of_class(graphs::GraphClass::all, order, trial, visit);
}
void each_tree(int order, Trial& trial, const std::function<void(const SmallGraph&)>& visit) {
  each_of_class(graphs::GraphClass::trees, order, trial, visit);
}

SmallGraph family(std::string_view text) { return graphs::small(std::get<graphs::Graph>(graphs::make_family(text))); }

}  // namespace gamecert::papers
