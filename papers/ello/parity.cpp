// The ELLO paper, Section 3 to Corollary 3.7: parity-driven graphs, oddities and odd-degenerate graphs.
#include "papers/ello/parity.hpp"

#include <array>
#include <string>
#include <utility>

#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/board_maps.hpp"
#include "papers/ello/random.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"
#include "papers/statements.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {

bool components_are_driven(const ElloGames& games) {
  bool all = true;
  for (VertexSet left = games.all(); left != 0;) {
    const VertexSet part = graphs::component(games.graph(), left, std::countr_zero(left));
    all = all && games.plausibility_driven(part);
    left &= ~part;
  }
  return all;
}

void check_open_1(int order, bool (*described)(const ElloGames&), Trial& trial) {
  constexpr int greatest_listed = 6;
  int connected = 0;
  std::array<int, 2> counts{};  // of even and of odd type
  std::array<std::string, 2> lists;
  each_graph(order, trial, [&](const SmallGraph& graph) {
    const ElloGames games(graph);
    const bool driven = games.plausibility_driven(games.all());
    const auto against = [&](std::string_view what) {
      return Failure{.where = graphs::write_graph6(games.graph()) +
                              (driven ? ": plausibility-driven, against " : ": not plausibility-driven, against ") +
                              std::string(what),
                     .missing = "a description is no statement about one graph"};
    };
    if (!games.connected(games.all())) {
      trial.instance(driven == components_are_driven(games), [&] { return against("its components"); });
      return;
    }
    ++connected;
    const bool odd = games.odd_type(games.all());
    if (odd) {
      trial.instance(driven == described(games), [&] { return against("the description of odd type"); });
    } else {
      trial.count();
    }
    if (!driven) return;
    ++counts.at(odd ? 1 : 0);
    lists.at(odd ? 1 : 0) += " " + graphs::write_graph6(games.graph());
  });
  const bool listed = order <= greatest_listed;
  const auto of_type = [&](std::size_t odd, const char* type) {
    return std::to_string(counts.at(odd)) + " of " + type + " type" +
           (listed && counts.at(odd) > 0 ? ":" + lists.at(odd) : "");
  };
  trial.remark("order " + std::to_string(order) + ": plausibility-driven are, of " + std::to_string(connected) +
               " connected graphs, " + of_type(1, "odd") + (listed ? ";" : " and") + " " + of_type(0, "even"));
}

namespace {

/// That ELLO is odd elimination on the cone, proved for all graphs.
void cone_of_elimination(int, Trial& trial) {
  BoardMapProof proof = prove_board_map(*find_board_map("ello.cone"), true, trial.left());
  if (!proof.certificate) throw text::LimitError(proof.missing);
  trial.count();
  trial.keep(std::move(*proof.certificate));
}

}  // namespace

std::vector<CheckFunction> ello_parity() {
  return {
      check("share-of-odd-degenerate", check_share, number("percent")),
      check("cone-of-elimination", cone_of_elimination),
      check("plausibility-driven-graphs", [](int order, Trial& trial) { check_open_1(order, odd_degenerate, trial); }),
  };
}

}  // namespace gamecert::papers
