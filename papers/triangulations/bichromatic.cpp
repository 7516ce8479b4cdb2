// Games on triangulations, Section 5.5: the bichromatic colouring game.
#include <algorithm>
#include <span>

#include "papers/sections.hpp"
#include "papers/triangulations/boards.hpp"
#include "papers/triangulations/duel.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

void balanced(int points, Trial& trial) {
  each_disc(points, points - 3, trial, [&](const EdgeBoard& board) {
    trial.instance(balanced_colouring(board).has_value(), [&] { return Failure{board.name + ": no such colouring"}; });
  });
}

void balanced_by_induction(int points, Trial& trial) {
  each_disc(points, points - 3, trial, [&](const EdgeBoard& board) {
    for (const int last : board.triangulation.boundary()) {
      trial.instance(!unbalanced_or_monochromatic(board, colouring_by_induction(board, last)), [&] {
        return Failure{board.name + ": with " + std::to_string(last) + " as the rightmost point"};
      });
    }
  });
}

/// A chain of central edges and on each side groups of triangles, as many as listed, with a common outer point each;
/// one triangle more between neighbouring groups. The chain is the vertices 0, 1, 2, ...
EdgeBoard diamond_path(std::span<const int> groups) {
  int length = 0;
  for (const int group : groups) length += group;
  const int count = static_cast<int>(groups.size());
  std::vector<graphs::Face> faces;
  std::vector<int> upper, lower;
  for (int side = 0; side < 2; ++side) {
    int v = 0;
    for (int i = 0; i < count; ++i) {
      const int apex = length + 1 + side * count + i;
      for (int k = 0; k < groups[static_cast<std::size_t>(i)]; ++k, ++v)
        faces.push_back(graphs::make_face(v, v + 1, apex));
      if (i + 1 < count) faces.push_back(graphs::make_face(v, apex, apex + 1));
      (side == 0 ? upper : lower).push_back(apex);
    }
  }
  std::vector<int> boundary{0};
  boundary.insert(boundary.end(), lower.begin(), lower.end());
  boundary.push_back(length);
  boundary.insert(boundary.end(), upper.rbegin(), upper.rend());
  return EdgeBoard(graphs::Triangulation(length + 1 + 2 * count, boundary, faces), "the diamond path");
}

/// One edge of each class under the two reflections of a diamond path that reads the same from both ends.
EdgeSet up_to_reflections(const EdgeBoard& board, int length, int groups) {
  const auto image = [&](int v, bool along, bool across) {
    if (v <= length) return along ? length - v : v;
    int side = (v - length - 1) / groups, group = (v - length - 1) % groups;
    if (along) group = groups - 1 - group;
    if (across) side = 1 - side;
    return length + 1 + side * groups + group;
  };
  EdgeSet least = 0;
  for (int e = 0; e < board.size(); ++e) {
    const auto [u, v] = board.edges[static_cast<std::size_t>(e)];
    int smallest = e;
    for (const auto& [along, across] : {std::pair(true, false), std::pair(false, true), std::pair(true, true)})
      smallest = std::min(smallest, board.number(image(u, along, across), image(v, along, across)));
    least |= smallest == e ? one_edge(e) : 0;
  }
  return least;
}

using Groups = std::span<const int>;
void won_on_diamond_path(int, Groups groups, Trial& trial) {
  const EdgeBoard board = diamond_path(groups);
  std::vector<int> central;
  for (int v = 0; v < 7; ++v) central.push_back(board.number(v, v + 1));
  const EdgeSet answers = up_to_reflections(board, 7, static_cast<int>(std::size(groups)));
  if (const auto answer = unanswered(board, central[3], answers, central, trial)) {
    throw text::LimitError("after " + board.edge_name(central[3]) + " and " + board.edge_name(*answer) +
                           " no central edge with threats alone wins; other ways were not tried");
  }
  trial.count();
}

constexpr int seven_diamonds[] = {1, 1, 1, 1, 1, 1, 1};
constexpr int as_numbered[] = {2, 3, 2};

void defended(int points, Trial& trial) {
  each_disc(points, 2, trial, [&](const EdgeBoard& board) {
    const auto wrong = where_defence_fails(board, trial);
    trial.instance(!wrong, [&] { return Failure{*wrong}; });
  });
}

}  // namespace

std::vector<CheckFunction> triangulation_bichromatic() {
  return {
      check("balanced-colouring", balanced),
      check("balanced-by-induction", balanced_by_induction),
      check("diamond-path", won_on_diamond_path,
            choice<Groups>("groups", {{"seven", seven_diamonds}, {"as-numbered", as_numbered}})),
      check("defended-by-splitting", defended),
  };
}

}  // namespace gamecert::papers
