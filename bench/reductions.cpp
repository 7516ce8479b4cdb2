// ELLO by reduction: time and certificate size a vertex on large graphs, and how many games reductions alone decide.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <sstream>

#include "certificates/checker.hpp"
#include "certificates/gadgets/derivation.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "solve/ello/decide.hpp"
#include "solve/ello/ello.hpp"
#include "solve/ello/reduction.hpp"
#include "tests/solve/ello_games.hpp"
#include "tests/solve/random_series_parallel.hpp"

namespace {

using namespace gamecert;
using solve::testing::greens_of_random_order;
using Random = std::mt19937_64;

/// Seconds of the processor, whatever else it does.
double now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void large(const char* name, graphs::Graph (*make)(int, Random&), Random& random) {
  for (const int order : {1'000, 10'000, 100'000, 1'000'000}) {
    double winning = 0, losing = 0, checking = 0;
    std::size_t bytes = 0, steps = 0;
    const int games = std::min(100, 1'000'000 / order);
    for (int game = 0; game < games; ++game) {
      const graphs::Graph graph = make(order, random);
      const std::vector<char> won = greens_of_random_order(graph, random);
      solve::Watch watch{solve::Limits{}};
      double begin = now();
      const solve::Decision decision = solve::decide_ello(graph, won, watch, solve::Wanted::reasons);
      winning += now() - begin;
      if (!decision.order || !solve::testing::replays(graph, won, *decision.order)) std::puts("WRONG ORDER");
      const games::Instance lost = solve::testing::instance(graph, solve::testing::lost_colouring(graph, random));
      begin = now();
      const solve::Answer answer = solve::solve_ello(lost, {.certificate = true});
      losing += now() - begin;
      const std::string text =
          certificates::write({{"ello", 1, {}, false, lost.text(), answer.statement}, *answer.evidence});
      bytes += text.size();
      if (const auto* derivation = answer.evidence->as<certificates::Derivation>()) steps += derivation->steps.size();
      begin = now();
      std::istringstream in(text);
      certificates::Reader reader(in);
      certificates::check(*reader.next());
      checking += now() - begin;
    }
    const double vertices = static_cast<double>(order) * games;
    std::printf(
        "%s n=%-7d order %5.0f ns  lost %5.0f ns  certificate %5.1f bytes %.3f steps  check %5.0f ns a vertex\n", name,
        order, 1e9 * winning / vertices, 1e9 * losing / vertices, static_cast<double>(bytes) / vertices,
        static_cast<double>(steps) / vertices, 1e9 * checking / vertices);
  }
}

struct Share {
  int games = 0, plausible = 0, decided = 0;
  void add(const graphs::Graph& graph, const std::vector<char>& green) {
    solve::Watch watch{solve::Limits{}};
    ++games;
    const auto greens = std::ranges::count(green, 1);
    if ((graph.order() + graph.size() + greens) % 2 != 0) return;
    ++plausible;
    decided += solve::decided_by_reductions(graph, green, watch);
  }
  void print(const std::string& name) const {
    std::printf("%s: %d games, %d of the right parity, reductions alone decide %.4f of these\n", name.c_str(), games,
                plausible, static_cast<double>(decided) / plausible);
  }
};

void small(int order, int colourings, Random& random) {
  Share share;
  graphs::enumerate(graphs::graph_class("connected"), order, {}, [&](const graphs::SmallGraph& graph) {
    const graphs::Graph large = graphs::large(graph);
    for (int i = 0; i < colourings; ++i) {
      const std::uint64_t set = colourings == 1 << order ? static_cast<std::uint64_t>(i) : random();
      share.add(large, solve::testing::flags(set, order));
    }
    return true;
  });
  share.print("connected graphs of order " + std::to_string(order) + ", " + std::to_string(colourings) +
              " colourings each");
}

/// Three points a vertex, matched at random until that gives a simple graph.
graphs::Graph random_cubic(int order, Random& random) {
  for (;;) {
    std::vector<int> points;
    for (int v = 0; v < order; ++v) points.insert(points.end(), 3, v);
    std::ranges::shuffle(points, random);
    std::set<graphs::Edge> edges;
    for (std::size_t i = 0; i < points.size(); i += 2)
      if (points[i] != points[i + 1]) edges.insert(std::minmax(points[i], points[i + 1]));
    if (2 * edges.size() == points.size()) return graphs::Graph(order, {edges.begin(), edges.end()});
  }
}

/// Random points, segments added in random order where they cross none; then each is kept with a chance.
graphs::Graph random_planar(int order, double kept, Random& random) {
  std::vector<std::pair<double, double>> points;
  for (int v = 0; v < order; ++v)
    points.emplace_back(std::uniform_real_distribution<>()(random), std::uniform_real_distribution<>()(random));
  const auto left_turn = [&](int a, int b, int c) {
    const auto [ax, ay] = points[a];
    return (points[b].first - ax) * (points[c].second - ay) > (points[b].second - ay) * (points[c].first - ax);
  };
  std::vector<graphs::Edge> all, edges;
  for (int v = 0; v < order; ++v)
    for (int u = 0; u < v; ++u) all.emplace_back(u, v);
  std::ranges::shuffle(all, random);
  for (const auto& [a, b] : all) {
    const bool crosses = std::ranges::any_of(edges, [&, a = a, b = b](const graphs::Edge& edge) {
      const auto [c, d] = edge;
      return a != c && a != d && b != c && b != d && left_turn(a, b, c) != left_turn(a, b, d) &&
             left_turn(c, d, a) != left_turn(c, d, b);
    });
    if (!crosses) edges.emplace_back(a, b);
  }
  std::erase_if(edges, [&](const auto&) { return std::uniform_real_distribution<>()(random) >= kept; });
  return graphs::Graph(order, edges);
}

}  // namespace

int main() {
  Random random(20240229);
  large(
      "mop            ", [](int order, Random& r) { return solve::testing::random_mop(order, r); }, random);
  large(
      "series-parallel", [](int order, Random& r) { return solve::testing::random_series_parallel(order, 0.2, r); },
      random);
  for (const int order : {5, 6, 7, 8}) small(order, 1 << order, random);
  small(9, 4, random);
  Share cubic;
  for (int i = 0; i < 2000; ++i) cubic.add(random_cubic(50, random), solve::testing::flags(random(), 50));
  cubic.print("random cubic graphs of order 50");
  for (const double kept : {1.0, 0.8, 0.6, 0.5, 0.4}) {
    Share planar;
    for (int i = 0; i < 1000; ++i) planar.add(random_planar(50, kept, random), solve::testing::flags(random(), 50));
    planar.print("random planar graphs of order 50, edges kept with chance " + std::to_string(kept).substr(0, 3));
  }
}
