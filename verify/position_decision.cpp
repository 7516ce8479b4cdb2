// The game that begins at a position is the game itself, but for its start.
#include "verify/position_decision.hpp"

#include <algorithm>
#include <new>
#include <utility>

#include "solve/search/search.hpp"
#include "solve/solve.hpp"
#include "text/errors.hpp"

namespace gamecert::verify {
namespace {

class GameFrom final : public games::Game {
 public:
  GameFrom(const games::Game& game, const Standing& standing) : game_(game), standing_(standing) {}
  const games::GameInfo& info() const override { return game_.info(); }
  std::size_t words() const override { return game_.words(); }
  int cells() const override { return game_.cells(); }
  games::Position start() const override { return standing_.at; }
  std::vector<int> moves(games::PositionView at) const override { return game_.moves(at); }
  games::Position play(games::PositionView at, int move) const override { return game_.play(at, move); }
  void options(games::PositionView at, games::Options& out) const override { game_.options(at, out); }
  bool won(games::PositionView at) const override { return game_.won(at); }
  int remaining(games::PositionView at) const override { return game_.remaining(at); }
  int head_start() const override { return standing_.lead; }
  const games::Refinements& refinements() const override { return game_.refinements(); }
  const games::LiveCells* live_cells() const override { return game_.live_cells(); }
  std::string move_name(int move) const override { return game_.move_name(move); }
  int codes() const override { return game_.codes(); }

 private:
  const games::Game& game_;
  const Standing& standing_;
};

}  // namespace

Standing first_standing(const games::Game& game) {
  return {.at = game.start(), .lead = game.head_start(), .won = game.won(game.start())};
}

Standing after(const games::Game& game, const Standing& before, int move, bool* mover_stays) {
  games::Options options;
  if (!before.won) game.options(before.at, options);
  const auto found = std::ranges::find(options.moves, move);
  if (found == options.moves.end())
    throw text::InputError("expected a legal move, found " +
                           (move >= 0 && move < game.codes() ? game.move_name(move) : std::to_string(move)));
  const auto i = static_cast<std::size_t>(found - options.moves.begin());
  const games::PositionView at = options.position(i);
  const bool stays = options.again[i] != 0;
  if (mover_stays != nullptr) *mover_stays = stays;
  const int lead = before.lead + options.gains[i];
  return {.at = {at.begin(), at.end()}, .lead = stays ? lead : -lead, .won = options.won[i] != 0};
}

GameDecision decide(const games::Game& game, const Standing& standing, const solve::Request& request) {
  solve::require_sensible(game.info(), request);
  GameDecision decision;
  try {
    decision.answer = solve::search(GameFrom(game, standing), request);
    decision.statement = decision.answer.statement;
  } catch (const text::LimitError& limit) {
    return undecided(limit.what());
  } catch (const std::bad_alloc&) {
    return undecided("out of memory");
  }
  return decision;
}

}  // namespace gamecert::verify
