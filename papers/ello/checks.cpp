// The ELLO paper: what its files of claims name.
#include <array>
#include <string>
#include <vector>

#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/board_maps.hpp"
#include "papers/ello/blocks.hpp"
#include "papers/ello/mop_linear.hpp"
#include "papers/ello/random.hpp"
#include "papers/ello/substitution.hpp"
#include "papers/lemmas.hpp"
#include "papers/sections.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

/// That ELLO is odd elimination on the cone, proved for all graphs.
void cone_of_elimination(int, Trial& trial) {
  BoardMapProof proof = prove_board_map(*find_board_map("ello.cone"), true, trial.left());
  if (!proof.certificate) throw text::LimitError(proof.missing);
  trial.keep(std::move(*proof.certificate));
}

/// How many connected graphs are plausibility-driven, of odd and of even type; up to order 6 which ones. Those of even
/// type, of which nothing is known, are counted.
void plausibility_driven_graphs(int order, Trial& trial) {
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

void substituted_oddities(int order, Trial& trial) {
  every_substitution({.part = &ElloGames::oddity,
                      .part_words = "oddity",
                      .quotient = property("oddity"),
                      .whole = [](const SmallGraph&) { return true; },
                      .made = property("oddity")},
                     order, trial);
}

void substituted_special_graphs(int order, Trial& trial) {
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

void lemma(int, const std::string& name, Trial& trial) { prove_lemma(name, trial); }
void played_lemma(int order, const std::string& name, Trial& trial) { play_lemma(name, order, trial); }

}  // namespace

std::vector<CheckFunction> ello_checks() {
  return {
      check("substituted-oddities", substituted_oddities),
      check("substituted-special-graphs", substituted_special_graphs),
      check("share-of-odd-degenerate", check_share, number("percent")),
      check("cone-of-elimination", cone_of_elimination),
      check("plausibility-driven-graphs", plausibility_driven_graphs),
      check("lemma", lemma, name_of("name")),
      check("played-lemma", played_lemma, name_of("name")),
      check("blocks-in-linear-time", check_blocks, number("operations-an-edge")),
      check("linear-time", check_linear_time, number("factor")),
  };
}

}  // namespace gamecert::papers
