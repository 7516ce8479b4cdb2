// Prefix text is written; what formulas are about.
#include "language/formula.hpp"

#include <algorithm>
#include <utility>

#include "language/about.hpp"
#include "language/asking.hpp"
#include "language/reader/prefix_reader.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"

namespace gamecert::language {
namespace {

void append(std::string& text, const Formula& formula) {
  if (!text.empty()) text += ' ';
  text += formula.word;
  std::size_t next = 0;
  if (formula.word == "recursive") {
    const Formula& head = formula.arguments[next++];
    text += " " + head.arguments[0].word + " " + head.word;
    for (std::size_t i = 1; i < head.arguments.size(); ++i) append(text, head.arguments[i]);
    text += " is";
  }
  for (; next < formula.arguments.size(); ++next) append(text, formula.arguments[next]);
}

}  // namespace

bool has_word(const Formula& formula, std::string_view word) {
  return formula.word == word ||
         std::ranges::any_of(formula.arguments, [&](const Formula& each) { return has_word(each, word); });
}

bool binds(const Formula& formula, std::string_view name) {
  const auto first_is = [&](const Formula& each) { return !each.arguments.empty() && each.arguments[0].word == name; };
  return ((formula.word == "let" || find_range_word(formula.word) != nullptr) && first_is(formula)) ||
         (formula.word == "recursive" && std::ranges::any_of(formula.arguments[0].arguments, first_is)) ||
         std::ranges::any_of(formula.arguments, [&](const Formula& each) { return binds(each, name); });
}

std::string misfit(const Formula& formula, GraphKind subject, const GameWords* games) {
  const bool digraphs = subject == GraphKind::digraphs;
  if (const Term* term = find_term(formula.word)) return digraphs && !term->on_digraphs ? formula.word : "";
  const LanguageWord* word = find_word(formula.word);
  if (word == nullptr) return "";
  if (digraphs ? !word->on_digraphs : !word->on_graphs) return formula.word;
  if (word->meaning != Meaning::ask && !word->quantifies()) return "";
  const std::string& first = formula.arguments.at(0).word;
  if (word->meaning == Meaning::ask)
    return games != nullptr && !games->played_on(first, subject) ? formula.word + "(" + first + ")" : "";
  const RangeWord& range = *find_range_word(first);
  return (digraphs ? range.on_digraphs : range.on_graphs) ? "" : first;
}

text::InputError misfit_error(const std::string& word, GraphKind subject, std::size_t column) {
  const bool digraphs = subject == GraphKind::digraphs;
  const std::string about = digraphs ? "digraphs" : "graphs";
  const std::string other = digraphs ? "graphs" : "digraphs";
  return text::InputError(
      "expected words about " + about + ", found that '" + word + "' is about " + other + ", not " + about, column);
}

void require_about(const Formula& formula, GraphKind subject, const GameWords* games) {
  const std::string word = misfit(formula, subject, games);
  if (!word.empty()) throw misfit_error(word, subject, 0);
  const LanguageWord* known = find_word(formula.word);
  if (known != nullptr && known->quantifies())
    for (std::size_t i = 1; i < formula.arguments[0].arguments.size(); ++i)
      require_about(formula.arguments[0].arguments[i], subject, games);
  for (std::size_t i = known == nullptr ? 0 : known->first_formula(); i < formula.arguments.size(); ++i)
    require_about(formula.arguments[i], subject, games);
}

std::string prefix(const Formula& formula) {
  std::string text;
  append(text, formula);
  return text;
}

Formula read_prefix(std::string_view text, const GameWords* games) {
  return PrefixReader(text, {.games = games}).whole(Sort::truth);
}

Formula read_prefix_number(std::string_view text, const GameWords* games) {
  return PrefixReader(text, {.games = games}).whole(Sort::number);
}

}  // namespace gamecert::language
