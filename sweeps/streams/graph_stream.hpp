// Lines of graphs looked at by several threads, with what is made of them in the order in which they came.
//
// The input is in any of the formats of graphs/streams/format.hpp; what takes several lines or bytes comes as a line of
// graph6. Blank lines are left out, and so are blanks around a line; a carriage return at its end belongs to the line.
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
#include "graphs/streams/format.hpp"
#include "language/about.hpp"
#include "solve/limits.hpp"
#include "sweeps/engines/refused_graphs.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {

struct GraphStream {
  int jobs = 0;  // threads; 0 for all cores
  graphs::Format format = graphs::Format::any;
  /// What one graph may take; one that takes longer, or meets another limit, is undecided.
  double seconds_a_graph = std::numeric_limits<double>::infinity();
  /// Told of each undecided graph, in the order of the input, by one thread at a time: `line 7: D?{: time limit ...`.
  std::function<void(const std::string&)> undecided = {};
  /// Told how the input was read where it does not say so itself, by one thread at a time.
  std::function<void(const std::string&)> remark = {};
  bool keep_header = false;  // a header at the start of the input is written first

  /// How many there will be.
  int threads() const;
};

struct Streamed {
  std::uint64_t graphs = 0;
  std::uint64_t undecided = 0;  // of the graphs
  RefusedOfGame refused = {};
};

/// What is to be written of a graph, given with its line, is added to `out`.
struct LookAtGraph {
  /// Throws LimitError beyond the limits, if there are any, and wherever an engine meets one: the graph is undecided.
  std::function<void(const graphs::SmallGraph& graph, std::string_view line, const solve::Limits* limits,
                     std::string& out)>
      look;
  /// Of a graph that is too large to be looked at. Nothing is written without it.
  std::function<void(std::string_view line, std::string& out)> too_large = {};
};
/// What a worker does, 0..threads()-1, called once in its thread.
using MakeLook = std::function<LookAtGraph(int worker)>;
/// Waits for input, a while at most: the number of bytes put into the buffer, 0 at the end of the
/// input, or nothing if none came.
using ReadInput = std::function<std::optional<std::size_t>(std::span<char>)>;
/// Takes whole lines.
using WriteLines = std::function<void(std::string_view)>;

/// Read and write are called by one thread at a time. Whatever stops it, what was made of the lines before has been
/// written: InputError `LINE:COLUMN: expected ..., found ...` for a malformed line; LimitError
/// `line N: interrupted` where text::interrupted is set; and what read, write and make throw.
Streamed go_through(const GraphStream& stream, const MakeLook& make, const ReadInput& read, const WriteLines& write);

/// What parse(about) makes of a formula about graphs or, if it cannot be that, about digraphs; else the error of the
/// first.
template <class Parse>
auto about_either(Parse&& parse) {
  try {
    return parse(language::GraphKind::graphs);
  } catch (const text::InputError&) {
    try {
      return parse(language::GraphKind::digraphs);
    } catch (const text::InputError&) {  // what is said is the error of the first
    }
    throw;
  }
}

}  // namespace gamecert::sweeps
