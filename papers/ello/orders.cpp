// Orders by their numbers.
#include "papers/ello/orders.hpp"

#include <algorithm>
#include <numeric>

#include "papers/language/operators.hpp"

namespace gamecert::papers {

std::int64_t number_of_orders(int n) {
  if (n > 9) refuse_number("at most 9 vertices for their orders", n);
  std::int64_t product = 1;
  for (int v = 2; v <= n; ++v) product *= v;
  return product;
}

std::vector<int> vertex_order(std::int64_t number, int n) {
  if (number < 1 || number > number_of_orders(n)) refuse_number("the number of an order of the vertices", number);
  std::vector<int> left(static_cast<std::size_t>(n)), order;
  std::iota(left.begin(), left.end(), 0);
  for (std::int64_t rest = number - 1; n > 0; --n) {
    const std::int64_t block = number_of_orders(n - 1);
    order.push_back(left[static_cast<std::size_t>(rest / block)]);
    left.erase(left.begin() + rest / block);
    rest %= block;
  }
  return order;
}

VertexSet odd_predegrees(const SmallGraph& graph, const std::vector<int>& order) {
  VertexSet before = 0, odd = 0;
  for (const int v : order) {
    if (std::popcount(graph.neighbours(v) & before) % 2 != 0) odd |= graphs::single(v);
    before |= graphs::single(v);
  }
  return odd;
}

std::vector<OddPredegrees> odd_predegrees_of_all_orders(const SmallGraph& graph) {
  std::vector<OddPredegrees> all;
  std::vector<int> order = vertex_order(1, graph.order);
  do all.push_back({odd_predegrees(graph, order), odd_predegrees(graph, {order.rbegin(), order.rend()})});
  while (std::next_permutation(order.begin(), order.end()));
  return all;
}

}  // namespace gamecert::papers
