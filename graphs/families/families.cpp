// The named families: their parameters as text, and their members.
#include "graphs/families.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <numeric>
#include <set>
#include <vector>

#include "graphs/families/family_entry.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::graphs {
namespace {

using Numbers = std::span<const std::int64_t>;
using AnyGraph = FamilyMember;

/// The edges under construction. Its constructor refuses sizes out of bounds before anything is built.
class Draft {
 public:
  Draft(std::int64_t order, std::int64_t size) : order_(static_cast<int>(order)) {
    refuse_above_limit(order, "an order");
    refuse_above_limit(size, "a size");
    edges_.reserve(static_cast<std::size_t>(size));
  }
  static void refuse_above_limit(std::int64_t value, const char* what) {
    if (value > order_limit)
      throw text::TooLarge(std::string("expected ") + what + " of at most " + std::to_string(order_limit) + ", found " +
                           std::to_string(value));
  }
  void join(std::int64_t u, std::int64_t v) { edges_.emplace_back(static_cast<int>(u), static_cast<int>(v)); }
  AnyGraph graph() const { return Graph(order_, edges_); }
  AnyGraph digraph() const { return Digraph(order_, edges_); }

 private:
  int order_;
  std::vector<Edge> edges_;
};

Draft path_draft(std::int64_t n, bool closed) {
  Draft draft(n, closed ? n : n - 1);
  for (std::int64_t v = 0; v + 1 < n; ++v) draft.join(v, v + 1);
  if (closed) draft.join(n - 1, 0);
  return draft;
}

AnyGraph path(Numbers n) { return path_draft(n[0], false).graph(); }
AnyGraph cycle(Numbers n) { return path_draft(n[0], true).graph(); }
AnyGraph directed_path(Numbers n) { return path_draft(n[0], false).digraph(); }
AnyGraph directed_cycle(Numbers n) { return path_draft(n[0], true).digraph(); }

AnyGraph complete(Numbers n) {
  Draft draft(n[0], n[0] * (n[0] - 1) / 2);
  for (std::int64_t v = 0; v < n[0]; ++v)
    for (std::int64_t u = 0; u < v; ++u) draft.join(u, v);
  return draft.graph();
}

AnyGraph complete_bipartite(Numbers n) {
  Draft draft(n[0] + n[1], n[0] * n[1]);
  for (std::int64_t u = 0; u < n[0]; ++u)
    for (std::int64_t v = 0; v < n[1]; ++v) draft.join(u, n[0] + v);
  return draft.graph();
}

/// Product of paths, of which the first is closed to a cycle if wanted; the last coordinate varies fastest.
AnyGraph lattice(Numbers sides, bool closed) {
  std::int64_t order = 1;
  for (const std::int64_t side : sides) {
    order *= side;
    Draft::refuse_above_limit(order, "an order");
  }
  std::int64_t size = 0;
  for (std::size_t i = 0; i < sides.size(); ++i)
    size += order / sides[i] * (closed && i == 0 ? sides[i] : sides[i] - 1);
  Draft draft(order, size);
  std::int64_t stride = order;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const std::int64_t block = stride;
    stride /= sides[i];
    for (std::int64_t v = 0; v < order; ++v) {
      if (v % block < block - stride)
        draft.join(v, v + stride);
      else if (closed && i == 0)
        draft.join(v, v % stride);
    }
  }
  return draft.graph();
}

AnyGraph grid(Numbers sides) { return lattice(sides, false); }
AnyGraph cylinder(Numbers sides) { return lattice(sides, true); }

AnyGraph hypercube(Numbers n) {
  if (n[0] > 26) throw text::TooLarge("expected a dimension of at most 26, found " + std::to_string(n[0]));
  const std::vector<std::int64_t> sides(static_cast<std::size_t>(n[0]), 2);
  return lattice(sides, false);
}

AnyGraph spider(Numbers legs) {
  const std::int64_t order = std::accumulate(legs.begin(), legs.end(), std::int64_t{1});
  Draft draft(order, order - 1);
  std::int64_t v = 1;
  for (const std::int64_t leg : legs)
    for (std::int64_t i = 0; i < leg; ++i, ++v) draft.join(i == 0 ? 0 : v - 1, v);
  return draft.graph();
}

AnyGraph kary_tree(std::int64_t arity, std::int64_t height) {
  std::int64_t order = 1;
  std::int64_t level = 1;
  for (std::int64_t i = 0; i < height; ++i) {
    level *= arity;
    order += level;
    Draft::refuse_above_limit(order, "an order");
  }
  Draft draft(order, order - 1);
  for (std::int64_t v = 1; v < order; ++v) draft.join((v - 1) / arity, v);
  return draft.graph();
}

AnyGraph star(Numbers n) { return kary_tree(n[0], 1); }
AnyGraph binary_tree(Numbers n) { return kary_tree(2, n[0]); }
AnyGraph any_tree(Numbers n) { return kary_tree(n[0], n[1]); }

AnyGraph rays(Numbers n) {
  const std::int64_t clique = n[0];
  const std::int64_t ray = n[1];
  Draft draft(clique * ray, clique * (clique - 1) / 2 + clique * (ray - 1));
  for (std::int64_t i = 0; i < clique; ++i) {
    for (std::int64_t j = 0; j < i; ++j) draft.join(j * ray, i * ray);
    for (std::int64_t j = 1; j < ray; ++j) draft.join(i * ray + j - 1, i * ray + j);
  }
  return draft.graph();
}

AnyGraph heaps(Numbers sizes) {
  const std::int64_t order = std::accumulate(sizes.begin(), sizes.end(), std::int64_t{0});
  Draft draft(order, order);  // fewer edges than tokens
  std::vector<int> heaps;
  std::int64_t end = 0;
  for (const std::int64_t heap : sizes) {
    heaps.push_back(static_cast<int>(heap));
    end += heap;
    for (std::int64_t v = end - heap; v + 1 < end; ++v) draft.join(v, v + 1);
  }
  return Heaps{std::move(heaps), std::get<Graph>(draft.graph())};
}

AnyGraph circulant(Numbers n) {
  const std::set<std::int64_t> steps(n.begin() + 1, n.end());
  if (steps.size() + 1 < n.size()) throw text::InputError("expected different steps, found one of them twice");
  if (2 * *steps.rbegin() > n[0])
    throw text::InputError("expected steps of at most half of " + std::to_string(n[0]) + ", found " +
                           std::to_string(*steps.rbegin()));
  std::int64_t size = 0;
  for (const std::int64_t step : steps) size += 2 * step == n[0] ? step : n[0];
  Draft draft(n[0], size);
  for (const std::int64_t step : steps)
    for (std::int64_t v = 0; v < (2 * step == n[0] ? step : n[0]); ++v) draft.join(v, (v + step) % n[0]);
  return draft.graph();
}

AnyGraph generalised_petersen(std::int64_t n, std::int64_t step) {
  if (2 * step >= n)
    throw text::InputError("expected a step of less than half of " + std::to_string(n) + ", found " +
                           std::to_string(step));
  Draft draft(2 * n, 3 * n);
  for (std::int64_t v = 0; v < n; ++v) {
    draft.join(v, (v + 1) % n);
    draft.join(v, v + n);
    draft.join(v + n, (v + step) % n + n);
  }
  return draft.graph();
}
AnyGraph petersens(Numbers n) { return generalised_petersen(n[0], n[1]); }
AnyGraph prism(Numbers n) { return generalised_petersen(n[0], 1); }
AnyGraph petersen(Numbers) { return generalised_petersen(5, 2); }

AnyGraph kneser(Numbers n) {
  constexpr std::int64_t most = 16;
  if (n[0] > most || n[1] > n[0])
    throw text::TooLarge("expected at most " + std::to_string(most) + " elements and subsets of no more, found " +
                         std::to_string(n[0]) + " and " + std::to_string(n[1]));
  std::vector<std::uint32_t> sets;
  for (std::uint32_t set = 0; set < std::uint32_t{1} << n[0]; ++set)
    if (std::popcount(set) == n[1]) sets.push_back(set);
  Draft draft(std::ssize(sets), 0);  // at most 1009008 edges: sets of 5 of 16 elements
  for (std::int64_t v = 0; v < std::ssize(sets); ++v)
    for (std::int64_t u = 0; u < v; ++u)
      if ((sets[static_cast<std::size_t>(u)] & sets[static_cast<std::size_t>(v)]) == 0) draft.join(u, v);
  return draft.graph();
}

AnyGraph paley(Numbers n) {
  const std::int64_t q = n[0];
  bool prime = q % 4 == 1;
  for (std::int64_t d = 2; d * d <= q; ++d) prime = prime && q % d != 0;
  if (!prime) throw text::InputError("expected a prime that leaves 1 when divided by 4, found " + std::to_string(q));
  Draft draft(q, q * (q - 1) / 4);
  std::vector<bool> square(static_cast<std::size_t>(q));
  for (std::int64_t v = 1; v < q; ++v) square[static_cast<std::size_t>(v * v % q)] = true;
  for (std::int64_t v = 0; v < q; ++v)
    for (std::int64_t u = 0; u < v; ++u)
      if (square[static_cast<std::size_t>(v - u)]) draft.join(u, v);
  return draft.graph();
}

constexpr FamilyShape none;
constexpr FamilyShape one(std::int64_t least) { return {",", 1, 1, {least, least}}; }
constexpr FamilyShape two(std::string_view separator, std::int64_t first, std::int64_t second) {
  return {separator, 2, 2, {first, second}};
}
constexpr FamilyShape many(std::string_view separator, std::size_t fewest) {
  return {separator, fewest, order_limit, {1, 1}};
}

constexpr FamilyEntry of_graphs[] = {
    {{"binary-tree", "h", "complete binary tree of height h, breadth-first from the root 0"}, one(0), binary_tree},
    {{"circulant", "n,a,b,...", "vertices v and v+a, v and v+b, ... modulo n joined; a, b, ... at most n/2"},
     {",", 2, order_limit, {3, 1}},
     circulant},
    {{"complete", "n", "K_n"}, one(1), complete},
    {{"complete-bipartite", "m,n", "K_{m,n}; sides 0..m-1 and m..m+n-1"}, two(",", 1, 1), complete_bipartite},
    {{"cycle", "n", "C_n, around"}, one(3), cycle},
    {{"cylinder", "mxn", "C_m x P_n; place i on the cycle and j on the path is i*n+j"}, two("x", 3, 1), cylinder},
    {{"directed-cycle", "n", "n vertices, arcs from i to i+1 modulo n"}, one(2), directed_cycle},
    {{"directed-path", "n", "n vertices, arcs from i to i+1"}, one(1), directed_path},
    {{"generalised-petersen", "n,k", "outer cycle 0..n-1, spokes v to v+n, inner edges n+v to n+(v+k modulo n)"},
     two(",", 3, 1),
     petersens},
    {{"grid", "mxn", "P_m x P_n; row i and column j is i*n+j; also 3x3x2 and so on"}, many("x", 2), grid},
    {{"heaps", "a,b,...", "heaps of a, b, ... tokens in rows, numbered heap by heap"},
     {",", 1, order_limit, {0, 0}},
     heaps},
    {{"hypercube", "n", "Q_n; neighbours differ in one binary digit"}, one(0), hypercube},
    {{"kary-tree", "k,h", "complete k-ary tree of height h, as binary-tree"}, two(",", 1, 0), any_tree},
    {{"kneser", "n,k",
      "sets of k of n elements, in the order of binary numbers; those without a common one are joined"},
     two(",", 1, 1),
     kneser},
    {{"paley", "q", "integers modulo a prime q = 4k+1; joined if the difference is a square"}, one(5), paley},
    {{"path", "n", "P_n, n vertices from end to end"}, one(1), path},
    {{"petersen", "", "outer cycle 0..4, spokes v to v+5, inner edges v to v+2"}, none, petersen},
    {{"prism", "n", "two cycles 0..n-1 and n..2n-1, and spokes v to v+n"}, one(3), prism},
    {{"rays", "m,n", "K_m o R_n: rays of n vertices from those of K_m; place j=1..n of ray i is i*n+j-1"},
     two(",", 1, 1),
     rays},
    {{"spider", "a,b,...", "legs of a, b, ... vertices at the centre 0, leg by leg outwards"}, many(",", 1), spider},
    {{"star", "n", "K_{1,n}; centre 0"}, one(0), star},
};

/// The numbers of a family of that shape, to the end of the text.
std::vector<std::int64_t> read_numbers(text::Cursor& text, const FamilyShape& shape) {
  std::vector<std::int64_t> numbers;
  for (std::size_t i = 0; i < shape.fewest || (i < shape.most && !text.done()); ++i) {
    text.expect(i == 0 ? ":" : shape.separator);
    numbers.push_back(text.number_within(shape.least[i == 0 ? 0 : 1], order_limit));
  }
  text.expect_end();
  return numbers;
}

/// By name.
const std::vector<FamilyEntry>& entries() {
  static const auto list = [] {
    std::vector<FamilyEntry> result(std::begin(of_graphs), std::end(of_graphs));
    result.insert(result.end(), plane_families().begin(), plane_families().end());
    std::ranges::sort(result, {}, [](const FamilyEntry& entry) { return entry.family.name; });
    return result;
  }();
  return list;
}

const FamilyEntry& entry_of(std::string_view name) {
  std::vector<std::string_view> names;
  for (const FamilyEntry& entry : entries()) {
    if (entry.family.name == name) return entry;
    names.push_back(entry.family.name);
  }
  throw text::InputError(
      "expected the name of a family" + text::did_you_mean(name, names) + ", found '" + std::string(name) + "'", 1);
}

}  // namespace

std::span<const Family> families() {
  static const auto list = [] {
    std::vector<Family> result;
    for (const FamilyEntry& entry : entries()) result.push_back(entry.family);
    return result;
  }();
  return list;
}

FamilyMember make_named_family(std::string_view text) {
  const std::size_t name_length = std::min(text.find(':'), text.size());
  const FamilyEntry& entry = entry_of(text.substr(0, name_length));
  text::Cursor scanner(text);
  scanner.take_until(":");
  if (entry.read != nullptr) {
    scanner.expect(":");
    const FamilyMember board = entry.read(scanner);
    scanner.expect_end();
    return board;
  }
  const auto numbers = read_numbers(scanner, entry.shape);
  try {
    return entry.build(numbers);
  } catch (const text::InputError& error) {
    text::throw_at(error, name_length + 2);
  }
}

}  // namespace gamecert::graphs
