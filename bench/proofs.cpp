// Refutations: elaboration, checking, and writing and reading the text, over CaDiCaL's solving time in the same run.
//
//   bench_proofs [large]
//
// Seconds of the processor. On stderr also megabytes of DRAT and LRAT text, and the most memory the program has had up
// to the end of checking, the solver in its process left out. With `large` only a proof of more than 100 MB.
#include <sys/resource.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string_view>

#include "bench/measure.hpp"
#include "encode/lrat.hpp"
#include "solve/solvers/elaborate.hpp"
#include "solve/solvers/sat.hpp"
#include "tests/solve/formulas.hpp"

namespace {

using gamecert::encode::Cnf;
using gamecert::encode::Lrat;
namespace bench = gamecert::bench;
namespace formulas = gamecert::solve::formulas;
namespace solve = gamecert::solve;

std::string megabytes(double bytes) {
  std::ostringstream text;
  text << static_cast<int>(bytes / (1 << 20) * 10) / 10.0 << " MB";
  return text.str();
}

void measure(const std::string& formula, const Cnf& cnf) {
  const auto drat = std::filesystem::temp_directory_path() / ("bench_proofs." + std::to_string(getpid()));
  const solve::SatResult solved = solve::solve_sat(cnf, {}, drat);
  if (solved.status != solve::SatResult::Status::unsatisfiable) {
    std::filesystem::remove(drat);
    throw std::runtime_error(formula + " is not refuted: " + solved.message);
  }
  Lrat lrat;
  const double elaboration = bench::seconds([&] {
    std::ifstream in(drat, std::ios::binary);
    lrat = solve::elaborate(cnf, in, {});
  });
  std::optional<std::string> reason;
  const double check = bench::seconds([&] { reason = gamecert::encode::refutation_fails(cnf, lrat); });
  if (reason) throw std::runtime_error(formula + ": " + *reason);
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  std::string text;
  const double reading = bench::seconds([&] {
    text.clear();
    Lrat again(cnf.clauses());
    append(text, lrat);
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) read_step(line, again);
  });
  const std::string name = "proofs " + formula;
  std::fprintf(stderr, "%s: DRAT %s, LRAT %s, memory %s\n", name.c_str(),
               megabytes(static_cast<double>(std::filesystem::file_size(drat))).c_str(),
               megabytes(static_cast<double>(text.size())).c_str(),
               megabytes(1024.0 * static_cast<double>(usage.ru_maxrss)).c_str());
  bench::row(name + " elaboration", elaboration, solved.seconds);
  bench::row(name + " check", check, solved.seconds);
  bench::row(name + " text", reading, solved.seconds);
  std::filesystem::remove(drat);
}

}  // namespace

int main(int count, char** arguments) {
  return bench::exit_status([&] {
    if (count > 1 && std::string_view(arguments[1]) == "large") {
      measure("pigeonhole 10", formulas::pigeonhole(11, 10));
      return;
    }
    measure("pigeonhole 8", formulas::pigeonhole(9, 8));
    measure("pigeonhole 9", formulas::pigeonhole(10, 9));
    for (const unsigned seed : {1U, 2U, 3U})
      measure("random 3-SAT 200 seed " + std::to_string(seed), formulas::random_3sat(200, 4.6, seed));
    for (const unsigned seed : {1U, 2U})
      measure("random 3-SAT 260 seed " + std::to_string(seed), formulas::random_3sat(260, 4.6, seed));
    for (const int vertices : {40, 60, 80})
      measure("parity " + std::to_string(vertices), formulas::parity(vertices, 1));
  });
}
