// ELLO by reduction, on large graphs and alone.
//
//   bench_reductions [large]
//
// Large graphs: seconds of the processor a vertex, of deciding with a winning order (`order`), of a certificate that
// the game is lost (`lost`) and of its check, and the bytes of that certificate a vertex, over the same at order 1,000.
// `decided`: of the games of the right parity, the part that reductions alone decide. With `large` only that of all
// colourings at order 8, which takes minutes; without, 16 of each graph are looked at.
#include <algorithm>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string_view>

#include "bench/measure.hpp"
#include "certificates/checker.hpp"
#include "certificates/gadgets/derivation.hpp"
#include "certificates/writing/writer.hpp"
#include "graphs/constructions.hpp"
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

/// A vertex.
struct Costs {
  double order = 0, lost = 0, check = 0, bytes = 0, steps = 0;
};

/// Adds what a random game won and one lost on the graph cost.
void play(const graphs::Graph& graph, Random& random, Costs& costs) {
  const std::vector<char> won = greens_of_random_order(graph, random);
  solve::Watch watch{solve::Limits{}};
  solve::Decision decision;
  costs.order += bench::seconds([&] { decision = solve::decide_ello(graph, won, watch, solve::Wanted::reasons); }, 0);
  if (!decision.order || !solve::testing::replays(graph, won, *decision.order))
    throw std::logic_error("bench_reductions: an order that does not win");
  const games::Instance lost = solve::testing::instance(graph, solve::testing::lost_colouring(graph, random));
  solve::Answer answer;
  costs.lost += bench::seconds([&] { answer = solve::solve_ello(lost, {.certificate = true}); }, 0);
  const std::string text =
      certificates::write({{"ello", 1, {}, false, lost.text(), answer.statement}, *answer.evidence});
  costs.bytes += static_cast<double>(text.size());
  if (const auto* derivation = answer.evidence->as<certificates::Derivation>())
    costs.steps += static_cast<double>(derivation->steps.size());
  costs.check += bench::seconds(
      [&] {
        std::istringstream in(text);
        certificates::Reader reader(in);
        certificates::check(*reader.next());
      },
      0);
}

std::string a_vertex(double bytes, double steps) {
  std::ostringstream text;
  text << bytes << " bytes and " << steps << " steps a vertex";
  return text.str();
}

void large(const std::string& family, graphs::Graph (*make)(int, Random&), Random& random) {
  Costs small;
  for (const int order : {1'000, 10'000, 100'000, 1'000'000}) {
    Costs costs;
    const int games = std::min(100, 1'000'000 / order);
    for (int game = 0; game < games; ++game) play(make(order, random), random, costs);
    for (double* cost : {&costs.order, &costs.lost, &costs.check, &costs.bytes, &costs.steps})
      *cost /= static_cast<double>(order) * games;
    if (order == 1'000) {
      small = costs;
      continue;
    }
    const std::string name = "reductions " + family + " " + std::to_string(order) + " ";
    bench::row(name + "order", costs.order, small.order);
    bench::row(name + "lost", costs.lost, small.lost);
    bench::row(name + "check", costs.check, small.check);
    bench::row(name + "bytes", costs.bytes / small.bytes,
               a_vertex(costs.bytes, costs.steps) + " over " + a_vertex(small.bytes, small.steps));
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
    bench::row("reductions decided " + name, static_cast<double>(decided) / plausible,
               std::to_string(games) + " games, " + std::to_string(plausible) + " of the right parity");
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
  share.print("connected " + std::to_string(order) + (colourings == 1 << order ? " all" : ""));
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

int main(int count, char** arguments) {
  return bench::exit_status([&] {
    Random random(20240229);
    if (count > 1 && std::string_view(arguments[1]) == "large") {
      small(8, 1 << 8, random);
      return;
    }
    large(
        "mop", [](int order, Random& r) { return solve::testing::random_mop(order, r); }, random);
    large(
        "series-parallel", [](int order, Random& r) { return solve::testing::random_series_parallel(order, 0.2, r); },
        random);
    for (const int order : {5, 6, 7}) small(order, 1 << order, random);
    small(8, 16, random);
    small(9, 4, random);
    Share cubic;
    for (int i = 0; i < 2000; ++i) cubic.add(random_cubic(50, random), solve::testing::flags(random(), 50));
    cubic.print("cubic 50");
    for (const double kept : {1.0, 0.8, 0.6, 0.5, 0.4}) {
      Share planar;
      for (int i = 0; i < 1000; ++i) planar.add(random_planar(50, kept, random), solve::testing::flags(random(), 50));
      planar.print("planar 50 kept " + std::to_string(kept).substr(0, 3));
    }
  });
}
