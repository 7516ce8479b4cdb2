// What positions of a game look like: as the clause `show` of its text says, else by the sorts of its parts.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/instances/setup.hpp"
#include "games/texts/reader/users_text.hpp"
#include "games/texts/text_game.hpp"
#include "pictures/picture.hpp"

namespace gamecert::verify {

struct MovePlace;

/// The names of the planes of positions; of a text those of its parts, with the number of an index, or the value of a
/// binary digit, behind a colon.
std::vector<std::string> plane_names(const games::Setup& setup);

class TextPictures {
 public:
  /// On this picture of the board, to which lines are added that positions can have.
  TextPictures(const games::Setup& setup, pictures::Picture board);

  /// The position on the board, with that player (0, 1) to move.
  pictures::Picture at(games::PositionView position, int mover) const;
  /// The first vertex, edge or arc that the move chooses, and what else it chooses.
  MovePlace place(int move) const;
  /// Whether the look of the vertex is that of what is not in a part, and not the one that was given.
  bool outside(games::PositionView position, int mover, std::size_t vertex) const;
  /// The line of the picture from one vertex to the other; below 0 if there is none.
  int line(int from, int to) const;
  /// Whether positions know which edges were flipped, and not what replaced them.
  bool forgets_flips() const { return !flipped_.empty(); }
  /// Of a game that forgets flips: the line that replaces the edge when it is flipped; below 0 if none does.
  int flipped(int edge) const { return flipped_.at(static_cast<std::size_t>(edge)); }
  /// The lines of edges that are in the first part of the one position and not in that of the other.
  std::vector<int> lines_lost(games::PositionView before, games::PositionView after) const;

 private:
  enum class Cells { vertices, lines, none };
  /// How a cell is drawn.
  struct Paint {
    pictures::Picture::Colour colour = pictures::Picture::Colour::white;
    bool ring = false;
    bool faint = false;
    bool given = false;  // as the board is given
  };
  struct Look {
    std::size_t part;
    Cells cells;
    bool number = false;
    std::optional<Paint> in = {}, out = {};  // of what is in the part, and not in it; null: not drawn
  };
  /// Where a part lies in positions.
  struct Place {
    int first = 0, planes = 0;  // none where positions do not have it
    int pairs = 0;              // the plane is of pairs of a cell and one of so many numbers; 0: of cells
  };

  void find_places();
  void add_lines();
  int line_between(int from, int to);  // made, not shown, where there is none
  void make_looks();
  static std::optional<Paint> paint_of(const std::string& word);
  bool shrinks(std::size_t part) const;
  bool holds(games::PositionView position, int plane, std::size_t cell) const;
  /// The number at a cell, or of an indexed set which of them has the cell, from 1 on; 0 for none, below it for
  /// several; of a vertex of built-in rules that is not there any more below that.
  int value_at(std::size_t part, games::PositionView position, std::size_t cell) const;
  std::size_t seen(std::size_t part, int mover) const;
  void show_vertices(const Look& look, games::PositionView position, int mover, pictures::Picture& picture) const;
  void show_lines(const Look& look, games::PositionView position, int mover, pictures::Picture& picture) const;

  games::Setup setup_;
  pictures::Picture given_;  // with what is given
  pictures::Picture board_;  // without a position
  games::GameText rules_;
  std::vector<games::PartLook> shown_;
  std::shared_ptr<const games::ReadyText> ready_;
  std::vector<Place> places_;                 // by part
  std::vector<Look> looks_;                   // those in front go before
  std::map<std::pair<int, int>, int> lines_;  // of the picture, by their ends, from the first to the second
  std::vector<int> line_of_cell_;             // by edge or arc
  std::vector<int> flipped_;                  // by edge; none where positions have the edges that were drawn
};

}  // namespace gamecert::verify
