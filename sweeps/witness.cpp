// Witnesses in the words of the language of conjectures.
#include "sweeps/witness.hpp"

#include <algorithm>

#include "conjectures/language.hpp"
#include "conjectures/words.hpp"

namespace gamecert::sweeps {

std::string place(const Witness& witness) {
  const conjectures::Formula& over = witness.quantified.arguments[0];
  const conjectures::Range range = conjectures::find_range_word(over.word)->range;
  const char* const separator = range == conjectures::Range::edges ? "-" : ",";
  std::string vertices;
  const auto add = [&](int v) { vertices.append(vertices.empty() ? "" : separator).append(std::to_string(v)); };
  if (range == conjectures::Range::orders) {
    std::ranges::for_each(conjectures::vertices_of(witness.chosen), add);
  } else {
    graphs::each(witness.chosen, add);
  }
  if (range != conjectures::Range::colourings)
    return over.word + " " + over.arguments[0].word + " = " + (vertices.empty() ? "{}" : vertices);
  return over.word + (vertices.empty() ? " without green" : " green=" + vertices);
}

std::string text(const Witness& witness) {
  return (witness.truth() ? "true at " : "false at ") + place(witness) + ": " + conjectures::infix(witness.body());
}

}  // namespace gamecert::sweeps
