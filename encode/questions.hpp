// What about a game is true iff a formula has no model.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "encode/cnf.hpp"
#include "games/game.hpp"

namespace gamecert::encode {

/// The formula that is satisfiable iff the statement about the solitaire is false: UNWINNABLE, SCORE <= v. InputError
/// if there is none for the game.
Cnf refutable(const games::Entry& entry, const games::Instance& instance, const std::map<std::string, int>& parameters,
              std::string_view statement);

}  // namespace gamecert::encode
