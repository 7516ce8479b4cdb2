// Evidence `signature`: the table of a gadget.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace gamecert::certificates {

/// A lemma about a gadget holds for every graph that holds the gadget: the gadget's table, with which that of what
/// replaces it agrees.
struct Signature {
  static constexpr std::string_view kind = "signature";
  std::vector<std::uint64_t> sets;  // as in reductions::GadgetTable
};

}  // namespace gamecert::certificates
