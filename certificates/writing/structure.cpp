// Writing evidence of the family `structure`.
#include "certificates/structure/automata.hpp"
#include "certificates/structure/determinant.hpp"
#include "certificates/structure/frontiers.hpp"
#include "certificates/structure/implausible.hpp"
#include "certificates/structure/kernel.hpp"
#include "certificates/writing/number_lines.hpp"
#include "certificates/writing/writers.hpp"

namespace gamecert::certificates {
namespace {

void write_determinant(std::string& text, const Claim&, const Determinant& determinant) {
  append_elements(text, determinant.point);
}

void write_implausible(std::string& text, const Claim&, const Implausible& implausible) {
  text += std::to_string(implausible.vertex) + " ";
  text.append(Implausible::reasons[static_cast<std::size_t>(implausible.reason)]).append("\n");
}

void write_frontiers(std::string& text, const Claim&, const Frontiers& frontiers) {
  append_numbers(text, frontiers.layout);
}

void write_kernel(std::string& text, const Claim&, const Kernel& kernel) { append_numbers(text, kernel.vertices); }

void write_automata(std::string& text, const Claim&, const DecidedByAutomata&) { text += "\n"; }

}  // namespace

std::span<const Writer> structure_writers() {
  static constexpr Writer all[] = {writes<Determinant, write_determinant>, writes<Implausible, write_implausible>,
                                   writes<Frontiers, write_frontiers>, writes<Kernel, write_kernel>,
                                   writes<DecidedByAutomata, write_automata>};
  return all;
}

}  // namespace gamecert::certificates
