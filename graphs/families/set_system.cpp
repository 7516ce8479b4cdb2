// Systems of sets, and their incidence graphs.
#include "graphs/families/set_system.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "graphs/families/vertex_lists.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {

SetSystem read_set_system(text::Cursor& in) {
  const text::Cursor begin = in;
  const std::optional<int> order = read_order(in);
  SetSystem system;
  std::vector<int> listed;
  while (!in.done() || (!order && system.sets.empty())) {
    if (!system.sets.empty()) in.expect(",");
    std::set<int> met;
    for (bool more = true; more; more = in.next_is('-')) {
      if (!met.empty()) in.expect("-");
      const text::Cursor place = in;
      const int point = read_vertex(in, order);
      if (!met.insert(point).second) place.refuse("every point once in a set", std::to_string(point) + " twice");
    }
    system.sets.emplace_back(met.begin(), met.end());
    listed.insert(listed.end(), met.begin(), met.end());
  }
  system.points = order_of(order, listed, begin, "sets", "set");
  return system;
}

Graph incidence_graph(const SetSystem& system) {
  const std::int64_t order = std::int64_t{system.points} + std::ssize(system.sets);
  if (order > order_limit)
    throw text::TooLarge(
        "expected at most " + std::to_string(order_limit) + " points and sets, found " + std::to_string(order), 1);
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < system.sets.size(); ++i)
    for (const int point : system.sets[i]) edges.emplace_back(point, system.points + static_cast<int>(i));
  return Graph(static_cast<int>(order), edges);
}

}  // namespace gamecert::graphs
