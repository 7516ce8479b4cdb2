// Games of painting vertices on some board: their circuits, and all paintings.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "encode/circuit_game.hpp"
#include "games/game.hpp"
#include "games/instances/parameters.hpp"
#include "games/registry/infos.hpp"
#include "reductions/reduction_games.hpp"

namespace gamecert::encode::testing {

using games::Instance;
using reductions::Side;

/// All games in which clashes decide, with some of their parameters.
inline std::vector<Side> sides() {
  std::vector<Side> result;
  for (const games::Entry& entry : games::registry()) {
    if (!entry.info.painting || !entry.refinements.ruled_out) continue;
    std::vector<std::map<std::string, int>> all{{}};
    for (const games::ParameterInfo& parameter : entry.info.parameters) {
      std::vector<std::map<std::string, int>> more;
      for (const auto& given : all) {
        const int greatest =
            parameter.words.empty() ? parameter.greatest : static_cast<int>(parameter.words.size()) - 1;
        for (int value = parameter.least; value <= std::min(greatest, 3); ++value) {
          more.push_back(given);
          more.back()[std::string(parameter.name)] = value;
        }
      }
      all = std::move(more);
    }
    for (const auto& parameters : all) {
      Side side = reductions::side(std::string(entry.info.name), parameters);
      if (side.reach) result.push_back(std::move(side));
    }
  }
  return result;
}

inline std::string name(const Side& side) {
  std::string result = side.game;
  for (const auto& [parameter, value] : side.parameters) result += " " + parameter + "=" + std::to_string(value);
  return result;
}

/// The circuits of a game on some board of the order, and of a painting.
struct Some {
  Some(const Side& side, int order) {
    Rows rows(static_cast<std::size_t>(order));
    for (int u = 0; u < order; ++u) {
      for (int v = 0; v < order; ++v) {
        if (u == v) continue;
        const bool known = !side.directed && v < u;
        wire[{u, v}] = known ? wire[{v, u}] : circuit.input();
        rows[static_cast<std::size_t>(u)].emplace_back(v, wire[{u, v}]);
      }
    }
    for (int pair = 0; pair < order * side.colours; ++pair) painting.push_back(circuit.input());
    games::Board board = graphs::Graph(order, {});
    if (side.directed) board = graphs::Digraph(order, {});
    const games::GameInfo& info = games::info_of(side.game);
    const auto game =
        make_circuit(info, Instance(std::move(board), "some"), games::Parameters(info, side.parameters), circuit, rows);
    position = game->position_of(painting);
    ruled_out = game->ruled_out(painting);
    moves = game->moves(position);
  }
  Circuit circuit;
  std::map<std::pair<int, int>, Literal> wire;
  std::vector<Literal> painting, ruled_out, moves;
  SymbolicBoard position;
};

/// By vertex the colour from 1, or 0.
using Colours = std::vector<int>;

inline std::vector<Colours> all_paintings(int order, int colours) {
  std::vector<Colours> result{{}};
  for (int v = 0; v < order; ++v) {
    std::vector<Colours> more;
    for (const Colours& painting : result) {
      for (int c = 0; c <= colours; ++c) {
        more.push_back(painting);
        more.back().push_back(c);
      }
    }
    result = std::move(more);
  }
  return result;
}

}  // namespace gamecert::encode::testing
