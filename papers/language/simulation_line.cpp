// Moves of one board as moves of another.
#include "papers/language/simulation_line.hpp"

#include <utility>

#include "games/instances/ready_game.hpp"
#include "papers/language/question.hpp"
#include "papers/language/strategy_line.hpp"

namespace gamecert::papers {
namespace {

auto game_of(const GameQuestion& asked) {
  return games::make(games::find(asked.game), games::Instance(asked.instance), asked.parameters);
}

}  // namespace

LineTest read_simulation(const LinePiece& line, const Names& known) {
  const auto [subject, moves] = line.split_or_refuse(": ");
  const auto [game, boards] = subject.split_or_refuse(" on ");
  const auto [first, second] = boards.split_or_refuse(" and ");
  return [game = QuestionOfGame::of_play(game, known), first = first.words(known), second = second.words(known),
          moves = AnswerFunction(moves, known)](const Variables& at, Trial& trial) {
    const GameQuestion here = game.on(first.text(at, &trial), at), there = game.on(second.text(at, &trial), at);
    const auto left = game_of(here), right = game_of(there);
    const auto corresponding = [&](int move) {
      return right->move_code(written_move(moves.to(left->move_name(move), at, &trial)));
    };
    auto alike = played_alike(here, there, corresponding, trial);
    trial.instance(alike.has_value(), [&] { return nimber_failure(here, "is not played as " + there.instance); });
    trial.keep(*std::move(alike));
  };
}

}  // namespace gamecert::papers
