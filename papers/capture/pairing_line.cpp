// Partners of edges, edge by edge.
#include "papers/capture/pairing_line.hpp"

#include <algorithm>
#include <string>

#include "papers/capture/symmetry.hpp"
#include "papers/language/asked_strategy.hpp"
#include "papers/language/board_sets.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

std::string name(const graphs::Edge& edge) { return std::to_string(edge.first) + "-" + std::to_string(edge.second); }

/// InputError unless every edge is the partner of its partner, and one at most its own.
Pairing pairing_by(const AnswerFunction& answers, const SmallGraph& graph, const Variables& at, Trial& trial) {
  const auto partner = [&](const std::string& edge) { return written_move(answers.to(edge, at, &trial)); };
  Pairing result;
  const std::vector<graphs::Edge> edges = edges_of(graph);
  for (int e = 0; e < std::ssize(edges); ++e) {
    const std::string edge = name(edges[static_cast<std::size_t>(e)]), other = partner(edge);
    const auto found = std::ranges::find(edges, other, name);
    if (found == edges.end() || partner(other) != edge)
      throw text::InputError("expected edges that are partners of each other, found " + edge + " and " + other);
    const int f = static_cast<int>(found - edges.begin());
    if (e == f && result.first) throw text::InputError("expected one edge that is its own partner, found two");
    if (e == f) result.first = e;
    if (e < f) result.pairs.emplace_back(e, f);
  }
  return result;
}

}  // namespace

LineTest read_pairing(const LinePiece& line, const Names& known) {
  constexpr std::string_view of_boards = "of capture on ";
  if (!line.starts_with(of_boards)) line.refuse("'" + std::string(of_boards) + "'");
  const auto [board, rules] = line.part(of_boards.size()).split_or_refuse(": ");
  const auto [partners, score] = rules.split_or_refuse(" = ");
  return [boards = BoardSet(board, known), partner = AnswerFunction(partners, known), wanted = score.expression(known)](
             const Variables& at, Trial& trial) {
    boards.each_graph(at, trial, [&](const SmallGraph& graph) {
      const ScoreRange left = scores_of_pairing(graph, pairing_by(partner, graph, at, trial), trial);
      has_class(graph, static_cast<int>(wanted.value(at, &trial)), left, "by answers in pairs", trial);
    });
  };
}

}  // namespace gamecert::papers
