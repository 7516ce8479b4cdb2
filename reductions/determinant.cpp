// Elimination over GF(2^64).
#include "reductions/determinant.hpp"

#include <algorithm>
#include <array>

namespace gamecert::reductions {
namespace {

// Arithmetic of GF(2)[x] / (x^64 + x^4 + x^3 + x + 1): bit i is the coefficient of x^i, addition is xor.

std::uint64_t times_x(std::uint64_t a) { return a << 1 ^ (a >> 63) * 0x1b; }

std::uint64_t multiply(std::uint64_t a, std::uint64_t b) {
  std::uint64_t product = 0;
  for (; b != 0; b >>= 1, a = times_x(a)) product ^= (b & 1) * a;
  return product;
}

/// a^(2^64 - 2).
std::uint64_t inverse(std::uint64_t a) {
  std::uint64_t product = 1;
  for (int i = 1; i < 64; ++i) {
    a = multiply(a, a);
    product = multiply(product, a);
  }
  return product;
}

/// target[i] += factor * source[i] for i below n, by the products of the factor with every four bits.
void add_multiple(std::uint64_t* target, const std::uint64_t* source, std::uint64_t factor, std::size_t n) {
  std::array<std::array<std::uint64_t, 16>, 16> products{};
  for (auto& product : products) {
    for (std::size_t bit = 1; bit < 16; bit *= 2, factor = times_x(factor)) {
      for (std::size_t i = 0; i < bit; ++i) product[bit + i] = product[i] ^ factor;
    }
  }
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t k = 0; k < 16; ++k) target[i] ^= products[k][source[i] >> 4 * k & 15];
  }
}

/// Every element, none of them zero, becomes its inverse: three products each and one inverse.
void invert_all(std::vector<std::uint64_t>& elements) {
  std::vector<std::uint64_t> before;  // product of all elements before this one
  std::uint64_t product = 1;
  for (const std::uint64_t element : elements) {
    before.push_back(product);
    product = multiply(product, element);
  }
  std::uint64_t rest = inverse(product);
  for (std::size_t i = elements.size(); i-- > 0;) {
    const std::uint64_t element = elements[i];
    elements[i] = multiply(rest, before[i]);
    rest = multiply(rest, element);
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
    const std::uint64_t reciprocal = inverse(matrix.row(k)[k]);
    for (std::size_t i = pivot + 1; i < matrix.order; ++i) {
      std::uint64_t* row = matrix.row(i);
      if (row[k] == 0) continue;
      const std::uint64_t factor = multiply(row[k], reciprocal);
      add_multiple(row + k, matrix.row(k) + k, factor, matrix.order - k);
    }
  }
  return false;
}

}  // namespace

bool nonzero_determinant(const graphs::Graph& graph, const std::vector<int>& green,
                         const std::vector<std::uint64_t>& point) {
  Matrix matrix = matrix_at(graph, green, point);
  return !singular(matrix);
}

}  // namespace gamecert::reductions
