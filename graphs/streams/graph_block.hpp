// Graphs that take several lines, read line by line: DIMACS, lists of edges, matrices.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "graphs/graph.hpp"
#include "graphs/streams/format.hpp"

namespace gamecert::graphs {

class GraphBlock {
 public:
  virtual ~GraphBlock() = default;
  /// Takes the line, of that number in its text; false if it belongs to what follows, and the graph has all its lines.
  /// The first line is always taken. InputError with line and column.
  virtual bool take(std::string_view line, std::size_t number) = 0;
  /// Whether no line can follow.
  virtual bool whole() const = 0;
  /// The graph of the lines taken. InputError if there must be more, or they contradict each other.
  virtual Graph graph() const = 0;
  /// What whoever reads the graph should know of its vertices; empty if there is nothing.
  virtual std::string remark() const { return ""; }
};

/// For a graph in that format, which is no format of lines or bytes, of that order if it is known.
std::unique_ptr<GraphBlock> make_block(Format format, std::optional<int> order);

}  // namespace gamecert::graphs
