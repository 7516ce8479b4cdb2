// Formulas of claims: read with their questions and words, and evaluated on the graph of a line.
#include "papers/language/expression.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <mutex>
#include <optional>
#include <utility>

#include "conjectures/game_syntax.hpp"
#include "language/arithmetic.hpp"
#include "language/compiled_formula.hpp"
#include "language/program.hpp"
#include "language/reader/tokens.hpp"
#include "papers/graph_in_question.hpp"
#include "papers/language/line_piece.hpp"
#include "papers/language/question.hpp"
#include "sweeps/evaluator.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::papers {

using language::Formula, language::OtherWord, language::OtherWords, language::Parameter;

Names::Names(const std::vector<std::string>& names, language::UserWords words) : defined(std::move(words)) {
  for (const std::string& name : names) add(name);
}
bool Names::has_variable(std::string_view name) const {
  return std::ranges::find(variables, name, &Parameter::name) != variables.end();
}

const OtherWords& words_of_claims(bool of_graph) {
  static const std::pair<OtherWords, OtherWords> both = [] {
    std::pair<OtherWords, OtherWords> result;
    for (const Function& function : number_functions()) result.first.emplace(function.text, &function);
    result.second = result.first;
    for (const Function& function : graph_functions()) result.second.emplace(function.text, &function);
    return result;
  }();
  return of_graph ? both.second : both.first;
}

namespace {

/// A formula made ready, and what it is evaluated with now.
struct Evaluation {
  std::unique_ptr<language::CompiledFormula> compiled = {};
  const Variables* variables = nullptr;
  Surroundings in = {};
  std::uint64_t graph = 0;  // its number
  const Instances::Visit* visit = nullptr;
};

constexpr std::string_view visited = "visited";
const OtherWord visited_word{visited, Sort::truth, {Sort::any}, true};

}  // namespace

struct Expression::Parts {
  Formula formula = {};
  Sort sort = Sort::any;
  std::vector<std::shared_ptr<const QuestionOnBoard>> questions = {};
  std::vector<std::unique_ptr<const std::string>> names_of_questions = {};
  std::vector<std::unique_ptr<const OtherWord>> words_of_questions = {};
  OtherWords words = {};
  std::vector<Parameter> parameters = {};  // that the formula names
  std::mutex mutex = {};                   // of what follows: the threads of claims may share a file
  std::vector<std::unique_ptr<Evaluation>> ready = {};

  /// The text with a name of the same length in place of every question.
  std::string without_questions(std::string_view text, const Names& known);
  void read(std::string_view text, const Names& known, Sort wanted);
  std::unique_ptr<Evaluation> take();
  std::int64_t other(const Evaluation& now, const OtherWord& word, const language::Given& given) const;
  std::int64_t value(const Variables& variables, Surroundings in, const Instances::Visit* visit);
};

namespace {

bool begins_question(std::string_view text) {
  constexpr std::string_view words[] = {"outcome", "winner",  "nimber",     "score",
                                        "moves",   "pairing", "cancelling", "strategy"};
  return std::ranges::any_of(words,
                             [&](std::string_view word) { return text.starts_with("<" + std::string(word) + " of "); });
}

/// Whether the formula has the name.
bool names(const Formula& formula, std::string_view name) {
  return (formula.word == name && formula.arguments.empty()) ||
         std::ranges::any_of(formula.arguments, [&](const Formula& part) { return names(part, name); });
}

/// InputError if the formula, or what is defined and stands in it, is about a graph.
void require_numbers(const Formula& formula, const Names& known) {
  const bool of_graph = language::find_other(&words_of_claims(true), formula.word, !formula.arguments.empty()) !=
                        language::find_other(&words_of_claims(false), formula.word, !formula.arguments.empty());
  const bool other = of_graph || !language::misfit(formula, language::GraphKind::none, nullptr).empty();
  if (other && !known.has_variable(formula.word))
    throw text::InputError("expected numbers alone, found " + text::quoted(formula.word) + ", which is about a graph",
                           1);
  const std::size_t heads = formula.word == "recursive" ? 1 : 0;
  for (std::size_t i = heads; i < formula.arguments.size(); ++i) require_numbers(formula.arguments[i], known);
}

}  // namespace

std::string Expression::Parts::without_questions(std::string_view text, const Names& known) {
  std::string plain(text);
  for (std::size_t at = plain.find('<'); at != std::string::npos; at = plain.find('<', at + 1)) {
    if (!begins_question(text.substr(at))) continue;
    const LinePiece piece = LinePiece{text.substr(at + 1), at + 1}.split_or_refuse(">").first;
    questions.push_back(std::make_shared<const QuestionOnBoard>(piece, known));
    names_of_questions.push_back(std::make_unique<std::string>("question" + std::to_string(questions.size())));
    const std::string& name = *names_of_questions.back();
    words_of_questions.push_back(std::make_unique<OtherWord>(OtherWord{name, Sort::whole}));
    words.emplace(name, words_of_questions.back().get());
    plain.replace(at, piece.text.size() + 2, name + std::string(piece.text.size() + 2 - name.size(), ' '));
  }
  return plain;
}

void Expression::Parts::read(std::string_view text, const Names& known, Sort wanted) {
  words = words_of_claims(known.graph);
  words.emplace(visited, &visited_word);
  const std::string plain = without_questions(text, known);
  language::TypedFormula typed =
      language::parse(plain, wanted, {{}, &known.defined, &conjectures::game_syntax(), known.variables, &words});
  if (!known.graph) require_numbers(typed.formula, known);
  formula = std::move(typed.formula);
  sort = typed.sort;
  std::ranges::copy_if(known.variables, std::back_inserter(parameters),
                       [&](const Parameter& each) { return names(formula, each.name); });
}

std::unique_ptr<Evaluation> Expression::Parts::take() {
  {
    const std::lock_guard lock(mutex);
    if (!ready.empty()) {
      std::unique_ptr<Evaluation> result = std::move(ready.back());
      ready.pop_back();
      return result;
    }
  }
  auto result = std::make_unique<Evaluation>();
  Evaluation* const now = result.get();
  const auto say = [this, now](const OtherWord& word, const language::Given& given) {
    return other(*now, word, given);
  };
  result->compiled = std::make_unique<language::CompiledFormula>(formula, sweeps::values_by_play(),
                                                                 language::Outside{parameters, &words, say});
  result->compiled->ask({});
  return result;
}

std::int64_t Expression::Parts::other(const Evaluation& now, const OtherWord& word,
                                      const language::Given& given) const {
  if (&word == &visited_word) return (*now.visit)(given.values), 0;
  const auto question = std::ranges::find(words_of_questions, &word, &std::unique_ptr<const OtherWord>::get);
  if (question == words_of_questions.end()) return static_cast<const Function&>(word).value(given.values, now.in);
  const auto number = static_cast<std::size_t>(question - words_of_questions.begin());
  return questions[number]->answer(*now.variables, now.in).number;
}

std::int64_t Expression::Parts::value(const Variables& variables, Surroundings in, const Instances::Visit* visit) {
  std::unique_ptr<Evaluation> now = take();
  now->variables = &variables;
  now->in = in;
  now->visit = visit;
  if (in.graph != nullptr && now->graph != in.graph->number()) {
    now->compiled->ask(in.graph->graph());
    now->graph = in.graph->number();
  }
  for (std::size_t i = 0; i < parameters.size(); ++i) now->compiled->set(i, variables.at(parameters[i].name));
  const std::int64_t result = now->compiled->value();
  const std::lock_guard lock(mutex);
  ready.push_back(std::move(now));
  return result;
}

Expression::Expression(std::string_view text, const Names& known, Sort wanted) : parts_(std::make_shared<Parts>()) {
  parts_->read(text, known, wanted);
}

std::int64_t Expression::value(const Variables& variables, Surroundings in) const {
  return parts_->value(variables, in, nullptr);
}
int Expression::number(const Variables& variables, Surroundings in) const {
  const std::int64_t result = value(variables, in);
  if (!std::in_range<int>(result))
    throw text::InputError("expected a number of 31 bits, found " + language::number_text(result));
  return static_cast<int>(result);
}
Sort Expression::sort() const { return parts_->sort; }
const Formula& Expression::formula() const { return parts_->formula; }
const std::vector<std::shared_ptr<const QuestionOnBoard>>& Expression::questions() const { return parts_->questions; }

namespace {

/// `exists RANGE: visited(A, B)`
std::string going(std::string_view range, const std::vector<std::string>& said) {
  std::string text = "exists " + std::string(range) + ": " + std::string(visited) + "(";
  for (const std::string& one : said) text += (&one == said.data() ? "" : ", ") + one;
  return text + ")";
}
Expression read_range(std::string_view range, const Names& known, const std::vector<std::string>& said) {
  try {
    return {going(range, said), known, Sort::truth};
  } catch (const text::InputError& error) {
    constexpr std::size_t before = std::string_view("exists ").size();
    constexpr std::string_view not_written = " behind 'exists'";
    std::string what = error.what();
    if (const std::size_t at = what.find(not_written); at != std::string::npos) what.erase(at, not_written.size());
    throw text::InputError(what, std::max(error.column(), before + 1) - before);
  }
}

}  // namespace

Instances::Instances(std::string_view text, const Names& known, const std::vector<std::string>& said)
    : going_(read_range(text, known, said)) {
  const language::Outside outside{going_.parts_->parameters, &going_.parts_->words, {}};
  const language::Program program(going_.formula(), nullptr, outside);
  for (std::size_t i = 0; i < program.size(); ++i)
    if (program[i].other == &visited_word) sorts_ = program[i].sorts;
}

void Instances::each(const Variables& variables, Surroundings in, const Visit& visit) const {
  going_.parts_->value(variables, in, &visit);
}

std::string shown(Sort sort, std::int64_t value, Surroundings in, std::string_view between) {
  const auto set = static_cast<VertexSet>(value);
  std::string text;
  const auto add = [&](const std::string& member) { text.append(text.empty() ? "" : between).append(member); };
  switch (sort) {
    case Sort::order:
      for (const int v : language::vertices_of(set)) add(std::to_string(v));
      return text;
    case Sort::edges:
      graphs::each(set, [&](int e) {
        const auto& [u, v] = in.graph->edges().at(static_cast<std::size_t>(e));
        add(std::to_string(u) + "-" + std::to_string(v));
      });
      return text;
    case Sort::edge:
      return shown(Sort::set, value, in, "-");
    case Sort::vertex:
    case Sort::set:
    case Sort::numbers:
    case Sort::nothing:
      graphs::each(set, [&](int v) { add(std::to_string(v)); });
      return text;
    default:
      return language::value_text(sort, value);
  }
}

void define(std::string_view text, bool recursive, language::UserWords& known) {
  const std::vector<language::Token> all = language::tokens(text);
  std::size_t next = recursive ? 1 : 0;
  const auto refuse = [](const std::string& expected, const language::Token& found) {
    throw text::InputError("expected " + expected + ", found " + text::quoted(found.text), found.column);
  };
  const std::optional<Sort> sort = language::sort_named(all[0].text);
  if (recursive && !sort) refuse("the sort that the recursion gives", all[0]);
  const language::Token& name = all[next++];
  const bool taken = known.contains(name.text) || words_of_claims(true).contains(name.text);
  if (name.kind != language::Token::Kind::name || taken || !language::names_function(name.text))
    refuse("a name that is not taken", name);
  language::UserWord word{sort.value_or(Sort::any), {}, {}};
  std::string call;
  const bool plain = !recursive && all[next].is("=");  // without parameters
  if (!plain && !all[next++].is("(")) refuse("'(' behind the name", all[next - 1]);
  if (!plain) do {
      const bool sorted = all[next + 1].kind == language::Token::Kind::name;
      const std::optional<Sort> of = sorted ? language::sort_named(all[next].text) : Sort::whole;
      if (!of) refuse("the sort of a parameter", all[next]);
      next += sorted ? 1 : 0;
      const language::Token& parameter = all[next++];
      const bool again = std::ranges::find(word.parameters, parameter.text, &Parameter::name) != word.parameters.end();
      if (again || known.contains(parameter.text) || !language::names_variable(parameter.text))
        refuse("a name of letters and digits that is not taken", parameter);
      word.parameters.push_back({std::string(parameter.text), *of});
      call += (call.empty() ? "(" : ", ") + word.parameters.back().name;
    } while (all[next].is(",") && (++next, true));
  if (!plain && !all[next++].is(")")) refuse("')' or ',' behind a parameter", all[next - 1]);
  if (!all[next].is("=")) refuse("'=' behind the parameters", all[next]);
  const std::size_t body = all[next + 1].column - 1;
  Names names({}, known);
  names.graph = true;
  names.variables = word.parameters;
  // The head of a recursion stands in front of its call, `recursive SORT f(k) = BODY: f(k)`.
  constexpr std::string_view before = "recursive ";
  const std::string whole = recursive ? std::string(before).append(text) + ": " + std::string(name.text) + call + ")"
                                      : std::string(body, ' ').append(text.substr(body));
  try {
    Expression read(whole, names, word.gives);
    if (!read.questions().empty()) throw text::InputError("expected no question in a definition, found one", body + 1);
    word.gives = read.sort();
    word.definition = read.formula();
  } catch (const text::InputError& error) {
    const std::size_t shift = recursive ? before.size() : 0;
    throw text::InputError(error.what(), std::max(error.column(), shift + 1) - shift);
  }
  known.emplace(name.text, std::move(word));
}

}  // namespace gamecert::papers
