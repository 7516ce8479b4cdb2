// Sequential colouring with two colours on a path or cycle: who loses, in linear time but for sorting.
//
// Idea: a vertex is a source if it comes before its neighbours in the order, and closed if it has two neighbours and
// comes behind both. Only owners of sources choose, and only owners of closed vertices can lose: where the sources
// beside one ask for different colours. Sources and closed vertices are looked at, the first closed vertex first
// (docs/SYMMETRY.md, "theorem on five steps": Theorem 22 of G. Beaulieu, K. Burke, E. Duchene, "Impartial coloring
// games", 2013).
#pragma once

#include <vector>

namespace gamecert::games {

/// A closed vertex and the sources beside it, as far as earlier ones have not been taken away.
struct SequentialStep {
  int closed = 0;
  int earlier = 0, later = 0;  // sources; on a cycle they may be one
  bool odd = false;            // the steps from the one to the other: their colours must differ for `closed` to be
                               // painted if they are odd, and be equal if they are even
};

struct SequentialSteps {
  /// In their order. In all but the last, the owner of the closed vertex owns the later source.
  std::vector<SequentialStep> steps;
  bool last_is_closed = false;  // whoever owns the closed vertex of the last step loses there; else all is painted
};

/// `way` are the vertices along the path or around the cycle, `place` is their place in the order; the players own
/// places in turn.
SequentialSteps sequential_steps(const std::vector<int>& way, bool cycle, const std::vector<int>& place);

/// Whether the first player wins.
bool first_player_wins(const SequentialSteps& steps, const std::vector<int>& place);

}  // namespace gamecert::games
