// Playing on by a theorem, where its proof is a strategy.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "games/instances/setup.hpp"
#include "graphs/graph.hpp"

namespace gamecert::solve {

struct TheoremQuestion;

/// The strategy of a theorem of games/theorems/ on a board, if there is one.
class TheoremPlay {
 public:
  /// Looks for it, and where it asks for a symmetry, for at most a second for that. In `capture` the symmetry may be
  /// the one that exchanges the vertices of some pairs. LimitError.
  TheoremPlay(const games::Setup& setup, bool misere, std::span<const graphs::Edge> exchange = {});

  /// Of the options of the position `at` one that the mover takes by the strategy, for whom it is one and who has
  /// followed it: by place. `played` are the codes of the moves made from the start on. Of the options only moves are
  /// looked at, in games of vertices (solve/theorems/wide_games.hpp). Nothing where no strategy is known, or none goes
  /// on from here.
  std::optional<std::size_t> move(std::span<const int> played, games::PositionView at,
                                  const games::Options& options) const;

 private:
  games::Setup setup_;
  bool misere_;
  std::vector<int> symmetry_ = {};  // the image of every vertex, where the strategy answers by images
  std::optional<std::size_t> (*choice_)(const TheoremQuestion&) = nullptr;
};

}  // namespace gamecert::solve
