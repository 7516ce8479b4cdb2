// Writing evidence of the family `formulas`.
#include "certificates/formulas/lrat.hpp"
#include "certificates/writing/refutation_lines.hpp"
#include "certificates/writing/writers.hpp"

namespace gamecert::certificates {
namespace {

void write_lrat(std::string& text, const Claim&, const Refutation& refutation) {
  append_refutation(text, refutation.steps, refutation.play);
}

}  // namespace

std::span<const Writer> formulas_writers() {
  static constexpr Writer all[] = {writes<Refutation, write_lrat>};
  return all;
}

}  // namespace gamecert::certificates
