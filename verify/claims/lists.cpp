// Lists made by enumeration; maximal outerplanar graphs by gluing triangles to outer edges.
#include "verify/claims/lists.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <variant>

#include "graphs/families.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/nauty/enumerate.hpp"

namespace gamecert::verify::claims {
namespace {

using graphs::SmallGraph;
using List = std::vector<SmallGraph>;
using Sorted = std::map<std::pair<int, std::string>, SmallGraph>;

void add(Sorted& sorted, const SmallGraph& graph) {
  const SmallGraph canonical = graphs::canonical_form(graph).graph;
  sorted.emplace(std::pair(canonical.size(), graphs::write_graph6(canonical)), canonical);
}

List values(const Sorted& sorted) {
  List list;
  for (const auto& [key, graph] : sorted) list.push_back(graph);
  return list;
}

List make_graphs(int order) {
  Sorted sorted;
  graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const SmallGraph& graph) {
    add(sorted, graph);
    return true;
  });
  return values(sorted);
}

/// An edge of a maximal outerplanar graph is outer if its ends have one common neighbour.
List make_mops(int order) {
  Sorted sorted;
  if (order == 3) {
    SmallGraph triangle;
    triangle.order = 3;
    triangle.rows[0] = 6, triangle.rows[1] = 5, triangle.rows[2] = 3;
    add(sorted, triangle);
    return values(sorted);
  }
  for (const SmallGraph& smaller : mops(order - 1)) {
    for (int u = 0; u < smaller.order; ++u) {
      for (int v = 0; v < u; ++v) {
        if (!smaller.adjacent(u, v) || std::popcount(smaller.neighbours(u) & smaller.neighbours(v)) != 1) continue;
        SmallGraph glued = smaller;
        glued.order = order;
        glued.add_edge(order - 1, u);
        glued.add_edge(order - 1, v);
        add(sorted, glued);
      }
    }
  }
  return values(sorted);
}

List make_linear_mops(int order) {
  List list;
  std::ranges::copy_if(mops(order), std::back_inserter(list), [&](const SmallGraph& graph) {
    int ears = 0;
    for (int v = 0; v < order; ++v) ears += graph.degree(v) == 2;
    return order == 3 || ears == 2;
  });
  return list;
}

/// Lists by order, each made when it is first asked for.
template <List (*make)(int)>
const List& list(int order) {
  static std::array<std::once_flag, 16> made;
  static std::array<List, 16> lists;
  const auto place = static_cast<std::size_t>(order);
  std::call_once(made.at(place), [&] { lists[place] = make(order); });
  return lists[place];
}

}  // namespace

const List& graphs_of_order(int order) { return list<make_graphs>(order); }
const List& mops(int order) { return list<make_mops>(order); }
const List& linear_mops(int order) { return list<make_linear_mops>(order); }

SmallGraph family(std::string_view text) { return graphs::small(std::get<graphs::Graph>(graphs::make_family(text))); }

}  // namespace gamecert::verify::claims
