// The bichromatic colouring game on small boards: threats of the first player, and the defence of the second.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "papers/triangulations/boards.hpp"

namespace gamecert::papers {

/// A red and blue colouring with as many edges of one colour as of the other, up to one, and no triangle of one colour;
/// nothing if there is none. Returns the red edges.
std::optional<EdgeSet> balanced_colouring(const EdgeBoard& board);
/// The induction of Lemma 4: the point `last` is removed, and so on with the outermost of what is left; points come
/// back with edges coloured alternately, beginning, for an odd number, with the colour less used. Returns the red
/// edges.
EdgeSet colouring_by_induction(const EdgeBoard& board, int last);
/// Whether there is a triangle of one colour, or a difference of more than one edge.
bool unbalanced_or_monochromatic(const EdgeBoard& board, EdgeSet red);

/// The first player colours `first`, after any of the answers one of `seconds`, and from then on only threatens,
/// completes, or answers threats. An answer to `first` after which this does not win; nothing if it always does.
std::optional<int> unanswered(const EdgeBoard& board, int first, EdgeSet answers, const std::vector<int>& seconds,
                              Trial& trial);

/// The defence of Theorem 6: the second player's, for boards with at most two inner points. Where a choice is left he
/// makes each. What goes wrong in some play; nothing if he is never beaten.
std::optional<std::string> where_defence_fails(const EdgeBoard& board, Trial& trial);

}  // namespace gamecert::papers
