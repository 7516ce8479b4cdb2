// Every graph of a list with every set of neighbours for a vertex more.
#include "certificates/ledgers/extension.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "certificates/claim.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"

namespace gamecert::certificates {
namespace {

using graphs::GraphClass;
using graphs::SmallGraph;
using graphs::VertexSet;
using graphs::Word;

/// Of most sets of neighbours in a triangle-free graph it is seen at once that they make a triangle.
double most_steps(const GraphClass& hull) { return hull.only_triangle_free ? 1 << 28 : 1 << 24; }

/// Neighbours that a vertex may have in the class, at most.
int most_neighbours(const GraphClass& graph_class) {
  return std::min(graph_class.degrees.last, graph_class.sizes.last);
}

bool independent(const SmallGraph& graph, VertexSet vertices) {
  VertexSet around = 0;
  graphs::each(vertices, [&](int v) { around |= graph.neighbours(v); });
  return (around & vertices) == 0;
}

/// Whether the last vertex has the least degree of those that can be deleted.
bool last_is_least(const GraphClass& graph_class, const SmallGraph& graph) {
  const auto deletable = [&](int v) {
    const VertexSet others = graph.vertices() & ~graphs::single(v);
    return !graph_class.only_connected || component(graph, others, std::countr_zero(others)) == others;
  };
  const int last = graph.order - 1;
  for (int v = 0; v < last; ++v) {
    if (graph.degree(v) < graph.degree(last) && deletable(v)) return false;
  }
  return true;
}

/// Calls visit(graph, before) with graphs of the class that have a vertex more than one of `smaller`.
// Sound because each graph of the class has a vertex that can be deleted, in a connected one a vertex that is no cut
// vertex; one of the least degree among them is last in a graph that is visited.
template <class Visit>
void each_extension(const GraphClass& graph_class, int order, const std::vector<Word>& smaller, Visit&& visit) {
  const int most = most_neighbours(graph_class);
  SmallGraph graph;
  for (const Word each : smaller) {
    const SmallGraph before = graphs::graph_of_word(each, order - 1, false);
    for (VertexSet neighbours = 0; neighbours <= before.vertices(); ++neighbours) {
      if (std::popcount(neighbours) > most) continue;
      if (graph_class.only_triangle_free && !independent(before, neighbours)) continue;
      graph.assign(before);
      graph.order = order;
      graphs::each(neighbours, [&](int v) { graph.add_edge(v, order - 1); });
      if (last_is_least(graph_class, graph) && graphs::member(graph_class, graph)) visit(graph, before);
    }
  }
}

}  // namespace

const Ground theorem_of_extension{Ground::Kind::theorems, "extension theorem of docs/LEDGERS.md",
                                  "graphs of a class with a vertex more are all graphs of the class"};

std::optional<GraphClass> hull_of(const GraphClass& graph_class) {
  // Sound because a connected graph has a vertex that is no cut vertex, and deleting a vertex makes neither an odd
  // cycle nor a triangle, and raises neither degrees nor size.
  if (graph_class.kind != GraphClass::Kind::graphs) return std::nullopt;
  GraphClass hull = graph_class;
  hull.only_regular = false;
  hull.degrees.first = hull.sizes.first = 0;
  return hull;
}

void require_extensions(const GraphClass& graph_class, int order, const std::vector<Word>& smaller,
                        const std::vector<Word>& words) {
  each_extension(graph_class, order, smaller, [&](const SmallGraph& graph, const SmallGraph& before) {
    if (!std::ranges::binary_search(words, graphs::canonical_word(graph).word))
      reject("expected all pieces of order " + std::to_string(order) + " to hold " + graphs::write_small_graph(graph) +
             ", which is " + graphs::write_small_graph(before) + " with a vertex more, found it in none");
  });
}

double GrowingList::steps() const {
  double neighbourhoods = 0, binomial = 1;
  for (int k = 0; k <= std::min(order_, most_neighbours(hull_)); ++k) {
    neighbourhoods += binomial;
    binomial *= static_cast<double>(order_ - k) / (k + 1);
  }
  return static_cast<double>(words_.size()) * neighbourhoods;
}

void GrowingList::take(int order, std::vector<Word> words) {
  steps_before_ = order == order_ + 1 ? steps() : std::numeric_limits<double>::infinity();
  order_ = order;
  words_ = std::move(words);
}

bool GrowingList::reach(int order) {
  if (order_ == order) return true;
  while (order_ < order) {
    // As many as there are if each order has as many times the steps of the one before as this one has.
    const double expected = steps() * std::pow(std::max(steps() / steps_before_, 1.0), order - order_);
    if (expected > most_steps(hull_)) return false;
    std::vector<Word> larger;
    each_extension(hull_, order_ + 1, words_, [&](const SmallGraph& graph, const SmallGraph&) {
      larger.push_back(graphs::canonical_word(graph).word);
    });
    std::ranges::sort(larger);
    larger.erase(std::unique(larger.begin(), larger.end()), larger.end());
    take(order_ + 1, std::move(larger));
  }
  return steps() <= most_steps(hull_);
}

}  // namespace gamecert::certificates
