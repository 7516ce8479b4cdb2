// The paper on impartial colouring games: its maps from Node-Kayles.
#include <algorithm>

#include "papers/sections.hpp"
#include "proofs/reduction_prove.hpp"
#include "reductions/built_in.hpp"
#include "reductions/reduction_file.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

using reductions::Reduction;

Reduction built_in(std::string_view name, const std::map<std::string, int>& values = {}) {
  const auto all = reductions::built_in_maps();
  const auto found = std::ranges::find(all, name, &reductions::BuiltIn::name);
  return reductions::read_reduction(found->text, values);
}

/// An instance for every source graph of the order; with order 1 the proof for all graphs too, which is kept.
void check_map(const Reduction& reduction, const std::string& name, int order, Trial& trial) {
  if (order == 1) {
    proofs::ReductionProof proof = proofs::prove_reduction(reduction, true, 0, trial.left());
    if (!proof.certificate) throw text::LimitError(name + " is not proved: " + proof.reason + proof.missing);
    trial.remark(name + ": " + reductions::text(proof.level) + " for all graphs, by " +
                 std::to_string(proof.obligations) + " obligations");
    trial.keep(std::move(*proof.certificate));
  }
  proofs::ReductionCheck check = proofs::check_reduction(reduction, order, order, trial.left());
  if (check.verdict == solve::Verdict::unknown) throw text::LimitError(check.reason);
  for (std::uint64_t i = 1; i < check.total; ++i) trial.count();  // and the last one below
  trial.instance(!check.failing, [&] {
    const std::string fault = check.found.first_fault().what;
    const std::string what = check.found.broken_claim.empty() ? fault : check.found.broken_claim;
    return Failure{name + ", a source graph of order " + std::to_string(order) + ": " + what,
                   proofs::certify_failure(reduction, *check.failing, check.found, trial.left())};
  });
}

template <int first_k>
void check_every_k(std::string_view name, int order, Trial& trial) {
  for (int k = first_k; k <= 4; ++k)
    check_map(built_in(name, {{"k", k}}), std::string(name) + ", k = " + std::to_string(k), order, trial);
}

/// For k = 1 the text of the map itself is refused: it paints with a colour there is not.
void extended_map(int order, Trial& trial) {
  std::string why;
  try {
    built_in("col.cor-19", {{"k", 1}});
  } catch (const reductions::TextError& error) {
    why = error.what();
  }
  trial.instance(why.empty(), [&] { return Failure{"k = 1, v_{e,2} of an edge e is painted 2: " + why}; });
  check_every_k<2>("col.cor-19", order, trial);
}

constexpr Claim claims[] = {
    {.id = "col.prop-1",
     .statement = "NODE-KAYLES on G is PROPER k-COLORING on G': every vertex v gets k-1 new neighbours v_1, ..., "
                  "v_{k-1}, v_i painted with the i-th color; each move is equivalent to the corresponding move; this "
                  "reduction preserves the planarity of the original graph",
     .range = "k = 1, 2, 3, 4, all graphs of order",
     .stages = {1, 6, 7},
     .check = [](int order, Trial& trial) { check_every_k<1>("col.prop-1", order, trial); }},
    {.id = "col.cor-12",
     .statement = "the same for ORIENTED k-COLORING, with arcs from v to each v_i; each other edge can be directed in "
                  "either direction",
     .range = "k = 1, 2, 3, 4, all orientations of all graphs of order",
     .stages = {1, 5, 6},
     .check = [](int order, Trial& trial) { check_every_k<1>("col.cor-12", order, trial); }},
    {.id = "col.prop-13",
     .statement = "NODE-KAYLES on G is ORIENTED BLUE-RED COLORING on the digraph with arcs (u,v) and (v,u) for every "
                  "edge of G: each move is equivalent to the corresponding move, ignoring the color",
     .range = "all graphs of order",
     .stages = {1, 6, 7},
     .check = [](int order, Trial& trial) { check_map(built_in("col.prop-13"), "col.prop-13", order, trial); }},
    {.id = "col.prop-18",
     .statement = "NODE-KAYLES on G is 2-DISTANCE 2-COLORING on G': every edge e = uw becomes the edges (u,v_{e,0}), "
                  "(w,v_{e,0}), (v_{e,0},v_{e,2}), (v_{e,2},v_{e,1}), v_{e,1} painted 1 and v_{e,2} painted 2; each "
                  "move is equivalent to the corresponding move",
     .range = "all graphs of order",
     .stages = {1, 6, 7},
     .check = [](int order, Trial& trial) { check_map(built_in("col.prop-18"), "col.prop-18", order, trial); }},
    {.id = "col.cor-19",
     .statement = "the same for 2-DISTANCE k-COLORING and any number of colors, k: for each additional color another "
                  "node painted that color adjacent to v_{e,0} for each edge e",
     .range = "k from 1, all graphs of order",
     .stages = {2, 5, 6},
     .check = extended_map},
    {.id = "col.cor-19.repaired",
     .statement = "the same for 2-DISTANCE k-COLORING, k >= 2",
     .range = "k = 2, 3, 4, all graphs of order",
     .stages = {1, 6, 7},
     .check = [](int order, Trial& trial) { check_every_k<2>("col.cor-19", order, trial); }},
};

}  // namespace

std::span<const Claim> colouring_reductions() { return claims; }

}  // namespace gamecert::papers
