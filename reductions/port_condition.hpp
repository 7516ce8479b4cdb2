// Conditions on the colours of ports, over any kind of bit.
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

}  // namespace gamecert::reductions
