// Positions of one class are played alike: outcomes by plain play of all positions of small boards.
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/instances/setup.hpp"
#include "solve/search/position_classes.hpp"

namespace gamecert::solve {
namespace {

/// Who wins nimstring beside heaps of 0 to 3, by all moves.
class PlainPlay {
 public:
  PlainPlay(const games::Game& game, bool misere) : game_(game), misere_(misere) {}

  bool mover_wins(const games::Position& at, int heap) {
    auto& known = known_[{at, heap}];
    if (!known) {
      const bool wins = some_move_wins(at, heap);
      known_[{at, heap}] = wins;
      return wins;
    }
    return *known;
  }

 private:
  bool some_move_wins(const games::Position& at, int heap) {
    games::Options options;
    game_.options(at, options);
    if (options.moves.empty() && heap == 0) return misere_;
    for (int smaller = 0; smaller < heap; ++smaller)
      if (!mover_wins(at, smaller)) return true;
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const games::PositionView next = options.position(i);
      if (mover_wins({next.begin(), next.end()}, heap) == (options.again[i] != 0)) return true;
    }
    return false;
  }

  const games::Game& game_;
  bool misere_;
  std::map<std::pair<games::Position, int>, std::optional<bool>> known_;
};

TEST(PositionClasses, OfCoinsAndStringsHaveOneOutcome) {
  // On the last two boards three coins stand around a vertex.
  for (const std::string board : {"fan:1", "fan:4", "wheel:4", "zigzag:5", "disc:3+1:0-1-3,1-2-3,2-0-3", "wheel:3"}) {
    const games::Setup setup(games::find("nimstring"), games::Instance(board));
    const games::Game& game = setup.game();
    PlainPlay normal(game, false), misere(game, true);
    PositionClasses classes(game);
    std::map<std::uint32_t, std::vector<bool>> outcomes;
    std::size_t positions = 0;
    for (games::Word left = 0; left < games::Word{1} << game.cells(); ++left) {
      const games::Position at{left};
      std::vector<bool> outcome;
      for (int heap = 0; heap < 4; ++heap) {
        outcome.push_back(normal.mover_wins(at, heap));
        outcome.push_back(misere.mover_wins(at, heap));
      }
      const auto [place, fresh] = outcomes.emplace(classes.insert(at).first, outcome);
      EXPECT_EQ(place->second, outcome) << board << " " << left;
      ++positions;
    }
    EXPECT_EQ(outcomes.size(), classes.size());
    EXPECT_LT(classes.size(), positions) << board;
  }
}

}  // namespace
}  // namespace gamecert::solve
