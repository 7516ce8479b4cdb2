// Formulas about solitaires are satisfiable exactly if exhaustive search by the rules refutes the statement, and their
// models are lines of play; a formula with a mistake in it is noticed.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <sstream>

#include "encode/dimacs.hpp"
#include "encode/solitaires/models.hpp"
#include "games/instances/ready_game.hpp"
#include "tests/encode/backtracking.hpp"
#include "tests/encode/small_boards.hpp"
#include "tests/games/random_instance.hpp"

namespace gamecert {
namespace {

using encode::Form;
using encode::Question;
using games::Game;
using games::Instance;
using games::Position;
using testing::Backtracking;
using Parameters = std::map<std::string, int>;

bool for_points(const games::GameInfo& info) { return info.stuck == games::Stuck::ends; }

/// By exhaustive search: the best score of the rest of play, or 1 if the goal can be reached and 0 if not.
int best(const Game& game, const Position& at, std::map<Position, int>& known) {
  if (const auto it = known.find(at); it != known.end()) return it->second;
  games::Options options;
  game.options(at, options);
  int result = game.won(at) ? 1 : for_points(game.info()) && !options.moves.empty() ? -1000 : 0;
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    const auto next = options.position(i);
    result = std::max(result, options.gains[i] + best(game, Position(next.begin(), next.end()), known));
  }
  return known[at] = result;
}

/// What a line of play is worth: its score once play has ended, or 1 if it wins; nothing if it breaks the rules.
std::optional<int> worth(const Game& game, const std::vector<int>& line) {
  Position at = game.start();
  int score = game.head_start();
  for (const int move : line) {
    games::Options options;
    game.options(at, options);
    const auto found = std::ranges::find(options.moves, move);
    if (found == options.moves.end()) return std::nullopt;
    const auto i = static_cast<std::size_t>(found - options.moves.begin());
    score += options.gains[i];
    at.assign(options.position(i).begin(), options.position(i).end());
  }
  if (!for_points(game.info())) return game.won(at) ? 1 : 0;
  return game.moves(at).empty() ? std::optional(score) : std::nullopt;
}

/// The statement whose refutations are worth at least so much.
std::string below(const games::GameInfo& info, int value) {
  return for_points(info) ? "SCORE <= " + std::to_string(value - 1) : "UNWINNABLE";
}

/// Compares a question with search. True if they agree.
bool agrees(const games::Entry& entry, const Instance& instance, const Parameters& parameters, Form form) {
  const auto game = games::make(entry, instance, parameters);
  std::map<Position, int> known;
  const int value = game->head_start() + best(*game, game->start(), known);
  const bool points = for_points(entry.info);
  for (const int wanted : points ? std::vector{value - 1, value, value + 1} : std::vector{1}) {
    const Question question =
        encode::question(games::Setup(entry, instance, parameters), below(entry.info, wanted), {.form = form});
    const auto model = Backtracking(question.cnf).model();
    if (model.has_value() != (value >= wanted)) return false;
    if (model && worth(*game, encode::line_of_play(entry.info, question, *model)).value_or(wanted - 1) < wanted)
      return false;
  }
  return true;
}

/// Every value of every attribute of the game's whose values are sets of vertices, or values of vertices 0..2.
std::vector<std::string> all_attributes(const games::GameInfo& info, int order) {
  std::vector<std::string> texts{""};
  for (const games::AttributeInfo& attribute : info.attributes) {
    const bool set = attribute.shape == games::AttributeInfo::Shape::vertices;
    if (!set && attribute.shape != games::AttributeInfo::Shape::vertex_values) continue;
    std::vector<std::string> values{""};
    for (int v = 0; v < order; ++v) {
      std::vector<std::string> longer = values;
      for (const std::string& value : values) {
        for (int colour = 1; colour <= (set ? 1 : 2); ++colour)
          longer.push_back(value + (value.empty() ? "" : ",") + std::to_string(v) +
                           (set ? "" : ":" + std::to_string(colour)));
      }
      values = std::move(longer);
    }
    std::vector<std::string> all;
    for (const std::string& value : values)
      all.push_back(value.empty() ? "" : " " + std::string(attribute.name) + "=" + value);
    texts = std::move(all);
  }
  return texts;
}

TEST(Questions, AgreeWithSearchOnEverySmallInstance) {
  for (const games::Entry& entry : games::registry()) {
    if (entry.info.players != 1) continue;
    int instances = 0;
    for (const std::string& board :
         testing::small_boards(entry.info.board, entry.info.name == "ello-modular" ? 4 : 5)) {
      for (const std::string& attributes : all_attributes(entry.info, Instance(board).order())) {
        const Instance instance(board + attributes);
        ASSERT_TRUE(agrees(entry, instance, {}, Form::usual)) << entry.info.name << " on " << instance.text();
        ++instances;
        // By play as well where the usual form is another; of the largest boards one in seven.
        if (instance.order() == 5 && instances % 7 != 0) continue;
        ASSERT_TRUE(agrees(entry, instance, {}, Form::play)) << entry.info.name << " on " << instance.text();
      }
    }
    EXPECT_GE(instances, 20) << entry.info.name;
  }
}

TEST(Questions, AgreeWithSearchOnSamples) {
  std::mt19937 random(6);
  for (const games::Entry& entry : games::registry()) {
    if (entry.info.players != 1) continue;
    for (const auto& parameters : testing::parameter_choices(entry.info)) {
      for (int i = 0; i < 40; ++i) {
        const bool board_of_edges = entry.info.board == games::BoardKind::drawn_triangulation;
        const std::string line = testing::random_instance(entry, parameters, 1 + i % (board_of_edges ? 5 : 6), random);
        ASSERT_TRUE(agrees(entry, Instance(line), parameters, Form::usual)) << entry.info.name << " on " << line;
      }
    }
  }
}

TEST(Questions, AboutTheNullGraph) {
  const Instance null("?");
  EXPECT_TRUE(agrees(games::find("ello"), null, {}, Form::usual));
  EXPECT_TRUE(agrees(games::find("ello"), null, {}, Form::play));
  EXPECT_TRUE(agrees(games::find("odd-elimination"), null, {}, Form::usual));
  EXPECT_TRUE(agrees(games::find("odd-elimination"), null, {}, Form::play));
  EXPECT_TRUE(agrees(games::find("lights-out"), null, {}, Form::usual));
}

std::string refusal(const char* game, const char* line, const char* statement) {
  try {
    encode::question(games::Setup(games::find(game), Instance(line)), statement);
  } catch (const text::InputError& error) {
    return error.what();
  }
  return "";
}

TEST(Questions, RefuseWhatTheyAreNotAbout) {
  EXPECT_EQ(refusal("node-kayles", "path:3", "UNWINNABLE"), "expected a solitaire, found node-kayles, a game for two");
  EXPECT_EQ(refusal("ello", "path:3", "WINNABLE"), "expected the statement UNWINNABLE about ello, found 'WINNABLE'");
  EXPECT_EQ(refusal("ello", "path:3", "SCORE <= 3"),
            "expected the statement UNWINNABLE about ello, found 'SCORE <= 3'");
  for (const char* statement : {"UNWINNABLE", "SCORE 3", "SCORE <= ", "SCORE <= 03", "SCORE <= 3 ", "SCORE <= 1e3",
                                "SCORE <= 99999999999", "SCORE <= +3", "SCORE <= -0"})
    EXPECT_EQ(refusal("all-green", "fan:2", statement),
              "expected a statement `SCORE <= v` about all-green, found '" + std::string(statement) + "'");
  EXPECT_NE(refusal("ello", "fan:2", "UNWINNABLE"), "");
  EXPECT_NE(refusal("ello", "path:3 lit=0", "UNWINNABLE"), "");
  EXPECT_EQ(refusal("all-green", "fan:2", "SCORE <= -3"), "");
}

/// The lines of text as numbers, comments apart.
std::pair<std::vector<std::string>, std::vector<std::vector<int>>> parse(const std::string& text, int& variables) {
  std::pair<std::vector<std::string>, std::vector<std::vector<int>>> result;
  std::istringstream in(text);
  std::size_t clauses = 0;
  bool header = false;
  for (std::string line; std::getline(in, line);) {
    if (!header && line.starts_with("c ")) {
      result.first.push_back(line.substr(2));
    } else if (!header) {
      EXPECT_EQ(std::sscanf(line.c_str(), "p cnf %d %zu", &variables, &clauses), 2);
      header = true;
    } else {
      std::istringstream numbers(line);
      result.second.emplace_back();
      for (int number; numbers >> number;) result.second.back().push_back(number);
      EXPECT_TRUE(numbers.eof());
      EXPECT_FALSE(result.second.back().empty());
      EXPECT_EQ(result.second.back().back(), 0);
      result.second.back().pop_back();
    }
  }
  EXPECT_EQ(result.second.size(), clauses);
  EXPECT_TRUE(text.ends_with("\n"));
  return result;
}

TEST(Files, AreExactDimacs) {
  std::mt19937 random(7);
  for (const games::Entry& entry : games::registry()) {
    if (entry.info.players != 1) continue;
    for (int i = 0; i < 20; ++i) {
      const std::string line = testing::random_instance(entry, {}, 1 + i % 6, random);
      const games::Setup setup(entry, Instance(line));
      const Question question = encode::question(setup, below(entry.info, 3));
      const std::string title = encode::title_of(setup, below(entry.info, 3), question.order.has_value());
      const encode::Cnf& cnf = question.cnf;
      int variables = 0;
      const std::vector<std::string> names = encode::variable_names(setup, question);
      const auto [comments, clauses] = parse(encode::dimacs(cnf, title, names), variables);
      EXPECT_EQ(variables, cnf.variables());
      EXPECT_EQ(clauses, testing::clauses_of(cnf));
      EXPECT_EQ(comments.front(), title);
      EXPECT_NE(title.find(std::string(entry.info.name)), std::string::npos);
      EXPECT_NE(title.find(Instance(line).text() + ": "), std::string::npos);
      EXPECT_TRUE(title.ends_with("; unsatisfiable means " + below(entry.info, 3)));
      EXPECT_LE(std::ssize(names), variables);
      std::vector<std::string> named;
      for (const std::string& name : names) named.push_back(std::to_string(named.size() + 1) + " = " + name);
      EXPECT_EQ(named, std::vector(comments.begin() + 1, comments.end()));
      for (const std::vector<int>& clause : clauses) {
        EXPECT_TRUE(std::ranges::is_sorted(clause, {}, [](int literal) { return std::abs(literal); }));
        for (std::size_t k = 0; k < clause.size(); ++k) {
          EXPECT_TRUE(clause[k] != 0 && std::abs(clause[k]) <= variables);
          if (k > 0) {
            EXPECT_NE(std::abs(clause[k]), std::abs(clause[k - 1])) << "twice, or a tautology";
          }
        }
      }
    }
  }
}

TEST(Files, SayWhatTheyMean) {
  const games::Setup ello(games::find("ello"), Instance("path:2 green=0"));
  const Question question = encode::question(ello, "UNWINNABLE");
  EXPECT_EQ(encode::dimacs(question.cnf, encode::title_of(ello, "UNWINNABLE", question.order.has_value()),
                           encode::variable_names(ello, question)),
            "c ello path:2 green=0: a model is an order of the vertices that wins; unsatisfiable means UNWINNABLE\n"
            "c 1 = vertex 0 before vertex 1\n"
            "p cnf 1 2\n1 0\n1 0\n");
  const games::Setup green(games::find("green-wins"), Instance("fan:1"), {{"ratio", games::ratio_value(3, 1)}});
  EXPECT_TRUE(encode::title_of(green, "UNWINNABLE", encode::question(green, "UNWINNABLE").order.has_value())
                  .starts_with("green-wins --ratio 3/1 fan:1: a model is a play that wins; "));
}

using Names = std::vector<std::string>;  // of the first variables, which say what is played

/// Whether what a variable is called is true of a line of play, or of an order of all vertices.
bool holds(const Game& game, const std::string& name, const std::vector<int>& line) {
  int u = 0;
  int v = 0;
  char move[32] = "";
  if (std::sscanf(name.c_str(), "vertex %d before vertex %d", &u, &v) == 2)
    return std::ranges::find(line, u) < std::ranges::find(line, v);
  if (name.ends_with(" stays")) return name == "vertex " + std::to_string(line.back()) + " stays";
  if (std::sscanf(name.c_str(), "no move %d", &u) == 1) return u > std::ssize(line);
  EXPECT_EQ(std::sscanf(name.c_str(), "move %d is %31s", &u, move), 2) << name;
  return u <= std::ssize(line) && game.move_name(line[static_cast<std::size_t>(u) - 1]) == move;
}

/// The values of the named variables in all plays that are worth at least `wanted`, by the rules.
void collect(const Game& game, const Names& names, int wanted, std::vector<int>& line,
             std::set<std::vector<char>>& found) {
  Position at = game.start();
  for (const int move : line) at = game.play(at, move);
  for (const int move : game.moves(at)) {
    line.push_back(move);
    collect(game, names, wanted, line, found);
    line.pop_back();
  }
  if (!game.moves(at).empty() || worth(game, line).value_or(wanted - 1) < wanted) return;
  std::vector<int> order = line;
  const bool whole = !names.empty() && names.front().starts_with("vertex");
  for (int v = 0; whole && v < game.cells(); ++v) {
    if (std::ranges::find(line, v) == line.end()) order.push_back(v);
  }
  std::vector<char> values;
  for (const std::string& name : names) values.push_back(holds(game, name, order) ? 1 : 0);
  found.insert(values);
}

std::set<std::vector<char>> winning(const Game& game, const Names& names, int wanted) {
  std::set<std::vector<char>> found;
  std::vector<int> line;
  collect(game, names, wanted, line, found);
  return found;
}

struct Example {
  const char *game, *line;
  int wanted;  // see below()
};
constexpr Example examples[] = {
    {"ello", "path:4 green=0,2,3", 1},
    {"ello", "complete:3 green=0", 1},
    {"ello", "complete:4 green=0,1", 1},
    {"ello", "cycle:4 green=0,1,2,3", 1},
    {"ello", "&BP_ green=0,1", 1},
    {"ello", "&CK@_ green=0,1,3", 1},
    {"ello", "star:6 green=0,1,3,4,5,6", 1},
    {"odd-elimination", "complete:3", 1},
    {"odd-elimination", "path:4", 1},
    {"odd-elimination", "star:4", 1},
    {"lights-out", "path:2 lit=0,1", 1},
    {"lights-out", "path:3 lit=0,1", 1},
    {"green-wins", "convex:4:0-2", 1},
    {"green-wins", "fan:3 marked=0-1,1-2", 1},
    {"all-green", "convex:4:0-2", 5},
    {"all-green", "convex:4:0-2", 6},
    {"all-green", "fan:3 marked=0-1,1-2,2-3", 7},
};

TEST(Models, AreExactlyTheWinningPlays) {
  for (const auto& [name, line, wanted] : examples) {
    const games::Entry& entry = games::find(name);
    for (const Form form : {Form::usual, Form::play}) {
      const games::Setup setup(entry, Instance(line));
      const Question question = encode::question(setup, below(entry.info, wanted), {.form = form});
      const Names names = encode::variable_names(setup, question);
      EXPECT_TRUE(Backtracking(question.cnf).projections(static_cast<int>(names.size())) ==
                  winning(setup.game(), names, wanted))
          << name << " on " << line;
    }
  }
}

/// A formula with a mistake: a clause is missing or `replaced` by one with another sign.
struct Mutant {
  int variables, named;
  testing::Clauses clauses;
  std::optional<std::vector<int>> replaced;
};

/// Whether every model of the clauses satisfies the clause.
bool follows(int variables, const testing::Clauses& clauses, const std::vector<int>& clause) {
  std::vector<int> negated;
  for (const int literal : clause) negated.push_back(-literal);
  return !Backtracking(variables, clauses).model(negated);
}

/// What becomes of formulas with one mistake, compared with the plays that win by the rules.
struct Tally {
  int noticed = 0;
  int implied = 0;  // not noticed: the formula is logically the same
  int same = 0;     // not noticed: only the meaning of new variables is another; the same plays are models, one by one
  int unexpected = 0;  // not noticed, though it is about nothing but what is played
  void count(const Mutant& mutant, const testing::Clauses& original, std::size_t changed,
             const std::set<std::vector<char>>& expected);
};

void Tally::count(const Mutant& mutant, const testing::Clauses& original, std::size_t changed,
                  const std::set<std::vector<char>>& expected) {
  if (Backtracking(mutant.variables, mutant.clauses).projections(mutant.named) != expected) {
    ++noticed;
  } else if (follows(mutant.variables, mutant.clauses, original[changed]) &&
             (!mutant.replaced || follows(mutant.variables, original, *mutant.replaced))) {
    ++implied;
  } else {
    const bool new_variable =
        std::ranges::any_of(original[changed], [&](int literal) { return std::abs(literal) > mutant.named; });
    ++(new_variable ? same : unexpected);
  }
}

TEST(Models, OfFormulasWithAMistakeAreOthers) {
  Tally dropped, turned;
  for (const auto& [name, line, wanted] : examples) {
    const games::Entry& entry = games::find(name);
    const games::Setup setup(entry, Instance(line));
    const Question question = encode::question(setup, below(entry.info, wanted));
    const Names names = encode::variable_names(setup, question);
    const auto expected = winning(setup.game(), names, wanted);
    const testing::Clauses original = testing::clauses_of(question.cnf);
    for (std::size_t i = 0; i < original.size(); ++i) {
      Mutant mutant{question.cnf.variables(), static_cast<int>(names.size()), original, std::nullopt};
      mutant.clauses.erase(mutant.clauses.begin() + static_cast<std::ptrdiff_t>(i));
      dropped.count(mutant, original, i, expected);
      for (std::size_t k = 0; k < original[i].size(); ++k) {
        mutant.clauses = original;
        mutant.clauses[i][k] = -mutant.clauses[i][k];
        mutant.replaced = mutant.clauses[i];
        turned.count(mutant, original, i, expected);
      }
    }
  }
  for (const Tally& tally : {dropped, turned}) {
    EXPECT_EQ(tally.unexpected, 0);
    EXPECT_GT(tally.noticed, 100);
  }
  EXPECT_GT(turned.noticed, turned.same);
}

}  // namespace
}  // namespace gamecert
