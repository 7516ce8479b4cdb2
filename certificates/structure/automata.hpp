// Evidence `automata`: a statement about all whole numbers, decided by automata that read their binary digits.
#pragma once

#include <string_view>

namespace gamecert::certificates {

/// Whether `all x0 some x1 < x0 x1` is true; certificates/FORMAT.md has the grammar. Throws Rejection for any other
/// text, and LimitError if an automaton grows too large.
bool true_of_numbers(std::string_view formula);

/// None: the checker makes the automata itself.
struct DecidedByAutomata {
  static constexpr std::string_view kind = "automata";
};

}  // namespace gamecert::certificates
