// How tightly words bind, and what stands for what `where` leaves out.
#include <algorithm>
#include <iterator>

#include "language/syntax.hpp"
#include "language/words.hpp"

namespace gamecert::language {
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
                            {"xor", 7},
                            {"*", 8},
                            {"/", 8},
                            {"mod", 8},
                            {"meet", 8},
                            {"^", 9}};

}  // namespace

int tightness(std::string_view word) {
  const auto* found = std::ranges::find(bounds, word, &Bound::word);
  if (found != std::end(bounds)) return found->tightness;
  const LanguageWord* known = find_word(word);
  const bool open = known != nullptr && word != "those" &&
                    (known->quantifies() || known->meaning == Meaning::choice || known->meaning == Meaning::let ||
                     known->meaning == Meaning::recursion);
  return open ? 0 : tightest;
}

bool binds_to_the_right(std::string_view word) { return word == "->" || word == "^"; }

bool chains(std::string_view word) { return tightness(word) != comparison_tightness; }

std::string_view of_none(Meaning meaning) {
  if (meaning == Meaning::min) return "infinite";
  if (meaning == Meaning::max) return "-infinite";
  if (meaning == Meaning::mex) return "-1";
  return meaning == Meaning::sum || meaning == Meaning::nim_sum ? "0" : "";
}

}  // namespace gamecert::language
