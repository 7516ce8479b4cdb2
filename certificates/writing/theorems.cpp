// Writing evidence of the family `theorems`.
#include "certificates/theorems/theorem.hpp"
#include "certificates/writing/number_lines.hpp"
#include "certificates/writing/writers.hpp"

namespace gamecert::certificates {
namespace {

void write_theorem(std::string& text, const Claim&, const ByTheorem& theorem) {
  text += theorem.name + (theorem.symmetry.empty() ? "\n" : " ");
  if (!theorem.symmetry.empty()) append_numbers(text, theorem.symmetry);
}

}  // namespace

std::span<const Writer> theorems_writers() {
  static constexpr Writer all[] = {writes<ByTheorem, write_theorem>};
  return all;
}

}  // namespace gamecert::certificates
