// Is there a graph on which a solitaire cannot be won? Searched among all graphs at once, by formulas.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "encode/some_graph.hpp"
#include "graphs/graph.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

struct GraphQuestion {
  std::string game;             // of one player, for any graph; not to be won
  std::string attributes = {};  // of its instances, as in their lines: "green=0,2"
  std::map<std::string, int> parameters = {};
  int order = 1;
  std::vector<int> degrees = {};  // of vertices 0, 1, ... if not empty
  /// A wire that is true exactly on the graphs that are meant; none: all are.
  std::function<encode::Literal(encode::Circuit&, const encode::Adjacency&)> meant = {};
};

struct FoundGraph {
  std::optional<graphs::Graph> graph;  // nothing: there is none
  std::uint64_t lines = 0;             // lines of play forbidden on the way; 0 and no graph: none is meant
};

/// Goes on from graph to graph: on each that the solver proposes, a line of play that wins is sought and forbidden for
/// all graphs by the circuit of the rules, until a graph has none or no graph is left. That a graph found cannot be won
/// is for solve() to certify; that there is none rests on the solver. InputError for a game that is not one
/// for any graph, or degrees that do not fit the order. LimitError.
FoundGraph find_unwinnable(const GraphQuestion& question, const Limits& limits);

}  // namespace gamecert::solve
