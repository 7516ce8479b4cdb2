// Formulas about solitaires are satisfiable exactly if exhaustive search by the rules refutes the statement, and their
// models are lines of play; a formula with a mistake in it is noticed.
#include "encode/questions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <sstream>

#include "encode/tseitin.hpp"
#include "tests/encode/backtracking.hpp"
#include "tests/encode/small_boards.hpp"
#include "tests/games/random_instance.hpp"

namespace gamecert {
namespace {

using encode::Cnf;
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
    const Question question = encode::question(entry, instance, parameters, below(entry.info, wanted), form);
    const auto model = Backtracking(question.cnf).model();
    if (model.has_value() != (value >= wanted)) return false;
    if (model && worth(*game, question.moves(*model)).value_or(wanted - 1) < wanted) return false;
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
    encode::question(games::find(game), Instance(line), {}, statement);
  } catch (const InputError& error) {
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
      const Question question = encode::question(entry, Instance(line), {}, below(entry.info, 3));
      const Cnf& cnf = question.cnf;
      int variables = 0;
      const auto [comments, clauses] = parse(encode::dimacs(cnf, question.title), variables);
      EXPECT_EQ(variables, cnf.variables());
      EXPECT_EQ(clauses, testing::clauses_of(cnf));
      EXPECT_EQ(comments.front(), question.title);
      EXPECT_NE(question.title.find(std::string(entry.info.name)), std::string::npos);
      EXPECT_NE(question.title.find(Instance(line).text() + ": "), std::string::npos);
      EXPECT_TRUE(question.title.ends_with("; unsatisfiable means " + below(entry.info, 3)));
      std::vector<std::string> names;
      for (int v = 1; v <= variables; ++v) {
        if (!cnf.name(v).empty()) names.push_back(std::to_string(v) + " = " + cnf.name(v));
      }
      EXPECT_EQ(names, std::vector(comments.begin() + 1, comments.end()));
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
  const Question ello = encode::question(games::find("ello"), Instance("path:2 green=0"), {}, "UNWINNABLE");
  EXPECT_EQ(encode::dimacs(ello.cnf, ello.title),
            "c ello path:2 green=0: a model is an order of the vertices that wins; unsatisfiable means UNWINNABLE\n"
            "c 1 = vertex 0 before vertex 1\n"
            "p cnf 1 2\n1 0\n1 0\n");
  const Question green = encode::question(games::find("green-wins"), Instance("fan:1"),
                                          {{"ratio", games::ratio_value(3, 1)}}, "UNWINNABLE");
  EXPECT_TRUE(green.title.starts_with("green-wins --ratio 3/1 fan:1: a model is a play that wins; "));
}

/// A formula that may have a mistake in it, and the number of its first variables that say what is played.
struct Mutant {
  int variables;
  testing::Clauses clauses;
};

/// The lines of play, and how often each, that the models of a formula describe; `choices` is how many of the first
/// variables they are read from.
std::map<std::vector<int>, int> lines(const Question& question, const Mutant& mutant, int choices) {
  std::map<std::vector<int>, int> found;
  Backtracking solver(mutant.variables, mutant.clauses);
  for (const std::vector<char>& values : solver.projections(choices)) {
    std::vector<char> model(static_cast<std::size_t>(mutant.variables) + 1, 0);
    std::ranges::copy(values, model.begin() + 1);
    ++found[question.moves(model)];
  }
  return found;
}

/// Drops a clause, or changes the sign of a literal, everywhere in the formula. A mistake is noticed if the lines of
/// play described are others. One that is not must be harmless: a clause that is missing follows from the others, or
/// it only ties a variable that is no choice, where the models' choices were compared one by one.
struct Tally {
  int mutants = 0, noticed = 0, implied = 0;
};

Tally mutate(const Question& question, int choices, bool drop) {
  const testing::Clauses original = testing::clauses_of(question.cnf);
  const auto expected = lines(question, {question.cnf.variables(), original}, choices);
  Tally tally;
  for (std::size_t i = 0; i < original.size(); ++i) {
    for (std::size_t k = 0; k < (drop ? 1 : original[i].size()); ++k) {
      Mutant mutant{question.cnf.variables(), original};
      if (drop) {
        mutant.clauses.erase(mutant.clauses.begin() + static_cast<std::ptrdiff_t>(i));
      } else {
        mutant.clauses[i][k] = -mutant.clauses[i][k];
      }
      ++tally.mutants;
      if (lines(question, mutant, choices) != expected) {
        ++tally.noticed;
        continue;
      }
      // Every model of the mutant satisfies the clause as it was, and the other way round where it was changed.
      const auto follows = [](int variables, const testing::Clauses& clauses, const std::vector<int>& clause) {
        std::vector<int> negated;
        for (const int literal : clause) negated.push_back(-literal);
        return !Backtracking(variables, clauses).model(negated);
      };
      const bool harmless = follows(mutant.variables, mutant.clauses, original[i]) &&
                            (drop || follows(mutant.variables, original, mutant.clauses[i]));
      tally.implied += harmless ? 1 : 0;
    }
  }
  return tally;
}

TEST(Mutants, PRINT) {
  for (const auto& [game, line, statement] :
       {std::tuple("ello", "path:4 green=0,2,3", "UNWINNABLE"), std::tuple("ello", "Bw green=0", "UNWINNABLE"),
        std::tuple("ello", "cycle:4 green=0,1,2,3", "UNWINNABLE"), std::tuple("ello", "&BP_ green=0,1", "UNWINNABLE"),
        std::tuple("ello", "star:5 green=0,1,3", "UNWINNABLE"), std::tuple("odd-elimination", "Bw", "UNWINNABLE"),
        std::tuple("odd-elimination", "path:3", "UNWINNABLE"), std::tuple("lights-out", "path:3 lit=0,1", "UNWINNABLE"),
        std::tuple("lights-out", "path:2 lit=0,1", "UNWINNABLE"), std::tuple("green-wins", "fan:3", "UNWINNABLE"),
        std::tuple("all-green", "fan:3", "SCORE <= 4"), std::tuple("all-green", "convex:4:0-2", "SCORE <= 4")}) {
    const Question question = encode::question(games::find(game), Instance(line), {}, statement);
    int choices = 0;
    while (choices < question.cnf.variables() && !question.cnf.name(choices + 1).empty()) ++choices;
    const auto found = lines(question, {question.cnf.variables(), testing::clauses_of(question.cnf)}, choices);
    for (const bool drop : {true, false}) {
      const Tally t = mutate(question, choices, drop);
      std::printf("%s %s lines %zu drop %d: %d mutants %d noticed %d implied\n", game, line, found.size(), drop,
                  t.mutants, t.noticed, t.implied);
    }
  }
}

}  // namespace
}  // namespace gamecert
