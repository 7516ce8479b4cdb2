// oracle-graph6: writes graphs given as lists of edges in graph6, digraphs in digraph6, after the definition of these
// formats: N(n) is the byte n + 63 (n <= 62); R(x) is the bits of x, filled with zeros to a multiple of six, each six
// bits (first the most significant) as the byte value + 63. A graph is N(n) R(x) with x = (0,1), (0,2), (1,2), (0,3),
// ...; a digraph is & N(n) R(x) with x = the adjacency matrix row by row.
//
// Input, one graph a line:   [digraph] ORDER EDGES     such as  5 0-1,1-2,2-3   (- is an empty list)
// Output, one line a graph.
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <utility>

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

bool encode(const std::string& line, std::string& text) {
  std::istringstream words(line);
  std::string order_word, list, rest;
  words >> order_word;
  const bool directed = order_word == "digraph";
  if (directed) words >> order_word;
  if (!(words >> list) || (words >> rest)) return false;
  std::istringstream order_stream(order_word);
  int order = 0;
  if (!(order_stream >> order) || order < 0 || order > 62) return false;

  std::map<std::pair<int, int>, bool> present;
  if (list != "-") {
    std::istringstream edges(list);
    for (std::string edge; std::getline(edges, edge, ',');) {
      std::istringstream ends(edge);
      int u = 0, v = 0;
      char dash = ' ', more = ' ';
      if (!(ends >> u >> dash >> v) || dash != '-' || (ends >> more)) return false;
      if (u < 0 || v < 0 || u >= order || v >= order || u == v) return false;
      present[{u, v}] = true;
      if (!directed) present[{v, u}] = true;
    }
  }

  std::string bits;
  if (directed) {
    for (int row = 0; row < order; ++row) {
      for (int column = 0; column < order; ++column) bits += present[{row, column}] ? '1' : '0';
    }
  } else {
    for (int column = 1; column < order; ++column) {
      for (int row = 0; row < column; ++row) bits += present[{row, column}] ? '1' : '0';
    }
  }
  text.clear();
  if (directed) text += '&';
  text += static_cast<char>(order + 63);
  text += bytes(bits);
  return true;
}

}  // namespace

int main() {
  int line_number = 0;
  for (std::string line; std::getline(std::cin, line);) {
    ++line_number;
    std::string text;
    if (!encode(line, text)) {
      std::cerr << "oracle-graph6: line " << line_number << ": expected [digraph] ORDER EDGES, found '" << line
                << "'\n";
      return 2;
    }
    std::cout << text << '\n';
  }
  return 0;
}
