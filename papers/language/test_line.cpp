// Lines of tests, read into functions of their variables.
#include "papers/language/test_line.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "certificates/impartial/period.hpp"
#include "conjectures/language.hpp"
#include "graphs/formats.hpp"
#include "papers/certified_failure.hpp"
#include "papers/language/answer_comparison.hpp"
#include "papers/language/board_sets.hpp"
#include "papers/language/check_function.hpp"
#include "papers/language/clauses.hpp"
#include "papers/language/construction_line.hpp"
#include "papers/language/line_piece.hpp"
#include "papers/language/question.hpp"
#include "papers/language/simulation_line.hpp"
#include "papers/language/vertex_set_line.hpp"
#include "papers/language/way_to_play.hpp"
#include "papers/language/whole_number_line.hpp"
#include "reductions/built_in.hpp"
#include "solve/ello/ello.hpp"
#include "sweeps/evaluator.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::papers {
namespace {

constexpr std::string_view tallied = " tallied as ";

/// An instance for every board: the game has the answer that is wanted, if one is. With ` tallied as TEXT` behind the
/// wanted values or the boards a line of the report says how many boards have which answer.
struct GameTest {
  QuestionOfGame game;
  BoardSet boards;
  std::optional<AnswerComparison> wanted;
  std::optional<TextTemplate> tally;
  std::string question = {};  // of a table
  bool certified = false;     // a certificate of every answer is kept

  void operator()(const Variables& at, Trial& trial) const {
    std::map<std::pair<std::int64_t, std::string>, int> counts;
    boards.each(at, trial, [&](const std::string& instance) {
      const GameAnswer found = game.answer(instance, at, trial);
      ++counts[{found.number, found.word}];
      const bool holds = !wanted || wanted->holds(found.number, at, &trial);
      const auto failure = [&] { return game.failure(instance, at, found, wanted->first(at, &trial)); };
      if (wanted && trial.of_table()) {
        const std::string printed = game.in_words(wanted->first(at, &trial));
        trial.instance(TableCell{question, {at.begin(), at.end()}, printed, found.word, !holds}, failure);
      } else {
        trial.instance(holds, failure);
      }
      if (certified) keep(game.failure(instance, at, ""), trial);
    });
    if (!tally) return;
    std::string line = tally->text(at, &trial) + ":";
    const char* comma = " ";
    for (const auto& [answer, count] : counts) {
      line += comma + std::to_string(count) + " of " + answer.second;
      comma = ", ";
    }
    trial.remark(line);
  }
};

/// The text of a tally, which the line then ends before.
std::optional<TextTemplate> take_tally(LinePiece& line, const Names& known) {
  const auto both = line.split(tallied);
  if (!both) return {};
  line = both->first;
  return both->second.words(known);
}

/// `TEXT`: a line of the report. `measure TEXT` is counted as an instance of which nothing is stated, and so is every
/// board of `measure QUESTION on BOARDS tallied as TEXT`.
template <bool counted>
LineTest read_remark(const LinePiece& whole, const Names& known) {
  LinePiece line = whole;
  if (auto tally = counted ? take_tally(line, known) : std::nullopt) {
    const auto [game, board] = line.split_or_refuse(" on ");
    return GameTest{
        .game = QuestionOfGame(game, known), .boards = BoardSet(board, known), .wanted = {}, .tally = std::move(tally)};
  }
  std::vector<std::pair<TextTemplate, QuestionOnBoard>> parts;  // words, and the question behind them
  while (const auto words = line.split("<")) {
    const auto [question, rest] = words->second.split_or_refuse(">");
    parts.emplace_back(words->first.words(known), QuestionOnBoard(question, known));
    line = rest;
  }
  return [=, end = line.words(known)](const Variables& at, Trial& trial) {
    std::string text;
    for (const auto& [words, question] : parts) text += words.text(at, &trial) + question.answer(at, &trial).word;
    text += end.text(at, &trial);
    if (counted) trial.count();
    trial.remark(std::move(text));
  };
}

/// `EXPRESSION at TEXT`: an instance that holds if the expression does, else the text says where it fails; without it
/// the values of the variables do.
LineTest read_statement(const LinePiece& line, const Names& known) {
  const auto both = line.split(" at ");
  const LinePiece said = both ? both->first : line;
  const Expression expression = said.expression(known, Sort::truth);
  std::optional<TextTemplate> where;
  if (both) where.emplace(both->second.words(known));
  return [=, words = std::string(said.text)](const Variables& at, Trial& trial) {
    trial.instance(expression.truth(at, &trial), [&] {
      if (where) return Failure{where->text(at, &trial)};
      return Failure{listed(at, known, &trial) + ": against " + words};
    });
  };
}

/// An instance for every colouring: the game of ELLO is winnable exactly if that is wanted.
template <bool certified>
LineTest winnable_test(const LinePiece& board, AnswerComparison wanted, const Names& known) {
  const BoardSet boards(board, known);
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
        if (certified) keep(ello_failure(graph, green, wins, "kept"), trial);
      }
    });
  };
}

/// `QUESTION SIGN VALUES`.
template <bool certified>
LineTest read_expectation(const LinePiece& whole, const Names& known) {
  LinePiece line = whole;
  auto tally = take_tally(line, known);
  const auto [asked, wanted, sign] = split_at_sign(line);
  LinePiece question = asked;
  const LinePiece word = question.take_word();
  if (word.text == "winnable") {
    constexpr std::string_view every_colouring = "of every colouring of ";
    if (!question.starts_with(every_colouring)) question.refuse("'" + std::string(every_colouring) + "'");
    Names also = known;
    also.add("greens");
    return winnable_test<certified>(question.part(every_colouring.size()),
                                    AnswerComparison(sign, wanted, also, Sort::truth), known);
  }
  const auto [game, board] = asked.split_or_refuse(" on ");
  return GameTest{QuestionOfGame(game, known),
                  BoardSet(board, known),
                  AnswerComparison(sign, wanted, known),
                  std::move(tally),
                  std::string(asked.text),
                  certified};
}

/// `BOARDS: CONJECTURE at TEXT`: an instance for every graph with the hypotheses; the text, which may be left out, says
/// what fails. Every term is evaluated from its definition, since the theorems of the papers are what is tested here.
template <bool certified>
LineTest read_conjecture(const LinePiece& line, const Names& known) {
  const auto [board, rest] = line.split_or_refuse(": ");
  const auto both = rest.split(" at ");
  const LinePiece conjecture = both ? both->first : rest;
  std::optional<TextTemplate> where;
  if (both) where.emplace(both->second.words(known));
  const BoardSet boards(board, known);
  const TextTemplate words = conjecture.words(known);
  conjecture.read([&](std::string_view text) {
    if (text.find('{') == std::string_view::npos) conjectures::parse_conjecture(text, {}, known.words());
    return 0;
  });
  return [=, users = known.defined](const Variables& at, Trial& trial) {
    const std::string said = words.text(at);
    const language::Formula formula = conjectures::parse_conjecture(said, {}, users.get());
    sweeps::Evaluator evaluator(formula, sweeps::Evaluator::Mode::play);
    boards.each_graph(at, trial, [&](const graphs::SmallGraph& graph) {
      evaluator.within(trial.left());
      const sweeps::InstanceTruth found = evaluator.instance(graph);
      if (found == sweeps::InstanceTruth::none) return;
      trial.instance(found == sweeps::InstanceTruth::holds,
                     [&] { return graph_failure(graph, formula, where ? where->text(at) : "against " + said); });
      if (certified)
        keep(graph_failure(graph, conjectures::parse_conjecture("!(" + said + ")", {}, users.get()), ""), trial);
    });
  };
}

/// The text of a lemma or a reduction, of the folder or of those that come with the program. InputError if none is
/// called so.
std::string text_of(CheckFunction::Files files, std::string_view name, const FolderTexts* folder) {
  const bool lemma = files == CheckFunction::Files::lemmas;
  std::vector<std::string_view> names;
  if (folder != nullptr) {
    for (const auto& [one, text] : lemma ? folder->lemmas : folder->reductions) {
      if (one == name) return text;
      names.push_back(one);
    }
  }
  for (const reductions::BuiltIn& one : lemma ? reductions::built_in_lemmas() : reductions::built_in_maps()) {
    if (one.name == name) return std::string(one.text);
    names.push_back(one.name);
  }
  throw text::InputError(std::string("expected the name of a ") + (lemma ? "lemma" : "reduction") +
                         text::did_you_mean(name, names) + ", found " + text::quoted(name));
}

/// `FUNCTION NAME=VALUE...`
LineTest read_check(LinePiece line, const Names& known) {
  const CheckFunction& function = *line.take_word().read([](std::string_view name) { return &find_check(name); });
  CheckArguments given;
  std::map<std::string, Expression> numbers;
  for (const std::string_view name : function.takes) {
    const LinePiece argument = line.take_word();
    const std::string begin = std::string(name) + "=";
    if (!argument.starts_with(begin)) argument.refuse(begin + "...");
    const LinePiece value = argument.part(begin.size());
    if (name == "name") {
      given.name = value.text;
      given.text = value.read([&](std::string_view file) { return text_of(function.files, file, known.folder); });
    } else {
      numbers.emplace(name, value.expression(known, Sort::whole));
    }
  }
  if (!line.text.empty()) line.refuse("no other arguments");
  return [=, test = function.test, stage = known.variables.front().name](const Variables& at, Trial& trial) {
    CheckArguments here = given;
    for (const auto& [name, value] : numbers) here.numbers[name] = value.number(at, &trial);
    test(static_cast<int>(at.at(stage)), here, trial);
  };
}

/// `0.77 from 71 period 12: EXPRESSION`, in which k is the number of tokens: from 71 on a heap of k has the value of
/// one of k + 12, and up to 71 + 12 - 1 the values are those of the expression. Proved for all heaps.
LineTest read_periodic(const LinePiece& line, const Names& known) {
  auto [numbers, values] = line.split_or_refuse(": ");
  const LinePiece game = numbers.take_word();
  if (!game.starts_with("0.")) game.refuse("0. and octal digits");
  const auto number = [&](std::string_view name) {
    const LinePiece word = numbers.take_word();
    if (word.text != name) word.refuse("'" + std::string(name) + "'");
    return numbers.take_word().expression(known, Sort::whole);
  };
  const Expression from = number("from"), period = number("period");
  Names of_heaps = known;
  of_heaps.add("k");
  return [=, instance = std::string(game.text), value = values.expression(of_heaps, Sort::whole)](const Variables& at,
                                                                                                  Trial& trial) {
    certificates::PeriodicValues periodic{.period = period.number(at), .from = from.number(at)};
    Variables variables = at;
    for (int k = 0; k < periodic.from + periodic.period; ++k) {
      variables["k"] = k;
      periodic.values.push_back(value.number(variables, &trial));
    }
    const std::string why = certificates::why_not_periodic(std::string_view(instance).substr(2), periodic);
    trial.instance(why.empty(), [&] { return Failure{instance + ": " + why}; });
    for (int k = 0; trial.of_table() && k < periodic.from + periodic.period; ++k) {
      const std::string value_at_k = std::to_string(periodic.values[static_cast<std::size_t>(k)]);
      trial.keep(TableCell{"value of a heap of {k} in " + instance, {{"k", k}}, value_at_k, value_at_k});
    }
    certificates::Claim claim;
    claim.game = "octal";
    claim.instance = instance;
    claim.statement = certificates::text(periodic);
    trial.keep({std::move(claim), certificates::OctalPeriod{}});
  };
}

/// `QUESTION SIGN VALUES` or `graph BOARDS: CONJECTURE`, with a certificate of every instance.
LineTest read_certified(const LinePiece& line, const Names& known) {
  constexpr std::string_view graph = "graph ", all = "all ";
  if (line.starts_with(graph)) return read_conjecture<true>(line.part(graph.size()), known);
  if (line.starts_with(all)) return read_whole_number_line(line.part(all.size()), known);
  return read_expectation<true>(line, known);
}

struct TestWord {
  std::string_view word;
  LineTest (*read)(const LinePiece&, const Names&);
};
constexpr TestWord tests[] = {
    {"expect", read_expectation<false>},
    {"certify", read_certified},
    {"holds", read_statement},
    {"strategy", [](const LinePiece& line, const Names& known) { return read_rules("strategy", line, known); }},
    {"pairing", [](const LinePiece& line, const Names& known) { return read_rules("pairing", line, known); }},
    {"cancelling", [](const LinePiece& line, const Names& known) { return read_rules("cancelling", line, known); }},
    {"simulation", read_simulation},
    {"graph", read_conjecture<false>},
    {"every", nullptr},  // read with its first word
    {"join", [](const LinePiece& line, const Names& known) { return read_construction("join", line, known); }},
    {"product", [](const LinePiece& line, const Names& known) { return read_construction("product", line, known); }},
    {"composition",
     [](const LinePiece& line, const Names& known) { return read_construction("composition", line, known); }},
    {"periodic", read_periodic},
    {"remark", read_remark<false>},
    {"measure", read_remark<true>},
    {"check", [](const LinePiece& line, const Names& known) { return read_check(line, known); }},
};

LineTest read_plain(LinePiece line, const Names& known) {
  if (line.starts_with("every ")) return read_conjecture<false>(line, known);
  const LinePiece word = line.take_word();
  const auto* const found = std::ranges::find(tests, word.text, &TestWord::word);
  if (found == std::end(tests) || found->read == nullptr)
    word.refuse(
        "expect, certify, holds, strategy, pairing, cancelling, simulation, on, every, graph, check, periodic, join, "
        "product, composition, remark or measure");
  return found->read(line, known);
}

}  // namespace

bool begins_test(std::string_view word) {
  return word == "on" || std::ranges::find(tests, word, &TestWord::word) != std::end(tests);
}

std::string listed(const Variables& at, const Names& known, Surroundings in) {
  std::string text;
  for (const auto& [name, value] : at) {
    const Sort sort = std::ranges::find(known.variables, name, &language::Parameter::name)->sort;
    const std::string plain = shown(sort, value, in, ", ");
    text.append(text.empty() ? "" : ", ").append(name).append(" = ");
    text += language::is_set(sort) ? "{" + plain + "}" : plain;
  }
  return text;
}

LineTest read_test(std::string_view text, const Names& outside) {
  LinePiece line{text};
  if (line.starts_with(about_sets)) return read_vertex_set_line(line.part(about_sets.size()), outside);
  if (line.starts_with(certified_about_sets))
    return read_vertex_set_line(line.part(certified_about_sets.size()), outside, true);
  Names known = outside;
  const Clauses clauses(line, known);
  return [clauses, test = read_plain(line, known)](const Variables& at, Trial& trial) {
    clauses.each(at, &trial, [&](const Variables& each) { test(each, trial); });
  };
}

}  // namespace gamecert::papers
