// Questions about the positions of a local game, answered by one search after the other or by several at once.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "graphs/graph.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// Positions are sets of vertices of the graph of conflicts. On one thread the searches depth first and by proof
/// numbers take turns, each for as long as it may and then the other, for longer: the second four times as long, and
/// sixteen times on a board that neither has decided soon, as depth first seldom does then. On several threads they go
/// on side by side over one table. Answers are the same on any number of threads; the number of positions looked at is
/// repeated on one alone.
class PartValues {
 public:
  using Vertices = std::vector<int>;
  /// The largest graph.
  static constexpr int most_vertices = 256;

  virtual ~PartValues() = default;
  /// Whether the position beside a heap is a P-position. LimitError.
  virtual bool loses(const Vertices& open, int heap) = 0;
  /// Whether it has been found to be one, for that or another question.
  virtual bool is_known_to_lose(const Vertices& open, int heap) = 0;
  /// Which of these leave such a position if they are played, by their places.
  virtual std::vector<std::size_t> known_to_lose(const Vertices& open, int heap) = 0;
  virtual int value(const Vertices& open) = 0;
  virtual std::uint64_t nodes() const = 0;
  virtual Watch& watch() = 0;
};

/// With a table of fixed size: what the limits allow, and no more than it takes.
std::unique_ptr<PartValues> part_values(const graphs::Graph& conflicts, const Limits& limits, int threads);

}  // namespace gamecert::solve
