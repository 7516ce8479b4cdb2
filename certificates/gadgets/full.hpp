// Evidence `full`: points that show gadgets to be full.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace gamecert::certificates {

/// A lemma about a gadget holds for every graph that holds the gadget, since it is full, or what replaces it, or both.
struct Full {
  static constexpr std::string_view kind = "full";
  std::vector<std::uint64_t> elements;  // as reductions::fullness_fails takes them
};

}  // namespace gamecert::certificates
