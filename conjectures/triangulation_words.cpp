// Triangles and quadrilaterals beside an edge.
#include "conjectures/triangulation_words.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "graphs/small_graph.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::conjectures {
namespace {

using enum language::Sort;
using graphs::VertexSet;
using language::OtherWord;

const OtherWord corners{"corners", set, {edge}}, sides{"sides", edges, {edge, vertex}}, convex{"convex", truth, {edge}};

VertexSet corners_of(const graphs::Face& face) {
  return graphs::single(face[0]) | graphs::single(face[1]) | graphs::single(face[2]);
}

/// The vertices that make a triangle with the edge, which is the set of its ends.
VertexSet opposite_corners(const graphs::Triangulation& board, VertexSet ends) {
  VertexSet result = 0;
  for (const graphs::Face& face : board.faces())
    if ((corners_of(face) & ends) == ends) result |= corners_of(face) & ~ends;
  return result;
}

/// The edges of the triangle of these three corners, by their numbers; none if it is none of the board. LimitError for
/// a board of more than 64 edges.
VertexSet edges_of_triangle(const graphs::Triangulation& board, VertexSet three) {
  if (std::ranges::none_of(board.faces(), [&](const graphs::Face& face) { return corners_of(face) == three; }))
    return 0;
  const std::vector<graphs::Edge> all = board.graph().edges();
  if (all.size() > 64) throw text::LimitError("sets of edges of a graph with more than 64 edges");
  VertexSet result = 0;
  for (std::size_t e = 0; e < all.size(); ++e) {
    const VertexSet ends = graphs::single(all[e].first) | graphs::single(all[e].second);
    if ((ends & ~three) == 0) result |= graphs::single(static_cast<int>(e));
  }
  return result;
}

/// Whether the edge is the diagonal of a strictly convex quadrilateral that two triangles make.
bool convex_around(const graphs::Triangulation& board, VertexSet ends) {
  if (!board.points())
    throw text::InputError("expected a triangulation of points for 'convex', found one without coordinates");
  const auto pair = [](VertexSet two) { return graphs::Edge(std::countr_zero(two), 63 - std::countl_zero(two)); };
  const VertexSet beside = opposite_corners(board, ends);
  return std::popcount(beside) == 2 && board.points()->cross(pair(ends), pair(beside));
}

}  // namespace

const language::OtherWords& triangulation_words() {
  static const language::OtherWords all = {{corners.text, &corners}, {sides.text, &sides}, {convex.text, &convex}};
  return all;
}

language::OtherWords triangulation_words_beside(const language::UserWords& users) {
  language::OtherWords result = triangulation_words();
  std::erase_if(result, [&](const auto& word) { return users.contains(word.first); });
  return result;
}

bool names_triangulation_word(const language::Formula& formula) {
  return (!formula.arguments.empty() && triangulation_words().contains(formula.word)) ||
         std::ranges::any_of(formula.arguments, names_triangulation_word);
}

language::Number value_on(const graphs::Triangulation* triangulation, const OtherWord& word,
                          const language::Given& given) {
  if (triangulation == nullptr)
    throw text::InputError("expected a triangulation such as fan:3 or wheel:5, of which " + text::quoted(word.text) +
                           " is a word, found a graph alone");
  const auto ends = static_cast<VertexSet>(given.values[0]);
  if (&word == &corners) return static_cast<language::Number>(opposite_corners(*triangulation, ends));
  if (&word == &convex) return convex_around(*triangulation, ends) ? 1 : 0;
  const VertexSet three = ends | static_cast<VertexSet>(given.values[1]);
  return static_cast<language::Number>(edges_of_triangle(*triangulation, three));
}

}  // namespace gamecert::conjectures
