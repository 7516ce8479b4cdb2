// Games on triangulations, Section 6: monochromatic flipping, and flipping to a triangle (MFT).
#include <algorithm>
#include <set>

#include "papers/sections.hpp"
#include "papers/triangulations/boards.hpp"
#include "papers/triangulations/zigzag.hpp"

namespace gamecert::papers {
namespace {

using graphs::ConvexKind;

GameQuestion flips(const EdgeBoard& board) { return by_rules("flip", board.name); }
GameQuestion flips_to_triangle(std::string board) { return by_rules("flip-to-triangle", std::move(board)); }

/// In every position of every play as many flips are legal as are missing to n-3.
bool all_plays_have(int flips_wanted, const games::Game& game, Trial& trial) {
  std::set<games::Position> layer{game.start()};
  games::Options options;
  for (int left = flips_wanted; left >= 0; --left) {
    std::set<games::Position> next;
    for (const games::Position& at : layer) {
      trial.step();
      game.options(at, options);
      if (static_cast<int>(options.moves.size()) != left) return false;
      for (std::size_t i = 0; i < options.moves.size(); ++i)
        next.insert({options.position(i).begin(), options.position(i).end()});
    }
    layer = std::move(next);
  }
  return true;
}

void exactly_n_minus_3(int n, Trial& trial) {
  each_convex(n, ConvexKind::all, trial, [&](const EdgeBoard& board) {
    const auto game = games::make(games::find("flip"), games::Instance(board.name));
    const bool first = first_player_wins(flips(board), trial);
    trial.instance(all_plays_have(n - 3, *game, trial) && first == (n % 2 == 0),
                   [&] { return outcome_failure(flips(board), "not decided by n-3 flips"); });
  });
}

void not_won_by_the_other(int n, Trial& trial) {
  const std::string_view other = n % 2 == 0 ? "second" : "first";
  each_convex(n, ConvexKind::serpentine, trial, [&](const EdgeBoard& board) {
    const GameQuestion asked = flips_to_triangle(board.name);
    trial.instance(outcome(asked, trial) != other,
                   [&] { return outcome_failure(asked, "won by the " + std::string(other)); });
  });
}

void fans(int n, Trial& trial) {
  const GameQuestion asked = flips_to_triangle("fan:" + std::to_string(n - 2));
  trial.instance(outcome(asked, trial) == (n % 2 == 0 ? "first" : "second"),
                 [&] { return outcome_failure(asked, "another outcome is printed"); });
}

void ties_on_serpentines(int n, Trial& trial) {
  int ties = 0, boards = 0;
  each_convex(n, ConvexKind::serpentine, trial, [&](const EdgeBoard& board) {
    const GameQuestion asked = flips_to_triangle(board.name);
    const std::string found = outcome(asked, trial);
    ++boards;
    ties += found == "tie" ? 1 : 0;
    trial.instance(found == "tie" || found == (n % 2 == 0 ? "first" : "second"),
                   [&] { return outcome_failure(asked, "won by the other player"); });
  });
  trial.remark("n = " + std::to_string(n) + ": ties on " + std::to_string(ties) + " of " + std::to_string(boards));
}

void even_chains(int n, Trial& trial) {
  each_convex(n, ConvexKind::serpentine, trial, [&](const EdgeBoard& board) {
    TiedChains search(board, trial);
    search.each([&](const TiedChain& found) {
      trial.instance(!found.can_tie, [&] { return outcome_failure(flips_to_triangle(found.position), found.chain); });
    });
  });
}

constexpr std::string_view serpentines = "all serpentine triangulations, n =";

constexpr Claim claims[] = {
    {.id = "tri.thm-9",
     .statement =
         "monochromatic flipping on n points in convex position ends after exactly n-3 turns: a first-player win "
         "if n is even and a second-player win if n is odd",
     .range = "all positions from all convex triangulations, n =",
     .stages = {3, 8, 10},
     .check = exactly_n_minus_3},
    {.id = "tri.prop-1",
     .statement =
         "MFT in a serpentine triangulation of n points in convex position is a tie or a first-player win for n "
         "even, and a tie or a second-player win for n odd",
     .range = serpentines,
     .stages = {3, 12, 14},
     .check = not_won_by_the_other},
    {.id = "tri.lem-5",
     .statement =
         "MFT in a fan triangulation of n >= 8 points is a first-player win for n even, and a second-player win "
         "for n odd",
     .range = "fans, n =",
     .stages = {8, 18, 24},
     .check = fans},
    {.id = "tri.lem-6",
     .statement = "in MFT, where a zig-zag chain of even length has green ends and all edges crossing the dual path "
                  "between these, at least one, are playable, no play ends in a tie",
     .range = "all chains in all positions from all serpentine triangulations with all assignments of the ears, n =",
     .stages = {5, 11, 11},
     .check = even_chains},
    {.id = "tri.thm-10",
     .statement =
         "there is a constant N such that MFT in a serpentine triangulation of n >= N points in convex position "
         "is a first-player win for n even, and a second-player win for n odd",
     .range = serpentines,
     .stages = {3, 14, 16},
     .check = ties_on_serpentines,
     .worth = solve::Verdict::evidence,
     .known = "the ties found are listed by n; beyond nothing is computed"},
};

}  // namespace

std::span<const Claim> triangulation_flips() { return claims; }

}  // namespace gamecert::papers
