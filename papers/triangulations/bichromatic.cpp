// Games on triangulations, Section 5.5: the bichromatic colouring game on the diamond path, by threats.
#include <numeric>
#include <string>

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

/// A chain of central edges and on each side groups of triangles, as many as listed, with a common outer point each;
/// one triangle more between neighbouring groups. The outer points come first, around the board, then those in the
/// chain.
DiamondPath diamond_path(const std::vector<int>& groups) {
  const int length = std::accumulate(groups.begin(), groups.end(), 0), count = static_cast<int>(groups.size());
  const int outer = 2 * count + 2;
  const auto chain = [&](int v) { return v == 0 ? 0 : v == length ? count + 1 : outer + v - 1; };
  std::vector<graphs::Face> faces;
  for (int side = 0; side < 2; ++side) {
    int v = 0;
    for (int i = 0; i < count; ++i) {
      const auto apex = [&](int group) { return side == 0 ? 1 + group : outer - 1 - group; };
      for (int k = 0; k < groups[static_cast<std::size_t>(i)]; ++k, ++v)
        faces.push_back(graphs::make_face(chain(v), chain(v + 1), apex(i)));
      if (i + 1 < count) faces.push_back(graphs::make_face(chain(v), apex(i), apex(i + 1)));
    }
  }
  std::vector<int> boundary(static_cast<std::size_t>(outer));
  std::iota(boundary.begin(), boundary.end(), 0);
  DiamondPath path{EdgeBoard(graphs::Triangulation(outer + length - 1, boundary, faces)), {}};
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
