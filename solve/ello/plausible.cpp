// One pass over every component, counting vertices, edges, greens and candidates for the last place.
#include "solve/ello/plausible.hpp"

#include "certificates/structure/implausible.hpp"

namespace gamecert::solve {
namespace {

using certificates::Implausible;

struct Count {
  bool parity = false;  // of order + size + green vertices
  bool any_green = false;
  bool any_last = false;  // some vertex has deg = c mod 2
};

/// Counts the component of `from` and takes it out of `unseen`. `todo` is scratch.
Count count_component(const graphs::Graph& graph, const std::vector<char>& green, const std::vector<char>& alive,
                      int from, std::vector<char>& unseen, std::vector<int>& todo) {
  Count count;
  todo.assign(1, from);
  unseen[from] = 0;
  while (!todo.empty()) {
    const int u = todo.back();
    todo.pop_back();
    bool odd = false;
    for (const int v : graph.neighbours(u)) {
      if (alive[v] == 0) continue;
      odd = !odd;
      count.parity ^= u < v;
      if (unseen[v] == 0) continue;
      unseen[v] = 0;
      todo.push_back(v);
    }
    const bool is_green = green[u] != 0;
    count.parity ^= !is_green;
    count.any_green |= is_green;
    count.any_last |= odd != is_green;
  }
  return count;
}

}  // namespace

std::optional<Implausible> implausible_component(const graphs::Graph& graph, const std::vector<char>& green,
                                                 const std::vector<char>& alive) {
  std::vector<char> unseen = alive;
  std::vector<int> todo;
  for (int v = 0; v < graph.order(); ++v) {
    if (unseen[v] == 0) continue;
    const Count count = count_component(graph, green, alive, v, unseen, todo);
    if (count.parity) return Implausible{v, Implausible::Reason::parity};
    if (!count.any_green) return Implausible{v, Implausible::Reason::all_red};
    if (!count.any_last) return Implausible{v, Implausible::Reason::reflection_all_red};
  }
  return std::nullopt;
}

}  // namespace gamecert::solve
