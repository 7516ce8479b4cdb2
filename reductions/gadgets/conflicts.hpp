// A local game (games/info.hpp) as Node-Kayles: the graph of its conflicts.
#pragma once

#include "games/instances/setup.hpp"
#include "graphs/graph.hpp"

namespace gamecert::reductions {

/// Whether a game is local and impartial, and so Node-Kayles on its conflicts.
bool by_conflicts(const games::GameInfo& info);

/// The moves that are open at the start, in order of their codes, joined if they conflict; of Node-Kayles the graph
/// itself. LimitError for a board of another game that is too large to be played.
graphs::Graph conflicts(const games::Setup& local);

}  // namespace gamecert::reductions
