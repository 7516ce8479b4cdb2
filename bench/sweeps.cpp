// What tables over all graphs cost, as ratios to the time geng itself takes to generate them.
//
//   bench_sweeps GAMECERT GENG [RUNS]
//
// Runs both programs RUNS times in turn (3 if not given) and prints the least process time of each, so that
// one run on a busy machine still compares like with like; then one and two jobs by the clock.
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

struct Time {
  double process = 1e9, clock = 1e9;
};

double children_seconds() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

Time timed(const std::string& command) {
  const double before = children_seconds();
  const auto start = std::chrono::steady_clock::now();
  if (std::system((command + " >/dev/null 2>&1").c_str()) != 0) {
    std::fprintf(stderr, "bench_sweeps: failed: %s\n", command.c_str());
    std::exit(1);
  }
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  return {children_seconds() - before, elapsed.count()};
}

void keep_least(Time& least, const Time& time) {
  least.process = std::min(least.process, time.process);
  least.clock = std::min(least.clock, time.clock);
}

struct Question {
  const char* columns;
  int order;
};

constexpr Question questions[] = {{"count(oddity)", 9},
                                  {"count(oddity)", 10},
                                  {"sum(winnable-colourings)", 9},
                                  {"sum(winnable-colourings)", 10},
                                  {"histogram(nimber(node-kayles))", 9},
                                  {"histogram(nimber(node-kayles))", 10}};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return std::fprintf(stderr, "usage: bench_sweeps GAMECERT GENG [RUNS]\n"), 2;
  const std::string gamecert = argv[1], geng = argv[2];
  const int runs = argc > 3 ? std::atoi(argv[3]) : 3;
  std::printf("columns\torder\tgeng s\tone job s\tratio\ttwo jobs, times as fast by the clock\n");
  for (const Question& question : questions) {
    const std::string order = std::to_string(question.order);
    const std::string table = gamecert + " table '" + question.columns + "' --order " + order + " --jobs ";
    Time generating, one, two;
    for (int run = 0; run < runs; ++run) {
      keep_least(generating, timed(geng + " -cuq " + order));
      keep_least(one, timed(table + "1"));
      keep_least(two, timed(table + "2"));
    }
    std::printf("%s\t%d\t%.2f\t%.2f\t%.2f\t%.2f\n", question.columns, question.order, generating.process, one.process,
                one.process / generating.process, one.clock / two.clock);
    std::fflush(stdout);
  }
}
