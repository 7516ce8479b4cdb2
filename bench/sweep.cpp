// What tables over all graphs cost, over the time geng itself takes to generate the graphs: least times of the
// processor of programs run in turn, one job. Two jobs by the clock: how many times as fast they are as one.
//
//   bench_sweep
//
// gamecert and nauty-geng are those of PATH.
#include <cstdlib>
#include <stdexcept>

#include "bench/measure.hpp"

namespace {

namespace bench = gamecert::bench;

bench::Time timed(const std::string& command) {
  return bench::children_time([&] {
    if (std::system((command + " >/dev/null 2>&1").c_str()) != 0) throw std::runtime_error("failed: " + command);
  });
}

struct Question {
  const char* columns;
  int order;
  int runs;
};

constexpr Question questions[] = {{"count(oddity)", 9, 5},
                                  {"count(oddity)", 10, 3},
                                  {"sum(winnable-colourings)", 9, 5},
                                  {"sum(winnable-colourings)", 10, 1},
                                  {"histogram(nimber(node-kayles))", 9, 5},
                                  {"histogram(nimber(node-kayles))", 10, 3}};

void measure(const Question& question) {
  const std::string order = std::to_string(question.order);
  const std::string table = std::string("gamecert table '") + question.columns + "' --order " + order + " --jobs ";
  bench::Time generating, one, two;
  for (int run = 0; run < question.runs; ++run) {
    generating.keep_least(timed("nauty-geng -cuq " + order));
    one.keep_least(timed(table + "1"));
    two.keep_least(timed(table + "2"));
  }
  const std::string name = std::string("sweep ") + question.columns + " order " + order;
  bench::row(name, one.processor, generating.processor);
  bench::row(name + " two jobs", one.clock, two.clock);
}

/// Words of graphs by their engines, one at a time, at order 10.
constexpr const char* words[] = {"sum(max-degree)",        "count(regular)",       "count(girth >= 5)",
                                 "sum(diameter)",          "count(planar)",        "count(bipartite)",
                                 "count(chordal)",         "count(two-connected)", "sum(connectivity)",
                                 "sum(edge-connectivity)", "sum(matching-number)", "sum(clique-number)",
                                 "sum(chromatic-number)",  "count(hamiltonian)",   "sum(degeneracy)"};

void measure_words() {
  bench::Time generating;
  for (int run = 0; run < 2; ++run) generating.keep_least(timed("nauty-geng -cuq 10"));
  for (const char* column : words) {
    bench::Time one;
    for (int run = 0; run < 2; ++run)
      one.keep_least(timed(std::string("gamecert table '") + column + "' --order 10 --jobs 1"));
    bench::row(std::string("sweep ") + column + " order 10", one.processor, generating.processor);
  }
}

/// A class whose property prunes the generator, over the same graphs left out at the end.
void measure_pruning(const std::string& property) {
  bench::Time pruned, filtered;
  for (int run = 0; run < 3; ++run) {
    pruned.keep_least(timed("gamecert table 'count(true)' --order 9 --jobs 1 --class '" + property + "'"));
    filtered.keep_least(timed("gamecert table 'count(" + property + ")' --order 9 --jobs 1"));
  }
  bench::row("sweep class " + property + " order 9", pruned.processor, filtered.processor);
}

/// Connected cubic graphs by their own generator, over geng.
void measure_cubic() {
  bench::Time ours;
  for (int run = 0; run < 3; ++run)
    ours.keep_least(timed("gamecert table 'count(planar)' --class cubic --order 18 --jobs 1"));
  const bench::Time generating = timed("nauty-geng -cuq -d3 -D3 18");
  bench::row("sweep count(planar) cubic order 18", ours.processor, generating.processor);
}

}  // namespace

int main() {
  return bench::exit_status([&] {
    for (const Question& question : questions) measure(question);
    measure_words();
    measure_pruning("free(cycle:4)");
    measure_pruning("planar");
    measure_cubic();
  });
}
