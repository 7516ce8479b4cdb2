// Characteristic polynomials without fractions: D. Faddeev and V. Faddeeva, Computational Methods of Linear Algebra
// (1963).
//
// With M_0 = 0 and M_k = B M_(k-1) + c_(n-k+1) I the coefficients of the matrix B are c_n = 1 and
// c_(n-k) = -trace(B M_k) / k, and the divisions are exact.
#include "graphs/numbers/matrices.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

#include "graphs/invariants.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

/// a + b c.
Coefficient with_product(Coefficient a, Coefficient b, Coefficient c) {
  Coefficient result = 0;
  if (__builtin_mul_overflow(b, c, &result) || __builtin_add_overflow(a, result, &result))
    throw text::LimitError("a characteristic polynomial needs more than 127 bits");
  return result;
}
std::int64_t with_product(std::int64_t a, std::int64_t b, std::int64_t c) { return a + b * c; }

template <class Number>
std::vector<Number> coefficients(const SmallGraph& graph, GraphMatrix matrix) {
  const auto order = static_cast<std::size_t>(graph.order);
  std::vector<Number> result(order + 1, 0);
  result[order] = 1;
  std::vector<Number> multiplied(order * order, 0);  // B M_(k-1), row by row
  for (std::size_t k = 1; k <= order; ++k) {
    std::vector<Number> next = multiplied;
    for (std::size_t v = 0; v < order; ++v)
      next[v * (order + 1)] = with_product(next[v * (order + 1)], Number{1}, result[order - k + 1]);
    Number trace = 0;
    for (std::size_t v = 0; v < order; ++v) {
      const Number degree = matrix.degrees * graph.degree(static_cast<int>(v));
      for (std::size_t column = 0; column < order; ++column) {
        Number entry = with_product(Number{0}, degree, next[v * order + column]);
        each(graph.neighbours(static_cast<int>(v)), [&](int u) {
          entry = with_product(entry, Number{matrix.edges}, next[static_cast<std::size_t>(u) * order + column]);
        });
        multiplied[v * order + column] = entry;
      }
      trace = with_product(trace, Number{1}, multiplied[v * (order + 1)]);
    }
    result[order - k] = -trace / static_cast<Number>(k);
  }
  return result;
}

bool prime(std::int64_t number) {
  for (std::int64_t i = 2; i * i <= number; ++i)
    if (number % i == 0) return false;
  return true;
}
/// The i-th greatest prime below 2^31.
std::int64_t great_prime(std::size_t i) {
  thread_local std::vector<std::int64_t> all;
  while (all.size() <= i) {
    std::int64_t next = all.empty() ? (std::int64_t{1} << 31) - 1 : all.back() - 2;
    while (!prime(next)) next -= 2;
    all.push_back(next);
  }
  return all[i];
}

/// The degree of the greatest common divisor of two polynomials modulo a prime, the first of greater degree.
std::size_t degree_in_common(std::vector<std::int64_t> a, std::vector<std::int64_t> b, std::int64_t prime) {
  const auto trim = [](std::vector<std::int64_t>& c) {
    while (!c.empty() && c.back() == 0) c.pop_back();
  };
  for (trim(b); !b.empty(); std::swap(a, b)) {
    while (a.size() >= b.size()) {  // the leading term of b times a less that of a times b
      const std::int64_t of_a = a.back(), of_b = b.back();
      for (std::size_t i = 1; i <= a.size(); ++i) {
        const std::int64_t less = i <= b.size() ? of_a * b[b.size() - i] % prime : 0;
        a[a.size() - i] = (a[a.size() - i] * of_b + prime - less) % prime;
      }
      trim(a);
    }
  }
  return a.size() - 1;
}

}  // namespace

std::vector<Coefficient> characteristic(const SmallGraph& graph, GraphMatrix matrix) {
  // No eigenvalue is above 2 n, so all that is added up is less than n (4 n)^n: to that order 63 bits are enough.
  constexpr int most = 10;
  if (graph.order > most) return coefficients<Coefficient>(graph, matrix);
  const std::vector<std::int64_t> all = coefficients<std::int64_t>(graph, matrix);
  return {all.begin(), all.end()};
}

/// As many as the degree of the polynomial less that of what it has in common with its derivative. Modulo a prime more
/// is in common only if the prime divides the first subresultant that is not 0, which is the sum, over the ways to
/// choose as many roots as there are different ones, of the product of the squares of their differences. Sound because
/// roots differ by less than 2 n: the primes have more bits than that sum, and one of them does not divide it.
int distinct_eigenvalues(const SmallGraph& graph, GraphMatrix matrix) {
  const std::vector<Coefficient> all = characteristic(graph, matrix);
  const auto order = all.size() - 1;
  const std::size_t bits = order + order * (order - 1) * static_cast<std::size_t>(std::bit_width(2 * order));
  std::size_t common = order;
  for (std::size_t i = 0; 30 * i <= bits && common > 0; ++i) {
    const std::int64_t prime = great_prime(i);
    std::vector<std::int64_t> polynomial, derivative;
    for (const Coefficient each : all) {
      const auto rest = static_cast<std::int64_t>(each % prime);
      polynomial.push_back(rest < 0 ? rest + prime : rest);
      if (polynomial.size() > 1)
        derivative.push_back(polynomial.back() * static_cast<std::int64_t>(polynomial.size() - 1) % prime);
    }
    common = std::min(common, degree_in_common(polynomial, derivative, prime));
  }
  return static_cast<int>(order - common);
}

/// The eigenvalues that are not 0.
int rank(const SmallGraph& graph) {
  const std::vector<Coefficient> all = characteristic(graph, adjacency);
  const auto first = std::ranges::find_if(all, [](Coefficient each) { return each != 0; });
  return static_cast<int>(all.end() - first) - 1;
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
  const Coefficient minors = characteristic(graph, laplacian)[1];
  const Coefficient trees = (minors < 0 ? -minors : minors) / graph.order;
  if (trees > std::numeric_limits<std::int64_t>::max() - 1)
    throw text::LimitError("a number of spanning trees needs more than 63 bits");
  return static_cast<std::int64_t>(trees);
}

}  // namespace gamecert::graphs
