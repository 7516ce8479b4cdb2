// Formulas to a solver; models back to graphs and positions.
#include "proofs/obligation_answer.hpp"

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "encode/reductions/denial_inputs.hpp"
#include "encode/reductions/grounding.hpp"
#include "encode/reductions/target_vertices.hpp"
#include "proofs/join.hpp"
#include "solve/sat_answers.hpp"

namespace gamecert::proofs {
namespace {

using reductions::Obligation;
using reductions::Reduction;

/// A vertex of the target: `g`, `v of 0`, `e of 0-1`.
std::string name_of(const reductions::Role& role, int a, int b) {
  if (role.of == reductions::Of::graph) return role.name;
  return role.name + " of " + std::to_string(a) + (role.of == reductions::Of::edge ? "-" + std::to_string(b) : "");
}

Against against(const Reduction& reduction, const Obligation& obligation, const std::vector<char>& model) {
  using Kind = encode::DenialInput::Kind;
  const encode::DenialInputs inputs = encode::denial_inputs(reduction, obligation);
  Against result;
  result.graph.directed = reduction.source.directed || reduction.tells_ends_apart();
  std::vector<int> number(static_cast<std::size_t>(inputs.order));  // of the vertices that are there
  result.graph.order = 1;                                           // vertex 0
  std::set<std::pair<int, int>> edges, painted;
  for (std::size_t i = 0; i < inputs.all.size(); ++i) {
    const auto& [kind, a, b] = inputs.all[i];
    if (model[i + 1] == 0) continue;
    if (kind == Kind::vertex) number[static_cast<std::size_t>(a)] = result.graph.order++;
    if (kind == Kind::painted) painted.emplace(a, b);
    if (kind != Kind::edge) continue;
    const int from = number[static_cast<std::size_t>(a)];
    const int to = number[static_cast<std::size_t>(b)];
    edges.emplace(a, b);
    join(result.graph, from, to);
  }
  // What belongs to vertices and edges that are there, named by their numbers in the graph.
  const encode::TargetVertices target(reduction, inputs.order);
  target.each([&](int role, int a, int b, int x) {
    const auto number_of = [&](int v) { return number[static_cast<std::size_t>(v)]; };
    const reductions::Of of = reduction.role(role).of;
    const bool there = of == reductions::Of::edge ? edges.contains({a, b}) : a == 0 || number_of(a) != 0;
    for (int c = 0; there && c < reduction.target.colours; ++c) {
      if (painted.contains({x, c}))
        result.painting += (result.painting.empty() ? "" : ", ") +
                           name_of(reduction.role(role), number_of(a), number_of(b)) + ":" + std::to_string(c + 1);
    }
  });
  return result;
}

}  // namespace

ObligationAnswer answer(const Reduction& reduction, const Obligation& obligation, bool refutation,
                        solve::Watch& watch) {
  watch.look();
  const encode::Cnf denial = encode::denial(reduction, obligation, solve::formula_watch(watch));
  solve::SatVerdict verdict = solve::decide_formula(denial, refutation, watch.left());
  ObligationAnswer result{.clauses = denial.clauses()};
  if (verdict.model) {
    result.against = against(reduction, obligation, *verdict.model);
  } else {
    result.refutation = std::move(verdict.refutation);
    result.missing = std::move(verdict.missing);
  }
  return result;
}

}  // namespace gamecert::proofs
