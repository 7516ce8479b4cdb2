// Lines of graphs that have a property, byte for byte, out of as many as there are.
#pragma once

#include <cstdint>

#include "language/formula.hpp"
#include "sweeps/evaluator.hpp"
#include "sweeps/streams/graph_stream.hpp"

namespace gamecert::sweeps {

struct FilterRequest {
  language::Formula property;
  Evaluator::Mode mode = Evaluator::Mode::fast;
  bool inverted = false;    // lines of graphs without the property
  bool count_only = false;  // no lines, and no header
  GraphStream stream = {};
};

struct Filtered : Streamed {
  std::uint64_t passed = 0;
};

/// The lines come as they were, boards that users name as graph6 or digraph6, behind the header if there is one; the
/// last of the input gets a newline if it had none. Errors are those of go_through.
Filtered filter(const FilterRequest& request, const ReadInput& read, const WriteLines& write);

}  // namespace gamecert::sweeps
