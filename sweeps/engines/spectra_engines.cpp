// Eigenvalues on the sides of a number, exactly: a characteristic polynomial from the traces of powers, which is kept
// for the graph at hand, and the rule of signs, as of language/numbers/spectra.hpp.
//
// Whole numbers of the machine are used where a bound says that nothing exceeds them. With x = (a + b sqrt(d)) / w the
// coefficients in the distance from x are numbers a + b sqrt(d) times a power of w. Of other sums of roots it is asked
// on which sides of two fractions around x the eigenvalues are. What is left goes the way of the definition.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>

#include "graphs/invariants.hpp"
#include "language/arithmetic.hpp"
#include "language/numbers/roots.hpp"
#include "language/numbers/spectra.hpp"
#include "language/words.hpp"
#include "sweeps/engines/word_engines.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::GraphMatrix;
using graphs::SmallGraph;
using language::PlacedGraph;
using language::SpectrumSide;
using language::Wide;
using Number = std::int64_t;

constexpr std::size_t most_coefficients = SmallGraph::max_order + 1;
template <class T>
using Coefficients = std::array<T, most_coefficients>;  // from the constant one on

/// The characteristic polynomial.
struct Polynomial {
  std::size_t degree = 0;
  Coefficients<Wide> of;  // the last one is 1
};

/// To order 10: no eigenvalue is above 2 n in size, so that entries of fifth powers are at most 2^22 and all that is
/// added up is less than 2^63. The traces t_k of powers give the coefficients, k c_(n-k) = -(sum of c_(n-k+i) t_i over
/// i in 1..k): I. Newton, Arithmetica universalis (1707).
constexpr int most_by_traces = 10;
Polynomial by_traces(const SmallGraph& graph, GraphMatrix matrix) {
  const auto n = static_cast<std::size_t>(graph.order);
  constexpr std::size_t width = 12;
  using Rows = std::array<std::array<std::int32_t, width>, most_by_traces>;
  const auto trace_of_product = [&](const Rows& a, const Rows& b) {
    Number diagonal = 0, above = 0;
    for (std::size_t v = 0; v < n; ++v) {
      diagonal += Number{a[v][v]} * b[v][v];
      for (std::size_t u = 0; u < v; ++u) above += Number{a[v][u]} * b[v][u];
    }
    return diagonal + 2 * above;
  };
  std::array<Number, most_by_traces + 2> traces{};
  Rows power{};
  for (std::size_t v = 0; v < n; ++v) {
    graphs::each(graph.neighbours(static_cast<int>(v)),
                 [&](int u) { power[v][static_cast<std::size_t>(u)] = matrix.edges; });
    power[v][v] = matrix.degrees * graph.degree(static_cast<int>(v));
    traces[1] += power[v][v];
  }
  for (std::size_t k = 1; 2 * k <= n; ++k) {
    traces[2 * k] = trace_of_product(power, power);
    if (2 * k == n) break;
    Rows next;
    for (std::size_t v = 0; v < n; ++v) {
      std::array<std::int32_t, width> sum{};
      graphs::each(graph.neighbours(static_cast<int>(v)), [&](int u) {
        for (std::size_t i = 0; i < width; ++i) sum[i] += power[static_cast<std::size_t>(u)][i];
      });
      const std::int32_t degree = matrix.degrees * graph.degree(static_cast<int>(v));
      for (std::size_t i = 0; i < width; ++i) next[v][i] = degree * power[v][i] + matrix.edges * sum[i];
    }
    traces[2 * k + 1] = trace_of_product(power, next);
    power = next;
  }
  Polynomial result;
  result.degree = n;
  std::array<Number, most_by_traces + 1> c{};
  result.of[n] = c[n] = 1;
  for (std::size_t k = 1; k <= n; ++k) {
    Number sum = 0;
    for (std::size_t i = 1; i <= k; ++i) sum += c[n - k + i] * traces[i];
    result.of[n - k] = c[n - k] = -sum / static_cast<Number>(k);
  }
  return result;
}

/// LimitError as graphs::characteristic.
template <GraphMatrix matrix>
const Polynomial& polynomial(const SmallGraph& graph) {
  thread_local SmallGraph before;
  thread_local Polynomial kept{.of = {1}};  // of the null graph
  const auto rows = [](const SmallGraph& of) { return of.rows.begin(); };
  if (graph.order == before.order && std::equal(rows(graph), rows(graph) + graph.order, rows(before))) return kept;
  before.order = 0, kept.degree = 0, kept.of[0] = 1;
  if (graph.order <= most_by_traces) {
    kept = by_traces(graph, matrix);
  } else {
    const auto all = graphs::characteristic(graph, matrix);
    std::ranges::copy(all, kept.of.begin());
    kept.degree = all.size() - 1;
  }
  before.assign(graph);
  return kept;
}

/// How many roots are below a number, at it and above it.
struct Sides {
  Number below, at, above;
};
/// By the coefficients in the distance from it: `sign(i)` is negative, 0 or positive.
template <class Sign>
Sides by_signs(std::size_t degree, Sign&& sign) {
  std::size_t at = 0;
  while (at < degree && sign(at) == 0) ++at;
  Number above = 0;
  bool negative = sign(at) < 0;
  for (std::size_t i = at + 1; i <= degree; ++i) {
    const auto now = sign(i);
    if (now == 0 || (now < 0) == negative) continue;
    negative = !negative;
    ++above;
  }
  return {static_cast<Number>(degree - at) - above, static_cast<Number>(at), above};
}

/// No less than the powers of w, and than all that is added up when the polynomial, its roots times w, is moved by a
/// number of that size, but for roundings.
double bound(const Polynomial& p, double size, double w) {
  double result = 0, scale = 1;
  for (std::size_t i = p.degree + 1; i-- > 0; scale *= w)
    result = result * (size + 1) + (std::abs(static_cast<double>(p.of[i])) + 1) * scale;
  return result;
}
constexpr double fits_machine = 0x1p61, fits_wide = 0x1p124;

/// The polynomial with the roots times w.
template <class T>
Coefficients<T> stretched(const Polynomial& p, T w) {
  Coefficients<T> result;
  result[p.degree] = 1;
  T scale = 1;
  for (std::size_t i = p.degree; i-- > 0;) result[i] = static_cast<T>(p.of[i]) * (scale *= w);
  return result;
}

template <class T>
Sides beside_quotient(const Polynomial& p, T a, T w) {
  Coefficients<T> of = stretched(p, w);
  for (std::size_t i = 0; i < p.degree; ++i)
    for (std::size_t j = p.degree; j-- > i;) of[j] += a * of[j + 1];
  return by_signs(p.degree, [&](std::size_t i) { return of[i] < 0 ? -1 : of[i] > 0; });
}
std::optional<Sides> beside_quotient(const Polynomial& p, const language::Ratio& x) {
  const auto a = static_cast<double>(x.above), w = static_cast<double>(x.below);
  const double most = bound(p, std::abs(a), w);
  if (most < fits_machine) return beside_quotient(p, static_cast<Number>(x.above), static_cast<Number>(x.below));
  if (most < fits_wide) return beside_quotient(p, x.above, x.below);
  return std::nullopt;
}

/// A number that is no fraction.
struct Irrational {
  std::optional<std::array<Number, 4>> quadratic;  // (a + b sqrt(d)) / w, if it is that: a, b, d, w
  double near = 0, error = 0;                      // it is no farther from there

  explicit Irrational(const language::RootSum& sum) {
    double size = 0;
    for (const auto& [of, factor] : sum) {
      const auto [above, below] = language::ratio(factor);
      const double one = static_cast<double>(above) / static_cast<double>(below) * std::sqrt(static_cast<double>(of));
      near += one;
      size += std::abs(one);
    }
    // Each summand has a relative error of at most 6 units of rounding, and each addition of one.
    error = size * std::numeric_limits<double>::epsilon() * static_cast<double>(sum.size() + 8);
    const auto& [d, factor] = *sum.rbegin();
    if (sum.size() > 2 || (sum.size() == 2 && sum.begin()->first != 1)) return;
    const language::Ratio b = language::ratio(factor);
    const language::Ratio a = sum.size() == 2 ? language::ratio(sum.begin()->second) : language::Ratio{0, 1};
    constexpr Number most = 1 << 20;
    if (std::max({a.above, -a.above, a.below, b.above, -b.above, b.below, Wide{d}}) > most) return;
    const auto below_a = static_cast<Number>(a.below), below_b = static_cast<Number>(b.below);
    const Number w = std::lcm(below_a, below_b);
    quadratic = {static_cast<Number>(a.above) * (w / below_a), static_cast<Number>(b.above) * (w / below_b), d, w};
  }
};
const Irrational& irrational(Number x) {
  thread_local Number before = 0;
  thread_local std::optional<Irrational> kept;
  if (!kept || before != x) {
    kept.emplace(language::roots_of(x));
    before = x;
  }
  return *kept;
}

/// The sign of a + b sqrt(d): d is no square.
int sign(Number a, Number b, Number d) {
  if ((a <= 0) == (b <= 0) || a == 0 || b == 0) return a > 0 || b > 0 ? 1 : a < 0 || b < 0 ? -1 : 0;
  return (Wide{a} * a > Wide{b} * b * d) == (a > 0) ? 1 : -1;
}
std::optional<Sides> beside_quadratic(const Polynomial& p, const std::array<Number, 4>& x) {
  const auto [a, b, d, w] = x;
  const double size = std::abs(static_cast<double>(a)) + std::abs(static_cast<double>(b)) * static_cast<double>(d);
  if (bound(p, size, static_cast<double>(w)) * std::sqrt(static_cast<double>(d)) > fits_machine) return std::nullopt;
  Coefficients<Number> whole = stretched(p, w), root;
  std::fill_n(root.begin(), p.degree + 1, 0);
  for (std::size_t i = 0; i < p.degree; ++i) {
    for (std::size_t j = p.degree; j-- > i;) {
      whole[j] += a * whole[j + 1] + b * d * root[j + 1];
      root[j] += a * root[j + 1] + b * whole[j + 1];
    }
  }
  return by_signs(p.degree, [&](std::size_t i) { return sign(whole[i], root[i], d); });
}

/// Nothing if an eigenvalue is so near that it cannot be told apart.
std::optional<Sides> beside_bracketed(const Polynomial& p, const Irrational& x) {
  const double most = std::abs(x.near) + x.error + 2;
  const double free = std::floor((std::log2(fits_wide) - std::log2(bound(p, most, 1))) / static_cast<double>(p.degree));
  const double w = std::exp2(std::clamp(free, 0.0, 24.0));
  if (free < 4 || most * w > 0x1p60) return std::nullopt;
  const auto at = [&](double a) { return beside_quotient(p, static_cast<Wide>(a), static_cast<Wide>(w)); };
  const Sides low = at(std::floor((x.near - x.error) * w)), high = at(std::ceil((x.near + x.error) * w));
  if (low.below + high.above != static_cast<Number>(p.degree)) return std::nullopt;
  return Sides{low.below, 0, high.above};
}

std::optional<Sides> beside(const Polynomial& p, Number x) {
  if (p.degree == 0) return Sides{0, 0, 0};
  if (!language::has_roots(x)) return beside_quotient(p, language::ratio(x));
  const Irrational& one = irrational(x);
  std::optional<Sides> result = one.quadratic ? beside_quadratic(p, *one.quadratic) : std::nullopt;
  return result ? result : beside_bracketed(p, one);
}

template <GraphMatrix matrix, SpectrumSide side>
Number eigenvalues(const PlacedGraph& placed, Number x, Number) {
  if (x != language::infinite && x != language::minus_infinite) {
    const bool whole = placed.kept == placed.rows.vertices();
    const Polynomial& p = polynomial<matrix>(whole ? placed.rows : graphs::induced(placed.rows, placed.kept));
    if (const auto sides = beside(p, x)) return side == SpectrumSide::above ? sides->above : sides->below;
  }
  return language::eigenvalues(placed, matrix, side, x);
}

/// Whether all eigenvalues are among these whole numbers. Where a bound allows it they are divided out: what divisors
/// add up is at most 2^(n/2) times as much, since the product of m + |e| over the eigenvalues e is, with m the greatest
/// of the numbers in size, at most that times the size of the polynomial at m i.
template <GraphMatrix matrix>
bool whole_eigenvalues(const SmallGraph& graph, int first, int last) {
  const Polynomial& p = polynomial<matrix>(graph);
  std::size_t left = p.degree;
  if (bound(p, std::max(-first, last), 1) * std::exp2(static_cast<double>(left) / 2) >= fits_machine) {
    PlacedGraph placed;
    placed.reset(graph);
    Number whole = 0;
    for (int k = first; k <= last; ++k)
      whole += graph.order - eigenvalues<matrix, SpectrumSide::above>(placed, language::fraction(k), 0) -
               eigenvalues<matrix, SpectrumSide::below>(placed, language::fraction(k), 0);
    return whole == graph.order;
  }
  Coefficients<Number> of;
  for (std::size_t i = 0; i <= left; ++i) of[i] = static_cast<Number>(p.of[i]);
  for (Number k = first; k <= last && left > 0;) {
    Coefficients<Number> quotient;  // by the distance from k
    Number rest = of[left];
    for (std::size_t i = left; i-- > 0; rest = of[i] + k * rest) quotient[i] = rest;
    if (rest == 0) {
      --left;
      std::copy_n(quotient.begin(), left + 1, of.begin());
    } else {
      ++k;
    }
  }
  return left == 0;
}

}  // namespace

language::GameValues::WordWay eigenvalue_engine_of(std::string_view word) {
  struct Engine {
    std::string_view word;
    language::GameValues::WordWay way;
  };
  using enum SpectrumSide;
  static constexpr Engine engines[] = {{"eigenvalues-above", eigenvalues<graphs::adjacency, above>},
                                       {"eigenvalues-below", eigenvalues<graphs::adjacency, below>},
                                       {"laplacian-eigenvalues-above", eigenvalues<graphs::laplacian, above>},
                                       {"laplacian-eigenvalues-below", eigenvalues<graphs::laplacian, below>},
                                       {"signless-eigenvalues-above", eigenvalues<graphs::signless, above>},
                                       {"signless-eigenvalues-below", eigenvalues<graphs::signless, below>}};
  const auto* found = std::ranges::find(engines, word, &Engine::word);
  return found == std::end(engines) ? nullptr : found->way;
}

Number integral(const SmallGraph& graph) {
  const int most = graphs::max_degree(graph);
  return whole_eigenvalues<graphs::adjacency>(graph, -most, most);
}
Number laplacian_integral(const SmallGraph& graph) {
  return whole_eigenvalues<graphs::laplacian>(graph, 0, graph.order);
}

/// The eigenvalues that are not 0.
Number adjacency_rank(const SmallGraph& graph) {
  const Polynomial& p = polynomial<graphs::adjacency>(graph);
  std::size_t zeros = 0;
  while (p.of[zeros] == 0) ++zeros;
  return static_cast<Number>(p.degree - zeros);
}

/// As graphs::spanning_trees.
Number spanning_trees(const SmallGraph& graph) {
  if (graph.order > most_by_traces) return graphs::spanning_trees(graph);
  if (!graphs::connected(graph)) return 0;
  const auto minors = static_cast<Number>(polynomial<graphs::laplacian>(graph).of[1]);
  return (minors < 0 ? -minors : minors) / graph.order;
}

}  // namespace gamecert::sweeps
