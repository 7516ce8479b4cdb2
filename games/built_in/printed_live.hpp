// Which cells the rest of play depends on, by the form of rules, as members of rules in C++.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/built_in/printed_formulas.hpp"
#include "games/texts/game_text.hpp"

namespace gamecert::games {

/// The lemma on the live cells of rules of a form, by its heading in docs/PARTS.md, and members that rest on it.
struct Live {
  std::string_view lemma;
  std::string members;
  bool mark = false;
  bool painting = false;  // to move is to paint with one colour
};

/// Of a text without lines; on heaps its moves take pins that stand alone or side by side. Null for another form.
std::optional<Live> live_cells(const GameText& text, const PrintedNames& names);

/// Whether edges of a graph are taken by either player, for points at vertices of which more than half of the edges are
/// theirs: the parts are the open edges, the mover's and the opponent's.
bool captures_by_majority(const GameText& text);

}  // namespace gamecert::games
