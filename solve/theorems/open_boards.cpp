// Trees of `capture`, and triangulations of `flip-to-triangle` whose triangles are in a row.
#include "solve/theorems/open_boards.hpp"

#include <algorithm>
#include <cstdlib>
#include <variant>
#include <vector>

#include "games/theorems/shapes.hpp"
#include "graphs/triangulation.hpp"
#include "solve/index.hpp"

namespace gamecert::solve {
namespace {

/// All points in convex position, and every triangle at the border.
bool is_serpentine(const graphs::Triangulation& board) {
  const std::vector<int>& border = board.boundary();
  const auto n = static_cast<int>(border.size());
  if (n != board.graph().order()) return false;
  std::vector<int> place(border.size());
  for (int i = 0; i < n; ++i) place[index(border[index(i)])] = i;
  const auto beside = [&](int u, int v) {
    const int steps = std::abs(place[index(u)] - place[index(v)]);
    return steps == 1 || steps == n - 1;
  };
  return std::ranges::all_of(board.faces(), [&](const graphs::Face& face) {
    return beside(face[0], face[1]) || beside(face[1], face[2]) || beside(face[0], face[2]);
  });
}

}  // namespace

std::string why_no_theorem(const games::Setup& setup) {
  if (setup.instance().text().find(' ') != std::string::npos) return "";
  if (setup.info().name == "capture") {
    const graphs::Graph* const graph = games::bare_graph(setup.instance());
    if (graph == nullptr || !games::is_tree(*graph)) return "";
    return "the score of trees is open (Conjecture 6.1 of the paper on vertex capturing, cap.conj-6.1), and no claim "
           "that is proved reaches this one";
  }
  if (setup.info().name == "flip-to-triangle" && is_serpentine(setup.instance().triangulation()))
    return "Theorem 10 of the paper on triangulations names no number of points from which on it holds, and rests on "
           "Proposition 1, whose printed proof is false (tri.prop-1.forced)";
  return "";
}

}  // namespace gamecert::solve
