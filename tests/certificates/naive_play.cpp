// Play to the end: winning lines, values and scores.
#include <algorithm>
#include <map>
#include <set>

#include "naive.hpp"
#include "tests/games/values_beside_heaps.hpp"

namespace gamecert::naive {

using certificates::loony;
using games::Game;
using games::Position;
using games::PositionView;

namespace {

Position copied(PositionView at) { return {at.begin(), at.end()}; }

bool search(const Game& game, const Position& at, std::set<Position>& lost, std::vector<int>& order) {
  if (game.won(at)) return true;
  if (!lost.insert(at).second) return false;
  for (const int move : game.moves(at)) {
    order.push_back(move);
    if (search(game, game.play(at, move), lost, order)) return true;
    order.pop_back();
  }
  return false;
}

}  // namespace

int score(const Game& game, const Position& at, bool misere) {
  std::map<Position, int> known;
  const auto best = [&](auto&& self, const Position& from) -> int {
    if (const auto it = known.find(from); it != known.end()) return it->second;
    games::Options options;
    game.options(from, options);
    int most = options.moves.empty() ? 0 : -1000;
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const int later = options.won[i] != 0 ? 0 : self(self, copied(options.position(i)));
      most = std::max(most, options.gains[i] + (misere ? -options.won[i] : options.won[i]) +
                                (options.again[i] != 0 ? later : -later));
    }
    return known[from] = most;
  };
  return best(best, at);
}

std::optional<std::vector<int>> winning_order(const Game& game) {
  std::set<Position> lost;
  std::vector<int> order;
  if (search(game, game.start(), lost, order)) return order;
  return std::nullopt;
}

std::vector<Position> reachable(const Game& game) {
  std::set<Position> found = {game.start()};
  std::vector<Position> waiting = {game.start()};
  while (!waiting.empty()) {
    const Position at = waiting.back();
    waiting.pop_back();
    for (const int move : game.moves(at)) {
      Position next = game.play(at, move);
      if (found.insert(next).second) waiting.push_back(std::move(next));
    }
  }
  return {found.begin(), found.end()};
}

int value(const Game& game, PositionView at, bool misere) {
  return tests::BesideHeaps(game, misere).value(copied(at), loony);
}

}  // namespace gamecert::naive
