// How the cost of ELLO engines grows: determinants, winning orders, sets of winnable colourings, odd-degeneracy.
//
//   bench_ello
//
// Random graphs of density 1/2 unless said otherwise. A determinant of an order is over one of half the order; a
// winning order over one determinant of the same game; all winnable colourings over those of the next smaller order
// here. `search`: how many times as fast an engine is as search by the rules, for colourings of each single game.
#include "solve/ello/ello.hpp"

#include <random>

#include "bench/measure.hpp"
#include "games/instances/setup.hpp"
#include "graphs/formats.hpp"
#include "solve/ello/determinant/algebraic.hpp"
#include "solve/ello/determinant/gf64.hpp"
#include "solve/search/search.hpp"

namespace {

using namespace gamecert;
using Random = std::mt19937_64;

graphs::Graph random_graph(int order, double density, Random& random) {
  std::vector<graphs::Edge> edges;
  for (int v = 0; v < order; ++v) {
    for (int u = 0; u < v; ++u) {
      if (std::uniform_real_distribution<>(0, 1)(random) < density) edges.emplace_back(u, v);
    }
  }
  return graphs::Graph(order, edges);
}

/// A random colouring whose parity fits a connected graph.
std::vector<char> fitting_colouring(const graphs::Graph& graph, Random& random) {
  std::vector<char> green(static_cast<std::size_t>(graph.order()));
  std::int64_t sum = graph.order() + graph.size();
  for (char& is_green : green) sum += is_green = random() % 2 != 0;
  if (sum % 2 != 0) green[0] ^= 1;
  return green;
}

double determinant_seconds(const graphs::Graph& graph, const std::vector<char>& green) {
  const auto point = solve::random_point(graph.order(), 1);
  solve::Watch watch{solve::Limits{}};
  return bench::seconds([&] { solve::nonzero_at(graph, green, point, watch); });
}

void determinants(Random& random) {
  double half = 0;
  for (const int order : {100, 200, 400, 800, 1600}) {
    const graphs::Graph graph = random_graph(order, 0.5, random);
    const double took = determinant_seconds(graph, fitting_colouring(graph, random));
    if (half > 0) bench::row("ello determinant " + std::to_string(order), took, half);
    half = took;
  }
}

void orders(Random& random) {
  for (const std::string density : {"0.03", "0.1", "0.5", "0.9"}) {
    const graphs::Graph graph = random_graph(200, std::stod(density), random);
    std::vector<char> green = fitting_colouring(graph, random);
    for (int v = 0; v < 200; ++v) green[v] |= graph.degree(v) == 0;
    const auto point = solve::random_point(200, 1);
    solve::Watch watch{solve::Limits{}};
    const double all = bench::seconds([&] { solve::order_by_determinants(graph, green, point, watch).value(); });
    bench::row("ello order 200 density " + density, all, determinant_seconds(graph, green));
  }
}

/// Whether the game is won, by the rules alone; of odd elimination without colours.
bool by_rules(const char* game, const graphs::Graph& graph, std::optional<std::uint64_t> green) {
  std::string line = graphs::write_graph6(graph);
  if (green) {
    for (int v = 0; v < graph.order(); ++v)
      if ((*green >> v & 1) != 0) line += (line.find('=') == std::string::npos ? " green=" : ",") + std::to_string(v);
  }
  const games::Setup setup(games::find(game), games::Instance(line));
  return solve::search_solitaire(setup.game(), {}).statement == "WINNABLE";
}

/// Over many runs of one question.
double seconds_of_one(const auto& work) {
  constexpr int runs = 1000;
  return bench::seconds([&] {
           for (int run = 0; run < runs; ++run) work();
         }) /
         runs;
}

void colourings(Random& random) {
  double smaller = 0;
  for (const int order : {7, 8, 9, 10, 12, 16, 18, 20}) {
    const graphs::Graph graph = random_graph(order, 0.5, random);
    const graphs::SmallGraph small = graphs::small(graph);
    const auto engine = [&] { solve::winnable_colourings(small); };
    const double took = order <= 10 ? seconds_of_one(engine) : bench::seconds(engine);
    const std::string name = "ello winnable-colourings " + std::to_string(order);
    if (smaller > 0) bench::row(name, took, smaller);
    smaller = took;
    if (order > 9) continue;
    const double rules = bench::seconds([&] {
      for (std::uint64_t green = 0; green >> order == 0; ++green) by_rules("ello", graph, green);
    });
    bench::row(name + " search", rules, took);
  }
}

/// Of odd type, or the answer is plain.
void odd_degenerate(Random& random) {
  for (const int order : {9, 10, 20}) {
    graphs::Graph graph = random_graph(order, 0.5, random);
    while ((graph.order() + graph.size()) % 2 == 0) graph = random_graph(order, 0.5, random);
    const graphs::SmallGraph small = graphs::small(graph);
    const double engine = seconds_of_one([&] { solve::odd_degenerate(small); });
    const double rules = seconds_of_one([&] { by_rules("odd-elimination", graph, std::nullopt); });
    bench::row("ello odd-degenerate " + std::to_string(order) + " search", rules, engine);
  }
}

}  // namespace

int main() {
  return bench::exit_status([&] {
    Random random(20240229);
    std::fprintf(stderr, "carry-less multiplication: %s\n", solve::gf64::accelerated() ? "instruction" : "portable");
    determinants(random);
    orders(random);
    colourings(random);
    odd_degenerate(random);
  });
}
