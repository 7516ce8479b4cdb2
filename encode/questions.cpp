// Questions about solitaires as formulas.
#include "encode/questions.hpp"

#include "graphs/errors.hpp"

namespace gamecert::encode {
namespace {

/// An order of the vertices in which each is green at its turn: its colour at the start changed by its neighbours
/// before it.
Cnf order_of_ello(const games::Instance& instance) {
  constexpr std::size_t most_neighbours = 16;
  const int order = instance.graph().order();
  Cnf cnf;
  std::vector<int> first(static_cast<std::size_t>(order));
  for (int v = 0; v < order; ++v) {
    first[static_cast<std::size_t>(v)] = cnf.variables() + 1;
    for (int u = 0; u < v; ++u) cnf.variable("vertex " + std::to_string(u) + " before vertex " + std::to_string(v));
  }
  const auto before = [&](int u, int v) {
    return u < v ? first[static_cast<std::size_t>(v)] + u : -(first[static_cast<std::size_t>(u)] + v);
  };
  for (int w = 0; w < order; ++w) {
    for (int v = 0; v < w; ++v) {
      for (int u = 0; u < v; ++u) {
        cnf.add({-before(u, v), -before(v, w), -before(w, u)});
        cnf.add({-before(w, v), -before(v, u), -before(u, w)});
      }
    }
  }
  std::vector<char> green(static_cast<std::size_t>(order), 0);
  for (const int v : instance.vertices("green")) green[static_cast<std::size_t>(v)] = 1;
  for (int v = 0; v < order; ++v) {
    const auto near = instance.neighbours(v);
    if (near.size() > most_neighbours) throw LimitError("a vertex with more than 16 neighbours");
    for (unsigned set = 0; set < 1U << near.size(); ++set) {
      bool changed = false;
      std::vector<int> clause;
      for (std::size_t i = 0; i < near.size(); ++i) {
        const bool in = (set >> i & 1) != 0;
        changed = changed != in;
        clause.push_back(in ? -before(near[i], v) : before(near[i], v));
      }
      if ((green[static_cast<std::size_t>(v)] != 0) == changed) cnf.add(clause);
    }
  }
  return cnf;
}

}  // namespace

Cnf refutable(const games::Entry& entry, const games::Instance& instance, const std::map<std::string, int>&,
              std::string_view statement) {
  if (entry.info.name != "ello" || statement != "UNWINNABLE") {
    throw InputError("expected a statement that has a formula, found " + std::string(entry.info.name) + " " +
                     std::string(statement));
  }
  return order_of_ello(instance);
}

}  // namespace gamecert::encode
