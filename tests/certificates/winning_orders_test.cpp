// Proposition 1.1 against play.
#include "certificates/ledgers/winning_orders.hpp"

#include <gtest/gtest.h>

#include <random>

#include "graphs/canonical_word.hpp"

namespace gamecert::certificates {
namespace {

using graphs::SmallGraph;

const language::Formula ello{"wins", {{"ello", {}}, {"green=", {}}}};

SmallGraph graph_of(int order, bool directed, const std::function<bool()>& joined) {
  SmallGraph graph{.order = order, .directed = directed};
  for (int v = 0; v < order; ++v) {
    for (int u = 0; u < (directed ? order : v); ++u) {
      if (u == v || !joined()) continue;
      graph.rows[static_cast<std::size_t>(u)] |= graphs::single(v);
      if (!directed) graph.rows[static_cast<std::size_t>(v)] |= graphs::single(u);
    }
  }
  return graph;
}

/// Asked of one object after another graph.
void expect_the_same(WinningOrders& orders, conjectures::PlayedValues& play, const SmallGraph& graph) {
  orders.ask(graph);
  play.ask(graph);
  for (std::size_t word = 0; word < play.colouring_words(); ++word) {
    const std::uint64_t wanted = play.colourings();
    EXPECT_EQ(orders.truths(ello, word, wanted) & wanted, play.truths(ello, word, wanted) & wanted) << graph.order;
  }
}

TEST(WinningOrders, AreThereWherePlayWinsOnEveryGraphToOrderSix) {
  WinningOrders orders;
  conjectures::PlayedValues play;
  int graphs = 0;
  for (int order = 0; order <= 6; ++order) {
    for (std::uint64_t chosen = 0; chosen < std::uint64_t{1} << order * (order - 1) / 2; ++chosen) {
      std::uint64_t rest = chosen;
      const SmallGraph graph = graph_of(order, false, [&] {
        const bool joined = (rest & 1) != 0;
        rest >>= 1;
        return joined;
      });
      if (order == 6 && graphs::canonical_word(graph).word != graphs::adjacency_word(graph)) continue;
      ++graphs;
      expect_the_same(orders, play, graph);
    }
  }
  EXPECT_EQ(graphs, 1 + 1 + 2 + 8 + 64 + 1024 + 156);
}

TEST(WinningOrders, AreThereWherePlayWinsOnRandomGraphsAndDigraphs) {
  WinningOrders orders;
  conjectures::PlayedValues play;
  const unsigned seed = 20;
  std::mt19937 random(seed);
  for (int order = 7; order <= 9; ++order) {
    for (int i = 0; i < 10; ++i) {
      for (const bool directed : {false, true})
        expect_the_same(orders, play, graph_of(order, directed, [&] { return random() % 2 == 0; }));
    }
  }
}

TEST(WinningOrders, OfLargerGraphsAreLeftToPlay) {
  WinningOrders orders;
  orders.ask(graph_of(13, false, [] { return false; }));
  const std::size_t all_green = orders.colouring_words() - 1;
  EXPECT_EQ(orders.truths(ello, all_green, ~std::uint64_t{0}), graphs::single(63));
}

}  // namespace
}  // namespace gamecert::certificates
