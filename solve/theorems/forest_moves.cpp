// What is left is a forest of its own.
#include "solve/theorems/forest_moves.hpp"

#include <algorithm>

#include "games/arenas/forest.hpp"
#include "games/theorems/branch_nimbers.hpp"
#include "solve/index.hpp"

namespace gamecert::solve {
namespace {

/// The parents of the vertices of a tree that hangs at one of them.
std::vector<int> hung_at(const graphs::Graph& tree, int root) {
  std::vector<int> parent(index(tree.order()), games::Forest::none), reached{root};
  for (std::size_t i = 0; i < reached.size(); ++i)
    for (const int v : tree.neighbours(reached[i])) {
      if (v == parent[index(reached[i])]) continue;
      parent[index(v)] = reached[i];
      reached.push_back(v);
    }
  return parent;
}

}  // namespace

std::vector<int> hackendot_moves(const std::vector<int>& parent, const std::vector<char>& left) {
  std::vector<int> vertices, number(parent.size(), games::Forest::none), above;
  for (std::size_t v = 0; v < parent.size(); ++v) {
    if (left[v] == 0) continue;
    number[v] = static_cast<int>(vertices.size());
    vertices.push_back(static_cast<int>(v));
  }
  for (const int v : vertices) {
    const int of = parent[index(v)];
    above.push_back(of == games::Forest::none ? of : number[index(of)]);
  }
  const games::BranchNimbers nimbers = games::branch_nimbers(above);
  std::vector<int> hanging(vertices.size(), 0), rest(vertices.size(), nimbers.forest), result;
  for (std::size_t v = 0; v < above.size(); ++v)
    if (above[v] != games::Forest::none) hanging[index(above[v])] ^= nimbers.down[v];
  for (const int v : nimbers.from_roots) {  // what is left of all where what is taken is the way to it
    const int of = above[index(v)];
    rest[index(v)] =
        (of == games::Forest::none ? nimbers.forest : rest[index(of)]) ^ nimbers.down[index(v)] ^ hanging[index(v)];
    if (rest[index(v)] == 0) result.push_back(vertices[index(v)]);
  }
  std::ranges::sort(result);
  return result;
}

// After the first move the game is Hackendot on what hangs off the labelled vertices (docs/GEODETIC.md).
std::vector<int> geodetic_tree_moves(const graphs::Graph& tree, const std::vector<char>& open) {
  const auto labelled = std::ranges::find(open, 0);
  if (labelled != open.end()) return hackendot_moves(hung_at(tree, static_cast<int>(labelled - open.begin())), open);
  std::vector<int> result;
  const std::vector<int> left = games::branch_nimbers(hung_at(tree, 0)).after_roots;
  for (int v = 0; v < tree.order(); ++v)
    if (left[index(v)] == 0) result.push_back(v);
  return result;
}

}  // namespace gamecert::solve
