// Facts named by files of claims, certified.
#include "papers/language/refutation.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "certificates/counterexamples/line.hpp"
#include "certificates/format.hpp"
#include "conjectures/language.hpp"
#include "papers/certified_failure.hpp"
#include "papers/language/answer_comparison.hpp"
#include "papers/language/board_sets.hpp"
#include "papers/language/line_piece.hpp"
#include "papers/language/question.hpp"
#include "papers/language/whole_number_line.hpp"
#include "solve/solve.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

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
  auto formula =
      conjecture.read([&](std::string_view text) { return conjectures::parse_conjecture(text, {}, known.words()); });
  return [boards = BoardSet(board, known), said = std::move(formula)](Trial& trial) {
    Failure failure;
    boards.each_graph({}, trial, [&](const graphs::SmallGraph& graph) { failure = graph_failure(graph, said, ""); });
    return certificate_of(std::move(failure));
  };
}

/// `second moves again free opening A B answers C>D E>none`, moves as users write them, as certificates say it.
std::string statement_of(LinePiece line, const games::Game& game) {
  constexpr std::array<std::string_view, 10> words{"first", "second", "moves",   "avoids",  "scores",
                                                   "again", "free",   "opening", "answers", "none"};
  const LinePiece whole = line;
  std::string text = "REFUTED";
  const auto add = [&](char sign, const LinePiece& word) {
    const bool number = text.ends_with(" scores");
    text += sign;
    if (number || std::ranges::find(words, word.text) != words.end()) return text.append(word.text);
    return text += std::to_string(word.read([&](std::string_view move) { return game.move_code(move); }));
  };
  while (!line.text.empty()) {
    const LinePiece word = line.take_word();
    const auto both = word.split(">");
    add(' ', both ? both->first : word);
    if (both) add('>', both->second);
  }
  try {
    certificates::read_answer_rules(text);
  } catch (const certificates::Rejection&) {
    whole.refuse(
        "first or second; moves, avoids MOVE or scores POINTS; again free, if moves keep the turn; opening MOVES, if "
        "any; answers MOVE>MOVE, "
        "ascending, MOVE>none where none is due");
  }
  return text;
}

RefutingFact read_strategy(const LinePiece& line, const Names& known) {
  const auto [subject, play] = line.split_or_refuse(": ");
  const auto [said, after] = play.split_or_refuse(" after ");
  const auto [words, board] = subject.split_or_refuse(" on ");
  const GameQuestion about = QuestionOfGame::of_play(words, known).on(board.words(known).text({}), {});
  const games::Setup setup(games::find(about.game), games::Instance(about.instance), about.parameters);
  certificates::LineOfPlay evidence;
  for (LinePiece rest = after; !rest.text.empty();)
    evidence.moves.push_back(
        rest.take_word().read([&](std::string_view move) { return setup.game().move_code(move); }));
  return [certificate = Certificate{solve::claim(setup, {}, statement_of(said, setup.game())), std::move(evidence)}](
             Trial&) { return std::vector{certificate}; };
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
