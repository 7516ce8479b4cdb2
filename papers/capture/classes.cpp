// The vertex-capturing paper, Section 5: paths, cycles, complete bipartite graphs and grids.
#include "papers/capture/classes.hpp"

#include <algorithm>

#include "papers/capture/cancelled.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

int vertex(const Grid& grid, int i, int j) { return (i - 1) * grid.columns + j - 1; }

/// (i, j) to (n - i + 1, m - j + 1).
Images half_turn(const Grid& grid) {
  Images images;
  for (int v = grid.rows * grid.columns - 1; v >= 0; --v) images.push_back(v);
  return images;
}

/// (i, j) to (i, m - j + 1).
Images mirrored_columns(const Grid& grid) {
  Images images;
  for (int i = 1; i <= grid.rows; ++i) {
    for (int j = 1; j <= grid.columns; ++j) images.push_back(vertex(grid, i, grid.columns - j + 1));
  }
  return images;
}

/// Of n even rows and m odd columns: mirrored edges are paired, and in the middle column e_i and e_(n-i).
Pairing mixed_pairing(const SmallGraph& graph, const Grid& grid) {
  Pairing pairing{image_pairs(graph, mirrored_columns(grid))};
  const auto e = [&](int i) {
    const int middle = (grid.columns + 1) / 2;
    return edge_number(graph, vertex(grid, i, middle), vertex(grid, i + 1, middle));
  };
  for (int i = 1; i < grid.rows / 2; ++i) pairing.pairs.emplace_back(e(i), e(grid.rows - i));
  pairing.first = e(grid.rows / 2);
  return pairing;
}

SmallGraph bipartite(int first, int second) {
  return family("complete-bipartite:" + std::to_string(first) + "," + std::to_string(second));
}

/// Vertices of a side two by two are images of each other, and of odd sides the last one stays.
Pairing bipartite_pairing(const SmallGraph& graph, int first, int second) {
  Images images;
  for (const auto& [start, count] : {std::pair(0, first), std::pair(first, second)}) {
    for (int v = 0; v < count; ++v) images.push_back(start + (count % 2 != 0 && v == count - 1 ? v : v ^ 1));
  }
  Pairing pairing{image_pairs(graph, images)};
  if (first % 2 != 0 && second % 2 != 0) pairing.first = edge_number(graph, first - 1, first + second - 1);
  return pairing;
}

void complete_bipartite(int order, Trial& trial) {
  for (int first = 1; 2 * first <= order; ++first) {
    const int second = order - first;
    const int score = first % 2 != 0 && second % 2 != 0 ? 2 : 0;
    const SmallGraph graph = bipartite(first, second);
    has_class(graph, score, scores_of_pairing(graph, bipartite_pairing(graph, first, second), trial), "", trial);
  }
}

/// By half a turn; of even rows and odd columns by mirroring the columns, which leaves the one in the middle, a path.
void keep_cancelled_grid(const Grid& grid, Trial& trial) {
  if ((grid.rows + grid.columns) % 2 == 0) return keep_cancelled(grid_graph(grid), half_turn(grid), 0, 0, trial);
  const Grid turned = grid.rows % 2 == 0 ? grid : Grid{grid.columns, grid.rows};
  VertexSet middle = 0;
  for (int i = 1; i <= turned.rows; ++i) middle |= graphs::single(vertex(turned, i, (turned.columns + 1) / 2));
  keep_cancelled(grid_graph(turned), mirrored_columns(turned), middle, turned.rows == 2 ? 2 : 1, trial);
}

void grids(int longer, Trial& trial) {
  for (int shorter = 2; shorter <= longer; ++shorter) {
    const bool mixed = (longer + shorter) % 2 != 0;
    const Grid grid{shorter, longer};
    has_class(grid_graph(grid), !mixed ? 0 : shorter == 2 ? 2 : 1, grid_bounds(grid, trial), "", trial);
    keep_cancelled_grid(grid, trial);
  }
}

void even_grids_split(int longer, Trial& trial) {
  for (int shorter = 2; shorter <= longer; ++shorter) {
    const Grid grid{shorter, longer};
    const SmallGraph graph = grid_graph(grid);
    if (graph.size() % 2 != 0) continue;
    trial.instance(moves_every_edge(graph, half_turn(grid)),
                   [&] { return capture_failure(graph, "is not split by half a turn"); });
    keep_cancelled_grid(grid, trial);
  }
}

using HalfOf = int (*)(const Grid&);
int half_the_rows(const Grid& grid) { return grid.rows / 2; }
int half_the_columns(const Grid& grid) { return grid.columns / 2; }

/// The part of the proof with so many columns of an n by m grid; both ways round.
void parts(int longer, HalfOf columns, Trial& trial) {
  for (int shorter = 2; shorter <= longer; ++shorter) {
    if ((shorter + longer) % 2 != 0) continue;
    for (const Grid grid : {Grid{shorter, longer}, Grid{longer, shorter}}) {
      trial.instance(part_splits(grid, columns(grid)), [&] {
        return capture_failure(grid_graph(grid), "of " + std::to_string(grid.rows) + " rows and " +
                                                     std::to_string(grid.columns) +
                                                     " columns: the parts printed do not split it");
      });
    }
  }
}

}  // namespace

SmallGraph grid_graph(const Grid& grid) {
  return family("grid:" + std::to_string(grid.rows) + "x" + std::to_string(grid.columns));
}

ScoreRange grid_bounds(const Grid& grid, Trial& trial) {
  const SmallGraph graph = grid_graph(grid);
  if ((grid.rows + grid.columns) % 2 == 0) {
    return scores_of_pairing(graph, {image_pairs(graph, half_turn(grid))}, trial);
  }
  const Grid turned = grid.rows % 2 == 0 ? grid : Grid{grid.columns, grid.rows};
  const SmallGraph even_rows = grid_graph(turned);
  return scores_of_pairing(even_rows, mixed_pairing(even_rows, turned), trial);
}

bool part_splits(const Grid& grid, int columns) {
  const SmallGraph graph = grid_graph(grid);
  EdgeSet part = 0;
  const auto put = [&](int i, int j, int to_i, int to_j) {
    part |= EdgeSet{1} << edge_number(graph, vertex(grid, i, j), vertex(grid, to_i, to_j));
  };
  const int n = grid.rows, m = grid.columns;
  for (int i = 1; i <= n; ++i) {
    for (int j = 1; j <= std::min(columns, m); ++j) {
      if (i < n) put(i, j, i + 1, j);
      if (j < std::min(columns, m)) put(i, j, i, j + 1);
    }
  }
  for (int i = 1; i <= (n % 2 == 0 ? n / 2 : n); ++i) put(i, m / 2, i, m / 2 + 1);
  for (int i = 1; n % 2 != 0 && i <= n / 2; ++i) put(i, (m + 1) / 2, i + 1, (m + 1) / 2);
  return taken_to(graph, half_turn(grid), part) == (graphs::first_vertices(graph.size()) & ~part);
}

std::vector<CheckFunction> capture_classes() {
  return {
      check("complete-bipartite-classes", complete_bipartite),
      check("grid-classes", grids),
      check("grid-parts", parts, choice<HalfOf>("half", {{"n", half_the_rows}, {"m", half_the_columns}})),
      check("even-grids-split", even_grids_split),
  };
}

}  // namespace gamecert::papers
