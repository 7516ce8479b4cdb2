#include "verify/position_decision.hpp"

#include <algorithm>
#include <functional>
#include <new>

#include "games/play/game_from.hpp"
#include "games/play/partizan.hpp"
#include "solve/search/search.hpp"
#include "solve/solve.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::verify {
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

namespace {

GameDecision decided(const std::function<solve::Answer()>& find) {
  try {
    GameDecision decision;
    decision.answer = find();
    decision.statement = decision.answer.statement;
    return decision;
  } catch (const text::LimitError& limit) {
    return undecided(limit.what());
  } catch (const std::bad_alloc&) {
    return undecided("out of memory");
  }
}

}  // namespace

GameDecision decide(const games::Game& game, const Standing& standing, const solve::Request& request) {
  solve::require_sensible(game.info(), request);
  return decided([&] { return solve::search(games::GameFrom(game, standing.at, standing.lead), request); });
}

GameDecision value_of(const games::Setup& setup, const Standing& standing, bool first_moves,
                      const solve::Request& request) {
  solve::require_values(setup, request);
  const games::Game& game = setup.game();
  const bool left_moves = first_moves != games::right_begins(setup) || !game.info().partizan;
  const games::Position at = left_moves ? standing.at : game.exchanged(standing.at);
  GameDecision decision = decided([&] {
    const text::Deadline within = solve::deadline_of(request.limits);
    return solve::search_value(setup, at, request);
  });
  if (decision.answer.certainty == solve::Answer::Certainty::unknown) {
    decision.verdict = "UNKNOWN";
    decision.reason = decision.answer.doubt;
  }
  return decision;
}

}  // namespace gamecert::verify
