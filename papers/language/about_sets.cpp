// Clauses read from left to right, and gone through inside one another.
#include "papers/language/about_sets.hpp"

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

#include "conjectures/language.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/asked_game.hpp"
#include "papers/facts.hpp"
#include "papers/graph_functions.hpp"
#include "papers/language/loop.hpp"

namespace gamecert::papers {
namespace {

constexpr std::string_view loop_word = " for ", condition_word = " when ", conjecture_word = " against ";

struct AboutSets {
  QuestionsAsked questions;  // in the expression
  Expression expression;
  std::string words;
  std::string conjecture;                               // empty: none
  std::vector<std::variant<Loop, Expression>> clauses;  // loops and conditions

  void go_through(std::size_t clause, const Variables& at, GraphInQuestion& graph, Trial& trial) const {
    if (clause == clauses.size()) {
      const bool holds = questions.empty() ? expression.truth(at, {&trial, &graph})
                                           : expression.truth(questions.answered(at, trial, &graph), {&trial, &graph});
      trial.instance(holds, [&] { return failure(at, graph); });
    } else if (const auto* loop = std::get_if<Loop>(&clauses[clause])) {
      loop->each(at, [&](const Variables& each) { go_through(clause + 1, each, graph, trial); }, {&trial, &graph});
    } else if (std::get<Expression>(clauses[clause]).truth(at, {&trial, &graph})) {
      go_through(clause + 1, at, graph, trial);
    }
  }

  Failure failure(const Variables& at, GraphInQuestion& graph) const {
    std::string what;
    for (const auto& [name, value] : at) what += name + " = " + std::to_string(value) + ", ";
    what += "against " + words;
    if (!questions.empty()) return questions.failure(at, what, &graph);
    if (const auto green = at.find("green"); green != at.end()) {
      const auto set = static_cast<VertexSet>(green->second);
      return ello_failure(graph.graph(), set, graph.coloured().winnable(set), what);
    }
    if (!conjecture.empty()) return graph_failure(graph.graph(), conjecture, what);
    return {.where = graphs::write_graph6(graph.graph()) + ": " + what,
            .missing = "no certificate is about vertices of one graph"};
  }
};

/// Up to the next clause.
LinePiece head_of(const LinePiece& line) {
  return line.part(0, std::min(line.text.find(loop_word), line.text.find(condition_word)));
}

}  // namespace

LineTest read_about_sets(const LinePiece& line, const Names& outside) {
  const auto [board, rest] = line.split_or_refuse(": ");
  const BoardSet boards = board.boards(outside);
  Names known = outside;
  known.graph = true;
  known.variables.emplace_back("V");
  const LinePiece said = head_of(rest);
  std::vector<std::variant<Loop, Expression>> clauses;
  for (LinePiece left = rest.part(said.text.size()); !left.text.empty();) {
    const bool loop = left.starts_with(loop_word);
    left = left.part((loop ? loop_word : condition_word).size());
    const LinePiece clause = head_of(left);
    if (loop) {
      known.variables.push_back(std::get<Loop>(clauses.emplace_back(Loop(clause, known))).name());
    } else {
      clauses.emplace_back(clause.expression(known));
    }
    left = left.part(clause.text.size());
  }
  const auto both = said.split(conjecture_word);
  const LinePiece words = both ? both->first : said;
  if (both) both->second.read([](std::string_view text) { return conjectures::parse_conjecture(text); });
  QuestionsAsked questions(words, known);
  Expression expression = LinePiece{questions.text(), words.at}.expression(questions.known());
  AboutSets statement{std::move(questions), std::move(expression), std::string(words.text),
                      both ? std::string(both->second.text) : "", std::move(clauses)};
  return [=, statement = std::move(statement)](const Variables& at, Trial& trial) {
    boards.each_graph(at, trial, [&](const graphs::SmallGraph& graph) {
      GraphInQuestion in_question(graph, trial.left());
      Variables variables = at;
      variables["V"] = static_cast<std::int64_t>(graph.vertices());
      statement.go_through(0, variables, in_question, trial);
    });
  };
}

}  // namespace gamecert::papers
