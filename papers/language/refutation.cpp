// Facts named by files of claims, certified.
#include "papers/language/refutation.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "certificates/counterexamples/line.hpp"
#include "conjectures/language.hpp"
#include "papers/certified_failure.hpp"
#include "papers/language/answer_comparison.hpp"
#include "papers/language/board_sets.hpp"
#include "papers/language/line_piece.hpp"
#include "papers/language/question.hpp"
#include "papers/language/whole_number_line.hpp"
#include "solve/solve.hpp"
#include "text/errors.hpp"
#include "text/numbers.hpp"

namespace gamecert::papers {
namespace {

using certificates::AnswerRules;
using certificates::Certificate;

std::vector<Certificate> certificate_of(Failure failure) {
  if (!failure.missing.empty()) throw text::LimitError(failure.missing);
  return {std::move(failure.certificates.at(0))};
}

RefutingFact read_question(const LinePiece& line, const Names& known) {
  const auto [question, values, sign] = split_at_sign(line);
  const auto [game, board] = question.split_or_refuse(" on ");
  return [asked = QuestionOfGame(game, known), board = board.words(known),
          wanted = AnswerComparison(sign, values, known), words = std::string(line.text)](Trial& trial) {
    const std::string instance = board.text({});
    if (!wanted.holds(asked.answer(instance, {}, trial).number, {}))
      throw std::logic_error("a refutation that is false: " + words);
    return certificate_of(asked.failure(instance, {}, ""));
  };
}

RefutingFact read_graph(const LinePiece& line, const Names& known) {
  const auto [board, conjecture] = line.split_or_refuse(": ");
  conjecture.read([](std::string_view text) { return conjectures::parse_conjecture(text); });
  return [boards = BoardSet(board, known), said = std::string(conjecture.text)](Trial& trial) {
    Failure failure;
    boards.each_graph({}, trial, [&](const graphs::SmallGraph& graph) { failure = graph_failure(graph, said, ""); });
    return certificate_of(std::move(failure));
  };
}

/// `second moves opening A B answers C>D E>none`, moves as users write them.
struct WrittenRules {
  AnswerRules rules;  // without moves
  std::string avoided;
  std::vector<std::string> opening;
  std::vector<std::pair<std::string, std::string>> answers;
};

WrittenRules read_rules(LinePiece line) {
  WrittenRules written;
  const LinePiece player = line.take_word();
  written.rules.first = player.text == "first";
  if (!written.rules.first && player.text != "second") player.refuse("first or second");
  const LinePiece promise = line.take_word();
  if (promise.text == "scores") {
    written.rules.promise = AnswerRules::Promise::scores;
    const LinePiece points = line.take_word();
    const auto value = text::integer(points.text);
    if (!value) points.refuse("a number of points");
    written.rules.bound = *value;
  } else if (promise.text == "avoids") {
    written.rules.promise = AnswerRules::Promise::avoids;
    written.avoided = line.take_word().text;
  } else if (promise.text != "moves") {
    promise.refuse("moves, avoids or scores");
  }
  LinePiece word = line.take_word();
  if (word.text == "opening") {
    while (!line.text.empty() && (word = line.take_word()).text != "answers") written.opening.emplace_back(word.text);
  }
  if (word.text != "answers") word.refuse("answers");
  while (!line.text.empty()) {
    const auto [move, answer] = line.take_word().split_or_refuse(">");
    written.answers.emplace_back(move.text, answer.text);
  }
  return written;
}

AnswerRules coded(const WrittenRules& written, const games::Game& game) {
  AnswerRules rules = written.rules;
  if (!written.avoided.empty()) rules.bound = game.move_code(written.avoided);
  for (const std::string& move : written.opening) rules.opening.push_back(game.move_code(move));
  for (const auto& [move, answer] : written.answers) {
    auto& due = rules.answers[game.move_code(move)];
    if (answer != "none") due = game.move_code(answer);
  }
  return rules;
}

RefutingFact read_strategy(const LinePiece& line, const Names& known) {
  const auto [subject, play] = line.split_or_refuse(": ");
  const auto [said, after] = play.split_or_refuse(" after ");
  const auto [game, board] = subject.split_or_refuse(" on ");
  const std::string asked = "outcome " + std::string(game.text);
  std::vector<std::string> moves;
  for (LinePiece rest = after; !rest.text.empty();) moves.emplace_back(rest.take_word().text);
  return [question = QuestionOfGame({asked, game.at}, known), board = board.words(known), rules = read_rules(said),
          moves](Trial&) {
    const GameQuestion about = question.on(board.text({}), {});
    const games::Setup setup(games::find(about.game), games::Instance(about.instance), about.parameters);
    certificates::LineOfPlay evidence;
    for (const std::string& move : moves) evidence.moves.push_back(setup.game().move_code(move));
    return std::vector{
        Certificate{solve::claim(setup, {}, certificates::text(coded(rules, setup.game()))), std::move(evidence)}};
  };
}

constexpr std::pair<std::string_view, RefutingFact (*)(const LinePiece&, const Names&)> words[] = {
    {"graph ", read_graph}, {"strategy ", read_strategy}, {"all ", read_false_of_a_number}, {"", read_question}};

}  // namespace

RefutingFact read_refutation(std::string_view text, const Names& known) {
  const LinePiece line{text};
  const auto* const found = std::ranges::find_if(words, [&](const auto& word) { return line.starts_with(word.first); });
  return found->second(line.part(found->first.size()), known);
}

}  // namespace gamecert::papers
