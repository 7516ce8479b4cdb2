// Node-Kayles by exchanges of gadgets, against search alone.
//
//   bench_exchanges
//
// `decided`: of random graphs of a family, the part of which nothing is left to be searched. `left`: of their vertices,
// the part that is left. `search`: seconds of the processor of the nimber by search alone over those with exchanges.
// `reduced`: seconds of the processor a vertex of the exchanges alone, over the same at order 1,000.
#include "solve/local/exchanges.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "bench/measure.hpp"
#include "graphs/formats.hpp"
#include "solve/local/gadget_reduction.hpp"
#include "solve/search/search.hpp"
#include "tests/solve/random_sparse.hpp"

namespace {

using namespace gamecert;
using Random = std::mt19937_64;
using Make = graphs::Graph (*)(int, Random&);

games::Setup setup(const graphs::Graph& graph) {
  return {games::find("node-kayles"), games::Instance(graphs::line_of(graph))};
}

/// The nimber of random graphs both ways.
void against_search(const std::string& family, Make make, int order, Random& random) {
  double searched = 0, exchanged = 0;
  for (int i = 0; i < 10; ++i) {
    const games::Setup game = setup(make(order, random));
    std::string one, other;
    searched += bench::seconds([&] { one = solve::search(game.game(), {.nimber = true}).statement; }, 0);
    exchanged += bench::seconds(
        [&] {
          const auto answer = solve::solve_by_exchanges(game, {.nimber = true});
          other = answer ? answer->statement : solve::search(game.game(), {.nimber = true}).statement;
        },
        0);
    if (one != other) throw std::logic_error("bench_exchanges: two answers for " + game.instance().text());
  }
  bench::row("exchanges " + family + " " + std::to_string(order) + " search", searched, exchanged);
}

/// Seconds a vertex.
double reduced(const std::string& family, Make make, int order, Random& random) {
  const int graphs = std::clamp(20'000 / order, 1, 100);
  int decided = 0;
  double left = 0, took = 0;
  for (int i = 0; i < graphs; ++i) {
    const graphs::Graph graph = make(order, random);
    std::size_t rest = 0;
    took += bench::seconds(
        [&] {
          solve::Watch watch{solve::Limits{}};
          solve::SmallestPieces pieces(watch);
          solve::GadgetReduction reduction(graph, pieces, watch);
          rest = 0;
          for (const auto& component : reduction.left().components()) rest += component.size();
        },
        0);
    decided += rest == 0;
    left += static_cast<double>(rest);
  }
  const std::string name = "exchanges " + family + " " + std::to_string(order) + " ";
  if (graphs > 1)
    bench::row(name + "decided", static_cast<double>(decided) / graphs, std::to_string(graphs) + " graphs");
  bench::row(name + "left", left / graphs / order, std::to_string(left / graphs) + " vertices on average");
  return took / graphs / order;
}

void measure(const std::string& family, Make make, int searched, Random& random) {
  against_search(family, make, searched, random);
  double small = 0;
  for (const int order : {50, 1'000, 100'000}) {
    const double took = reduced(family, make, order, random);
    if (order == 1'000) small = took;
    if (order > 1'000) bench::row("exchanges " + family + " " + std::to_string(order) + " reduced", took, small);
  }
}

}  // namespace

int main() {
  return bench::exit_status([] {
    using namespace solve::testing;
    Random random(20240229);
    measure("tree", uniform_tree, 50, random);
    measure("cactus", random_cactus, 45, random);
    measure(
        "series-parallel", [](int order, Random& r) { return random_series_parallel(order, 0.2, r); }, 45, random);
    measure("outerplanar", random_mop, 40, random);
    measure(
        "mean degree 0.5", [](int order, Random& r) { return random_sparse(order, 0.25, r); }, 1000, random);
    measure(
        "mean degree 2", [](int order, Random& r) { return random_sparse(order, 1, r); }, 50, random);
    measure(
        "mean degree 3", [](int order, Random& r) { return random_sparse(order, 1.5, r); }, 40, random);
  });
}
