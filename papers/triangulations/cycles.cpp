// Games on triangulations, Section 5.6: the four-cycle game.
#include "papers/sections.hpp"
#include "papers/triangulations/boards.hpp"

namespace gamecert::papers {
namespace {

GameQuestion four_cycle(const EdgeBoard& board, EdgeSet coloured = 0) {
  return by_rules("four-cycle", board.marked(coloured));
}

void answered(const EdgeBoard& board, const std::vector<int>& image, EdgeSet coloured, Trial& trial) {
  const auto unmatched = where_mimicry_fails({board.quadrilaterals, board.all(), image}, coloured, trial);
  trial.instance(unmatched.empty(), [&] {
    return outcome_failure(four_cycle(board, unmatched.front().coloured),
                           "no answer to " + board.edge_name(unmatched.front().move));
  });
}

void serpentine_by_mimicry(int n, Trial& trial) {
  each_convex(n, graphs::ConvexKind::serpentine, trial,
              [&](const EdgeBoard& board) { answered(board, reversal(board), one_edge(middle(board)), trial); });
}

/// The reflection of a wheel with t spokes that takes rim corner v to sum - v; the centre stays.
std::vector<int> reflection(const EdgeBoard& board, int t, int sum) {
  const auto corner = [&](int v) { return v == t ? t : ((sum - v) % t + t) % t; };
  std::vector<int> image;
  for (const auto& [u, v] : board.edges) image.push_back(board.number(corner(u), corner(v)));
  return image;
}

/// The edge opposite to e, the other one that the reflection which keeps e keeps.
void wheels_by_mimicry(int vertices, Trial& trial) {
  const int t = vertices - 1;
  const EdgeBoard board = wheel_board(t);
  for (int e = 0; e < board.size(); ++e) {
    const auto [u, v] = board.edges[static_cast<std::size_t>(e)];
    const std::vector<int> image = reflection(board, t, v == t ? 2 * u : u + v);
    EdgeSet kept = 0;
    for (int f = 0; f < board.size(); ++f) kept |= image[static_cast<std::size_t>(f)] == f ? one_edge(f) : 0;
    trial.instance(__builtin_popcountll(kept) == 2 && (kept & one_edge(e)) != 0,
                   [&] { return Failure{board.name + ": no antipodal edge of " + board.edge_name(e)}; });
    answered(board, image, kept, trial);
  }
}

}  // namespace

std::vector<CheckFunction> triangulation_cycles() {
  return {
      check("four-cycles-by-mimicry", serpentine_by_mimicry),
      check("wheels-by-mimicry", wheels_by_mimicry),
  };
}

}  // namespace gamecert::papers
