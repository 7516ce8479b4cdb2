// The graph that lines of files of claims are about, with what graph_functions() finds out about it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "papers/ello/games.hpp"
#include "papers/ello/orders.hpp"
#include "papers/ello/played_games.hpp"
#include "solve/boards/edge_board.hpp"

namespace gamecert::papers {

using solve::EdgeBoard, solve::EdgeSet;

/// A graph with its games of ELLO, found when they are first asked for.
class GraphInQuestion {
 public:
  /// LimitError beyond the limits. The graph of a triangulation, or null.
  explicit GraphInQuestion(const SmallGraph& graph, const solve::Limits& limits = {},
                           const graphs::Triangulation* triangulation = nullptr);

  const SmallGraph& graph() const { return graph_; }
  /// No two have the same.
  std::uint64_t number() const { return number_; }
  /// As users write the board.
  std::string text() const;
  /// InputError if it is no triangulation.
  const EdgeBoard& board() const;
  /// Whether the game on the subgraph that `on` induces can be won; that has order at most 20.
  bool winnable(VertexSet on, VertexSet green);
  /// The vertices v of the core with an odd number of members of the other set in their part: the component of v in
  /// what is outside the core, with v.
  VertexSet odd_parts(VertexSet core, VertexSet of);
  // By the rules, as sets of green, of lit and of labelled vertices.
  const PlayedGame& ello() { return played("ello", "red", PlayedGame::Stands::outside); }
  const PlayedGame& lights_out() { return played("lights-out", "lit", PlayedGame::Stands::in_plane); }
  const PlayedGame& geodetic() { return played("geodetic", "open", PlayedGame::Stands::outside); }
  /// Whether these are the vertices of even predegree in some order.
  bool of_an_order(VertexSet green);
  /// At most 63, with numbers from 0 on: by their smaller ends and then by the others.
  const std::vector<graphs::Edge>& edges();
  /// Whether Nimstring with these edges marked is loony; of a triangulation of at most 17 edges.
  bool loony(EdgeSet marked, solve::Watch& watch);

 private:
  /// On all induced subgraphs; order at most 12.
  const ElloGames& games();

  const PlayedGame& played(std::string_view name, std::string_view plane, PlayedGame::Stands stands);

  const SmallGraph& graph_;
  const std::uint64_t number_;
  solve::Limits limits_;
  std::optional<EdgeBoard> board_;
  std::optional<ElloGames> games_;
  std::map<VertexSet, std::vector<std::uint64_t>> winnable_;  // colourings, by what induces the subgraph
  std::map<std::string_view, PlayedGame> played_;             // by name
  std::vector<bool> of_an_order_;                             // by set of vertices
  std::vector<graphs::Edge> edges_;
  std::vector<bool> loony_;         // by set of marked edges
  VertexSet core_ = 0;              // for which odd_parts() was asked last
  std::vector<VertexSet> of_part_;  // by vertex, those of the core in whose part it is
};

}  // namespace gamecert::papers
