// Graphs that are given up because they met a limit of their own.
#pragma once

#include <chrono>
#include <cmath>
#include <optional>
#include <string>
#include <tuple>

#include "graphs/small_graph.hpp"
#include "graphs/small_graph_text.hpp"
#include "solve/limits.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {

struct Undecided {
  graphs::SmallGraph graph;  // canonical
  std::string reason;        // the limit
};

/// Least first: by vertices, edges, text.
inline std::tuple<int, int, std::string> rank(const graphs::SmallGraph& graph) {
  return {graph.order, graph.size(), graphs::write_small_graph(graph)};
}

/// `undecided at 3 graphs`
inline std::string undecided_at(std::size_t graphs) {
  return "undecided at " + std::to_string(graphs) + (graphs == 1 ? " graph" : " graphs");
}

/// Calls decide(limits), with what ends so many seconds from now; the reason if a limit was met. With infinitely many
/// seconds it calls decide(nullptr), and a LimitError comes through, as one of an interrupt always does.
template <class Decide>
std::optional<std::string> given_up(double seconds, Decide&& decide) {
  if (std::isinf(seconds)) {
    decide(nullptr);
    return std::nullopt;
  }
  const solve::Limits limits{.seconds = seconds, .since = std::chrono::steady_clock::now()};
  try {
    decide(&limits);
    return std::nullopt;
  } catch (const text::LimitError& limit) {
    if (text::interrupted) throw;
    return limit.what();
  }
}

}  // namespace gamecert::sweeps
