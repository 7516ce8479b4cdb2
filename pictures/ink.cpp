// Colours by their numbers.
#include "pictures/ink.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace gamecert::pictures {

const Ink& ink(Picture::Colour colour) {
  // Hatchings are paths on a square of 6 by 6.
  static constexpr std::array inks = {
      Ink{"#ffffff", "#bbbbbb", "", "white", ""},
      Ink{"#8fd694", "#2e8b3d", "", "green", ""},
      Ink{"#f4a3a3", "#c23b3b", "M-1,1 l2,-2 M0,6 l6,-6 M5,7 l2,-2", "red", "north east lines"},
      Ink{"#9fc5f0", "#2f6fb5", "M0,3 h6", "blue", "horizontal lines"},
      Ink{"#f7e08a", "#b59a1f", "M2.5,3 h1", "yellow", "dots"},
      Ink{"#dddddd", "#666666", "M3,0 v6 M0,3 h6", "gray", "grid"},
      Ink{"#f9c58d", "#cc7722", "M-1,5 l2,2 M0,0 l6,6 M5,-1 l2,2", "orange", "north west lines"},
      Ink{"#cfb5ee", "#7a4fb5", "M3,0 v6", "violet", "vertical lines"},
  };
  return inks[static_cast<std::size_t>(colour)];
}

std::string decimal(double value) {
  std::array<char, 32> text;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  std::snprintf(text.data(), text.size(), "%.2f", value);
  std::string result = text.data();
  result.erase(result.find_last_not_of('0') + 1);
  if (result.back() == '.') result.pop_back();
  return result == "-0" ? "0" : result;
}

Box box(const Picture& picture) {
  Box result;
  for (std::size_t v = 0; v < picture.vertices.size(); ++v) {
    const PagePoint& at = picture.vertices[v].at;
    if (v == 0) result = {at.x, at.x, at.y, at.y};
    result.left = std::min(result.left, at.x);
    result.right = std::max(result.right, at.x);
    result.low = std::min(result.low, at.y);
    result.high = std::max(result.high, at.y);
  }
  return result;
}

}  // namespace gamecert::pictures
