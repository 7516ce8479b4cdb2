// Scores of local games for points on many forests, by what their parts are worth in sums.
#pragma once

#include <cstddef>
#include <memory>

#include "graphs/small_graph.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// Of `capture` before play, on forests of at most 32 vertices that share what is found of their parts.
class TreeScores {
 public:
  explicit TreeScores(const Limits& limits);
  ~TreeScores();
  TreeScores(const TreeScores&) = delete;
  TreeScores& operator=(const TreeScores&) = delete;

  /// Whether the first player makes so much: 1 or 2, as every score is 0, 1 or 2. Takes no search if the same is known
  /// of a forest with what is left of this one once paths are shortened and branches cancel. LimitError.
  bool at_least(const graphs::SmallGraph& forest, int bound);
  int score(const graphs::SmallGraph& forest);

  /// How many different forests were left.
  std::size_t left() const;

 private:
  class Search;
  std::unique_ptr<Search> search_;
};

}  // namespace gamecert::solve
