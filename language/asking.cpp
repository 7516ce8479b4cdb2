// The words that ask games.
#include <algorithm>
#include <iterator>

#include "language/reader/asking_syntax.hpp"
#include "language/syntax.hpp"
#include "language/words.hpp"

namespace gamecert::language {
namespace {

constexpr std::string_view questions[] = {"nimber",       "score",         "outcome", "winnable",    "winning-moves",
                                          "longest-play", "shortest-play", "number",  "ups",         "stars",
                                          "left-stop",    "right-stop",    "mean",    "temperature", "value"};
constexpr std::string_view outcomes[] = {"N", "P", "first", "second", "tie", "L", "R", "left", "right"};

}  // namespace

bool asks_game(std::string_view word) { return std::ranges::find(questions, word) != std::end(questions); }
bool names_outcome(std::string_view word) {
  return word.starts_with('"') || std::ranges::find(outcomes, word) != std::end(outcomes);
}

bool is_outcome(const Syntax& syntax) {
  if (syntax.kind != Syntax::Kind::word) return false;
  if (syntax.word == "outcome" || syntax.word == "value") return true;
  const LanguageWord* word = find_word(syntax.word);
  return word != nullptr && word->meaning == Meaning::change && is_outcome(syntax.arguments.back());
}

bool orders_values(const Syntax& syntax) {
  if (syntax.word != "<" && syntax.word != "<=" && syntax.word != ">" && syntax.word != ">=") return false;
  const Syntax* asks = &syntax.arguments[0];
  while (is_outcome(*asks) && !asks_game(asks->word)) asks = &asks->arguments.back();
  return asks->kind == Syntax::Kind::word && asks->word == "value";
}

bool is_written(const LanguageWord& word) {
  return word.meaning == Meaning::ask ? asks_game(word.text) : word.text != "those" && word.text != "only";
}

}  // namespace gamecert::language
