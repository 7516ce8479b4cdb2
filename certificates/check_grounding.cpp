// Evidence about reductions. `grounding`, for all graphs: refutations of formulas made again from the claim. `order`,
// against one: play that leads to where the games do not correspond.
#include "certificates/checker.hpp"
#include "certificates/subject.hpp"
#include "encode/conditions.hpp"
#include "encode/cone.hpp"
#include "graphs/formats.hpp"
#include "reductions/grounding.hpp"
#include "reductions/reduction_file.hpp"
#include "reductions/replay.hpp"

namespace gamecert::certificates {
namespace {

reductions::Reduction reduction_of(const Claim& claim) {
  reductions::Reduction reduction = reductions::read_reduction(claim.instance);
  if (const std::string known = text(reduction); known != claim.instance)
    reject("expected the reduction " + shown(known) + ", found " + shown(claim.instance));
  return reduction;
}

/// Statements that together prove the claim, each with what makes the formula that denies it.
std::vector<encode::Denied> denials(const Claim& claim) {
  require_plain(claim, "reduction");
  if (claim.instance == "ello.cone" && claim.statement == "PROVED equal-outcome") return encode::cone_denials();
  if (claim.statement != "PROVED corresponding" && claim.statement != "PROVED isomorphic")
    reject("expected PROVED corresponding or PROVED isomorphic, found " + shown(claim.statement));
  const bool isomorphic = claim.statement.ends_with("isomorphic");
  return reductions::denials<encode::Conditions, encode::Denied>(reduction_of(claim), isomorphic);
}

}  // namespace

void check_grounding(const Claim& claim, const Grounding& evidence) {
  const auto denied = denials(claim);
  if (denied.size() != evidence.refutations.size())
    reject("expected " + std::to_string(denied.size()) + " refutations, found " +
           std::to_string(evidence.refutations.size()));
  for (std::size_t i = 0; i < denied.size(); ++i) {
    if (const auto reason = encode::refutation_fails(denied[i].cnf(), evidence.refutations[i]))
      reject("refutation " + std::to_string(i + 1) + ", " + denied[i].statement + ": " + *reason);
  }
}

void check_difference(const Claim& claim, const Order& evidence) {
  require_plain(claim, "reduction");
  const auto reduction = reduction_of(claim);
  if (!claim.statement.starts_with("FAILS ")) reject("expected FAILS and a graph, found " + shown(claim.statement));
  const reductions::Replay replay(reduction, graphs::read_small_graph(claim.statement.substr(6)));
  if (!replay.map().assumed()) reject("expected a graph of those that are assumed, found another");
  if (!difference_after(replay, evidence.moves)) reject("expected a difference after the moves, found none");
}

}  // namespace gamecert::certificates
