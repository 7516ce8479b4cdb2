// Planar code, the binary format of plantri and of nauty-planarg -p, turned into lines of graph6.
//
// Behind its header, `>>planar_code<<` or with ` le` or ` be` before the `<<`, stand for every graph a byte, its order,
// and for every vertex the numbers of its neighbours, from 1 on, in their order around it, ended by 0. (A graph above
// order 255 begins with 0 and has numbers of two bytes: it is too large to be evaluated.)
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "graphs/small_graph.hpp"
#include "sweeps/streams/filter.hpp"

namespace gamecert::sweeps {

/// Of the header, what all its forms begin with.
inline constexpr std::string_view planar_header = ">>planar_code";

class PlanarCode {
 public:
  /// Takes the next bytes of a text that begins with its header, cut anywhere, and appends a line of graph6 for every
  /// graph that they end. InputError `graph N of the planar code: ...`; LimitError for an order above 64.
  void read(std::string_view bytes, std::string& lines);
  /// There are no more bytes: InputError if a graph, or the header, is cut short.
  void end() const;

 private:
  void read_byte(int byte, std::string& lines);
  void read_header(char c);
  void begin(int order);
  void finish(std::string& lines);
  [[noreturn]] void refuse(const std::string& expected) const;

  std::string header_;
  bool header_read_ = false;
  std::uint64_t number_ = 0;  // of the graph, from 1 on
  int vertex_ = 0;            // whose neighbours are read, from 0 on
  graphs::SmallGraph graph_;  // of order 0 between graphs; rows as read, not symmetric yet
};

/// The input with planar code turned into lines of graph6, and any other input as it is.
ReadInput with_planar_code_as_lines(ReadInput read);

}  // namespace gamecert::sweeps
