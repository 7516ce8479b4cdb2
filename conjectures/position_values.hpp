// Words of formulas about the value of a game for Left and Right, by going through all its positions.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "conjectures/questions.hpp"
#include "games/forms/forms.hpp"

namespace gamecert::conjectures {

/// Whether it is `value=2|-1` and the like, `number-part`, `ups`, `stars`, `left-stop`, `right-stop`, `mean` or
/// `temperature`.
bool asks_value(std::string_view word);

/// What stands behind `value=`, in canonical form. InputError for no value (games/forms/value_reader.hpp), TooLarge.
games::GameForm written_value(std::string_view word, games::Forms& forms);

/// What such a formula says of a game of which why_no_values (games/play/partizan.hpp) is empty: `number-part`, `ups`
/// and `stars` are x, n and k where the value is x + n ups + *k, infinite where it is no such sum; `value=` is 1
/// where it has the value written there, else 0. Of words that give
/// numbers it is a fraction. `news`, if there is one, is called now and then and may throw. InputError if the question
/// does not fit its game.
std::int64_t value_by_positions(const language::Formula& asks, const GameAtom& question,
                                const std::function<void()>& news);

}  // namespace gamecert::conjectures
