// Conditions on the colours of ports: what they are worth, over any kind of bit, and the ports they speak of.
#pragma once

#include "reductions/reduction.hpp"

namespace gamecert::reductions {

/// Whether it holds; colour(port, c) is the bit of a colour from 1, or of PortCondition::none or any. `Bit` has the
/// operators & | !, and `no` is the one that is false.
template <class Bit, class Colour>
Bit value(const PortCondition& condition, Bit no, Colour&& colour) {
  if (condition.kind == PortCondition::Kind::colour) return colour(condition.port, condition.colour);
  if (condition.kind == PortCondition::Kind::negation) return !value(condition.parts.front(), no, colour);
  const bool all = condition.kind == PortCondition::Kind::all;
  Bit result = all ? !no : no;
  for (const PortCondition& part : condition.parts) {
    const Bit next = value(part, no, colour);
    result = all ? result & next : result | next;
  }
  return result;
}

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
