// All plays, the opponent's turns each gone through once.
#include "papers/strategy_play.hpp"

#include <algorithm>

namespace gamecert::papers {

int StrategyPlay::opponents_turn(const games::Position& at, int memory) {
  games::Position key = at;
  key.push_back(static_cast<games::Word>(memory));
  return worst_.once(key, [&] { return worst_of_moves(at, memory); });
}

int StrategyPlay::worst_of_moves(const games::Position& at, int memory) {
  games::Options options;
  game_.options(at, options);
  const auto never = [&](int move) { return opponent_never_(at, move); };
  const bool stuck = std::ranges::all_of(options.moves, never);
  int worst = stuck && game_.info().stuck == games::Stuck::ends ? 0 : won;
  for (std::size_t i = 0; i < options.moves.size() && worst > -won; ++i) {
    if (never(options.moves[i])) continue;
    worst = std::min(worst, after(options, i, true, memory, options.moves[i]));
  }
  return worst;
}

int StrategyPlay::own_turn(const games::Position& at, int memory, int last, bool again) {
  games::Options options;
  game_.options(at, options);
  if (options.moves.empty() && game_.info().stuck == games::Stuck::ends) return 0;
  const std::vector<int> answers = answers_({at, options, last, again}, memory);
  if (answers.empty()) return end(-won);
  int worst = won;
  for (const int answer : answers) {
    const auto found = std::ranges::find(options.moves, answer);
    if (found == options.moves.end()) return end(-won);
    worst =
        std::min(worst, after(options, static_cast<std::size_t>(found - options.moves.begin()), false, memory, last));
  }
  return worst;
}

int StrategyPlay::after(const games::Options& options, std::size_t i, bool opponent_moved, int memory, int last) {
  play_.push_back({options.moves[i], opponent_moved});
  const int side = opponent_moved ? -1 : 1;
  const games::Position next(options.position(i).begin(), options.position(i).end());
  int result = 0;
  if (options.won[i] != 0) {
    result = end(side * won);
  } else if ((options.again[i] != 0) == opponent_moved) {
    result = opponents_turn(next, memory);
  } else {
    result = own_turn(next, memory, last, !opponent_moved);
  }
  play_.pop_back();
  return result == won || result == -won ? result : result + side * options.gains[i];
}

int StrategyPlay::end(int result) {
  if (result < 0 && losing_play_.empty()) losing_play_ = play_;
  return result;
}

}  // namespace gamecert::papers
