// A board as texts of games see it: vertices, edges and arcs with numbers, and planes of them.
#pragma once

#include <utility>
#include <vector>

#include "games/arenas/graph_arena.hpp"
#include "games/arenas/tables.hpp"
#include "games/instances/instance.hpp"
#include "games/plane.hpp"
#include "games/texts/compiled_text.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::games {

/// What there is on a board, and what lies at what, by numbers: edges ascending with the smaller end first, arcs
/// ascending by tail and head.
struct TextBoardLists {
  /// Edges are left out where the rules do not use them. LimitError for more segments between points than are searched.
  TextBoardLists(const Instance& instance, const CompiledText& text);

  int order = 0;
  std::vector<graphs::Edge> edges;
  std::vector<std::pair<int, int>> arcs;
  bool directed = false;
  bool drawn = false;                      // in the plane: neighbours are those that edges join
  std::vector<std::vector<int>> edges_at;  // by vertex
  std::vector<std::vector<int>> corners;   // by edge, of drawn boards
  std::vector<std::vector<int>> crossing;  // by edge, of drawn boards

  std::vector<int> convex;  // edges that can be flipped, of drawn triangulations

  std::vector<int> triangulation;  // its edges, where edges are the segments between all points

  /// Of edges that the instance numbers.
  std::vector<int> numbers_of(const std::vector<int>& given) const;
  std::vector<int> beside(int v) const;  // the other ends of its edges
  int edge(int u, int v) const;          // its number; -1 if there is none
  /// Of the vertices and the edges that are kept, ascending. LimitError for more than 64 vertices.
  graphs::SmallGraph small(const std::vector<int>& kept, const std::vector<int>& kept_edges) const;
};

/// Roots of the forest that the board is: InputError for another board.
std::vector<int> roots_of(const Instance& instance);

/// The same as planes.
template <Plane P>
struct TextBoard {
  TextBoard(const typename P::Space& space, const Instance& instance, TextBoardLists of)
      : lists(std::move(of)),
        edges_at(planes_with(space, lists.edges_at)),
        corners(planes_with(space, lists.corners)),
        crossing(planes_with(space, lists.crossing)),
        convex(space.cells(lists.convex)),
        triangulation(space.cells(lists.triangulation)) {
    for (int v = 0; v < lists.order; ++v)
      rows.push_back(lists.drawn ? space.cells(lists.beside(v)) : space.row(instance, v));
    if (lists.directed) into = tails(GraphArena<P>(space, rows));
  }

  TextBoardLists lists;
  /// By vertex: tails of the arcs into it.
  const std::vector<P>& rows_into() const { return lists.directed ? into : rows; }
  std::vector<P> rows, into;  // by vertex: heads of the arcs out of it, tails of those into it, where there are arcs
  std::vector<P> edges_at;
  std::vector<P> corners, crossing;
  P convex, triangulation;
};

}  // namespace gamecert::games
