// Nearest words among those that fit the place.
#include "conjectures/misspelt.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "conjectures/foreign_words.hpp"
#include "conjectures/formula.hpp"
#include "conjectures/game_syntax.hpp"
#include "conjectures/words.hpp"
#include "text/nearest.hpp"

namespace gamecert::conjectures {
namespace {

template <class Fits>
std::vector<std::string_view> language_words(Fits fits) {
  std::vector<std::string_view> result;
  for (const LanguageWord& word : words())
    if (fits(word)) result.push_back(word.text);
  return result;
}

}  // namespace

std::string meant_among(std::string_view name, std::span<const std::string_view> known) {
  const std::string elsewhere = meant_elsewhere(name);
  return elsewhere.empty() ? text::did_you_mean(name, known) : elsewhere;
}

std::string misplaced(const std::vector<Token>& tokens, std::size_t at) {
  const Token& found = tokens[at];
  if (found.is("/")) return " (" + std::string(without_division()) + ")";
  if (found.kind != Token::Kind::name) return "";
  const std::string here = meant_elsewhere(found.text);
  if (at == 0 || tokens[at - 1].kind != Token::Kind::name) return here;
  const std::string_view before = tokens[at - 1].text;
  const std::string both = std::string(before) + "-" + std::string(found.text);
  if (find_term(both) != nullptr) return " (did you mean '" + both + "'?)";
  const bool known = find_term(before) != nullptr || find_word(before) != nullptr;
  return !here.empty() || known ? here : meant_elsewhere(before);
}

std::string meant_word(std::string_view name) {
  std::vector<std::string_view> known =
      language_words([](const LanguageWord& word) { return word.arguments > 0 && is_written(word); });
  for (const Term& term : terms()) known.push_back(term.name);
  return meant_among(name, known);
}

std::string meant_range(std::string_view name) {
  constexpr std::pair<std::string_view, std::string_view> others[] = {
      {"vertices", "vertex"},    {"node", "vertex"},         {"nodes", "vertex"},      {"edges", "edge"},
      {"arc", "edge"},           {"nonedges", "nonedge"},    {"subset", "set"},        {"subsets", "set"},
      {"coloring", "colouring"}, {"colorings", "colouring"}, {"permutation", "order"}, {"ordering", "order"}};
  const auto* other = std::ranges::find(others, name, &std::pair<std::string_view, std::string_view>::first);
  if (other != std::end(others)) return " (did you mean '" + std::string(other->second) + "'?)";
  if (name == "(") return " (of two numbers: if x < y then x else y)";
  std::vector<std::string_view> known;
  for (const RangeWord& each : ranges()) known.push_back(each.text);
  return text::did_you_mean(name, known);
}

std::string meant_quantifier(std::string_view name) {
  return meant_among(name, language_words([](const LanguageWord& word) { return word.quantifies(); }));
}

std::string meant_graph(std::string_view name) {
  return text::did_you_mean(name, language_words([](const LanguageWord& word) {
                              return word.meaning == Meaning::change && word.arguments == 1;
                            }));
}

}  // namespace gamecert::conjectures
