// Writing evidence of the family `counterexamples`.
#include "certificates/counterexamples/counterexample.hpp"
#include "certificates/counterexamples/line.hpp"
#include "certificates/writing/number_lines.hpp"
#include "certificates/writing/writer.hpp"
#include "certificates/writing/writers.hpp"

namespace gamecert::certificates {
namespace {

void write_counterexample(std::string& text, const Claim&, const Counterexample& counterexample) {
  text += std::to_string(counterexample.facts.size()) + "\n";
  for (const Certificate& fact : counterexample.facts) text += write(fact);
}

void write_line(std::string& text, const Claim&, const LineOfPlay& line) { append_numbers(text, line.moves); }

}  // namespace

std::span<const Writer> counterexamples_writers() {
  static constexpr Writer all[] = {writes<Counterexample, write_counterexample>, writes<LineOfPlay, write_line>};
  return all;
}

}  // namespace gamecert::certificates
