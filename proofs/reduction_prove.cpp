// Obligations to a solver, and the graphs that it finds to play.
#include "proofs/reduction_prove.hpp"

#include <algorithm>
#include <array>

#include "certificates/reductions/grounding.hpp"
#include "certificates/replies/replies.hpp"
#include "encode/reductions/grounding.hpp"
#include "games/registry/infos.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "proofs/constant_values.hpp"
#include "proofs/maps/kept_properties.hpp"
#include "proofs/maps/map_bounds.hpp"
#include "proofs/maps/map_claims.hpp"
#include "proofs/obligation_answer.hpp"
#include "proofs/reduction_starts.hpp"
#include "reductions/constant_pieces.hpp"
#include "reductions/gadget_map.hpp"
#include "reductions/reduction_games.hpp"
#include "reductions/reduction_lines.hpp"
#include "reductions/unfit_games.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using reductions::Level;
using reductions::NimHeaps;
using reductions::Obligation;
using reductions::Of;
using reductions::Reduction;
using reductions::StatedReduction;

constexpr std::array kinds_of_piece = {Of::vertex, Of::edge, Of::graph};

/// `arc-kayles, whose moves are ...`
std::string why_no_proof(const games::GameInfo& info) {
  return info.called() +
         (info.painting ? ": " + std::string(info.painting->no_reach) : ", " + reductions::why_no_side(info));
}

class Prover {
 public:
  Prover(const StatedReduction& reduction, bool certificate, int small_order, const solve::Limits& limits)
      : reduction_(reduction), certificate_(certificate), small_order_(small_order), watch_(limits) {}

  ReductionProof prove() {
    for (const reductions::Side* side : {&reduction_.source, &reduction_.target}) {
      if (side->reach) continue;
      const games::GameInfo& info = games::info_of(side->game);
      const bool unmeant = side == &reduction_.source && reductions::takes_edges(info) && reduction_.target.colours > 0;
      return open("no proof for all graphs applies to " +
                  (unmeant ? side->game + ": no line `move` says what means one of its moves" : why_no_proof(info)));
    }
    if (!reduction_.answers.empty() || reduction_.plus != NimHeaps{}) return mirrored();
    const auto all = obligations();
    const auto last = std::ranges::find(all, Obligation::Kind::single, &Obligation::kind);
    for (auto it = all.begin(); it != last && !result_.failing; ++it) refute(reduction_, *it);
    if (result_.failing) return failed();
    if (!result_.unrefuted.empty()) {
      if (reduction_.level <= Level::equal_nimber && !reduction_.target.misere && has_constants()) return mirrored();
      return open(differs_.empty()
                      ? "not every obligation was refuted; stronger invariants may help"
                      : "the games do not correspond, as play shows " + differs_ + ", and nothing weaker is proved");
    }
    result_.level = Level::isomorphic;
    for (auto it = last; it != all.end() && !result_.failing; ++it) refute(reduction_, *it);
    if (!result_.unrefuted.empty()) {
      result_.level = Level::corresponding;
      result_.unrefuted.clear();
      refutations_.resize(static_cast<std::size_t>(last - all.begin()));
    }
    if (result_.failing) return failed();
    if (result_.level < reduction_.level) {
      return open("corresponding is proved, isomorphic is not");
    }
    return proved(certificates::Grounding{std::move(refutations_), encode::grounding_version});
  }

  ReductionProof limited(const std::string& reason) {
    if (!result_.failing) result_.verdict = solve::Verdict::unknown;
    result_.reason = reason;
    try {
      const bool open = !result_.failing;
      const std::string played = open ? look_at_small_graphs(small_order_) : "";
      result_.reason = open && result_.failing ? "" : reason + played;
    } catch (const text::LimitError&) {  // the first reason stands
    }
    return claim_fails_if_open();
  }

 private:
  /// Where they are too many or too large, the painted start is still asked for.
  std::vector<Obligation> obligations() {
    try {
      return encode::checked_obligations(reduction_, true);
    } catch (const text::LimitError&) {
      require_legal_starts(reduction_, 1, graphs::SmallGraph::max_order, watch_);
      throw;
    }
  }
  bool has_constants() const {
    return std::ranges::any_of(kinds_of_piece,
                               [&](Of of) { return !reductions::constant_roles(reduction_, of).empty(); });
  }
  /// By mirrored play: nimbers are equal, up to what constant pieces are worth.
  ReductionProof mirrored() {
    result_.unrefuted.clear();
    result_.obligations = result_.most_vertices = result_.most_clauses = 0;
    refutations_.clear();
    require_legal_starts(reduction_, 1, graphs::SmallGraph::max_order, watch_);
    const Reduction rest = reductions::without_constants(reduction_);
    for (const Obligation& each : encode::checked_obligations(rest, false)) {
      if (!result_.failing) refute(rest, each);
    }
    if (result_.failing) return failed();
    if (!result_.unrefuted.empty())
      return open("not every obligation was refuted; stronger invariants or further answers may help");
    certificates::ReductionReplies evidence{std::move(refutations_), encode::grounding_version};
    std::array<int, 3> worth{};
    for (std::size_t i = 0; i < worth.size(); ++i) {
      const encode::ConstantPlay play(reduction_, kinds_of_piece[i]);
      evidence.constants[i] = constant_values(play, watch_);
      for (const auto& [position, nimber] : evidence.constants[i])
        worth[i] = position == play.start() ? nimber : worth[i];
    }
    const NimHeaps found{worth[0], worth[1], worth[2]};
    const NimHeaps stated = reduction_.level == Level::equal_nimber ? reduction_.plus : NimHeaps{};
    if (found != stated || reduction_.level > Level::equal_nimber)
      return open("equal-nimber" + reductions::text(found) + " is proved, " + reductions::text(reduction_.level) +
                  reductions::text(stated) + " is not");
    result_.level = Level::equal_nimber;
    return proved(std::move(evidence), found);
  }
  /// FAILS if play on small graphs or a claim about the map shows it, else UNKNOWN.
  ReductionProof open(const std::string& reason) {
    const std::string played = look_at_small_graphs(small_order_);
    if (!result_.failing) result_.reason = reason + played;
    return claim_fails_if_open();
  }
  /// FAILS by the least graph that play, or a claim about the map, shows.
  ReductionProof failed() {
    look_at_small_graphs(result_.failing->order);
    claim_fails(result_.failing->order);
    return std::move(result_);
  }
  /// The games are as the evidence proves; the map remains.
  ReductionProof proved(certificates::Evidence evidence, const NimHeaps& beside = {}) {
    if (!claims_hold()) return std::move(result_);
    result_.verdict = solve::Verdict::proved;
    if (certificate_ && result_.missing.empty()) {
      certificates::Claim claim;
      claim.game = "reduction";
      claim.instance = reductions::text(reduction_);
      claim.statement = "PROVED " + reductions::text(result_.level) + reductions::text(beside);
      result_.certificate = {std::move(claim), std::move(evidence)};
    }
    return std::move(result_);
  }
  /// What theorems and coefficients decide of what is stated of the map.
  struct Claims {
    MapBounds bounds;
    std::vector<reductions::Kept> open;         // what may be kept or not
    std::optional<graphs::SmallGraph> failing;  // the least of the graphs that they give
  };
  Claims decided_claims() const {
    Claims claims{.bounds = decide_bounds(reduction_), .open = {}, .failing = {}};
    const auto fails_on = [&](const graphs::SmallGraph& graph) {
      const auto size = [](const graphs::SmallGraph& of) { return std::pair(of.order, of.size()); };
      if (!claims.failing || size(graph) < size(*claims.failing)) claims.failing = graph;
    };
    if (claims.bounds.verdict == solve::Verdict::fails && claims.bounds.source.n <= graphs::SmallGraph::max_order)
      fails_on(source_of_size(reduction_, claims.bounds.source));
    for (const reductions::Kept& each : reduction_.keeps) {
      const MapKept kept = decide_kept(reduction_, each);
      if (kept.verdict == solve::Verdict::fails) fails_on(*kept.source);
      if (kept.verdict == solve::Verdict::unknown) claims.open.push_back(each);
    }
    return claims;
  }
  /// Whether what is stated of the map is proved, or looked at as far as it is not; otherwise the result says why not.
  bool claims_hold() {
    const Claims claims = decided_claims();
    if (fail(claims)) return false;
    if (claims.bounds.verdict == solve::Verdict::unknown) {
      if (claim_fails(most_map_order)) return false;
      result_.reason = reductions::text(result_.level) + " is proved, " + claims.bounds.stated + " is not";
      return false;
    }
    if (claims.open.empty()) return true;
    result_.looked_at = claims.open;
    result_.map_order = std::min(small_order_, most_map_order);
    return !claim_fails(result_.map_order);
  }
  /// The result; where it would be UNKNOWN and a claim about the map is false, FAILS.
  ReductionProof claim_fails_if_open() {
    if (!result_.failing) fail(decided_claims());
    return std::move(result_);
  }
  /// Whether a claim is decided to be false; then the result is FAILS, on the least graph unless a limit comes first.
  bool fail(const Claims& claims) {
    if (!claims.failing && claims.bounds.verdict != solve::Verdict::fails) return false;
    try {
      if (claim_fails(claims.failing ? claims.failing->order : graphs::SmallGraph::max_order)) return true;
    } catch (const text::LimitError&) {  // what is decided shows it too
    }
    if (claims.failing) {
      fail_claim(*claims.failing);
    } else {
      result_.verdict = solve::Verdict::fails;
      result_.reason = claims.bounds.stated + " on graphs with " + std::to_string(claims.bounds.source.n) +
                       " vertices and " + std::to_string(claims.bounds.source.m) + " edges";
    }
    return true;
  }
  /// Whether what is stated of the map fails on a graph of the order or less, as far as these are gone through, and
  /// none before; then the least such graph is the result.
  bool claim_fails(int order) {
    if (reduction_.keeps.empty() && !reduction_.order && !reduction_.size) return false;
    const int last = std::min(order, reduction_.source.directed ? most_map_order : most_map_order + 1);
    const auto least = first_broken_claim(reduction_, last, watch_);
    if (!least) return false;
    const std::optional<graphs::SmallGraph>& known = result_.failing;
    if (known && (least->order > known->order || (least->order == known->order && rank(*least) >= rank(*known))))
      return false;
    fail_claim(*least);
    return true;
  }
  void fail_claim(const graphs::SmallGraph& graph) {
    fail(graph, {.level = result_.level, .broken_claim = broken_claim(reduction_, graph)});
  }
  /// `of`: the reduction, or what is left of it without constant pieces.
  void refute(const Reduction& of, const Obligation& obligation) {
    ObligationAnswer answer = proofs::answer(of, obligation, certificate_, watch_);
    ++result_.obligations;
    result_.most_vertices = std::max(result_.most_vertices, obligation.vertices + obligation.witnesses);
    result_.most_clauses = std::max(result_.most_clauses, answer.clauses);
    if (answer.against) {
      const graphs::SmallGraph& graph = answer.against->graph;
      result_.unrefuted.push_back({title(of, obligation), graphs::write_small_graph(graph), answer.against->painting});
      if (obligation.kind == Obligation::Kind::start_legal)
        require_legal_starts(reduction_, 1, graphs::SmallGraph::max_order, watch_);
      try_graph(graph);
    } else if (answer.refutation) {
      refutations_.push_back(std::move(*answer.refutation));
    } else if (certificate_) {
      result_.missing = answer.missing;
    }
  }

  /// Plays on the graph, unless that goes through many positions; what is not as stated there is a failure.
  void try_graph(const graphs::SmallGraph& graph) {
    if (result_.failing || !reductions::GadgetMap(reduction_, graph).assumed()) return;
    try {
      PositionBudget budget(few_positions);
      const ReductionAt found = check_reduction_at(reduction_, graph, watch_, budget);
      if (!as_stated(reduction_, found)) return fail(graph, found);
      if (!found.difference.what.empty())
        differs_ = "on " + graphs::write_small_graph(graph) + " with " + reductions::text(found.level);
    } catch (const text::LimitError&) {
      watch_.look();
    }
  }
  /// Plays on graphs of orders 1 to `order`, as far as they are enumerated, unless that goes through too many
  /// positions. Where nothing fails the result says how far it came.
  std::string look_at_small_graphs(int order) {
    const int last = std::min(order, graphs::largest_order(sources(reduction_)));
    const ReductionCheck check = check_reduction(reduction_, 1, last, watch_.left(), PositionBudget(many_positions));
    if (check.failing) fail(*check.failing, check.found);
    watch_.look();
    if (check.failing || check.complete_through == 0) return "";
    return "; play on all graphs of order 1.." + std::to_string(check.complete_through) + " finds nothing against it";
  }
  void fail(const graphs::SmallGraph& graph, const ReductionAt& found) {
    result_.verdict = solve::Verdict::fails;
    result_.failing = graph;
    result_.found = found;
  }

  static constexpr int most_map_order = 5;
  static constexpr std::uint64_t few_positions = 20'000, many_positions = 100'000;
  const StatedReduction& reduction_;
  bool certificate_;
  int small_order_;
  solve::Watch watch_;
  ReductionProof result_;
  std::string differs_;  // where play found that the games do not correspond, though all is as stated
  std::vector<encode::Lrat> refutations_;
};

}  // namespace

ReductionProof prove_reduction(const StatedReduction& reduction, bool certificate, int small_order,
                               const solve::Limits& limits) {
  Prover prover(reduction, certificate, small_order, limits);
  try {
    return prover.prove();
  } catch (const text::LimitError& limit) {
    return prover.limited(limit.what());
  }
}

}  // namespace gamecert::proofs
