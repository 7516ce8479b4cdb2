// Breadth-first play of the target, with the source beside it.
#include "proofs/reduction_check.hpp"

#include <algorithm>
#include <set>

#include "certificates/solitaires/order.hpp"
#include "games/instances/ready_game.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "proofs/maps/map_claims.hpp"
#include "proofs/reduction_starts.hpp"
#include "reductions/reduction_lines.hpp"
#include "reductions/replay.hpp"
#include "solve/solve.hpp"
#include "solve/statement.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using graphs::SmallGraph;
using reductions::Level;
using reductions::NimHeaps;
using reductions::Reduction;
using reductions::Replay;
using reductions::Side;
using reductions::StatedReduction;
using reductions::Together;

/// Positions that target play reaches, shortest play first, and how each was reached.
class Reached {
 public:
  Reached(const Replay& replay, solve::Watch& watch, PositionBudget& budget)
      : replay_(replay), watch_(watch), budget_(budget) {}

  /// With a limited budget to the end, so that it bounds what comparing nimbers takes.
  void search(ReductionAt& found) {
    const Reduction& reduction = replay_.map().reduction();
    const bool invariants = !reduction.invariants.empty() && reduction.answers.empty();
    const auto settled = [&] {
      return !budget_.limited() && !found.difference.what.empty() && (!invariants || !found.invariant.what.empty());
    };
    add(replay_.start(), -1, -1);
    for (std::size_t i = 0; i < all_.size() && !settled(); ++i) {
      watch_.step();
      const Together at = all_[i].at;  // all_ grows
      const int number = static_cast<int>(i);
      if (invariants && found.invariant.what.empty()) {
        if (auto broken = replay_.map().broken_invariant(at.painting))
          found.invariant = {moves_to(number), std::move(*broken)};
      }
      if (found.difference.what.empty()) {
        if (auto difference = replay_.difference(at)) {
          found.level = Level::none;
          found.difference = {moves_to(number), std::move(*difference)};
        } else if (replay_.target().moves(at.target).size() != replay_.source().moves(at.source).size()) {
          found.level = Level::corresponding;  // two moves mean the same
        }
      }
      const bool together = found.difference.what.empty();
      for (const int move : replay_.target().moves(at.target))
        add(together ? replay_.after(at, move) : target_after(at, move), number, move);
    }
  }

 private:
  struct Entry {
    Together at;
    int before, move;
  };
  /// After a move of the target alone.
  Together target_after(const Together& at, int move) const {
    Together next{replay_.target().play(at.target, move), at.source, at.painting, at.board};
    const auto [vertex, colour] = replay_.target_paint(move);
    next.painting[static_cast<std::size_t>(vertex)] = colour;
    return next;
  }
  void add(Together at, int before, int move) {
    if (!known_.insert(at.painting).second) return;
    budget_.take(1);
    watch_.hold(all_.size() * (at.painting.size() + at.target.size() + at.source.size() + 32) * 8);
    all_.push_back({std::move(at), before, move});
  }
  std::vector<int> moves_to(int entry) const {
    std::vector<int> moves;
    for (; all_[static_cast<std::size_t>(entry)].before >= 0; entry = all_[static_cast<std::size_t>(entry)].before)
      moves.push_back(all_[static_cast<std::size_t>(entry)].move);
    std::ranges::reverse(moves);
    return moves;
  }

  const Replay& replay_;
  solve::Watch& watch_;
  PositionBudget& budget_;
  std::set<std::vector<int>> known_;  // paintings of the target
  std::vector<Entry> all_;
};

/// Every position that play of the game reaches.
void take_positions(const Side& side, const std::string& instance, solve::Watch& watch, PositionBudget& budget) {
  const auto game = games::make(games::find(side.game), games::Instance(instance), side.parameters);
  std::set<games::Position> known;
  std::vector<games::Position> left{game->start()};
  while (!left.empty()) {
    const games::Position at = left.back();
    left.pop_back();
    if (!known.insert(at).second) continue;
    watch.step();
    budget.take(1);
    for (const int move : game->moves(at)) left.push_back(game->play(at, move));
  }
}

std::string value_of(const Side& side, const std::string& instance, bool nimber, const solve::Watch& watch) {
  solve::Request request{.misere = side.misere, .nimber = nimber, .limits = watch.left()};
  const solve::Answer answer =
      solve::solve({games::find(side.game), games::Instance(instance), side.parameters}, request);
  if (answer.certainty != solve::Answer::Certainty::certain) throw text::LimitError(answer.doubt);
  return answer.statement;
}

/// Of a board with so many places, at most.
std::uint64_t paintings(const Side& side, int places) {
  std::uint64_t result = 1;
  for (int v = 0; v < places && result < std::numeric_limits<std::uint64_t>::max() / 128; ++v)
    result *= static_cast<std::uint64_t>(side.colours) + 1;
  return result;
}

/// Nimbers, and outcomes where these differ; where nimbers are stated, these alone.
void compare_values(const StatedReduction& reduction, const reductions::GadgetMap& map, ReductionAt& found,
                    const solve::Watch& watch) {
  const auto compare = [&](bool nimber) {
    found.source_value = value_of(reduction.source, map.source(), nimber, watch);
    found.target_value = value_of(reduction.target, map.target(), nimber, watch);
  };
  compare(true);
  const int beside = solve::number_in(found.source_value) ^
                     reductions::nimber(reduction.plus, map.source_order(), std::ssize(map.edges()));
  const int target = solve::number_in(found.target_value);
  found.level = beside == target                 ? Level::equal_nimber
                : (beside == 0) == (target == 0) ? Level::equal_outcome
                                                 : Level::none;
  if (beside != target && reduction.level != Level::equal_nimber) compare(false);
}

certificates::Certificate certified(const Side& side, const std::string& instance, bool nimber,
                                    const solve::Limits& limits) {
  solve::Request request{.misere = side.misere, .nimber = nimber, .limits = limits};
  return solve::certified({games::find(side.game), games::Instance(instance), side.parameters}, request);
}

}  // namespace

const Fault& ReductionAt::first_fault() const {
  if (invariant.what.empty()) return difference;
  if (difference.what.empty()) return invariant;
  return invariant.moves.size() <= difference.moves.size() ? invariant : difference;
}

ReductionAt check_reduction_at(const StatedReduction& reduction, const SmallGraph& graph, solve::Watch& watch,
                               PositionBudget& budget) {
  ReductionAt found;
  found.broken_claim = broken_claim(reduction, graph);
  if (!reduction.has_moves()) {
    const reductions::GadgetMap map(reduction, graph);
    if (budget.limited()) {  // it bounds what comparing nimbers takes
      take_positions(reduction.source, map.source(), watch, budget);
      take_positions(reduction.target, map.target(), watch, budget);
    }
    compare_values(reduction, map, found, watch);
    return found;
  }
  const Replay replay(reduction, graph);
  try {
    Reached(replay, watch, budget).search(found);
    if (found.level == Level::none || reduction.plus != NimHeaps{}) {
      budget.take(paintings(reduction.source, replay.map().source_places()));
      compare_values(reduction, replay.map(), found, watch);
    }
  } catch (const PositionBudget::Spent&) {
    const bool differs = !found.difference.what.empty() && reduction.level >= Level::corresponding;
    if (!differs && found.invariant.what.empty() && found.broken_claim.empty()) throw;
  }
  return found;
}

bool as_stated(const StatedReduction& reduction, const ReductionAt& found) {
  return found.level >= reduction.level && found.invariant.what.empty() && found.broken_claim.empty();
}

ReductionCheck check_reduction(const StatedReduction& reduction, int first_order, int last_order,
                               const solve::Limits& limits, PositionBudget budget) {
  const graphs::GraphClass of = sources(reduction);
  if (const int largest = graphs::largest_order(of); last_order > largest)
    throw text::InputError("expected source graphs of orders of at most " + std::to_string(largest) +
                           ", of the class " + graphs::name(of) + ", found " + std::to_string(last_order));
  ReductionCheck result;
  solve::Watch watch(limits);
  try {
    require_legal_starts(reduction, first_order, last_order, watch);
    for (int order = first_order; order <= last_order && !result.failing; ++order) {
      each_source(reduction, order, watch, [&](const SmallGraph& graph) {
        if (result.failing && rank(graph) > rank(*result.failing)) return;
        ReductionAt found;
        try {
          found = check_reduction_at(reduction, graph, watch, budget);
        } catch (const text::LimitError&) {
          // What is false of the map is false whatever play would show.
          std::string broken = broken_claim(reduction, graph);
          if (broken.empty()) throw;
          result.failing = graph;
          result.found = {.level = reduction.level, .broken_claim = std::move(broken)};
          return;
        }
        ++result.total;
        ++result.graphs[found.level];
        result.level = std::min(result.level, found.level);
        const auto [least, first] = result.least.emplace(found.level, graph);
        if (!first && least->second.order == order && graph.size() < least->second.size()) least->second = graph;
        if (!as_stated(reduction, found)) {
          result.failing = graph;
          result.found = found;
        }
      });
      result.complete_through = order;
    }
    result.verdict = result.failing      ? solve::Verdict::fails
                     : result.total == 0 ? solve::Verdict::vacuous
                                         : solve::Verdict::holds;
  } catch (const text::LimitError& limit) {
    result.verdict = result.failing ? solve::Verdict::fails : solve::Verdict::unknown;
    result.reason = limit.what();
  }
  return result;
}

std::vector<certificates::Certificate> certify_failure(const StatedReduction& reduction, const SmallGraph& graph,
                                                       const ReductionAt& found, const solve::Limits& limits) {
  std::vector<certificates::Certificate> result;
  const reductions::GadgetMap map(reduction, graph);
  // The first fault shows what is stated to be false only if it is one of what is stated.
  const Fault& fault = found.first_fault();
  const bool level_fails = found.level < reduction.level;
  const bool to_correspond = reduction.answers.empty() && reduction.plus == NimHeaps{};
  if (to_correspond && !fault.what.empty() && (level_fails || &fault == &found.invariant)) {
    certificates::Claim claim;
    claim.game = "reduction";
    claim.instance = reductions::text(reduction);
    const reductions::Mismatch difference{&fault == &found.invariant, fault.what};
    claim.statement = "FAILS " + std::string(difference.level()) + " " + graphs::write_small_graph(graph);
    result.push_back({std::move(claim), certificates::Order{fault.moves}});
  }
  if (level_fails && !found.source_value.empty() &&
      (reduction.plus != NimHeaps{} || found.source_value != found.target_value)) {
    const bool nimber = found.source_value.starts_with("NIMBER");
    result.push_back(certified(reduction.source, map.source(), nimber, limits));
    result.push_back(certified(reduction.target, map.target(), nimber, limits));
  }
  return result;
}

}  // namespace gamecert::proofs
