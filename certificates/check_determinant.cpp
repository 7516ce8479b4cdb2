// Evidence `determinant`: a point at which the determinant of MATH's identity is not zero.
#include <algorithm>

#include "certificates/checker.hpp"
#include "certificates/gf64.hpp"
#include "certificates/subject.hpp"

namespace gamecert::certificates {
namespace {

constexpr int order_limit = 4096;

/// Every element, none of them zero, becomes its inverse: three products each and one inverse.
void invert_all(std::vector<std::uint64_t>& elements) {
  std::vector<std::uint64_t> before;  // product of all elements before this one
  std::uint64_t product = 1;
  for (const std::uint64_t element : elements) {
    before.push_back(product);
    product = gf64::multiply(product, element);
  }
  std::uint64_t inverse = gf64::inverse(product);
  for (std::size_t i = elements.size(); i-- > 0;) {
    const std::uint64_t element = elements[i];
    elements[i] = gf64::multiply(inverse, before[i]);
    inverse = gf64::multiply(inverse, element);
  }
}

/// A square matrix over GF(2^64), row by row.
struct Matrix {
  explicit Matrix(std::size_t n) : order(n), cells(n * n, 0) {}
  std::uint64_t* row(std::size_t i) { return cells.data() + i * order; }
  std::size_t order;
  std::vector<std::uint64_t> cells;
};

/// The Laplacian with weights 1/(t_u + t_v), plus green_v / t_v on the diagonal.
Matrix matrix_at(const graphs::Graph& graph, const std::vector<int>& green, const std::vector<std::uint64_t>& point) {
  const auto edges = graph.edges();
  std::vector<std::uint64_t> inverses;
  for (const auto& [u, v] : edges)
    inverses.push_back(point[static_cast<std::size_t>(u)] ^ point[static_cast<std::size_t>(v)]);
  for (const int v : green) inverses.push_back(point[static_cast<std::size_t>(v)]);
  invert_all(inverses);
  Matrix matrix(point.size());
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const auto u = static_cast<std::size_t>(edges[i].first);
    const auto v = static_cast<std::size_t>(edges[i].second);
    matrix.row(u)[u] ^= inverses[i];
    matrix.row(v)[v] ^= inverses[i];
    matrix.row(u)[v] = matrix.row(v)[u] = inverses[i];
  }
  for (std::size_t i = 0; i < green.size(); ++i) {
    const auto v = static_cast<std::size_t>(green[i]);
    matrix.row(v)[v] ^= inverses[edges.size() + i];
  }
  return matrix;
}

bool singular(Matrix& matrix) {
  for (std::size_t k = 0; k < matrix.order; ++k) {
    std::size_t pivot = k;
    while (pivot < matrix.order && matrix.row(pivot)[k] == 0) ++pivot;
    if (pivot == matrix.order) return true;
    if (pivot != k) std::swap_ranges(matrix.row(k) + k, matrix.row(k) + matrix.order, matrix.row(pivot) + k);
    const std::uint64_t inverse = gf64::inverse(matrix.row(k)[k]);
    for (std::size_t i = pivot + 1; i < matrix.order; ++i) {
      std::uint64_t* row = matrix.row(i);
      if (row[k] == 0) continue;
      const std::uint64_t factor = gf64::multiply(row[k], inverse);
      gf64::add_multiple(row + k, matrix.row(k) + k, factor, matrix.order - k);
    }
  }
  return false;
}

}  // namespace

// Sound because the determinant is not the zero function once it is nonzero at one point, and then
// the game is winnable: MATH, "Algebraic test".
void check_determinant(const Claim& claim, const Determinant& evidence) {
  const Subject subject = subject_of(claim);
  require_on_graph(subject, "ello");
  require(subject, claim, 1, "WINNABLE");
  const graphs::Graph& graph = subject.instance.graph();
  if (graph.order() > order_limit) {
    reject("expected an order of at most " + std::to_string(order_limit) + ", found " + std::to_string(graph.order()));
  }
  if (evidence.point.size() != static_cast<std::size_t>(graph.order())) {
    reject("expected " + std::to_string(graph.order()) + " elements, one a vertex, found " +
           std::to_string(evidence.point.size()));
  }
  std::vector<std::uint64_t> sorted = evidence.point;
  std::ranges::sort(sorted);
  if (!sorted.empty() && sorted.front() == 0) reject("expected nonzero elements, found 0");
  if (std::ranges::adjacent_find(sorted) != sorted.end()) reject("expected different elements, found one twice");
  Matrix matrix = matrix_at(graph, subject.instance.vertices("green"), evidence.point);
  if (singular(matrix)) reject("expected a nonzero determinant, found 0");
}

}  // namespace gamecert::certificates
