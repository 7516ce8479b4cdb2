// Trees of `capture`, and triangulations of `flip-to-triangle` whose triangles are in a row.
#include "solve/theorems/open_boards.hpp"

#include "games/theorems/shapes.hpp"
#include "graphs/triangulation.hpp"
#include "solve/boards/mirror.hpp"

namespace gamecert::solve {

std::string why_no_theorem(const games::Setup& setup) {
  if (setup.instance().text().find(' ') != std::string::npos) return "";
  if (setup.info().name == "capture") {
    const graphs::Graph* const graph = games::bare_graph(setup.instance());
    if (graph == nullptr || !games::is_tree(*graph)) return "";
    return "the score of trees is open (Conjecture 6.1 of the paper on vertex capturing, cap.conj-6.1), and no claim "
           "that is proved reaches this one";
  }
  if (setup.info().name == "flip-to-triangle" && reversal(setup.instance().triangulation()))
    return "Theorem 10 of the paper on triangulations names no number of points from which on it holds, and rests on "
           "Proposition 1, whose printed proof is false (tri.prop-1.forced)";
  return "";
}

}  // namespace gamecert::solve
