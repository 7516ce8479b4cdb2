// Predegrees by the orders.
#include "papers/ello/orders.hpp"

#include <algorithm>
#include <numeric>

#include "papers/language/function.hpp"

namespace gamecert::papers {

VertexSet odd_predegrees(const SmallGraph& graph, const std::vector<int>& order) {
  VertexSet before = 0, odd = 0;
  for (const int v : order) {
    if (std::popcount(graph.neighbours(v) & before) % 2 != 0) odd |= graphs::single(v);
    before |= graphs::single(v);
  }
  return odd;
}

std::vector<VertexSet> odd_predegrees_of_all_orders(const SmallGraph& graph) {
  if (graph.order > 9) refuse_number("at most 9 vertices for their orders", graph.order);
  std::vector<VertexSet> all;
  std::vector<int> order(static_cast<std::size_t>(graph.order));
  std::iota(order.begin(), order.end(), 0);
  do all.push_back(odd_predegrees(graph, order));
  while (std::ranges::next_permutation(order).found);
  return all;
}

}  // namespace gamecert::papers
