// The terms of formulas by engines.
#pragma once

#include <cstdint>
#include <string_view>

#include "graphs/small_graph.hpp"
#include "sweeps/graph_properties.hpp"

namespace gamecert::sweeps {

struct TermValue {
  std::string_view name;
  std::int64_t (*value)(GraphProperties&, graphs::VertexSet green);       // null for those below
  std::uint64_t (*truths)(GraphProperties&, std::size_t word) = nullptr;  // of 64 green sets at once

  /// Truth is 1 and falsity 0; the green set matters only to terms of colourings.
  std::int64_t at(GraphProperties& on, graphs::VertexSet green) const;
};

/// nullptr for a term that no engine answers: it is computed from the graph, or its definition is expanded.
const TermValue* find_term_value(std::string_view name);

}  // namespace gamecert::sweeps
