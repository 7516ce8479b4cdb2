// Parts against whole positions, on every board with at most 9 moves: docs/PARTS.md by computation.
//
// On every position that play reaches: the nimber (or loony_here) of the whole is the nim-sum of those of its parts,
// where values come from the definition, a position beside heaps, and know nothing of parts; and the conditions of
// the theorem hold word for word.
//
// Left out: graphs of order 9 in geodetic; boards of painting games with vertices painted at the start, which play
// reaches. More than asked for is in it where boards are few, up to 15 moves.
#include "games/play/parts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <unordered_map>
#include <utility>

#include "games/game.hpp"
#include "games/instances/ready_game.hpp"
#include "games/play/game_from.hpp"
#include "games/texts/text_meaning.hpp"
#include "games/texts/text_parts.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/plane_board_text.hpp"
#include "graphs/small_graph_text.hpp"
#include "graphs/triangulations/triangulation_classes.hpp"
#include "tests/games/texts.hpp"
#include "tests/games/values_for_both.hpp"
#include "tests/whole_run.hpp"

namespace gamecert::games {
namespace {

using Given = std::map<std::string, int>;

struct Hash {
  std::size_t operator()(const Position& position) const {
    Word sum = 0;
    for (const Word word : position) sum = (sum ^ word) * 0x9e3779b97f4a7c15U;
    return sum ^ sum >> 29;
  }
};

constexpr int loony_here = -1;

using Parts = std::vector<Position>;

struct Known {
  int value;
  Parts parts;  // ascending
};

/// Positions of one game as wholes: what is known of a position does not rest on what is known of its parts.
class Whole {
 public:
  using Table = std::unordered_map<Position, Known, Hash>;

  explicit Whole(const Game& game) : game_(game) {}

  /// The value: the n for which the position beside a heap of n is a P-position; loony_here if there is none.
  const Known& operator()(PositionView view) {
    Position at(view.begin(), view.end());
    if (const auto found = table_.find(at); found != table_.end()) return found->second;
    Options options = take();
    game_.options(at, options);
    std::vector<int> keeps, passes;
    bool wins = false;
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      wins = wins || options.won[i] != 0;
      if (options.won[i] == 0) (options.again[i] != 0 ? keeps : passes).push_back((*this)(options.position(i)).value);
    }
    int value = loony_here;
    for (int n = game_.remaining(at) + 1; n >= 0 && !wins; --n) {
      const auto is_n = [n](int of_option) { return of_option == n; };
      if (std::ranges::all_of(keeps, is_n) && std::ranges::none_of(passes, is_n)) value = n;
    }
    spare_.push_back(std::move(options));
    Parts parts = games::parts(game_, at);
    std::ranges::sort(parts);
    return table_.emplace(std::move(at), Known{value, std::move(parts)}).first->second;
  }
  const Table& table() const { return table_; }
  const Game& game() const { return game_; }

 private:
  Options take() {
    if (spare_.empty()) return {};
    Options options = std::move(spare_.back());
    spare_.pop_back();
    return options;
  }
  const Game& game_;
  Table table_;
  std::vector<Options> spare_;
};

/// What of docs/PARTS.md does not hold at the position; empty if all does.
std::string violated(Whole& whole, const Position& at) {
  const Game& game = whole.game();
  const Parts& parts = whole(at).parts;
  static Options of_whole, of_part;
  game.options(at, of_whole);
  std::vector<char> in_a_part(of_whole.moves.size(), 0);
  for (std::size_t k = 0; k < parts.size(); ++k) {
    if (game.won(parts[k])) return "a part is won";
    if (whole(parts[k]).parts != Parts{parts[k]}) return "a part is not its only part";
    if (game.remaining(parts[k]) > game.remaining(at)) return "a part has more play left";
    game.options(parts[k], of_part);
    for (std::size_t i = 0; i < of_part.moves.size(); ++i) {
      const auto found = std::ranges::lower_bound(of_whole.moves, of_part.moves[i]);
      const auto j = static_cast<std::size_t>(found - of_whole.moves.begin());
      if (found == of_whole.moves.end() || *found != of_part.moves[i]) return "a move of a part is no move";
      if (std::exchange(in_a_part[j], 1) != 0) return "a move is in two parts";
      if (of_whole.again[j] != of_part.again[i]) return "a move keeps the turn in one only";
      if (of_whole.won[j] != of_part.won[i]) return "a move wins in one only";
      if (of_whole.won[j] != 0) continue;
      Parts expected = whole(of_part.position(i)).parts;
      for (std::size_t other = 0; other < parts.size(); ++other)
        if (other != k) expected.push_back(parts[other]);
      std::ranges::sort(expected);
      if (whole(of_whole.position(j)).parts != expected) return "other parts after a move";
    }
  }
  return std::ranges::find(in_a_part, 0) == in_a_part.end() ? "" : "a move is in no part";
}

struct SumCount {
  std::size_t boards = 0, sums = 0;  // sums: positions of several parts
};

void compare(const Game& game, const std::string& line, SumCount& count) {
  Whole whole(game);
  whole(game.start());
  Parts reached;
  for (const auto& [at, known] : whole.table()) reached.push_back(at);
  for (const Position& at : reached) {
    const Known& known = whole(at);
    int sum = 0;
    for (const Position& part : known.parts) {
      const int of_part = whole(part).value;
      sum = sum == loony_here || of_part == loony_here ? loony_here : sum ^ of_part;
    }
    ASSERT_EQ(sum, known.value) << game.info().name << " " << line;
    ASSERT_EQ(violated(whole, at), "") << game.info().name << " " << line;
    if (known.parts.size() > 1) ++count.sums;
  }
  ++count.boards;
}

using Boards = std::function<void(const std::string& line, const Given&)>;

void each_graph(int first, int last, const Given& parameters, const Boards& visit) {
  if (first == 0) visit("?", parameters);
  for (int order = std::max(first, 1); order <= last; ++order) {
    graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const graphs::SmallGraph& graph) {
      visit(graphs::write_graph6(graph), parameters);
      return !::testing::Test::HasFatalFailure();
    });
  }
}

/// Graphs of order 6 at most, and connected ones of any order, with at most so many edges.
void each_graph_of_size(int edges, const Boards& visit) {
  for (int order = 1; order <= edges + 1; ++order) {
    const graphs::GraphClass of_size{.only_connected = order > 6, .sizes = {0, edges}};
    graphs::enumerate(of_size, order, {}, [&](const graphs::SmallGraph& graph) {
      visit(graphs::write_graph6(graph), {});
      return !::testing::Test::HasFatalFailure();
    });
  }
}

/// With every set of vertices as `attribute`, after each graph.
void each_labelled(int last, const Given& parameters, const Boards& visit) {
  each_graph(0, last, parameters, [&](const std::string& line, const Given&) {
    const int order = Instance(line).order();
    for (unsigned set = 1; set < 1U << order; ++set) {
      std::string list;
      for (int v = 0; v < order; ++v)
        if ((set >> v & 1) != 0) list.append(list.empty() ? "" : ",").append(std::to_string(v));
      try {
        Instance instance(line + " labelled=" + list);
        make(find("geodetic"), instance, parameters);
      } catch (const text::InputError&) {
        continue;  // hull: not closed
      }
      visit(line + " labelled=" + list, parameters);
    }
  });
}

/// With every legal painting with two colours, after each graph.
void each_painted(int last, const Given& parameters, const Boards& visit) {
  each_graph(0, last, parameters, [&](const std::string& line, const Given&) {
    const int order = Instance(line).order();
    int paintings = 1;
    for (int v = 0; v < order; ++v) paintings *= 3;
    for (int painting = 1; painting < paintings; ++painting) {
      std::string list;
      for (int v = 0, rest = painting; v < order; ++v, rest /= 3)
        if (rest % 3 != 0)
          list.append(list.empty() ? "" : ",").append(std::to_string(v) + ":" + std::to_string(rest % 3));
      try {
        make(find("weak"), Instance(line + " painted=" + list), parameters);
      } catch (const text::InputError&) {
        continue;
      }
      visit(line + " painted=" + list, parameters);
    }
  });
}

void each_digraph(int last, const Boards& visit) {
  visit("&?", {});
  for (int order = 1; order <= last; ++order) {
    graphs::enumerate({.kind = graphs::GraphClass::Kind::digraphs}, order, {}, [&](const graphs::SmallGraph& graph) {
      visit(graphs::write_small_graph(graph), {});
      return !::testing::Test::HasFatalFailure();
    });
  }
}

/// Rooted forests, as digraphs in depth-first order, by the depths of their vertices.
void each_forest(int last, const Boards& visit) {
  std::vector<int> depth;
  std::vector<graphs::Edge> arcs;
  const std::function<void()> grow = [&] {
    visit(graphs::write_digraph6(graphs::Digraph(static_cast<int>(depth.size()), arcs)), {});
    if (static_cast<int>(depth.size()) == last) return;
    const int deepest = depth.empty() ? 0 : depth.back() + 1;
    for (int next = 0; next <= deepest; ++next) {
      const auto v = static_cast<int>(depth.size());
      for (int u = v - 1; u >= 0 && next > 0; --u) {
        if (depth[static_cast<std::size_t>(u)] != next - 1) continue;
        arcs.emplace_back(u, v);
        break;
      }
      depth.push_back(next);
      grow();
      depth.pop_back();
      if (next > 0) arcs.pop_back();
    }
  };
  grow();
}

void each_heaps(int pins, const Boards& visit) {
  const std::function<void(const std::string&, int, int)> add = [&](const std::string& line, int left, int most) {
    if (!line.empty()) visit("heaps:" + line, {});
    for (int heap = 1; heap <= std::min(left, most); ++heap)
      add(line + (line.empty() ? "" : ",") + std::to_string(heap), left - heap, heap);
  };
  visit("heaps:0", {});
  add("", pins, pins);
}

void each_triangulation(int edges, const Boards& visit) {
  for (int hull = 3; 2 * hull - 3 <= edges; ++hull)
    for (int inner = 0; 2 * hull + 3 * inner - 3 <= edges; ++inner)
      for (const graphs::Triangulation& board : graphs::disc_classes(hull, inner)) visit(graphs::text(board), {});
}

void each_point_set(const Boards& visit) {
  for (const char* board : {"convex:1:", "convex:2:", "convex:3:", "convex:4:", "convex:5:", "convex:6:", "convex:7:"})
    visit(board, {});
  std::mt19937_64 random(9);
  for (int order = 4; order <= 6; ++order) {
    for (int found = 0; found < 20;) {
      std::vector<graphs::Point> points;
      for (int i = 0; i < order; ++i)
        points.push_back({static_cast<std::int64_t>(random() % 1000), static_cast<std::int64_t>(random() % 1000)});
      try {
        visit(graphs::text(graphs::PointSet(points)), {});
        ++found;
      } catch (const text::InputError&) {  // three on a line
      }
    }
  }
}

void each_board(const std::string& game, const Boards& visit) {
  if (game == "node-kayles") return each_graph(0, whole_run() ? 9 : 8, {}, visit);
  if (game == "arc-kayles") return each_graph_of_size(9, visit);
  if (game == "proper" || game == "distance") {
    for (int distance = 1; distance <= (game == "proper" ? 1 : 4); ++distance) {
      for (int colours = 1; colours <= 9; ++colours) {
        Given parameters{{"colours", colours}};
        if (game == "distance") parameters["distance"] = distance;
        each_graph(0, std::max(colours == 2 ? 5 : 0, std::min(9 / colours, 7)), parameters, visit);
      }
    }
    return;
  }
  if (game == "blue-red") return each_digraph(4, visit);
  if (game == "weak") {
    for (int reading = 0; reading < 4; ++reading) {
      each_graph(0, 5, {{"reading", reading}}, visit);
      each_painted(4, {{"reading", reading}}, visit);
    }
    return;
  }
  if (game == "geodetic") {
    for (int reading = 0; reading < 3; ++reading) {
      each_graph(0, reading == 0 ? 8 : 7, {{"reading", reading}}, visit);
      each_labelled(5, {{"reading", reading}}, visit);
    }
    return;
  }
  if (game == "hackendot") return each_forest(9, visit);
  if (game == "kayles" || game == "dawson-kayles") return each_heaps(10, visit);
  if (game == "nimstring" || game == "triangle-colouring" || game == "four-cycle") return each_triangulation(12, visit);
  if (game == "triangle") return each_point_set(visit);
  ADD_FAILURE() << "expected boards of every game whose positions are sums, found none of " << game;
}

bool is_sum(const Game& game) {
  const Refinements refined = game.refinements();
  return refined.live && !refined.turn && !refined.gain;
}

std::vector<std::string> games_of_parts() {
  const std::map<BoardKind, std::string> some_board = {{BoardKind::graph, "path:3"},
                                                       {BoardKind::digraph, "directed-path:3"},
                                                       {BoardKind::graph_or_digraph, "path:3"},
                                                       {BoardKind::heaps, "heaps:3"},
                                                       {BoardKind::triangulation, "fan:2"},
                                                       {BoardKind::drawn_triangulation, "fan:2"},
                                                       {BoardKind::points, "convex:4:"}};
  std::vector<std::string> names;
  for (const Entry& entry : registry())
    if (is_sum(*make(entry, Instance(some_board.at(entry.info.board))))) names.emplace_back(entry.info.name);
  return names;
}

class PartsOfGame : public ::testing::TestWithParam<std::string> {};

TEST_P(PartsOfGame, SumUpToTheWholeOnEverySmallBoard) {
  const Entry& entry = find(GetParam());
  SumCount count;
  each_board(GetParam(), [&](const std::string& line, const Given& parameters) {
    if (!HasFatalFailure()) compare(*make(entry, Instance(line), parameters), line, count);
  });
  EXPECT_GT(count.sums, 0U) << count.boards << " boards";
  RecordProperty("boards", static_cast<int>(count.boards));
}

INSTANTIATE_TEST_SUITE_P(Games, PartsOfGame, ::testing::ValuesIn(games_of_parts()), [](const auto& game) {
  std::string name = game.param;
  std::ranges::replace(name, '-', '_');
  return name;
});

TEST(Parts, OfGamesForPointsAndOfColouredMovesAreThePositionItself) {
  for (const auto& [name, line, move] :
       {std::tuple("capture", "path:5", 1), std::tuple("bichromatic-colouring", "fan:2", 2),
        std::tuple("complete-triangulation", "convex:4:", 1), std::tuple("bichromatic-complete", "convex:4:", 1)}) {
    const auto game = make(find(name), Instance(line));
    const Position at = game->play(game->start(), move);
    EXPECT_EQ(games::parts(*game, at), Parts{at}) << name;
  }
}

// Texts: Theorem 4 of docs/GAMES.md, also where play is so short that the game itself does not split.

TextParts parts_on(const TextGame& text, const Instance& instance, const Game& game) {
  const games::Parameters parameters(text.entry.info, {});
  const ReadyText& ready = *text.ready;
  return {ready, instance, parameters,
          TextMeaning<WordPlane<1>>(ready.compiled, {}, TextBoardLists(instance, ready.compiled), instance, parameters)
              .tables(),
          game.words() / game.planes()};
}

class SplitAlways final : public GameFrom {
 public:
  SplitAlways(const Game& game, TextParts parts) : GameFrom(game, game.start(), 0), parts_(std::move(parts)) {}
  const LiveCells* live_cells() const override { return nullptr; }
  std::vector<Position> split(PositionView at) const override { return parts_(at); }

 private:
  TextParts parts_;
};

void compare_text(const TextGame& text, const std::string& line, SumCount& count) {
  const Entry& entry = text.entry;
  const Instance instance(line);
  const games::Parameters parameters(entry.info, {});
  std::unique_ptr<Game> game;
  try {
    game = entry.make(instance, parameters);
  } catch (const text::InputError&) {
    return;  // a board that the rules refuse
  }
  compare(SplitAlways(*game, parts_on(text, instance, *game)), line, count);
}

void each_small_board(BoardKind kind, const Boards& visit) {
  if (kind == BoardKind::heaps) return each_heaps(6, visit);
  if (kind == BoardKind::triangulation || kind == BoardKind::drawn_triangulation) return each_triangulation(9, visit);
  if (kind == BoardKind::points) return each_point_set(visit);
  if (kind != BoardKind::graph) return each_digraph(3, visit);
  each_graph(0, 4, {}, visit);
  for (const char* line : {"path:5", "cycle:5", "path:6", "star:4", "path:3+path:3"}) visit(line, {});
}

TEST(PartsOfTexts, SumUpToTheWholeOfEveryGameOfTheTree) {
  std::map<std::string, std::size_t> sums;
  for (const TextGame* text : testing::text_games(GAMECERT_SOURCE_DIR)) {
    if (!text->ready->why_no_parts.empty() || text->entry.info.partizan) continue;
    SumCount count;
    each_small_board(text->entry.info.board, [&](const std::string& line, const Given&) {
      if (!HasFatalFailure()) compare_text(*text, line, count);
    });
    for (const AttributeInfo& given : text->entry.info.attributes)
      if (given.name == "heap")
        for (const char* line : {"path:2 heap=0:2,1:1", "path:3 heap=0:1,1:2,2:2"}) compare_text(*text, line, count);
    sums[text->text.name] = count.sums;
  }
  for (const char* name : {"proper", "weak", "arc-kayles", "kayles", "nimstring", "blue-red", "grim",
                           "kayles-on-graphs", "edge-cutting", "even-vertex-removal", "nim", "normal-domination"}) {
    ASSERT_TRUE(sums.contains(name)) << name;
    EXPECT_GT(sums[name], 0U) << name;
  }
}

/// Rules that lose members of one set and gain members of another, each drawn from what else may be said.
class RandomRules {
 public:
  explicit RandomRules(unsigned seed) : random_(seed) {}

  std::string operator()() {
    const std::string choice =
        one({"v in open", "v in V - taken", "v in open - taken", "v in open, w in N(v) meet open",
             "v in N(taken) meet open", "v in open, k in 1..2"});
    std::string result = "game trial 1\ntwo players on a graph; who cannot move loses\n";
    result += "position open, taken: vertices\nposition heap: 0..3 at vertices\n";
    result += "start open = " + one({"V", "V", "{v in V: degree(v) > 1}"}) + ", taken = {}, heap(v) = 2\n";
    result += "move " + choice + (chance(2) ? " where " + truth(2) : "") + "\n";
    result += "  open := open - v" + (chance(2) ? " - " + set(2) : "") + "\n";
    result += "  taken := taken + v" + (chance(3) ? " + " + set(2) : "") + "\n";
    if (chance(3)) result += one({"  heap(v) := 0\n", "  heap(u) := 0 for u in N(v)\n"});
    if (chance(4)) result += "again " + one({"v in open", "N(v) meet open' = {}", "|open'| = 1", "heap(v) > 0"}) + "\n";
    return result;
  }

 private:
  bool chance(unsigned of) { return random_() % of == 0; }
  std::string one(const std::vector<std::string>& texts) { return texts[random_() % texts.size()]; }
  std::string set(int depth) {
    if (depth <= 0) return one({"open", "taken", "N(v)", "N[v]", "(V - V)"});
    switch (random_() % 7) {
      case 0:
        return "N(" + set(depth - 1) + ")";
      case 1:
        return "(" + set(depth - 1) + " meet " + set(depth - 1) + ")";
      case 2:
        return "(" + set(depth - 1) + " - " + set(depth - 1) + ")";
      case 3:
        return "{x in " + set(depth - 1) + ": " +
               one({"N(x) meet open = {}", "x in taken", "heap(x) > 0", "degree(x) = 2"}) + "}";
      case 4:
        return "reach(v, " + set(depth - 1) + ")";
      case 5:
        return "(if " + truth(depth - 1) + " then " + set(depth - 1) + " else " + set(depth - 1) + ")";
      default:
        return set(0);
    }
  }
  std::string truth(int depth) {
    switch (random_() % 8) {
      case 0:
        return "|" + set(depth - 1) + "| >= " + one({"1", "2"});
      case 1:
        return set(depth - 1) + " != {}";
      case 2:
        return "v in " + set(depth - 1);
      case 3:
        return "(exists y in " + set(depth - 1) + ": heap(y) = 2)";
      case 4:
        return "|" + set(depth - 1) + "| mod 2 = 1";
      case 5:
        return "!(v in " + set(depth - 1) + ")";
      case 6:
        return "(sum y in " + set(depth - 1) + ": heap(y)) > 1";
      default:
        return "heap(v) > 0";
    }
  }

  std::mt19937 random_;
};

TEST(PartsOfTexts, SumUpToTheWholeByRulesAtRandom) {
  RandomRules random(20);
  SumCount count;
  int games = 0, split = 0;
  for (int i = 0; i < (whole_run() ? 2000 : 150) && !HasFatalFailure(); ++i) {
    const std::string rules = random();
    SCOPED_TRACE(rules);
    const GameText text = read_users_game(rules).text;
    if (!why_no_parts(text, ways_of_parts(text), falling_measure(text).has_value()).empty()) continue;
    ++games;
    const TextGame& game = enter_text(text);
    const std::size_t before = count.sums;
    for (const char* line : {"path:1", "path:2+path:1", "path:4", "cycle:4", "path:5", "star:3+path:1", "cycle:5"})
      if (!HasFatalFailure()) compare_text(game, line, count);
    split += count.sums > before ? 1 : 0;
  }
  EXPECT_GT(games, 75);
  EXPECT_GT(split, 20);
}

// The conditions of the theorem, each with rules that it leaves out.
TEST(PartsOfTexts, AreThereOnlyWhereTheFormShowsThem) {
  const auto why = [](const std::string& clauses) {
    const GameText text = read_users_game("game trial 1\ntwo players on a graph" + clauses).text;
    return why_no_parts(text, ways_of_parts(text), falling_measure(text).has_value());
  };
  EXPECT_EQ(
      why("; who cannot move loses\nposition open: vertices\nstart open = V\nmove v in open\n  open := open - v\n"),
      "");
  for (const char* clauses :
       {"; for points\nposition open: vertices\nstart open = V\nmove v in open\n  open := open - v\ngain 1\n",
        "; who cannot move loses\nposition open: vertices\nstart open = V\nmove v in open\n  open := open - v\nwon "
        "|open| = 1\n",
        "; who cannot move loses\nposition mine, theirs: vertices\nstart mine = V, theirs = {}\n"
        "move v in mine\n  mine := mine - v\n  theirs := theirs + v\nturn mine <-> theirs\nfalls |mine|\n",
        "; who cannot move loses\nposition open: vertices\nstart open = V\nmove v in open\n  open := open - v\nalways "
        "|open| > 0\n",
        "; who cannot move loses\nposition open, lit: vertices\nstart open = V, lit = V\nmove v in open\n  open := "
        "open - v\n"
        "  lit := lit xor N(v)\n",
        "; who cannot move loses\nposition fresh: vertices\nposition token: vertex\nstart fresh = V, token = {}\n"
        "move v in fresh\n  token := v\n  fresh := fresh - v\n"})
    EXPECT_NE(why(clauses), "") << clauses;
}

// Where players differ, of every position that play of both reaches: its value is the sum of those of its parts.
TEST(PartsOfTexts, SumUpToTheWholeForBothPlayers) {
  std::vector<const TextGame*> texts;
  for (const TextGame* text : testing::text_games(GAMECERT_SOURCE_DIR))
    if (text->ready->why_no_parts.empty() && text->entry.info.partizan) texts.push_back(text);
  EXPECT_GE(texts.size(), 3U);
  const auto add = [&](const std::string& clauses) {
    const std::string name = "differing-" + std::string(1, static_cast<char>('a' + texts.size()));
    texts.push_back(&enter_text(
        read_users_game("game " + name + " 1\ntwo players on a graph; who cannot move loses\n" + clauses).text));
    EXPECT_EQ(texts.back()->ready->why_no_parts, "") << clauses;
  };
  // One set for each, and one for both; numbers that are exchanged; a part that is only read.
  add("position open, mine, theirs: vertices\nstart open = V, mine = {}, theirs = {}\n"
      "move v in open where N(v) meet theirs = {}\n  open := open - v\n  mine := mine + v\nturn mine <-> theirs\n");
  add("position mine, theirs: 0..2 at vertices\nstart mine(v) = degree(v) mod 3, theirs(v) = (degree(v) + 1) mod 3\n"
      "move v in V where mine(v) > 0 & (forall u in N(v): theirs(u) < 2)\n  mine(v) := mine(v) - 1\n"
      "turn mine <-> theirs\n");
  add("position open: edges\nposition mine, theirs: vertices\nstart open = E, mine = {v in V: degree(v) > 1}, theirs = "
      "V\nmove e in open where ends(e) meet mine != {}\n  open := open - E(e)\nturn mine <-> theirs\n");
  tests::NaiveOrder order;
  std::size_t sums = 0;
  for (const TextGame* text : texts)
    for (const char* line : {"path:3", "path:2+path:1", "star:3"}) {
      SCOPED_TRACE(text->text.name + " " + line);
      const Instance instance(line);
      const auto game = text->entry.make(instance, games::Parameters(text->entry.info, {}));
      const TextParts parts = parts_on(*text, instance, *game);
      tests::ValuesForBoth values(*game);
      values.of(game->start());
      for (const auto& [at, value] : std::map(values.known())) {
        const Parts of = parts(at);
        tests::Naive sum = tests::naive({}, {});
        for (const Position& part : of) sum = tests::naive_sum(sum, values.of(part));
        ASSERT_TRUE(order.equal(value, sum));
        sums += of.size() > 1 ? 1 : 0;
      }
    }
  EXPECT_GT(sums, 50U);
}

// A number that no legal move puts is no error where it is not known which moves are legal.
TEST(PartsOfTexts, AreSeenWhereChoicesGoBeyondANumber) {
  const TextGame& game = enter_text(
      read_users_game("game trial 1\ntwo players on a graph; who cannot move loses\nposition chips: 0..3 at vertices\n"
                      "start chips(v) = 3\nmove v in V, k in 0..9 where k < chips(v)\n  chips(v) := k\n")
          .text);
  const Instance line("path:5");
  const auto made = game.entry.make(line, games::Parameters(game.entry.info, {}));
  EXPECT_EQ(games::parts(*made, made->start()).size(), 5U);
}

// N(S) has no member of S; a vertex that is next to both colours holds nothing together all the same.
TEST(PartsOfTexts, AreSeenAroundWhatNeitherPlayerMayPaint) {
  for (const std::string name : {"snort", "col"}) {
    const TextGame& text =
        testing::text_game(std::filesystem::path(GAMECERT_SOURCE_DIR) / "examples/games" / (name + ".game"));
    const Instance line("star:5");
    const auto game = text.entry.make(line, games::Parameters(text.entry.info, {}));
    const TextParts parts = parts_on(text, line, *game);
    EXPECT_EQ(parts(Position{0b10, 0}).size(), 1U) << name;
    EXPECT_EQ(parts(Position{0b10, 0b100}).size(), 3U) << name;
  }
}

// What moves read holds a position together: a condition about all that is open, or about what is two steps away.
TEST(PartsOfTexts, AreNotSeenThroughWhatMovesRead) {
  const auto parts_of_start = [](const std::string& move, const std::string& line) {
    const TextGame& game = enter_text(read_users_game("game trial 1\ntwo players on a graph; who cannot move loses\n"
                                                      "position open: vertices\nstart open = V\nmove " +
                                                      move)
                                          .text);
    const auto made = game.entry.make(Instance(line), games::Parameters(game.entry.info, {}));
    return parts_on(game, Instance(line), *made)(made->start()).size();
  };
  EXPECT_EQ(parts_of_start("v in open\n  open := open - v\n", "path:2+path:2"), 4U);
  EXPECT_EQ(parts_of_start("v in open where N(v) meet open != {}\n  open := open - v\n", "path:2+path:2"), 2U);
  EXPECT_EQ(parts_of_start("v in open where |open| >= 2\n  open := open - v\n", "path:2+path:2"), 1U);
  EXPECT_EQ(parts_of_start("v in open where |open meet {}| = 0\n  open := open - v\n", "path:1+path:1"), 2U);
  EXPECT_EQ(parts_of_start("v in open\n  open := open - v\nagain |open'| = 1\n", "path:1+path:1"), 1U);
  EXPECT_EQ(parts_of_start("v in open\n  open := open - v\n  open := open - v - N(v)\n", "path:2+path:1"), 2U);
}

}  // namespace
}  // namespace gamecert::games
