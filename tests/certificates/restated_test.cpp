// Where the checker has rules of its own, it agrees with those in games/ on all small boards: docs/RESTATED.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "certificates/checker.hpp"
#include "certificates/solitaires/order.hpp"
#include "certificates/structure/kernel.hpp"
#include "games/game.hpp"
#include "games/instances/ready_game.hpp"
#include "graphs/formats.hpp"

namespace gamecert::certificates {
namespace {

std::string instance(int order, unsigned code, const std::string& attribute, unsigned set) {
  std::vector<graphs::Edge> edges;
  for (int v = 0, i = 0; v < order; ++v) {
    for (int u = 0; u < v; ++u, ++i) {
      if ((code >> i & 1U) != 0) edges.emplace_back(u, v);
    }
  }
  std::string line = graphs::write_graph6(graphs::Graph(order, edges));
  for (int v = 0; v < order; ++v) {
    if ((set >> v & 1U) != 0) line += (line.find('=') == line.npos ? " " + attribute + "=" : ",") + std::to_string(v);
  }
  return line;
}

bool accepted(const std::string& game, const std::string& line, const std::string& statement, Evidence evidence) {
  Claim claim;
  claim.game = game;
  claim.instance = line;
  claim.statement = statement;
  try {
    check({claim, std::move(evidence)});
    return true;
  } catch (const Rejection&) {
    return false;
  }
}

bool wins(const games::Game& game, const std::vector<int>& moves) {
  games::Position at = game.start();
  for (const int move : moves) {
    if (game.won(at) || !std::ranges::binary_search(game.moves(at), move)) return false;
    at = game.play(at, move);
  }
  return game.won(at);
}

bool winnable(const games::Game& game, const games::Position& at) {
  if (game.won(at)) return true;
  return std::ranges::any_of(game.moves(at), [&](int move) { return winnable(game, game.play(at, move)); });
}

/// All sequences of vertices, none twice.
std::vector<std::vector<int>> sequences(int order) {
  std::vector<std::vector<int>> result{{}};
  for (std::size_t i = 0; i < result.size(); ++i) {
    for (int v = 0; v < order; ++v) {
      if (std::ranges::find(result[i], v) != result[i].end()) continue;
      result.push_back(result[i]);
      result.back().push_back(v);
    }
  }
  return result;
}

void compare_orders(const std::string& game, const std::string& attribute) {
  int won = 0;
  for (int order = 1; order <= 4; ++order) {
    const auto moves = sequences(order);
    for (unsigned code = 0; code < 1U << order * (order - 1) / 2; ++code) {
      for (unsigned set = 0; set < 1U << order; ++set) {
        const std::string line = instance(order, code, attribute, set);
        const auto rules = games::make(games::find(game), games::Instance(line));
        for (const std::vector<int>& each : moves) {
          ASSERT_EQ(accepted(game, line, "WINNABLE", Order{each}), wins(*rules, each)) << line;
          won += wins(*rules, each) ? 1 : 0;
        }
      }
    }
  }
  EXPECT_GT(won, 500);
}

TEST(Restated, AnOrderOfElloIsPlay) { compare_orders("ello", "green"); }
TEST(Restated, AnOrderOfLightsOutIsPlay) { compare_orders("lights-out", "lit"); }

TEST(Restated, AKernelShowsThatLightsOutCannotBeWon) {
  constexpr int order = 4;
  int unwinnable = 0;
  for (unsigned code = 0; code < 64; ++code) {
    for (unsigned lit = 0; lit < 16; ++lit) {
      const std::string line = instance(order, code, "lit", lit);
      const auto rules = games::make(games::find("lights-out"), games::Instance(line));
      bool shown = false;
      for (unsigned set = 0; set < 16; ++set) {
        Kernel kernel;
        for (int v = 0; v < order; ++v) {
          if ((set >> v & 1U) != 0) kernel.vertices.push_back(v);
        }
        shown = shown || accepted("lights-out", line, "UNWINNABLE", kernel);
      }
      ASSERT_EQ(shown, !winnable(*rules, rules->start())) << line;  // Fredholm's alternative: one or the other
      unwinnable += shown ? 1 : 0;
    }
  }
  EXPECT_GT(unwinnable, 50);
}

}  // namespace
}  // namespace gamecert::certificates
