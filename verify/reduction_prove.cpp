// Obligations to a solver; models back to graphs and positions, and those to play.
#include "verify/reduction_prove.hpp"

#include <algorithm>

#include "encode/conditions.hpp"
#include "graphs/errors.hpp"
#include "graphs/formats.hpp"
#include "reductions/grounding.hpp"
#include "reductions/reduction_file.hpp"
#include "reductions/replay.hpp"
#include "solve/sat_answers.hpp"
#include "verify/map_bounds.hpp"

namespace gamecert::verify {
namespace {

using reductions::Level;
using reductions::Obligation;
using reductions::Reduction;
using reductions::Truth;

/// The values of a model, as a solver gave them for the inputs in their order.
class Known {
 public:
  using Bit = Truth;
  explicit Known(const std::vector<char>& model) : model_(model) {}
  Bit constant(bool value) { return {value}; }
  Bit input(const std::string& name) {
    const Bit bit{model_[++inputs_] != 0};
    if (bit.value) names_.push_back(name);
    return bit;
  }
  void require(Bit) {}
  /// Of the inputs that are true.
  const std::vector<std::string>& names() const { return names_; }

 private:
  const std::vector<char>& model_;
  std::size_t inputs_ = 0;
  std::vector<std::string> names_;
};

struct Candidate {
  graphs::SmallGraph graph;
  std::string painting;
};

Candidate candidate(const Reduction& reduction, const Obligation& obligation, const std::vector<char>& model) {
  Known known(model);
  const auto situation = reductions::Denial(reduction, obligation, known).state();
  Candidate result;
  std::vector<int> number;  // of the vertices that are there
  for (const Truth there : situation.there) number.push_back(there.value ? result.graph.order++ : -1);
  result.graph.directed = reduction.source.directed || reduction.tells_ends_apart();
  for (std::size_t a = 0; a < number.size(); ++a) {
    for (std::size_t b = 0; b < number.size(); ++b) {
      if (!situation.arcs[a][b].value) continue;
      result.graph.rows[static_cast<std::size_t>(number[a])] |= graphs::single(number[b]);
      if (!result.graph.directed) result.graph.add_edge(number[a], number[b]);
    }
  }
  for (const std::string& name : known.names()) {
    if (name.find(':') != name.npos) result.painting += (result.painting.empty() ? "" : ", ") + name;
  }
  return result;
}

class Prover {
 public:
  Prover(const Reduction& reduction, bool certificate, int small_order, const solve::Limits& limits)
      : reduction_(reduction), certificate_(certificate), small_order_(small_order), watch_(limits) {}

  ReductionProof prove() {
    const auto all = reductions::obligations(reduction_, true);
    const auto last = std::ranges::find(all, Obligation::Kind::single, &Obligation::kind);
    for (auto it = all.begin(); it != last; ++it) refute(*it);
    if (result_.failing) {
      look_at_small_graphs(result_.failing->order);  // for the least
      return std::move(result_);
    }
    if (!result_.unrefuted.empty()) {
      look_at_small_graphs(small_order_);
      if (!result_.failing) {
        result_.reason = differs_.empty() ? "not every obligation was refuted; stronger invariants may help"
                                          : "the games do not correspond, as play shows " + differs_ +
                                                ", and nothing weaker is proved";
      }
      return std::move(result_);
    }
    result_.level = Level::isomorphic;
    for (auto it = last; it != all.end(); ++it) refute(*it);
    if (!result_.unrefuted.empty()) {
      result_.level = Level::corresponding;
      result_.unrefuted.clear();
      refutations_.resize(static_cast<std::size_t>(last - all.begin()));
    }
    if (result_.failing) return std::move(result_);
    if (result_.level < reduction_.level) {
      look_at_small_graphs(small_order_);
      if (!result_.failing) result_.reason = "corresponding is proved, isomorphic is not";
      return std::move(result_);
    }
    if (!bounds_hold()) return std::move(result_);
    if (!reduction_.keeps.empty()) {
      result_.map_order = look_at_small_graphs(std::min(small_order_, most_map_order));
      if (result_.failing) return std::move(result_);
    }
    result_.verdict = Verdict::proved;
    if (certificate_ && result_.missing.empty()) {
      certificates::Claim claim;
      claim.game = "reduction";
      claim.instance = reductions::text(reduction_);
      claim.statement = "PROVED " + text(result_.level);
      result_.certificate = {std::move(claim), certificates::Grounding{std::move(refutations_)}};
    }
    return std::move(result_);
  }

  ReductionProof limited(const std::string& reason) {
    if (!result_.failing) result_.verdict = Verdict::unknown;
    result_.reason = reason;
    return std::move(result_);
  }

 private:
  /// Whether the bounds that are stated are proved; otherwise the result says why not.
  bool bounds_hold() {
    const MapBounds bounds = decide_bounds(reduction_);
    if (bounds.verdict == Verdict::proved) return true;
    if (bounds.verdict == Verdict::unknown || bounds.source.n <= most_map_order) {
      look_at_small_graphs(bounds.verdict == Verdict::unknown ? small_order_ : static_cast<int>(bounds.source.n));
      if (result_.failing) return false;
    }
    if (bounds.verdict == Verdict::unknown) {
      result_.reason = text(result_.level) + " is proved, " + bounds.stated + " is not";
    } else if (bounds.source.n > graphs::SmallGraph::max_order) {
      result_.verdict = Verdict::fails;
      result_.reason = bounds.stated + " on graphs with " + std::to_string(bounds.source.n) + " vertices and " +
                       std::to_string(bounds.source.m) + " edges";
    } else {
      const graphs::SmallGraph graph = source_of_size(reduction_, bounds.source);
      fail(graph, {.level = result_.level, .broken_claim = broken_claim(reduction_, graph)});
    }
    return false;
  }
  void refute(const Obligation& obligation) {
    watch_.look();
    encode::Conditions conditions;
    reductions::Denial(reduction_, obligation, conditions).state();
    const encode::Cnf cnf = conditions.cnf();
    ++result_.obligations;
    result_.most_vertices = std::max(result_.most_vertices, obligation.vertices);
    result_.most_clauses = std::max(result_.most_clauses, cnf.clauses());
    solve::SatVerdict verdict = solve::decide_formula(cnf, certificate_, watch_.left());
    if (verdict.model) {
      const Candidate against = candidate(reduction_, obligation, *verdict.model);
      result_.unrefuted.push_back(
          {title(reduction_, obligation), graphs::write_small_graph(against.graph), against.painting});
      if (obligation.kind == Obligation::Kind::start_legal) refuse_start(against.graph);
      try_graph(against.graph);
    } else if (verdict.refutation) {
      refutations_.push_back(std::move(*verdict.refutation));
    } else if (certificate_) {
      result_.missing = verdict.missing;
    }
  }

  /// TextError for a least graph on which the painted start is not legal; the graph given is one, if it is assumed.
  void refuse_start(const graphs::SmallGraph& graph) {
    for (int order = 1; order <= std::min(graph.order, most_map_order); ++order)
      require_legal_starts(reduction_, order, watch_);
    const reductions::GadgetMap map(reduction_, graph);
    if (map.assumed()) map.require_legal_start();
  }
  /// Plays on the graph, unless that takes long; what is not as stated there is a failure.
  void try_graph(const graphs::SmallGraph& graph) {
    if (result_.failing || !reductions::GadgetMap(reduction_, graph).assumed()) return;
    try {
      solve::Watch watch(watch_.left(few_seconds));
      const ReductionAt found = check_reduction_at(reduction_, graph, watch);
      if (!as_stated(reduction_, found)) return fail(graph, found);
      if (!found.difference.what.empty())
        differs_ = "on " + graphs::write_small_graph(graph) + " with " + text(found.level);
    } catch (const LimitError&) {
      watch_.look();
    }
  }
  /// The order through which it came.
  int look_at_small_graphs(int order) {
    const ReductionCheck check = check_reduction(reduction_, 1, order, watch_.left(some_seconds));
    if (check.failing) fail(*check.failing, check.found);
    watch_.look();
    return check.complete_through;
  }
  void fail(const graphs::SmallGraph& graph, const ReductionAt& found) {
    result_.verdict = Verdict::fails;
    result_.failing = graph;
    result_.found = found;
  }

  static constexpr int most_map_order = 5;
  static constexpr double few_seconds = 2, some_seconds = 20;
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
  } catch (const LimitError& limit) {
    return prover.limited(limit.what());
  }
}

}  // namespace gamecert::verify
