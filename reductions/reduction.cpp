// Words of assumptions, usual boards, and whether the ends of edges differ.
#include "reductions/reduction.hpp"

#include <algorithm>
#include <utility>

namespace gamecert::reductions {

std::string text(Assumption assumption) {
  constexpr const char* words[] = {"no-isolated-vertices", "connected", "bipartite", "triangle-free"};
  return words[static_cast<std::size_t>(assumption)];
}

Port exchanged(Port port) {
  if (port.at == Port::At::own) return port;
  return {port.role, port.at == Port::At::a ? Port::At::b : Port::At::a};
}

namespace {

PortCondition exchanged(PortCondition formula) {
  formula.port = reductions::exchanged(formula.port);  // its own where parts are taken together
  for (PortCondition& part : formula.parts) part = exchanged(std::move(part));
  return formula;
}

}  // namespace

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
  }) || !std::ranges::all_of(boards, [](const PortCondition& board) { return board == exchanged(board); });
}

}  // namespace gamecert::reductions
