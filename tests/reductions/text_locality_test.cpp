// Texts whose form shows that they are local are, on all small boards; and what the form must show for it.
#include "games/texts/local/text_locality.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "tests/reductions/local_texts.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using namespace testing;

/// In every position that play reaches, the moves are those that no move made before closes by the form.
void expect_play_on_conflicts(const Tried& tried, const games::Setup& setup) {
  const graphs::Graph conflicts = text_conflicts(setup);
  const games::TextLocality& form = form_of_text(setup.info(), tried.parameters);
  const int kinds = static_cast<int>(form.kinds.size());
  const int places = on_edges(tried) ? conflicts.order() : setup.instance().order();
  std::map<int, int> number;  // by code
  for (int move = 0; move < conflicts.order(); ++move)
    number[form.code(static_cast<std::size_t>(move % kinds), move / kinds, places)] = move;
  std::vector<std::pair<games::Position, std::set<int>>> left = {{setup.game().start(), {}}};  // with what is closed
  std::set<games::Position> seen;
  while (!left.empty()) {
    const auto [at, closed] = left.back();
    left.pop_back();
    if (!seen.insert(at).second) continue;
    std::set<int> open;
    for (const int code : setup.game().moves(at)) {
      const int move = number.at(code);
      open.insert(move);
      std::set<int> after = closed;
      after.insert(move);
      after.insert(conflicts.neighbours(move).begin(), conflicts.neighbours(move).end());
      left.emplace_back(setup.game().play(at, code), after);
    }
    for (int move = 0; move < conflicts.order(); ++move) ASSERT_NE(open.contains(move), closed.contains(move));
  }
}

TEST(TextLocality, PlayIsNodeKaylesOnTheConflicts) {
  for (const LocalText& text : local_texts()) {
    SCOPED_TRACE(text.clauses);
    const Tried tried{entered(text), text.parameters, text.order};
    for (int order = 0; order <= std::min(text.order, 4); ++order)
      each_board(order, arcs(tried), [&](const std::vector<Edge>& edges) {
        if (order * 16 > 48 && edges.size() % 2 != 0) return;
        expect_play_on_conflicts(tried, set_up(tried, order, edges));
      });
  }
}

TEST(TextLocality, ConflictsAreThoseOfTheBuiltInGame) {
  int compared = 0;
  for (const LocalText& text : local_texts()) {
    if (text.built_in.empty()) continue;
    SCOPED_TRACE(text.clauses);
    const Tried tried{entered(text), text.parameters, text.order}, built_in{text.built_in, text.its_parameters, 0};
    EXPECT_EQ(reach_of(tried), reach_of(built_in));
    EXPECT_EQ(on_edges(tried), on_edges(built_in));
    for (int order = 0; order <= text.order; ++order)
      each_board(order, arcs(tried), [&](const std::vector<Edge>& edges) {
        if (order == 5 && edges.size() % 4 != 1) return;
        ++compared;
        ASSERT_EQ(closed_by(*game_on(tried, order, edges)), closed_by(*game_on(built_in, order, edges)));
      });
  }
  EXPECT_GT(compared, 1000);
}

int nimber(const games::Game& game, const games::Position& at, std::map<games::Position, int>& known) {
  if (const auto found = known.find(at); found != known.end()) return found->second;
  std::set<int> options;
  for (const int move : game.moves(at)) options.insert(nimber(game, game.play(at, move), known));
  int least = 0;
  while (options.contains(least)) ++least;
  return known[at] = least;
}
int nimber(const games::Game& game) {
  std::map<games::Position, int> known;
  return nimber(game, game.start(), known);
}

/// The game that somebody would take it for: a move closes for good what it closes at the start.
graphs::Graph closed_at_the_start(const games::Game& game) {
  const std::vector<int> moves = game.moves(game.start());
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::vector<int> left = game.moves(game.play(game.start(), moves[i]));
    for (std::size_t j = 0; j < moves.size(); ++j)
      if (i != j && !std::ranges::binary_search(left, moves[j])) edges.emplace_back(std::minmax(i, j));
  }
  std::ranges::sort(edges);
  edges.erase(std::ranges::unique(edges).begin(), edges.end());
  return {static_cast<int>(moves.size()), edges};
}

struct Refused {
  std::string board, clauses, why;
};

/// Every condition of Theorem 3 of docs/GAMES.md on what moves close, with a game that meets all but that one: it is
/// not Node-Kayles on what its moves close at the start.
TEST(TextLocality, NeedsThatMovesCloseOthersForGoodAndMutually) {
  const std::string open = "position open: vertices\nstart open = V\n";
  for (const Refused& one : std::vector<Refused>{
           {"a graph", open + "move v in open where N(v) meet open != {}\n  open := open - v\n", "'!= {}'"},
           {"a graph", open + "move v in open where |open| >= 2\n  open := open - v\n", "'card'"},
           {"a digraph", open + "move v in open\n  open := open - v - out-neighbours(v)\n", "does not close it"},
           {"a graph", open + "move v in open\n  open := open - v - (if |open| = 2 then open else {})\n", "'card'"},
           {"a graph", open + "move v in open\n  open := open - v - N(V - open)\n", "'N'"},
           {"a graph",
            "position open, new: vertices\nstart open = V, new = V\n"
            "move v in new where v in open\n  open := open xor N[v]\n  new := new - v\n",
            "put back on 'open'"},
           {"a graph",
            "position open, other: vertices\nstart open = V, other = V\n"
            "move v in open\n  open := open - v - (N(v) meet other)\n  other := other - (V - N[v])\n",
            "another set of the position"},
           {"a graph",
            "position open, one, two: vertices\nstart open = V, one = V, two = V\n"
            "move v in open, c in 1..2 where forall u in N(v): u in one | u in two\n  open := open - v\n"
            "  one := if c = 1 then one - N[v] else one\n  two := if c = 2 then two - N[v] else two\n",
            "two moves together"},
           {"a graph",
            "position open, done: vertices\nstart open = V, done = {}\n"
            "move v in open\n  open := open - v\nmove v in V - open - done\n  done := done + v\n",
            "legal at the start"},
           {"a graph",
            "position open, done: vertices\nstart open = V, done = {}\n"
            "move v in open where N(v) in open\n  open := open - v\n"
            "move v in V - open - done where true\n  done := done + v\n",
            "legal at the start"},
           {"a graph",
            "position one, two: vertices\nstart one = V, two = V\n"
            "move v in one\n  one := one - N[v]\nmove v in two\n  two := two - v\n  one := one - v\n",
            "does not close it"},
       }) {
    SCOPED_TRACE(one.clauses);
    const std::string name = entered({one.board, one.clauses});
    std::string why;
    EXPECT_EQ(games::text_locality(name, {}, why), nullptr);
    EXPECT_NE(why.find(one.why), std::string::npos) << why;
    const Tried tried{name, {}, 0};
    bool differs = false;
    for (int order = 1; order <= (arcs(tried) ? 3 : 4); ++order)
      each_board(order, arcs(tried), [&](const std::vector<Edge>& edges) {
        if (differs) return;
        const games::Setup setup = set_up(tried, order, edges);
        const games::Board conflicts = closed_at_the_start(setup.game());
        differs =
            nimber(setup.game()) != nimber(*games::make(games::find("node-kayles"), games::Instance(conflicts, "")));
      });
    EXPECT_TRUE(differs);
  }
}

/// How two vertices lie: their distance, or one more than any; on digraphs whether there are arcs.
std::pair<int, int> how_far(const Tried& tried, int order, const std::vector<Edge>& edges, int u, int v) {
  if (arcs(tried)) return {std::ranges::count(edges, Edge(u, v)), std::ranges::count(edges, Edge(v, u))};
  const Gadget whole{.boundary = 0, .inner = order, .edges = edges, .green = {}};
  return {distances(whole, 9)[static_cast<std::size_t>(u)][static_cast<std::size_t>(v)], 0};
}

/// Which pairs conflict at the start, by how far they lie from each other: several answers where that is not all.
std::map<std::pair<int, int>, std::set<bool>> by_distance(const Tried& tried) {
  std::map<std::pair<int, int>, std::set<bool>> result;
  for (int order = 2; order <= (arcs(tried) ? 3 : 4); ++order)
    each_board(order, arcs(tried), [&](const std::vector<Edge>& edges) {
      const games::Setup setup = set_up(tried, order, edges);
      const graphs::Graph conflicts = closed_at_the_start(setup.game());
      for (int u = 0; u < order; ++u)
        for (int v = 0; v < order; ++v)
          if (u != v) result[how_far(tried, order, edges, u, v)].insert(conflicts.adjacent(u, v));
    });
  return result;
}

/// Every condition on where conflicts lie, with a game that is Node-Kayles on its conflicts and meets all but that one:
/// more than the distance decides, or what is farther conflicts and what is nearer does not.
TEST(TextLocality, NeedsThatConflictsLookThroughEdgesNearby) {
  const std::string open = "position open: vertices\nstart open = V\nmove v in open\n  open := open - v - ";
  for (const Refused& one : std::vector<Refused>{
           {"a graph", open + "{u in V: distance(u, v) = 2}\n", "at some distance and not"},
           {"a graph", open + "(V - N(v))\n", "at some distance and not"},
           {"a graph", open + "(V - v)\n", "however far away"},
           {"a graph", open + "{u in N(v): degree(u) = degree(v)}\n", "'degree'"},
           {"a graph", open + "(if |V| > 3 then N(v) else {})\n", "'card'"},
           {"a graph", open + "(if connected then N(v) else {})\n", "'connected'"},
           {"a graph", open + "{u in N(v): N(u) meet N(v) = {}}\n", "'N'"},
           {"a graph", open + "{u in V: distance(u, v) < infinite}\n", "'infinite'"},
           {"a digraph", open + "(out-neighbours(v) meet in-neighbours(v))\n", "the other way round"},
           {"a digraph", open + "(out-neighbours(v) xor in-neighbours(v))\n", "the other way round"},
       }) {
    SCOPED_TRACE(one.clauses);
    const std::string name = entered({one.board, one.clauses});
    std::string why;
    EXPECT_EQ(games::text_locality(name, {}, why), nullptr);
    EXPECT_NE(why.find(one.why), std::string::npos) << why;
    const auto conflicts = by_distance({name, {}, 0});
    bool several = false, nearer = false;
    for (const auto& [distance, answers] : conflicts) several = several || answers.size() > 1;
    for (const auto& [distance, answers] : conflicts)
      for (const auto& [other, of_other] : conflicts)
        nearer = nearer || (distance < other && !answers.contains(true) && of_other.contains(true));
    const bool both_ways = one.board == "a digraph" && conflicts.at({1, 1}) != conflicts.at({0, 1});
    const bool at_any = one.board == "a graph" && conflicts.at({9, 0}).contains(true);
    const bool unbounded = conflicts.contains({3, 0}) && conflicts.at({3, 0}).contains(true);
    EXPECT_TRUE(several || nearer || both_ways || at_any || unbounded);
  }
}

TEST(TextLocality, IsRefusedWithTheReasonOfTheText) {
  const std::string open = "position open: vertices\nstart open = V\n",
                    move = "move v in open\n  open := open - N[v]\n";
  for (const Refused& one : std::vector<Refused>{
           {"a graph", open + move + "won open = {}\n", "'won', 'lost', 'again' or 'turn'"},
           {"a graph", open + move + "again N(v) meet open' != {}\n", "'won', 'lost', 'again' or 'turn'"},
           {"a graph", open + move + "always |open| < 9\n", "'always'"},
           {"a graph", open + "require connected\n" + move, "'require'"},
           {"a graph or a digraph", open + move, "digraphs alone"},
           {"heaps", open + move, "digraphs alone"},
           {"a graph", "position open: vertices\nstart open = {v in V: N(v) != {}}\n" + move, "'start'"},
           {"a graph", "given hot: vertices\n" + open + "move v in open\n  open := open - v - (N(v) meet hot)\n",
            "'hot'"},
           {"a graph", "given hot: vertices\n" + open + "move v in open where !(v in hot)\n  open := open - N[v]\n",
            "'hot'"},
           {"a graph", open + "move v in open, u in N(v) meet open\n  open := open - v - u\n", "one vertex or edge"},
           {"a graph", open + "move set S in open where |S| = 1\n  open := open - S - N(S)\nfalls |open|\n",
            "one vertex or edge"},
           {"a graph",
            "position chips: 0..2 at vertices\nstart chips(v) = 2\nmove v in V where chips(v) > 0\n"
            "  chips(v) := chips(v) - 1\n",
            "'chips'"},
           {"a graph", open + move + "move e in E[open]\n  open := open - ends(e)\n", "some on edges"},
           {"a graph", "position open: edges\nstart open = E\nmove e in open\n  open := open - E[e]\n", "share an end"},
           {"a graph", "position open: edges\nstart open = E\nmove e in open\n  open := open - e - (E - E(e))\n",
            "however far away"},
           // A host may colour several edges at a vertex: that an edge there has one colour says nothing of the others.
           {"a graph",
            "position open(c in 1..2): edges\nstart open(c) = E\nmove e in E, c in 1..2 where e in open(c)\n"
            "  open(3 - c) := open(3 - c) - e\n  open(c) := open(c) - E(e)\n",
            "several moves on an edge"},
       }) {
    SCOPED_TRACE(one.clauses);
    std::string why;
    EXPECT_EQ(games::text_locality(entered({one.board, one.clauses}), {}, why), nullptr);
    EXPECT_NE(why.find(one.why), std::string::npos) << why;
    EXPECT_THROW(local_game(entered({one.board, one.clauses})), text::InputError);
  }
}

/// Clauses that are or are not local, made of what texts say of the places around a move.
class RandomText {
 public:
  explicit RandomText(unsigned seed) : random_(seed) {}
  std::string text() {
    const bool grows = pick(2), two = pick(2);
    std::string result = "position a, b: vertices\nstart a = " + std::string(grows ? "{}" : "V") + ", b = V\n";
    result += "move v in b" + std::string(two ? ", c in 1..2" : "") + " where " + condition(grows, 2) + "\n";
    result += "  a := " + put("a", grows, two) + "\n  b := b - v" + (pick(3) ? "" : " - " + set(1)) + "\n";
    return result;
  }

 private:
  bool pick(unsigned of) { return random_() % of == 0; }
  std::string set(int depth) {
    if (depth > 0 && pick(3)) {
      constexpr const char* signs[] = {" + ", " - ", " meet ", " xor "};
      return "(" + set(depth - 1) + signs[random_() % 4] + set(depth - 1) + ")";
    }
    constexpr const char* all[] = {"{v}",
                                   "N(v)",
                                   "N[v]",
                                   "N[N[v]]",
                                   "N(v)",
                                   "{u in V: distance(u, v) <= 2}",
                                   "{u in V: distance(u, v) = 2}",
                                   "{u in N[v]: u != v}",
                                   "V",
                                   "{}",
                                   "{u in V: adjacent(u, v) | u = v}",
                                   "(N(v) meet b)"};
    return all[random_() % std::size(all)];
  }
  std::string condition(bool grows, int depth) {
    if (depth > 0 && pick(3))
      return condition(grows, depth - 1) + (pick(4) ? " | " : " & ") + condition(grows, depth - 1);
    const std::string around = pick(2) ? "{v}" : set(0);
    switch (random_() % 5) {
      case 0:
        return grows ? around + " meet a = {}" : around + " in a";
      case 1:
        return grows ? "!(v in a)" : "v in a";
      case 2:
        return "(forall u in " + around + ": " + (grows ? "!(u in a)" : "u in a") + ")";
      case 3:
        return grows ? "!(exists u in a: u in " + around + ")" : "(forall u in V: u in " + around + " -> u in a)";
      default:
        return pick(3) ? "v in a" : "|" + around + " - b| = 0";
    }
  }
  std::string put(const std::string& part, bool grows, bool two) {
    const std::string one = part + (pick(8) ? " xor " : grows ? " + " : " - ") + set(1);
    return two ? "if c = 1 then " + one + " else " + part + (grows ? " + " : " - ") + (pick(2) ? "v" : set(1)) : one;
  }

  std::mt19937 random_;
};

/// Play, piece by piece with the near conflicts, is as the form shows, wherever it shows anything.
TEST(TextLocality, OfRandomTextsIsAsPlayHasIt) {
  int local = 0, far = 0;
  for (unsigned seed = 0; seed < 2000; ++seed) {
    const std::string clauses = RandomText(seed).text();
    SCOPED_TRACE(clauses);
    std::string name, why;
    try {
      name = entered({"a graph", clauses});
    } catch (const text::InputError&) {
      continue;  // no number falls by the form
    }
    if (games::text_locality(name, {}, why) == nullptr) continue;
    ++local;
    const Tried tried{name, {}, 4};
    far += reach_of(tried) > 1 ? 1 : 0;
    for (int order = 0; order <= 4; ++order)
      each_board(order, false, [&](const std::vector<Edge>& edges) {
        if (order == 4 && (edges.size() + seed) % 3 != 0) return;
        expect_play_on_conflicts(tried, set_up(tried, order, edges));
      });
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(local, 50);
  EXPECT_GT(far, 10);
}

}  // namespace
}  // namespace gamecert::reductions
