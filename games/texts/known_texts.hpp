// The games that texts have brought into this run of the program, by name.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/game.hpp"
#include "games/texts/game_text.hpp"
#include "games/texts/text_names.hpp"

namespace gamecert::games {

/// A game whose rules are a text. It is called NAME@DIGEST, with the first 32 digits of the SHA-256 of its canonical
/// text: no two texts share a name.
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
/// What users say about a game beside its rules.
struct TextProse {
  std::string prose;                                           // empty if there is none
  std::vector<std::pair<std::string, std::string>> show = {};  // how parts are drawn
};
/// Nothing of a game that was read with a certificate.
TextProse prose_of(const TextGame& game);
void set_prose(const TextGame& game, TextProse prose);

/// The rules in a line: the prose of a text, if it has any, to a line that ends with a full stop.
std::string summary_of(const GameInfo& info);

/// Lets a short name, which is none of a built-in game, stand for the game in what users write from now on. Where it
/// stands for another text, InputError, unless it may.
enum class OtherText { refused, replaced };
void call_text(const std::string& short_name, const TextGame& game, OtherText other);

/// By name or, where users gave it one, by short name; null if there is none.
const TextGame* find_text(std::string_view name);
/// The games that have short names.
std::vector<const TextGame*> called_texts();

}  // namespace gamecert::games
