// Conjectures that are theorems of a paper, word for word.
#pragma once

#include <span>
#include <string_view>

#include "language/formula.hpp"

namespace gamecert::conjectures {

struct PaperTheorem {
  std::string_view formula;  // in prefix form, true of every graph
  std::string_view name;     // with its paper
};
std::span<const PaperTheorem> theorems();

/// The theorem that says just this; null if none of them does.
const PaperTheorem* theorem_of(const language::Formula& conjecture);

}  // namespace gamecert::conjectures
