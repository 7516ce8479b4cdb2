// Each form once.
#include "games/forms/named_forms.hpp"

#include <cstdlib>

namespace gamecert::games {

DyadicNumber dyadic(std::int64_t above, int halvings) {
  while (halvings > 0 && above % 2 == 0) {
    above /= 2;
    --halvings;
  }
  return {above, halvings};
}

GameForm NamedForms::of(const DyadicNumber& number, int ups, int nimber) {
  const Key key{number, ups, nimber};
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  const GameForm form = ups == 0 && nimber == 0 ? made(number) : made(key);
  return known_[key] = form;
}

GameForm NamedForms::made(const DyadicNumber& number) {
  const auto& [above, halvings] = number;
  if (halvings > 0) return make_({of(dyadic(above - 1, halvings))}, {of(dyadic(above + 1, halvings))});
  GameForm form = make_({}, {});
  for (std::int64_t i = 0; i < above; ++i) form = make_({form}, {});
  for (std::int64_t i = 0; i > above; --i) form = make_({}, {form});
  return form;
}

GameForm NamedForms::made(const Key& key) {
  const auto& [number, ups, nimber] = key;
  if (ups == 0) {
    std::vector<GameForm> less;
    for (int i = 0; i < nimber; ++i) less.push_back(of(number, 0, i));
    return make_(less, less);
  }
  const bool single = std::abs(ups) == 1 && nimber == 1;
  std::vector<GameForm> better{of(number)};
  if (single) better.push_back(of(number, 0, 1));
  const std::vector<GameForm> worse{single ? of(number) : of(number, ups > 0 ? ups - 1 : ups + 1, nimber ^ 1)};
  return ups > 0 ? make_(better, worse) : make_(worse, better);
}

}  // namespace gamecert::games
