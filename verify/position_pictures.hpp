// What positions of a game look like on their board.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/instances/setup.hpp"
#include "pictures/layout.hpp"
#include "solve/limits.hpp"
#include "verify/text_pictures.hpp"

namespace gamecert::verify {

/// What a move is made at: a vertex, or a line.
struct MovePlace {
  bool line = false;
  int number = 0;                 // in the picture of the board; below 0 if it is made nowhere
  std::optional<int> paint = {};  // the number of the colour it is painted with
  std::string more = {};          // of a text, what the name says beside that
  /// What stands in front of a note there.
  std::string before_note() const { return paint ? std::to_string(*paint) + ": " : more.empty() ? "" : more + ": "; }
};

/// How a part of the picture looks from a move on, whatever the position says: what positions do not remember, such as
/// whose an edge is or with what a vertex was painted.
struct Trace {
  bool line = false;
  int number = 0;
  pictures::Picture::Colour colour = pictures::Picture::Colour::white;
  bool shown = true;  // of a line
};

/// Whether the part looks as it did when the move was made, in two pictures of positions; what comes over it later,
/// hides the trace.
bool stays(const Trace& trace, const pictures::Picture& then, const pictures::Picture& now);

class PositionPictures {
 public:
  /// InputError where the board cannot be drawn.
  explicit PositionPictures(const games::Setup& setup, pictures::Layout layout = pictures::Layout::best);

  /// The start. Lines keep their numbers in all positions; some may not be shown.
  const pictures::Picture& board() const { return board_; }
  /// A position with that player (0, 1) to move.
  pictures::Picture at(games::PositionView position, int mover) const;
  /// By the name of the move.
  MovePlace place(int move) const;
  /// What the move leaves behind, made by that player.
  std::vector<Trace> traces(games::PositionView before, int move, games::PositionView after, int mover) const;

 private:
  games::Setup setup_;
  std::shared_ptr<const TextPictures> text_;
  pictures::Picture board_;
};

/// The start, and at every move what it is worth (solve/position_worths.hpp): the nimber *k that it leads to, points,
/// or `wins`, `loses`, `tie`. Moves than which none is better have rings or are bold, unless all lose. LimitError.
pictures::Picture picture_of_worths(const games::Setup& setup, bool misere, const solve::Limits& limits,
                                    pictures::Layout layout = pictures::Layout::best);

}  // namespace gamecert::verify
