// oracle-graph6: writes graphs given as lists of edges in graph6, digraphs in digraph6, after the definition of these
// formats: N(n) is the byte n + 63 (n <= 62); R(x) is the bits of x, filled with zeros to a multiple of six, each six
// bits (first the most significant) as the byte value + 63. A graph is N(n) R(x) with x = (0,1), (0,2), (1,2), (0,3),
// ...; a digraph is & N(n) R(x) with x = the adjacency matrix row by row.
//
// Input, one graph a line:   [digraph] ORDER EDGES     such as  5 0-1,1-2,2-3   (- is an empty list)
// Output, one line a graph.
#include <cstddef>
#include <istream>
#include <stdexcept>
#include <string>

#include "lines.hpp"

namespace {

std::string bytes(std::string bits) {
  while (bits.size() % 6 != 0) bits += '0';
  std::string result;
  for (std::size_t at = 0; at < bits.size(); at += 6) {
    int value = 0;
    for (char bit : bits.substr(at, 6)) value = 2 * value + (bit == '1' ? 1 : 0);
    result += static_cast<char>(value + 63);
  }
  return result;
}

std::string encode(std::istream& words) {
  const oracle::Graph graph = oracle::read_graph(words);
  oracle::read_rest(words);
  if (graph.order > 62) throw std::runtime_error("expected a graph of order at most 62");
  std::string bits;
  if (graph.directed) {
    for (int row = 0; row < graph.order; ++row) {
      for (int column = 0; column < graph.order; ++column) bits += graph.arc(row, column) ? '1' : '0';
    }
  } else {
    for (int column = 1; column < graph.order; ++column) {
      for (int row = 0; row < column; ++row) bits += graph.adjacent(row, column) ? '1' : '0';
    }
  }
  return (graph.directed ? "&" : "") + std::string(1, static_cast<char>(graph.order + 63)) + bytes(bits);
}

}  // namespace

int main() { return oracle::answer_lines("oracle-graph6", encode); }
