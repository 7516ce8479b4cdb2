// Games on triangulations, Section 5.5: the bichromatic colouring game on the diamond path, by threats.
#include <numeric>
#include <string>
#include <variant>

#include "graphs/families/users_board.hpp"
#include "graphs/triangulation.hpp"
#include "papers/checks.hpp"
#include "solve/boards/threats.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

using solve::EdgeBoard;

struct DiamondPath {
  EdgeBoard board;
  std::vector<int> central;  // its central edges
};

/// The board `diamond-path:a,b,...`.
DiamondPath diamond_path(const std::vector<int>& groups) {
  std::string text = "diamond-path:";
  for (const int size : groups) text += (text.back() == ':' ? "" : ",") + std::to_string(size);
  DiamondPath path{EdgeBoard(*std::get<graphs::PlaneBoard>(graphs::users_board(text).board).triangulation), {}};
  const int length = std::accumulate(groups.begin(), groups.end(), 0), count = static_cast<int>(groups.size());
  const auto chain = [&](int v) { return v == 0 ? 0 : v == length ? count + 1 : 2 * count + 1 + v; };
  for (int v = 0; v < length; ++v) path.central.push_back(path.board.number(chain(v), chain(v + 1)));
  return path;
}

}  // namespace

void won_on_diamond_path(int, const CheckArguments& given, Trial& trial) {
  std::vector<int> groups;
  for (const char size : std::to_string(given.numbers.at("groups"))) groups.push_back(size - '0');
  const auto [board, central] = diamond_path(groups);
  const int middle = central.at(central.size() / 2);
  const solve::WinByThreats win = solve::win_by_threats(board, middle, central, trial.watch());
  if (win.unanswered) {
    throw text::LimitError("after " + board.edge_name(middle) + " and " + board.edge_name(*win.unanswered) +
                           " no central edge with threats alone wins; other ways were not tried");
  }
  trial.count();
  certificates::Claim claim;
  claim.game = "bichromatic-colouring";
  claim.instance = board.name;
  claim.statement = "OUTCOME first";
  trial.keep({std::move(claim), win.strategy});
}

}  // namespace gamecert::papers
