// Parts of the text told apart: words of generators keep their columns in a text of their own, formulas are read.
#include "sweeps/class_text.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "language/about.hpp"
#include "language/formula.hpp"
#include "language/infix.hpp"
#include "language/reader/misspelt.hpp"
#include "language/reader/tokens.hpp"
#include "language/sort.hpp"
#include "language/terms.hpp"
#include "language/typing.hpp"
#include "language/words.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::GraphClass;
using language::Formula;

constexpr std::string_view hereditary_properties[] = {
    "planar",    "outerplanar",   "series-parallel", "forest",  "chordal",  "split",     "cograph",
    "claw-free", "triangle-free", "bipartite",       "perfect", "complete", "line-graph"};
constexpr std::string_view growing[] = {"order",
                                        "size",
                                        "max-degree",
                                        "clique-number",
                                        "independence-number",
                                        "chromatic-number",
                                        "degeneracy",
                                        "arboricity",
                                        "treewidth",
                                        "vertex-cover-number",
                                        "feedback-number",
                                        "matching-number",
                                        "triangles",
                                        "edge-chromatic-number",
                                        "circumference",
                                        "cyclomatic-number",
                                        "rank",
                                        "binary-rank"};
constexpr std::string_view shrinking[] = {"girth"};

bool stands_in(std::span<const std::string_view> list, const std::string& word) {
  return std::ranges::find(list, word) != list.end();
}

std::optional<int> constant(const Formula& formula) {
  int value = 0;
  const char* end = formula.word.data() + formula.word.size();
  const auto [rest, error] = std::from_chars(formula.word.data(), end, value);
  return error == std::errc{} && rest == end ? std::optional(value) : std::nullopt;
}

/// A part of the text of a class between commas.
struct Part {
  std::string_view text;
  std::size_t column;  // from 0
};

/// At the separator outside of brackets; without blanks around, and without parts that are empty if so wanted.
std::vector<Part> parts_of(std::string_view text, std::size_t column, char separator) {
  std::vector<Part> result;
  int open = 0;
  for (std::size_t begin = 0, at = 0; at <= text.size(); ++at) {
    if (at < text.size() && std::string_view("([{").find(text[at]) != std::string_view::npos) ++open;
    if (at < text.size() && std::string_view(")]}").find(text[at]) != std::string_view::npos) --open;
    if (at < text.size() && (text[at] != separator || open > 0)) continue;
    std::size_t first = begin, last = at;
    while (first < last && text[first] == ' ') ++first;
    while (last > first && text[last - 1] == ' ') --last;
    if (first < last || separator == ',') result.push_back({text.substr(first, last - first), column + first});
    begin = at + 1;
  }
  return result;
}

bool class_word(std::string_view text) {
  const std::string_view name = text.substr(0, text.find(':'));
  return std::ranges::any_of(graphs::class_words(), [&](const graphs::ClassWord& word) {
    return name == word.name || (!name.empty() && (name == word.also[0] || name == word.also[1]));
  });
}

bool property(std::string_view text, const language::UserWords* users) {
  if (text == "true" || text == "false") return true;
  const language::Term* term = language::find_term(text);
  if (term != nullptr) return term->kind == language::Term::Kind::property;
  if (users == nullptr) return false;
  const auto known = users->find(text);
  return known != users->end() && known->second.gives == language::Sort::truth;
}

/// `planar`, `max-degree:3`: what can be no formula but a single word, and is meant as one.
bool plain_word(std::string_view text) {
  const std::string_view name = text.substr(0, text.find(':'));
  const std::string_view number = text.substr(std::min(name.size() + 1, text.size()));
  return !name.empty() && text::small_letter(name.front()) && (name.size() == text.size() || !number.empty()) &&
         name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos &&
         number.find_first_not_of("0123456789.") == std::string_view::npos && language::find_word(name) == nullptr &&
         language::find_range_word(name) == nullptr;
}

[[noreturn]] void unknown(const Part& word, const language::UserWords* users) {
  std::vector<std::string_view> known{"true", "false"};
  for (const graphs::ClassWord& each : graphs::class_words())
    known.insert(known.end(), {each.name, each.also[0], each.also[1]});
  for (const language::Term& term : language::terms())
    if (term.kind == language::Term::Kind::property && !term.of_colouring) known.push_back(term.name);
  if (users != nullptr)
    for (const auto& [name, user] : *users)
      if (user.gives == language::Sort::truth) known.push_back(name);
  const language::Term* term = language::find_term(word.text);
  const bool number = term != nullptr && term->kind == language::Term::Kind::invariant;
  throw text::InputError("expected a class of graphs such as connected or trees, or a property" +
                             (number ? "" : text::did_you_mean(word.text, known)) + ", found " +
                             (number ? "the number " : "") + text::quoted(word.text) +
                             (number ? "" : language::meant_elsewhere(word.text)),
                         word.column + 1);
}

/// The word that a generator has for the formula; empty if there is none.
std::string generated_by(const Formula& formula) {
  if (formula == Formula{"cubic", {}}) return "regular:3";
  if (formula.word == "free" && formula.arguments[0].word == "Bw") return "triangle-free";
  if (formula.arguments.size() != 2) return "";
  const std::string& left = formula.arguments[0].word;
  const auto value = constant(formula.arguments[1]);
  if (!value || *value < 1) return "";
  const std::string number = std::to_string(*value), less = std::to_string(*value - 1),
                    more = std::to_string(*value + 1);
  const std::string& sign = formula.word;
  if (left == "max-degree") return sign == "<=" ? "max-degree:" + number : sign == "<" ? "max-degree:" + less : "";
  if (left == "min-degree") return sign == ">=" ? "min-degree:" + number : sign == ">" ? "min-degree:" + more : "";
  if (left != "size") return "";
  const std::string most = std::to_string(GraphClass::any_size.last);
  return sign == "="    ? "size:" + number
         : sign == "<=" ? "size:0.." + number
         : sign == "<"  ? "size:0.." + less
         : sign == ">=" ? "size:" + number + ".." + most
         : sign == ">"  ? "size:" + more + ".." + most
                        : "";
}

/// Into the class, if a generator has a word for it that goes with the others, or else to the conditions.
void add(const Formula& formula, MeantClass& meant) {
  if (formula.word == "true") return;
  if (formula.word == "&") {
    for (const Formula& side : formula.arguments) add(side, meant);
    return;
  }
  const std::string word = meant.generated.directed() ? "" : generated_by(formula);
  if (!word.empty()) {
    try {
      meant.generated = graphs::graph_class(graphs::name(meant.generated) + "," + word);
      return;
    } catch (const text::InputError&) {
      // No graph is of the class and fits the formula: the condition is false at all of them.
    }
  }
  meant.conditions.push_back(formula);
}

}  // namespace

MeantClass read_class(std::string_view text, const language::UserWords* users) {
  std::string of_generators(text.size(), ' ');
  std::vector<Part> formulas;
  bool first = true;
  const auto take = [&](const Part& word) {
    if (!first) of_generators[word.column - 1] = ',';
    first = false;
    std::ranges::copy(word.text, of_generators.begin() + static_cast<std::ptrdiff_t>(word.column));
  };
  for (const Part& part : parts_of(text, 0, ',')) {
    if (part.text.empty())
      throw text::InputError("expected a class of graphs such as connected or trees, found ''", part.column + 1);
    const std::vector<Part> words = parts_of(part.text, part.column, ' ');
    const auto known = [&](const Part& word) { return class_word(word.text) || property(word.text, users); };
    const auto single = [&](const Part& word) { return known(word) || plain_word(word.text); };
    if (!std::ranges::all_of(words, single)) {
      formulas.push_back(part);
      continue;
    }
    for (const Part& word : words) {
      if (!known(word)) unknown(word, users);
      if (class_word(word.text)) {
        take(word);
      } else {
        formulas.push_back(word);
      }
    }
  }
  MeantClass meant{first ? GraphClass::connected : graphs::graph_class(of_generators)};
  for (const Part& part : formulas) {
    try {
      const auto about = meant.generated.directed() ? language::GraphKind::digraphs : language::GraphKind::graphs;
      add(conjectures::parse_conjecture(part.text, about, users), meant);
    } catch (const text::InputError& error) {
      text::throw_shifted(error, part.column);
    }
  }
  return meant;
}

std::string name(const MeantClass& meant) {
  std::string text = graphs::name(meant.generated);
  for (const Formula& condition : meant.conditions) text += "," + language::infix(condition);
  return text;
}

Formula conjunction(const std::vector<Formula>& conditions) {
  if (conditions.empty()) return {"true", {}};
  Formula result = conditions.front();
  for (std::size_t i = 1; i < conditions.size(); ++i) result = {"&", {std::move(result), conditions[i]}};
  return result;
}

Formula under(const std::vector<Formula>& conditions, const Formula& conjecture) {
  if (conditions.empty()) return conjecture;
  if (conjecture.word != "->") return {"->", {conjunction(conditions), conjecture}};
  return {"->", {{"&", {conjunction(conditions), conjecture.arguments[0]}}, conjecture.arguments[1]}};
}

bool hereditary(const Formula& formula) {
  const std::string& word = formula.word;
  if (word == "free" || word == "induced-free" || word == "minor-free") return true;
  if (word == "&" || word == "|") return std::ranges::all_of(formula.arguments, hereditary);
  if (formula.arguments.empty()) return stands_in(hereditary_properties, word);
  if (formula.arguments.size() != 2 || !formula.arguments[0].arguments.empty() || !constant(formula.arguments[1]))
    return false;
  const std::string& left = formula.arguments[0].word;
  return ((word == "<=" || word == "<") && stands_in(growing, left)) ||
         ((word == ">=" || word == ">") && stands_in(shrinking, left));
}

}  // namespace gamecert::sweeps
