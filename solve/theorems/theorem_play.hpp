// Playing on by a theorem, where its proof is a strategy.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
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

  /// Whether whoever is to move there, 0 or 1, loses by perfect play by the theorem: where it decides every position,
  /// or where the other player wins from the start on and has `followed` the strategy in all moves since. False where
  /// it does not say so.
  bool lost(std::span<const int> played, games::PositionView at, const games::Options& options, int mover,
            bool followed) const;
  /// The player who wins from the start on by the theorem, 0 or 1; nothing where it names none.
  std::optional<int> winner() const { return winner_; }
  /// Where it is proved: THEOREM of FILE; empty where there is no winner.
  std::string_view proof() const { return proof_; }

 private:
  games::Setup setup_;
  bool misere_;
  std::vector<int> symmetry_ = {};  // the image of every vertex, where the strategy answers by images
  std::optional<std::size_t> (*choice_)(const TheoremQuestion&) = nullptr;
  bool (*lost_)(const TheoremQuestion&) = nullptr;  // of any position, if the theorem decides it
  std::optional<int> winner_ = {};
  std::string_view proof_ = {};
};

}  // namespace gamecert::solve
