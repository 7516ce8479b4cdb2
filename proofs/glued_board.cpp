// The board made and its moves read off the rules.
#include "proofs/glued_board.hpp"

#include <algorithm>

#include "proofs/lemma_host.hpp"
#include "reductions/gadgets/gadget_board.hpp"
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
    return solve::CapturedVertices(instance, 0, watch).score();
  }
  const auto made = games::make(reductions::local_game(game.name), games::Instance(board_of(glued(host, gadget)), ""),
                                game.parameters);
  solve::OpenMoves moves(*made);
  return moves.nimber(moves.start(), watch);
}

bool fits(const reductions::LemmaGame& game, const SmallGraph& host, const Gadget& one, const Gadget& other) {
  const int reach = reductions::reach(reductions::local_game(game.name).info, game.parameters);
  if (reach == 1) return true;
  const graphs::VertexSet own = graphs::first_vertices(one.boundary);
  const unsigned open = reductions::open_boundary(one, reach) & reductions::open_boundary(other, reach);
  SmallGraph edges{.order = host.order};
  for (const auto& [u, v] : one.edges)
    if (std::max(u, v) < one.boundary) edges.add_edge(u, v);
  for (int b = 0; b < one.boundary; ++b) {
    if ((host.neighbours(b) & own) != edges.neighbours(b)) return false;
    if ((open >> b & 1) == 0 && (host.neighbours(b) & ~own) != 0) return false;
  }
  return true;
}

}  // namespace gamecert::proofs
