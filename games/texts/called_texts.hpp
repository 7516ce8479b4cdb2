// What users say of games whose rules are texts beside the rules: short names, prose, pictures. No checker has it.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/texts/known_texts.hpp"
#include "games/texts/reader/users_text.hpp"

namespace gamecert::games {

/// What users say about a game beside its rules.
struct TextProse {
  std::string prose;                                               // empty if there is none
  std::vector<PartLook> show = {};                                 // how parts are drawn
  std::vector<std::pair<std::string, std::string>> meanings = {};  // of what is given, by name
};
TextProse prose_of(const UsersGame& users);
/// Nothing of a game that was read with a certificate.
TextProse prose_of(const TextGame& game);
void set_prose(const TextGame& game, TextProse prose);

/// The rules in a line: the prose of a text, if it has any, to a line that ends with a full stop.
std::string summary_of(const GameInfo& info);
std::string meaning_of(const GameInfo& info, std::string_view given, std::string_view declared);

/// What an attribute or an option of the game is: as its text says, else as it is declared.
template <class Given>
std::string meaning_of(const GameInfo& info, const Given& given) {
  return meaning_of(info, given.name, given.meaning);
}

/// Why a text in which who cannot move loses has no misere play, behind its name; empty for another game.
std::string why_no_misere(const GameInfo& info);

/// Lets a short name, which is none of a built-in game, stand for the game in what users write from now on. Where it
/// stands for another text, InputError, unless it may.
enum class OtherText { refused, replaced };
void call_text(const std::string& short_name, const TextGame& game, OtherText other);

/// The games that have short names.
std::vector<const TextGame*> called_texts();

}  // namespace gamecert::games
