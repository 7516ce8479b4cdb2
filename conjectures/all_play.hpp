// Questions about games answered by going through all their positions.
#pragma once

#include <cstdint>
#include <functional>

#include "conjectures/questions.hpp"

namespace gamecert::conjectures {

/// How many positions of a game are gone through between two calls of `news`.
inline constexpr int positions_a_call = 64;
/// The value of such a formula as `nimber GAME` by going through all positions. `news`, if there is one, may throw.
/// InputError if the question does not fit its game; LimitError for values that are not had so.
std::int64_t value_by_play(const language::Formula& asks, const GameAtom& question,
                           const std::function<void()>& news = {});

}  // namespace gamecert::conjectures
