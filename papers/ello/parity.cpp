// The ELLO paper, Section 3 to Corollary 3.7: parity-driven graphs, oddities and odd-degenerate graphs.
#include "papers/ello/parity.hpp"

#include <array>
#include <string>

#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/ello/instances.hpp"
#include "papers/ello/orders.hpp"
#include "papers/ello/random.hpp"
#include "papers/ello/splits.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {

void check_lem_3_1_i(int order, bool (*same)(int degree), Trial& trial) {
  for (const SmallGraph& graph : graphs_of_order(order)) {
    for (int x = 0; x < order; ++x) {
      const bool both = graphs::even_type(graph) == graphs::even_type(graphs::delete_vertex(graph, x));
      trial.instance(both == same(graph.degree(x)), [&] {
        return Failure{.where = graphs::write_graph6(graph) + " without " + std::to_string(x) + ": of " +
                                (both ? "the same" : "the other") + " type, against the claim",
                       .missing = "no certificate is about the degree of a vertex"};
      });
    }
  }
}

bool wins_all(const ElloGames& games, int parity) {
  bool all = true;
  each_subset(games.all(), [&](VertexSet green) {
    if (green != 0 && std::popcount(green) % 2 == parity && !games.winnable(games.all(), green)) all = false;
  });
  return all;
}

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
  each_games(order, trial, [&](const ElloGames& games) {
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

void check_trees(const GamesImplication& statement, int order, Trial& trial) {
  graphs::enumerate(graphs::GraphClass::trees, order, {}, [&](const SmallGraph& tree) {
    trial.look();
    one_graph(statement, tree, ElloGames(tree), trial);
    return true;
  });
}

void check_complete_bipartite(const GamesImplication& some_odd, const GamesImplication& both_even, int order,
                              Trial& trial) {
  for (int m = 1; 2 * m <= order; ++m) {
    const int n = order - m;
    const ElloGames games(family("complete-bipartite:" + std::to_string(m) + "," + std::to_string(n)));
    one_graph(m % 2 != 0 || n % 2 != 0 ? some_odd : both_even, games.graph(), games, trial);
  }
}

namespace {

template <const GamesImplication& statement>
void on_all_graphs(int order, Trial& trial) {
  every_graph(statement, order, trial);
}

constexpr std::string_view one_green_vertex =
    "true of all graphs: if one vertex of an oddity is green, an order that wins is an odd-elimination scheme";

constexpr Claim claims[] = {
    {.id = "ello.rem-3-coincide",
     .statement = "for connected odd-type graphs parity-driven and plausibility-driven coincide",
     .range = "all connected graphs of order",
     .stages = {1, 8, 8},
     .check = on_all_graphs<remark_coincide>},
    {.id = "ello.lem-3.1i",
     .statement = "G and G-x are of the same type iff d(x) is odd",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check =
         [](int order, Trial& trial) {
           check_lem_3_1_i(
               order, [](int degree) { return degree % 2 != 0; }, trial);
         }},
    {.id = "ello.lem-3.1ii",
     .statement = "every event is an all-even graph",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = on_all_graphs<lemma_3_1_ii>},
    {.id = "ello.lem-3.1iii",
     .statement = "move keeps parity-plausibility",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check =
         [](int order, Trial& trial) {
           check_lem_3_1_iii(
               order,
               [](const ElloGames& games, VertexSet on, VertexSet green) { return games.parity_plausible(on, green); },
               trial);
         }},
    {.id = "ello.lem-3.1iv-a",
     .statement = "if every game with an odd number of green vertices is winnable, G is an oddity",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = on_all_graphs<lemma_3_1_iv_a>},
    {.id = "ello.lem-3.1iv-b",
     .statement = "if every game with a nonzero even number of green vertices is winnable, G is an event",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = on_all_graphs<lemma_3_1_iv_b>},
    {.id = "ello.lem-3.1iv-b.repaired",
     .statement = "if the order is at least 2 and every game with a nonzero even number of green vertices is winnable, "
                  "G is an event",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = on_all_graphs<repaired_3_1_iv_b>},
    {.id = "ello.rem-3-disc",
     .statement = "the only disconnected parity-driven graph is the complement of K2; every oddity is connected",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = on_all_graphs<remark_disconnected>},
    {.id = "ello.thm-3.2",
     .statement = "V=A+B, both induced oddities, e(A,B) odd => oddity",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = [](int order, Trial& trial) { check_thm_3_2(order, joined_oddly, trial); }},
    {.id = "ello.conj-3.3",
     .statement = "every oddity != K1 splits into oddities",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = [](int order, Trial& trial) { check_conj_3_3(order, joined_oddly, trial); },
     .known = one_green_vertex},
    {.id = "ello.conj-3.4",
     .statement = "every oddity is an odd-degenerate graph",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = on_all_graphs<conjecture_3_4>,
     .known = one_green_vertex},
    {.id = "ello.prop-3.5i",
     .statement = "every odd-degenerate graph is an oddity",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = on_all_graphs<proposition_3_5_i>},
    {.id = "ello.prop-3.5ii",
     .statement = "every tree is odd-degenerate, hence an oddity",
     .range = "all trees of order",
     .stages = {1, 12, 12},
     .check = [](int order, Trial& trial) { check_trees(proposition_3_5_ii, order, trial); }},
    {.id = "ello.prop-3.5iii",
     .statement = "conjectures 3.3 and 3.4 are equivalent",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = [](int order, Trial& trial) { check_prop_3_5_iii(order, joined_oddly, trial); }},
    {.id = "ello.prop-3.6",
     .statement = "the only all-even oddity is K1",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = on_all_graphs<proposition_3_6>},
    {.id = "ello.rem-Gnp",
     .statement = "in G(n,1/2), over 60% of odd-type graphs are odd-degenerate",
     .range = "all graphs to order 8, above it random ones, of order",
     .stages = {1, 20, 24},
     .check = [](int order, Trial& trial) { check_share(order, 60, trial); },
     .worth = solve::Verdict::evidence,
     .known = "a theorem the paper cites; shares of labelled graphs are exact, those of random graphs are estimates"},
    {.id = "ello.cor-3.7",
     .statement = "K_{m,n}: oddity (odd-degenerate) if m or n odd, event if both even",
     .range = "all K_{m,n}, m+n =",
     .stages = {2, 12, 12},
     .check = [](int order,
                 Trial& trial) { check_complete_bipartite(corollary_3_7_odd, corollary_3_7_even, order, trial); }},
};

}  // namespace

std::span<const Claim> ello_parity() { return claims; }

}  // namespace gamecert::papers
