// The board made and its moves read off the rules.
#include "proofs/glued_board.hpp"

#include <algorithm>
#include <vector>

#include "games/instances/setup.hpp"
#include "games/texts/text_names.hpp"
#include "graphs/constructions.hpp"
#include "proofs/lemma_host.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "reductions/gadgets/text_conflicts.hpp"
#include "solve/local/open_moves.hpp"
#include "solve/points/captured_vertices.hpp"

namespace gamecert::proofs {
namespace {

using graphs::SmallGraph;
using reductions::Gadget;

games::Board board_of(const SmallGraph& graph) {
  if (!graph.directed) return graphs::large(graph);
  std::vector<graphs::Edge> arcs;
  for (int v = 0; v < graph.order; ++v) graphs::each(graph.neighbours(v), [&](int u) { arcs.emplace_back(v, u); });
  return graphs::Digraph(graph.order, arcs);
}

}  // namespace

SmallGraph glued(const SmallGraph& host, const Gadget& gadget) {
  Gadget beside = gadget;
  std::erase_if(beside.edges,
                [&](const graphs::Edge& edge) { return std::max(edge.first, edge.second) < gadget.boundary; });
  return with_gadget(host, beside);
}

int glued_value(const reductions::LemmaGame& game, const SmallGraph& host, const Gadget& gadget, solve::Watch& watch) {
  if (game.for_points()) {
    const games::Instance instance(HostGame{.graph = glued(host, gadget), .painted = gadget.painted}.instance());
    solve::CapturedVertices play(instance, 0, watch);
    return play.score(play.start());
  }
  games::Setup setup(reductions::local_game(game.name, game.parameters),
                     games::Instance(board_of(glued(host, gadget)), ""), game.parameters);
  if (games::text_info(game.name) != nullptr)
    setup =
        games::Setup(games::find("node-kayles"), games::Instance(games::Board(reductions::text_conflicts(setup)), ""));
  solve::OpenMoves moves(setup.game(), watch);
  return moves.nimber(moves.start());
}

unsigned open_boundary(const reductions::LemmaGame& game, const Gadget& one, const Gadget& other) {
  return reductions::open_boundary(one, game.reach()) & reductions::open_boundary(other, game.reach());
}

bool each_host_of(const reductions::LemmaGame& game, const Gadget& one, const Gadget& other, int order,
                  const std::function<bool(const SmallGraph&)>& visit) {
  if (!game.thick()) return each_host(one.boundary, order, visit, game.arcs());
  if (order < one.boundary) return true;
  std::vector<int> place;  // of the vertices of what is outside, the open ones first
  for (int b = 0; b < one.boundary; ++b)
    if ((open_boundary(game, one, other) >> b & 1) != 0) place.push_back(b);
  const int open = static_cast<int>(place.size());
  for (int v = one.boundary; v < order; ++v) place.push_back(v);
  SmallGraph listed{.order = order};
  for (const auto& [u, v] : one.edges)
    if (std::max(u, v) < one.boundary) listed.add_edge(u, v);
  return each_host(open, order - one.boundary + open, [&](const SmallGraph& outside) {
    SmallGraph host = listed;
    for (int v = 0; v < outside.order; ++v) {
      if (v < open && (outside.neighbours(v) & graphs::first_vertices(open)) != 0) return true;
      graphs::each(outside.neighbours(v), [&](int u) {
        if (u < v) host.add_edge(place[static_cast<std::size_t>(u)], place[static_cast<std::size_t>(v)]);
      });
    }
    return visit(host);
  });
}

}  // namespace gamecert::proofs
