// A reduction on all source graphs of some orders: both games are played by their rules.
#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "certificates/certificate.hpp"
#include "graphs/small_graph.hpp"
#include "reductions/reduction_lines.hpp"
#include "solve/limits.hpp"
#include "solve/verdict.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {

/// What is not as it should be in a position.
struct Fault {
  std::vector<int> moves = {};  // of the target, from the start to the position
  std::string what = {};        // empty: nothing
};

/// What is found on one source graph.
struct ReductionAt {
  reductions::Level level = reductions::Level::isomorphic;  // of the games alone
  Fault difference = {};                                    // where the games do not correspond, by shortest play
  Fault invariant = {};                                     // likewise where an invariant does not hold
  std::string source_value = {}, target_value = {};         // NIMBER k or OUTCOME; where the games do not correspond;
                                                            // empty if they were not compared
  std::string broken_claim = {};                            // a property not kept, a bound exceeded

  /// The fault that the shorter play leads to; before it the games correspond and invariants hold.
  const Fault& first_fault() const;
};

/// How many positions play may go through: what is found within so many does not depend on time. LimitError beyond.
class PositionBudget {
 public:
  struct Spent : text::LimitError {
    using text::LimitError::LimitError;
  };
  PositionBudget() = default;  // without end
  explicit PositionBudget(std::uint64_t positions) : all_(positions), left_(positions) {}
  bool limited() const { return all_ != std::numeric_limits<std::uint64_t>::max(); }
  void take(std::uint64_t positions) {
    if (limited() && positions > left_)
      throw Spent("play would go through more than " + std::to_string(all_) + " positions");
    if (limited()) left_ -= positions;
  }

 private:
  std::uint64_t all_ = std::numeric_limits<std::uint64_t>::max(), left_ = all_;
};

/// Plays both games through every position that target play reaches. Where they do not correspond, their nimbers are
/// compared, then their outcomes, and invariants go on being looked at in play of the target. Where the budget ends and
/// what is found is not as stated, whatever the nimbers, these are left out. InputError with a line if the painted
/// start is not legal; LimitError.
ReductionAt check_reduction_at(const reductions::StatedReduction& reduction, const graphs::SmallGraph& graph,
                               solve::Watch& watch, PositionBudget& budget);

/// Whether it is as good as the reduction states: its level, its invariants, and what it says of the map.
bool as_stated(const reductions::StatedReduction& reduction, const ReductionAt& found);

struct ReductionCheck {
  solve::Verdict verdict = solve::Verdict::unknown;
  reductions::Level level = reductions::Level::isomorphic;     // reached on all graphs
  std::map<reductions::Level, std::uint64_t> graphs = {};      // by the level reached on them
  std::map<reductions::Level, graphs::SmallGraph> least = {};  // by level: fewest vertices, then edges
  std::uint64_t total = 0;
  int complete_through = 0;                        // orders
  std::string reason = {};                         // of UNKNOWN, and why the failing graph may not be the least
  std::optional<graphs::SmallGraph> failing = {};  // of FAILS: fewest vertices, then edges, then least graph6
  ReductionAt found = {};                          // there
};

/// All source graphs of the orders, disconnected ones too; of a reduction that tells the ends of edges apart all
/// orientations of them; of a source game on digraphs all digraphs. It ends with the first order with a failure, in
/// which graphs above a failing one are not played. InputError with a line if on one of the graphs, also beyond a
/// failure, the painted start is not legal.
ReductionCheck check_reduction(const reductions::StatedReduction& reduction, int first_order, int last_order,
                               const solve::Limits& limits, PositionBudget budget = {});

/// What shows that a reduction fails on a graph: the play that leads to the first fault, and where outcomes or nimbers
/// differ the value of either game. Nothing where games that correspond are not isomorphic though that is stated, where
/// the failure is one of the map alone, or of an invariant beyond where the games do not correspond. LimitError.
std::vector<certificates::Certificate> certify_failure(const reductions::StatedReduction& reduction,
                                                       const graphs::SmallGraph& graph, const ReductionAt& found,
                                                       const solve::Limits& limits);

}  // namespace gamecert::proofs
