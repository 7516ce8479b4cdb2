// Evidence `grounding`: refutations.
#pragma once

#include <string_view>
#include <vector>

#include "encode/lrat.hpp"

namespace gamecert::certificates {

/// A reduction is right for all graphs: refutations of the formulas that deny its obligations, in their order.
struct Grounding {
  static constexpr std::string_view kind = "grounding";
  std::vector<encode::Lrat> refutations;
};

}  // namespace gamecert::certificates
