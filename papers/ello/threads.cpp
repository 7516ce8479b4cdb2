// Threads shortened step by step, with the winnability before and after.
#include "papers/ello/threads.hpp"

#include <optional>
#include <unordered_map>

#include "papers/ello/games.hpp"
#include "papers/facts.hpp"
#include "papers/lists.hpp"

namespace gamecert::papers {
namespace {

/// The games on every graph of order at most 8 that was asked about.
class KnownGames {
 public:
  bool winnable(const ElloGame& game) {
    auto key = static_cast<std::uint64_t>(game.graph.order);
    for (int v = 1; v < game.graph.order; ++v) {
      key = key << v | (game.graph.neighbours(v) & graphs::first_vertices(v));
    }
    return known_.try_emplace(key, game.graph).first->second.winnable(game.green);
  }

 private:
  std::unordered_map<std::uint64_t, ColouredGames> known_;
};

/// The game after the first step that applies. Prop 6.1 suppresses z or deletes z and xy, and the other
/// step suppresses x and y: what is left is homeomorphic to a subgraph.
std::optional<ElloGame> after_a_step(const LocalReduction& step, const ElloGame& game) {
  for (const Placement& at : placements(*step.gadget, game.graph)) {
    for (const LocalCase& of : step.cases) {
      if (of.fits(at, game.green)) return left(of, at, game);
    }
  }
  return {};
}

/// Of the longest thread from `start` over `next`: its length is at most 3 and its inside green.
bool short_and_green(const ElloGame& game, int start, int next) {
  VertexSet path = graphs::single(start) | graphs::single(next);
  for (int length = 1; game.graph.degree(next) == 2; ++length) {
    const VertexSet on = game.graph.neighbours(next) & ~path;
    if (on == 0) return true;
    if ((game.green >> next & 1) == 0 || length == 3) return false;
    path |= on;
    next = std::countr_zero(on);
  }
  return true;
}

bool threads_are_short_and_green(const ElloGame& game) {
  bool all = true;
  for (int v = 0; v < game.graph.order; ++v) {
    graphs::each(game.graph.neighbours(v), [&](int next) { all = all && short_and_green(game, v, next); });
  }
  return all;
}

template <class Visit>
void each_edge(const SmallGraph& graph, Visit&& visit) {
  for (int u = 0; u < graph.order; ++u) {
    graphs::each(graph.neighbours(u) & ~graphs::first_vertices(u), [&](int v) { visit(u, v); });
  }
}

}  // namespace

void check_thread_reduction(const LocalReduction& red_step, const LocalReduction& green_step, int order, Trial& trial) {
  KnownGames known;
  const auto reduce = [&](const ElloGame& start) {
    const bool wins = known.winnable(start);
    ElloGame game = start;
    bool same = true;
    while (same) {
      std::optional<ElloGame> next = after_a_step(red_step, game);
      if (!next) next = after_a_step(green_step, game);
      if (!next) break;
      game = *next;
      same = known.winnable(game) == wins;
    }
    trial.instance(same && threads_are_short_and_green(game), [&] {
      if (!same) return differ(start, wins, game, "");
      return ello_failure(start.graph, start.green, wins,
                          "reduced to " + papers::game(game.graph, game.green) + ", where a thread is long or red");
    });
  };
  for (const SmallGraph& graph : graphs_of_order(order)) {
    const ColouredGames games(graph);
    each_subset(graph.vertices(), [&](VertexSet green) {
      if (green != 0 && games.parity_plausible(green)) reduce({graph, green});
    });
  }
}

SmallGraph subdivided(const SmallGraph& graph, int u, int v) {
  SmallGraph result = graph;
  const int z = result.order++;
  result.rows[static_cast<std::size_t>(u)] &= ~graphs::single(v);
  result.rows[static_cast<std::size_t>(v)] &= ~graphs::single(u);
  result.add_edge(u, z);
  result.add_edge(z, v);
  return result;
}

void check_6_3(int order, Trial& trial) {
  const Property is_driven = property("parity-driven");
  for (const SmallGraph& graph : graphs_of_order(order)) {
    const bool driven = is_driven.of(graph, trial.left());
    each_edge(graph, [&](int u, int v) {
      const SmallGraph after = subdivided(graph, u, v);
      trial.instance(is_driven.of(after, trial.left()) == driven, [&] {
        const std::string_view here = driven ? "!parity-driven" : "parity-driven";
        const std::string_view there = driven ? "parity-driven" : "!parity-driven";
        return also(graph_failure(graph, here, driven ? "parity-driven" : "not parity-driven"),
                    graph_failure(after, there, ""));
      });
    });
  }
}

void check_6_4(int order, const Property& start, Trial& trial) {
  const Property wanted = property("special & event");
  for (const SmallGraph& graph : graphs_of_order(order)) {
    if (!start.of(graph, trial.left())) continue;
    each_edge(graph, [&](int u, int v) {
      if (graph.degree(u) != 2 && graph.degree(v) != 2) return;
      const SmallGraph after = subdivided(graph, u, v);
      trial.instance(wanted.of(after, trial.left()), [&] {
        return graph_failure(after, "special & event", "made by subdividing an edge, and no special event");
      });
    });
  }
}

}  // namespace gamecert::papers
