// The falling number of rules, term by term.
#include "games/texts/facts/measure_text.hpp"

namespace gamecert::games {

std::string measure_text(const GameText& text, const TextMeasure& measure) {
  std::string result;
  for (const TextMeasure::Term& term : measure.terms) {
    const TextPart& part = text.position[term.part];
    const std::string what = part.numbers() ? "the sum of " : part.indexed ? "the members of all " : "the members of ";
    result += (result.empty() ? "" : ", and ") + (term.grows ? "what is missing of " : what) + part.name;
  }
  return result;
}

}  // namespace gamecert::games
