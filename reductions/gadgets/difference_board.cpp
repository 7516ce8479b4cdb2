// Laying two gadgets out on one boundary, and the leads there.
#include "reductions/gadgets/difference_board.hpp"

#include <vector>

#include "games/play/plane_words.hpp"
#include "graphs/formats.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using graphs::Edge;

games::Instance board_of(const games::GameInfo& info, const Gadget& one, const Gadget& other) {
  if (!for_points(info))
    throw text::InputError("expected a game for points, found " + std::string(info.name) + ", which is impartial");
  std::vector<Edge> edges;
  std::map<Edge, int> painted;
  const auto lay = [&](const Gadget& gadget, int shift, bool exchanged) {
    require_fitting(gadget, one, info, 1);
    const auto place = [&](int v) { return v < one.boundary ? v : v + shift; };
    for (const auto& [u, v] : gadget.edges) edges.emplace_back(place(u), place(v));
    for (const auto& [edge, player] : gadget.painted)
      painted[{place(edge.first), place(edge.second)}] = exchanged ? 3 - player : player;
  };
  lay(one, 0, false);
  lay(other, one.inner, true);
  return games::Instance(graphs::write_graph6(graphs::Graph(one.order() + other.inner, edges)) + painted_text(painted));
}

}  // namespace

DifferenceBoard::DifferenceBoard(const games::Entry& game, const std::map<std::string, int>& parameters,
                                 const Gadget& one, const Gadget& other)
    : boundary_(one.boundary),
      setup_(game, board_of(local_game(game.info.name, parameters).info, one, other), parameters) {
  setup_.game();  // refuses here what does not fit
}

// The planes are the edges left, those of the mover and those of the opponent (games/info.hpp, Locality).
int DifferenceBoard::beside_rules(games::PositionView at) const {
  const std::size_t width = at.size() / 3;
  const auto has = [&](std::size_t plane, int edge) {
    return games::contains(at.data() + plane * width, edge) ? 1 : 0;
  };
  std::vector<int> leads(static_cast<std::size_t>(boundary_), 0);
  int edge = 0;
  for (const auto& [u, v] : instance().graph().edges()) {  // v is an inner vertex
    if (u < boundary_) leads[static_cast<std::size_t>(u)] += has(1, edge) - has(2, edge);
    ++edge;
  }
  int sum = 0;
  for (const int lead : leads) sum += worth(lead) - ((lead > 0) - (lead < 0));
  return sum;
}

}  // namespace gamecert::reductions
