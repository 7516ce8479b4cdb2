// Evidence `order`: moves.
#pragma once

#include <string_view>
#include <vector>

namespace gamecert::certificates {

/// A solitaire is won by these moves from the start; or target play that leads to where a reduction fails.
struct Order {
  static constexpr std::string_view kind = "order";
  std::vector<int> moves;
};

}  // namespace gamecert::certificates
