// Lights Out by its rules.
#include "papers/ello/lights_out.hpp"

#include <memory>
#include <string>

#include "games/game.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/lists.hpp"

namespace gamecert::papers {
namespace {

/// `lit=0,3` after the word; nothing for the empty set.
std::string list(std::string_view word, VertexSet set) {
  std::string text;
  graphs::each(set, [&](int v) { text += (text.empty() ? std::string(word) : ",") + std::to_string(v); });
  return text;
}

games::Instance instance(const SmallGraph& graph, VertexSet lit) {
  return games::Instance(graphs::write_graph6(graph) + list(" lit=", lit));
}

/// One graph and one lit set, every order of every set of moves.
struct Moves {
  const SmallGraph& graph;
  VertexSet lit;
  VertexSet (*dominated)(const SmallGraph&, VertexSet);
  std::unique_ptr<games::Game> game;
  Trial& trial;

  /// `at` is the position after moves at `pressed`. If no light happens to be on before all of S is
  /// pressed, the rest of S is pressed all the same.
  void go_on(VertexSet pressed, const games::Position& at) {
    trial.instance(game->won(at) == (lit == dominated(graph, pressed)), [&] {
      return Failure{.where = instance(graph, lit).text() + list(", moves at ", pressed) + ": against the claim",
                     .missing = "no certificate is about one set of moves"};
    });
    graphs::each(graph.vertices() & ~pressed, [&](int v) { go_on(pressed | graphs::single(v), game->play(at, v)); });
  }
};

}  // namespace

VertexSet dominated_oddly(const SmallGraph& graph, VertexSet set) {
  VertexSet odd = 0;
  graphs::each(set, [&](int v) { odd ^= graph.neighbours(v) | graphs::single(v); });
  return odd;
}

void check_moves_commute(int order, VertexSet (*dominated)(const SmallGraph&, VertexSet), Trial& trial) {
  const games::Entry& rules = games::find("lights-out");
  for (const SmallGraph& graph : graphs_of_order(order)) {
    each_subset(graph.vertices(), [&](VertexSet lit) {
      Moves moves{graph, lit, dominated, games::make(rules, instance(graph, lit)), trial};
      moves.go_on(0, moves.game->start());
    });
  }
}

}  // namespace gamecert::papers
