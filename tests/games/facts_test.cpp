// What the form of rules shows, and what it does not: numbers that fall, and games in which a move strikes others.
#include "games/texts/facts/facts.hpp"

#include <gtest/gtest.h>

#include <deque>
#include <set>

#include "games/instances/instance.hpp"
#include "games/instances/parameters.hpp"
#include "games/texts/facts/measure_text.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/reader/users_text.hpp"
#include "text/errors.hpp"

namespace gamecert::games {
namespace {

/// The rules of a game of two players with these clauses behind the board.
GameText rules(const std::string& board, const std::string& clauses) {
  return read_users_game("game trial 1\ntwo players on " + board + "; who cannot move loses\n" + clauses).text;
}

struct MoveCase {
  const char *position, *start, *move;
  const char* measure;  // what falls; null if the form shows nothing
};

/// By definition: what is found falls with every move that play makes, as far as the rules allow it.
void falls_in_play(const GameText& text) {
  const TextGame& game = enter_text(text);
  constexpr std::size_t most_positions = 200;
  for (const std::string board : {"path:2", "path:3", "cycle:3", "star:3"}) {
    const auto played = game.entry.make(Instance(board), Parameters(game.entry.info, {}));
    std::set<Position> seen{played->start()};
    std::deque<Position> left{played->start()};
    for (; !left.empty() && seen.size() < most_positions; left.pop_front()) {
      Options options;
      try {
        played->options(left.front(), options);
      } catch (const text::InputError&) {  // a number out of its range
        continue;
      }
      for (std::size_t i = 0; i < options.moves.size(); ++i) {
        const Position next(options.position(i).begin(), options.position(i).end());
        EXPECT_LT(played->remaining(next), played->remaining(left.front())) << board;
        if (seen.insert(next).second) left.push_back(next);
      }
    }
  }
}

void expect(const std::string& board, const MoveCase& one) {
  SCOPED_TRACE(one.move);
  const GameText text = rules(
      board, "position " + std::string(one.position) + "\nstart " + one.start + "\nmove " + one.move + "\nfalls 0\n");
  const auto measure = falling_measure(text);
  ASSERT_EQ(measure.has_value(), one.measure != nullptr);
  if (measure) {
    EXPECT_EQ(measure_text(text, *measure), one.measure);
    if (board == "a graph") falls_in_play(text);
  }
}

TEST(FallingNumbers, AreReadOffWhatMovesTakeOut) {
  constexpr const char* open = "the members of open";
  for (const MoveCase& one : {
           MoveCase{"open: vertices", "open = V", "v in open\n  open := open - v", open},
           {"open: vertices", "open = V", "v in open\n  open := open - N[v]", open},
           {"open: vertices", "open = V", "v in open\n  open := (open - v) meet N(v)", open},
           {"open: vertices", "open = V", "v in open\n  open := if |open| > 2 then {} else open - v", open},
           {"open: vertices", "open = V", "v in V where v in open\n  open := open - v", open},
           {"open: vertices", "open = V", "u in V, v in N(u) meet open\n  open := open - v - u", open},
           {"open: vertices", "open = V", "v in V where N[v] meet open != {}\n  open := open - N[v]", open},
           {"open: vertices", "open = V", "v in V where {} != open meet N(v)\n  open := open - v - N(v)", open},
           {"open: vertices", "open = V", "e in E[open]\n  open := open - ends(e)", open},
           {"open: vertices", "open = V", "e in E where e in open\n  open := open - ends(e)", open},
           {"open: edges", "open = E", "e in open\n  open := open - E(e)", open},
           {"open: edges", "open = E", "e in open\n  open := open - E[e]", open},
           {"open: vertices", "open = V", "set S in open where |S| >= 1 & |S| <= 2\n  open := open - S", open},
           {"open: vertices", "open = V", "set S in open where S != {} & |S| <= 2\n  open := open - S - N(S)", open},
           {"taken: vertices", "taken = {}", "v in V - taken\n  taken := taken + v", "what is missing of taken"},
           {"taken: vertices", "taken = {}", "v in V where !(v in taken)\n  taken := taken + N[v]",
            "what is missing of taken"},
           {"open: vertices", "open = V", "v in open\n  open := {u in open - v: N(u) meet open != {}}", open},
           {"open: vertices", "open = V", "v in {u in open: degree(u) > 1}\n  open := open - v", open},
           {"open: vertices", "open = V",
            "v in V where {u in open: u = v} meet open != {}\n  open := {u in open: u != v} - {u in open: u = v}",
            open},
           {"taken: vertices", "taken = {}", "v in N(taken)\n  taken := taken + v", "what is missing of taken"},
           {"taken: vertices", "taken = {}", "v in {u in N(taken): degree(u) > 1}\n  taken := taken + v",
            "what is missing of taken"},
           {"taken: vertices", "taken = {}", "v in if |taken| > 1 then V - taken else N(taken)\n  taken := taken + v",
            "what is missing of taken"},
           {"open: vertices", "open = V", "v in open\n  open := let S = open - v: {u in S: N(u) meet S != {}}", open},
           {"open: vertices", "open = V", "v in open\n  open := let S = open: let T = S - v: T meet S", open},
           {"open(c in 1..2): vertices", "open(c) = V",
            "v in V, c in 1..2 where v in open(c)\n  open(c) := open(c) - v", "the members of all open"},
           {"open: vertices", "open = V", "v in open\n  open := reach(N(v), open - v)", open},
           {"open: vertices", "open = V", "v in reach(V, open)\n  open := open - v", open},
           {"here: vertices\nposition mine: edges", "here = V, mine = E",
            "e in mine meet E[here]\n  here := here - ends(e)", "the members of here"},
           {"here: vertices\nposition mine: edges", "here = V, mine = E",
            "e in mine where e in E[here] - E(V - here)\n  here := here - e", "the members of here"},
           // What says nothing of v, or leads back to it, hides nothing.
           {"open: vertices", "open = V", "v in V where v in v & v in open\n  open := open - v", open},
           {"taken: vertices", "taken = {}", "v in V where v in v & v in V - taken\n  taken := taken + v",
            "what is missing of taken"},
           {"taken: vertices", "taken = {}",
            "v in V - taken where v in v + (v meet v) & v in (v + taken) + v & v in v\n  taken := taken + v",
            "what is missing of taken"},
       })
    expect("a graph", one);
}

TEST(FallingNumbers, AreReadOffTheSidesOfTriangles) {
  const MoveCase corner{"open: edges", "open = E", "e in open, v in corners(e)\n  open := open - sides(e, v)",
                        "the members of open"};
  const MoveCase any{"open: edges", "open = E", "e in open, v in V\n  open := open - sides(e, v)", nullptr};
  const MoveCase other{"open: edges", "open = E", "e in open, f in E, v in corners(f)\n  open := open - sides(f, v)",
                       nullptr};
  for (const MoveCase& one : {corner, any, other}) expect("a triangulation", one);
}

// What a name of `let` stands for may mean something else where the name is used: nothing is put there but choices.
TEST(FallingNumbers, AreNotSeenThroughNamesThatMeanOtherThings) {
  expect("a graph", {"open: edges", "open = E",
                     "v in open where v in {edge x: exists set E in E[x]: !(x in E)}\n"
                     "  open := open - (let w = E: {edge x: exists set E in E[x]: !(x in w)})",
                     nullptr});
  expect("a graph", {"open: vertices", "open = V",
                     "v in open where !(v in {vertex x: (x in V)(G - open)})\n"
                     "  open := open meet (let w = V: {vertex x: (x in w)(G - open)})",
                     nullptr});
  // E[e] has the edge, and on G - e nothing.
  expect("a graph", {"open: edges", "open = E",
                     "e in open, f in open where f in (let F = E[e]: {edge x: (x in F)(G - e)})\n"
                     "  open := open - {edge x: (x in E[e])(G - e)}",
                     nullptr});
  expect("a graph",
         {"open: edges", "open = E", "e in open, f in open where f in (let F = E[e]: F)\n  open := open - E[e]",
          "the members of open"});
}

TEST(FallingNumbers, AreNotSeenWhereAMoveMayTakeNothing) {
  for (const MoveCase& one : {
           MoveCase{"open: vertices", "open = V", "v in V\n  open := open - v", nullptr},
           {"open: vertices", "open = V", "v in open\n  open := open - N(v)", nullptr},
           {"open: vertices", "open = V", "v in open\n  open := {u in open: degree(u) > 1}", nullptr},
           {"open: vertices", "open = V", "v in open\n  open := let S = open + v: S - N(v)", nullptr},
           {"open: vertices", "open = V", "v in open\n  open := {u in V: u in open - v}", nullptr},
           {"taken: vertices", "taken = {}", "v in N(V - taken)\n  taken := taken + v", nullptr},
           {"taken: vertices", "taken = {}", "v in V where v in V + taken\n  taken := taken + v", nullptr},
           {"taken: vertices", "taken = {}", "v in V where !(v in V - taken)\n  taken := taken + v", nullptr},
           {"open: vertices", "open = V", "v in open\n  open := open xor N[v]", nullptr},
           // What is reached from `open` need not be in it; other edges have ends elsewhere.
           {"open: vertices", "open = V", "v in open\n  open := reach(open - v, V)", nullptr},
           {"open: vertices", "open = V", "v in open\n  open := reach(open, E) - v", nullptr},
           {"here: vertices\nposition mine: edges", "here = V, mine = E",
            "e in mine + E[here]\n  here := here - ends(e)", nullptr},
           {"here: vertices\nposition mine: edges", "here = V, mine = E",
            "e in mine - E[here]\n  here := here - ends(e)", nullptr},
           {"open: vertices", "open = V", "v in open\n  open := if |open| > 2 then open else open - v", nullptr},
           {"open: vertices", "open = V", "v in open where v in V | |open| > 1\n  open := open meet N(v) + v", nullptr},
           {"open: vertices", "open = V", "v in V where N(v) meet open != {}\n  open := open - v", nullptr},
           {"open: vertices", "open = V", "v in V where N[v] meet open = {}\n  open := open - N[v]", nullptr},
           {"open: vertices", "open = V", "e in E\n  open := open - ends(e)", nullptr},
           {"open: vertices", "open = V", "set S in open where |S| <= 2\n  open := open - S", nullptr},
           {"open: vertices", "open = V", "set S in V where |S| = 1\n  open := open - S", nullptr},
           {"open, shut: vertices", "open = V, shut = {}", "v in open\n  open := open - v + shut\n  shut := shut + v",
            nullptr},
           {"open(c in 1..2): vertices", "open(c) = V",
            "v in V, c in 1..2 where v in open(c)\n  open(c) := open(3 - c) - v", nullptr},
       })
    expect("a graph", one);
}

TEST(FallingNumbers, AreReadOffWhatConditionsSayOfNumbers) {
  constexpr const char* chips = "the sum of chips";
  for (const MoveCase& one : {
           MoveCase{"chips: 0..9 at vertices", "chips(v) = 9", "v in V, k in 0..8 where k < chips(v)\n  chips(v) := k",
                    chips},
           {"chips: 0..9 at vertices", "chips(v) = 9", "v in V, k in 0..8 where chips(v) > k\n  chips(v) := k", chips},
           {"chips: 0..9 at vertices", "chips(v) = 9",
            "v in V, k in 1..9 where k <= chips(v)\n  chips(v) := chips(v) - k", chips},
           {"chips: 0..9 at vertices", "chips(v) = 9", "v in V where chips(v) > 0\n  chips(v) := chips(v) - 1", chips},
           {"chips: 0..9", "chips = 9", "k in 0..8 where k < chips\n  chips := k", chips},
           // What is said beside written numbers, and the ends of the range.
           {"done: 0..1", "done = 0", "k in 1..1 where done = 0\n  done := 1", "what is missing of done"},
           {"done: 0..1", "done = 0", "k in 1..1 where done != 1\n  done := 1", "what is missing of done"},
           {"done: 0..5", "done = 0", "k in 1..1 where 1 >= done\n  done := 3", "what is missing of done"},
           {"done: 0..order", "done = 0", "v in V where done != order\n  done := order", "what is missing of done"},
           {"chips: 0..9", "chips = 9", "k in 1..1 where chips >= 3\n  chips := 2", "the sum of chips"},
           {"chips: 0..9", "chips = 9", "k in 1..1 where chips != 0\n  chips := 0", "the sum of chips"},
           {"chips: 0..9 at vertices", "chips(v) = 9", "v in V where chips(v) = 4\n  chips(v) := 1", chips},
           {"chips: 0..9 at vertices", "chips(v) = 9", "v in V where chips(v) >= 4 & chips(v) != 4\n  chips(v) := 4",
            chips},
           {"done: 0..1", "done = 0", "k in 1..1 where done >= 0\n  done := 1", nullptr},
           {"done: 0..5", "done = 0", "k in 1..1 where done <= 3\n  done := 3", nullptr},
           {"done: 0..5", "done = 0", "k in 1..1 where done != 3\n  done := 3", nullptr},
           {"done: 0..5", "done = 0", "k in 1..1 where done = 1 | done = 2\n  done := 3", nullptr},
           {"done: 0..order", "done = 0", "v in V where done != order - 1\n  done := order", nullptr},
           {"chips: 0..9 at vertices", "chips(v) = 9", "v in V, w in N(v) where chips(w) = 4\n  chips(v) := 1",
            nullptr},
           {"chips: 0..9 at vertices\nposition here: vertex", "chips(v) = 9, here = {}",  // at no vertex
            "v in V where chips(here) = 0\n  chips(here) := 1", nullptr},
           // No less: k may be chips(v), or 0, or of another vertex, or put on many places or none.
           {"chips: 0..9 at vertices", "chips(v) = 9", "v in V, k in 0..9 where k <= chips(v)\n  chips(v) := k",
            nullptr},
           {"chips: 0..9 at vertices", "chips(v) = 9",
            "v in V, k in 0..9 where k <= chips(v)\n  chips(v) := chips(v) - k", nullptr},
           {"chips: 0..9 at vertices", "chips(v) = 9",
            "v in V, w in N(v), k in 0..8 where k < chips(v)\n  chips(w) := k", nullptr},
           {"chips: 0..9 at vertices", "chips(v) = 9",
            "v in V, k in 0..8 where k < chips(v)\n  chips(u) := k for u in N[v]", nullptr},
           {"chips: 0..9 at vertices", "chips(v) = 9", "k in 1..9\n  chips(u) := chips(u) - k for u in V", nullptr},
           {"chips: 0..9 at vertices\nposition here: vertex", "chips(v) = 9, here = {}",  // at no vertex
            "v in V where chips(here) > 0\n  chips(here) := chips(here) - 1", nullptr},
           {"chips: 0..1 at vertices\nposition here: vertex", "chips(v) = 0, here = {}",
            "v in V where chips(here) < 1\n  chips(here) := 1", nullptr},
           {"chips: 0..9 at vertices", "chips(v) = 9",
            "v in V, w in N(v) where chips(v) > 0\n  chips(v) := chips(v) - 1\n  chips(w) := chips(w) + 1", nullptr},
       })
    expect("a graph", one);
}

// The same said in other words, as authors do.
TEST(FallingNumbers, AreSeenInOtherWordsForTheSame) {
  constexpr const char *open = "the members of open", *taken = "what is missing of taken";
  constexpr const char *begun = "taken: vertices", *none = "taken = {}";
  constexpr const char* two = "own, other: vertices";
  for (const MoveCase& one : {
           MoveCase{two, "own = {}, other = {}", "v in V where !(v in own | v in other)\n  own := own + v",
                    "what is missing of own"},
           {"open: vertices", "open = V", "v in V where !(!(v in open) | degree(v) = 0)\n  open := open - v", open},
           {"open: vertices", "open = V", "set T in open where 0 < |T| & |T| <= 2\n  open := open - T", open},
           {"open: vertices", "open = V", "set T in open where 1 <= |T| & |T| <= 2\n  open := open - T", open},
           {"open: vertices", "open = V", "set T in open where |T| != 0 & |T| <= 2\n  open := open - T", open},
           {"open: vertices", "open = V", "set T in open where !(T = {} | |T| > 2) & |T| <= 2\n  open := open - T",
            open},
           {"live: edges", "live = E", "v in V where |E(v) meet live| >= 1\n  live := live - E(v)",
            "the members of live"},
           {"live: edges", "live = E", "v in V where !(|E(v) meet live| = 0)\n  live := live - E(v)",
            "the members of live"},
           {begun, none, "v in V where N[v] meet taken = {}\n  taken := taken + v", taken},
           {begun, none, "v in V where {v} meet taken = {}\n  taken := taken + v", taken},
           {"taken: edges", none, "e in E where {} = taken meet E(e)\n  taken := taken + e", taken},
           {begun, none, "v in V where forall u in taken: u != v & !adjacent(u, v)\n  taken := taken + v", taken},
           {"open: vertices", "open = V", "v in open\n  open := {u in open: u != v & !adjacent(u, v)}", open},
           {"open: vertices", "open = V", "v in open\n  open := open - reach(v, open)", open},
           {begun, none, "v in {u in V: !(u in taken)}\n  taken := taken + v", taken},
           {begun, none, "v in {u in V: u in N(taken)}\n  taken := taken + v", taken},
           {"red(c in 1..2): vertices", "red(c) = {}",
            "v in V, c in 1..2 where !(v in red(1) | v in red(2))\n  red(c) := red(c) + v", "what is missing of red"},
           {"red(c in 1..2): vertices", "red(c) = {}",
            "v in V, c in 1..2 where forall d in 1..2: !(v in red(d))\n  red(c) := red(c) + v",
            "what is missing of red"},
           {"colour: 0..3 at vertices", "colour(v) = 0", "v in V, c in 1..3 where colour(v) = 0\n  colour(v) := c",
            "what is missing of colour"},
           {"colour: 0..3 at vertices", "colour(v) = 0", "v in {u in V: colour(u) = 0}, c in 1..3\n  colour(v) := c",
            "what is missing of colour"},
           {"chips: 0..3 at vertices", "chips(v) = 3",
            "v in V, k in 0..3 where k > 0 & k <= chips(v)\n  chips(v) := chips(v) - k", "the sum of chips"},
       })
    expect("a graph", one);
}

// Each would be seen by a reading of these words that goes a step too far.
TEST(FallingNumbers, AreNotSeenInWordsThatSayLess) {
  constexpr const char *begun = "taken: vertices", *none = "taken = {}";
  constexpr const char *reds = "red(c in 1..2): vertices", *no_red = "red(c) = {}";
  for (const MoveCase& one : {
           MoveCase{begun, none, "v in V where !(v in taken & degree(v) > 0)\n  taken := taken + v", nullptr},
           {begun, none, "v in V where !(v in taken) | degree(v) > 0\n  taken := taken + v", nullptr},
           {begun, none, "v in V where !(!(v in taken | degree(v) > 0))\n  taken := taken + v", nullptr},
           {begun, none, "v in V where N(v) meet taken = {}\n  taken := taken + v", nullptr},
           {begun, none, "v in V where N[v] meet taken != {}\n  taken := taken + v", nullptr},
           {begun, none, "v in V, w in V where N[w] meet taken = {}\n  taken := taken + v", nullptr},
           {"taken: edges", none, "e in E where {} = taken meet (E(e) - e)\n  taken := taken + e", nullptr},
           {begun, none, "v in V where forall u in taken: u != v | adjacent(u, v)\n  taken := taken + v", nullptr},
           {begun, none, "v in V where exists u in taken: u != v\n  taken := taken + v", nullptr},
           {begun, none, "v in V where !(forall u in taken: u != v)\n  taken := taken + v", nullptr},
           {begun, none, "v in V, w in V where forall u in taken: u != w\n  taken := taken + v", nullptr},
           {begun, none, "v in V where forall u in N(v) meet taken: u != v\n  taken := taken + v", nullptr},
           {begun, none, "v in {u in V: u in taken | degree(u) > 0}\n  taken := taken + v", nullptr},
           {begun, none, "v in {u in V: u in N[taken]}\n  taken := taken + v", nullptr},
           {begun, none, "v in {u in V: exists w in V: !(w in taken)}\n  taken := taken + v", nullptr},
           {begun, none, "v in V + {u in V: !(u in taken)}\n  taken := taken + v", nullptr},
           {"open: vertices", "open = V", "set T in open where 0 <= |T| & |T| <= 2\n  open := open - T", nullptr},
           {"open: vertices", "open = V", "set T in open where !(|T| > 0) & |T| <= 2\n  open := open - T", nullptr},
           {"open: vertices", "open = V", "set T in open where |T| != 1 & |T| <= 2\n  open := open - T", nullptr},
           {"open: vertices", "open = V", "v in open\n  open := {u in open: u != v | adjacent(u, v)}", nullptr},
           {"open: vertices", "open = V", "v in open\n  open := {u in open: u = v | adjacent(u, v)}", nullptr},
           {"open: vertices", "open = V", "v in open\n  open := open - reach(N(v), open)", nullptr},
           {"open: vertices", "open = V", "v in open\n  open := open - reach(v, open - v)", nullptr},
           {"live: edges", "live = E", "v in V where |E(v) meet live| >= 0\n  live := live - E(v)", nullptr},
           {"live: edges", "live = E", "v in V, w in V where |E(v) meet live| >= 1\n  live := live - E(w)", nullptr},
           {"live: edges", "live = E", "v in V where !(|E(v) meet live| > 0)\n  live := live - E(v)", nullptr},
           {reds, no_red, "v in V, c in 1..2 where !(v in red(1))\n  red(c) := red(c) + v", nullptr},
           {reds, no_red, "v in V, c in 1..2 where !(v in red(1) & v in red(2))\n  red(c) := red(c) + v", nullptr},
           {reds, no_red, "v in V, c in 1..2 where forall d in 1..1: !(v in red(d))\n  red(c) := red(c) + v", nullptr},
           {reds, no_red, "v in V, c in 1..2 where exists d in 1..2: !(v in red(d))\n  red(c) := red(c) + v", nullptr},
           {reds, no_red, "v in V, c in 1..2, k in 1..2 where !(v in red(1))\n  red(k) := red(k) + v", nullptr},
           {"colour: 0..3 at vertices", "colour(v) = 0", "v in V, c in 0..3 where colour(v) = 0\n  colour(v) := c",
            nullptr},
           {"colour: 0..3 at vertices", "colour(v) = 0", "v in V, c in 1..3 where colour(v) <= 1\n  colour(v) := c",
            nullptr},
           {"chips: 0..3 at vertices", "chips(v) = 3",
            "v in V, k in 0..3 where !(k > 0) & k <= chips(v)\n  chips(v) := chips(v) - k", nullptr},
       })
    expect("a graph", one);
}

TEST(FallingNumbers, HoldOfTurnedPartsOnlyTogether) {
  const GameText grow = rules("a graph",
                              "position mine, theirs: vertices\nstart mine = {}, theirs = {}\n"
                              "move v in V - mine - theirs\n  mine := mine + v\nturn mine <-> theirs\n");
  EXPECT_EQ(measure_text(grow, falling_measure(grow).value()),
            "what is missing of mine, and what is missing of theirs");
  const GameText move =
      rules("a graph",
            "position mine, theirs: vertices\nstart mine = V, theirs = {}\n"
            "move v in mine\n  mine := mine - v\n  theirs := theirs + v\nturn mine <-> theirs\nfalls 0\n");
  EXPECT_FALSE(falling_measure(move));
}

/// What falls with every move of a solitaire; empty if the form shows nothing.
std::string falls_alone(const std::string& clauses) {
  const GameText text = read_users_game("game trial 1\none player on a graph\n" + clauses + "won alive = {}\n").text;
  const auto measure = falling_measure(text);
  return measure ? measure_text(text, *measure) : "";
}

TEST(FallingNumbers, AreSeenInSolitairesThroughPartsThatStayWithinOthers) {
  const std::string both = "position alive, odd: vertices\n";
  const std::string alive = "the members of alive";
  const auto plays = [&](const std::string& start, const std::string& odd) {
    return falls_alone(both + "start " + start + "\nmove v in odd\n  alive := alive - v\n  odd := " + odd + "\n");
  };
  const std::string some = "alive = V, odd = {v in V: degree(v) > 1}";
  EXPECT_EQ(plays(some, "(odd xor N(v)) meet (alive - v)"), alive);
  EXPECT_EQ(plays("alive = V - {v in V: degree(v) > 1}, odd = {}", "(odd xor N(v)) meet (alive - v)"), alive);
  // Then v may be a vertex that is not alive: at the start, or after a move.
  EXPECT_EQ(plays("alive = {v in V: degree(v) > 1}, odd = V", "(odd xor N(v)) meet (alive - v)"), "");
  EXPECT_EQ(plays(some, "(odd xor N(v)) meet alive"), "");
  EXPECT_EQ(plays(some, "odd xor N(v)"), "");
}

/// Whether the game is Node-Kayles on its conflicts: `by form`, `on boards where they go both ways`, or why not.
std::string strikes(const std::string& board, const std::string& clauses) {
  std::string why_not;
  const auto found = striking(rules(board, clauses), why_not);
  return !found ? why_not : found->symmetric ? "by form" : "on boards where they go both ways";
}

TEST(StrikingGames, AreThoseInWhichAMoveOnlyStrikesWhatTheBoardSays) {
  const std::string open = "position open: vertices\nstart open = V\n";
  EXPECT_EQ(strikes("a graph", open + "move v in open\n  open := open - N[v]\n"), "by form");
  EXPECT_EQ(strikes("a graph", open + "move v in open\n  open := open - v\n"), "by form");
  EXPECT_EQ(strikes("a graph", "position open: edges\nstart open = E\nmove e in open\n  open := open - E(e)\n"),
            "by form");
  // One arc: 2 by the rules, and 1 where a conflict goes both ways.
  EXPECT_EQ(strikes("a digraph", open + "move v in open\n  open := open - v - out-neighbours(v)\n"),
            "on boards where they go both ways");
  // A single vertex: 0 by the rules, 1 without the condition. Two: 1 by the rules, 0 without it.
  EXPECT_EQ(strikes("a graph", open + "move v in open where N(v) meet open != {}\n  open := open - v\n"),
            "a move has a condition");
  EXPECT_EQ(strikes("a graph", open + "move v in open where |open| >= 2\n  open := open - v\n"),
            "a move has a condition");
  EXPECT_EQ(strikes("a graph", open + "move v in open\n  open := open - v - (N(v) - open)\n"),
            "what is struck depends on the position");
  EXPECT_EQ(strikes("a graph", open + "move v in V\n  open := open - v\nfalls 0\n"),
            "a move is chosen from another set than the position");
  EXPECT_EQ(strikes("a graph", open + "move v in open\n  open := open - v\nwon open = {}\n"),
            "there is a clause 'won', 'lost', 'again' or 'turn'");
  EXPECT_EQ(strikes("a graph", open + "move v in open\n  open := open - v\nagain N(v) meet open' != {}\n"),
            "there is a clause 'won', 'lost', 'again' or 'turn'");
  // Three single vertices: every first move leads to two, where the text is wrong; the conflicts alone say 1.
  EXPECT_EQ(strikes("a graph", open + "move v in open\n  open := open - v\nalways |open| != 2\n"),
            "what stands behind 'always' speaks of whole positions");
}

}  // namespace
}  // namespace gamecert::games
