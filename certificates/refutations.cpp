// The numbers and steps of refutations, and the formulas they are of.
#include "certificates/refutations.hpp"

#include "certificates/claim.hpp"

namespace gamecert::certificates {

encode::Lrat read_refutation(Lines& lines, std::optional<std::vector<int>>* play) {
  encode::Lrat steps(lines.number("a number of clauses"));
  const int count = lines.number("a number of steps");
  for (int i = 0; i < count; ++i) {
    lines.next_line("a step");
    if (i == 0 && play != nullptr && lines.at_word("play")) {
      lines.word("play");
      *play = lines.numbers_of_line("a move");
      lines.next_line("a step");
    }
    lines.whole([&](std::string_view line) { encode::read_step(line, steps); });
  }
  return steps;
}

std::vector<encode::Lrat> read_refutations(Lines& lines, int count) {
  std::vector<encode::Lrat> refutations;
  for (int i = 0; i < count; ++i) {
    lines.next_line("`lrat`");
    lines.word("lrat");
    refutations.push_back(read_refutation(lines));
  }
  return refutations;
}

void require_refuted(const std::vector<encode::Denied>& denied, const std::vector<encode::Lrat>& refutations) {
  if (denied.size() != refutations.size())
    reject("expected " + std::to_string(denied.size()) + " refutations, found " + std::to_string(refutations.size()));
  for (std::size_t i = 0; i < denied.size(); ++i) {
    if (const auto reason = encode::refutation_fails(denied[i].cnf(), refutations[i]))
      reject("refutation " + std::to_string(i + 1) + ", " + denied[i].statement + ": " + *reason);
  }
}

}  // namespace gamecert::certificates
