// The geodetic paper, Section 2: trees in normal play.
#include "papers/geodetic/trees.hpp"

#include "graphs/constructions.hpp"
#include "graphs/families.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/certified_failure.hpp"
#include "papers/checks.hpp"
#include "papers/game_question.hpp"
#include "papers/geodetic/branches.hpp"
#include "papers/graphs_of_class.hpp"
#include "proofs/maps/board_maps.hpp"

namespace gamecert::papers {

using graphs::SmallGraph;
using graphs::VertexSet;

/// Up to here every instance in the usual reading leaves a certificate.
constexpr int certified_order = 6;

void check_thm_1(int order, AfterFirst after_first, Trial& trial) {
  each_tree(order, trial, [&](const SmallGraph& tree) {
    Branches branches(graphs::large(tree));
    for (int u = 0; u < order; ++u) {
      const GameQuestion hackendot{"hackendot", after_first(tree, u)};
      const int expected = nimber(hackendot, trial);
      for (const std::string_view word : {"contract", "literal", "hull"}) {
        const GameQuestion geodetic{
            "geodetic",
            graphs::write_graph6(tree) + " labelled=" + std::to_string(u),
            {{"reading", games::parameter_value(games::find("geodetic").info, "reading", word)}}};
        auto alike = played_alike(
            geodetic, hackendot, [u](int v) { return v < u ? v : v - 1; }, trial);
        const int value = nimber(geodetic, trial);
        trial.instance(alike && value == expected && value == branches.after_root(u), [&] {
          return nimber_failure(geodetic,
                                "is not hackendot " + hackendot.instance + ", of nimber " + std::to_string(expected));
        });
        if (order <= certified_order && word == "contract") trial.keep(std::move(*alike));
      }
    }
  });
}

void check_cor_1(int order, Procedure wins, Trial& trial) {
  const auto most = static_cast<std::uint64_t>(order) * static_cast<std::uint64_t>(order - 1);
  each_tree(order, trial, [&](const SmallGraph& tree) {
    const GameQuestion asked{"geodetic", graphs::write_graph6(tree)};
    const auto [won, options] = wins(graphs::large(tree));
    trial.instance(won == (outcome(asked, trial) == "N") && options <= most, [&] {
      return outcome_failure(asked, "the procedure says " + std::string(won ? "N" : "P") + " after " +
                                        std::to_string(options) + " options");
    });
    if (order <= certified_order) keep(outcome_failure(asked, ""), trial);
  });
}

namespace {

std::pair<bool, std::uint64_t> by_branches(const graphs::Graph& tree) {
  Branches branches(tree);
  const bool won = branches.first_player_wins();
  return {won, branches.options()};
}

/// How the number of options grows on trees far beyond search.
void growth(const char* family, Trial& trial) {
  const auto tree = std::get<graphs::Graph>(graphs::make_family(family));
  const auto [won, options] = by_branches(tree);
  trial.remark(std::string(family) + ", order " + std::to_string(tree.order()) + ": " + (won ? "N" : "P") + " after " +
               std::to_string(options) + " options");
}

}  // namespace

void trees_as_hackendot(int order, const CheckArguments&, Trial& trial) {
  check_thm_1(order, proofs::hackendot_after_root, trial);
}

void tree_procedure(int order, const CheckArguments&, Trial& trial) {
  check_cor_1(order, by_branches, trial);
  if (order != 1) return;
  for (const char* family : {"path:250", "path:1000", "binary-tree:7", "binary-tree:9", "star:1000"}) {
    growth(family, trial);
  }
}

}  // namespace gamecert::papers
