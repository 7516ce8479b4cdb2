// The list. A theorem stands here if a formula says neither more nor less than it does, for every graph.
#include "conjectures/theorems.hpp"

#include <algorithm>
#include <iterator>

namespace gamecert::conjectures {
namespace {

constexpr PaperTheorem list[] = {
    {"forall colouring -> winnable parity-plausible", "Theorem 1.5 of the ELLO paper"},
    {"forall colouring -> winnable plausible", "Corollary 1.7 of the ELLO paper"},
    {"-> event all-even", "Lemma 3.1 of the ELLO paper"},
    {"-> odd-degenerate oddity", "Proposition 3.5 of the ELLO paper"},
    {"-> tree odd-degenerate", "Proposition 3.5 of the ELLO paper"},
    {"-> tree oddity", "Proposition 3.5 of the ELLO paper"},
    {"-> & all-even oddity = order 1", "Proposition 3.6 of the ELLO paper"},
    {"-> & oddity all-even = order 1", "Proposition 3.6 of the ELLO paper"},
    {"-> special parity-driven", "Proposition 3.13 of the ELLO paper"},
    {">= score capture 0", "Theorem 2.1 of the vertex-capturing paper"},
    {"<= score capture 2", "Theorem 2.2 of the vertex-capturing paper"},
    {"-> all-even <= score capture 1", "Corollary 4.1 of the vertex-capturing paper"},
};

}  // namespace

std::span<const PaperTheorem> theorems() { return list; }

const PaperTheorem* theorem_of(const language::Formula& conjecture) {
  const auto* found = std::ranges::find(list, prefix(conjecture), &PaperTheorem::formula);
  return found == std::end(list) ? nullptr : found;
}

}  // namespace gamecert::conjectures
