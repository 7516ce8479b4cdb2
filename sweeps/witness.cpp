// Witnesses in the words of the language of conjectures.
#include "sweeps/witness.hpp"

#include "language/infix.hpp"
#include "language/placed_graph.hpp"
#include "language/words.hpp"

namespace gamecert::sweeps {

std::string place(const Witness& witness) {
  const language::Formula& over = witness.quantified.arguments[0];
  const std::string& text = witness.chosen_text;
  const language::RangeWord& range = *language::find_range_word(over.word);
  if (range.range == language::Range::colourings)
    return over.word + (text.empty() ? " without green" : " green=" + text);
  const std::string word = range.range == language::Range::subsets ? "set "
                           : range.arguments > 0                   ? ""
                                                                   : over.word + " ";
  return word + over.arguments[0].word + " = " + (text.empty() ? "{}" : text);
}

std::string text(const Witness& witness) {
  return (witness.truth() ? "true at " : "false at ") + place(witness) + ": " + language::infix(witness.body());
}

}  // namespace gamecert::sweeps
