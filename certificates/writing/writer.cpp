// The head, the evidence by the writer of its kind, and the end.
#include "certificates/writing/writer.hpp"

#include <algorithm>
#include <stdexcept>

#include "certificates/writing/head_text.hpp"
#include "certificates/writing/writers.hpp"

namespace gamecert::certificates {

std::string write(const Certificate& certificate) {
  const auto& [claim, evidence] = certificate;
  std::string text;
  append_head(text, claim, evidence.kind());
  const std::size_t words = text.size();
  const auto written = [&](const auto& family) {
    return std::ranges::any_of(family(), [&](Writer writer) { return writer(text, claim, evidence); });
  };
  constexpr std::span<const Writer> (*families[])() = {plays_writers,      points_writers,   impartial_writers,
                                                       structure_writers,  formulas_writers, gadgets_writers,
                                                       reductions_writers, replies_writers,  counterexamples_writers,
                                                       ledgers_writers,    theorems_writers};
  if (!std::ranges::any_of(families, written))
    throw std::logic_error("certificates/writing/ has no writer of evidence " + std::string(evidence.kind()));
  if (text[words] == '\n') text.erase(words - 1, 1);
  text += "end\n";
  return text;
}

}  // namespace gamecert::certificates
