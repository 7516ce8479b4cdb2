// The geodetic game by its rules on boards of order at most 64, its positions seen as sets of labelled vertices.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "games/game.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::papers {

/// The readings of "shortest paths between u and any vertex of L", the usual one first.
inline constexpr std::string_view geodetic_readings[] = {"contract", "literal", "hull"};
/// A reading as a parameter of the game.
std::map<std::string, int> reading(std::string_view word);

/// `labelled=0,4`: an attribute of vertices in front of which there is a space; nothing for no vertices.
std::string attribute(std::string_view name, graphs::VertexSet vertices);

/// A game on vertices whose first plane holds the vertices that are left: geodetic, hackendot.
class VertexPlay {
 public:
  /// LimitError for an order above 64.
  VertexPlay(std::string_view game, const std::string& instance, std::string_view reading_word = {});

  games::Position start() const { return game_->start(); }
  /// With these vertices labelled, or deleted.
  games::Position with_gone(graphs::VertexSet vertices) const {
    games::Position at = start();
    at.front() = graphs::first_vertices(order_) & ~vertices;
    return at;
  }
  /// After a legal move at v.
  games::Position after(const games::Position& at, int v) const { return game_->play(at, v); }
  /// The vertices that can be chosen.
  graphs::VertexSet moves(const games::Position& at) const;
  /// The vertices that are not labelled, or not deleted.
  graphs::VertexSet left(const games::Position& at) const { return at.front(); }
  graphs::VertexSet gone(const games::Position& at) const { return graphs::first_vertices(order_) & ~left(at); }
  int order() const { return order_; }

 private:
  std::unique_ptr<games::Game> game_;
  int order_;
};

}  // namespace gamecert::papers
