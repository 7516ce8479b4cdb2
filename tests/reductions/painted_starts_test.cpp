// Boards of texts on which vertices are painted before play.
#include <gtest/gtest.h>

#include <algorithm>

#include "graphs/formats.hpp"
#include "tests/games/texts.hpp"
#include "tests/reductions/local_texts.hpp"

namespace gamecert::reductions {
namespace {

using namespace testing;

struct Painted {
  std::string board, clauses;
  bool shown;  // that a board with painted vertices begins as after these moves
};

/// Where the form shows it, the moves on a board with painted vertices are those that the moves so given leave open.
TEST(PaintedStarts, AreThosePositionsThatTheMovesSoGivenLeave) {
  const std::string bare =
      "given k in 1..9, usually 2\ngiven painted as has: 1..k at vertices\n"
      "position bare, done(c in 1..k): vertices\n";
  const std::string paint =
      "move v in bare, c in 1..k where N(v) meet done(c) = {}\n"
      "  bare := bare - v\n  done(c) := done(c) + v\n";
  const auto built_in = [](const char* name) {
    const std::string text = gamecert::testing::contents(std::string(GAMECERT_SOURCE_DIR) + "/games/built_in/" + name);
    return text.substr(text.find("given"));
  };
  int compared = 0;
  for (const Painted& one : std::vector<Painted>{
           {"a graph", built_in("proper.game"), true},
           {"a graph", built_in("distance.game"), true},
           {"a digraph", built_in("blue-red.game"), true},
           {"a graph", bare + "start bare = {v in V: has(v) = 0}, done(c) = {v in V: has(v) = c}\n" + paint, true},
           {"a graph", bare + "start bare = V - {v in V: has(v) > 0}, done(c) = {v in V: has(v) = c}\n" + paint, true},
           {"a graph", bare + "start bare = {v in V: has(v) = 0}, done(c) = {}\n" + paint, false},
           {"a graph", bare + "start bare = {v in V: has(v) != 1}, done(c) = {v in V: has(v) = c}\n" + paint, false},
           {"a graph", bare + "start bare = {v in V: has(v) = 0}, done(c) = {v in V: has(v) = k + 1 - c}\n" + paint,
            false},
           {"a graph",
            bare +
                "start bare = {v in V: has(v) = 0}, done(c) = {v in V: has(v) = c}\n"
                "require forall v in V: has(v) != 1\n" +
                paint,
            false},
       }) {
    SCOPED_TRACE(one.clauses);
    const Tried tried{entered({one.board, one.clauses}), {}, 3};
    const games::GameInfo& info = games::find(tried.game).info;
    const games::TextLocality& form = form_of_text(info, {});
    EXPECT_EQ(form.painted, one.shown);
    if (!one.shown) continue;
    each_board(3, arcs(tried), [&](const std::vector<Edge>& edges) {
      const games::Setup plain = set_up(tried, 3, edges);
      const graphs::Graph conflicts = text_conflicts(plain);
      for (int code = 0; code < 27; ++code) {
        std::vector<int> made;  // moves, two at a vertex
        std::string attribute;
        for (int v = 0, rest = code; v < 3; ++v, rest /= 3) {
          if (rest % 3 == 0) continue;
          made.push_back(2 * v + rest % 3 - 1);
          attribute += (attribute.empty() ? " painted=" : ",") + std::to_string(v) + ":" + std::to_string(rest % 3);
        }
        std::vector<int> open;
        bool clash = false;
        for (int move = 0; move < 6; ++move) {
          const auto closes = [&](int other) { return other == move || conflicts.adjacent(other, move); };
          if (std::ranges::none_of(made, closes)) open.push_back(move);
          clash = clash || (std::ranges::count(made, move) != 0 && std::ranges::count_if(made, closes) > 1);
        }
        if (clash) continue;
        ++compared;
        const std::string line = arcs(tried) ? graphs::write_digraph6(graphs::Digraph(3, edges))
                                             : graphs::write_graph6(graphs::Graph(3, edges));
        const auto game = games::make(games::find(tried.game), games::Instance(line + attribute));
        ASSERT_EQ(game->moves(game->start()), open);
      }
    });
  }
  EXPECT_GT(compared, 500);
}

}  // namespace
}  // namespace gamecert::reductions
