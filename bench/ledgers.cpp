// What it costs to check a HOLDS graph by graph: processor time of gamecert-check on the ledger of an order, over the
// time that geng itself takes to generate the graphs, programs run in turn, one job. And how long ledgers are.
//
//   bench_ledgers
//
// gamecert, gamecert-check and nauty-geng are those of PATH.
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include "bench/measure.hpp"

namespace {

namespace bench = gamecert::bench;

bench::Time timed(const std::string& command, int expected = 0) {
  return bench::children_time([&] {
    if (const int status = std::system((command + " >/dev/null 2>&1").c_str()); status != expected << 8)
      throw std::runtime_error("failed: " + command);
  });
}

struct Question {
  const char* name;
  const char* command;
  int order;
  int expected;  // exit status of the command
};

double connected_graphs(int order) { return order == 10 ? 11716571 : 261080; }  // of order 9: OEIS A001349

constexpr Question questions[] = {
    {"words alone", "sweep 'order > 0'", 10, 0},
    {"oddity -> odd-degenerate", "sweep 'oddity -> odd-degenerate'", 10, 0},
    {"count(odd-degenerate)", "table 'count(odd-degenerate)'", 10, 0},
    {"nimber(node-kayles) <= 5", "sweep 'nimber(node-kayles) <= 5'", 10, 1},
    {"winnable -> plausible", "sweep 'forall colouring: winnable -> plausible'", 9, 0},
};

std::uint64_t bytes_in(const std::filesystem::path& folder) {
  std::uint64_t bytes = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().filename().string().starts_with("sweep-")) bytes += entry.file_size();
  }
  return bytes;
}

void measure(const Question& question, const std::filesystem::path& folder) {
  std::filesystem::remove_all(folder);
  const std::string order = std::to_string(question.order);
  const bench::Time generating = timed("nauty-geng -cuq " + order);
  const std::string command = std::string("gamecert ") + question.command + " --order " + order;
  const bench::Time plain = timed(command + " --jobs 1", question.expected);
  const bench::Time making = timed(command + " --jobs 1 --certificates " + folder.string(), question.expected);
  const bench::Time checking = timed("gamecert-check " + folder.string());
  const std::string name = std::string("ledgers ") + question.name + " order " + order;
  bench::row(name + " checked", checking.processor, generating.processor);
  bench::row(name + " made", making.processor - plain.processor, generating.processor);
  bench::row(name + " characters a graph", static_cast<double>(bytes_in(folder)), connected_graphs(question.order));
}

}  // namespace

int main() {
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / "gamecert-bench-ledgers";
  const int status = bench::exit_status([&] {
    for (const Question& question : questions) measure(question, folder);
  });
  std::filesystem::remove_all(folder);
  return status;
}
