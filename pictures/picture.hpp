// Pictures of graphs: where the vertices are, how they look, and the text of it in SVG, DOT and TikZ.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace gamecert::pictures {

/// A place on the page; y grows upwards. Neighbours are about 1 apart.
struct PagePoint {
  double x = 0, y = 0;
};

struct Picture {
  /// Each but white has a hatching of its own, too, so that none is told apart by colour alone.
  enum class Colour { white, green, red, blue, yellow, grey, orange, violet };
  struct Vertex {
    PagePoint at;
    std::string label;
    Colour fill = Colour::white;
    std::string note = {};  // beside it: when it was eliminated, say
    bool ring = false;      // a second circle around it
    bool faint = false;     // no longer there
  };
  struct Line {
    int from, to;  // vertices
    bool arrow = false;
    Colour colour = Colour::grey;
    bool bold = false;
    bool dashed = false;
    bool faint = false;     // no longer there, or not there yet
    bool shown = true;      // else it only keeps its number
    std::string note = {};  // at its middle
  };
  std::string title;
  std::string under = {};  // a line below, in the middle: a number, say
  std::vector<Vertex> vertices;
  std::vector<Line> lines;
  bool first_of_row = false;  // below the pictures before it, in SVG; in TikZ on a page of its own
};

/// Of what a player has: the first is red, the second blue.
inline Picture::Colour of_player(int player) { return player == 0 ? Picture::Colour::red : Picture::Colour::blue; }

/// White for 0 and below, then one colour after the other, again and again.
inline Picture::Colour numbered(int value) {
  using Colour = Picture::Colour;
  constexpr Colour colours[] = {Colour::white,  Colour::blue,   Colour::red,   Colour::green,
                                Colour::orange, Colour::violet, Colour::yellow};
  return colours[value <= 0 ? 0 : (value - 1) % 6 + 1];
}

/// What a drawing needs that stands in a page among others.
struct InPage {
  std::string mark;   // begins every id in it
  std::string title;  // what is read in its place to those who cannot see it
};
/// With columns: rows of so many, each column as wide as its widest picture. With none: rows as pictures say it.
struct Grid {
  std::size_t columns = 0;
};
/// One file: the pictures side by side, each below its title, nothing cut.
std::string svg(std::span<const Picture> pictures, const InPage& page = {}, Grid grid = {});
/// A graph each, which `neato` draws as SVG has it.
std::string dot(std::span<const Picture> pictures);
/// A document of LaTeX with a page for every row, or, of a grid, with one for all.
std::string tikz(std::span<const Picture> pictures, Grid grid = {});

}  // namespace gamecert::pictures
