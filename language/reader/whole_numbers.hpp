// Formulas about whole numbers alone in texts of another kind: numbers, and what `for` goes through, with names that
// stand for numbers. A hyphen between names is a minus there, as no such name has one: `k-i`.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "language/formula.hpp"

namespace gamecert::language {

/// What names stand for; nothing for a name whose number is left open.
using NumberNames = std::map<std::string, std::optional<std::int64_t>, std::less<>>;

/// Whether the outermost word needs a graph.
bool about_a_graph(const Formula& formula);
/// The formula in the text, which gives a whole number. InputError with the column, what was expected, what was found
/// and the nearest name.
Formula read_whole_number(std::string_view text, const NumberNames& names);
/// Its value; no name in it is open. `infinite` among numbers; LimitError beyond 64 bits.
std::int64_t whole_number(const Formula& formula, const NumberNames& names);

/// Calls visit with every number that `name` is in a range, `1..k`, `1..k where i != 2` or a set of numbers, in order.
/// InputError as above; what visit throws ends it.
void each_whole_number(std::string_view range, const std::string& name, const NumberNames& names,
                       const std::function<void(std::int64_t)>& visit);

}  // namespace gamecert::language
