// The moves of Right are those of Left in the position with the players exchanged.
#include "games/play/partizan.hpp"

#include <algorithm>

#include "text/errors.hpp"

namespace gamecert::games {

std::string why_no_values(const GameInfo& info, const Refinements& refinements) {
  if (info.players != 2 || info.repeats) return info.repeats ? "play may go on for ever" : "it is for one player";
  if (refinements.moves_again) return "a move may keep the turn";
  if (refinements.gain) return "points decide";
  if (!info.partizan && (refinements.won || info.stuck == Stuck::ends)) return "play may end in a win before";
  if (!info.partizan && refinements.turn) return "the players differ in more than parts that are exchanged";
  return "";
}

bool right_begins(const Setup& setup) { return setup.info().sided && setup.parameters().word("first") == "right"; }

Position start_of_left(const Setup& setup) {
  const Game& game = setup.game();
  return right_begins(setup) ? game.exchanged(game.start()) : game.start();
}

void options_of(const Game& game, PositionView at, Player player, Options& out) {
  const bool differ = game.info().partizan;
  if (player == Player::left || !differ) {
    game.options(at, out);
  } else {
    game.options(game.exchanged(at), out);
  }
  const int remaining = game.remaining(at);
  for (std::size_t i = 0; i < out.moves.size(); ++i) {
    if (player == Player::left && differ) {
      const Position seen = game.exchanged(out.position(i));
      std::ranges::copy(seen, out.positions.begin() + static_cast<std::ptrdiff_t>(i * seen.size()));
    }
    if (game.remaining(out.position(i)) >= remaining)
      throw text::InputError("expected a number of " + game.info().called() +
                             " that becomes less with every move of either player, found one that does not");
  }
}

}  // namespace gamecert::games
