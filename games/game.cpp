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

std::vector<const Entry*> all_games() {
  std::vector<const Entry*> result;
  for (const Entry& entry : registry()) result.push_back(&entry);
  for (const TextGame* text : called_texts()) result.push_back(&text->entry);
  return result;
}

const Entry* known(std::string_view name) {
  if (const TextGame* text = find_text(name)) return &text->entry;
  const auto entry = std::ranges::find(registry(), name, [](const Entry& each) { return each.info.name; });
  return entry == registry().end() ? nullptr : &*entry;
}

const Entry& find(std::string_view name) {
  const Entry* entry = known(name);
  return entry != nullptr ? *entry : *known(info_of(name).name);
}

}  // namespace gamecert::games
