// Edges by their numbers.
#include "solve/boards/edge_board.hpp"

#include <algorithm>

#include "graphs/plane_board_text.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {

EdgeBoard::EdgeBoard(const graphs::Triangulation& of)
    : triangulation(of), name(graphs::text(of)), edges(of.graph().edges()) {
  if (edges.size() > graphs::SmallGraph::max_order) throw text::LimitError(name + " has more than 64 edges");
  using graphs::single;
  for (const auto& [a, b, c] : triangulation.faces())
    triangles.push_back(single(number(a, b)) | single(number(a, c)) | single(number(b, c)));
}

int EdgeBoard::number(int u, int v) const { return graphs::place_in(edges, u, v); }

std::string EdgeBoard::edge_name(int e) const { return graphs::name(edges[static_cast<std::size_t>(e)]); }

}  // namespace gamecert::solve
