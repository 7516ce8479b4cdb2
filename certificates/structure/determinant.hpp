// Evidence `determinant`: a point.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace gamecert::certificates {

/// ELLO on a graph is winnable: the determinant of docs/DETERMINANT.md is not zero at this point.
struct Determinant {
  static constexpr std::string_view kind = "determinant";
  std::vector<std::uint64_t> point;  // a nonzero element of GF(2^64) a vertex, all different
};

}  // namespace gamecert::certificates
