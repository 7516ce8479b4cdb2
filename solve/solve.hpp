// The one entrance: decides a game on an instance by the engine that suits it.
#pragma once

#include <map>
#include <string>

#include "games/game.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// Decides. A limit met gives Certainty::unknown; InputError comes through for what the game
/// does not allow (a nimber of a solitaire, misere play of a solitaire) and what the engine does not answer. With
/// Engine::all the limits are for each engine, and logic_error comes through if they disagree.
Answer solve(const games::Entry& entry, const games::Instance& instance, const std::map<std::string, int>& parameters,
             const Request& request);

/// The claim that an answer to the question makes.
certificates::Claim claim(const games::Entry& entry, const games::Instance& instance,
                          const std::map<std::string, int>& parameters, const Request& request,
                          const std::string& statement);

}  // namespace gamecert::solve
