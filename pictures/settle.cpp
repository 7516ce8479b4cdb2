// Local search, unless nothing crosses and all is clear: each vertex in turn tries places around it and takes the best.
// What it pays for: crossings, edges near vertices that are not their ends, vertices near each other, neighbours that
// are far; in this order.
#include <array>
#include <cmath>
#include <numbers>

#include "pictures/geometry.hpp"
#include "pictures/layout.hpp"

namespace gamecert::pictures {
namespace {

using graphs::Edge;
using graphs::Graph;

constexpr int rounds = 120;
constexpr double clear_edge = 0.42;    // of a vertex beside an edge
constexpr double clear_vertex = 0.85;  // of a vertex beside another
constexpr double crossing_price = 4;

double too_near(double distance, double clear) {
  const double lack = std::max(0.0, clear - distance) / clear;
  return lack * lack;
}

class Settling {
 public:
  Settling(const Graph& graph, std::vector<PagePoint>& places) : graph_(graph), edges_(graph.edges()), at_(places) {}

  void run() {
    if (!has_crossings(graph_, at_)) {
      if (is_clear(graph_, at_)) return;
      price_of_crossing_ = 1e9;
    }
    double step = 0.6;
    for (int round = 0; round < rounds; ++round, step *= 0.965) {
      for (int v = 0; v < graph_.order(); ++v) improve(v, step, round);
    }
  }

 private:
  PagePoint& place(int v) { return at_[static_cast<std::size_t>(v)]; }

  /// What a vertex pays for where it stands.
  double price(int v) {
    double sum = 0;
    for (int u = 0; u < graph_.order(); ++u) {
      if (u == v) continue;
      const double distance = apart(place(u), place(v));
      sum += 40 * too_near(distance, clear_vertex);
      if (graph_.adjacent(u, v)) sum += 0.6 * (distance - 1.2) * (distance - 1.2) / std::max(1.0, distance);
    }
    for (const auto& [a, b] : edges_) {
      if (a != v && b != v) sum += 60 * too_near(apart(place(v), place(a), place(b)), clear_edge);
    }
    for (const int u : graph_.neighbours(v)) {
      for (int w = 0; w < graph_.order(); ++w) {
        if (w != u && w != v) sum += 60 * too_near(apart(place(w), place(u), place(v)), clear_edge);
      }
      for (const auto& [a, b] : edges_) {
        if (a == u || b == u || a == v || b == v) continue;
        if (cross(place(u), place(v), place(a), place(b))) sum += price_of_crossing_;
      }
    }
    return sum;
  }

  void improve(int v, double step, int round) {
    constexpr int ways = 8;
    const PagePoint before = place(v);
    PagePoint best = before;
    double least = price(v);
    for (int i = 0; i < ways; ++i) {
      const double angle = 2 * std::numbers::pi * (i + 0.37 * (round % 3)) / ways;
      place(v) = {before.x + step * std::cos(angle), before.y + step * std::sin(angle)};
      const double now = price(v);
      if (now >= least) continue;
      least = now;
      best = place(v);
    }
    place(v) = best;
  }

  const Graph& graph_;
  std::vector<Edge> edges_;
  std::vector<PagePoint>& at_;
  double price_of_crossing_ = crossing_price;
};

}  // namespace

bool is_clear(const Graph& graph, const std::vector<PagePoint>& places) {
  const std::vector<Edge> edges = graph.edges();
  const auto at = [&](int v) { return places[static_cast<std::size_t>(v)]; };
  for (int v = 0; v < graph.order(); ++v) {
    for (int u = 0; u < v; ++u)
      if (apart(at(u), at(v)) < 0.7 * clear_vertex) return false;
    for (const auto& [a, b] : edges)
      if (a != v && b != v && apart(at(v), at(a), at(b)) < 0.7 * clear_edge) return false;
  }
  return true;
}

void settle(const Graph& graph, std::vector<PagePoint>& places) {
  if (static_cast<long>(graph.order()) * graph.size() <= settle_limit) Settling(graph, places).run();
}

}  // namespace gamecert::pictures
