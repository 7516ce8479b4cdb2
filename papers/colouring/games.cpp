// Questions about colouring games, and play in them by vertices and colours.
#include "papers/colouring/games.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "papers/strategy_play.hpp"

namespace gamecert::papers {
namespace {

std::unique_ptr<games::Game> game_of(const GameQuestion& asked) {
  return games::make(games::find(asked.game), games::Instance(asked.instance), asked.parameters);
}

/// Moves are numbered vertex by vertex, the colours of each from 1 on.
struct Moves {
  int colours;
  Painted painted(int move) const { return {move / colours, move % colours + 1}; }
  int code(Painted painted) const {
    const bool known = painted.vertex >= 0 && painted.colour >= 1 && painted.colour <= colours;
    return known ? painted.vertex * colours + painted.colour - 1 : -1;
  }
};

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

GameQuestion proper(std::string board, int colours) { return {"proper", std::move(board), {{"colours", colours}}}; }
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

std::string where_stuck(const GameQuestion& asked, const PaintAnswers& answers, Trial& trial,
                        graphs::VertexSet left_out) {
  const auto game = game_of(asked);
  const Moves moves{asked.parameters.at("colours")};
  const StrategyAnswers codes = [&](const StrategyTurn& turn, int&) {
    std::vector<Painted> legal;
    for (const int move : turn.options.moves) legal.push_back(moves.painted(move));
    std::vector<int> result;
    for (const Painted answer : answers(moves.painted(turn.last), legal)) result.push_back(moves.code(answer));
    return result;
  };
  StrategyPlay play(*game, codes, trial);
  play.opponent_never([&](int move) { return (left_out >> moves.painted(move).vertex & 1) != 0; });
  if (play.worst(game->start(), true) == StrategyPlay::won) return "";
  std::vector<int> colours = games::Instance(asked.instance).vertex_values("painted", 1, moves.colours, 0);
  std::vector<int> line = play.losing_play();
  const int last = line.back();
  line.pop_back();
  for (const int move : line)
    colours[static_cast<std::size_t>(moves.painted(move).vertex)] = moves.painted(move).colour;
  return "after" + painted("", colours) + " the move " + game->move_name(last) + " has no answer";
}

void never_stuck(const GameQuestion& asked, const PaintAnswers& answers, Trial& trial, graphs::VertexSet left_out) {
  const std::string where = where_stuck(asked, answers, trial, left_out);
  GameQuestion unpainted = asked;
  unpainted.instance = asked.instance.substr(0, asked.instance.find(' '));
  trial.instance(where.empty(), [&] { return outcome_failure(unpainted, where); });
}

bool wins_without(const GameQuestion& asked, graphs::VertexSet left_out, Trial& trial) {
  const auto game = game_of(asked);
  const Moves moves{asked.parameters.at("colours")};
  const std::function<bool(int)> forbidden = [&](int move) {
    return (left_out >> moves.painted(move).vertex & 1) != 0;
  };
  return Search(*game, forbidden, trial).wins(game->start(), true);
}

}  // namespace gamecert::papers
