// Lines of graphs looked at by several threads, with what is made of them in the order in which they came.
//
// Blank lines are left out; a carriage return before the newline belongs to the line; planar code comes as graph6.
// Several threads take blocks of lines in turn; what is made of them is written in the order of the input. Blocks are
// as long as takes a few milliseconds, so that cheap questions are not held up by handing over and dear ones are
// answered line by line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "graphs/small_graph.hpp"
#include "solve/limits.hpp"

namespace gamecert::sweeps {

struct GraphStream {
  int jobs = 0;  // threads; 0 for all cores
  /// What one graph may take; one that takes longer is undecided.
  double seconds_a_graph = std::numeric_limits<double>::infinity();
  /// Told of each undecided graph, in the order of the input, by one thread at a time: `line 7: D?{: time limit ...`.
  std::function<void(const std::string&)> undecided = {};
  bool keep_header = false;  // a header at the start of the input is written first

  /// How many there will be.
  int threads() const;
};

struct Streamed {
  std::uint64_t graphs = 0;
  std::uint64_t undecided = 0;  // of the graphs; nothing is written of them
};

/// Adds to `out` what is to be written of a graph, given with its line. With limits it ends by a LimitError beyond
/// them, and the graph is undecided.
using LookAtGraph = std::function<void(const graphs::SmallGraph& graph, std::string_view line,
                                       const solve::Limits* limits, std::string& out)>;
/// What a worker does, 0..threads()-1, called once in its thread.
using MakeLook = std::function<LookAtGraph(int worker)>;
/// Waits for input, a while at most: the number of bytes put into the buffer, 0 at the end of the
/// input, or nothing if none came.
using ReadInput = std::function<std::optional<std::size_t>(std::span<char>)>;
/// Takes whole lines.
using WriteLines = std::function<void(std::string_view)>;

/// Read and write are called by one thread at a time. Whatever stops it, what was made of the lines before has been
/// written: InputError `LINE:COLUMN: expected ..., found ...` for a malformed line; LimitError
/// `line N: reason` where an engine meets a limit or solve::Watch::interrupted is set; and what read,
/// write and make throw.
Streamed go_through(const GraphStream& stream, const MakeLook& make, const ReadInput& read, const WriteLines& write);

}  // namespace gamecert::sweeps
