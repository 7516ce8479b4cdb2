// Words of formulas about the value of a game for Left and Right, by going through all its positions.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "conjectures/questions.hpp"
#include "games/forms/forms.hpp"

namespace gamecert::conjectures {

/// Whether it compares values or is `number-part`, `ups`, `stars`, `left-stop`, `right-stop`, `mean` or `temperature`.
bool asks_value(std::string_view word);

/// What stands behind the `=` of a word that compares, in canonical form. InputError for no value
/// (games/forms/value_reader.hpp), TooLarge.
games::GameForm written_value(std::string_view word, games::Forms& forms);

/// What such a formula says of a game of which why_no_values (games/play/partizan.hpp) is empty: `number-part`, `ups`
/// and `stars` are x, n and k where the value is x + n ups + *k, infinite where it is no such sum; `value=`, `value<=`
/// and `value>=` are 1 where it is the value behind, at most or at least that, else 0. Of words that give numbers it is
/// a fraction. `news`, if there is one, is called now and then and may throw. InputError if the question does not fit.
std::int64_t value_by_positions(const language::Formula& asks, const GameAtom& question,
                                const std::function<void()>& news);

}  // namespace gamecert::conjectures
