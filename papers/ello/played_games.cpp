// Positions made of sets of vertices, and played.
#include "papers/ello/played_games.hpp"

#include <algorithm>
#include <stdexcept>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"

namespace gamecert::papers {
namespace {

using games::Position;
using graphs::VertexSet;

std::unique_ptr<games::Game> game_on(const graphs::SmallGraph& graph, std::string_view name, std::size_t plane,
                                     std::string_view plane_name) {
  auto game = games::make(games::find(name), games::Instance(graphs::write_graph6(graph)));
  if (game->info().planes.at(plane) != plane_name) throw std::logic_error("planes have other names");
  return game;
}

bool legal(const games::Game& game, const Position& at, int v) {
  const std::vector<int> moves = game.moves(at);
  return std::ranges::find(moves, v) != moves.end();
}

}  // namespace

PlayedGames::PlayedGames(const graphs::SmallGraph& graph)
    : vertices_(graph.vertices()),
      order_(graph.order),
      ello_(game_on(graph, "ello", red, "red")),
      lights_(game_on(graph, "lights-out", lit, "lit")),
      geodetic_(game_on(graph, "geodetic", open, "open")) {}

Position PlayedGames::start(VertexSet green) const {
  Position at = ello_->start();
  at[red] = at[alive] & ~green;
  return at;
}

bool PlayedGames::wins(const std::vector<int>& order, VertexSet green) const {
  Position at = start(green);
  for (const int v : order) {
    if (!legal(*ello_, at, v)) return false;
    at = ello_->play(at, v);
  }
  return ello_->won(at);
}

bool PlayedGames::winnable(VertexSet green) {
  if (order_ > 8) throw std::domain_error("play on a graph of order above 8");
  visited_.assign(std::size_t{1} << (2 * order_), false);
  return reaches_goal(start(green));
}

bool PlayedGames::reaches_goal(const Position& at) {
  if (ello_->won(at)) return true;
  const std::size_t place = at[alive] << order_ | at[red];
  if (visited_[place]) return false;
  visited_[place] = true;
  return std::ranges::any_of(ello_->moves(at), [&](int v) { return reaches_goal(ello_->play(at, v)); });
}

std::int64_t PlayedGames::after_move(VertexSet green, int v) const {
  const Position at = start(green);
  if (!legal(*ello_, at, v)) return -1;
  const Position after = ello_->play(at, v);
  return static_cast<std::int64_t>(after[alive] & ~after[red]);
}

Position PlayedGames::with_lit(VertexSet vertices) const {
  Position at = lights_->start();
  at[lit] = vertices;
  return at;
}
VertexSet PlayedGames::lit_after(VertexSet vertices, int v) const { return lights_->play(with_lit(vertices), v)[lit]; }
bool PlayedGames::lights_won(VertexSet vertices) const { return lights_->won(with_lit(vertices)); }

std::int64_t PlayedGames::labelled_after(VertexSet labelled, int v) const {
  Position at = geodetic_->start();
  at[open] = vertices_ & ~labelled;
  if (!legal(*geodetic_, at, v)) return -1;
  return static_cast<std::int64_t>(vertices_ & ~geodetic_->play(at, v)[open]);
}

}  // namespace gamecert::papers
