// What words of graphs cost: every word with one column over all connected graphs of order 9, one job, over the time
// geng itself takes to generate the graphs, which is measured beside each; least times of the processor.
//
//   bench_words [WORD]   with WORD only columns that have it, printed and not judged
//
// gamecert and nauty-geng are those of PATH. The ratio of each word goes to stderr.
#include <algorithm>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

#include "bench/measure.hpp"
#include "language/terms.hpp"

namespace {

namespace bench = gamecert::bench;

constexpr double most = 30;  // times geng

bench::Time timed(const std::string& command, int runs) {
  bench::Time least;
  for (int run = 0; run < runs; ++run)
    least.keep_least(bench::children_time([&] {
      if (std::system((command + " >/dev/null 2>&1").c_str()) != 0) throw std::runtime_error("failed: " + command);
    }));
  return least;
}

/// Fractions are compared, as tables add up no sums of roots.
std::vector<std::string> columns() {
  using Kind = gamecert::language::Term::Kind;
  std::vector<std::string> result;
  for (const auto& term : gamecert::language::terms()) {
    const std::string name(term.name);
    if (term.of_colouring) continue;
    result.push_back(term.kind == Kind::property   ? "count(" + name + ")"
                     : term.kind == Kind::fraction ? "count(" + name + " > 2)"
                     : term.kind == Kind::set      ? "sum(|" + name + "|)"
                                                   : "sum(" + name + ")");
  }
  for (const char* word : {"k-domination-number(2)", "k-forcing-number(2)"})
    result.push_back("sum(" + std::string(word) + ")");
  for (const char* matrix : {"", "laplacian-", "signless-"})
    for (const char* at : {"above(1/2)", "below(sqrt(max-degree))", "above(sqrt(2) + sqrt(3))"})
      result.push_back("sum(" + std::string(matrix) + "eigenvalues-" + at + ")");
  return result;
}

double times_geng(const std::string& column) {
  const double generating = timed("nauty-geng -cuq 9", 3).processor;
  const std::string table = "gamecert table '" + column + "' --order 9 --jobs 1";
  double result = timed(table, 1).processor / generating;
  if (result <= most) result = std::min(result, timed(table, 2).processor / generating);
  std::fprintf(stderr, "%8.2f %s\n", result, column.c_str());
  return result;
}

void measure(const std::string& word) {
  std::vector<double> all;
  for (const std::string& column : columns())
    if (column.find(word) != std::string::npos) all.push_back(times_geng(column));
  if (!word.empty()) return;
  std::ranges::sort(all);
  const auto above = std::ranges::count_if(all, [](double times) { return times > most; });
  bench::row("words median order 9", all[all.size() / 2], "times geng, of " + std::to_string(all.size()) + " words");
  bench::row("words above 30 times geng, order 9", static_cast<double>(above),
             "the greatest " + std::to_string(all.back()));
}

}  // namespace

int main(int count, char** values) {
  return bench::exit_status([&] { measure(count > 1 ? values[1] : ""); });
}
