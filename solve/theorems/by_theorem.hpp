// Boards on which a theorem says who wins, and how play goes on there.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "games/instances/setup.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// What the theorem of that name, of games/theorems/, answers; nothing where it does not know what is asked. Evidence
/// `theorem` if asked for. LimitError.
std::optional<Answer> answer_by(std::string_view theorem, const games::Setup& setup, const Request& request);

/// What some theorem answers, if one knows what is asked. Boards up to a certain order are searched for a moment
/// before, by `search`, as evidence of theirs rests on less: what it says then is the answer, if it has the evidence
/// that is asked for. LimitError.
std::optional<Answer> solve_by_theorem(const games::Setup& setup, const Request& request,
                                       const std::function<Answer(const games::Setup&, const Request&)>& search);

}  // namespace gamecert::solve
