// Which engine decides a game that reductions leave, in order of cost.
//
// A large game is won greedily, another one searched from the end with a budget, which settles nearly every game that
// is winnable. Then two evaluations of the determinant: a nonzero one proves the game winnable. Two zeros are evidence
// that it is not; up to order 34 search over all vertex sets makes it certain, and up to order 64 the orders of small
// frontiers along a layout.
#include "solve/ello/irreducible.hpp"

#include <algorithm>
#include <limits>

#include "reductions/frontier.hpp"
#include "solve/ello/components.hpp"
#include "solve/ello/determinant/algebraic.hpp"
#include "solve/ello/greedy.hpp"
#include "solve/ello/layout.hpp"
#include "solve/ello/parts.hpp"
#include "solve/ello/plausible.hpp"
#include "solve/ello/search.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

constexpr int greatest_small = 64;       // order above which greedy elimination goes first
constexpr int greatest_searched = 4096;  // order up to which vertex sets are kept whole
constexpr int greatest_exhausted = 34;   // order up to which all vertex sets may be visited
constexpr int least_laid_out = 22;       // order from which a layout is looked for
constexpr int greatest_ordered = 400;    // order up to which determinants give an order
constexpr int trials = 2;                // determinants that have to be zero

std::size_t set_budget(int order) { return order <= greatest_small ? 100'000 : 20'000; }

Decision won(std::optional<std::vector<int>> order) { return {true, 0, std::move(order), {}}; }
Decision lost() { return {}; }

/// By all vertex sets; nothing if they do not fit the memory.
std::optional<Decision> decide_exhaustively(const Part& part, Watch& watch) {
  const graphs::SmallGraph graph = graphs::small(part.graph);
  graphs::VertexSet green = 0;
  for (int v = 0; v < graph.order; ++v) green |= part.green[v] != 0 ? graphs::single(v) : 0;
  try {
    auto result = search_from_the_end(graph, green, watch, false, std::numeric_limits<std::size_t>::max());
    return result.order ? won(std::move(result.order)) : lost();
  } catch (const text::LimitError&) {
    watch.look();
    return std::nullopt;
  }
}

/// Whether the game is lost, as orders along a layout show.
bool lost_along_a_layout(const Part& part, Watch& watch) {
  const int order = part.graph.order();
  if (order < least_laid_out || order > graphs::SmallGraph::max_order) return false;
  const auto layout = narrow_layout(graphs::small(part.graph), watch);
  std::vector<int> green;
  for (int v = 0; v < order; ++v)
    if (part.green[v] != 0) green.push_back(v);
  const text::Deadline within = deadline_of(watch.left());
  return layout && !reductions::winnable_along(part.graph, green, *layout);
}

Decision decide_by_determinants(const Part& part, Watch& watch, bool want_order) {
  const int order = part.graph.order();
  for (int trial = 1; trial <= trials; ++trial) {
    const auto point = random_point(order, static_cast<std::uint64_t>(trial));
    if (!nonzero_at(part.graph, part.green, point, watch)) continue;
    if (!want_order || order > greatest_ordered) return won(std::nullopt);
    return won(order_by_determinants(part.graph, part.green, point, watch));
  }
  if (lost_along_a_layout(part, watch)) return lost();
  if (order <= greatest_exhausted) {
    if (auto decision = decide_exhaustively(part, watch)) return *decision;
  }
  const auto greens = std::count_if(part.green.begin(), part.green.end(), [](char green) { return green != 0; });
  Decision decision = lost();
  decision.doubt = trials * error_exponent(part.graph, static_cast<int>(greens));
  return decision;
}

}  // namespace

Decision decide_irreducible(const Part& part, Watch& watch, bool want_order) {
  const std::vector<char> alive(part.green.size(), 1);
  if (implausible_component(part.graph, part.green, alive)) return lost();
  if (part.graph.order() > greatest_small) {
    if (auto order = greedy_order(part.graph, part.green, watch)) return won(std::move(order));
  }
  if (part.graph.order() <= greatest_searched) {
    ComponentSearch search(part.graph, part.green, watch);
    const auto result = search.run(set_budget(part.graph.order()));
    if (result == ComponentSearch::Result::lost) return lost();
    if (result == ComponentSearch::Result::won) return won(search.order());
  }
  return decide_by_determinants(part, watch, want_order);
}

}  // namespace gamecert::solve
