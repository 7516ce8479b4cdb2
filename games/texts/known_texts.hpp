// The games that texts have brought into this run of the program, by name.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "games/game.hpp"
#include "games/texts/game_text.hpp"
#include "games/texts/text_names.hpp"

namespace gamecert::games {

/// A game whose rules are a text, called NAME@DIGEST, with the first 32 digits of the SHA-256 of its canonical text: no
/// two texts share a name.
struct ReadyText;
struct TextGame {
  std::string name, canonical, digest;
  GameText text;
  Entry entry;
  const ReadyText* ready;  // games/texts/text_game.hpp
};

/// The game of this canonical text, known by its name from now on, until the program ends. InputError with line and
/// column.
const TextGame& enter_text(std::string_view canonical);
/// The same of rules that were read already.
const TextGame& enter_text(const GameText& text);
/// By name or, where users gave it one, by short name; null if there is none.
const TextGame* find_text(std::string_view name);
/// How a game is found by its short name; null as long as there is none, as in checkers.
extern const TextGame* (*called_text)(std::string_view short_name);

}  // namespace gamecert::games
