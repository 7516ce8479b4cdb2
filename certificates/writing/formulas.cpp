// Writing evidence of the family `formulas`.
#include "certificates/formulas/avoider.hpp"
#include "certificates/formulas/breaker.hpp"
#include "certificates/formulas/extreme.hpp"
#include "certificates/formulas/lrat.hpp"
#include "certificates/writing/refutation_lines.hpp"
#include "certificates/writing/writers.hpp"

namespace gamecert::certificates {
namespace {

void write_lrat(std::string& text, const Claim&, const Refutation& refutation) {
  append_refutation(text, refutation.steps, refutation.play);
}

/// Of evidence that has sets and a refutation.
template <class WithSets>
void write_sets(std::string& text, const Claim&, const WithSets& evidence) {
  text += std::to_string(evidence.sets.size());
  for (const std::vector<int>& set : evidence.sets) {
    text += "\nset";
    for (const int v : set) text += " " + std::to_string(v);
  }
  text += "\nlrat ";
  append_refutation(text, evidence.steps);
}

}  // namespace

std::span<const Writer> formulas_writers() {
  static constexpr Writer all[] = {writes<Refutation, write_lrat>, writes<Extreme, write_sets<Extreme>>,
                                   writes<Breaker, write_sets<Breaker>>, writes<Avoider, write_sets<Avoider>>};
  return all;
}

}  // namespace gamecert::certificates
