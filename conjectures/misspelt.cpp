// Nearest words among those that fit the place.
#include "conjectures/misspelt.hpp"

#include <vector>

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

std::string meant_word(std::string_view name) {
  std::vector<std::string_view> known =
      language_words([](const LanguageWord& word) { return word.arguments > 0 && is_written(word); });
  for (const Term& term : terms()) known.push_back(term.name);
  return text::did_you_mean(name, known);
}

std::string meant_quantifier(std::string_view name) {
  return text::did_you_mean(name, language_words([](const LanguageWord& word) { return word.quantifies(); }));
}

std::string meant_graph(std::string_view name) {
  return text::did_you_mean(name, language_words([](const LanguageWord& word) {
                              return word.meaning == Meaning::change && word.arguments == 1;
                            }));
}

}  // namespace gamecert::conjectures
