// Evidence `frontiers`: a layout of the vertices.
#pragma once

#include <string_view>
#include <vector>

namespace gamecert::certificates {

/// ELLO on a graph is not winnable: no order of a frontier along the layout is left (reductions/frontier.hpp).
struct Frontiers {
  static constexpr std::string_view kind = "frontiers";
  std::vector<int> layout;  // each vertex once
};

}  // namespace gamecert::certificates
