// Local games that are won by answering every move with its partner.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "games/instances/setup.hpp"
#include "graphs/graph.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// Pairs of vertices, as (smaller, larger), ascending, that hold every vertex without a mark in `gone` once: exchanging
/// those of all pairs is an automorphism of the graph on them, and no pair is adjacent. Nothing if there are none, or
/// if none were found in a number of trials that grows with the graph. Linear memory. LimitError.
std::optional<std::vector<std::pair<int, int>>> answering_pairs(const graphs::Graph& graph,
                                                                const std::vector<char>& gone, Watch& watch);

/// The images of the vertices under an automorphism that is its own inverse and keeps no vertex, or exactly one, for
/// which those in the middle are tried; vertices may go to neighbours where none is kept, and do not where one is.
/// Empty if there is none, or if none was found in a number of trials that grows with the graph. LimitError.
std::vector<int> involution(const graphs::Graph& graph, Watch& watch);
std::vector<int> involution_with_centre(const graphs::Graph& graph, Watch& watch);

/// The same where vertices may be kept, not all of them, and none goes to a neighbour.
std::vector<int> involution_keeping_some(const graphs::Graph& graph, Watch& watch);

/// The outcome of a local game in normal play, or the nimber 0, where such pairs are found in its conflicts, at once or
/// after one move: docs/SYMMETRY.md. Evidence `pairs` if asked for.
std::optional<Answer> solve_by_pairs(const games::Setup& setup, const Request& request);

}  // namespace gamecert::solve
