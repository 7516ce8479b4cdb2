// Statements about orders of the vertices, for every order of every graph.
#include "papers/ello/orders.hpp"

#include <cassert>
#include <string>

#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/ello/instances.hpp"
#include "papers/lists.hpp"

namespace gamecert::papers {
namespace {

Failure order_failure(const SmallGraph& graph, VertexSet green, StrategyOrder order, std::string_view what) {
  std::string text;
  for (int v : order) text += (text.empty() ? "" : ",") + std::to_string(v);
  return {.where = game(graph, green) + ", order " + text + ": " + std::string(what),
          .missing = "no certificate is about one order"};
}

}  // namespace

VertexSet odd_predegrees(const SmallGraph& graph, StrategyOrder order) {
  VertexSet before = 0;
  VertexSet odd = 0;
  for (int v : order) {
    if (std::popcount(graph.neighbours(v) & before) % 2 != 0) odd |= graphs::single(v);
    before |= graphs::single(v);
  }
  return odd;
}

VertexSet greens_of(const SmallGraph& graph, StrategyOrder order) {
  return graph.vertices() & ~odd_predegrees(graph, order);
}

PlayedGames::PlayedGames(const SmallGraph& graph)
    : order_(graph.order), game_(games::make(games::find("ello"), games::Instance(graphs::write_graph6(graph)))) {
  assert(order_ <= 8 && game_->info().planes[alive] == "alive" && game_->info().planes[red] == "red");
}

games::Position PlayedGames::start(VertexSet green) const {
  games::Position at = game_->start();
  at[red] = at[alive] & ~green;
  return at;
}

bool PlayedGames::wins(StrategyOrder order, VertexSet green) const {
  games::Position at = start(green);
  for (int v : order) {
    const std::vector<int> legal = game_->moves(at);
    if (std::ranges::find(legal, v) == legal.end()) return false;
    at = game_->play(at, v);
  }
  return game_->won(at);
}

bool PlayedGames::winnable(VertexSet green) {
  visited_.assign(std::size_t{1} << (2 * order_), false);
  return reaches_goal(start(green));
}

bool PlayedGames::reaches_goal(const games::Position& at) {
  if (game_->won(at)) return true;
  const std::size_t place = at[alive] << order_ | at[red];
  if (visited_[place]) return false;
  visited_[place] = true;
  return std::ranges::any_of(game_->moves(at), [&](int v) { return reaches_goal(game_->play(at, v)); });
}

bool even_everywhere(VertexSet red, VertexSet odd) { return red == odd; }

void check_prop_1_1(int order, EvenEverywhere even, Trial& trial) {
  for (const SmallGraph& graph : graphs_of_order(order)) {
    const PlayedGames games(graph);
    each_order(order, [&](StrategyOrder by) {
      const VertexSet odd = odd_predegrees(graph, by);
      each_subset(graph.vertices(), [&](VertexSet green) {
        const bool wins = games.wins(by, green);
        trial.instance(wins == even(graph.vertices() & ~green, odd),
                       [&] { return order_failure(graph, green, by, wins ? "wins" : "does not win"); });
      });
    });
  }
}

void check_cor_1_2_i(int order, GreensOf greens, Trial& trial) {
  for (const SmallGraph& graph : graphs_of_order(order)) {
    const PlayedGames games(graph);
    each_order(order, [&](StrategyOrder by) {
      const VertexSet own = greens(graph, by);
      bool unique = true;
      each_subset(graph.vertices(),
                  [&](VertexSet green) { unique = unique && games.wins(by, green) == (green == own); });
      trial.instance(unique, [&] { return order_failure(graph, own, by, "not the one game that the order wins"); });
    });
  }
}

void check_cor_1_2_ii(int order, GreensOf greens, Trial& trial) {
  for (const SmallGraph& graph : graphs_of_order(order)) {
    PlayedGames games(graph);
    std::vector<bool> of_an_order(std::size_t{1} << order, false);
    each_order(order, [&](StrategyOrder by) { of_an_order[greens(graph, by)] = true; });
    each_subset(graph.vertices(), [&](VertexSet green) {
      const bool wins = games.winnable(green);
      trial.instance(wins == of_an_order[green], [&] {
        return ello_failure(graph, green, wins,
                            wins ? "winnable, and c_pi for no order pi" : "unwinnable, and c_pi for an order pi");
      });
    });
  }
}

void check_cor_1_4_i(int order, Agree agree, Trial& trial) {
  for (const SmallGraph& graph : graphs_of_order(order)) {
    each_order(order, [&](StrategyOrder by) {
      const std::vector<int> reverse(by.rbegin(), by.rend());
      const VertexSet green = greens_of(graph, by);
      const VertexSet different = green ^ greens_of(graph, reverse);
      for (int v = 0; v < order; ++v) {
        trial.instance(((different >> v & 1) == 0) == agree(graph, v), [&] {
          return order_failure(graph, green, by, "against the claim at vertex " + std::to_string(v));
        });
      }
    });
  }
}

void check_cor_1_4_ii(int order, Reflected reflected, Trial& trial) {
  each_games(order, trial, [&](const ElloGames& games) {
    const SmallGraph& graph = games.graph();
    each_subset(games.all(), [&](VertexSet green) {
      const bool wins = games.winnable(games.all(), green);
      const VertexSet other = reflected(games, green);
      trial.instance(wins == games.winnable(games.all(), other), [&] {
        return also(ello_failure(graph, green, wins, "its reflection is otherwise"),
                    ello_failure(graph, other, !wins, ""));
      });
    });
    if (!graphs::all_even(graph)) return;
    each_order(order, [&](StrategyOrder by) {
      const std::vector<int> reverse(by.rbegin(), by.rend());
      const VertexSet green = greens_of(graph, by);
      trial.instance(green == greens_of(graph, reverse),
                     [&] { return order_failure(graph, green, by, "wins, and its reverse does not"); });
    });
  });
}

void check_prop_1_6(int order, ParityCondition condition, Trial& trial) {
  for (const SmallGraph& graph : graphs_of_order(order)) {
    each_order(order, [&](StrategyOrder by) {
      const VertexSet odd = odd_predegrees(graph, by);
      each_subset(graph.vertices(), [&](VertexSet red) {
        const VertexSet green = graph.vertices() & ~red;
        trial.instance((std::popcount(red ^ odd) % 2 == 0) == condition(graph, green),
                       [&] { return order_failure(graph, green, by, "parity condition and number differ"); });
      });
    });
  }
}

void check_lem_3_1_iii(int order, KeptByMoves kept, Trial& trial) {
  each_games(order, trial, [&](const ElloGames& games) {
    const PlayedGames played(games.graph());
    each_subset(games.all(), [&](VertexSet green) {
      if (!games.parity_plausible(games.all(), green)) return;
      played.each_move(green, [&](int v, VertexSet on, VertexSet green_after) {
        trial.instance(kept(games, on, green_after), [&] {
          return Failure{.where = game(games.graph(), green) + ": parity-implausible after " + std::to_string(v),
                         .missing = "no certificate is about one move"};
        });
      });
    });
  });
}

}  // namespace gamecert::papers
