// Depth first, with a table over classes of positions.
#include "solve/values/partizan_values.hpp"

#include <algorithm>

#include "games/play/partizan.hpp"
#include "games/play/parts.hpp"
#include "solve/values/sum_play.hpp"
#include "text/deadline.hpp"

namespace gamecert::solve {

using games::GameForm;
using games::Position;

PartizanValues::PartizanValues(const games::Setup& setup, Watch& watch)
    : game_(setup.game()), watch_(watch), values_(watch, PositionClasses(game_)) {
  try {
    if (auto conflicts = move_conflicts(setup)) conflicts_ = conflict_values(*std::move(conflicts), forms_, watch_);
  } catch (const text::LimitError&) {
    text::look();  // a limit of time is one
  }
}

std::vector<GameForm> PartizanValues::summands(games::PositionView at) {
  if (conflicts_) return conflicts_->summands(at);
  std::vector<GameForm> values;
  for (const Position& part : games::parts(game_, at)) values.push_back(value_of_part(part));
  return values;
}

GameForm PartizanValues::value(games::PositionView at) { return sum_of(forms_, summands(at)); }

GameForm PartizanValues::value_of_part(const Position& part) {
  if (conflicts_) return value(part);
  Position other = game_.exchanged(part);
  const bool as_other = other < part;
  const Position& first = as_other ? other : part;
  const GameForm value = values_.once(first, [&] { return found(first); });
  return as_other && game_.info().partizan ? forms_.negative(value) : value;
}

GameForm PartizanValues::found(const Position& part) {
  watch_.hold(forms_.bytes());
  std::vector<GameForm> values[2];
  for (const games::Player player : {games::Player::left, games::Player::right}) {
    if (player == games::Player::right && !game_.info().partizan) {
      values[1] = values[0];
      break;
    }
    games::Options options;
    options.between = [this] { watch_.step(); };
    games::options_of(game_, part, player, options);
    for (std::size_t i = 0; i < options.moves.size(); ++i)
      values[player == games::Player::left ? 0 : 1].push_back(value(options.position(i)));
  }
  return forms_.canonical(std::move(values[0]), std::move(values[1]));
}

}  // namespace gamecert::solve
