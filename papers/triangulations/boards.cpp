// Boards, and rows of faces.
#include "papers/triangulations/boards.hpp"

#include <algorithm>

#include "graphs/plane_board_text.hpp"
#include "papers/language/board_sets.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

constexpr int most_edges = 64;

std::size_t index(int e) { return static_cast<std::size_t>(e); }

/// How many sets hang together through common members, group by group.
std::vector<int> group_sizes(std::vector<std::uint64_t> sets) {
  std::vector<int> sizes;
  while (!sets.empty()) {
    std::uint64_t members = sets.back(), before = 0;
    while (members != before) {
      before = members;
      for (const std::uint64_t set : sets) members |= (set & members) != 0 ? set : 0;
    }
    sizes.push_back(static_cast<int>(std::erase_if(sets, [&](std::uint64_t set) { return (set & members) != 0; })));
  }
  return sizes;
}

}  // namespace

EdgeBoard::EdgeBoard(const graphs::Triangulation& of, std::string called)
    : triangulation(of), name(called.empty() ? graphs::text(of) : std::move(called)), edges(of.graph().edges()) {
  if (edges.size() > most_edges) throw text::LimitError(name + " has more than 64 edges");
  for (const auto& [a, b, c] : triangulation.faces())
    triangles.push_back(one_edge(number(a, b)) | one_edge(number(a, c)) | one_edge(number(b, c)));
}

int EdgeBoard::number(int u, int v) const {
  return static_cast<int>(std::ranges::lower_bound(edges, graphs::Edge(std::minmax(u, v))) - edges.begin());
}

std::string EdgeBoard::edge_name(int e) const {
  return std::to_string(edges[index(e)].first) + "-" + std::to_string(edges[index(e)].second);
}

std::vector<int> EdgeBoard::faces_at(int e) const {
  std::vector<int> faces;
  for (std::size_t f = 0; f < triangles.size(); ++f) {
    if ((triangles[f] & one_edge(e)) != 0) faces.push_back(static_cast<int>(f));
  }
  return faces;
}

GameQuestion by_rules(std::string_view game, std::string instance) {
  return {.game = game, .instance = std::move(instance), .engine = solve::Engine::search};
}

graphs::SmallGraph edge_graph(const EdgeBoard& board) {
  graphs::SmallGraph graph;
  graph.order = board.size();
  for (const EdgeSet face : board.triangles) {
    each_edge(face, [&](int e) {
      each_edge(face, [&](int f) {
        if (e < f && !graph.adjacent(e, f)) graph.add_edge(e, f);
      });
    });
  }
  return graph;
}

std::vector<int> arrays(const EdgeBoard& board) {
  std::vector<EdgeSet> open = board.triangles;
  std::erase_if(open, [&](EdgeSet face) {
    bool inner = true;
    each_edge(face, [&](int e) { inner = inner && board.faces_at(e).size() == 2; });
    return inner;
  });
  return group_sizes(std::move(open));
}

void each_board(std::string_view set, int n, Trial& trial, const std::function<void(const EdgeBoard&)>& visit) {
  BoardSet({set}, {"n"})
      .each_graph_or_triangulation(
          {{"n", n}}, trial,
          [&](const graphs::SmallGraph&, const graphs::Triangulation* board) { visit(EdgeBoard(*board)); });
}

std::vector<int> along_the_dual(const EdgeBoard& board) {
  const auto neighbours = [&](int face) {
    std::vector<int> result;
    each_edge(board.triangles[index(face)], [&](int e) {
      for (const int other : board.faces_at(e)) {
        if (other != face) result.push_back(other);
      }
    });
    return result;
  };
  int ear = 0;
  while (neighbours(ear).size() > 1) ++ear;
  std::vector<int> path{ear};
  while (path.size() < board.triangles.size()) {
    for (const int next : neighbours(path.back())) {
      if (path.size() > 1 && next == path[path.size() - 2]) continue;
      path.push_back(next);
      break;
    }
  }
  return path;
}

int reversed(const EdgeBoard& board, int e) {
  const std::vector<int> row = along_the_dual(board);
  const auto sides = [&](std::size_t i) { return i < row.size() ? board.triangles[index(row[i])] : 0; };
  const auto border = [&](std::size_t i) { return sides(i) & ~sides(i - 1) & ~sides(i + 1); };
  std::size_t place = 0;  // of the first face with the edge
  while ((sides(place) & one_edge(e)) == 0) ++place;
  const std::size_t other = row.size() - 1 - place;
  if ((border(place) & one_edge(e)) == 0) return std::countr_zero(sides(other) & sides(other - 1));
  // One edge, or two of the first and the last face.
  const bool lower = e == std::countr_zero(border(place));
  return lower ? std::countr_zero(border(other)) : static_cast<int>(std::bit_width(border(other))) - 1;
}

}  // namespace gamecert::papers
