// What the clauses of a text of a game are read into, and with.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/texts/reader/sides.hpp"
#include "games/texts/reader/text_piece.hpp"
#include "games/texts/reader/users_text.hpp"
#include "language/about.hpp"
#include "language/typing.hpp"

namespace gamecert::games {

/// A game as far as it was read. All functions throw InputError with line and column.
class TextReading {
 public:
  using Scope = TextNames::Scope;

  UsersGame game;
  language::About about;        // the boards that formulas speak of
  language::UserWords defined;  // by clauses `define`
  Sides sides;                  // what is said of Left and Right
  GameText& text() { return game.text; }

  /// A formula of this sort that speaks of what can be known there, of choices and of more names.
  language::TypedFormula formula(const TextPiece& piece, Sort wanted, Scope scope,
                                 const std::vector<TextChoice>& choices = {},
                                 const std::vector<language::Parameter>& more = {}) const;
  /// A new name.
  std::string name(const TextPiece& piece, const std::vector<TextChoice>& choices = {}) const;
  /// `A..B`; nothing for what has no `..`.
  std::optional<TextRange> range(const TextPiece& piece, Scope scope,
                                 const std::vector<TextChoice>& choices = {}) const;
  TextPart& part_named(const TextPiece& piece);
  /// That a move of that player puts something on.
  TextPart& part_moved(const TextPiece& piece, Mover mover);
  /// `open`, or `painted(c)` with what stands in parentheses; what a move puts something on, or has at the start.
  std::pair<TextPart*, std::optional<TextPiece>> part_with_argument(const TextPiece& piece,
                                                                    const Mover* mover = nullptr);

 private:
  void require_no_part(const TextPiece& piece, const Formula& formula) const;
  void require_known(const TextPiece& found, std::string_view message, Scope scope) const;
  std::string with_numbers(const TextPiece& piece) const;
  std::deque<language::OtherWord> add_aliases(Scope scope, std::vector<language::Parameter>& parameters,
                                              language::OtherWords& words) const;
  std::string pairs_text() const;
};

/// Behind a range and `at`: `vertices`.
TextPlaces places_named(const TextPiece& piece);

// Clauses without the word that they begin with.
void read_given(TextReading& reading, const TextPiece& line);
void read_position(TextReading& reading, const TextPiece& line);
void read_start(TextReading& reading, const TextPiece& line);
void read_definition(TextReading& reading, const TextPiece& line);
void read_move(TextReading& reading, const TextPiece& line);

}  // namespace gamecert::games
