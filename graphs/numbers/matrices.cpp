// Elimination without fractions: E. Bareiss, Sylvester's identity and multistep integer-preserving Gaussian
// elimination, Mathematics of Computation 22 (1968).
//
// After k pivots every entry of the rest is a minor of order k + 1 of the matrix, so each division is exact, and the
// last pivot of a square matrix of full rank is its determinant up to the sign of the exchanges of rows.
#include "graphs/numbers/matrices.hpp"

#include <limits>
#include <utility>
#include <vector>

#include "graphs/invariants.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

__extension__ using Wide = __int128;
using Matrix = std::vector<std::vector<Wide>>;

[[noreturn]] void too_large() { throw text::LimitError("a minor of a matrix of the graph needs more than 126 bits"); }

Wide product(Wide a, Wide b) {
  Wide result = 0;
  if (__builtin_mul_overflow(a, b, &result)) too_large();
  return result;
}

Wide difference(Wide a, Wide b) {
  Wide result = 0;
  if (__builtin_sub_overflow(a, b, &result)) too_large();
  return result;
}

struct Eliminated {
  int rank = 0;
  Wide last_pivot = 1;  // up to its sign
};

Eliminated eliminate(Matrix matrix) {
  const std::size_t size = matrix.size();
  Eliminated result;
  for (std::size_t column = 0, row = 0; column < size; ++column) {
    std::size_t pivot = row;
    while (pivot < size && matrix[pivot][column] == 0) ++pivot;
    if (pivot == size) continue;
    std::swap(matrix[pivot], matrix[row]);
    const std::vector<Wide>& first = matrix[row];
    for (std::size_t i = row + 1; i < size; ++i) {
      for (std::size_t j = size; j-- > column;) {
        matrix[i][j] =
            difference(product(first[column], matrix[i][j]), product(matrix[i][column], first[j])) / result.last_pivot;
      }
    }
    result.last_pivot = first[column];
    ++result.rank;
    ++row;
  }
  return result;
}

}  // namespace

int rank(const SmallGraph& graph) {
  const auto order = static_cast<std::size_t>(graph.order);
  Matrix matrix(order, std::vector<Wide>(order, 0));
  for (int v = 0; v < graph.order; ++v)
    each(graph.neighbours(v), [&](int u) { matrix[static_cast<std::size_t>(v)][static_cast<std::size_t>(u)] = 1; });
  return eliminate(std::move(matrix)).rank;
}

int binary_rank(const SmallGraph& graph) {
  int result = 0;
  std::vector<VertexSet> rows(graph.rows.begin(), graph.rows.begin() + graph.order);
  while (!rows.empty()) {
    const VertexSet pivot = rows.back();
    rows.pop_back();
    if (pivot == 0) continue;
    ++result;
    for (VertexSet& row : rows)
      if ((row & (pivot & (~pivot + 1))) != 0) row ^= pivot;
  }
  return result;
}

std::int64_t spanning_trees(const SmallGraph& graph) {
  if (!connected(graph)) return 0;
  const auto size = static_cast<std::size_t>(graph.order - 1);
  Matrix matrix(size, std::vector<Wide>(size, 0));
  for (std::size_t v = 0; v < size; ++v) {
    each(graph.neighbours(static_cast<int>(v)) & first_vertices(graph.order - 1),
         [&](int u) { matrix[v][static_cast<std::size_t>(u)] = -1; });
    matrix[v][v] = graph.degree(static_cast<int>(v));
  }
  const Wide last = eliminate(std::move(matrix)).last_pivot;
  if (last > std::numeric_limits<std::int64_t>::max() - 1)
    throw text::LimitError("a number of spanning trees needs more than 63 bits");
  return static_cast<std::int64_t>(last);
}

}  // namespace gamecert::graphs
