// Writing evidence of the family `reductions`.
#include "certificates/reductions/grounding.hpp"
#include "certificates/writing/refutation_lines.hpp"
#include "certificates/writing/writers.hpp"

namespace gamecert::certificates {
namespace {

void write_grounding(std::string& text, const Claim&, const Grounding& grounding) {
  text += std::to_string(grounding.refutations.size());
  if (grounding.encoding != 1) text += " encoding " + std::to_string(grounding.encoding);
  text += "\n";
  append_refutations(text, grounding.refutations);
}

}  // namespace

std::span<const Writer> reductions_writers() {
  static constexpr Writer all[] = {writes<Grounding, write_grounding>};
  return all;
}

}  // namespace gamecert::certificates
