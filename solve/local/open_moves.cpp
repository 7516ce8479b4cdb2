// Nimbers by components, each kept.
#include "solve/local/open_moves.hpp"

#include <bit>
#include <string>

#include "text/errors.hpp"

namespace gamecert::solve {

OpenMoves::OpenMoves(const games::Game& game, Watch& watch) : nimbers_(watch) {
  if (game.codes() > most)
    throw text::LimitError("mirrored play is searched on boards of at most " + std::to_string(most) + " moves");
  const games::Position start = game.start();
  start_ = start.front();
  closed_by_.resize(static_cast<std::size_t>(game.codes()), 0);
  for (const int move : game.moves(start))
    closed_by_[static_cast<std::size_t>(move)] = start_ & ~game.play(start, move).front();
}

OpenMoves::OpenMoves(const graphs::SmallGraph& graph, Watch& watch) : start_(graph.vertices()), nimbers_(watch) {
  for (int v = 0; v < graph.order; ++v) closed_by_.push_back(graph.neighbours(v) | graphs::single(v));
}

MoveSet OpenMoves::component(MoveSet moves) const {
  MoveSet reached = moves & (~moves + 1);
  for (MoveSet edge = reached; edge != 0;) {
    MoveSet next = 0;
    for (; edge != 0; edge &= edge - 1) next |= closed_by(std::countr_zero(edge));
    edge = next & moves & ~reached;
    reached |= edge;
  }
  return reached;
}

int OpenMoves::nimber(MoveSet moves) {
  int sum = 0;
  for (MoveSet part = 0; moves != 0; moves &= ~part) {
    part = component(moves);
    sum ^= nimbers_.once(games::PositionView(&part, 1), [&] { return nimber_of_component(part); });
  }
  return sum;
}

int OpenMoves::nimber_of_component(MoveSet part) {
  MoveSet reached = 0;  // nimbers, as a set: none is greater than the number of moves
  for (MoveSet left = part; left != 0; left &= left - 1)
    reached |= MoveSet{1} << nimber(part & ~closed_by(std::countr_zero(left)));
  return std::countr_one(reached);
}

}  // namespace gamecert::solve
