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
    const Property wanted = property("special & event");
    trial.instance(wanted.of(graph), [&] { return lacks(graph, wanted, "no special event"); });
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
    const Property wanted = property("plausibility-driven");
    trial.instance(wanted.of(graph), [&] { return lacks(graph, wanted, "a cube"); });
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

bool odd_number(VertexSet green) { return std::popcount(green) % 2 != 0; }

void lemma_by_tables(int, const std::string& name, Trial& trial) { prove_lemma(name, trial); }

void local_reduction(int order, const LocalReduction* reduction, Trial& trial) {
  check_reduction(*reduction, order, trial);
}

}  // namespace

std::vector<CheckFunction> ello_reductions() {
  return {
      check("block-reduction", [](int order, Trial& trial) { check_blocks(order, plaus, trial); }),
      check("attached-oddities", [](int order, Trial& trial) { check_4_2(order, odd_number, trial); }),
      check("even-cubes", even_cubes),
      check("odd-cubes", odd_cubes),
      check("lemma", lemma_by_tables, name_of("name")),
      check("local-reduction", local_reduction,
            choice<const LocalReduction*>("name", {{"prop-6.1", &proposition_6_1},
                                                   {"cor-6.2", &step_of_corollary_6_2},
                                                   {"lem-7.4", &reduction_lemma_1},
                                                   {"lem-7.5", &reduction_lemma_2},
                                                   {"lem-7.6", &reduction_lemma_3},
                                                   {"lem-7.7", &reduction_lemma_4}})),
      check("thread-reduction",
            [](int order, Trial& trial) {
              check_thread_reduction(proposition_6_1, step_of_corollary_6_2, order, trial);
            }),
      check("subdivided-edges", check_6_3),
      check("subdivided-special-events",
            [](int order, Trial& trial) { check_6_4(order, property("special & event"), trial); }),
  };
}

}  // namespace gamecert::papers
