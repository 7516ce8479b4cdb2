// Whole sentences, and names that stand for their definitions.
#include "conjectures/english/english.hpp"

#include <algorithm>
#include <map>

#include "conjectures/english/sentence.hpp"
#include "language/words.hpp"

namespace gamecert::conjectures {

using namespace language;
namespace {

bool changes_graph(const Formula& formula) {
  return (!formula.arguments.empty() && change_pattern(formula.word) != nullptr) ||
         std::ranges::any_of(formula.arguments, changes_graph);
}

/// A capital letter, unless the line begins with a name.
void begin_sentence(std::string& line) {
  constexpr std::string_view beginnings[] = {"the ",  "for ",  "if ",    "there ", "all ",    "at ",
                                             "it ",   "this ", "these ", "let ",   "both ",   "an ",
                                             "some ", "not ",  "entry ", "bit ",   "play of "};
  const std::size_t first = line.starts_with('(') ? line.find_first_not_of('(') : 0;
  const std::string_view text = std::string_view(line).substr(first);
  if (std::ranges::any_of(beginnings, [&](std::string_view word) { return text.starts_with(word); }))
    line[first] = static_cast<char>(line[first] - 'a' + 'A');
}

using Names = std::map<std::string, std::string>;

/// Whether they are one formula but for bound names; `names` has those of the first that stand for others.
bool alike_but_for_names(const Formula& one, const Formula& other, const Names& names) {
  if (one.arguments.size() != other.arguments.size()) return false;
  if (one.arguments.empty()) {
    const auto it = names.find(one.word);
    return (it == names.end() ? one.word : it->second) == other.word;
  }
  if (one.word != other.word) return false;
  const bool quantifies = quantifier_pattern(one.word) != nullptr;
  const Formula &first = one.arguments[0], &second = other.arguments[0];
  Names inside = names;
  if (one.word == "let") inside[first.word] = second.word;
  if (quantifies) {
    if (first.word != second.word || first.arguments.size() != second.arguments.size()) return false;
    for (std::size_t i = 1; i < first.arguments.size(); ++i)
      if (!alike_but_for_names(first.arguments[i], second.arguments[i], names)) return false;
    if (!first.arguments.empty()) inside[first.arguments[0].word] = second.arguments[0].word;
  }
  const bool binds = quantifies || one.word == "let";
  for (std::size_t i = binds ? 1 : 0; i < one.arguments.size(); ++i) {
    const bool outside = one.word == "let" && i == 1;
    if (!alike_but_for_names(one.arguments[i], other.arguments[i], outside ? names : inside)) return false;
  }
  return true;
}

void put_name(Formula& formula, const NamedWord& word) {
  if (alike_but_for_names(formula, word.definition, {})) {
    formula = {word.name, {}};
    return;
  }
  for (Formula& part : formula.arguments) put_name(part, word);
}

}  // namespace

std::string_view sort_name(Noun what) { return is_set(what) ? plural(what) : singular(what); }

std::string article(std::string_view text) {
  return !text.empty() && std::string_view("aeiou").find(text.front()) != std::string_view::npos ? "an " : "a ";
}

Sentence::Sentence(const Formula& formula, const EnglishOptions& options)
    : options_(options), several_(changes_graph(formula)), graph_{"G", several_ ? "G" : "the graph"} {}

/// Without the words that make a set of one member: sentences name the member.
Formula with_members(const Formula& formula) {
  if (formula.word == "only") return with_members(formula.arguments[0]);
  Formula result{formula.word, {}};
  for (const Formula& argument : formula.arguments) result.arguments.push_back(with_members(argument));
  return result;
}

English Sentence::english(const Formula& said) {
  const Formula formula = with_members(said);
  lines(formula, 0);
  begin_sentence(lines_.front());
  lines_.back() += '.';
  return {std::move(lines_), std::move(notations_)};
}

void Sentence::note(std::string written, std::string meaning) {
  if (std::ranges::find(notations_, written, &Notation::written) == notations_.end())
    notations_.push_back({std::move(written), std::move(meaning)});
}

English english(const Formula& formula, const EnglishOptions& options) {
  return Sentence(formula, options).english(formula);
}

bool has_english(std::string_view word) {
  return word_pattern(word) != nullptr || quantifier_pattern(word) != nullptr || range_pattern(word) != nullptr ||
         change_pattern(word) != nullptr || game_pattern(word) != nullptr || term_pattern(word) != nullptr ||
         has_own_form(word);
}

Formula with_names(Formula formula, const std::vector<NamedWord>& words) {
  for (auto word = words.rbegin(); word != words.rend(); ++word)
    if (!word->definition.arguments.empty()) put_name(formula, *word);
  return formula;
}

}  // namespace gamecert::conjectures
