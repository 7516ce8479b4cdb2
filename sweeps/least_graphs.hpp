// The least graphs of a class at which a formula is true, and those at which it is false; of a number, its values.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "graphs/small_graph.hpp"
#include "language/formula.hpp"
#include "sweeps/scope.hpp"
#include "sweeps/undecided.hpp"

namespace gamecert::sweeps {

struct LeastGraphsRequest : Scope {
  language::Formula formula;
  bool truth = true;      // a truth value and no number
  std::size_t count = 3;  // so many graphs of each kind
};

/// Graphs are canonical, least first: fewest vertices, then edges, then canonical text.
struct LeastGraphs {
  std::uint64_t graphs = 0;  // of the orders gone through whole
  // Of a truth value:
  std::uint64_t truths = 0;     // graphs at which it is true
  std::uint64_t instances = 0;  // graphs that satisfy the hypotheses, the left of a top-level ->
  std::vector<graphs::SmallGraph> true_at, false_at;
  std::vector<graphs::SmallGraph> instances_at;  // of those with the hypotheses
  // Of a number:
  std::vector<graphs::SmallGraph> first;  // the least graphs of all
  std::vector<std::int64_t> values;       // at these
  std::int64_t least = 0, greatest = 0;   // if there are graphs
  std::vector<graphs::SmallGraph> least_at, greatest_at;

  int complete_through = 0;          // every order from the first to this one was gone through whole
  std::string reason = {};           // why not all
  std::vector<Undecided> undecided;  // met the limit of a graph, and are in nothing above but `graphs`
};

/// Goes through all graphs of the scope; shards and ledgers are no matter of it. An interrupt or a limit ends it with
/// the orders gone through. InputError as of sweep().
LeastGraphs least_graphs(const LeastGraphsRequest& request);

}  // namespace gamecert::sweeps
