// Scores of a local game for points, read off its graph, for search: vertices count for who leads there in the end.
//
// A position is the set of edges left and the first player's lead at every vertex. Of a lead that the edges left cannot
// turn only its side matters, so such leads are one. Asked is "does the first player make at least b?"; of every
// position the least and the greatest score still possible are kept.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "games/instances/instance.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// A set of edges; bit e is edge e of the board's list.
using OpenEdges = std::uint64_t;

class CapturedVertices {
 public:
  static constexpr int most = 64;

  struct Position {
    OpenEdges open = 0;
    std::vector<int> leads;  // of the first player, by vertex
  };

  /// On the board of an instance; the first `boundary` vertices count as on a DifferenceBoard. LimitError for more
  /// edges than `most`.
  CapturedVertices(const games::Instance& instance, int boundary, Watch& watch);

  /// With the edges that are painted before play.
  const Position& start() const { return start_; }
  Position played(Position at, int edge, bool by_first) const;
  /// What the first player makes in all, less the second, from here on best play; `first` moves.
  int score(const Position& at, bool first);
  /// The same of the start, the first player to move.
  int score() { return score(start_, true); }

 private:
  struct Bounds {
    int least, greatest;
  };
  using Ends = std::pair<std::size_t, std::size_t>;

  bool at_least(Position& at, bool first, int bound);
  bool decides(Position& at, bool first, int bound);
  void move(Position& at, int edge, int lead) const;
  /// What a vertex counts with that lead.
  int worth(std::size_t vertex, int lead) const;
  /// What is known before search: every vertex at its worst, at its best.
  Bounds possible(const Position& at) const;
  std::string key(const Position& at, bool first) const;

  std::vector<Ends> ends_;     // by edge
  std::vector<OpenEdges> at_;  // edges at a vertex
  std::size_t boundary_;
  Watch& watch_;
  Position start_;
  std::unordered_map<std::string, Bounds> known_;
};

}  // namespace gamecert::solve
