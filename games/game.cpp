// Finding games by name and what every handle has in common.
#include "games/game.hpp"

#include <algorithm>

#include "games/registry/infos.hpp"
#include "games/texts/known_texts.hpp"

namespace gamecert::games {

bool Game::well_formed(PositionView at) const {
  if (at.size() != words()) return false;
  const std::size_t plane_words = words() / planes();
  for (std::size_t i = 0; i < at.size(); ++i) {
    const int below = cells() - static_cast<int>(i % plane_words) * word_bits;
    const Word allowed = below >= word_bits ? ~Word{0} : below <= 0 ? 0 : (Word{1} << below) - 1;
    if ((at[i] & ~allowed) != 0) return false;
  }
  return true;
}

const Entry& find(std::string_view name) {
  if (const TextGame* text = find_text(name)) return text->entry;
  const GameInfo& info = info_of(name);
  return *std::ranges::find(registry(), info.name, [](const Entry& entry) { return entry.info.name; });
}

}  // namespace gamecert::games
