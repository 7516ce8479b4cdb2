// What the form of the rules of a text shows: found by whoever plays it, printed by `gamecert game check`, and never
// believed. The theorems are in docs/GAMES.md.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/texts/game_text.hpp"

namespace gamecert::games {

/// A falling number: of each part the number of its members, or of those that are missing.
struct TextMeasure {
  struct Term {
    std::size_t part;
    bool grows;
    friend bool operator==(const Term&, const Term&) = default;
  };
  std::vector<Term> terms;
};

/// By inclusions between old and new parts that every move keeps; nothing if they show none, and the first clause
/// `move` of which they do not.
std::optional<TextMeasure> falling_measure(const GameText& text, std::size_t* unseen = nullptr);

/// What every move, of either player, does to a part, by such inclusions: nothing; or it can only lose members, or only
/// gain some, or, of numbers, become less, or greater.
enum class Way { stays, shrinks, grows, either };
std::vector<Way> ways_of_parts(const GameText& text);
/// Empty where Theorem 4 makes positions sums, else what it misses: of these ways, and whether Theorem 1 finds a
/// number.
std::string why_no_parts(const GameText& text, const std::vector<Way>& ways, bool falls);

/// What a move strikes out, of `S := S - v - K(v)` as the only thing that the rules say: K(v), v with it, as a formula
/// about the board and v.
struct Striking {
  std::size_t part;
  std::string vertex;  // the name of the choice
  std::vector<Formula> struck;
  bool symmetric;  // by its form: u in K(v) exactly if v in K(u), on every board
};
/// Nothing, and why, for other rules.
std::optional<Striking> striking(const GameText& text, std::string& why_not);

}  // namespace gamecert::games
