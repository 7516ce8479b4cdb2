// One game on one instance, its positions packed in words: the handle through which everything
// but the rules themselves sees a game.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "games/info.hpp"
#include "games/instances/instance.hpp"
#include "games/play/word_plane.hpp"
#include "games/refinements.hpp"

namespace gamecert::games {

class LiveCells;

/// A position: the words of every plane of the board, one plane after the other.
using Position = std::vector<Word>;
using PositionView = std::span<const Word>;

/// The options of a position, as parallel lists. Reused between calls to save allocation.
struct Options {
  std::vector<int> moves;              // move codes, ascending
  std::vector<Word> positions;         // after the move; words() each; seen by whoever moves next
  std::vector<char> again;             // the mover moves again; a single player always does
  std::vector<char> won;               // play has ended in a win of the mover
  std::vector<int> gains;              // points of the mover
  std::function<void()> between = {};  // called before every option is made, if there; may throw
  /// Room for so many options of so many words each, whatever was there before.
  void resize(std::size_t count, std::size_t words) {
    moves.resize(count);
    positions.resize(count * words);
    again.resize(count);
    won.resize(count);
    gains.resize(count);
  }
  PositionView position(std::size_t i) const {
    const std::size_t words = positions.size() / moves.size();
    return {positions.data() + i * words, words};
  }
};

class Game {
 public:
  virtual ~Game() = default;

  virtual const GameInfo& info() const = 0;
  /// Words of a position.
  virtual std::size_t words() const = 0;
  /// Planes of a position; words() is a multiple of it.
  virtual std::size_t planes() const = 0;
  /// Cells of every plane.
  virtual int cells() const = 0;

  virtual Position start() const = 0;
  /// Legal moves, ascending. A position whose play has ended (won) has none.
  virtual std::vector<int> moves(PositionView at) const = 0;
  /// The position after a legal move, seen by whoever moves next.
  virtual Position play(PositionView at, int move) const = 0;
  /// All legal moves at once.
  virtual void options(PositionView at, Options& out) const = 0;
  /// Play has ended in a win of whoever has just moved; a solitaire has reached its goal.
  virtual bool won(PositionView at) const = 0;
  virtual int remaining(PositionView at) const = 0;
  /// What play that never ends is to the mover, where it may be so (GameInfo::repeats): 1 a win, 0 a draw, -1 a loss.
  /// It is the same along all play, seen by the same player.
  virtual int endless(PositionView) const { throw std::logic_error("play of this game ends"); }
  /// Points the first player has, less those of the second, before play begins.
  virtual int head_start() const = 0;

  virtual const Refinements& refinements() const = 0;
  /// Null where the rules declare no live cells; of those `split` is what parts.hpp says.
  virtual const LiveCells* live_cells() const = 0;
  virtual std::vector<Position> split(PositionView at) const { return {Position(at.begin(), at.end())}; }
  /// Of partizan games: the position as the other player sees it, who then has the move.
  virtual Position exchanged(PositionView at) const { return {at.begin(), at.end()}; }

  /// A move as users write it, and back (InputError).
  virtual std::string move_name(int move) const = 0;
  int move_code(std::string_view name) const;
  /// Moves are codes below it, no more than max_codes; where the rules are no text, no more than cells.
  virtual int codes() const = 0;

  /// Whether every bit of `at` is a cell of the board, so that it can be a position at all.
  bool well_formed(PositionView at) const;
};

/// A game the program knows: its declaration and its maker.
struct Entry {
  GameInfo info;
  Refinements refinements;
  std::function<std::unique_ptr<Game>(const Instance&, const Parameters&)> make;
};

/// All games, by name.
const std::vector<Entry>& registry();

/// These, and behind them the texts that users have given short names.
std::vector<const Entry*> all_games();

/// The game of that name, of the program or of a text that it has read; null if there is none.
const Entry* known(std::string_view name);
/// InputError with the nearest known name.
const Entry& find(std::string_view name);

}  // namespace gamecert::games
