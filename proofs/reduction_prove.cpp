// Obligations to a solver, and the graphs that it finds to play.
#include "proofs/reduction_prove.hpp"

#include <algorithm>

#include "certificates/reductions/grounding.hpp"
#include "encode/reductions/grounding.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "proofs/map_bounds.hpp"
#include "proofs/map_claims.hpp"
#include "proofs/obligation_answer.hpp"
#include "proofs/reduction_starts.hpp"
#include "reductions/gadget_map.hpp"
#include "reductions/reduction_file.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using reductions::Level;
using reductions::Obligation;
using reductions::Reduction;

class Prover {
 public:
  Prover(const Reduction& reduction, bool certificate, int small_order, const solve::Limits& limits)
      : reduction_(reduction), certificate_(certificate), small_order_(small_order), watch_(limits) {}

  ReductionProof prove() {
    const auto all = obligations();
    const auto last = std::ranges::find(all, Obligation::Kind::single, &Obligation::kind);
    for (auto it = all.begin(); it != last && !result_.failing; ++it) refute(*it);
    if (result_.failing) {
      look_at_small_graphs(result_.failing->order);  // for the least
      return std::move(result_);
    }
    if (!result_.unrefuted.empty()) {
      const std::string played = look_at_small_graphs(small_order_);
      if (!result_.failing) {
        result_.reason = differs_.empty() ? "not every obligation was refuted; stronger invariants may help" + played
                                          : "the games do not correspond, as play shows " + differs_ +
                                                ", and nothing weaker is proved" + played;
      }
      return bound_fails_if_open();
    }
    result_.level = Level::isomorphic;
    for (auto it = last; it != all.end() && !result_.failing; ++it) refute(*it);
    if (!result_.unrefuted.empty()) {
      result_.level = Level::corresponding;
      result_.unrefuted.clear();
      refutations_.resize(static_cast<std::size_t>(last - all.begin()));
    }
    if (result_.failing) return std::move(result_);
    if (result_.level < reduction_.level) {
      const std::string played = look_at_small_graphs(small_order_);
      if (!result_.failing) result_.reason = "corresponding is proved, isomorphic is not" + played;
      return bound_fails_if_open();
    }
    if (!bounds_hold()) return std::move(result_);
    if (!reduction_.keeps.empty()) {
      result_.map_order = std::min(small_order_, most_map_order);
      if (claim_fails(result_.map_order)) return std::move(result_);
    }
    result_.verdict = solve::Verdict::proved;
    if (certificate_ && result_.missing.empty()) {
      certificates::Claim claim;
      claim.game = "reduction";
      claim.instance = reductions::text(reduction_);
      claim.statement = "PROVED " + reductions::text(result_.level);
      result_.certificate = {std::move(claim),
                             certificates::Grounding{std::move(refutations_), encode::grounding_version}};
    }
    return std::move(result_);
  }

  ReductionProof limited(const std::string& reason) {
    if (!result_.failing) result_.verdict = solve::Verdict::unknown;
    result_.reason = reason;
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
  void refute(const Obligation& obligation) {
    ObligationAnswer answer = proofs::answer(reduction_, obligation, certificate_, watch_);
    ++result_.obligations;
    result_.most_vertices = std::max(result_.most_vertices, obligation.vertices);
    result_.most_clauses = std::max(result_.most_clauses, answer.clauses);
    if (answer.against) {
      const graphs::SmallGraph& graph = answer.against->graph;
      result_.unrefuted.push_back(
          {title(reduction_, obligation), graphs::write_small_graph(graph), answer.against->painting});
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
  const Reduction& reduction_;
  bool certificate_;
  int small_order_;
  solve::Watch watch_;
  ReductionProof result_;
  std::string differs_;  // where play found that the games do not correspond, though all is as stated
  std::vector<encode::Lrat> refutations_;
};

}  // namespace

ReductionProof prove_reduction(const Reduction& reduction, bool certificate, int small_order,
                               const solve::Limits& limits) {
  Prover prover(reduction, certificate, small_order, limits);
  try {
    return prover.prove();
  } catch (const text::LimitError& limit) {
    return prover.limited(limit.what());
  }
}

}  // namespace gamecert::proofs
