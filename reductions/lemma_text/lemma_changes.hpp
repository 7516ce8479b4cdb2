// What a lemma about gadgets changes in a graph.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "reductions/gadgets/lemma.hpp"

namespace gamecert::reductions {

/// The player whose the edge of the gadget is before play; 0 for none.
int painted(const Gadget& gadget, const graphs::Edge& edge);

/// What the graph after a replacement has that the one before has not. Vertices are those of the gadget, then new ones.
struct Changes {
  struct New {
    int vertex;
    bool green;
    std::vector<int> neighbours;
  };
  std::vector<int> gone, recoloured;
  std::vector<New> added;
  std::vector<graphs::Edge> toggled;
  std::map<graphs::Edge, int> painted;  // of games for points: edges that are new or another player's, and whose
};

/// Those of a statement with a replacement.
Changes changes_of(const Statement& statement);

/// The statement, in ELLO, about plausible games alone; nothing of one without a replacement, as a move keeps a
/// plausible game plausible.
std::optional<PartStatement> supposing_plausible(const Statement& statement);

}  // namespace gamecert::reductions
