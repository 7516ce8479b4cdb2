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
#include "language/reader/head.hpp"
#include "language/reader/whole_numbers.hpp"
#include "papers/graph_in_question.hpp"
#include "papers/language/line_piece.hpp"
#include "papers/language/question.hpp"
#include "sweeps/evaluator.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::papers {

using language::Formula, language::OtherWord, language::OtherWords, language::Parameter;

Names::Names(const std::vector<std::string>& names, std::shared_ptr<const language::UserWords> words)
    : defined(std::move(words)) {
  for (const std::string& name : names) add(name);
}
bool Names::has_variable(std::string_view name) const {
  return std::ranges::find(variables, name, &Parameter::name) != variables.end();
}

bool has_meaning_in_claims(std::string_view name) {
  constexpr std::string_view between[] = {stage_name, "for", "when"};
  return std::ranges::find(between, name) != std::end(between) || words_of_claims(true).contains(name);
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

/// InputError if the formula, or what is defined and stands in it, is about a graph.
void require_numbers(const Formula& formula, const Names& known) {
  const bool of_graph = language::find_other(&words_of_claims(true), formula.word, !formula.arguments.empty()) !=
                        language::find_other(&words_of_claims(false), formula.word, !formula.arguments.empty());
  const bool other = of_graph || language::about_a_graph(formula);
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
  language::TypedFormula typed = language::parse(plain, wanted,
                                                 {.users = known.defined.get(),
                                                  .games = &conjectures::game_syntax(),
                                                  .parameters = known.variables,
                                                  .others = &words,
                                                  .recursion = known.recursion});
  if (!known.graph) require_numbers(typed.formula, known);
  formula = std::move(typed.formula);
  sort = typed.sort;
  std::ranges::copy_if(known.variables, std::back_inserter(parameters),
                       [&](const Parameter& each) { return has_word(formula, each.name); });
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

namespace {

/// Neither the word nor a parameter has the name of another word.
void require_new(const language::Head& head, const language::UserWords& known, const Places& places) {
  const auto refuse = [&](const std::string& name, std::size_t column) {
    const auto place = places.find(name);
    const std::string taken = place != places.end()         ? ", which stands in " + place->second
                              : has_meaning_in_claims(name) ? ", which lines of claims have"
                                                            : "";
    throw text::InputError("expected a name that is not taken, found " + text::quoted(name) + taken, column);
  };
  const bool taken = known.contains(head.name) || has_meaning_in_claims(head.name);
  if (taken || !language::names_function(head.name)) refuse(head.name, head.column);
  for (std::size_t i = 0; i < head.parameters.size(); ++i)
    if (known.contains(head.parameters[i].name)) refuse(head.parameters[i].name, head.columns[i]);
}

}  // namespace

std::string define(std::string_view text, bool recursive, language::UserWords& known, const Places& places) {
  std::optional<Sort> sort = Sort::any;
  std::string head_text(text);  // blanks in the place of the sort
  if (recursive) {
    const std::string_view first = text.substr(0, text.find_first_of(" ("));
    sort = language::sort_named(first);
    if (!sort)
      throw text::InputError("expected the sort that the recursion gives" +
                                 text::did_you_mean(first, language::names_of_sorts()) + ", found " +
                                 text::quoted(first),
                             1);
    std::fill_n(head_text.begin(), first.size(), ' ');
  }
  const language::Head head = language::read_head(head_text);
  require_new(head, known, places);
  if (recursive && head.parameters.empty())
    throw text::InputError("expected '(' and parameters behind the name", head.end);
  if (recursive) language::require_falling(head.parameters, head.columns);
  if (head.end > text.size() || text[head.end - 1] != '=')
    throw text::InputError(
        "expected '=' in front of what " + text::quoted(head.name) + " means, found " +
            (head.end > text.size() ? "the end of the text" : text::quoted(text.substr(head.end - 1, 1))),
        head.end);
  Names names({}, std::shared_ptr<const language::UserWords>(std::shared_ptr<const void>(), &known));
  names.graph = true;
  names.variables = head.parameters;
  const language::RecursiveWord itself{head.name, *sort};
  if (recursive) names.recursion = &itself;
  const std::size_t body = std::min(text.find_first_not_of(' ', head.end), text.size());
  Expression read(std::string(body, ' ').append(text.substr(body)), names, *sort);
  if (!read.questions().empty()) throw text::InputError("expected no question in a definition, found one", body + 1);
  known.emplace(head.name, language::UserWord{read.sort(), read.formula(), head.parameters});
  return head.name;
}

}  // namespace gamecert::papers
