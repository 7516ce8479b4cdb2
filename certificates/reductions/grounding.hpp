// Evidence `grounding`: refutations, and which formulas they are of.
#pragma once

#include <string_view>
#include <vector>

#include "encode/lrat.hpp"

namespace gamecert::certificates {

/// A reduction is right for all graphs: refutations of the formulas that deny its obligations, in their order.
struct Grounding {
  static constexpr std::string_view kind = "grounding";
  std::vector<encode::Lrat> refutations;
  int encoding = 1;  // the version of the formulas: of reductions encode::grounding_version, of ello.cone 1
};

}  // namespace gamecert::certificates
