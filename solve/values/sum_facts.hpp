// What is known of a sum whose canonical form is not.
#pragma once

#include <optional>
#include <vector>

#include "games/forms/forms.hpp"
#include "solve/answer.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// L, R, N or P. Nothing if it is not found in time.
std::optional<char> outcome_of_sum(games::Forms& forms, const std::vector<games::GameForm>& summands, Watch& watch);
/// Mean, temperature, stops and outcome of the sum of canonical forms, as far as they are found in time.
ValueFacts facts_of_sum(games::Forms& forms, const std::vector<games::GameForm>& summands, Watch& watch);

}  // namespace gamecert::solve
