// Whether boards whose attribute `painted` gives vertices numbers are those on which the moves of these kinds are made.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "games/texts/local/near_relations.hpp"

namespace gamecert::games {

/// What is known of a local text with moves at vertices.
struct LocalText {
  const GameText& text;
  const std::map<std::string, int>& options;
  const Nearness& near;
  const std::map<PlaneName, bool>& grows;  // whether a set begins empty
  const std::vector<LocalKind>& kinds;
};

/// Whether the text has numbers 1, 2, ... at vertices that are called so, one for each kind; where no two moves so
/// given conflict, the board is not refused and what is dead at the start is what these moves kill, of all sets that
/// moves ask about. So play begins as after these moves (docs/GAMES.md).
bool painted_starts(const LocalText& local, const TextLocality& form);

}  // namespace gamecert::games
