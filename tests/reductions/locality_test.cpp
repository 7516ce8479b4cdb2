// Games that declare that they are local are, on all small boards.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "games/instances/ready_game.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "tests/reductions/local_boards.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using namespace testing;

TEST(Locality, IsDeclaredByTheGamesTried) {
  std::set<std::string> declared, tried;
  for (const games::Entry& entry : games::registry())
    if (entry.info.local.moves != Locality::Moves::none && !for_points(entry.info)) declared.emplace(entry.info.name);
  for (const Tried& one : all_tried) tried.insert(one.game);
  EXPECT_EQ(declared, tried);
  for (const char* name : {"oriented", "weak", "geodetic", "nimstring", "ello"})
    EXPECT_THROW(local_game(name), text::InputError);
}

/// Of games for points: a move closes itself alone and becomes the mover's, and in the end vertices count for who
/// leads.
TEST(Locality, OfGamesForPointsIsAsDeclared) {
  int games_seen = 0;
  for (const games::Entry& entry : games::registry()) {
    if (entry.info.local.moves != Locality::Moves::on_edges || !for_points(entry.info)) continue;
    ++games_seen;
    each_board(4, false, [&](const std::vector<Edge>& made_of) {
      const graphs::Graph graph(4, made_of);
      const std::vector<Edge>& edges = graph.edges();  // in the order of the codes
      const auto game = games::make(entry, games::Instance(games::Board(graph), ""));
      const std::function<void(const games::Position&, bool, int)> play = [&](const games::Position& at, bool first,
                                                                              int made) {
        games::Options options;
        game->options(at, options);
        ASSERT_EQ(at.size(), 3U);
        ASSERT_EQ(options.moves.size(), static_cast<std::size_t>(std::popcount(at[0])));
        for (std::size_t i = 0; i < options.moves.size(); ++i) {
          const games::Word move = games::Word{1} << options.moves[i];
          const games::Position next(options.position(i).begin(), options.position(i).end());
          ASSERT_EQ(next, (games::Position{at[0] & ~move, at[2], at[1] | move}));  // seen by the opponent
          if (edges.size() < 5 || i == 0) play(next, !first, made + (first ? options.gains[i] : -options.gains[i]));
        }
        if (!options.moves.empty()) return;
        int score = 0;
        for (int v = 0; v < 4; ++v) {
          int lead = 0;
          for (std::size_t e = 0; e < edges.size(); ++e)
            if (edges[e].first == v || edges[e].second == v) lead += (at[first ? 1 : 2] >> e & 1) != 0 ? 1 : -1;
          score += (lead > 0) - (lead < 0);
        }
        ASSERT_EQ(made, score);
      };
      play(game->start(), true, game->head_start());
    });
  }
  EXPECT_EQ(games_seen, 1);
}

/// A position is the set of its moves; a move closes the same moves whenever it is made; conflicts are mutual.
TEST(Locality, FixesWhichMovesConflict) {
  for (const Tried& tried : all_tried)
    for (int order = 0; order <= tried.order; ++order)
      each_board(order, arcs(tried), [&](const std::vector<Edge>& edges) {
        if (order == tried.order && edges.size() % 3 != 0) return;
        const auto game = game_on(tried, order, edges);
        ASSERT_EQ(game->info().planes.size(), 1U);
        const auto conflicts = closed_by(*game);
        ASSERT_EQ(conflicts.size(), static_cast<std::size_t>(game->codes()));
        for (int move = 0; move < game->codes(); ++move) {
          ASSERT_TRUE(conflicts[static_cast<std::size_t>(move)].contains(move));
          for (const int other : conflicts[static_cast<std::size_t>(move)])
            ASSERT_TRUE(conflicts[static_cast<std::size_t>(other)].contains(move));
        }
        std::set<games::Position> seen;
        std::vector<games::Position> left = {game->start()};
        while (!left.empty()) {
          const games::Position at = left.back();
          left.pop_back();
          if (!seen.insert(at).second) continue;
          const std::set<int> moves = open(at);
          const std::vector<int> legal = game->moves(at);
          ASSERT_TRUE(std::ranges::equal(moves, legal));
          for (const int move : legal) {
            std::set<int> expected;
            std::ranges::set_difference(moves, conflicts[static_cast<std::size_t>(move)],
                                        std::inserter(expected, expected.end()));
            left.push_back(game->play(at, move));
            ASSERT_EQ(open(left.back()), expected);
          }
        }
      });
}

}  // namespace
}  // namespace gamecert::reductions
