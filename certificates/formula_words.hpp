// The words of formulas beside terms, numbers and variables: what each takes and gives.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace gamecert::certificates {

/// What can stand at a place of a formula.
enum class Place { truth, number, quantifier, variable, game };

enum class Meaning {
  conjunction,
  disjunction,
  implication,
  equivalence,
  negation,
  equal,
  unequal,
  less,
  at_most,
  greater,
  at_least,
  plus,
  minus,
  times,
  modulo,
  forall,
  exists,
  count,
  without,
  nimber
};

struct Word {
  std::string_view text;
  Meaning meaning;
  Place gives;
  std::size_t arguments;
  std::array<Place, 2> takes;
};

/// The word of that text; null if there is none.
const Word* find_word(std::string_view text);

}  // namespace gamecert::certificates
