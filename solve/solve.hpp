// The one entrance: decides a game on an instance by the engine that suits it.
#pragma once

#include <string>

#include "games/instances/setup.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// Decides. A limit met gives Certainty::unknown; InputError comes through for what the game
/// does not allow (a nimber of a solitaire, misere play of a solitaire) and what the engine does not answer. With
/// Engine::all the limits are for each engine, and logic_error comes through if they disagree.
Answer solve(const games::Setup& setup, const Request& request);

/// InputError for a value where the game has none, with the condition that fails, and for what is not asked beside it.
void require_values(const games::Setup& setup, const Request& request);

/// InputError for a nimber or misere play where the game has none.
void require_sensible(const games::GameInfo& info, const Request& request);

/// The claim that an answer to the question makes.
certificates::Claim claim(const games::Setup& setup, const Request& request, const std::string& statement);

/// The answer with its evidence. LimitError where it is not certain or has none; says why.
certificates::Certificate certified(const games::Setup& setup, Request request);

}  // namespace gamecert::solve
