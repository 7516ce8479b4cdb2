// The message of a game that refuses a graph that a formula asks it about.
#pragma once

#include "conjectures/formula.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {

/// The refusal with the game and the instance in front.
text::InputError refused(const conjectures::GameAtom& question, const text::InputError& error);

}  // namespace gamecert::sweeps
