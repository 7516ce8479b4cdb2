// Where the notes of vertices stand, so that they cover least.
#pragma once

#include <vector>

#include "pictures/ink.hpp"
#include "pictures/picture.hpp"

namespace gamecert::pictures {

// In the units of SVG.
constexpr double unit = 70;
constexpr double radius = 13;  // of vertices

struct NotePlace {
  Box box;           // in units of SVG, y downwards, (0, 0) where it is on the page; empty where there is no note
  double angle = 0;  // from the vertex, in degrees, against the clock, 0 to the right
};
/// For every vertex, in the order of their numbers.
std::vector<NotePlace> note_places(const Picture& picture);

}  // namespace gamecert::pictures
