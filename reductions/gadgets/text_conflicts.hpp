// A local game whose rules are a text as Node-Kayles: the graph of its conflicts.
#pragma once

#include "games/instances/setup.hpp"
#include "graphs/graph.hpp"

namespace gamecert::reductions {

/// Its moves, those at a vertex side by side, or those on edges in the order of the board's list, joined if they
/// conflict. Nothing is given with the board, so all moves are open at the start. InputError for a game that is not
/// local; LimitError for a board too large to be played; std::logic_error if play is not as the form of the rules
/// shows.
void find_conflicts(const games::Setup& text, graphs::Graph& conflicts);
inline graphs::Graph text_conflicts(const games::Setup& text) {
  graphs::Graph result;
  find_conflicts(text, result);
  return result;
}

}  // namespace gamecert::reductions
