// Breadth-first play of the target, with the source beside it.
#include "verify/reduction_check.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <tuple>

#include "graphs/errors.hpp"
#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/planar.hpp"
#include "reductions/reduction_file.hpp"
#include "reductions/replay.hpp"
#include "solve/solve.hpp"

namespace gamecert::verify {
namespace {

using graphs::SmallGraph;
using reductions::Kept;
using reductions::Level;
using reductions::Reduction;
using reductions::Replay;
using reductions::Side;
using reductions::Together;

/// Positions that target play reaches, shortest play first, and how each was reached.
class Reached {
 public:
  Reached(const Replay& replay, solve::Watch& watch) : replay_(replay), watch_(watch) {}

  void search(ReductionAt& found) {
    const bool invariants = !replay_.map().reduction().invariants.empty();
    const auto settled = [&] {
      return !found.difference.what.empty() && (!invariants || !found.invariant.what.empty());
    };
    add(replay_.start(), -1, -1);
    for (std::size_t i = 0; i < all_.size() && !settled(); ++i) {
      watch_.step();
      const Together at = all_[i].at;  // all_ grows
      const int number = static_cast<int>(i);
      if (found.invariant.what.empty()) {
        if (auto broken = replay_.broken_invariant(at)) found.invariant = {moves_to(number), std::move(*broken)};
      }
      if (found.difference.what.empty()) {
        if (auto difference = replay_.difference(at)) {
          found.level = Level::none;
          found.difference = {moves_to(number), std::move(*difference)};
        } else if (!replay_.one_to_one(at)) {
          found.level = Level::corresponding;
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
    const auto [vertex, colour] = replay_.paint(replay_.map().reduction().target, move);
    next.painting[static_cast<std::size_t>(vertex)] = colour;
    return next;
  }
  void add(Together at, int before, int move) {
    if (!known_.insert(at.painting).second) return;
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
  std::set<std::vector<int>> known_;  // paintings of the target
  std::vector<Entry> all_;
};

std::string value_of(const Side& side, const std::string& instance, bool nimber, const solve::Watch& watch) {
  solve::Request request{.misere = side.misere, .nimber = nimber, .limits = watch.left()};
  const solve::Answer answer =
      solve::solve(games::find(side.game), games::Instance(instance), side.parameters, request);
  if (answer.certainty != solve::Answer::Certainty::certain) throw LimitError(answer.doubt);
  return answer.statement;
}

/// Nimbers, and outcomes where these differ.
void compare_values(const Reduction& reduction, const reductions::GadgetMap& map, ReductionAt& found,
                    const solve::Watch& watch) {
  for (const bool nimber : {true, false}) {
    found.source_value = value_of(reduction.source, map.source(), nimber, watch);
    found.target_value = value_of(reduction.target, map.target(), nimber, watch);
    if (found.source_value != found.target_value) continue;
    found.level = nimber ? Level::equal_nimber : Level::equal_outcome;
    return;
  }
}

graphs::Graph target_graph(const reductions::GadgetMap& map) {
  std::set<graphs::Edge> edges;
  for (const auto& [from, to] : map.joins()) edges.emplace(std::min(from, to), std::max(from, to));
  return {map.order(), std::vector<graphs::Edge>(edges.begin(), edges.end())};
}

bool two_colourable(const graphs::Graph& graph) {
  std::vector<int> side(static_cast<std::size_t>(graph.order()), -1);
  std::vector<int> queue;
  for (int root = 0; root < graph.order(); ++root) {
    if (side[static_cast<std::size_t>(root)] >= 0) continue;
    side[static_cast<std::size_t>(root)] = 0;
    queue.push_back(root);
    for (; !queue.empty();) {
      const int v = queue.back();
      queue.pop_back();
      for (const int u : graph.neighbours(v)) {
        int& other = side[static_cast<std::size_t>(u)];
        if (other == side[static_cast<std::size_t>(v)]) return false;
        if (other < 0) queue.push_back(u);
        other = 1 - side[static_cast<std::size_t>(v)];
      }
    }
  }
  return true;
}

bool has(Kept property, const graphs::Graph& graph) {
  const std::vector<int> component = graphs::component_of(graph);
  switch (property) {
    case Kept::planar:
      return graphs::planar(graph);
    case Kept::connected:
      return std::ranges::all_of(component, [](int number) { return number == 0; });
    case Kept::bipartite:
      return two_colourable(graph);
    default:
      return std::ranges::none_of(graph.edges(), [&](const graphs::Edge& edge) {
        return std::ranges::any_of(graph.neighbours(edge.first), [&](int w) { return graph.adjacent(edge.second, w); });
      });
  }
}

graphs::GraphClass sources(const Reduction& reduction) {
  graphs::GraphClass result;
  if (reduction.source.directed) {
    result.kind = graphs::GraphClass::Kind::digraphs;
  } else if (reduction.tells_ends_apart()) {
    result.kind = graphs::GraphClass::Kind::orientations;
  }
  return result;
}

auto rank(const SmallGraph& graph) {
  return std::tuple(graph.order, graph.size(), graphs::write_small_graph(graphs::canonical_form(graph).graph));
}

certificates::Certificate certified(const Side& side, const std::string& instance, bool nimber,
                                    const solve::Limits& limits) {
  solve::Request request{.misere = side.misere, .nimber = nimber, .certificate = true, .limits = limits};
  const games::Entry& entry = games::find(side.game);
  const games::Instance board(instance);
  solve::Answer answer = solve::solve(entry, board, side.parameters, request);
  if (!answer.evidence) throw LimitError(side.game + " " + instance + ": " + answer.doubt);
  return {solve::claim(entry, board, side.parameters, request, answer.statement), std::move(*answer.evidence)};
}

}  // namespace

std::string broken_claim(const Reduction& reduction, const SmallGraph& graph) {
  const reductions::GadgetMap map(reduction, graph);
  const graphs::Graph source = graphs::large(graphs::underlying(graph));
  const graphs::Graph target = target_graph(map);
  for (const Kept property : reduction.keeps) {
    if (has(property, source) && !has(property, target)) return "the target is not " + text(property);
  }
  const int m = static_cast<int>(map.edges().size());
  const auto exceeds = [&](const std::optional<reductions::Bound>& bound, std::size_t found, const char* what) {
    if (!bound || static_cast<int>(found) <= bound->at(graph.order, m)) return std::string();
    return std::string("the target has ") + what + " " + std::to_string(found) + ", and at most " +
           std::to_string(bound->at(graph.order, m)) + " is stated";
  };
  const std::string order = exceeds(reduction.order, static_cast<std::size_t>(map.order()), "order");
  return order.empty() ? exceeds(reduction.size, map.joins().size(), "size") : order;
}

const Fault& ReductionAt::first_fault() const {
  if (invariant.what.empty()) return difference;
  if (difference.what.empty()) return invariant;
  return invariant.moves.size() <= difference.moves.size() ? invariant : difference;
}

ReductionAt check_reduction_at(const Reduction& reduction, const SmallGraph& graph, solve::Watch& watch) {
  const Replay replay(reduction, graph);
  ReductionAt found;
  Reached(replay, watch).search(found);
  if (found.level == Level::none) compare_values(reduction, replay.map(), found, watch);
  found.broken_claim = broken_claim(reduction, graph);
  return found;
}

bool as_stated(const Reduction& reduction, const ReductionAt& found) {
  return found.level >= reduction.level && found.invariant.what.empty() && found.broken_claim.empty();
}

ReductionCheck check_reduction(const Reduction& reduction, int first_order, int last_order,
                               const solve::Limits& limits) {
  const graphs::GraphClass of = sources(reduction);
  if (const int largest = graphs::largest_order(of); last_order > largest)
    throw InputError("expected source graphs of orders of at most " + std::to_string(largest) + ", of the class " +
                     graphs::name(of) + ", found " + std::to_string(last_order));
  ReductionCheck result;
  solve::Watch watch(limits);
  try {
    for (int order = first_order; order <= last_order; ++order) {
      require_legal_starts(reduction, order, watch);
      if (result.failing) continue;
      graphs::enumerate(of, order, {}, [&](const SmallGraph& graph) {
        watch.look();
        if (!reductions::GadgetMap(reduction, graph).assumed()) return true;
        const ReductionAt found = check_reduction_at(reduction, graph, watch);
        ++result.total;
        ++result.graphs[found.level];
        result.level = std::min(result.level, found.level);
        const auto [least, first] = result.least.emplace(found.level, graph);
        if (!first && least->second.order == order && graph.size() < least->second.size()) least->second = graph;
        if (!as_stated(reduction, found) && (!result.failing || rank(graph) < rank(*result.failing))) {
          result.failing = graph;
          result.found = found;
        }
        return true;
      });
      result.complete_through = order;
    }
    result.verdict = result.failing ? Verdict::fails : result.total == 0 ? Verdict::vacuous : Verdict::holds;
  } catch (const LimitError& limit) {
    result.verdict = result.failing ? Verdict::fails : Verdict::unknown;
    result.reason = limit.what();
  }
  return result;
}

void require_legal_starts(const Reduction& reduction, int order, solve::Watch& watch) {
  if (std::ranges::all_of(reduction.roles, [](const reductions::Role& role) { return role.painted == 0; })) return;
  std::optional<SmallGraph> least;
  graphs::enumerate(sources(reduction), order, {}, [&](const SmallGraph& graph) {
    watch.look();
    const reductions::GadgetMap map(reduction, graph);
    if (map.assumed() && !map.legal_start() && (!least || rank(graph) < rank(*least))) least = graph;
    return true;
  });
  if (least) reductions::GadgetMap(reduction, *least).require_legal_start();
}

std::vector<certificates::Certificate> certify_failure(const Reduction& reduction, const SmallGraph& graph,
                                                       const ReductionAt& found, const solve::Limits& limits) {
  std::vector<certificates::Certificate> result;
  const reductions::GadgetMap map(reduction, graph);
  // The first fault shows what is stated to be false only if it is one of what is stated.
  const Fault& fault = found.first_fault();
  const bool level_fails = found.level < reduction.level;
  if (!fault.what.empty() && (level_fails || &fault == &found.invariant)) {
    certificates::Claim claim;
    claim.game = "reduction";
    claim.instance = reductions::text(reduction);
    claim.statement = "FAILS " + graphs::write_small_graph(graph);
    result.push_back({std::move(claim), certificates::Order{fault.moves}});
  }
  if (level_fails && !found.source_value.empty() && found.source_value != found.target_value) {
    const bool nimber = found.source_value.starts_with("NIMBER");
    result.push_back(certified(reduction.source, map.source(), nimber, limits));
    result.push_back(certified(reduction.target, map.target(), nimber, limits));
  }
  return result;
}

}  // namespace gamecert::verify
