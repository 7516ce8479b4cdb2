// Paintings in words, and search in which a player never paints some vertices.
#include "papers/colouring/games.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "games/game.hpp"

namespace gamecert::papers {
namespace {

class Search {
 public:
  Search(const games::Game& game, const std::function<bool(int move)>& forbidden, Trial& trial)
      : game_(game), forbidden_(forbidden), trial_(trial) {}
  /// Whether the mover has the last move; `hers` if the mover is the one with forbidden moves.
  bool wins(const games::Position& at, bool hers) {
    const auto [place, fresh] = known_.try_emplace({at, hers}, false);
    if (!fresh) return place->second;
    trial_.look();
    const std::vector<int> moves = game_.moves(at);
    return place->second = std::ranges::any_of(
               moves, [&](int move) { return !(hers && forbidden_(move)) && !wins(game_.play(at, move), !hers); });
  }

 private:
  const games::Game& game_;
  const std::function<bool(int move)>& forbidden_;
  Trial& trial_;
  std::map<std::pair<games::Position, bool>, bool> known_;
};

}  // namespace

GameQuestion two_distance(std::string board) {
  return {"distance", std::move(board), {{"colours", 2}, {"distance", 2}}};
}

std::string painted(const std::string& board, std::span<const int> colours) {
  std::string list;
  for (std::size_t v = 0; v < colours.size(); ++v) {
    if (colours[v] == 0) continue;
    list += (list.empty() ? " painted=" : ",") + std::to_string(v) + ":" + std::to_string(colours[v]);
  }
  return board + list;
}

bool wins_without(const GameQuestion& asked, graphs::VertexSet left_out, Trial& trial) {
  const auto game = games::make(games::find(asked.game), games::Instance(asked.instance), asked.parameters);
  const int colours = asked.parameters.at("colours");  // moves are numbered vertex by vertex
  const std::function<bool(int)> forbidden = [&](int move) { return (left_out >> move / colours & 1) != 0; };
  return Search(*game, forbidden, trial).wins(game->start(), true);
}

}  // namespace gamecert::papers
