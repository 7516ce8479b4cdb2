// A counterexample sought among graphs near some graphs: where those of a statement are sparse, and too large to go
// through all orders, one is often a few steps away from a graph at which the statement is nearly false.
//
// Best-first: the graph at which the slack of the statement is least, of those that satisfy its hypotheses before
// others, is changed in all ways of graph_changes.hpp, and what is new is put in its place in the line; every fourth
// time it is the turn of the one that waits longest, so that no long descent hides what is near. What refutes is made
// smaller as long as something smaller refutes.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "graphs/graph_class.hpp"
#include "graphs/small_graph.hpp"
#include "language/formula.hpp"
#include "sweeps/scope.hpp"

namespace gamecert::sweeps {

struct NearRequest {
  const Scope& scope;  // class and conditions; orders; seconds_a_graph, at most one second unless it is given
  language::Formula statement;
  std::vector<graphs::SmallGraph> starts;
  double seconds = 60;  // in all
};

struct NearResult {
  std::optional<graphs::SmallGraph> refutation = {};  // canonical; nothing that is less by a vertex or edge refutes
  std::uint64_t tried = 0;                            // graphs of the class
  std::uint64_t undecided = 0;                        // of them
  std::optional<double> least_slack = {};             // of graphs that satisfy the hypotheses, if it is known
  std::string nearest = {};                           // one with it
  std::string reason = {};                            // why there is no refutation
};

/// An interrupt ends it as well, with its reason.
NearResult refute_near(const NearRequest& request);

}  // namespace gamecert::sweeps
