// Steps of derivations against games tried move by move, and their text.
#include "reductions/gadgets/derivation.hpp"

#include <gtest/gtest.h>

#include <iostream>
#include <numeric>

#include "naive_signature.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using graphs::Edge;
using graphs::Graph;

/// A game as plain sets, to which steps are applied by their words.
struct PlainGame {
  std::set<int> left;
  std::set<Edge> edges;
  std::set<int> green;

  void apply(const DerivationStep& step) {
    for (const Edge& edge : step.toggled)
      if (!edges.insert(edge).second) edges.erase(edge);
    for (const int v : step.flipped)
      if (!green.insert(v).second) green.erase(v);
    for (const int v : step.deleted) {
      left.erase(v);
      green.erase(v);
      std::erase_if(edges, [&](const Edge& edge) { return edge.first == v || edge.second == v; });
    }
  }
  bool winnable() const {
    if (left.empty()) return true;
    for (const int v : green) {
      PlainGame next = *this;
      next.apply({{v}, {}, {}, {}});
      for (const auto& [x, y] : edges)
        if (x == v || y == v) next.flip(x == v ? y : x);
      if (next.winnable()) return true;
    }
    return false;
  }
  void flip(int v) {
    if (!green.insert(v).second) green.erase(v);
  }
};

struct Pair {
  PlainGame plain;
  ReducedGame reduced;
};

Pair game(int order, const std::vector<Edge>& edges, const std::vector<int>& green) {
  PlainGame plain{{}, {edges.begin(), edges.end()}, {green.begin(), green.end()}};
  for (int v = 0; v < order; ++v) plain.left.insert(v);
  return {plain, ReducedGame(Graph(order, edges), green)};
}

Pair random_game(int order, std::mt19937_64& random) {
  std::vector<Edge> edges;
  std::vector<int> green;
  for (int v = 0; v < order; ++v) {
    if (random() % 2 == 0) green.push_back(v);
    for (int u = 0; u < v; ++u)
      if (random() % 5 < 2) edges.emplace_back(u, v);
  }
  return game(order, edges, green);
}

DerivationStep random_step(int order, std::mt19937_64& random) {
  DerivationStep step;
  for (int v = 0; v < order; ++v) {
    const auto part = random() % 5;
    if (part == 0) step.deleted.push_back(v);
    if (part == 1 && random() % 3 == 0) step.kept.push_back(v);
    if (part > 1 && random() % 4 == 0) step.flipped.push_back(v);
  }
  for (int v = 0; v < order; ++v)
    for (int u = 0; u < v; ++u)
      if (random() % 12 == 0 && !std::ranges::count(step.deleted, u) && !std::ranges::count(step.deleted, v))
        step.toggled.emplace_back(u, v);
  std::ranges::sort(step.toggled);
  return step;
}

TEST(Derivation, NoAcceptedStepLosesAGameThatCanBeWon) {
  auto random = testing::random_numbers();
  int accepted = 0, edges = 0, kept = 0, lost = 0;
  for (int trial = 0; trial < 60000; ++trial) {
    const int order = 2 + trial % 5;
    auto [plain, reduced] = random_game(order, random);
    const DerivationStep step = random_step(order, random);
    const bool winnable = plain.winnable();
    if (reduced.step_fails(step)) continue;
    plain.apply(step);
    if (winnable) {
      ASSERT_TRUE(plain.winnable()) << text(step);
    }
    ++accepted;
    edges += !step.toggled.empty();
    kept += !step.kept.empty();
    lost += !winnable;
    for (const int v : plain.left) ASSERT_TRUE(reduced.alive(v) && reduced.green(v) == plain.green.contains(v));
  }
  std::cout << accepted << " steps accepted, " << edges << " with edges, " << kept << " that keep vertices\n";
  EXPECT_GT(accepted, 5000);
  EXPECT_GT(edges, 300);
  EXPECT_GT(kept, 300);
  EXPECT_GT(lost, 300);
}

TEST(Derivation, AStepIsAppliedToEdgesColoursAndComponents) {
  auto [plain, reduced] = game(5, {{0, 1}, {1, 2}, {2, 3}, {0, 3}, {3, 4}}, {0, 4});
  EXPECT_EQ(reduced.component(0), (std::vector<int>{0, 1, 2, 3, 4}));
  EXPECT_EQ(reduced.step_fails({{4}, {}, {}, {3}}), std::nullopt);       // a green leaf flips its neighbour
  EXPECT_EQ(reduced.step_fails({{1}, {}, {{0, 2}}, {}}), std::nullopt);  // a red vertex between two
  EXPECT_TRUE(reduced.green(3));
  EXPECT_EQ(reduced.instance(reduced.component(0)), "Bw green=0,2");
  EXPECT_EQ(reduced.step_fails({{2}, {}, {{0, 3}}, {}}), std::nullopt);  // and another: the edge vanishes
  EXPECT_EQ(reduced.component(3), (std::vector<int>{3}));
  EXPECT_EQ(reduced.instance({3}), "@ green=0");
}

TEST(Derivation, WhatIsNoStepIsRefusedForItsReason) {
  const std::vector<std::pair<DerivationStep, std::string>> wrong = {
      {{{}, {}, {}, {}}, "expected different vertices and edges in ascending order, found others"},
      {{{1, 1}, {}, {}, {}}, "expected different vertices and edges in ascending order, found others"},
      {{{1}, {1}, {}, {}}, "expected different vertices and edges in ascending order, found others"},
      {{{1}, {}, {}, {2, 0}}, "expected different vertices and edges in ascending order, found others"},
      {{{9}, {}, {}, {}}, "expected a vertex that is left, found 9"},
      {{{-1}, {}, {}, {}}, "expected a vertex that is left, found -1"},
      {{{}, {1}, {}, {0}}, "expected a vertex to delete or an edge to toggle, found none"},
      {{{0}, {}, {}, {}}, "expected at most 3 vertices around the piece, found more"},
      {{{1}, {}, {{0, 3}}, {}}, "expected an edge of the new piece, found 0-3"},
      {{{1}, {}, {{0, 0}}, {}}, "expected an edge of the new piece, found 0-0"},
      {{{1}, {}, {{0, 1}}, {}}, "expected an edge of the new piece, found 0-1"},
      {{{1}, {}, {}, {3}}, "expected a vertex of the new piece or around it, found 3"},
      {{{1}, {}, {}, {}}, "expected a piece that can do all the old one can, found another"},
      {{{1}, {}, {{0, 2}}, {2}}, "expected a piece that can do all the old one can, found another"},
  };
  for (const auto& [step, reason] : wrong) {
    auto [plain, reduced] = game(5, {{0, 1}, {1, 2}, {0, 2}, {0, 3}, {0, 4}}, {});
    EXPECT_EQ(reduced.step_fails(step), reason) << text(step);
    EXPECT_EQ(reduced.step_fails({{1}, {}, {{0, 2}}, {}}), std::nullopt);  // nothing was changed
  }
}

TEST(Derivation, OfALargePieceOnlyParityCounts) {
  // A path of 20 red vertices that hangs on 0: an odd number of edges and reds is a flip.
  std::vector<Edge> edges;
  DerivationStep step;
  for (int v = 1; v <= 20; ++v) {
    edges.emplace_back(v - 1, v);
    step.deleted.push_back(v);
  }
  for (const bool green : {false, true}) {
    auto [plain, reduced] = game(22, edges, green ? std::vector<int>{5} : std::vector<int>{});
    DerivationStep flip = step;
    flip.flipped = {0};
    EXPECT_EQ(reduced.step_fails(green ? step : flip).has_value(), true);
    EXPECT_EQ(reduced.step_fails(green ? flip : step), std::nullopt);
  }
}

TEST(Derivation, EveryStepHasOneText) {
  const std::vector<std::pair<DerivationStep, std::string>> steps = {
      {{{5}, {}, {}, {}}, "delete 5"},
      {{{}, {2}, {{0, 1}}, {1}}, "keep 2 toggle 0-1 flip 1"},
      {{{5, 17}, {2}, {{0, 10}, {1, 2}}, {0, 3}}, "delete 5 17 keep 2 toggle 0-10 1-2 flip 0 3"},
  };
  for (const auto& [step, line] : steps) {
    EXPECT_EQ(text(step), line);
    EXPECT_EQ(read_step(line), step);
  }
  const std::vector<std::pair<std::string, std::string>> malformed = {
      {"", "expected `delete` or `keep` and vertices, found ''"},
      {"flip 3", "expected `delete` or `keep` and vertices, found 'flip 3'"},
      {"delete", "expected `delete` or `keep` and vertices, found 'delete'"},
      {" delete 5", "expected `delete` or `keep` and vertices, found ' delete 5'"},
      {"delete  5", "expected a number, found ' '"},
      {"delete 05", "expected a number without leading zeros, found '05'"},
      {"delete 5 ", "expected the end of the text, found ' '"},
      {"delete 5 3", "expected what follows a word in ascending order, found the contrary"},
      {"delete 5 5", "expected what follows a word in ascending order, found the contrary"},
      {"keep 1 delete 5", "expected the end of the text, found ' '"},
      {"delete 5 flip 1 toggle 0-1", "expected the end of the text, found ' '"},
      {"delete 5 toggle 3-1", "expected the smaller end of an edge first, found 3-1"},
      {"delete 5 toggle 1-2 0-3", "expected what follows a word in ascending order, found the contrary"},
      {"delete 5 toggle 1", "expected '-', found the end of the text"},
      {"delete 99999999", "expected a number of at most 20000000, found 99999999"},
      {"delete 5\n", "expected the end of the text, found byte 0x0A"},
  };
  for (const auto& [line, reason] : malformed) {
    try {
      read_step(line);
      ADD_FAILURE() << line;
    } catch (const text::InputError& error) {
      EXPECT_EQ(error.what(), reason) << line;
    }
  }
}

}  // namespace
}  // namespace gamecert::reductions
