// The bichromatic colouring game on small boards: threats of the first player, and the defence of the second.
#pragma once

#include <optional>
#include <string>

#include "verify/claims/triangulation_boards.hpp"

namespace gamecert::verify::claims {

/// A red and blue colouring with as many edges of one colour as of the other, up to one, and no triangle of one colour;
/// nothing if there is none. Returns the red edges.
std::optional<EdgeSet> balanced_colouring(const EdgeBoard& board);
/// The induction of Lemma 4: the point `last` is removed, and so on with the outermost of what is left; points come
/// back with edges coloured alternately, beginning, for an odd number, with the colour less used. Returns the red
/// edges.
EdgeSet colouring_by_induction(const EdgeBoard& board, int last);
/// Whether there is a triangle of one colour, or a difference of more than one edge.
bool unbalanced_or_monochromatic(const EdgeBoard& board, EdgeSet red);

/// Whether the first player wins by `first` and, whatever is answered, a second move after which she
/// only threatens, or answers threats.
bool wins_by_threats(const EdgeBoard& board, int first, Trial& trial);

/// The defence of Theorem 6: the second player's, for boards with at most two inner points. Where a choice is left he
/// makes each. What goes wrong in some play; nothing if he is never beaten.
std::optional<std::string> where_defence_fails(const EdgeBoard& board, Trial& trial);

}  // namespace gamecert::verify::claims
