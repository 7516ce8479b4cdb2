// Orders by their numbers; positions made and played by the rules.
#include "papers/ello/orders.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"

namespace gamecert::papers {

std::int64_t number_of_orders(int n) {
  if (n > 9) throw std::domain_error("orders of more than 9 vertices");
  std::int64_t product = 1;
  for (int v = 2; v <= n; ++v) product *= v;
  return product;
}

std::vector<int> vertex_order(std::int64_t number, int n) {
  if (number < 1 || number > number_of_orders(n)) throw std::domain_error("no order of the vertices");
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

PlayedGames::PlayedGames(const SmallGraph& graph) : order_(graph.order) {
  const games::Instance instance(graphs::write_graph6(graph));
  game_ = games::make(games::find("ello"), instance);
  lights_ = games::make(games::find("lights-out"), instance);
  if (game_->info().planes[alive] != "alive" || game_->info().planes[red] != "red" ||
      lights_->info().planes[lit] != "lit")
    throw std::logic_error("planes have other names");
}

games::Position PlayedGames::start(VertexSet green) const {
  games::Position at = game_->start();
  at[red] = at[alive] & ~green;
  return at;
}

bool PlayedGames::legal(const games::Position& at, int v) const {
  const std::vector<int> moves = game_->moves(at);
  return std::ranges::find(moves, v) != moves.end();
}

bool PlayedGames::wins(const std::vector<int>& order, VertexSet green) const {
  games::Position at = start(green);
  for (const int v : order) {
    if (!legal(at, v)) return false;
    at = game_->play(at, v);
  }
  return game_->won(at);
}

bool PlayedGames::winnable(VertexSet green) {
  if (order_ > 8) throw std::domain_error("play on a graph of order above 8");
  visited_.assign(std::size_t{1} << (2 * order_), false);
  return reaches_goal(start(green));
}

bool PlayedGames::reaches_goal(const games::Position& at) {
  if (game_->won(at)) return true;
  const std::size_t place = at[alive] << order_ | at[red];
  if (visited_[place]) return false;
  visited_[place] = true;
  return std::ranges::any_of(game_->moves(at), [&](int v) { return reaches_goal(game_->play(at, v)); });
}

std::int64_t PlayedGames::after_move(VertexSet green, int v) const {
  const games::Position at = start(green);
  if (!legal(at, v)) return -1;
  const games::Position after = game_->play(at, v);
  return static_cast<std::int64_t>(after[alive] & ~after[red]);
}

games::Position PlayedGames::with_lit(VertexSet vertices) const {
  games::Position at = lights_->start();
  at[lit] = vertices;
  return at;
}
VertexSet PlayedGames::lit_after(VertexSet vertices, int v) const { return lights_->play(with_lit(vertices), v)[lit]; }
bool PlayedGames::lights_won(VertexSet vertices) const { return lights_->won(with_lit(vertices)); }

}  // namespace gamecert::papers
