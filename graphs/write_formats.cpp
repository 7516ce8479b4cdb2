// Writing graph6 and digraph6.
#include <cstdint>

#include "graphs/formats.hpp"
#include "graphs/matrix_bits.hpp"
#include "graphs/six_bits.hpp"
#include "graphs/small_graph_text.hpp"

namespace gamecert::graphs {
namespace {

class Matrix {
 public:
  Matrix(std::string line, std::uint64_t bits) : line_(std::move(line)), begin_(line_.size()) {
    line_.append(characters(bits), '?');
  }
  void set(std::uint64_t index) {
    char& character = line_[begin_ + static_cast<std::size_t>(index / 6)];
    character = static_cast<char>(character + (32 >> index % 6));
  }
  std::string line() && { return std::move(line_); }

 private:
  std::string line_;
  std::size_t begin_;
};

Matrix graph6_matrix(int order) {
  std::string line;
  write_order(line, order, largest_order, "graph6");
  return Matrix(std::move(line), pairs(order));
}

}  // namespace

std::string write_graph6(const Graph& graph) {
  Matrix matrix = graph6_matrix(graph.order());
  for (int v = 0; v < graph.order(); ++v)
    for (const int u : graph.neighbours(v)) {
      if (u > v) break;
      matrix.set(pair_index(u, v));
    }
  return std::move(matrix).line();
}

std::string write_graph6(const SmallGraph& graph) {
  Matrix matrix = graph6_matrix(graph.order);
  for (int v = 0; v < graph.order; ++v)
    each(graph.neighbours(v) & first_vertices(v), [&](int u) { matrix.set(pair_index(u, v)); });
  return std::move(matrix).line();
}

std::string write_digraph6(const Digraph& graph) {
  std::string line = "&";
  write_order(line, graph.order(), largest_order, "digraph6");
  Matrix matrix(std::move(line), ordered_pairs(graph.order()));
  for (int u = 0; u < graph.order(); ++u)
    for (const int v : graph.out_neighbours(u))
      matrix.set(static_cast<std::uint64_t>(u) * static_cast<std::uint64_t>(graph.order()) +
                 static_cast<std::uint64_t>(v));
  return std::move(matrix).line();
}

}  // namespace gamecert::graphs
