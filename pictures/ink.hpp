// What the three formats have in common.
#pragma once

#include <string>

#include "pictures/picture.hpp"

namespace gamecert::pictures {

/// Of a colour: of a fill, of a line and of the hatching on the fill; the name of the colour and the pattern in TikZ.
struct Ink {
  const char *fill, *line, *hatching, *tikz, *pattern;
};
const Ink& ink(Picture::Colour colour);

/// With two digits behind the point, no more than are needed.
std::string decimal(double value);

struct Box {
  double left = 0, right = 0, low = 0, high = 0;
  bool meets(const Box& other) const {
    return left < other.right && other.left < right && low < other.high && other.low < high;
  }
};
/// Of the places of all vertices.
Box box(const Picture& picture);

}  // namespace gamecert::pictures
