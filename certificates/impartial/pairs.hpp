// Evidence `pairs`: moves of a local game that answer each other.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace gamecert::certificates {

/// Who follows has an answer to every move: the other one of its pair. Moves are numbered as the vertices of the graph
/// of conflicts (docs/EXCHANGES.md).
struct PairedMoves {
  static constexpr std::string_view kind = "pairs";
  std::optional<int> opening = {};         // of the player who then follows
  std::vector<std::pair<int, int>> pairs;  // all that is open then, each as (smaller, larger); ascending
};

}  // namespace gamecert::certificates
