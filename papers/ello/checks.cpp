// The ELLO paper: what its files of claims name.
#include "papers/checks.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "graphs/constructions.hpp"
#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/ello/mop_linear.hpp"
#include "papers/ello/random.hpp"
#include "papers/ello/substitution.hpp"
#include "proofs/maps/board_maps.hpp"
#include "solve/ello/blocks.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

/// Whether a block wins as a game of its own.
bool wins(const solve::Part& block, const ElloGames& games) {
  VertexSet vertices = 0, green = 0;
  for (std::size_t i = 0; i < block.vertices.size(); ++i) {
    vertices |= graphs::single(block.vertices[i]);
    if (block.green[i] != 0) green |= graphs::single(block.vertices[i]);
  }
  return games.winnable(vertices, green);
}

}  // namespace

void cone_of_elimination(int, const CheckArguments&, Trial& trial) {
  proofs::BoardMapProof proof = proofs::prove_board_map(*proofs::find_board_map("ello.cone"), true, trial.left());
  if (!proof.certificate) throw text::LimitError(proof.missing);
  trial.keep(std::move(*proof.certificate));
}

void plausibility_driven_graphs(int order, const CheckArguments&, Trial& trial) {
  const Property driven = property("plausibility-driven");
  int connected = 0;
  std::array<int, 2> counts{};  // of even and of odd type
  std::array<std::string, 2> lists;
  each_graph(order, trial, [&](const SmallGraph& graph) {
    if (!graphs::connected(graph)) return;
    ++connected;
    const bool even = graphs::even_type(graph);
    if (even) trial.count();
    if (!driven.of(graph, trial.left())) return;
    ++counts.at(even ? 0 : 1);
    lists.at(even ? 0 : 1) += " " + graphs::write_graph6(graph);
  });
  const bool listed = order <= 6;
  const auto of_type = [&](std::size_t odd, const char* type) {
    return std::to_string(counts.at(odd)) + " of " + type + " type" +
           (listed && counts.at(odd) > 0 ? ":" + lists.at(odd) : "");
  };
  trial.remark("order " + std::to_string(order) + ": plausibility-driven are, of " + std::to_string(connected) +
               " connected graphs, " + of_type(1, "odd") + (listed ? ";" : " and") + " " + of_type(0, "even"));
}

void blocks_in_linear_time(int order, const CheckArguments& given, Trial& trial) {
  const std::int64_t most = given.numbers.at("operations-an-edge");
  each_graph(order, trial, [&](const SmallGraph& graph) {
    if (!graphs::connected(graph)) return;
    const ElloGames games(graph);
    for (VertexSet green = 0; green <= games.all(); ++green) {
      if (!games.parity_plausible(games.all(), green)) continue;
      solve::Part whole{.graph = graphs::large(graph), .green = {}, .vertices = {}};
      for (int v = 0; v < order; ++v) whole.green.push_back(static_cast<char>(green >> v & 1));
      const solve::ElloBlocks found(whole);
      const bool winnable = games.winnable(games.all(), green);
      const bool blocks_win =
          std::ranges::all_of(found.blocks(), [&](const solve::Part& block) { return wins(block, games); });
      trial.instance(winnable == blocks_win && found.operations() <= most * graph.size(), [&] {
        return ello_failure(graph, green, winnable,
                            "the blocks say otherwise, or after " + std::to_string(found.operations()) + " operations");
      });
    }
  });
}

void substituted_oddities(int order, const CheckArguments&, Trial& trial) {
  every_substitution({.part = &ElloGames::oddity,
                      .part_words = "oddity",
                      .quotient = property("oddity"),
                      .whole = [](const SmallGraph&) { return true; },
                      .made = property("oddity")},
                     order, trial);
}

void substituted_special_graphs(int order, const CheckArguments&, Trial& trial) {
  constexpr std::pair<const char*, bool (*)(const SmallGraph&)> kinds[] = {{"special & event", graphs::all_even},
                                                                           {"special & oddity", graphs::all_odd}};
  for (const auto& [words, degrees] : kinds) {
    const Property kind = property(words);
    const VertexDeleted deleted(kind, order, trial);
    const auto part = [&](const ElloGames& games, VertexSet on) {
      return deleted.contains(graphs::induced(games.graph(), on));
    };
    every_substitution({.part = part, .part_words = {}, .quotient = kind, .whole = degrees, .made = kind}, order,
                       trial);
  }
}

}  // namespace gamecert::papers
