// Reductions of ELLO one after the other, and what they leave to search.
//
// Degrees one and two go first; then each component is cut into blocks, and pieces of a block on two or three vertices
// are exchanged for smaller ones, until nothing changes. Every part is a game of its own: all of them have to be won.
// What is found out about a part is carried back through the reductions that led to it.
#include "solve/ello/decide.hpp"

#include <algorithm>
#include <numeric>

#include "solve/ello/blocks.hpp"
#include "solve/ello/exchange.hpp"
#include "solve/ello/irreducible.hpp"
#include "solve/ello/parts.hpp"
#include "solve/ello/plausible.hpp"
#include "solve/ello/reduction.hpp"

namespace gamecert::solve {
namespace {

using Steps = std::vector<reductions::DerivationStep>;

constexpr int large = 10'000;            // order from which the cache matters
constexpr int greatest_exchanged = 300;  // order up to which pieces are looked for

std::vector<int> renamed(const std::vector<int>& list, const std::vector<int>& vertices) {
  std::vector<int> result;
  for (const int v : list) result.push_back(vertices[v]);
  return result;
}

std::vector<int> sorted(std::vector<int> list) {
  std::ranges::sort(list);
  return list;
}

std::vector<int> all_of(const Part& part) {
  std::vector<int> all(part.green.size());
  std::iota(all.begin(), all.end(), 0);
  return all;
}

/// The decision about a part as one about the whole, whose steps `before` led to the part.
void carry_back(Decision& decision, const std::vector<int>& vertices, Steps before) {
  if (decision.order) decision.order = renamed(*decision.order, vertices);
  if (!decision.lost) return;
  decision.lost->component = sorted(renamed(decision.lost->component, vertices));
  for (reductions::DerivationStep& step : decision.lost->steps) {
    for (std::vector<int>* list : {&step.deleted, &step.kept, &step.flipped}) *list = sorted(renamed(*list, vertices));
    for (graphs::Edge& edge : step.toggled) edge = std::minmax({vertices[edge.first], vertices[edge.second]});
    std::ranges::sort(step.toggled);
    before.push_back(std::move(step));
  }
  decision.lost->steps = std::move(before);
}

class ElloDecision {
 public:
  ElloDecision(Watch& watch, Wanted wanted, bool may_search)
      : watch_(watch), reasons_(wanted == Wanted::reasons), may_search_(may_search) {}

  // Nothing where that takes a search that may not be.

  /// Of a large game: component after component, with numbers of neighbours close together, so that the reductions find
  /// what they need in the cache.
  std::optional<Decision> of_large_game(const graphs::Graph& graph, const std::vector<char>& green) {
    std::vector<int> order;
    bool decided = true, ordered = reasons_;
    for (const Part& part : parts_of(graph, green, std::vector<char>(green.size(), 1))) {
      std::optional<Decision> decision = of_game(part.graph, part.green);
      if (decision) carry_back(*decision, part.vertices, {});
      if (decision && !decision->winnable) return decision;
      decided = decided && decision;
      ordered = ordered && decision && decision->order;
      if (ordered) order.insert(order.end(), decision->order->begin(), decision->order->end());
    }
    if (!decided) return std::nullopt;
    return won(ordered ? std::optional(std::move(order)) : std::nullopt);
  }

  std::optional<Decision> of_game(const graphs::Graph& graph, const std::vector<char>& green) {
    const ElloReduction reduction(graph, green, watch_);
    if (reduction.lost()) {
      const std::vector<int> component = {reduction.lost_vertex()};
      return lost(reasons_ ? reduction.steps(component) : Steps{}, component);
    }
    const std::vector<char> all(reduction.vertices().size(), 1);
    const std::vector<Part> parts = parts_of(reduction.kernel(), reduction.kernel_green(), all);
    std::vector<int> kernel_order;
    bool decided = true, ordered = reasons_;
    for (const Part& part : parts) {
      std::optional<Decision> decision = of_part(part);
      if (decision && !decision->winnable) {
        const std::vector<int> vertices = renamed(part.vertices, reduction.vertices());
        carry_back(*decision, vertices, reasons_ ? reduction.steps(vertices) : Steps{});
        return decision;
      }
      decided = decided && decision;
      ordered = ordered && decision && decision->order;
      if (!ordered) continue;
      for (const int v : *decision->order) kernel_order.push_back(part.vertices[v]);
    }
    if (!decided) return std::nullopt;
    return won(ordered ? std::optional(reduction.extended(kernel_order)) : std::nullopt);
  }

 private:
  static Decision won(std::optional<std::vector<int>> order) { return {true, 0, std::move(order), {}}; }
  Decision lost(Steps steps, std::vector<int> component) const {
    Decision decision;
    if (reasons_) decision.lost = LostPart{std::move(steps), std::move(component)};
    return decision;
  }
  static bool implausible(const Part& part) {
    return implausible_component(part.graph, part.green, std::vector<char>(part.green.size(), 1)).has_value();
  }

  /// Of a connected game.
  std::optional<Decision> of_part(const Part& part) {
    if (implausible(part)) return lost({}, all_of(part));
    const ElloBlocks blocks(part);
    if (blocks.blocks().size() < 2) return of_block(part);
    std::vector<std::vector<int>> orders;
    bool decided = true, ordered = reasons_;
    for (std::size_t i = 0; i < blocks.blocks().size(); ++i) {
      const Part& block = blocks.blocks()[i];
      std::optional<Decision> decision = implausible(block) ? lost({}, all_of(block)) : of_block(block);
      if (decision && !decision->winnable) {
        carry_back(*decision, block.vertices, reasons_ ? blocks.steps(i) : Steps{});
        return decision;
      }
      decided = decided && decision;
      ordered = ordered && decision && decision->order;
      if (ordered) orders.push_back(std::move(*decision->order));
    }
    if (!decided) return std::nullopt;
    return won(ordered ? std::optional(blocks.merged(orders)) : std::nullopt);
  }

  /// Of a game without cut vertices.
  std::optional<Decision> of_block(const Part& block) {
    if (block.graph.order() > greatest_exchanged) return irreducible(block);
    const ElloExchanges exchanges(block, watch_);
    if (!exchanges.any()) return irreducible(block);
    if (const auto dead = exchanges.dead_vertex()) return lost(exchanges.steps(), {*dead});
    const Part rest = exchanges.rest();
    std::optional<Decision> decision = of_game(rest.graph, rest.green);
    if (!decision) return decision;
    carry_back(*decision, rest.vertices, exchanges.steps());
    if (decision->order) decision->order = exchanges.undone(*decision->order);
    return decision;
  }

  std::optional<Decision> irreducible(const Part& part) {
    if (!may_search_) return std::nullopt;
    Decision decision = decide_irreducible(part, watch_, reasons_);
    if (!decision.winnable && reasons_) decision.lost = LostPart{{}, all_of(part)};
    return decision;
  }

  Watch& watch_;
  bool reasons_, may_search_;
};

}  // namespace

Decision decide_ello(const graphs::Graph& graph, const std::vector<char>& green, Watch& watch, Wanted wanted) {
  ElloDecision decision(watch, wanted, true);
  return graph.order() < large ? *decision.of_game(graph, green) : *decision.of_large_game(graph, green);
}

bool decided_by_reductions(const graphs::Graph& graph, const std::vector<char>& green, Watch& watch) {
  return ElloDecision(watch, Wanted::decision, false).of_game(graph, green).has_value();
}

}  // namespace gamecert::solve
