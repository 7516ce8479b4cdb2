// Reductions made from others.
#pragma once

#include "reductions/reduction.hpp"

namespace gamecert::reductions {

/// Without the vertex of a piece, its edges, and what its moves mean; nothing else speaks of it.
Reduction without_role(Reduction reduction, int role);

/// Calls visit(port) for every port in conditions and answers.
template <class Visit>
void each_port(PortCondition& formula, Visit&& visit) {
  if (formula.kind == PortCondition::Kind::colour) visit(formula.port);
  for (PortCondition& part : formula.parts) each_port(part, visit);
}
template <class Visit>
void each_port(Reduction& reduction, Visit&& visit) {
  for (PortCondition& board : reduction.boards) each_port(board, visit);
  for (Invariant& invariant : reduction.invariants) each_port(invariant.formula, visit);
  for (MoveAnswer& answer : reduction.answers) {
    visit(answer.move);
    visit(answer.by);
  }
}

}  // namespace gamecert::reductions
