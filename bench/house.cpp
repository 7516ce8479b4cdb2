// What the house costs, over the time of nauty-geng -cuq 10: `./quickstart` from nothing, and the tests of
// `./quickstart test` without the build, in time of the processor; `.ci/run` from nothing, by the clock.
//
//   bench_house
//
// Runs in the top folder of the tree, on what is committed there: a clone in build/house, which is gone in the end.
#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include "bench/measure.hpp"

namespace {

namespace bench = gamecert::bench;

const char* const clone = "build/house";

bench::Time timed(const std::string& command) {
  return bench::children_time([&] {
    if (std::system((command + " >&2").c_str()) != 0) throw std::runtime_error("failed: " + command);
  });
}

bench::Time in_clone(const std::string& command) {
  return timed(std::string("cd ") + clone + " && env -u CI " + command);
}

void measure() {
  std::filesystem::remove_all(clone);
  timed(std::string("git clone --quiet . ") + clone);
  bench::Time generating;
  const auto generate = [&] { generating.keep_least(timed("nauty-geng -cuq 10")); };
  generate();
  const bench::Time quickstart = in_clone("./quickstart");
  generate();
  bench::row("house quickstart", quickstart.processor, generating.processor);
  in_clone("cmake --preset release -DGAMECERT_PYTHON=ON");
  in_clone("cmake --build --preset release");
  const bench::Time tests = in_clone("./quickstart test");  // all is built
  generate();
  bench::row("house tests", tests.processor, generating.processor);
  bench::row("house .ci/run", in_clone(".ci/run").clock, generating.clock);
  std::filesystem::remove_all(clone);
}

}  // namespace

int main() { return bench::exit_status(measure); }
