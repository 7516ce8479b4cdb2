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
  return std::string(info.name) +
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
    if (result_.failing) {
      look_at_small_graphs(result_.failing->order);  // for the least
      return std::move(result_);
    }
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
    if (result_.failing) return std::move(result_);
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
    return bound_fails_if_open();
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
    if (result_.failing) {
      look_at_small_graphs(result_.failing->order);  // for the least
      return std::move(result_);
    }
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
  /// FAILS if play on small graphs or a bound shows it, else UNKNOWN.
  ReductionProof open(const std::string& reason) {
    const std::string played = look_at_small_graphs(small_order_);
    if (!result_.failing) result_.reason = reason + played;
    return bound_fails_if_open();
  }
  /// The games are as the evidence proves; the map remains.
  ReductionProof proved(certificates::Evidence evidence, const NimHeaps& beside = {}) {
    if (!bounds_hold()) return std::move(result_);
    if (!kept()) return std::move(result_);
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
  /// The result; where it would be UNKNOWN and a bound is false, FAILS.
  ReductionProof bound_fails_if_open() {
    if (result_.verdict == solve::Verdict::unknown && !result_.failing) {
      const MapBounds bounds = decide_bounds(reduction_);
      if (bounds.verdict == solve::Verdict::fails) fail_bound(bounds);
    }
    return std::move(result_);
  }
  /// Whether the bounds that are stated are proved; otherwise the result says why not.
  bool bounds_hold() {
    const MapBounds bounds = decide_bounds(reduction_);
    if (bounds.verdict == solve::Verdict::proved) return true;
    const bool small = bounds.verdict == solve::Verdict::unknown || bounds.source.n <= most_map_order;
    if (small && claim_fails(most_map_order)) return false;
    if (bounds.verdict == solve::Verdict::unknown) {
      result_.reason = reductions::text(result_.level) + " is proved, " + bounds.stated + " is not";
    } else {
      fail_bound(bounds);
    }
    return false;
  }
  /// Whether what is stated to be kept is, as far as it is proved or looked at; otherwise the result says why not.
  bool kept() {
    for (const reductions::Kept& each : reduction_.keeps) {
      const MapKept decided = decide_kept(reduction_, each);
      if (decided.verdict == solve::Verdict::proved) continue;
      if (decided.verdict == solve::Verdict::fails) {
        const int enumerated = reduction_.source.directed ? most_map_order : most_map_order + 1;
        if (!claim_fails(std::min(decided.source->order, enumerated))) fail_claim(*decided.source);
        return false;
      }
      result_.looked_at.push_back(each);
    }
    if (result_.looked_at.empty()) return true;
    result_.map_order = std::min(small_order_, most_map_order);
    return !claim_fails(result_.map_order);
  }
  void fail_bound(const MapBounds& bounds) {
    if (bounds.source.n <= graphs::SmallGraph::max_order) return fail_claim(source_of_size(reduction_, bounds.source));
    result_.verdict = solve::Verdict::fails;
    result_.reason = bounds.stated + " on graphs with " + std::to_string(bounds.source.n) + " vertices and " +
                     std::to_string(bounds.source.m) + " edges";
  }
  /// Whether what is stated of the map fails on a graph of the order or less; then the least such graph is the result.
  bool claim_fails(int order) {
    const auto least = first_broken_claim(reduction_, order, watch_);
    if (least) fail_claim(*least);
    return least.has_value();
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
