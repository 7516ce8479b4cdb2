// What a rule text says that it has beyond what every game has. games/rules.hpp is the contract behind it.
#pragma once

#include <string_view>

#include "games/info.hpp"
#include "games/instances/instance.hpp"
#include "games/plane.hpp"

namespace gamecert::games {

/// A theorem by its heading in docs/PARTS.md; none if it is empty.
struct Theorem {
  std::string_view heading;
  constexpr Theorem(const char* name = "") : heading(name) {}
  constexpr explicit operator bool() const { return !heading.empty(); }
};

/// What the rules have beyond what every game has.
struct Refinements {
  // How play goes on and ends.
  bool falls = true;         // remaining(at) falls with every move; else, of a solitaire with a goal, it is 0
  bool won = false;          // Bit won(at): play has ended, and whoever has just moved has won
  bool moves_again = false;  // Bit moves_again(at, move): after the move, whoever made it moves again
  bool gain = false;         // Number gain(at, move): points of the mover
  bool head_start = false;   // Number head_start(): points of the first player before play, less the second's
  bool turn = false;         // Board turn(at): the position as the other player sees it
  // Which positions are played alike, and the parts of a position. All of these need `live`.
  Theorem live =
      {};  // P live(at): where the rest of play takes place, cells of the arena `on` with neighbours(cell); why
  bool mark = false;       // Number mark(at, cell): how a live cell looks beyond the planes it is in, 0 or more
  bool beside = false;     // P beside(at, part): cells that are not live and belong to a part
  bool lines = false;      // on.lines(): sets of cells that are completed, through which live cells are neighbours
  bool line_mark = false;  // Number line_mark(at, line): how a line looks to the rest of play; below 0 not at all
  Theorem coins = {};  // any cell may be taken, and whoever takes the last one of a line moves again; lemmas on that
  bool lines_win = false;  // any cell may be taken, and whoever has the last cell of a line taken wins
  bool crossing = false;   // on.crossing(cell): the neighbours that a cell has otherwise than through lines
  // How moves are written.
  bool codes = false;      // int codes(instance, parameters), static: moves are below it; else below cells
  bool move_name = false;  // std::string move_name(move): what users write, not the code
  // Which boards there are.
  bool any_graph = false;  // adjacency is read from `on` alone, a GraphArena or on one: that of some graph, too
  std::string_view more_than_graph = {};  // an attribute, read off the numbers of the vertices where it is not given
  bool refuses_boards = false;  // boards of its kind without attributes, too: of a text, which says what it requires
  bool play_only = false;  // std::string_view play_only(parameters), static: the option not for formulas, or nothing
  // Of painting vertices (GameInfo::painting), where clashes decide which moves are legal. Both need `any_graph`.
  bool position_of = false;  // Board position_of(painting): the position in which these pairs are painted
  bool ruled_out = false;    // P ruled_out(painting): the pairs that clash with what others of these are painted
};

}  // namespace gamecert::games
