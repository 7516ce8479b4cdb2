// How tightly words bind.
#include <algorithm>
#include <iterator>

#include "conjectures/syntax.hpp"
#include "conjectures/words.hpp"

namespace gamecert::conjectures {
namespace {

struct Bound {
  std::string_view word;
  int tightness;
};
constexpr Bound bounds[] = {{"<->", 1},
                            {"->", 2},
                            {"|", 3},
                            {"&", 4},
                            {"!", negation_tightness},
                            {"=", comparison_tightness},
                            {"!=", comparison_tightness},
                            {"<", comparison_tightness},
                            {"<=", comparison_tightness},
                            {">", comparison_tightness},
                            {">=", comparison_tightness},
                            {"in", comparison_tightness},
                            {"+", 7},
                            {"-", 7},
                            {"*", 8},
                            {"mod", 8}};

}  // namespace

int tightness(std::string_view word) {
  const auto* found = std::ranges::find(bounds, word, &Bound::word);
  if (found != std::end(bounds)) return found->tightness;
  const LanguageWord* known = find_word(word);
  const bool open =
      known != nullptr && (known->quantifies() || known->meaning == Meaning::choice || known->meaning == Meaning::let);
  return open ? 0 : tightest;
}

bool binds_to_the_right(std::string_view word) { return word == "->"; }

bool chains(std::string_view word) { return tightness(word) != comparison_tightness; }

}  // namespace gamecert::conjectures
