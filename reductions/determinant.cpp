// Elimination over GF(2^64).
#include "reductions/determinant.hpp"

#include <algorithm>
#include <array>
#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define GAMECERT_CARRYLESS_PRODUCT
#endif

namespace gamecert::reductions {
namespace {

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

#ifdef GAMECERT_CARRYLESS_PRODUCT
/// The same where the processor multiplies polynomials: a product hi x^64 + lo is lo + hi (x^4 + x^3 + x + 1), twice.
__attribute__((target("pclmul,sse2"))) void add_multiple_carryless(std::uint64_t* target, const std::uint64_t* source,
                                                                   std::uint64_t factor, std::size_t n) {
  const __m128i by = _mm_set_epi64x(0x1b, static_cast<long long>(factor));
  for (std::size_t i = 0; i < n; ++i) {
    const __m128i a = _mm_clmulepi64_si128(by, _mm_cvtsi64_si128(static_cast<long long>(source[i])), 0x00);
    const __m128i b = _mm_clmulepi64_si128(by, a, 0x11);
    const __m128i c = _mm_clmulepi64_si128(by, b, 0x11);
    target[i] ^= static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_xor_si128(a, _mm_xor_si128(b, c))));
  }
}
auto fastest_adder() { return __builtin_cpu_supports("pclmul") ? add_multiple_carryless : add_multiple; }
#else
auto fastest_adder() { return add_multiple; }
#endif

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

/// If the matrix is symmetric, what is left of it stays so, and only its upper half is kept, until a zero stands on the
/// diagonal; from there on rows are exchanged.
FieldElement eliminated(Matrix& matrix, bool symmetric) {
  FieldElement product = 1;
  for (std::size_t k = 0; k < matrix.order; ++k) {
    if (symmetric && matrix.row(k)[k] == 0) {
      for (std::size_t i = k; i < matrix.order; ++i)
        for (std::size_t j = k; j < i; ++j) matrix.row(i)[j] = matrix.row(j)[i];
      symmetric = false;
    }
    std::size_t pivot = k;
    while (pivot < matrix.order && matrix.row(pivot)[k] == 0) ++pivot;
    if (pivot == matrix.order) return 0;
    if (pivot != k) std::swap_ranges(matrix.row(k) + k, matrix.row(k) + matrix.order, matrix.row(pivot) + k);
    product = multiply(product, matrix.row(k)[k]);
    const std::uint64_t reciprocal = inverse(matrix.row(k)[k]);
    for (std::size_t i = pivot + 1; i < matrix.order; ++i) {
      std::uint64_t* row = matrix.row(i);
      const std::uint64_t first = symmetric ? matrix.row(k)[i] : row[k];
      if (first == 0) continue;
      const std::size_t from = symmetric ? i : k;
      fastest_adder()(row + from, matrix.row(k) + from, multiply(first, reciprocal), matrix.order - from);
    }
  }
  return product;
}

}  // namespace

FieldElement determinant(const graphs::Graph& graph, const std::vector<int>& green,
                         const std::vector<FieldElement>& point) {
  Matrix matrix = matrix_at(graph, green, point);
  return eliminated(matrix, true);
}

bool independent(const std::vector<std::vector<FieldElement>>& rows) {
  Matrix matrix(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) std::ranges::copy(rows[i], matrix.row(i));
  return eliminated(matrix, false) != 0;
}

}  // namespace gamecert::reductions
