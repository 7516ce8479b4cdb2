// Games on triangulations, Section 5.6: the four-cycle game.
#include "papers/sections.hpp"
#include "papers/triangulations/boards.hpp"

namespace gamecert::papers {
namespace {

GameQuestion four_cycle(const EdgeBoard& board, EdgeSet coloured = 0) {
  return by_rules("four-cycle", board.marked(coloured));
}

void is_won_by(std::string_view winner, const EdgeBoard& board, Trial& trial) {
  trial.instance(outcome(four_cycle(board), trial) == winner,
                 [&] { return outcome_failure(four_cycle(board), "not won by the " + std::string(winner)); });
}

void serpentine(int n, Trial& trial) {
  each_convex(n, graphs::ConvexKind::serpentine, trial,
              [&](const EdgeBoard& board) { is_won_by("first", board, trial); });
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

void wheels(int vertices, Trial& trial) { is_won_by("second", wheel_board(vertices - 1), trial); }

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

constexpr Claim claims[] = {
    {.id = "tri.thm-7",
     .statement =
         "on a serpentine triangulation with at least two triangles, the four-cycle game is a first-player win",
     .range = "all serpentine triangulations, n =",
     .stages = {4, 10, 12},
     .check = serpentine},
    {.id = "tri.thm-7.strategy",
     .statement = "the first player plays the central diagonal, or the boundary edge of the center triangle, then "
                  "completes a four-cycle where she can and else chooses the corresponding edge",
     .range = "all serpentine triangulations, n =",
     .stages = {4, 12, 13},
     .check = serpentine_by_mimicry},
    {.id = "tri.thm-8",
     .statement = "on a wheel triangulation with at least four vertices, the four-cycle game is a second-player win",
     .range = "wheels, vertices",
     .stages = {4, 11, 13},
     .check = wheels},
    {.id = "tri.thm-8.strategy",
     .statement =
         "the second player marks the antipodal edge, then completes a four-cycle where he can and else mimics by "
         "the reflection that keeps both edges",
     .range = "wheels, vertices",
     .stages = {4, 11, 12},
     .check = wheels_by_mimicry},
};

}  // namespace

std::span<const Claim> triangulation_cycles() { return claims; }

}  // namespace gamecert::papers
