// Evidence `leads`: bounds of positions of a local game for points, with what cancels struck.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "certificates/plays/strategy.hpp"
#include "games/game.hpp"

namespace gamecert::certificates {

/// The score of a local game for points, or a bound of it. Each entry bounds what its mover makes more than the
/// opponent at the vertices of a LeadGraph.
struct Leads {
  static constexpr std::string_view kind = "leads";
  struct Entry {
    std::vector<games::Word> graph;  // words of a LeadGraph that nothing is struck from
    Strategy::Side side = Strategy::Side::at_least;
    int bound = 0;
    // If the bound follows from answers at the vertices: of every vertex but the first those of its neighbours before
    // it to which the edge counts for the later one; other edges count for their earlier end.
    std::optional<std::vector<games::Word>> pairs = {};
  };
  std::vector<Entry> entries;  // ascending by graph, then side; no graph twice with the same side
};

}  // namespace gamecert::certificates
