// That a game whose rules are a text is local by their form, as a ground.
#pragma once

#include <string_view>

#include "certificates/grounds.hpp"
#include "games/texts/text_names.hpp"

namespace gamecert::certificates {

inline const Ground theorem_of_local_texts{
    Ground::Kind::theorems, "theorem 3 of docs/GAMES.md",
    "the form of the rules shows which moves conflict, on every board, by the board near them"};

/// If the rules of the game are a text.
inline void add_locality(std::string_view game, Grounds& grounds) {
  if (games::text_info(game) != nullptr) grounds.add(theorem_of_local_texts);
}

}  // namespace gamecert::certificates
