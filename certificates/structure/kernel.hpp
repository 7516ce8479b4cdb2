// Evidence `kernel`: vertices.
#pragma once

#include <string_view>
#include <vector>

namespace gamecert::certificates {

/// Lights Out cannot be won: every vertex has an even number of these in its closed
/// neighbourhood, and an odd number of these is lit.
struct Kernel {
  static constexpr std::string_view kind = "kernel";
  std::vector<int> vertices;  // ascending
};

}  // namespace gamecert::certificates
