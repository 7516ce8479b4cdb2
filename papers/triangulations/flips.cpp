// Games on triangulations, Section 6: monochromatic flipping, and flipping to a triangle (MFT).
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

void even_chains(int n, Trial& trial) {
  each_convex(n, ConvexKind::serpentine, trial, [&](const EdgeBoard& board) {
    TiedChains search(board, trial);
    search.each([&](const TiedChain& found) {
      trial.instance(!found.can_tie, [&] { return outcome_failure(flips_to_triangle(found.position), found.chain); });
    });
  });
}

}  // namespace

std::vector<CheckFunction> triangulation_flips() {
  return {
      check("exactly-n-minus-3-flips", exactly_n_minus_3),
      check("even-chains", even_chains),
  };
}

}  // namespace gamecert::papers
