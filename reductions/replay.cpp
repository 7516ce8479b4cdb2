// Positions of both games with the paintings that lead to them.
#include "reductions/replay.hpp"

#include <algorithm>

#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

std::unique_ptr<games::Game> made(const Side& side, const std::string& instance) {
  const games::Instance board(instance);
  const games::Entry& entry = games::find(side.game);
  board.require(entry.info);
  return games::make(entry, board, side.parameters);
}

}  // namespace

Replay::Replay(const Reduction& reduction, const graphs::SmallGraph& graph)
    : map_(reduction, graph), source_(made(reduction.source, map_.source())) {
  try {
    target_ = made(reduction.target, map_.target());
  } catch (const text::InputError& error) {
    map_.refuse_start(error.what());
  }
}

Together Replay::start() const {
  return {target_->start(), source_->start(), map_.painted(),
          std::vector<int>(static_cast<std::size_t>(map_.source_order()))};
}

int Replay::meaning(int target_move) const {
  const Reduction& reduction = map_.reduction();
  const Paint move = paint(reduction.target, target_move);
  const Origin& origin = map_.origin(move.vertex);
  const int colour = reduction.meaning(origin.role, move.colour);
  return colour == 0 ? -1 : origin.a * reduction.source.colours + colour - 1;
}

Together Replay::after(const Together& at, int target_move) const {
  const int meant = meaning(target_move);
  const Paint painted = paint(map_.reduction().target, target_move);
  const Paint selected = paint(map_.reduction().source, meant);
  Together next{target_->play(at.target, target_move), source_->play(at.source, meant), at.painting, at.board};
  next.painting[static_cast<std::size_t>(painted.vertex)] = painted.colour;
  next.board[static_cast<std::size_t>(selected.vertex)] = selected.colour;
  return next;
}

std::optional<std::string> Replay::broken_invariant(const Together& at) const {
  std::string broken = map_.broken_invariant(at.painting);
  if (broken.empty()) return std::nullopt;
  return broken + " does not hold";
}

std::optional<std::string> Replay::difference(const Together& at) const {
  const std::vector<int> board = map_.board(at.painting);
  for (int v = 0; v < map_.source_order(); ++v) {
    const auto i = static_cast<std::size_t>(v);
    if (board[i] == at.board[i]) continue;
    return "the source vertex " + std::to_string(v) + " should have colour " + std::to_string(at.board[i]) +
           ", and the board gives it " + (board[i] < 0 ? "two" : std::to_string(board[i]));
  }
  const std::vector<int> legal = source_->moves(at.source);
  std::vector<int> meant;
  for (const int move : target_->moves(at.target)) {
    const int meaning = this->meaning(move);
    if (meaning < 0) return "the legal target move " + target_move(move) + " means no move";
    if (!std::ranges::binary_search(legal, meaning))
      return "the legal target move " + target_move(move) + " means the illegal source move " + source_move(meaning);
    meant.push_back(meaning);
  }
  for (const int move : legal) {
    if (std::ranges::find(meant, move) == meant.end())
      return "no legal target move means the legal source move " + source_move(move);
  }
  return std::nullopt;
}

bool Replay::one_to_one(const Together& at) const {
  return target_->moves(at.target).size() == source_->moves(at.source).size();
}

std::string Replay::target_move(int move) const {
  const Paint painted = paint(map_.reduction().target, move);
  return map_.name(painted.vertex) + " with " + std::to_string(painted.colour);
}

std::string Replay::source_move(int move) const {
  const Side& side = map_.reduction().source;
  const Paint painted = paint(side, move);
  return std::to_string(painted.vertex) + (side.colours == 1 ? "" : " with " + std::to_string(painted.colour));
}

std::optional<std::string> difference_after(const Replay& replay, const std::vector<int>& target_moves) {
  const auto fault = [&](const Together& at) {
    const auto broken = replay.broken_invariant(at);
    return broken ? broken : replay.difference(at);
  };
  Together at = replay.start();
  for (std::size_t i = 0; i < target_moves.size(); ++i) {
    const std::string place = "move " + std::to_string(i + 1) + ": ";
    if (const auto difference = fault(at))
      throw text::InputError(place + "expected games that correspond before it, found that " + *difference);
    if (!std::ranges::binary_search(replay.target().moves(at.target), target_moves[i]))
      throw text::InputError(place + "expected a legal move, found " + std::to_string(target_moves[i]));
    at = replay.after(at, target_moves[i]);
  }
  return fault(at);
}

}  // namespace gamecert::reductions
