// What positions of a game whose rules are a text look like: as its clause `show` says, else by the sorts of its parts.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/instances/setup.hpp"
#include "games/texts/known_texts.hpp"
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

 private:
  enum class Cells { vertices, lines, none };
  struct Look {
    std::size_t part;
    Cells cells;
    bool ring = false, number = false;
    pictures::Picture::Colour colour = pictures::Picture::Colour::white;
  };

  void add_lines();
  void make_looks();
  static void look_by_words(Look& look, const std::string& words);
  bool shrinks(std::size_t part) const;
  bool holds(games::PositionView position, std::size_t plane, std::size_t cell) const;
  /// The number at a cell, or of an indexed set which of them has the cell, from 1 on; 0 for none, below it for
  /// several.
  int value_at(const Look& look, games::PositionView position, std::size_t cell) const;
  std::size_t seen(std::size_t part, int mover) const;
  void show_vertices(const Look& look, games::PositionView position, int mover, pictures::Picture& picture) const;
  void show_lines(const Look& look, games::PositionView position, int mover, pictures::Picture& picture) const;

  games::Setup setup_;
  pictures::Picture board_;  // without a position
  const games::TextGame& game_;
  std::vector<games::TextLayout::Place> places_;
  std::vector<Look> looks_;                   // those in front go before
  std::map<std::pair<int, int>, int> lines_;  // of the picture, by their ends, from the first to the second
  std::vector<int> line_of_cell_;             // by edge or arc
};

}  // namespace gamecert::verify
