// The ELLO paper, Sections 7 and 8: maximal outerplanar graphs, and what is open.
#include <algorithm>

#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "papers/ello/games.hpp"
#include "papers/ello/lemmas.hpp"
#include "papers/ello/mop_linear.hpp"
#include "papers/ello/parity.hpp"
#include "papers/facts.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

void expect_oddity(const SmallGraph& graph, Trial& trial) {
  trial.instance(oddity(graph, trial.left()), [&] { return graph_failure(graph, "oddity", "no oddity"); });
}

/// The join with K_1, its vertex last.
SmallGraph cone(SmallGraph graph) {
  const int x = graph.order++;
  for (int v = 0; v < x; ++v) graph.add_edge(v, x);
  return graph;
}

SmallGraph rim(const char* name, int order) { return family(std::string(name) + ":" + std::to_string(order)); }

void odd_linear_mops(int order, Trial& trial) {
  for (const SmallGraph& graph : linear_mops(order)) {
    if (!graphs::even_type(graph)) expect_oddity(graph, trial);
  }
}

void even_linear_mops(int order, Trial& trial) {
  for (const SmallGraph& graph : linear_mops(order)) {
    if (!graphs::even_type(graph)) continue;
    VertexSet ends = 0;
    for (int v = 0; v < order; ++v) ends |= graph.degree(v) == 2 ? graphs::single(v) : 0;
    const ColouredGames games(graph, trial.left());
    each_subset(graph.vertices(), [&](VertexSet green) {
      if (!games.parity_plausible(green) || (green & ends) == 0) return;
      trial.instance(games.winnable(green), [&] {
        return ello_failure(graph, green, false, "a vertex of degree 2 is green, and it is unwinnable");
      });
    });
  }
}

/// Proposition 7.3(a)(ii); y_i is the vertex i - 1, x the last.
void even_fans(int n, Trial& trial) {
  const ColouredGames games(cone(rim("path", 2 * n)), trial.left());
  each_subset(games.graph().vertices(), [&](VertexSet green) {
    if (!games.parity_plausible(green)) return;
    const auto shows_green = [&](int i) { return (green >> (i - 1) & 1) != 0; };
    bool pattern = !shows_green(2 * n + 1) && !shows_green(1) && !shows_green(2 * n);
    for (int i = 1; i < n; ++i) pattern = pattern && shows_green(2 * i) == shows_green(2 * i + 1);
    const bool wins = games.winnable(green);
    trial.instance(wins != pattern, [&] {
      return ello_failure(games.graph(), green, wins,
                          wins ? "winnable, of the pattern" : "unwinnable, another pattern");
    });
  });
}

void wheels(int order, Trial& trial) {
  const SmallGraph graph = cone(rim("cycle", order));
  if (order % 2 == 0) {
    expect_oddity(graph, trial);
    return;
  }
  const ColouredGames games(graph, trial.left());
  trial.instance(!games.odd_type() && plausibility_driven(games), [&] {
    return graph_failure(graph, "order + size mod 2 = 0 & plausibility-driven",
                         "of odd type or not plausibility-driven");
  });
}

void cones_without_an_edge(int order, Trial& trial) {
  for (const SmallGraph& mop : mops(order)) {
    const SmallGraph whole = cone(mop);
    for (int u = 0; u < whole.order; ++u) {
      graphs::each(whole.neighbours(u) & graphs::first_vertices(u), [&](int v) {
        SmallGraph graph = whole;
        graph.rows[static_cast<std::size_t>(u)] &= ~graphs::single(v);
        graph.rows[static_cast<std::size_t>(v)] &= ~graphs::single(u);
        expect_oddity(graph, trial);
      });
    }
  }
}

constexpr Claim claims[] = {
    {.id = "ello.abs-mop-linear",
     .statement = "winnability on maximal outerplanar graphs is decided in time linear in the number of vertices",
     .range = "random MOPs of order 10^k, k =",
     .stages = {1, 5, 6},
     .check = [](int exponent, Trial& trial) { check_linear_time(exponent, 2, trial); },
     .worth = solve::Verdict::evidence,
     .known =
         "a measure: the steps a vertex of the repaired algorithm, on games won by a random order, which it plays to "
         "the "
         "end, may at no order be more than twice those at the least; small games of any kind are tested against the "
         "algebraic test as well"},
    {.id = "ello.thm-7.1",
     .statement = "odd-type linear MOP is oddity",
     .range = "linear MOPs of order",
     .stages = {3, 14, 14},
     .check = odd_linear_mops},
    {.id = "ello.prop-7.2",
     .statement = "even-type linear MOP on at least 4 vertices: a nontrivial parity-plausible game with a green "
                  "degree-2 vertex is winnable",
     .range = "linear MOPs of order",
     .stages = {4, 14, 14},
     .check = even_linear_mops},
    {.id = "ello.prop-7.3a-i",
     .statement = "P_{2n+1} v K1 oddity",
     .range = "P_(2n+1) v K_1, n =",
     .stages = {0, 9, 9},
     .check = [](int n, Trial& trial) { expect_oddity(cone(rim("path", 2 * n + 1)), trial); }},
    {.id = "ello.prop-7.3a-ii",
     .statement = "P_{2n} v K1: parity-plausible game unwinnable <=> x,y_1,y_2n red and y_2i=y_2i+1",
     .range = "P_2n v K_1, n =",
     .stages = {1, 9, 9},
     .check = even_fans},
    {.id = "ello.prop-7.3b",
     .statement = "C_{2n} v K1 oddity; C_{2n+1} v K1 even-type plausibility-driven",
     .range = "C_m v K_1, m =",
     .stages = {3, 19, 19},
     .check = wheels},
    {.id = "ello.lem-7.4",
     .statement = "N(x) = {y,a}, N(y) = {x,a,b}, H = G-x-y, (G,c) nontrivial and parity-plausible, x red: (i) y red: "
                  "winnable <=> the induced game on H is; (ii) y green: <=> it is once b has changed colour",
     .range = "all graphs of order",
     .stages = {4, 8, 8},
     .check =
         [](int order, Trial& trial) {
           if (order == 4) prove_lemma("lem-7.4", trial);
           check_reduction(reduction_lemma_1, order, trial);
         },
     .worth = solve::Verdict::proved},
    {.id = "ello.lem-7.5",
     .statement = "N(x) = {y,a}, N(y) = {x,a,b}, (G,c) winnable, x green: (i) y red: x is first in a winning strategy; "
                  "(ii) y green: x is last in one",
     .range = "all graphs of order",
     .stages = {4, 8, 8},
     .check =
         [](int order, Trial& trial) {
           if (order == 4) prove_lemma("lem-7.5", trial);
           check_reduction(reduction_lemma_2, order, trial);
         },
     .worth = solve::Verdict::proved},
    {.id = "ello.lem-7.6",
     .statement = "N(x) = {a,y}, N(y) = {a,b,x,z}, N(z) = {b,y}, H = G-x-y-z, (G,c) nontrivial and parity-plausible, z "
                  "red: (i) x, y red: unwinnable; (ii) x, y green: winnable <=> the induced game on H is once a has "
                  "changed colour; (iii) c(x) != c(y): <=> the induced game on H is; and symmetrically with x red",
     .range = "all graphs of order",
     .stages = {5, 8, 8},
     .check =
         [](int order, Trial& trial) {
           if (order == 5) prove_lemma("lem-7.6", trial);
           check_reduction(reduction_lemma_3, order, trial);
         },
     .worth = solve::Verdict::proved},
    {.id = "ello.lem-7.7",
     .statement =
         "N(x) = {a,y}, N(y) = {a,b,x,z}, N(z) = {b,y}, (G,c) winnable, x and z green: x is first in a winning "
         "strategy",
     .range = "all graphs of order",
     .stages = {5, 8, 8},
     .check =
         [](int order, Trial& trial) {
           if (order == 5) prove_lemma("lem-7.7", trial);
           check_reduction(reduction_lemma_4, order, trial);
         },
     .worth = solve::Verdict::proved},
    {.id = "ello.alg-mop",
     .statement = "the winnability algorithm for MOPs, steps exactly as printed",
     .range = "MOPs of order",
     .stages = {3, 10, 13},
     .check = [](int order, Trial& trial) { check_mop_algorithm(printed_algorithm, order, trial); }},
    {.id = "ello.alg-mop.repaired",
     .statement = "the winnability algorithm for MOPs, with the colourings of Reduction Lemma 1 in steps 2.2(i), (ii)",
     .range = "MOPs of order",
     .stages = {3, 10, 13},
     .check = [](int order, Trial& trial) { check_mop_algorithm(repaired_algorithm, order, trial); }},
    {.id = "ello.thm-7.8",
     .statement = "MOP G, any edge e of G v K1: (G v K1)-e is oddity",
     .range = "MOPs of order",
     .stages = {3, 11, 13},
     .check = cones_without_an_edge},
    {.id = "ello.open-1",
     .statement = "which graphs are winnable exactly for the plausible colourings?",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = [](int order, Trial& trial) { check_open_1(order, odd_degenerate, trial); },
     .worth = solve::Verdict::evidence,
     .known = "checked: a disconnected graph is one exactly if its components are, and the connected ones of odd type "
              "are the odd-degenerate graphs; connected ones of even type are listed, no description is known"},
    {.id = "ello.open-2",
     .statement = "is winnability NP-complete on 2-connected graphs with a plausible colouring?",
     .range = "",
     .stages = {0, 0, 0},
     .check = nullptr,
     .known =
         "winnability is in RP, by the determinant test over GF(2^64), and winnable games have short certificates: "
         "NP-complete only if NP = RP. No short certificate of unwinnable games is known in general"},
    {.id = "ello.belief-NPC",
     .statement = "winnability is believed NP-complete",
     .range = "",
     .stages = {0, 0, 0},
     .check = nullptr,
     .known = "winnability is in RP, by the determinant test over GF(2^64): NP-complete only if NP = RP. Whether it is "
              "in P, and whether unwinnable games have short certificates, is not known"},
};

}  // namespace

std::span<const Claim> ello_mops() { return claims; }

}  // namespace gamecert::papers
