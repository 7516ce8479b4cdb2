// Positions made of sets of vertices, and played.
#include "papers/ello/played_games.hpp"

#include <algorithm>
#include <stdexcept>

#include "games/instances/ready_game.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/language/function.hpp"

namespace gamecert::papers {
namespace {

using games::Position;
using graphs::VertexSet;

bool legal(const games::Game& game, const Position& at, int v) {
  const std::vector<int> moves = game.moves(at);
  return std::ranges::find(moves, v) != moves.end();
}

}  // namespace

PlayedGame::PlayedGame(const graphs::SmallGraph& graph, std::string_view name, std::string_view plane, Stands stands)
    : order_(graph.order),
      game_(games::make(games::find(name), games::Instance(graphs::write_graph6(graph)))),
      plane_(static_cast<std::size_t>(std::ranges::find(game_->info().planes, plane) - game_->info().planes.begin())),
      stands_(stands),
      vertices_(graph.vertices()) {
  if (plane_ >= game_->info().planes.size()) throw std::logic_error("planes have other names");
}

Position PlayedGame::at(VertexSet set) const {
  Position position = game_->start();
  position[plane_] = stands_ == Stands::in_plane ? set : vertices_ & ~set;
  return position;
}

VertexSet PlayedGame::after(VertexSet set, int v) const {
  const Position before = at(set);
  if (!game_->won(before) && !legal(*game_, before, v)) return set;
  const Position position = game_->play(before, v);
  const bool deletes = game_->info().planes.front() == "alive";
  const VertexSet there = deletes ? position.front() : vertices_;
  return there & (stands_ == Stands::in_plane ? position[plane_] : ~position[plane_]);
}

bool PlayedGame::wins(const std::vector<int>& order, VertexSet set) const {
  Position position = at(set);
  for (const int v : order) {
    if (!legal(*game_, position, v)) return false;
    position = game_->play(position, v);
  }
  return game_->won(position);
}

bool PlayedGame::winnable(VertexSet set) const {
  if (order_ > 8) refuse_number("a graph of order at most 8 for all play", order_);
  std::vector<bool> visited(std::size_t{1} << (2 * order_));  // by the planes of the position
  return reaches_goal(at(set), visited);
}

bool PlayedGame::reaches_goal(const Position& position, std::vector<bool>& visited) const {
  if (game_->won(position)) return true;
  const std::size_t place = position[0] << order_ | position[1];
  if (visited[place]) return false;
  visited[place] = true;
  return std::ranges::any_of(game_->moves(position),
                             [&](int v) { return reaches_goal(game_->play(position, v), visited); });
}

}  // namespace gamecert::papers
