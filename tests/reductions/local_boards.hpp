// Games that declare that they are local, on all small boards, and boards cut into a gadget and a host.
#pragma once

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/game.hpp"
#include "games/instances/ready_game.hpp"
#include "games/texts/local/text_locality.hpp"
#include "games/texts/text_names.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "reductions/gadgets/text_conflicts.hpp"

namespace gamecert::reductions::testing {

using games::Locality;
using graphs::Edge;

struct Tried {
  std::string game;
  std::map<std::string, int> parameters;
  int order;  // of the largest boards
};
inline const std::vector<Tried> all_tried = {{"node-kayles", {}, 5},
                                             {"proper", {{"colours", 1}}, 5},
                                             {"proper", {{"colours", 2}}, 4},
                                             {"proper", {{"colours", 3}}, 3},
                                             {"blue-red", {}, 3},
                                             {"arc-kayles", {}, 5},
                                             {"distance", {{"colours", 1}, {"distance", 1}}, 5},
                                             {"distance", {{"colours", 1}, {"distance", 2}}, 5},
                                             {"distance", {{"colours", 2}, {"distance", 2}}, 4},
                                             {"distance", {{"colours", 1}, {"distance", 3}}, 5}};

/// All labelled graphs, or digraphs, of the order, as edges.
template <class Visit>
void each_board(int order, bool arcs, Visit&& visit) {
  std::vector<Edge> pairs;
  for (int v = 0; v < order; ++v)
    for (int u = 0; u < order; ++u)
      if (arcs ? u != v : u < v) pairs.emplace_back(u, v);
  for (unsigned set = 0; set < 1U << pairs.size(); ++set) {
    std::vector<Edge> edges;
    for (std::size_t i = 0; i < pairs.size(); ++i)
      if ((set >> i & 1) != 0) edges.push_back(pairs[i]);
    visit(edges);
  }
}

inline bool arcs(const Tried& tried) { return games::find(tried.game).info.board == games::BoardKind::digraph; }
inline bool on_edges(const Tried& tried) {
  const games::GameInfo& info = games::find(tried.game).info;
  const bool text = games::names_text(info.name);
  return (text ? form_of_text(info, tried.parameters).moves : info.local.moves) == Locality::Moves::on_edges;
}

/// Of a text Node-Kayles on its conflicts.
inline std::unique_ptr<games::Game> game_on(const Tried& tried, int order, const std::vector<Edge>& edges) {
  const games::Instance instance(
      arcs(tried) ? games::Board(graphs::Digraph(order, edges)) : games::Board(graphs::Graph(order, edges)), "");
  const games::Entry& entry = games::find(tried.game);
  if (!games::names_text(entry.info.name)) return games::make(entry, instance, tried.parameters);
  const games::Board conflicts = text_conflicts(games::Setup(entry, instance, tried.parameters));
  return games::make(games::find("node-kayles"), games::Instance(conflicts, ""));
}

inline std::set<int> open(games::PositionView at) {
  std::set<int> result;
  for (int move = 0; move < static_cast<int>(at.size()) * games::word_bits; ++move)
    if ((at[static_cast<std::size_t>(move / games::word_bits)] >> (move % games::word_bits) & 1) != 0)
      result.insert(move);
  return result;
}

/// What each move closes at the start.
inline std::vector<std::set<int>> closed_by(const games::Game& game) {
  std::vector<std::set<int>> result;
  const std::set<int> start = open(game.start());
  for (const int move : game.moves(game.start())) {
    const std::set<int> left = open(game.play(game.start(), move));
    result.emplace_back();
    std::ranges::set_difference(start, left, std::inserter(result.back(), result.back().end()));
  }
  return result;
}

inline int reach_of(const Tried& tried) { return reach(games::find(tried.game).info, tried.parameters); }

/// A board cut into a gadget and a host: 0 inner, 1 boundary, 2 other vertices of the host.
struct Cut {
  std::vector<int> part;
  Gadget gadget;
  std::vector<int> number;  // of a vertex in the gadget
  std::vector<Edge> host;   // edges, on all vertices
};

}  // namespace gamecert::reductions::testing
