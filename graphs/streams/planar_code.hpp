// Planar code, the binary format of plantri and of nauty-planarg -p.
//
// For every graph a byte, its order, and for every vertex the numbers of its neighbours, from 1 on, in their order
// around it, ended by 0. A graph above order 255 begins with a byte 0, and has numbers of two bytes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::graphs {

class PlanarCode {
 public:
  /// `little`: of the numbers of two bytes, the low byte comes first.
  explicit PlanarCode(bool little) : little_(little) {}
  /// Takes the next byte; the graph if it ends one. InputError, which names the graph and the byte, both from 1 on.
  std::optional<Graph> read(unsigned char byte);
  /// Whether a graph begins with the next byte.
  bool between() const { return state_ == State::between; }
  /// InputError if a graph is cut short.
  void end() const;

 private:
  enum class State { between, order, neighbours };
  std::optional<Graph> number(int value);
  Graph finish();
  [[noreturn]] void refuse(const std::string& expected, const std::string& found) const;

  bool little_;
  State state_ = State::between;
  bool wide_ = false;            // numbers have two bytes
  std::optional<int> first_;     // byte of such a number
  int order_ = 0, vertex_ = 0;   // whose neighbours are read, from 0 on
  std::vector<Edge> up_, down_;  // the smaller end first: as the smaller and as the larger end has them
  std::uint64_t graphs_ = 0, bytes_ = 0;
};

}  // namespace gamecert::graphs
