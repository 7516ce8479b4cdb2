// Statements about sets, evaluated for every graph and all values of the clauses.
#include "papers/language/vertex_set_line.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "conjectures/language.hpp"
#include "papers/certified_failure.hpp"
#include "papers/graph_in_question.hpp"
#include "papers/language/board_sets.hpp"
#include "papers/language/clauses.hpp"
#include "papers/language/question.hpp"

namespace gamecert::papers {
namespace {

/// Boards, each with the parameters of its game.
using Asked = std::set<std::pair<std::string, std::map<std::string, int>>>;

struct AboutSets {
  Expression said;
  std::string words;
  std::optional<language::Formula> conjecture;
  std::optional<TextTemplate> where;  // in words; without it the variables are listed
  Clauses clauses;
  Names known;

  /// Keeps the certificate of the first question, if it is not among those kept.
  void keep_first(const Variables& at, GraphInQuestion& graph, Asked& kept, Trial& trial) const {
    GameQuestion first = said.questions().front()->asked(at, {nullptr, &graph});
    if (kept.emplace(std::move(first.instance), std::move(first.parameters)).second)
      keep(said.questions().front()->failure(at, "", {&trial, &graph}), trial);
  }
  Failure failure(const Variables& at, GraphInQuestion& graph, Trial& trial) const {
    const std::string what =
        where ? where->text(at, {&trial, &graph}, ", ") : listed(at, known, {&trial, &graph}) + ": against " + words;
    if (!said.questions().empty()) return said.questions().front()->failure(at, what, {&trial, &graph});
    if (const auto green = at.find("green"); green != at.end()) {
      const auto set = static_cast<VertexSet>(green->second);
      return ello_failure(graph.graph(), set, graph.winnable(graph.graph().vertices(), set), what);
    }
    if (conjecture) return graph_failure(graph.graph(), *conjecture, what);
    return {.where = graph.text() + ": " + what, .missing = "no certificate is about vertices of one graph"};
  }
};

}  // namespace

LineTest read_vertex_set_line(const LinePiece& line, const Names& outside, bool certified) {
  auto [board, rest] = line.split_or_refuse(": ");
  Names known = outside;
  const Clauses of_boards(board, known);
  const BoardSet boards(board, known);
  known.graph = true;
  LinePiece said = rest;
  const Clauses clauses(said, known);
  std::optional<TextTemplate> where;
  if (const auto both = said.split(" at ")) {
    where.emplace(both->second.words(known));
    said = both->first;
  }
  const auto both = said.split(" against ");
  const LinePiece words = both ? both->first : said;
  std::optional<language::Formula> conjecture;
  if (both)
    conjecture = both->second.read(
        [&](std::string_view text) { return conjectures::parse_conjecture(text, {}, known.words()); });
  const AboutSets statement{words.expression(known, Sort::truth),
                            std::string(words.text),
                            std::move(conjecture),
                            std::move(where),
                            clauses,
                            known};
  if (certified && statement.said.questions().empty()) words.refuse("a question about a game, which is certified");
  const auto check = [=](const Variables& at, const graphs::SmallGraph& graph,
                         const graphs::Triangulation* triangulation, Trial& trial) {
    GraphInQuestion in_question(graph, trial.left(), triangulation);
    Asked kept;
    clauses.each(at, {&trial, &in_question}, [&](const Variables& each) {
      trial.instance(statement.said.truth(each, {&trial, &in_question}),
                     [&] { return statement.failure(each, in_question, trial); });
      if (certified) statement.keep_first(each, in_question, kept, trial);
    });
  };
  return [=](const Variables& outer, Trial& trial) {
    of_boards.each(outer, &trial, [&](const Variables& at) {
      boards.each_graph_or_triangulation(
          at, trial, [&](const graphs::SmallGraph& graph, const graphs::Triangulation* triangulation) {
            check(at, graph, triangulation, trial);
          });
    });
  };
}

}  // namespace gamecert::papers
