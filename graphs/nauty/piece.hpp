// A part of an enumeration.
#pragma once

namespace gamecert::graphs {

/// Part `index` of `count` parts of an enumeration; every class lies in exactly one.
struct Piece {
  int index = 0;
  int count = 1;
  /// Of graphs without further conditions, `count` a multiple of 8: parts of much the same size. Each then goes through
  /// all graphs of two orders below.
  bool even = false;
};

}  // namespace gamecert::graphs
