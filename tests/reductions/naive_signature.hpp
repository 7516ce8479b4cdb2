// Signatures from their definition: every order of all vertices of the gadget. And games, by trying every move.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <random>
#include <vector>

#include "reductions/gadgets/gadget.hpp"
#include "reductions/gadgets/signature.hpp"

namespace gamecert::reductions::testing {

/// GAMECERT_SEED in the environment replaces the default seed.
inline std::mt19937_64 random_numbers() {
  const char* text = std::getenv("GAMECERT_SEED");
  return std::mt19937_64(text == nullptr ? 20240229 : std::stoull(text));
}

inline bool joined(const Gadget& gadget, int u, int v) {
  return std::ranges::count(gadget.edges, graphs::Edge{std::min(u, v), std::max(u, v)}) != 0;
}

inline GadgetTable naive_signature(const Gadget& gadget) {
  const std::vector<std::vector<int>> orders = boundary_orders(gadget.boundary);
  GadgetTable result{gadget.boundary, std::vector<VectorSet>(orders.size())};
  std::vector<int> order(static_cast<std::size_t>(gadget.order()));
  std::iota(order.begin(), order.end(), 0);
  do {
    bool fits = true;
    unsigned vector = 0;
    std::vector<int> of_boundary;
    for (std::size_t at = 0; at < order.size(); ++at) {
      const int v = order[at];
      const auto before = std::count_if(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(at),
                                        [&](int u) { return joined(gadget, u, v); });
      if (v < gadget.boundary) {
        of_boundary.push_back(v);
        if (before % 2 != 0) vector |= 1u << v;
      } else {
        const int red = gadget.green[static_cast<std::size_t>(v - gadget.boundary)] != 0 ? 0 : 1;
        fits = fits && (red + before) % 2 == 0;
      }
    }
    if (!fits) continue;
    const auto which = std::ranges::find(orders, of_boundary) - orders.begin();
    result.sets[static_cast<std::size_t>(which)] |= VectorSet{1} << vector;
  } while (std::ranges::next_permutation(order).found);
  return result;
}

/// A gadget with each possible edge as likely as not; edges inside the boundary only if `everywhere`.
inline Gadget random_gadget(int boundary, int inner, bool everywhere, std::mt19937_64& random) {
  Gadget gadget{boundary, inner, {}, {}};
  for (int v = 0; v < gadget.order(); ++v)
    for (int u = 0; u < v; ++u)
      if ((everywhere || v >= boundary) && random() % 2 == 0) gadget.edges.emplace_back(u, v);
  for (int i = 0; i < inner; ++i) gadget.green.push_back(random() % 2 == 0);
  return gadget;
}

/// The gadget on the host: both meet in their boundary, whose colours are `green`. Edges given by both vanish.
inline Gadget joined_game(const Gadget& host, const Gadget& gadget, unsigned green) {
  Gadget game{0, host.order() + gadget.inner, host.edges, {}};
  for (auto [u, v] : gadget.edges) {
    if (v >= gadget.boundary) v += host.inner;
    if (u >= gadget.boundary) u += host.inner;
    if (std::erase(game.edges, graphs::Edge{u, v}) == 0) game.edges.emplace_back(u, v);
  }
  for (int b = 0; b < host.boundary; ++b) game.green.push_back((green >> b & 1) != 0);
  game.green.insert(game.green.end(), host.green.begin(), host.green.end());
  game.green.insert(game.green.end(), gadget.green.begin(), gadget.green.end());
  return game;
}

/// Whether the game on a gadget without boundary can be won: green vertices are deleted one by one, each
/// changing the colours of its neighbours.
inline bool winnable_by_rules(const Gadget& game, std::vector<char> green, std::vector<char> alive) {
  if (std::ranges::count(alive, 1) == 0) return true;
  for (int v = 0; v < game.inner; ++v) {
    const auto at = static_cast<std::size_t>(v);
    if (alive[at] == 0 || green[at] == 0) continue;
    std::vector<char> next_green = green, next_alive = alive;
    next_alive[at] = 0;
    for (int u = 0; u < game.inner; ++u)
      if (u != v && joined(game, u, v)) next_green[static_cast<std::size_t>(u)] ^= 1;
    if (winnable_by_rules(game, next_green, next_alive)) return true;
  }
  return false;
}

inline bool winnable_by_rules(const Gadget& game) {
  return winnable_by_rules(game, game.green, std::vector<char>(game.green.size(), 1));
}

}  // namespace gamecert::reductions::testing
