// Claims that a formula has a number at a graph, and formulas in which such numbers stand.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "language/formula.hpp"

namespace gamecert::certificates {

/// The claim is about `value`, its instance the graph6 line, its statement `EQUALS 12 domination-number`: a value and
/// the formula that has it. Throws Rejection for another statement.
struct NumberClaim {
  int value;
  language::Formula formula;
};
NumberClaim number_claimed(const std::string& statement);

/// The arguments of a formula in which words mean what they mean around it, and speak of the same graph.
std::vector<language::Formula*> on_the_graph(language::Formula& formula);
/// Numbers that formulas have at a graph, by prefix text.
using KnownNumbers = std::map<std::string, int, std::less<>>;
/// The formula with the numbers in the place of these formulas, where they speak of the graph; those that are there
/// behind `used`.
language::Formula with_numbers(const language::Formula& formula, const KnownNumbers& known,
                               std::set<std::string, std::less<>>& used);

}  // namespace gamecert::certificates
