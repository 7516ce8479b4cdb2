// Evidence `replies`: a reduction keeps nimbers for all graphs, up to constants, by mirrored play.
#pragma once

#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "encode/lrat.hpp"
#include "encode/reductions/constant_play.hpp"

namespace gamecert::certificates {

/// Refutations of the formulas that deny the obligations of what is left without the constant pieces, in their order,
/// and what the constant pieces of a vertex, of an edge and of the graph are worth.
struct ReductionReplies {
  static constexpr std::string_view kind = "replies";
  static constexpr std::array<std::string_view, 3> pieces{"vertex", "edge", "graph"};  // of what, by reductions::Of
  /// Every position of a constant piece that play reaches, ascending, with its nimber; none where there is no piece.
  using Values = std::vector<std::pair<encode::PiecePainting, int>>;

  std::vector<encode::Lrat> refutations;
  int encoding = 1;  // encode::grounding_version
  std::array<Values, 3> constants = {};
};

}  // namespace gamecert::certificates
