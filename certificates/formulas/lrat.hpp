// Evidence `lrat`: a refutation.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "encode/lrat.hpp"

namespace gamecert::certificates {

/// A solitaire cannot be won, or its score is no greater: the formula that says otherwise has no model.
struct Refutation {
  static constexpr std::string_view kind = "lrat";
  std::optional<std::vector<int>> play = {};  // for SCORE v: moves that reach it
  encode::Lrat steps{};
};

}  // namespace gamecert::certificates
