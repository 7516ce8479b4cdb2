// What a theorem about the whole board says of the turns of a play.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "games/instances/setup.hpp"
#include "solve/theorems/theorem_play.hpp"

namespace gamecert::cli {

struct Turn {
  games::Position position;
  int mover = 0;
  int score = 0;  // of the first player less the second, or of the only one, so far
  int move = -1;  // that was made in the position before, by code
  // What the theorem says, once it has been asked for.
  std::optional<std::optional<int>> by_theorem = {};  // the move there
  std::optional<bool> lost_by_theorem = {};           // for whoever moves
};

/// All questions are about the last of the turns; `options` are those of its position. LimitError.
class TurnsByTheorem {
 public:
  /// The turns are those of play of `game`, from the start on. The theorem is looked for when it is first asked. All
  /// that is referred to must outlive this.
  TurnsByTheorem(const games::Setup& setup, const games::Game& game, bool misere,
                 std::span<const graphs::Edge> exchange, std::vector<Turn>& turns);

  /// A good one by the theorem, by place (solve/theorems/theorem_play.hpp).
  std::optional<std::size_t> move(const games::Options& options);
  /// Whether the theorem says that whoever is to move loses.
  bool lost(const games::Options& options);
  /// Whether it says that whoever is to move wins, and by which move; not for points.
  bool won(const games::Options& options);
  /// Where it is proved.
  std::string_view proof() { return theorem().proof(); }

 private:
  solve::TheoremPlay& theorem();
  /// By code, at that turn, which has these options.
  std::optional<int> move_at(std::size_t turn, const games::Options& options);
  /// Whether all moves of the player so far were those of the theorem.
  bool followed(int player);
  /// Those made until that turn, by code.
  std::vector<int> moves_before(std::size_t turn) const;

  const games::Setup& setup_;
  const games::Game& game_;
  bool misere_;
  std::span<const graphs::Edge> exchange_;
  std::vector<Turn>& turns_;
  std::optional<solve::TheoremPlay> theorem_;
};

}  // namespace gamecert::cli
