// Labelled graphs counted by their automorphism groups; random graphs from a seeded generator.
#include "papers/ello/random.hpp"

#include <cmath>
#include <cstdio>
#include <random>
#include <string>

#include "graphs/invariants.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/unlabelled_counting.hpp"
#include "papers/checks.hpp"
#include "papers/graphs_of_class.hpp"
#include "solve/ello/ello.hpp"

namespace gamecert::papers {
namespace {

constexpr int greatest_exact = 8;
constexpr std::uint64_t sample = 2000;

graphs::SmallGraph random_graph(int order, std::mt19937_64& random) {
  graphs::SmallGraph graph;
  graph.order = order;
  for (int v = 0; v < order; ++v) {
    const graphs::VertexSet earlier = random() & graphs::first_vertices(v);
    graphs::each(earlier, [&](int u) { graph.add_edge(u, v); });
  }
  return graph;
}

void count(const graphs::SmallGraph& graph, std::uint64_t times, Share& share) {
  if (graphs::even_type(graph)) return;
  share.odd_type += times;
  if (solve::odd_degenerate(graph)) share.odd_degenerate += times;
}

}  // namespace

Share labelled_share(int order, Trial& trial) {
  Share share;
  for (const graphs::SmallGraph& graph : graphs_of_order(order)) {
    trial.look();
    const auto labellings = graphs::labellings(order, graphs::automorphism_group_order(graph));
    count(graph, static_cast<std::uint64_t>(labellings.value()), share);
  }
  return share;
}

Share sampled_share(int order, std::uint64_t odd_type, Trial& trial) {
  std::mt19937_64 random(static_cast<std::uint64_t>(order));
  Share share;
  while (share.odd_type < odd_type) {
    trial.look();
    count(random_graph(order, random), 1, share);
  }
  return share;
}

void check_share(int order, const CheckArguments& given, Trial& trial) {
  const bool exact = order <= greatest_exact;
  const Share share = exact ? labelled_share(order, trial) : sampled_share(order, sample, trial);
  const double part = static_cast<double>(share.odd_degenerate) / static_cast<double>(share.odd_type);
  const double error = exact ? 0 : std::sqrt(part * (1 - part) / static_cast<double>(share.odd_type));
  char found[64];
  std::snprintf(found, sizeof found, exact ? "%.2f %%" : "%.2f %%, with a standard error of %.1f points", 100 * part,
                100 * error);
  const std::string line = "order " + std::to_string(order) + ": " + std::to_string(share.odd_degenerate) + " of " +
                           std::to_string(share.odd_type) + (exact ? " labelled" : " random") +
                           " odd-type graphs are odd-degenerate, " + found;
  trial.instance(100 * share.odd_degenerate > static_cast<std::uint64_t>(given.numbers.at("percent")) * share.odd_type,
                 [&] { return Failure{.where = line, .missing = exact ? "" : "a sample is no proof"}; });
  trial.remark(line);
}

}  // namespace gamecert::papers
