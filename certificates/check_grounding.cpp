// Evidence about reductions. `grounding`, for all graphs: refutations of formulas made again from the claim. `order`,
// against one: play that leads to where the games do not correspond.
#include "certificates/checker.hpp"
#include "certificates/subject.hpp"
#include "encode/cone.hpp"
#include "encode/grounding.hpp"
#include "graphs/formats.hpp"
#include "reductions/reduction_file.hpp"
#include "reductions/replay.hpp"

namespace gamecert::certificates {
namespace {

const DeclaredGround definitions(Ground::Kind::definitions, "definitions of reductions 1");
const DeclaredGround of_reductions(Ground::Kind::encodings, "encoding of reductions");
const DeclaredGround small_graphs(Ground::Kind::theorems, "theorem of docs/REDUCTIONS.md");
const DeclaredGround of_the_cone(Ground::Kind::encodings, "encoding of the cone");
const DeclaredGround reflection(Ground::Kind::theorems, "corollary 1.4");
const DeclaredGround any_last_vertex(Ground::Kind::theorems, "theorem of docs/DETERMINANT.md");

void add_rules(const reductions::Side& side, Grounds& grounds) {
  grounds.add_rules(games::find(side.game).info, side.parameters);
}

reductions::Reduction reduction_of(const Claim& claim, Grounds& grounds) {
  reductions::Reduction reduction = reductions::read_reduction(claim.instance);
  if (const std::string known = text(reduction); known != claim.instance)
    reject("expected the reduction " + text::quoted(known) + ", found " + text::quoted(claim.instance));
  grounds.add(definitions);
  add_rules(reduction.source, grounds);
  add_rules(reduction.target, grounds);
  return reduction;
}

/// Statements that together prove the claim, each with what makes the formula that denies it.
std::vector<encode::Denied> denials(const Claim& claim, Grounds& grounds) {
  require_plain(claim, "reduction");
  if (claim.instance == "ello.cone" && claim.statement == "PROVED equal-outcome") {
    for (const char* game : {"ello", "odd-elimination"}) grounds.add_rules(games::find(game).info, {});
    for (const DeclaredGround* ground : {&definitions, &of_the_cone, &small_graphs, &reflection, &any_last_vertex})
      grounds.add(*ground);
    return encode::cone_denials();
  }
  if (claim.statement != "PROVED corresponding" && claim.statement != "PROVED isomorphic")
    reject("expected PROVED corresponding or PROVED isomorphic, found " + text::quoted(claim.statement));
  grounds.add(of_reductions);
  grounds.add(small_graphs);
  const bool isomorphic = claim.statement.ends_with("isomorphic");
  return encode::reduction_denials(reduction_of(claim, grounds), isomorphic);
}

}  // namespace

void check_grounding(const Claim& claim, const Grounding& evidence, Grounds& grounds) {
  const auto denied = denials(claim, grounds);
  const int encoding = claim.instance == "ello.cone" ? 1 : encode::grounding_version;
  if (evidence.encoding != encoding)
    reject("expected formulas of encoding " + std::to_string(encoding) + ", found encoding " +
           std::to_string(evidence.encoding) +
           (evidence.encoding < encoding
                ? " of an earlier version: make the certificate again with gamecert reduction prove"
                : ""));
  if (denied.size() != evidence.refutations.size())
    reject("expected " + std::to_string(denied.size()) + " refutations, found " +
           std::to_string(evidence.refutations.size()));
  for (std::size_t i = 0; i < denied.size(); ++i) {
    if (const auto reason = encode::refutation_fails(denied[i].cnf(), evidence.refutations[i]))
      reject("refutation " + std::to_string(i + 1) + ", " + denied[i].statement + ": " + *reason);
  }
}

void check_difference(const Claim& claim, const Order& evidence, Grounds& grounds) {
  require_plain(claim, "reduction");
  const auto reduction = reduction_of(claim, grounds);
  if (!claim.statement.starts_with("FAILS "))
    reject("expected FAILS and a graph, found " + text::quoted(claim.statement));
  const reductions::Replay replay(reduction, graphs::read_small_graph(claim.statement.substr(6)));
  if (!replay.map().assumed()) reject("expected a graph of those that are assumed, found another");
  if (!difference_after(replay, evidence.moves)) reject("expected a difference after the moves, found none");
}

}  // namespace gamecert::certificates
