// The ELLO paper, Sections 4 to 6: cut vertices, hypercubes, threads.
#include "certificates/checker.hpp"
#include "games/game.hpp"
#include "graphs/families.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/ello/blocks.hpp"
#include "papers/ello/lemmas.hpp"
#include "papers/ello/threads.hpp"
#include "papers/facts.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"
#include "papers/statements.hpp"
#include "solve/solve.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

std::string cube(int dimension) { return "hypercube:" + std::to_string(dimension); }

/// Whether an odd-elimination scheme is found for the graph without these vertices, and passes the
/// checker; by Proposition 3.5(i) it is an oddity then. LimitError if the search ends without an answer.
bool odd_degenerate_without(const graphs::Graph& graph, const std::vector<int>& deleted, const Trial& trial) {
  std::vector<int> place(static_cast<std::size_t>(graph.order()));
  for (const int v : deleted) place[static_cast<std::size_t>(v)] = -1;
  int order = 0;
  for (int& p : place) p = p < 0 ? p : order++;
  std::vector<graphs::Edge> edges;
  for (const auto& [u, v] : graph.edges()) {
    const graphs::Edge edge(place[static_cast<std::size_t>(u)], place[static_cast<std::size_t>(v)]);
    if (edge.first >= 0 && edge.second >= 0) edges.push_back(edge);
  }
  const std::string text = graphs::write_graph6(graphs::Graph(order, edges));
  solve::Request request;
  request.certificate = true;
  request.limits = trial.left();
  const games::Setup setup(games::find("odd-elimination"), games::Instance(text));
  solve::Answer answer = solve::solve(setup, request);
  if (answer.certainty == solve::Answer::Certainty::unknown) throw text::LimitError(answer.doubt);
  if (answer.statement != "WINNABLE" || !answer.evidence) return false;
  certificates::check({solve::claim(setup, request, answer.statement), std::move(*answer.evidence)});
  return true;
}

Failure no_scheme(int dimension) {
  return {"Q_" + std::to_string(dimension), {}, "no odd-elimination scheme was found"};
}

void even_cubes(int n, Trial& trial) {
  if (n <= 2) {
    const SmallGraph graph = family(cube(2 * n));
    trial.instance(is_special_event.of(graph, trial.left()),
                   [&] { return graph_failure(graph, "special & event", "no special event"); });
    return;
  }
  const auto graph = std::get<graphs::Graph>(graphs::make_family(cube(2 * n)));
  trial.look();
  trial.instance(graph.size() % 2 == graph.order() % 2 && odd_degenerate_without(graph, {0}, trial),
                 [&] { return no_scheme(2 * n); });
  trial.remark("Q_" + std::to_string(2 * n) +
               ": Q - x has an odd-elimination scheme, hence is an oddity (Prop 3.5(i)), for one vertex x and so for "
               "all of them, by symmetry; Q is of even type, so any first move leaves an oddity: Q is an event");
}

void odd_cubes(int n, Trial& trial) {
  if (n == 1) {
    const SmallGraph graph = family(cube(3));
    trial.instance(plausibility_driven(ColouredGames(graph)),
                   [&] { return graph_failure(graph, "plausibility-driven", "not plausibility-driven"); });
    return;
  }
  const auto graph = std::get<graphs::Graph>(graphs::make_family(cube(2 * n + 1)));
  trial.look();
  trial.instance(odd_degenerate_without(graph, {0, graph.neighbours(0)[0]}, trial),
                 [&] { return no_scheme(2 * n + 1); });
  trial.remark("Q_" + std::to_string(2 * n + 1) +
               ": Q - x - y has an odd-elimination scheme, hence is an oddity (Prop 3.5(i)), for one edge xy and so "
               "for all of them, by symmetry; a plausible game has a green vertex next to a red one, to play first");
}

constexpr Claim claims[] = {
    {.id = "ello.thm-4.1i/ii",
     .statement = "cut-vertex splitting of a parity-plausible game on G1 and G2 that share x, with c_i = plaus(G_i, c "
                  "restricted to G_i, x): (i) c restricted to G1 is c_1 <=> c_2(x) is green; (ii) it is winnable <=> "
                  "both (G1, c_1) and (G2, c_2) are",
     .range = "every split of the graphs of order",
     .stages = {1, 7, 8},
     .check =
         [](int order, Trial& trial) {
           check_4_1_i(order, plaus, trial);
           check_4_1_ii(order, plaus, trial);
         }},
    {.id = "ello.sec4-alg",
     .statement = "block reduction decides winnability",
     .range = "connected graphs of order",
     .stages = {1, 8, 8},
     .check = [](int order, Trial& trial) { check_blocks(order, plaus, trial); }},
    {.id = "ello.thm-4.2",
     .statement = "contracting attached oddities to a vertex, colour = parity of greens",
     .range = "every core of the graphs of order",
     .stages = {1, 8, 8},
     .check =
         [](int order, Trial& trial) {
           check_4_2(
               order, [](VertexSet green) { return std::popcount(green) % 2 != 0; }, trial);
         }},
    {.id = "ello.thm-5.1a",
     .statement = "Q_{2n}, n>=1, special event",
     .range = "Q_2n, n =",
     .stages = {1, 4, 4},
     .check = even_cubes},
    {.id = "ello.thm-5.1b",
     .statement = "Q_{2n+1}, n>=1, plausibility-driven",
     .range = "Q_(2n+1), n =",
     .stages = {1, 3, 4},
     .check = odd_cubes},
    {.id = "ello.prop-6.1",
     .statement = "red degree-2 z with nbrs x,y: delete z, toggle xy",
     .range = "all graphs of order",
     .stages = {3, 8, 8},
     .check =
         [](int order, Trial& trial) {
           if (order == 3) prove_lemma("prop-6.1", trial);
           check_reduction(proposition_6_1, order, trial);
         },
     .worth = solve::Verdict::proved},
    {.id = "ello.cor-6.2",
     .statement = "reduce to threads of length<=3, internal green",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = [](int order,
                 Trial& trial) { check_thread_reduction(proposition_6_1, step_of_corollary_6_2, order, trial); }},
    {.id = "ello.cor-6.2.step",
     .statement = "its proof: if a thread has 3 successive green degree-2 vertices x, z, y, suppressing x and y keeps "
                  "the winnability",
     .range = "all graphs of order",
     .stages = {5, 8, 8},
     .check =
         [](int order, Trial& trial) {
           if (order == 5) prove_lemma("cor-6.2", trial);
           check_reduction(step_of_corollary_6_2, order, trial);
         },
     .worth = solve::Verdict::proved},
    {.id = "ello.prop-6.3",
     .statement = "subdivision: parity-driven <=> parity-driven",
     .range = "every edge of the graphs of order",
     .stages = {1, 7, 8},
     .check = check_6_3},
    {.id = "ello.prop-6.4",
     .statement = "special event, edge at degree-2 vertex, subdivide => special event",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = [](int order, Trial& trial) { check_6_4(order, is_special_event, trial); }},
};

}  // namespace

std::span<const Claim> ello_reductions() { return claims; }

}  // namespace gamecert::papers
