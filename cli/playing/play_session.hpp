// Play in a terminal, against the program.
#pragma once

#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/playing/turns_by_theorem.hpp"
#include "games/instances/setup.hpp"
#include "solve/position_worths.hpp"
#include "verify/certificate_moves.hpp"

namespace gamecert::cli {

struct PlaySettings {
  bool misere = false;
  std::optional<int> program = {};  // the player (0 first, 1 second) whose moves the program makes
  bool to_the_end = false;          // the program plays on where it has lost
  double seconds = 10;              // for what one position is worth
  std::string known = {};           // what is known of the start, and by what
  std::vector<int> line = {};       // moves from the start on that are worth stepping through
  const verify::CertificateMoves* certificate = nullptr;  // whose moves go before those of a search
  std::string typed = {};                                 // the board as the user wrote it
  std::vector<graphs::Edge> exchange = {};                // of capture, a symmetry by which the program answers
};

class PlaySession {
 public:
  /// `wide` goes for the game of the setup, if there is one.
  PlaySession(const games::Setup& setup, const PlaySettings& settings,
              std::unique_ptr<const games::Game> wide = nullptr);
  /// Until `quit` or the end of the input. `prompt` stands before every line that is read.
  void run(std::istream& in, const std::string& prompt);

 private:
  /// A legal move, which comes before words of the session that are written alike.
  bool names_move(const std::string& line) const;
  bool obey(const std::string& line);
  void play(const std::string& name);
  void make(std::size_t option);
  void program_moves();
  std::optional<std::size_t> program_choice();
  /// The theorem's where it says that it wins, else what search finds. A theorem's that only loses nothing is the
  /// answer where search takes longer than a moment. LimitError where neither knows one.
  std::vector<std::size_t> good_moves();
  bool resigns();
  void next();
  void back();
  void undo();
  void hint();
  void show_values();
  void show_position();
  void show_moves();
  void why();
  /// The moves at the position. LimitError.
  void find_options();
  /// All moves if they are to be listed, or are not too many.
  void tell_turn(bool listed = false);
  bool at_end();
  struct Value {
    solve::PositionWorth worth;
    bool by_theorem;  // not by search
  };
  /// What the position is worth; nothing, and a line that says why, where the limits do not suffice.
  std::optional<Value> value();
  const Turn& now() const { return turns_.back(); }
  std::string name_of_player(int player) const;
  /// The next move of the line, if play went along it.
  std::optional<int> next_of_line() const;
  bool is_lost(const solve::PositionWorth& value) const;

  std::string cells_too_many() const;  // for a search
  /// What positions are worth; LimitError on boards too large to be searched.
  solve::PositionWorths& values();

  games::Setup setup_;
  std::unique_ptr<const games::Game> wide_;  // of a board too large to be searched (solve/theorems/wide_games.hpp)
  const games::Game& game_;
  PlaySettings settings_;
  std::optional<solve::PositionWorths> values_;
  std::vector<Turn> turns_;  // the first is the start
  TurnsByTheorem by_theorem_;
  games::Options options_;  // of the position now
  bool resigned_ = false;
};

}  // namespace gamecert::cli
