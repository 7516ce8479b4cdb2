// A text of a game tried on all small boards: what an author looks at before anything is proved.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/texts/known_texts.hpp"

namespace gamecert::games {

/// A play, as an example: a board and moves by name.
struct ExamplePlay {
  std::string board;
  std::vector<std::string> moves;
};

struct GameTrialRow {
  int order = 0;
  std::uint64_t boards = 0, refused = 0, over = 0;  // over: no first move, or won at the start
  std::uint64_t positions = 0;                      // that play can reach, of all boards
  int farthest = 0;                                 // moves to the position that is farthest from a start
  std::vector<std::uint64_t> plays;                 // of 1, 2, 3, ... moves, of all boards
};

struct GameTrial {
  std::vector<GameTrialRow> rows;                // nothing is given
  GameTrialRow given;                            // boards to order 3, or small ones, with what is given
  std::vector<std::optional<ExamplePlay>> uses;  // by clause `move`: a shortest play that uses it
  std::string over_at;              // a board on which play is over before it begins; empty if there is none
  std::string refused_at, refusal;  // a board that the rules refuse, and why
  bool whole = true;                // else some board has more positions than are looked at
};

/// On all labelled graphs of order at most 4, digraphs to order 3, and small boards of other kinds, nothing given
/// beside the board and options at their usual values; then with at most 32 ways in which something is given on each
/// such board, graphs to order 3. InputError for a fault in the text that play meets, with the
/// board.
GameTrial tried(const TextGame& game);

}  // namespace gamecert::games
