// Games on triangulations, Section 5.6: the four-cycle game.
#include <bit>

#include "papers/sections.hpp"
#include "papers/triangulations/boards.hpp"

namespace gamecert::papers {
namespace {

constexpr std::string_view four_cycle = "four-cycle";

void serpentine_by_mimicry(int n, Trial& trial) {
  each_convex(n, graphs::ConvexKind::serpentine, trial, [&](const EdgeBoard& board) {
    won_by_mimicry(four_cycle, board, one_edge(middle(board)), reversal(board), trial);
  });
}

/// The antipodal edge of e is the other one that the reflection of the wheel which keeps e keeps.
void wheels_by_mimicry(int vertices, Trial& trial) {
  const int t = vertices - 1;
  const EdgeBoard board = wheel_board(t);
  for (int e = 0; e < board.size(); ++e) {
    const auto [u, v] = board.edges[static_cast<std::size_t>(e)];
    const int sum = v == t ? 2 * u : u + v;  // of a corner of the rim and its image, modulo t; the centre stays
    const std::vector<int> image = board.images([&](int w) { return w == t ? t : ((sum - w) % t + t) % t; });
    EdgeSet kept = 0;
    for (int f = 0; f < board.size(); ++f) kept |= image[static_cast<std::size_t>(f)] == f ? one_edge(f) : 0;
    trial.instance(std::popcount(kept) == 2 && (kept & one_edge(e)) != 0,
                   [&] { return Failure{board.name + ": no antipodal edge of " + board.edge_name(e)}; });
    won_by_mimicry(four_cycle, board, kept, image, trial);
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
