// Conditions on the elements of a set, which play decides for many of them at once: as a naive definition has each.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "games/instances/setup.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/reader/users_text.hpp"

namespace gamecert::games {
namespace {

using Vertices = std::set<int>;

struct Asked {
  const Instance& board;
  Vertices open;

  Vertices near(int v) const {
    const auto neighbours = board.neighbours(v);
    return Vertices(neighbours.begin(), neighbours.end());
  }
  bool is_open(int v) const { return open.contains(v); }
  bool some_open(const Vertices& set) const {
    return std::ranges::any_of(set, [&](int v) { return is_open(v); });
  }
  bool all_open(const Vertices& set) const {
    return std::ranges::all_of(set, [&](int v) { return is_open(v); });
  }
  bool each(const std::function<bool(int)>& truth) const {
    for (int v = 0; v < board.order(); ++v)
      if (!truth(v)) return false;
    return true;
  }
};

struct Condition {
  std::string text;
  std::function<bool(const Asked&, int)> meaning;
};

const Condition conditions[] = {
    {"v in open", [](const Asked& at, int v) { return at.is_open(v); }},
    {"N(v) in open", [](const Asked& at, int v) { return at.all_open(at.near(v)); }},
    {"N(v) meet open = {}", [](const Asked& at, int v) { return !at.some_open(at.near(v)); }},
    {"open meet N(v) != {} & v in open",
     [](const Asked& at, int v) { return at.some_open(at.near(v)) && at.is_open(v); }},
    {"!(N(v) in open | v in open)", [](const Asked& at, int v) { return !at.all_open(at.near(v)) && !at.is_open(v); }},
    {"N(v) in open -> v in open", [](const Asked& at, int v) { return !at.all_open(at.near(v)) || at.is_open(v); }},
    {"|open| > 6", [](const Asked& at, int) { return at.open.size() > 6; }},
    {"exists u in V - open: v in N(u)",
     [](const Asked& at, int v) { return !at.each([&](int u) { return at.is_open(u) || !at.near(u).contains(v); }); }},
    {"forall u in open: !(v in N(u)) | N(v) in open",
     [](const Asked& at, int v) {
       return at.each([&](int u) { return !at.is_open(u) || !at.near(u).contains(v) || at.all_open(at.near(v)); });
     }},
    {"forall u in V: N(u) meet open = {} | distance(u, v) <= |N(v) meet open|",
     [](const Asked& at, int v) {
       const auto reached = [&](int u, std::size_t steps) {
         Vertices ball{u};
         for (; steps > 0; --steps)
           for (const int w : Vertices(ball)) ball.merge(at.near(w));
         return ball.contains(v);
       };
       const Vertices near = at.near(v);
       const auto open_near =
           static_cast<std::size_t>(std::ranges::count_if(near, [&](int w) { return at.is_open(w); }));
       return at.each([&](int u) { return !at.some_open(at.near(u)) || reached(u, open_near); });
     }},
    {"exists u in N(v): N(u) in open",
     [](const Asked& at, int v) {
       return !at.each([&](int u) { return !at.near(v).contains(u) || !at.all_open(at.near(u)); });
     }},
};

Vertices of_plane(const Position& position) {
  Vertices result;
  for (int v = 0; v < word_bits; ++v)
    if ((position[0] >> v & 1) != 0) result.insert(v);
  return result;
}

/// In the first choice of two, of which the second decides nothing: of a number that stands behind it or before it.
const Entry& game_where(const std::string& condition, const std::string& choices) {
  return enter_text(read_users_game("game trial 1\ntwo players on a graph; who cannot move loses\n"
                                    "position open, rest: vertices\nstart open = V, rest = V\n"
                                    "move " +
                                    choices + " where c = 2 & (" + condition +
                                    ")\n  rest := rest - v\n"
                                    "move v in open\n  open := open - v\n  rest := rest - v\n")
                        .text)
      .entry;
}

TEST(Conditions, HoldOfThoseElementsOfWhichTheyAreTrue) {
  for (const std::string choices : {"v in rest, c in 1..2", "c in 1..2, v in rest"})
    for (const Condition& condition : conditions)
      for (const char* board : {"petersen", "path:7", "complete-bipartite:2,3", "Bw"}) {
        const games::Setup setup(game_where(condition.text, choices), Instance(board));
        const Game& game = setup.game();
        const int order = setup.instance().order();
        Position position = game.start();
        for (int taken = 0; taken <= order; taken += 2) {
          Asked at{setup.instance(), of_plane(position)};
          Vertices expected, found;
          for (int v = taken; v < order; ++v)
            if (condition.meaning(at, v)) expected.insert(v);
          for (const int move : game.moves(position))
            if (move < 2 * order) found.insert(choices[0] == 'v' ? move / 2 : move % order);
          EXPECT_EQ(found, expected) << condition.text << " on " << board << " without " << taken;
          for (int v = taken; v < std::min(taken + 2, order); ++v) position = game.play(position, 2 * order + v);
        }
      }
}

}  // namespace
}  // namespace gamecert::games
