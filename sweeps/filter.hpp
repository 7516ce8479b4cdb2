// Lines of graphs that have a property, out of as many as there are.
//
// Blank lines are left out; a carriage return before the newline belongs to the line; a header at the
// start of the input is copied; planar code comes out as graph6. Several threads take blocks of lines in turn; what
// passes is written in the order of the input. Blocks are as long as takes a few milliseconds, so that cheap properties
// are not held up by handing over and dear ones are answered line by line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "conjectures/formula.hpp"
#include "sweeps/evaluator.hpp"

namespace gamecert::sweeps {

struct FilterRequest {
  conjectures::Formula property;
  Evaluator::Mode mode = Evaluator::Mode::fast;
  bool inverted = false;  // lines of graphs without the property
  bool count_only = false;
  int jobs = 0;  // threads; 0 for all cores
  /// What one graph may take; one that takes longer is undecided.
  double seconds_a_graph = std::numeric_limits<double>::infinity();
  /// Told of each undecided graph, in the order of the input, by one thread at a time: `line 7: D?{: time limit ...`.
  std::function<void(const std::string&)> undecided = {};
};

struct Filtered {
  std::uint64_t graphs = 0;
  std::uint64_t passed = 0;
  std::uint64_t undecided = 0;  // of the graphs; their lines are left out
};

/// Waits for input, a while at most: the number of bytes put into the buffer, 0 at the end of the
/// input, or nothing if none came.
using ReadInput = std::function<std::optional<std::size_t>(std::span<char>)>;
/// Takes whole lines, as they came. (The last one of the input gets a newline if it had none.)
using WriteLines = std::function<void(std::string_view)>;

/// Both are called by one thread at a time. Whatever stops the filter, the lines before it have been
/// written: InputError `LINE:COLUMN: expected ..., found ...` for a malformed line; LimitError
/// `line N: reason` where an engine meets a limit or solve::Watch::interrupted is set; and what read
/// and write throw.
Filtered filter(const FilterRequest& request, const ReadInput& read, const WriteLines& write);

}  // namespace gamecert::sweeps
