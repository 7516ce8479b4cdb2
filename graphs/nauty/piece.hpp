// A part of an enumeration.
#pragma once

namespace gamecert::graphs {

/// Part `index` of `count` equal-minded parts of an enumeration; every class lies in exactly one.
struct Piece {
  int index = 0;
  int count = 1;
};

}  // namespace gamecert::graphs
