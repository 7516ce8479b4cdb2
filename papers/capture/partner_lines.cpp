// Partners of edges and of vertices, one by one.
#include "papers/capture/partner_lines.hpp"

#include <algorithm>
#include <string>

#include "papers/capture/cancelled.hpp"
#include "papers/capture/symmetry.hpp"
#include "papers/language/asked_strategy.hpp"
#include "papers/language/board_sets.hpp"
#include "text/errors.hpp"
#include "text/numbers.hpp"

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

/// InputError unless every vertex is the partner of its partner.
Images involution_by(const AnswerFunction& answers, const SmallGraph& graph, const Variables& at, Trial& trial) {
  Images images;
  for (int v = 0; v < graph.order; ++v) {
    const std::string partner = answers.to(std::to_string(v), at, &trial);
    const auto number = text::integer(partner);
    if (!number || *number < 0 || *number >= graph.order)
      throw text::InputError("expected a vertex as the partner of " + std::to_string(v) + ", found " + partner);
    images.push_back(static_cast<int>(*number));
  }
  for (int v = 0; v < graph.order; ++v) {
    if (images[static_cast<std::size_t>(images[static_cast<std::size_t>(v)])] != v)
      throw text::InputError("expected vertices that are partners of each other, found " + std::to_string(v));
  }
  return images;
}

/// `of capture on BOARDS: PARTNERS = SCORE`, of all boards.
template <class Test>
LineTest read_partners(const LinePiece& line, const Names& known, Test&& test) {
  constexpr std::string_view of_boards = "of capture on ";
  if (!line.starts_with(of_boards)) line.refuse("'" + std::string(of_boards) + "'");
  const auto [board, rules] = line.part(of_boards.size()).split_or_refuse(": ");
  const auto [partners, score] = rules.split_or_refuse(" = ");
  return [boards = BoardSet(board, known), partner = AnswerFunction(partners, known), wanted = score.expression(known),
          test](const Variables& at, Trial& trial) {
    const int expected = static_cast<int>(wanted.value(at, &trial));
    boards.each_graph(at, trial, [&](const SmallGraph& graph) { test(graph, partner, at, expected, trial); });
  };
}

}  // namespace

LineTest read_pairing(const LinePiece& line, const Names& known) {
  return read_partners(
      line, known,
      [](const SmallGraph& graph, const AnswerFunction& partner, const Variables& at, int score, Trial& trial) {
        const ScoreRange left = scores_of_pairing(graph, pairing_by(partner, graph, at, trial), trial);
        has_class(graph, score, left, "by answers in pairs", trial);
      });
}

LineTest read_cancelling(const LinePiece& line, const Names& known) {
  return read_partners(
      line, known,
      [](const SmallGraph& graph, const AnswerFunction& partner, const Variables& at, int score, Trial& trial) {
        const Images images = involution_by(partner, graph, at, trial);
        VertexSet kept = 0;
        for (int v = 0; v < graph.order; ++v) {
          if (images[static_cast<std::size_t>(v)] == v) kept |= graphs::single(v);
        }
        trial.count();
        keep_cancelled(graph, images, kept, score, trial);
      });
}

}  // namespace gamecert::papers
