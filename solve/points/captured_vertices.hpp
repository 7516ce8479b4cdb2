// Scores of a local game for points, read off its graph, for search: vertices count for who leads there in the end.
//
// A position is the set of edges left and the first player's lead at every vertex. Of a lead that the edges left cannot
// turn only its side matters, so such leads are one. All that is made counts in the end, so that no move gains
// anything.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "games/instances/instance.hpp"
#include "solve/limits.hpp"
#include "solve/search/null_windows.hpp"

namespace gamecert::solve {

/// A set of edges; bit e is edge e of the board's list.
using OpenEdges = std::uint64_t;

struct CapturedPosition {
  static constexpr std::size_t most_vertices = 128;  // that 64 edges have
  OpenEdges open = 0;
  std::array<std::int8_t, most_vertices> leads = {};  // of the first player, by vertex
  std::array<std::uint8_t, most_vertices> left = {};  // edges that are open, by vertex
  bool first = true;                                  // who is to move
};

class CapturedVertices : private NullWindows<CapturedPosition> {
 public:
  static constexpr int most = 64;
  using Position = CapturedPosition;

  /// On the board of an instance; the first `boundary` vertices count as on a DifferenceBoard. Within what the watch
  /// has left. LimitError for more edges than `most`.
  CapturedVertices(const games::Instance& instance, int boundary, const Watch& watch);

  /// With the edges that are painted before play, the first player to move.
  const Position& start() const { return start_; }
  Position played(Position at, int edge) const;
  /// What the first player makes in all, less the second, from here on best play. LimitError.
  int score(const Position& at) { return at.first ? value(at) : -value(at); }

 private:
  using Ends = std::pair<std::size_t, std::size_t>;

  bool at_least(const Position& at, int bound) override;
  bool some_move_gets(const Position& at, int bound) override;
  /// What a vertex counts with that lead.
  int worth(std::size_t vertex, int lead) const;
  /// What the mover makes, as is known before search: every vertex at its worst, at its best.
  Bounds possible(const Position& at) const;
  /// Good until the next one.
  games::PositionView key(const Position& at);

  std::vector<Ends> ends_;    // by edge
  std::size_t vertices_ = 0;  // with an edge, numbered in the order of the board
  std::size_t boundary_ = 0;  // so many of them, the first ones, count as on a DifferenceBoard
  Position start_;
  games::Position key_;
};

}  // namespace gamecert::solve
