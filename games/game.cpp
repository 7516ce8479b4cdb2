// Finding games by name and what every handle has in common.
#include "games/game.hpp"

#include <algorithm>

#include "games/registry/infos.hpp"
#include "games/texts/text_names.hpp"

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

const Entry* known(std::string_view name) {
  if (const Entry* text = text_entry(name)) return text;
  const auto entry = std::ranges::find(registry(), name, [](const Entry& each) { return each.info.name; });
  return entry == registry().end() ? nullptr : &*entry;
}

const Entry& find(std::string_view name) {
  if (const Entry* entry = known(name)) return *entry;
  const GameInfo& info = info_of(name);  // throws for what is known nowhere
  return *std::ranges::find(registry(), info.name, [](const Entry& each) { return each.info.name; });
}

}  // namespace gamecert::games
