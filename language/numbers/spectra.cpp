// The rule of signs (R. Descartes, La Geometrie, 1637): a polynomial all of whose roots are real, as are those of the
// characteristic polynomial of a symmetric matrix, has as many roots above 0 as its coefficients change their sign.
#include "language/numbers/spectra.hpp"

#include <bit>
#include <utility>
#include <vector>

#include "language/arithmetic.hpp"
#include "language/numbers/roots.hpp"
#include "text/errors.hpp"

namespace gamecert::language {
namespace {

[[noreturn]] void refuse_polynomial() {
  throw text::LimitError("a characteristic polynomial at a number of the formula needs more than 127 bits");
}

Wide with_product(Wide a, Wide x, Wide b) {
  Wide result = 0;
  if (__builtin_mul_overflow(x, b, &result) || __builtin_add_overflow(a, result, &result)) refuse_polynomial();
  return result;
}

/// How many roots of a polynomial are above x, or below it; `with_product(a, x, b)` is a + x b.
template <class T, class WithProduct>
Number roots_beside(std::vector<T> p, T x, SpectrumSide side, WithProduct with_product) {
  // The coefficients of p(x + y) in y.
  for (std::size_t i = 0; i + 1 < p.size(); ++i)
    for (std::size_t j = p.size() - 1; j-- > i;) p[j] = with_product(p[j], x, p[j + 1]);
  Number result = 0;
  bool negative = false, some = false;  // the sign of the coefficient before
  for (std::size_t i = 0; i < p.size(); ++i) {
    if (p[i] == 0) continue;
    const bool now = (p[i] < 0) != (side == SpectrumSide::below && i % 2 != 0);
    result += some && now != negative;
    negative = now, some = true;
  }
  return result;
}

}  // namespace

Number eigenvalues(const PlacedGraph& graph, graphs::GraphMatrix matrix, SpectrumSide side, Number x) {
  if (x == infinite || x == minus_infinite)
    return (x == infinite) == (side == SpectrumSide::below) ? std::popcount(graph.kept) : 0;
  std::vector<Wide> all = graphs::characteristic(graphs::induced(graph.rows, graph.kept), matrix);
  if (has_roots(x)) {
    std::vector<Number> p;
    for (const Wide each : all) {
      if (each != static_cast<Number>(each)) refuse_polynomial();
      p.push_back(fraction(static_cast<Number>(each)));
    }
    return roots_beside(std::move(p), x, side, [](Number a, Number factor, Number b) {
      return plus_fractions(a, times_fractions(factor, b));
    });
  }
  // At (p + y) / q, times a power of q.
  const auto [above, below] = ratio(x);
  Wide scale = 1;
  for (std::size_t i = all.size() - 1; i-- > 0;) {
    scale = with_product(0, scale, below);
    all[i] = with_product(0, scale, all[i]);
  }
  return roots_beside(std::move(all), above, side, with_product);
}

}  // namespace gamecert::language
