// Writing evidence of the family `formulas`.
#include "certificates/formulas/extreme.hpp"
#include "certificates/formulas/lrat.hpp"
#include "certificates/writing/refutation_lines.hpp"
#include "certificates/writing/writers.hpp"

namespace gamecert::certificates {
namespace {

void write_lrat(std::string& text, const Claim&, const Refutation& refutation) {
  append_refutation(text, refutation.steps, refutation.play);
}

void write_extreme(std::string& text, const Claim&, const Extreme& extreme) {
  text += std::to_string(extreme.sets.size());
  for (const std::vector<int>& set : extreme.sets) {
    text += "\nset";
    for (const int v : set) text += " " + std::to_string(v);
  }
  text += "\nlrat ";
  append_refutation(text, extreme.steps);
}

}  // namespace

std::span<const Writer> formulas_writers() {
  static constexpr Writer all[] = {writes<Refutation, write_lrat>, writes<Extreme, write_extreme>};
  return all;
}

}  // namespace gamecert::certificates
