// What one pass of a hundred statements costs beside a hundred single sweeps, and what its ledger costs to check: in
// multiples of the time in which geng generates the graphs, programs run in turn, one job. Of the single sweeps ten are
// run, one of every hypothesis and every conclusion, and counted ten times; the ledger is that of the order before.
//
//   bench_statements [ORDER]
//
// gamecert, gamecert-check and nauty-geng are those of PATH. The statements are every conclusion under every
// hypothesis; all of them are theorems, so that all are asked at all graphs.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "bench/measure.hpp"

namespace {

namespace bench = gamecert::bench;

constexpr const char* hypotheses[] = {"order > 1",     "triangle-free", "max-degree <= order - 2", "bipartite",
                                      "claw-free",     "two-connected", "min-degree >= 2",         "planar",
                                      "diameter <= 3", "girth >= 5"};
constexpr const char* conclusions[] = {"independence-number >= radius",
                                       "clique-number <= chromatic-number",
                                       "chromatic-number <= max-degree + 1",
                                       "edge-connectivity <= min-degree",
                                       "connectivity <= edge-connectivity",
                                       "2 * matching-number <= order",
                                       "2 * domination-number <= order",
                                       "independence-number * chromatic-number >= order",
                                       "diameter <= 2 * radius",
                                       "chromatic-number <= degeneracy + 1"};

bench::Time timed(const std::string& command) {
  return bench::children_time([&] {
    if (std::system((command + " >/dev/null 2>&1").c_str()) != 0) throw std::runtime_error("failed: " + command);
  });
}

void measure(const std::string& order, const std::filesystem::path& folder) {
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  const std::string file = (folder / "all.conjectures").string(), ledger = (folder / "ledger").string();
  std::vector<std::string> all;
  for (const char* hypothesis : hypotheses)
    for (const char* conclusion : conclusions)
      all.push_back("order > 1 & " + std::string(hypothesis) + " -> " + conclusion);
  std::ofstream out(file);
  for (std::size_t i = 0; i < all.size(); ++i) out << "conjecture s" << i << "\ntext " << all[i] << "\n\n";
  out.close();
  const std::string orders = " --order " + order + " --jobs 1 ";
  const bench::Time generating = timed("nauty-geng -cuq " + order);
  const bench::Time pass = timed("gamecert conjectures run " + file + orders);
  bench::Time single{0, 0};  // of every hypothesis one
  for (std::size_t i = 0; i < all.size(); i += std::size(conclusions) + 1)
    single.processor += timed("gamecert sweep '" + all[i] + "'" + orders).processor;
  const double times = static_cast<double>(std::size(conclusions));
  bench::row("statements one pass of 100, order " + order, pass.processor, generating.processor);
  bench::row("statements 100 single sweeps, order " + order, times * single.processor, generating.processor);
  const std::string before = std::to_string(std::stoi(order) - 1);
  timed("gamecert conjectures run " + file + " --order " + before + " --jobs 1 --certificates " + ledger);
  const bench::Time checking = timed("gamecert-check --time-limit 10000 " + ledger);
  const bench::Time fewer = timed("nauty-geng -cuq " + before);
  bench::row("statements ledger checked, order " + before, checking.processor, fewer.processor);
}

}  // namespace

int main(int count, char** values) {
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / "gamecert-bench-statements";
  const int status = bench::exit_status([&] { measure(count > 1 ? values[1] : "9", folder); });
  std::filesystem::remove_all(folder);
  return status;
}
