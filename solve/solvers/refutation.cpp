// A goal is one question, a score one more than there are better and better plays.
#include "solve/solvers/refutation.hpp"

#include <algorithm>
#include <stdexcept>

#include "certificates/solitaires/order.hpp"

namespace gamecert::solve {
namespace {

using games::Position;

/// What a line of play leads to.
struct Outcome {
  bool won = false;
  int score = 0;
};

Outcome played(const games::Game& game, const std::vector<int>& moves) {
  games::Options options;
  Position at = game.start();
  Outcome outcome{.won = game.won(at), .score = game.head_start()};
  for (const int move : moves) {
    game.options(at, options);
    const auto found = std::ranges::find(options.moves, move);
    if (found == options.moves.end()) throw std::logic_error("engines disagree: a model describes an illegal move");
    const auto i = static_cast<std::size_t>(found - options.moves.begin());
    outcome.score += options.gains[i];
    outcome.won = options.won[i] != 0;
    const games::PositionView next = options.position(i);
    at.assign(next.begin(), next.end());
  }
  return outcome;
}

/// Some whole play: the least move every time.
std::vector<int> any_play(const games::Game& game) {
  std::vector<int> moves;
  Position at = game.start();
  for (std::vector<int> legal = game.moves(at); !legal.empty(); legal = game.moves(at)) {
    moves.push_back(legal.front());
    at = game.play(at, moves.back());
  }
  return moves;
}

Answer goal(const games::Game& game, const Refuter& against, bool evidence) {
  auto moves = against("UNWINNABLE");
  if (!moves) return {.statement = "UNWINNABLE"};
  if (!played(game, *moves).won) throw std::logic_error("engines disagree: a model describes no win");
  Answer answer{.statement = "WINNABLE"};
  if (evidence) answer.evidence = certificates::Order{*moves};
  answer.moves = std::move(*moves);
  return answer;
}

Answer best_score(const games::Game& game, const Refuter& against) {
  std::vector<int> best = any_play(game);
  int score = played(game, best).score;
  while (auto moves = against("SCORE <= " + std::to_string(score))) {
    const int better = played(game, *moves).score;
    if (better <= score) throw std::logic_error("engines disagree: a model describes no better play");
    score = better;
    best = std::move(*moves);
  }
  Answer answer{.statement = "SCORE " + std::to_string(score)};
  answer.moves = std::move(best);
  return answer;
}

}  // namespace

Answer decide_by_refuting(const games::Game& game, const Refuter& against, bool evidence) {
  return game.info().stuck == games::Stuck::ends ? best_score(game, against) : goal(game, against, evidence);
}

}  // namespace gamecert::solve
