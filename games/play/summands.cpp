// Parts, or pieces between walls.
#include "games/play/summands.hpp"

#include "games/play/coins_and_strings.hpp"
#include "games/play/parts.hpp"

namespace gamecert::games {

Summands::Summands(const Game& game, bool misere)
    : game_(&game),
      misere_(misere),
      coins_(game.refinements().coins ? std::make_shared<const CoinsAndStrings>(game, misere) : nullptr) {}

std::optional<std::vector<Position>> Summands::operator()(PositionView at) const {
  return have_coins() ? coins_->pieces(at) : std::optional(plain(at));
}

std::vector<Position> Summands::plain(PositionView at) const {
  return misere_ ? std::vector<Position>{Position(at.begin(), at.end())} : parts(*game_, at);
}

}  // namespace gamecert::games
