// Games for points by the leads at vertices: what cancels is struck at every position.
#pragma once

#include <memory>
#include <optional>

#include "games/instances/setup.hpp"
#include "graphs/small_graph.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// With fewer edges search by the rules is as quick, and its evidence rests on less.
constexpr int worth_striking = 12;

/// The score of a local game for points, with evidence `leads` if asked for. Nothing for any other game, and on boards
/// with fewer edges than `least`, or more vertices than a LeadGraph has. LimitError.
std::optional<Answer> solve_by_leads(const games::Setup& setup, const Request& request, int least);

/// Scores of `capture` before play, of one graph after another: what is found of positions serves all of them, and may
/// take a quarter of the memory when a graph comes.
class LeadScores {
 public:
  LeadScores();
  ~LeadScores();
  LeadScores(const LeadScores&) = delete;
  LeadScores& operator=(const LeadScores&) = delete;

  /// On larger graphs branches that cancel are worth looking for first (cancelling.hpp).
  static constexpr int greatest_order = 9;
  /// Order at most that. LimitError.
  int of(const graphs::SmallGraph& graph, const Limits& limits);

 private:
  class Search;
  std::unique_ptr<Search> search_;
};

}  // namespace gamecert::solve
