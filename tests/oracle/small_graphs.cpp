// oracle-small-graphs: lists all graphs or digraphs of small orders up to isomorphism, by brute force.
//
// Every set of edges is written as a word of 0 and 1, and is listed if no renumbering of the vertices gives a smaller
// word.
//
//   oracle-small-graphs graphs|digraphs ORDER     all of order 1 to ORDER, as lines [digraph] ORDER EDGES
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "lines.hpp"

namespace {

using Matrix = std::vector<std::vector<bool>>;
using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

std::vector<bool> word(const Matrix& matrix, const Pairs& pairs, const std::vector<std::size_t>& names) {
  std::vector<bool> result;
  for (const auto& [u, v] : pairs) result.push_back(matrix[names[u]][names[v]]);
  return result;
}

void list_order(std::size_t order, bool directed) {
  Pairs pairs;
  for (std::size_t u = 0; u < order; ++u) {
    for (std::size_t v = directed ? 0 : u + 1; v < order; ++v) {
      if (u != v) pairs.emplace_back(u, v);
    }
  }
  std::vector<std::size_t> names(order);
  for (unsigned long long set = 0; set < 1ULL << pairs.size(); ++set) {
    Matrix matrix(order, std::vector<bool>(order, false));
    std::string edges;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      if ((set >> i & 1) == 0) continue;
      const auto [u, v] = pairs[i];
      matrix[u][v] = true;
      if (!directed) matrix[v][u] = true;
      edges += (edges.empty() ? "" : ",") + std::to_string(u) + "-" + std::to_string(v);
    }
    std::iota(names.begin(), names.end(), std::size_t{0});
    const std::vector<bool> own = word(matrix, pairs, names);
    bool least = true;
    do {
      least = own <= word(matrix, pairs, names);
    } while (least && std::next_permutation(names.begin(), names.end()));
    if (least) std::cout << (directed ? "digraph " : "") << order << ' ' << (edges.empty() ? "-" : edges) << '\n';
  }
}

}  // namespace

int main(int argument_count, char** arguments) {
  const std::vector<std::string> words(arguments + 1, arguments + argument_count);
  if (words.size() != 2 || (words[0] != "graphs" && words[0] != "digraphs") ||
      words[1].find_first_not_of("123456") != std::string::npos) {
    std::cerr << "usage: oracle-small-graphs graphs|digraphs ORDER\n";
    return 2;
  }
  for (int order = 1; order <= oracle::number(words[1], 7); ++order) {
    list_order(static_cast<std::size_t>(order), words[0] == "digraphs");
  }
  return 0;
}
