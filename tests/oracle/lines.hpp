// What the oracles read: lines of words, with lists of numbers, edges and numbered items separated by commas.
#pragma once

#include <exception>
#include <functional>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

// The items of a list; - is the empty list.
inline std::vector<std::string> split(const std::string& list, char separator = ',') {
  std::vector<std::string> items;
  if (list == "-") return items;
  std::istringstream stream(list);
  for (std::string item; std::getline(stream, item, separator);) items.push_back(item);
  return items;
}

// A number in 0..below-1; throws std::runtime_error if the text is none.
inline int number(const std::string& text, int below) {
  if (text.empty() || text.size() > 6 || text.find_first_not_of("0123456789") != std::string::npos) {
    throw std::runtime_error("expected a number, found '" + text + "'");
  }
  const int value = std::stoi(text);
  if (value >= below) throw std::runtime_error("expected a number below " + std::to_string(below) + ", found " + text);
  return value;
}

// The two halves of an item such as 3:1 or 0-4.
inline std::pair<std::string, std::string> halves(const std::string& item, char separator) {
  const auto at = item.find(separator);
  if (at == std::string::npos) throw std::runtime_error("expected a '" + std::string(1, separator) + "' in " + item);
  return {item.substr(0, at), item.substr(at + 1)};
}

// A graph or digraph as it was given: an edge of a graph stands in `edges` once, an arc from its first to its second.
struct Graph {
  bool directed = false;
  int order = 0;
  std::set<std::pair<int, int>> edges;

  bool arc(int u, int v) const { return edges.count({u, v}) != 0; }
  bool adjacent(int u, int v) const { return arc(u, v) || arc(v, u); }
};

// Reads `[digraph] ORDER EDGES` such as  5 0-1,1-2  and leaves what follows in the stream.
inline Graph read_graph(std::istream& words) {
  Graph graph;
  std::string word, list;
  words >> word;
  graph.directed = word == "digraph";
  if (graph.directed) words >> word;
  graph.order = number(word, 1000);
  if (!(words >> list)) throw std::runtime_error("expected [digraph] ORDER EDGES, found the end of the line");
  for (const std::string& edge : split(list)) {
    const auto [from, to] = halves(edge, '-');
    const int u = number(from, graph.order), v = number(to, graph.order);
    if (u == v) throw std::runtime_error("expected an edge between two vertices, found the loop " + edge);
    if (!graph.directed && graph.arc(v, u)) throw std::runtime_error("expected each edge once, found " + edge);
    graph.edges.insert({u, v});
  }
  return graph;
}

// Reads the last lists of a line, one for each of the arguments.
template <class... Word>
void read_rest(std::istream& words, Word&... word) {
  std::string more;
  if (!(words >> ... >> word) || (words >> more))
    throw std::runtime_error("expected other lists at the end of the line");
}

// Calls `answer` for every line of the standard input and prints what it returns; the exit status of the program.
inline int answer_lines(const std::string& program, const std::function<std::string(std::istream&)>& answer) {
  int line_number = 0;
  try {
    for (std::string line; std::getline(std::cin, line);) {
      ++line_number;
      std::istringstream words(line);
      std::cout << answer(words) << '\n';
    }
  } catch (const std::exception& error) {
    std::cerr << program << ": line " << line_number << ": " << error.what() << '\n';
    return 2;
  }
  return 0;
}

}  // namespace oracle
