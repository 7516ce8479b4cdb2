// Nimbers by components, each kept.
#include "solve/local/open_moves.hpp"

#include <bit>
#include <string>

#include "text/errors.hpp"

namespace gamecert::solve {

OpenMoves::OpenMoves(const games::Game& game) {
  if (game.codes() > most)
    throw text::LimitError("mirrored play is searched on boards of at most " + std::to_string(most) + " moves");
  const games::Position start = game.start();
  start_ = start.front();
  closed_by_.resize(static_cast<std::size_t>(game.codes()), 0);
  for (const int move : game.moves(start))
    closed_by_[static_cast<std::size_t>(move)] = start_ & ~game.play(start, move).front();
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

int OpenMoves::nimber(MoveSet moves, Watch& watch) {
  int sum = 0;
  while (moves != 0) {
    const MoveSet part = component(moves);
    moves &= ~part;
    if (const auto known = nimbers_.find(part); known != nimbers_.end()) {
      sum ^= known->second;
      continue;
    }
    watch.step();
    MoveSet values = 0;
    for (MoveSet left = part; left != 0; left &= left - 1)
      values |= MoveSet{1} << nimber(part & ~closed_by(std::countr_zero(left)), watch);
    const int value = std::countr_one(values);
    nimbers_.emplace(part, value);
    sum ^= value;
  }
  return sum;
}

}  // namespace gamecert::solve
