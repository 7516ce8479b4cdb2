// Loops over the games of ELLO that statements speak about. What is said of them is a parameter, so
// that tests can put in what is false.
#pragma once

#include "papers/claim.hpp"
#include "papers/ello/games.hpp"
#include "papers/facts.hpp"
#include "papers/statements.hpp"

namespace gamecert::papers {

/// Calls visit(games) for one graph of every isomorphism class of the order.
template <class Visit>
void each_games(int order, Trial& trial, Visit&& visit) {
  each_graph(order, trial, [&](const SmallGraph& graph) { visit(ElloGames(graph)); });
}

/// An instance a colouring: the game is winnable exactly if expected(green).
template <class Expected>
void every_colouring(const SmallGraph& graph, Trial& trial, Expected&& expected) {
  const auto winnable = solve::winnable_colourings(graph, trial.left());
  each_subset(graph.vertices(), [&](VertexSet green) {
    const bool wins = (winnable[green / 64] >> (green % 64) & 1) != 0;
    trial.instance(wins == expected(green), [&] {
      return ello_failure(graph, green, wins, wins ? "winnable, against the claim" : "unwinnable, against the claim");
    });
  });
}

}  // namespace gamecert::papers
