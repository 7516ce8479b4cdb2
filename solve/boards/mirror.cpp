// The dual of the board as a row or a ring of triangles, and its symmetries.
#include "solve/boards/mirror.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "certificates/plays/symmetry.hpp"
#include "games/arenas/line_arena.hpp"
#include "games/play/mirroring.hpp"
#include "solve/index.hpp"

namespace gamecert::solve {
namespace {

using certificates::Symmetry;

/// The triangles of a row or a ring one after another, by their edges: those shared with the next and those of
/// the boundary.
struct Row {
  bool closed = false;
  std::vector<int> shared;               // edge i is between triangles i and i + 1
  std::vector<std::vector<int>> border;  // by triangle
};

/// Nothing if the dual is neither a path nor a cycle.
std::optional<Row> row_of(const graphs::Triangulation& triangulation) {
  const std::vector<games::Line> triangles = games::triangles_of(triangulation);
  std::vector<std::vector<int>> at(index(static_cast<int>(triangulation.graph().size())));
  for (std::size_t t = 0; t < triangles.size(); ++t) {
    for (const int e : triangles[t]) at[index(e)].push_back(static_cast<int>(t));
  }
  const auto inner = [&](int t) {
    std::vector<int> edges;
    std::ranges::copy_if(triangles[index(t)], std::back_inserter(edges),
                         [&](int e) { return at[index(e)].size() == 2; });
    return edges;
  };
  int first = 0;
  for (int t = 0; t < std::ssize(triangles); ++t) {
    if (inner(t).size() > 2) return std::nullopt;
    if (inner(t).size() < inner(first).size()) first = t;
  }
  Row row;
  row.closed = inner(first).size() == 2;
  for (int t = first, from = -1;;) {
    games::Line border;
    std::ranges::copy_if(triangles[index(t)], std::back_inserter(border),
                         [&](int e) { return at[index(e)].size() == 1; });
    row.border.push_back(border);
    const std::vector<int> ways = inner(t);
    const auto way = std::ranges::find_if(ways, [&](int e) { return e != from; });
    if (way == ways.end()) return row;
    from = *way;
    row.shared.push_back(from);
    t = at[index(from)][0] == t ? at[index(from)][1] : at[index(from)][0];
    if (t == first) return row;
  }
}

std::vector<int> reversal(const Row& row, std::size_t edges) {
  std::vector<int> image(edges);
  std::iota(image.begin(), image.end(), 0);
  const std::size_t count = row.border.size();
  for (std::size_t i = 0; i + 1 < count; ++i) image[index(row.shared[i])] = row.shared[count - 2 - i];
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t k = 0; k < row.border[i].size(); ++k)
      image[index(row.border[i][k])] = row.border[count - 1 - i][k];
  }
  return image;
}

/// Places 0..2t-1 around a wheel of t triangles, spokes and rim edges in turn.
int edge_at(const Row& wheel, int place) {
  const int places = static_cast<int>(2 * wheel.border.size());
  const int p = (place % places + places) % places;
  return p % 2 == 0 ? wheel.border[index(p / 2)].front() : wheel.shared[index(p / 2)];
}

/// The image of place p is `sign` p + `shift`.
std::vector<int> around(const Row& wheel, int sign, int shift) {
  std::vector<int> image(2 * wheel.border.size());
  for (int p = 0; p < std::ssize(image); ++p) image[index(edge_at(wheel, p))] = edge_at(wheel, sign * p + shift);
  return image;
}

std::optional<Symmetry> in_a_row(const games::Game& game, const Row& row) {
  const std::vector<int> image = reversal(row, index(game.cells()));
  for (int e = 0; e < game.cells(); ++e) {
    if (image[index(e)] != e) continue;
    Symmetry symmetry{{{}, {{{e}, image}}}};
    if (!games::mirroring_may_fail(game, true, symmetry)) return symmetry;
  }
  return std::nullopt;
}

std::optional<Symmetry> around_a_wheel(const games::Game& game, const Row& wheel) {
  const int triangles = static_cast<int>(wheel.border.size());
  Symmetry half_a_turn{{{}, {{{}, around(wheel, 1, triangles)}}}};
  if (!games::mirroring_may_fail(game, false, half_a_turn)) return half_a_turn;
  // The reflections that keep a spoke or a rim edge, and the place opposite.
  Symmetry reflections{{{around(wheel, 1, 2)}, {}}};
  for (const int place : {0, 1}) {
    reflections.cases.push_back(
        {{edge_at(wheel, place), edge_at(wheel, place + triangles)}, around(wheel, -1, 2 * place)});
  }
  if (!games::mirroring_may_fail(game, false, reflections)) return reflections;
  return std::nullopt;
}

}  // namespace

std::optional<Answer> mirror(const games::Game& game, const games::Instance& instance) {
  if (games::lines_to_complete(game).empty() || static_cast<int>(game.moves(game.start()).size()) != game.cells())
    return std::nullopt;
  const auto row = row_of(instance.triangulation());
  if (!row) return std::nullopt;
  auto symmetry = row->closed ? around_a_wheel(game, *row) : in_a_row(game, *row);
  if (!symmetry) return std::nullopt;
  Answer answer;
  answer.statement = row->closed ? "OUTCOME second" : "OUTCOME first";
  if (!row->closed) answer.moves = symmetry->cases.front().opening;
  answer.evidence = std::move(*symmetry);
  return answer;
}

std::optional<std::vector<int>> reversal(const graphs::Triangulation& triangulation) {
  const auto row = row_of(triangulation);
  if (!row || row->closed) return std::nullopt;
  return reversal(*row, index(static_cast<int>(triangulation.graph().size())));
}

}  // namespace gamecert::solve
