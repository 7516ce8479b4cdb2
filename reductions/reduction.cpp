// Words of assumptions, usual boards, and whether the ends of edges differ.
#include "reductions/reduction.hpp"

#include <algorithm>
#include <utility>

namespace gamecert::reductions {

std::string text(Assumption assumption) {
  constexpr const char* words[] = {"no-isolated-vertices", "connected", "bipartite", "triangle-free"};
  return words[static_cast<std::size_t>(assumption)];
}

namespace {

Port exchanged(Port port) {
  if (port.at == Port::At::own) return port;
  return {port.role, port.at == Port::At::a ? Port::At::b : Port::At::a};
}

PortCondition exchanged(PortCondition formula) {
  each_port(formula, [](Port& port) { port = exchanged(port); });
  return formula;
}

}  // namespace

Reduction with_ends_exchanged(Reduction reduction) {
  for (Join& join : reduction.joins) join = {join.of, exchanged(join.from), exchanged(join.to)};
  each_port(reduction, [](Port& port) { port = exchanged(port); });
  return reduction;
}

Reduction without_role(Reduction reduction, int role) {
  std::erase_if(reduction.joins, [&](const Join& join) { return join.from.role == role || join.to.role == role; });
  reduction.roles.erase(reduction.roles.begin() + role);
  reduction.means.erase(reduction.means.begin() + role);
  const auto renumber = [&](Port& port) { port.role -= port.role > role ? 1 : 0; };
  for (Join& join : reduction.joins) {
    renumber(join.from);
    renumber(join.to);
  }
  each_port(reduction, renumber);
  return reduction;
}

PortCondition usual_board(const Reduction& reduction, int source_colour) {
  PortCondition board{.kind = PortCondition::Kind::some};
  for (int role = 0; role < static_cast<int>(reduction.roles.size()); ++role) {
    for (int c = 1; c <= reduction.target.colours; ++c) {
      if (reduction.meaning(role, c) == source_colour)
        board.parts.push_back({.kind = PortCondition::Kind::colour, .port = {.role = role}, .colour = c});
    }
  }
  return board.parts.size() == 1 ? PortCondition(board.parts.front()) : board;
}

bool Reduction::answered(int role, int colour) const {
  return std::ranges::any_of(answers,
                             [&](const MoveAnswer& each) { return each.move.role == role && each.colour == colour; });
}

std::string text(const NimHeaps& heaps) {
  std::string result;
  const auto add = [&](int heap, const char* unit) {
    if (heap != 0) result += (result.empty() ? " plus " : " + ") + std::to_string(heap) + unit;
  };
  add(heaps.per_vertex, " n");
  add(heaps.per_edge, " m");
  add(heaps.once, "");
  return result;
}

bool Reduction::tells_ends_apart() const {
  const auto has = [&](const Join& wanted) {
    return std::ranges::any_of(joins, [&](const Join& join) {
      const Join turned{join.of, join.to, join.from};
      return join == wanted || (!target.directed && turned == wanted);
    });
  };
  return !std::ranges::all_of(joins, [&](const Join& join) {
    return has({join.of, exchanged(join.from), exchanged(join.to)});
  }) || !std::ranges::all_of(invariants, [&](const Invariant& invariant) {
    return std::ranges::find(invariants, Invariant{invariant.of, exchanged(invariant.formula)}) != invariants.end();
  });
}

}  // namespace gamecert::reductions
