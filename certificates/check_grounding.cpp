// Evidence about reductions. `grounding`, for all graphs: the formulas that deny the obligations are made again from
// the text of the reduction, and their refutations are checked. `order`, against one: the play that leads to a
// difference.
#include "certificates/checker.hpp"
#include "certificates/subject.hpp"
#include "encode/conditions.hpp"
#include "graphs/formats.hpp"
#include "reductions/grounding.hpp"
#include "reductions/reduction_file.hpp"
#include "reductions/replay.hpp"

namespace gamecert::certificates {
namespace {

reductions::Reduction reduction_of(const Claim& claim) {
  if (claim.game != "reduction") reject("expected a reduction for this evidence, found " + shown(claim.game));
  require_plain(claim);
  reductions::Reduction reduction = reductions::read_reduction(claim.instance);
  if (const std::string known = text(reduction); known != claim.instance)
    reject("expected the reduction " + shown(known) + ", found " + shown(claim.instance));
  return reduction;
}

}  // namespace

void check_grounding(const Claim& claim, const Grounding& evidence) {
  const reductions::Reduction reduction = reduction_of(claim);
  const bool isomorphic = claim.statement == "PROVED isomorphic";
  if (!isomorphic && claim.statement != "PROVED corresponding")
    reject("expected PROVED corresponding or PROVED isomorphic, found " + shown(claim.statement));
  const auto obligations = reductions::obligations(reduction, isomorphic);
  if (obligations.size() != evidence.refutations.size())
    reject("expected " + std::to_string(obligations.size()) + " refutations, found " +
           std::to_string(evidence.refutations.size()));
  for (std::size_t i = 0; i < obligations.size(); ++i) {
    encode::Conditions conditions;
    reductions::Denial(reduction, obligations[i], conditions).state();
    if (const auto reason = encode::refutation_fails(conditions.cnf(), evidence.refutations[i]))
      reject("refutation " + std::to_string(i + 1) + ", " + title(reduction, obligations[i]) + ": " + *reason);
  }
}

void check_difference(const Claim& claim, const Order& evidence) {
  const reductions::Reduction reduction = reduction_of(claim);
  constexpr std::string_view fails = "FAILS ";
  if (!claim.statement.starts_with(fails)) reject("expected FAILS and a graph, found " + shown(claim.statement));
  const graphs::SmallGraph graph = graphs::read_small_graph(std::string_view(claim.statement).substr(fails.size()));
  const reductions::Replay replay(reduction, graph);
  if (!replay.map().assumed()) reject("expected a graph of those that are assumed, found another");
  if (!difference_after(replay, evidence.moves)) reject("expected a difference after the moves, found none");
}

}  // namespace gamecert::certificates
