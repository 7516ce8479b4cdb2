// Whether the form of a text shows that its game is local (games/info.hpp, Locality), and which of its moves conflict.
//
// Of moves at vertices there are some kinds, by clause and by the numbers that are chosen, each once at every vertex.
// The theorem, with what it asks for, is in docs/GAMES.md.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/info.hpp"

namespace gamecert::games {

struct GameText;

/// When moves of two kinds conflict: at one vertex; on graphs, at different vertices of at most this distance; on
/// digraphs, where an arc leads from the first to the second, or from the second to the first.
struct KindsClash {
  bool at_one = false;
  int distance = 0;
  bool there = false, back = false;
  friend bool operator==(const KindsClash&, const KindsClash&) = default;
};

struct TextLocality {
  /// How moves of a kind are numbered. Clauses before its clause have `before` choices of numbers for each place; it
  /// has `inner` choices of numbers behind the place, and `number` counts those in front of it and behind it.
  struct Kind {
    std::int64_t before = 0, inner = 1, number = 0;
    std::string name;  // of the clause or its numbers, for people
  };

  Locality::Moves moves = Locality::Moves::at_vertices;
  bool arcs = false;     // on digraphs
  int reach = 1;         // how many edges conflicts look through, at least 1
  bool painted = false;  // an attribute `painted` gives boards on which some moves are made, kinds counted from 1
  std::vector<Kind> kinds;
  std::vector<KindsClash> clashes;  // by kind of one move and of the other

  const KindsClash& clash(std::size_t one, std::size_t other) const { return clashes[one * kinds.size() + other]; }
  /// The code of the move of a kind at a place, of so many places.
  int code(std::size_t kind, int place, int places) const {
    const auto& [before, inner, number, name] = kinds[kind];
    return static_cast<int>((before + number / inner * inner) * places + place * inner + number % inner);
  }
};

/// With these values of its options; nothing, and why not. Conflicts are those on every board, whatever is given; where
/// nothing is given, all moves are open at the start.
std::optional<TextLocality> locality(const GameText& text, const std::map<std::string, int>& options,
                                     std::string& why_not);

/// The same of a game that is known by that name, with all its parameters, for as long as the program runs; null, and
/// why, if it is not local.
const TextLocality* text_locality(std::string_view name, const std::map<std::string, int>& parameters,
                                  std::string& why_not);

}  // namespace gamecert::games
