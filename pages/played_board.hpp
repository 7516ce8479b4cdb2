// A board one can play on: positions that play can reach, how they look, and what they are worth.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "certificates/certificate.hpp"
#include "games/instances/setup.hpp"
#include "solve/position_worths.hpp"
#include "verify/position_pictures.hpp"

namespace gamecert::pages {

struct PlayedLimits {
  std::size_t positions = 2000;  // of one board
  double seconds = 10;           // for what they are worth
  /// Told at once where there are more positions, before any search.
  std::function<void(const std::string&)> news = {};
};

struct PlayedBoard {
  static constexpr int left_out = -1;

  struct Move {
    std::string name;  // as users write it
    verify::MovePlace place;
  };
  struct Option {
    int move = 0;                   // in `moves`
    int to = left_out;              // in `positions`
    int gain = 0;                   // points of whoever moves
    std::optional<int> worth = {};  // to whoever moves, points and all, by perfect play from there on
    bool best = false;
    std::vector<verify::Trace> traces = {};
  };
  struct Position {
    std::string planes;  // as in certificates
    int mover = 0;       // 0 the first player, 1 the second
    std::string value;   // what is known of it, in words; empty where nothing is
    std::string end;     // where play has ended: how
    std::string looks;   // of the parts of the picture (pages/looks.hpp)
    std::vector<Option> options = {};
    bool left_out = false;                                              // its options are not here
    std::vector<std::pair<verify::MovePlace, std::string>> notes = {};  // numbers of a text, where they are
  };

  std::string title;  // the game and the board
  pictures::Picture start = {};
  std::string known;  // what is known of the start, and by what
  std::string cut;    // what is left out; empty if nothing is
  int players = 2;
  bool points = false;
  int head_start = 0;
  std::vector<std::string> names = {};  // of the players, where these are Left and Right
  std::optional<int> program = {};      // the player for whom the program plays at first
  std::vector<Move> moves = {};
  std::vector<Position> positions = {};  // the first is the start
  std::vector<int> line = {};            // moves from the start on that are worth stepping through, in `moves`
};

/// `the first player`, or, in a game of Left and Right, `Left`; of both starts that of Left.
std::string player_name(const games::Setup& setup, int player);
/// What a position is worth, in words, with that player (0, 1) to move.
std::string value_text(const games::Setup& setup, const solve::PositionWorth& value, int mover);
/// How play of the game of that setup has ended in a position without moves.
std::string end_text(const games::Setup& setup, const games::Game& game, bool misere, games::PositionView at,
                     int mover);

/// All positions within the limit; where there are more in a game for two, one good move of the player who has the
/// better of it after every move of the other, so that play goes on to its end. InputError where the board cannot be
/// drawn or the game does not fit; LimitError where that is too much, too, and for a solitaire.
PlayedBoard played_board(const games::Setup& setup, bool misere = false, const PlayedLimits& limits = {});

/// The same of what the certificate is about: its order or its line of play to step through, its moves as the best ones
/// of the player for whom they are good. Nothing where it is about no play on a board; LimitError as above, but an
/// order and a line are stepped through alone if there is more.
std::optional<PlayedBoard> played_board(const certificates::Certificate& certificate, const PlayedLimits& limits = {});

}  // namespace gamecert::pages
