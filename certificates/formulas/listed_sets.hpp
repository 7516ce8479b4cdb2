// Text of evidence that is sets and one refutation.
#pragma once

#include <string>
#include <utility>

#include "certificates/lines.hpp"
#include "certificates/refutations.hpp"

namespace gamecert::certificates {

/// From the number of sets on: their lines, `set` and the members, then the refutation.
template <class WithSets>
WithSets read_listed_sets(Lines& lines, const std::string& member) {
  WithSets evidence;
  const int count = lines.number("a number of sets");
  for (int i = 0; i < count; ++i) {
    lines.next_line("a set");
    lines.word("set");
    evidence.sets.push_back(lines.numbers_of_line(member));
  }
  evidence.steps = std::move(read_refutations(lines, 1).front());
  return evidence;
}

}  // namespace gamecert::certificates
