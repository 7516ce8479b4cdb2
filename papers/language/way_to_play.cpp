// Rules by their words, and lines that say what they are worth.
#include "papers/language/way_to_play.hpp"

#include <utility>

#include "papers/capture/partners.hpp"
#include "papers/language/board_sets.hpp"
#include "papers/language/question.hpp"
#include "papers/language/strategy_line.hpp"

namespace gamecert::papers {

std::shared_ptr<const WayToPlay> way_to_play(std::string_view word, const LinePiece& game, const LinePiece& rules,
                                             const Names& known) {
  if (word == "strategy") return std::make_shared<const StrategyLine>(game, rules, known);
  if (word != "pairing" && word != "cancelling") return nullptr;
  if (game.text != "of capture") game.refuse("'of capture'");
  if (word == "pairing") return std::make_shared<const PairedEdges>(rules, known);
  return std::make_shared<const CancellingVertices>(rules, known);
}

LineTest read_rules(std::string_view word, const LinePiece& line, const Names& known) {
  auto [subject, rules] = line.split_or_refuse(": ");
  const auto [game, board] = subject.split_or_refuse(" on ");
  Expression wanted("1", known, Sort::whole);
  if (word != "strategy") {
    const auto [partners, score] = rules.split_or_refuse(" = ");
    wanted = score.expression(known, Sort::whole);
    rules = partners;
  }
  return [boards = BoardSet(board, known), asked = QuestionOfGame::of_play(game, known),
          rules = way_to_play(word, game, rules, known), wanted](const Variables& at, Trial& trial) {
    const std::int64_t expected = wanted.value(at, &trial);
    boards.each(at, trial, [&](const std::string& instance) {
      WayToPlay::Worth found = rules->worth(instance, at, &trial);
      trial.instance(found.number == expected,
                     [&] { return asked.failure(instance.substr(0, instance.find(' ')), at, found.what); });
      if (found.certificate) trial.keep(*std::move(found.certificate));
    });
  };
}

}  // namespace gamecert::papers
