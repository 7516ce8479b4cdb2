// Positions of both games with the paintings that lead to them.
#include "reductions/replay.hpp"

#include <algorithm>
#include <numeric>

#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

games::Setup ready(const Side& side, const std::string& instance) {
  games::Setup setup(games::find(side.game), games::Instance(instance), side.parameters);
  setup.game();
  return setup;
}

/// Vertices stand in their order, edges in that of the board's list, each with the smaller end first.
std::vector<int> codes(const GadgetMap& map) {
  std::vector<int> result(static_cast<std::size_t>(map.source_places()));
  std::iota(result.begin(), result.end(), 0);
  if (!map.reduction().source.on_edges) return result;
  const std::vector<graphs::Edge> listed = games::Instance(map.source()).graph().edges();
  for (std::size_t place = 0; place < result.size(); ++place) {
    const auto [a, b] = map.edges()[place];
    result[place] = static_cast<int>(std::ranges::find(listed, graphs::Edge(std::minmax(a, b))) - listed.begin());
  }
  return result;
}

}  // namespace

Replay::Replay(const Reduction& reduction, const graphs::SmallGraph& graph)
    : map_(reduction, graph), source_(ready(reduction.source, map_.source())), code_(codes(map_)) {
  try {
    target_ = ready(reduction.target, map_.target());
  } catch (const text::InputError& error) {
    map_.refuse_start(error.what());
  }
}

Together Replay::start() const {
  return {target().start(), source().start(), map_.painted(),
          std::vector<int>(static_cast<std::size_t>(map_.source_places()))};
}

int Replay::meaning(int target_move) const {
  const Reduction& reduction = map_.reduction();
  const Paint move = target_paint(target_move);
  const Origin& origin = map_.origin(move.place);
  const int colour = reduction.meaning(origin.role, move.colour);
  if (colour == 0) return -1;
  const int place = reduction.source.on_edges ? origin.edge : origin.a;
  return code_[static_cast<std::size_t>(place)] * reduction.source.colours + colour - 1;
}

Paint Replay::source_paint(int move) const {
  const Paint painted = paint(map_.reduction().source, move);
  return {static_cast<int>(std::ranges::find(code_, painted.place) - code_.begin()), painted.colour};
}

Together Replay::after(const Together& at, int target_move) const {
  const int meant = meaning(target_move);
  const Paint painted = target_paint(target_move);
  const Paint selected = source_paint(meant);
  Together next{target().play(at.target, target_move), source().play(at.source, meant), at.painting, at.board};
  next.painting[static_cast<std::size_t>(painted.place)] = painted.colour;
  next.board[static_cast<std::size_t>(selected.place)] = selected.colour;
  return next;
}

std::optional<std::string> Replay::difference(const Together& at) const {
  const std::vector<int> board = map_.board(at.painting);
  for (int place = 0; place < map_.source_places(); ++place) {
    const auto i = static_cast<std::size_t>(place);
    if (board[i] == at.board[i]) continue;
    return std::string("the source ") + (map_.reduction().source.on_edges ? "edge " : "vertex ") +
           map_.source_place(place) + " should have colour " + std::to_string(at.board[i]) +
           ", and the board gives it " + (board[i] < 0 ? "two" : std::to_string(board[i]));
  }
  const std::vector<int> legal = source().moves(at.source);
  std::vector<int> meant;
  for (const int move : target().moves(at.target)) {
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

std::string Replay::target_move(int move) const {
  const Paint painted = target_paint(move);
  return map_.name(painted.place) + " with " + std::to_string(painted.colour);
}

std::string Replay::source_move(int move) const {
  const Paint painted = source_paint(move);
  const bool one = map_.reduction().source.colours == 1;
  return map_.source_place(painted.place) + (one ? "" : " with " + std::to_string(painted.colour));
}

std::optional<Mismatch> difference_after(const Replay& replay, const std::vector<int>& target_moves) {
  const auto fault = [&](const Together& at) -> std::optional<Mismatch> {
    if (const auto broken = replay.map().broken_invariant(at.painting)) return Mismatch{true, *broken};
    if (const auto difference = replay.difference(at)) return Mismatch{false, *difference};
    return std::nullopt;
  };
  if (!replay.map().reduction().has_moves())
    throw text::InputError("expected a reduction whose moves mean moves, found one without `move`");
  Together at = replay.start();
  for (std::size_t i = 0; i < target_moves.size(); ++i) {
    const std::string place = "move " + std::to_string(i + 1) + ": ";
    if (const auto difference = fault(at))
      throw text::InputError(place + "expected games that correspond before it, found that " + difference->reason);
    if (!std::ranges::binary_search(replay.target().moves(at.target), target_moves[i]))
      throw text::InputError(place + "expected a legal move, found " + std::to_string(target_moves[i]));
    at = replay.after(at, target_moves[i]);
  }
  return fault(at);
}

}  // namespace gamecert::reductions
