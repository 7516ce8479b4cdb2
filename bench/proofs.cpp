// Refutations: elaboration and checking as ratios to CaDiCaL's solving time, in the same run.
//
//   bench_proofs [large]
//
// For each formula: seconds of solving, of the processor as all times here; as ratios to them elaboration, checking,
// and writing and reading the text; megabytes of DRAT and LRAT text, and the most memory the program has had up to the
// end of checking, the solver in its process left out. With `large` only a proof of more than 100 MB.
#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string_view>

#include "encode/lrat.hpp"
#include "solve/solvers/elaborate.hpp"
#include "solve/solvers/sat.hpp"
#include "tests/solve/formulas.hpp"

namespace {

using gamecert::encode::Cnf;
using gamecert::encode::Lrat;
namespace formulas = gamecert::solve::formulas;

template <class Work>
double seconds(Work&& work) {
  const std::clock_t begin = std::clock();
  work();
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

void measure(const std::string& name, const Cnf& cnf) {
  namespace solve = gamecert::solve;
  const auto drat = std::filesystem::temp_directory_path() / ("bench_proofs." + std::to_string(getpid()));
  const solve::SatResult solved = solve::solve_sat(cnf, {}, drat);
  if (solved.status != solve::SatResult::Status::unsatisfiable) {
    std::printf("%s\tis not refuted: %s\n", name.c_str(), solved.message.c_str());
    std::filesystem::remove(drat);
    return;
  }
  Lrat lrat;
  const double elaboration = seconds([&] {
    std::ifstream in(drat, std::ios::binary);
    lrat = solve::elaborate(cnf, in, {});
  });
  std::optional<std::string> reason;
  const double check = seconds([&] { reason = gamecert::encode::refutation_fails(cnf, lrat); });
  if (reason) std::printf("%s\n", reason->c_str());
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  std::string text;
  Lrat again(cnf.clauses());
  const double reading = seconds([&] {
    append(text, lrat);
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) read_step(line, again);
  });
  constexpr double megabyte = 1 << 20;
  std::printf("%s\t%.2f\t%.2f\t%.2f\t%.2f\t%.1f\t%.1f\t%.0f\n", name.c_str(), solved.seconds,
              elaboration / solved.seconds, check / solved.seconds, reading / solved.seconds,
              static_cast<double>(std::filesystem::file_size(drat)) / megabyte,
              static_cast<double>(text.size()) / megabyte, static_cast<double>(usage.ru_maxrss) / 1024);
  std::fflush(stdout);
  std::filesystem::remove(drat);
}

}  // namespace

int main(int count, char** arguments) {
  std::printf("formula\tsolving s\telaboration\tcheck\twriting and reading\tDRAT MB\tLRAT MB\tmemory MB\n");
  if (count > 1 && std::string_view(arguments[1]) == "large") {
    measure("pigeonhole 10", formulas::pigeonhole(11, 10));
    return 0;
  }
  measure("pigeonhole 8", formulas::pigeonhole(9, 8));
  measure("pigeonhole 9", formulas::pigeonhole(10, 9));
  for (const unsigned seed : {1U, 2U, 3U}) measure("random 3-SAT 200", formulas::random_3sat(200, 4.6, seed));
  for (const unsigned seed : {1U, 2U}) measure("random 3-SAT 260", formulas::random_3sat(260, 4.6, seed));
  for (const int vertices : {40, 60, 80}) measure("parity " + std::to_string(vertices), formulas::parity(vertices, 1));
}
