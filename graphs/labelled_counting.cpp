// Labelled graphs of a class, by recursion over vertices and generating functions; 128 bits, checked.
//
// Without bounds of degrees every pair of vertices is joined or not, by itself. With them vertices are taken one after
// another, and each is joined to some of those that wait: how many ways there are to go on depends on how many wait
// with how many edges so far. Bipartite graphs are counted with a colouring of their vertices in two colours. The
// logarithm of the exponential generating function counts connected ones. docs/LEDGERS.md has the proofs.
#include "graphs/labelled_counting.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "graphs/checked_count.hpp"

namespace gamecert::graphs {
namespace {

using namespace checked;
using Kind = GraphClass::Kind;
using Range = GraphClass::Range;

constexpr std::uint64_t most_steps = 5'000'000;

/// How many graphs have so many edges, from 0 to a last number; or, as one number, how many there are.
using BySize = std::vector<Count>;

BySize product(const BySize& a, const BySize& b) {
  BySize result(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t k = 0; a[i] != 0 && i + k < result.size(); ++k)
      result[i + k] = plus(result[i + k], times(a[i], b[k]));
  }
  return result;
}

void add(BySize& sum, const BySize& other, Count factor, std::size_t more_edges) {
  for (std::size_t i = 0; i + more_edges < sum.size(); ++i)
    sum[i + more_edges] = plus(sum[i + more_edges], times(factor, other[i]));
}

/// Whether sizes are told apart, and up to which one.
struct Scale {
  bool sizes;
  int last;

  BySize zero() const { return BySize(sizes ? static_cast<std::size_t>(last) + 1 : 1); }
  BySize one() const {
    BySize result = zero();
    result[0] = 1;
    return result;
  }
  std::size_t edges(int number) const { return sizes ? static_cast<std::size_t>(number) : 0; }
};

/// How two vertices can be joined.
BySize of_pair(Kind kind, const Scale& scale) {
  const int with_edges[] = {kind == Kind::graphs ? 1 : 2, kind == Kind::digraphs ? 1 : 0};
  BySize result = scale.zero();
  add(result, scale.one(), kind == Kind::tournaments ? 0 : 1, 0);
  for (int edges = 1; edges <= 2; ++edges) add(result, scale.one(), count(with_edges[edges - 1]), scale.edges(edges));
  return result;
}

/// Graphs whose degrees lie in a range, of orders to a greatest one; or bipartite ones in two colours.
class ByDegrees {
 public:
  ByDegrees(Range degrees, bool two_colours, int greatest_order, const Scale& scale)
      : least_(degrees.first),
        bounded_(degrees.last < greatest_order - 1),
        top_(static_cast<std::size_t>(bounded_ ? degrees.last : degrees.first)),
        two_colours_(two_colours),
        scale_(scale) {}

  BySize count(int order) {
    if (!two_colours_) return completions(waiting(order), 0);
    BySize sum = scale_.zero();
    for (int k = 0; k <= order; ++k) add(sum, completions(waiting(k), order - k), binomial(order, k), 0);
    return sum;
  }

 private:
  /// How many vertices wait that have so many edges; without an upper bound the last number is of those that have at
  /// least as many. Of a graph in two colours they are those of one colour.
  using Waiting = std::vector<int>;

  Waiting waiting(int vertices) const {
    Waiting result(top_ + 1);
    result[0] = vertices;
    return result;
  }

  /// How many ways there are to go on. The next vertex is one of `others`, which have no edges, or of those that wait.
  BySize completions(const Waiting& at, int others) {
    auto key = std::pair(at, others);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    const int left = std::accumulate(at.begin(), at.end(), 0);
    BySize sum = scale_.zero();
    Waiting rest = at;
    if (others == 0 && (two_colours_ || left == 0)) {
      const bool all_ready =
          std::accumulate(at.begin() + std::min<int>(least_, static_cast<int>(top_)), at.end(), 0) == left;
      if (all_ready) sum = scale_.one();
    } else if (others > 0) {
      join({.rest = rest, .others = others - 1}, top_, sum);
    } else {
      std::size_t most = top_;
      while (at[most] == 0) --most;
      --rest[most];
      join({.rest = rest, .before = static_cast<int>(most)}, top_, sum);
    }
    return known_.emplace(std::move(key), std::move(sum)).first->second;
  }

  /// A vertex on its way to be joined.
  struct Joined {
    Waiting& rest;   // those that wait behind it
    int others = 0;  // that come behind it
    int before = 0;  // edges that it had
    int more = 0;    // edges that it has got
    Count ways = 1;
  };

  /// Joins it to vertices that have `edges` edges and fewer, in every way.
  void join(const Joined& vertex, std::size_t edges, BySize& sum) {
    Waiting& rest = vertex.rest;
    const bool full = bounded_ && edges == top_;
    const int room = bounded_ ? static_cast<int>(top_) - vertex.before - vertex.more : rest[edges];
    const int most = full ? 0 : std::min(rest[edges], room);
    for (int k = 0; k <= most; ++k) {
      Joined next = vertex;
      next.more += k;
      next.ways = times(vertex.ways, binomial(rest[edges], k));
      const std::size_t to = std::min(edges + 1, top_);
      rest[edges] -= k;
      rest[to] += k;
      if (edges > 0) {
        join(next, edges - 1, sum);
      } else if (next.before + next.more >= least_) {
        if (++steps_ > most_steps) throw NotKnown();
        add(sum, completions(rest, next.others), next.ways, scale_.edges(next.more));
      }
      rest[to] -= k;
      rest[edges] += k;
    }
  }

  int least_;
  bool bounded_;
  std::size_t top_;  // the last number of Waiting
  bool two_colours_;
  Scale scale_;
  std::uint64_t steps_ = 0;
  std::map<std::pair<Waiting, int>, BySize> known_;
};

/// Graphs of every order from 0; bipartite ones in two colours.
std::vector<BySize> by_order(const GraphClass& graph_class, int order, const Scale& scale) {
  std::vector<BySize> result;
  if (graph_class.only_bipartite || graph_class.degrees.first > 0 || graph_class.degrees.last < order - 1) {
    ByDegrees numbers(graph_class.degrees, graph_class.only_bipartite, order, scale);
    for (int n = 0; n <= order; ++n) result.push_back(numbers.count(n));
    return result;
  }
  const BySize pair = of_pair(graph_class.kind, scale);
  for (BySize number = scale.one(); std::ssize(result) <= order;) {
    const int n = static_cast<int>(std::ssize(result));
    for (int i = 0; i < n - 1; ++i) number = product(number, pair);
    result.push_back(number);
  }
  return result;
}

/// Of things of all[n] on n labels, those with the first label in a part of their own kind that cannot be divided: the
/// logarithm of the exponential generating function.
std::vector<BySize> logarithm(const std::vector<BySize>& all) {
  std::vector<BySize> parts{BySize(all[0].size())};
  for (int n = 1; n < std::ssize(all); ++n) {
    BySize rest = all[static_cast<std::size_t>(n)];
    for (int k = 1; k < n; ++k) {
      const BySize divided = product(parts[static_cast<std::size_t>(k)], all[static_cast<std::size_t>(n - k)]);
      for (std::size_t i = 0; i < rest.size(); ++i) rest[i] -= times(binomial(n - 1, k - 1), divided[i]);
    }
    parts.push_back(std::move(rest));
  }
  return parts;
}

/// The reverse of the logarithm, of the last order.
BySize exponential(const std::vector<BySize>& parts, const Scale& scale) {
  std::vector<BySize> all{scale.one()};
  for (int n = 1; n < std::ssize(parts); ++n) {
    BySize sum = scale.zero();
    for (int k = 1; k <= n; ++k)
      add(sum, product(parts[static_cast<std::size_t>(k)], all[static_cast<std::size_t>(n - k)]),
          binomial(n - 1, k - 1), 0);
    all.push_back(std::move(sum));
  }
  return all.back();
}

/// With all degrees in the range of the class.
BySize of_graphs(const GraphClass& graph_class, int order, const Scale& scale) {
  const std::vector<BySize> all = by_order(graph_class, order, scale);
  if (!graph_class.only_connected && !graph_class.only_bipartite) return all.back();
  std::vector<BySize> connected = logarithm(all);
  if (graph_class.only_bipartite) {
    for (BySize& number : connected) {
      for (Count& each : number) each /= 2;
    }
  }
  return graph_class.only_connected ? connected.back() : exponential(connected, scale);
}

/// Of words of order - 2 labels in which each label stands once less often than its degree (Pruefer, 1918).
Count count_of_trees(int order, Range degrees) {
  if (order == 1) return degrees.first == 0 ? 1 : 0;
  std::vector<Count> words(static_cast<std::size_t>(order) - 1);  // by the places that labels so far take
  words[0] = 1;
  for (int label = 0; label < order; ++label) {
    std::vector<Count> longer(words.size());
    for (int taken = 0; taken <= order - 2; ++taken) {
      for (int times_more = std::max(0, degrees.first - 1);
           times_more < degrees.last && taken + times_more <= order - 2; ++times_more) {
        Count& sum = longer[static_cast<std::size_t>(taken + times_more)];
        sum = plus(sum, times(words[static_cast<std::size_t>(taken)], binomial(order - 2 - taken, times_more)));
      }
    }
    words = std::move(longer);
  }
  return words.back();
}

/// A polygon through all vertices, then its triangulation. Linear ones: n!/4 by 2^(n-4) words of turns.
Count count_of_mops(bool linear, int order) {
  if (order < 3) return 0;
  if (order == 3) return 1;
  const Count orders = factorial(order);  // known to order 34 only, so that the shift is of few bits
  if (linear) return times(orders / 4, Count{1} << (order - 4));
  return times(orders / count(2 * order), catalan(order - 2));
}

/// From order 4 on n!/|Aut| of each, where 4 (3n - 6)/|Aut| is the number of ways to root it: docs/LEDGERS.md.
Count count_of_triangulations(int order) {
  if (order < 4) return order == 3 ? 1 : 0;
  const int inner = order - 3;
  const Count rooted = times(2, binomial(4 * inner + 1, inner + 1)) / count(3 * inner + 1) / count(3 * inner + 2);
  return times(factorial(order), rooted) / count(12 * (order - 2));
}

Count of_degrees(const GraphClass& graph_class, int order) {
  if (graph_class.kind == Kind::trees)
    return graph_class.sizes.contains(order - 1) ? count_of_trees(order, graph_class.degrees) : 0;
  const Scale scale{.sizes = graph_class.sizes != GraphClass::any_size,
                    .last = std::min(graph_class.sizes.last, order * (order - 1))};
  const BySize numbers = of_graphs(graph_class, order, scale);
  Count sum = 0;
  for (std::size_t i = scale.edges(graph_class.sizes.first); i < numbers.size(); ++i) sum = plus(sum, numbers[i]);
  return sum;
}

bool countable(const GraphClass& graph_class) {
  const bool mops = graph_class.kind == Kind::mops || graph_class.kind == Kind::linear_mops;
  if (mops || graph_class.kind == Kind::triangulations) return graph_class.plain();
  return !graph_class.only_triangle_free || graph_class.only_bipartite || graph_class.kind == Kind::trees;
}

/// Without bounds of size and of the least degree that all polygons or spheres of the order keep: only such classes of
/// them are counted.
GraphClass without_idle_bounds(const GraphClass& graph_class, int order) {
  const bool polygons = graph_class.kind == Kind::mops || graph_class.kind == Kind::linear_mops;
  if ((!polygons && graph_class.kind != Kind::triangulations) || order < 3) return graph_class;
  GraphClass result = graph_class;
  if (result.sizes.contains(polygons ? 2 * order - 3 : 3 * order - 6)) result.sizes = GraphClass::any_size;
  if (result.degrees.first <= (polygons || order == 3 ? 2 : 3)) result.degrees.first = 0;
  return result;
}

Count labelled(const GraphClass& graph_class, int order) {
  if (graph_class.kind == Kind::mops || graph_class.kind == Kind::linear_mops)
    return count_of_mops(graph_class.kind == Kind::linear_mops, order);
  if (graph_class.kind == Kind::triangulations) return count_of_triangulations(order);
  if (!graph_class.only_regular) return of_degrees(graph_class, order);
  Count sum = 0;
  GraphClass of_one_degree = graph_class;
  for (int degree = graph_class.degrees.first; degree <= std::min(graph_class.degrees.last, order - 1); ++degree) {
    of_one_degree.degrees = {degree, degree};
    sum = plus(sum, of_degrees(of_one_degree, order));
  }
  return sum;
}

}  // namespace

std::optional<Count> labelled_count(const GraphClass& with_bounds, int order) {
  const GraphClass graph_class = without_idle_bounds(with_bounds, order);
  if (!countable(graph_class) || order < 1) return std::nullopt;
  try {
    return labelled(graph_class, order);
  } catch (const checked::NotKnown&) {
    return std::nullopt;
  }
}

std::string decimal(Count number) {
  std::string text;
  do {
    text.insert(text.begin(), static_cast<char>('0' + static_cast<int>(number % 10)));
    number /= 10;
  } while (number > 0);
  return text;
}

}  // namespace gamecert::graphs
