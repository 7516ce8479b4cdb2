// Lines of tests, read into functions of their variables.
#include "papers/expectation.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "conjectures/language.hpp"
#include "games/game.hpp"
#include "graphs/formats.hpp"
#include "papers/board_sets.hpp"
#include "papers/check_function.hpp"
#include "papers/facts.hpp"
#include "papers/game_question.hpp"
#include "solve/ello/ello.hpp"
#include "sweeps/evaluator.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::papers {
namespace {

using Names = std::vector<std::string>;

/// A piece of a line, which knows where it stands.
struct Piece {
  std::string_view text;
  std::size_t at = 0;

  bool starts_with(std::string_view words) const { return text.starts_with(words); }
  Piece part(std::size_t from, std::size_t count = std::string_view::npos) const {
    return {text.substr(from, count), at + from};
  }
  /// Up to the first such words, and what is behind them.
  std::optional<std::pair<Piece, Piece>> split(std::string_view words) const {
    const std::size_t found = text.find(words);
    if (found == std::string_view::npos) return {};
    return std::pair(part(0, found), part(found + words.size()));
  }
  std::pair<Piece, Piece> split_or_refuse(std::string_view words) const {
    if (auto both = split(words)) return *both;
    throw text::InputError("expected '" + std::string(words) + "' behind " + text::quoted(text) + ", found none",
                           at + text.size() + 1);
  }
  /// The first word; the piece goes on behind it.
  Piece take_word() {
    const std::size_t end = std::min(text.find(' '), text.size());
    const Piece word = part(0, end);
    *this = part(std::min(end + 1, text.size()));
    return word;
  }
  [[noreturn]] void refuse(const std::string& expected) const {
    throw text::InputError("expected " + expected + ", found " + (text.empty() ? "nothing" : text::quoted(text)),
                           at + 1);
  }
  /// What `read` makes of the text; its errors have columns of the line.
  template <class Read>
  auto read(Read&& read) const {
    try {
      return read(text);
    } catch (const text::InputError& error) {
      throw text::InputError(error.what(), at + std::max<std::size_t>(error.column(), 1));
    }
  }
  Expression expression(const Names& known) const {
    return read([&](std::string_view words) { return Expression(words, known); });
  }
  TextTemplate words(const Names& known) const {
    return read([&](std::string_view words) { return TextTemplate(words, known); });
  }
  BoardSet boards(const Names& known) const {
    return read([&](std::string_view words) { return BoardSet(words, known); });
  }
};

/// What an answer has to be: `= VALUE`, `>= VALUE`, `in VALUE, VALUE`.
class Wanted {
 public:
  Wanted(std::string_view sign, Piece values, const Names& known) : sign_(sign) {
    while (sign == "in") {
      const auto more = values.split(", ");
      if (!more) break;
      values_.push_back(more->first.expression(known));
      values = more->second;
    }
    values_.push_back(values.expression(known));
  }
  static constexpr std::array<std::string_view, 5> signs{"=", "!=", ">=", "<=", "in"};

  bool holds(std::int64_t answer, const Variables& variables) const {
    const std::int64_t value = values_.front().value(variables);
    if (sign_ == "!=") return answer != value;
    if (sign_ == ">=") return answer >= value;
    if (sign_ == "<=") return answer <= value;
    return std::ranges::any_of(values_, [&](const Expression& one) { return one.value(variables) == answer; });
  }
  std::int64_t first(const Variables& variables) const { return values_.front().value(variables); }

 private:
  std::string sign_;
  std::vector<Expression> values_;
};

/// A question about a game: `misere geodetic reading=hull`, `four-cycle by search`.
class AskedGame {
 public:
  AskedGame(Piece piece, const Names& known) {
    if (piece.starts_with("misere ")) {
      misere_ = true;
      piece = piece.part(std::string_view("misere ").size());
    }
    constexpr std::string_view by_search = " by search";
    if (piece.text.ends_with(by_search)) {
      engine_ = solve::Engine::search;
      piece = piece.part(0, piece.text.size() - by_search.size());
    }
    entry_ = piece.take_word().read([](std::string_view name) { return &games::find(name); });
    while (!piece.text.empty()) add_option(piece.take_word(), known);
  }

  GameQuestion on(const std::string& board, const Variables& variables) const {
    GameQuestion asked{.game = entry_->info.name, .instance = board, .misere = misere_, .engine = engine_};
    for (const auto& [name, value] : options_) asked.parameters[name] = static_cast<int>(value.value(variables));
    return asked;
  }

 private:
  void add_option(const Piece& option, const Names& known) {
    const auto [name, value] = option.split_or_refuse("=");
    const auto& all = entry_->info.parameters;
    const auto found = std::ranges::find(all, name.text, &games::ParameterInfo::name);
    if (found == all.end()) {
      std::vector<std::string_view> names;
      for (const games::ParameterInfo& parameter : all) names.push_back(parameter.name);
      name.refuse("an option of " + std::string(entry_->info.name) + text::did_you_mean(name.text, names));
    }
    const auto word = std::ranges::find(found->words, value.text);
    if (word != found->words.end()) {
      options_.emplace(name.text, Expression(std::to_string(word - found->words.begin()), known));
    } else {
      options_.emplace(name.text, value.expression(known));
    }
  }

  const games::Entry* entry_ = nullptr;
  bool misere_ = false;
  solve::Engine engine_ = solve::Engine::best;
  std::map<std::string, Expression> options_;
};

std::int64_t winner_number(std::string_view word) { return word == "first" ? 1 : word == "second" ? 2 : 0; }

/// An instance: the game has the answer that is wanted.
using Ask = void (*)(const GameQuestion&, const Wanted&, const Variables&, Trial&);
void ask_outcome(const GameQuestion& asked, const Wanted& wanted, const Variables& at, Trial& trial) {
  const bool wins = first_player_wins(asked, trial);
  trial.instance(wanted.holds(wins ? 1 : 0, at), [&] { return outcome_failure(asked, wins ? "is in N" : "is in P"); });
}
void ask_winner(const GameQuestion& asked, const Wanted& wanted, const Variables& at, Trial& trial) {
  const std::string found = outcome(asked, trial);
  const std::string winner = found == "N" ? "first" : found == "P" ? "second" : found;
  trial.instance(wanted.holds(winner_number(winner), at), [&] {
    return outcome_failure(asked, winner == "tie" ? "is a tie" : "the " + winner + " player wins");
  });
}
void ask_nimber(const GameQuestion& asked, const Wanted& wanted, const Variables& at, Trial& trial) {
  trial.instance(wanted.holds(nimber(asked, trial), at),
                 [&] { return nimber_failure(asked, "has another value than " + std::to_string(wanted.first(at))); });
}
void ask_score(const GameQuestion& asked, const Wanted& wanted, const Variables& at, Trial& trial) {
  const int found = score(asked, trial);
  trial.instance(wanted.holds(found, at),
                 [&] { return outcome_failure(asked, "has the score " + std::to_string(found)); });
}

struct QuestionWord {
  std::string_view word;
  Ask ask;
};
constexpr QuestionWord questions[] = {
    {"outcome", ask_outcome}, {"winner", ask_winner}, {"nimber", ask_nimber}, {"score", ask_score}};

LineTest game_test(Ask ask, const Piece& question, const Piece& board, Wanted wanted, const Names& known) {
  const AskedGame game(question, known);
  const BoardSet boards = board.boards(known);
  return [=](const Variables& at, Trial& trial) {
    boards.each(at, trial, [&](const std::string& instance) { ask(game.on(instance, at), wanted, at, trial); });
  };
}

/// An instance for every colouring: the game of ELLO is winnable exactly if that is wanted.
LineTest winnable_test(const Piece& board, Wanted wanted, const Names& known) {
  const BoardSet boards = board.boards(known);
  return [=](const Variables& at, Trial& trial) {
    boards.each_graph(at, trial, [&](const graphs::SmallGraph& graph) {
      Variables variables = at;
      std::vector<std::array<bool, 2>> right;  // by the number of green vertices, of lost and of won games
      for (int greens = 0; greens <= graph.order; ++greens) {
        variables["greens"] = greens;
        right.push_back({wanted.holds(0, variables), wanted.holds(1, variables)});
      }
      const auto winnable = solve::winnable_colourings(graph, trial.left());
      for (graphs::VertexSet green = 0; green <= graph.vertices(); ++green) {
        const bool wins = (winnable[green / 64] >> (green % 64) & 1) != 0;
        trial.instance(right[static_cast<std::size_t>(std::popcount(green))][wins ? 1 : 0], [&] {
          return ello_failure(graph, green, wins,
                              wins ? "winnable, against the claim" : "unwinnable, against the claim");
        });
      }
    });
  };
}

/// `QUESTION SIGN VALUES`.
LineTest read_expectation(const Piece& line, const Names& known) {
  std::optional<std::pair<Piece, Piece>> sides;
  std::string_view sign;
  for (const std::string_view one : Wanted::signs) {
    auto both = line.split(" " + std::string(one) + " ");
    if (!both || (sides && sides->first.text.size() < both->first.text.size())) continue;
    sides = both;
    sign = one;
  }
  if (!sides) line.refuse("QUESTION = VALUE");
  Piece question = sides->first;
  const Piece word = question.take_word();
  if (word.text == "winnable") {
    constexpr std::string_view every_colouring = "of every colouring of ";
    if (!question.starts_with(every_colouring)) question.refuse("'" + std::string(every_colouring) + "'");
    Names also = known;
    also.emplace_back("greens");
    return winnable_test(question.part(every_colouring.size()), Wanted(sign, sides->second, also), known);
  }
  const auto* const found = std::ranges::find(questions, word.text, &QuestionWord::word);
  if (found == std::end(questions)) word.refuse("outcome, winner, nimber, score or winnable");
  if (!question.starts_with("of ")) question.refuse("'of'");
  const auto [game, board] = question.part(3).split_or_refuse(" on ");
  return game_test(found->ask, game, board, Wanted(sign, sides->second, known), known);
}

/// `BOARDS: CONJECTURE`: an instance for every graph with the hypotheses. Every term is evaluated from its definition,
/// since the theorems of the papers are what is tested here.
LineTest read_conjecture(const Piece& line, const Names& known) {
  const auto [board, conjecture] = line.split_or_refuse(": ");
  const BoardSet boards = board.boards(known);
  const TextTemplate words = conjecture.words(known);
  conjecture.read([&](std::string_view text) {
    if (text.find('{') == std::string_view::npos) conjectures::parse_conjecture(text);
    return 0;
  });
  return [=](const Variables& at, Trial& trial) {
    const std::string said = words.text(at);
    sweeps::Evaluator evaluator(conjectures::parse_conjecture(said), sweeps::Evaluator::Mode::play);
    boards.each_graph(at, trial, [&](const graphs::SmallGraph& graph) {
      const sweeps::Instance found = evaluator.instance(graph);
      if (found == sweeps::Instance::none) return;
      trial.instance(found == sweeps::Instance::holds, [&] { return graph_failure(graph, said, "against " + said); });
    });
  };
}

/// `FUNCTION NAME=VALUE...`
LineTest read_check(Piece line, const Names& known) {
  const CheckFunction& function = *line.take_word().read([](std::string_view name) { return &find_check(name); });
  const std::size_t column = line.at;
  std::map<std::string, std::string> given;
  while (!line.text.empty()) {
    const Piece argument = line.take_word();
    const auto [name, value] = argument.split_or_refuse("=");
    if (!given.emplace(name.text, value.text).second) argument.refuse("every argument once");
  }
  try {
    CheckArguments arguments(std::move(given));
    StageTest test = function.make(arguments);
    arguments.require_all_taken();
    return [test = std::move(test), stage = known.front()](const Variables& at, Trial& trial) {
      test(static_cast<int>(at.at(stage)), trial);
    };
  } catch (const text::InputError& error) {
    throw text::InputError(error.what(), column + 1);
  }
}

/// `k = A..B` or `k = A, B, C`: the test at each of them.
class Loop {
 public:
  Loop(const Piece& line, const Names& known) {
    const auto [name, values] = line.split_or_refuse(" = ");
    name_ = name.text;
    if (std::ranges::find(known, name_) != known.end()) name.refuse("a name that is not taken");
    if (const auto ends = values.split("..")) {
      first_.emplace(ends->first.expression(known));
      last_.emplace(ends->second.expression(known));
      return;
    }
    Piece rest = values;
    while (const auto more = rest.split(", ")) {
      list_.push_back(more->first.expression(known));
      rest = more->second;
    }
    list_.push_back(rest.expression(known));
  }

  const std::string& name() const { return name_; }
  template <class Visit>
  void each(const Variables& at, Visit&& visit) const {
    Variables variables = at;
    for (const Expression& one : list_) visit((variables[name_] = one.value(at), variables));
    if (!first_) return;
    const std::int64_t last = last_->value(at);
    for (std::int64_t value = first_->value(at); value <= last; ++value) visit((variables[name_] = value, variables));
  }

 private:
  std::string name_;
  std::vector<Expression> list_;
  std::optional<Expression> first_, last_;
};

LineTest in_loop(Loop loop, LineTest test) {
  return [loop = std::move(loop), test = std::move(test)](const Variables& at, Trial& trial) {
    loop.each(at, [&](const Variables& each) { test(each, trial); });
  };
}

LineTest only_when(Expression condition, LineTest test) {
  return [condition = std::move(condition), test = std::move(test)](const Variables& at, Trial& trial) {
    if (condition.truth(at)) test(at, trial);
  };
}

struct TestWord {
  std::string_view word;
  LineTest (*read)(const Piece&, const Names&);
};
constexpr TestWord tests[] = {{"expect", read_expectation},
                              {"graph", read_conjecture},
                              {"every", nullptr},  // read with its first word
                              {"check", [](const Piece& line, const Names& known) { return read_check(line, known); }}};

LineTest read_plain(Piece line, const Names& known) {
  if (line.starts_with("every ")) return read_conjecture(line, known);
  const Piece word = line.take_word();
  const auto* const found = std::ranges::find(tests, word.text, &TestWord::word);
  if (found == std::end(tests) || found->read == nullptr) word.refuse("expect, every, graph or check");
  return found->read(line, known);
}

/// The loops, outermost first, and the condition are read before what they are about.
LineTest read_with_loops(const Piece& line, std::vector<Piece> loops, const std::optional<Piece>& condition,
                         Names known) {
  if (loops.empty()) {
    LineTest test = read_plain(line, known);
    return condition ? only_when(condition->expression(known), std::move(test)) : test;
  }
  Loop loop(loops.front(), known);
  loops.erase(loops.begin());
  known.push_back(loop.name());
  return in_loop(std::move(loop), read_with_loops(line, std::move(loops), condition, std::move(known)));
}

}  // namespace

bool begins_test(std::string_view word) { return std::ranges::find(tests, word, &TestWord::word) != std::end(tests); }

LineTest read_test(std::string_view text, const std::vector<std::string>& known) {
  Piece line{text};
  std::optional<Piece> condition;
  if (const auto both = line.split(" when ")) {
    line = both->first;
    condition = both->second;
  }
  std::vector<Piece> loops;
  constexpr std::string_view loop = " for ";
  if (auto both = line.split(loop)) {
    line = both->first;
    Piece rest = both->second;
    while ((both = rest.split(loop))) {
      loops.push_back(both->first);
      rest = both->second;
    }
    loops.push_back(rest);
  }
  return read_with_loops(line, std::move(loops), condition, known);
}

}  // namespace gamecert::papers
