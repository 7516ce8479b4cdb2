// Random graphs: a seed gives the same graph on every machine, as std::mt19937_64 gives the same numbers.
#include <algorithm>
#include <cstdint>
#include <numeric>
#include <queue>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "graphs/families/changed_graphs.hpp"
#include "graphs/families/users_board.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

using text::Cursor;

constexpr std::int64_t most_pairs = 50'000'000;  // that are gone through

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : random_(seed) {}
  /// 0..bound-1, all equally likely.
  std::uint64_t below(std::uint64_t bound) {
    const std::uint64_t fair = random_.max() - random_.max() % bound;
    std::uint64_t value = random_();
    while (value >= fair) value = random_();
    return value % bound;
  }

 private:
  std::mt19937_64 random_;
};

Dice dice_of(Cursor& in) {
  in.expect(",");
  return Dice(static_cast<std::uint64_t>(in.number(0, std::int64_t{1} << 60)));
}

void require_pairs(std::int64_t pairs) {
  if (pairs > most_pairs)
    throw text::TooLarge(
        "expected at most " + std::to_string(most_pairs) + " pairs of vertices, found " + std::to_string(pairs), 1);
}

struct Chance {
  std::uint64_t in_favour, of;
};

/// `0.25`, `1/4`, `1`: 0 to 1.
Chance read_chance(Cursor& in) {
  constexpr std::int64_t most = 1'000'000'000;
  constexpr std::size_t most_digits = 9;
  const Cursor begin = in;
  std::int64_t numerator = in.number(0, most), denominator = 1;
  if (in.take("/")) {
    denominator = in.number(1, most);
  } else if (in.take(".")) {
    const std::string_view digits = in.take_while(text::digit);
    if (digits.empty() || digits.size() > most_digits) begin.refuse("a number with 1 to 9 digits behind the point");
    for (const char digit : digits) {
      numerator = 10 * numerator + (digit - '0');
      denominator *= 10;
    }
  }
  if (numerator > denominator) begin.refuse("a probability from 0 to 1, such as 0.5 or 1/3");
  return {static_cast<std::uint64_t>(numerator), static_cast<std::uint64_t>(denominator)};
}

FamilyMember random_graph(Cursor& in) {
  const std::int64_t order = in.number_within(1, order_limit);
  in.expect(",");
  const Chance chance = read_chance(in);
  Dice dice = dice_of(in);
  require_pairs(order * (order - 1) / 2);
  std::vector<Edge> edges;
  for (int v = 0; v < order; ++v)
    for (int u = 0; u < v; ++u)
      if (dice.below(chance.of) < chance.in_favour) edges.emplace_back(u, v);
  if (std::ssize(edges) > order_limit)
    throw text::TooLarge("expected a size of at most " + std::to_string(order_limit), 1);
  return Graph(static_cast<int>(order), edges);
}

/// By A. Prüfer's sequence, which is a tree for every one of n^(n-2).
FamilyMember random_tree(Cursor& in) {
  const auto order = static_cast<int>(in.number_within(1, order_limit));
  Dice dice = dice_of(in);
  std::vector<int> sequence, left(static_cast<std::size_t>(order), 1);  // places of a vertex in what is left, and one
  for (int i = 0; i + 2 < order; ++i) {
    sequence.push_back(static_cast<int>(dice.below(static_cast<std::uint64_t>(order))));
    ++left[static_cast<std::size_t>(sequence.back())];
  }
  std::priority_queue<int, std::vector<int>, std::greater<>> leaves;
  for (int v = 0; v < order; ++v)
    if (left[static_cast<std::size_t>(v)] == 1) leaves.push(v);
  const auto take = [&] {
    const int leaf = leaves.top();
    leaves.pop();
    return leaf;
  };
  std::vector<Edge> edges;
  for (const int v : sequence) {
    edges.emplace_back(std::minmax(take(), v));
    if (--left[static_cast<std::size_t>(v)] == 1) leaves.push(v);
  }
  if (order > 1) {
    const int one = take();
    edges.emplace_back(one, take());
  }
  return Graph(order, edges);
}

/// A try: ends of edges are paired at random, never so that a loop or a second edge would come; empty if that ends too
/// early. (A. Steger and N. C. Wormald, Generating random regular graphs quickly, 1999.)
std::vector<Edge> regular_edges(int order, int degree, Dice& dice) {
  std::vector<int> ends;
  for (int v = 0; v < order; ++v) ends.insert(ends.end(), static_cast<std::size_t>(degree), v);
  std::set<Edge> edges;
  const auto fits = [&](int u, int v) { return u != v && !edges.contains(std::minmax(u, v)); };
  const auto some_fit = [&] {
    return std::ranges::any_of(ends,
                               [&](int u) { return std::ranges::any_of(ends, [&](int v) { return fits(u, v); }); });
  };
  for (int failed = 0; !ends.empty();) {
    constexpr int patience = 100;
    const std::size_t last = ends.size() - 1;
    std::swap(ends[dice.below(ends.size())], ends[last]);
    std::swap(ends[dice.below(last)], ends[last - 1]);
    if (fits(ends[last], ends[last - 1])) {
      edges.insert(std::minmax(ends[last], ends[last - 1]));
      ends.resize(last - 1);
      failed = 0;
    } else if (++failed % patience == 0 && !some_fit()) {
      return {};
    }
  }
  return {edges.begin(), edges.end()};
}

FamilyMember random_regular(Cursor& in) {
  const Cursor begin = in;
  const std::int64_t order = in.number_within(1, order_limit);
  in.expect(",");
  const std::int64_t degree = in.number_within(0, order_limit);
  Dice dice = dice_of(in);
  if (degree >= order || order * degree % 2 != 0)
    begin.refuse("an order above the degree, and not both of them odd",
                 std::to_string(order) + "," + std::to_string(degree));
  require_pairs(25 * order * degree);                               // ends are looked at again and again
  const std::int64_t drawn = std::min(degree, order - 1 - degree);  // of it or its complement
  std::vector<Edge> edges;
  while (std::ssize(edges) < order * drawn / 2)
    edges = regular_edges(static_cast<int>(order), static_cast<int>(drawn), dice);
  const Graph graph(static_cast<int>(order), edges);
  return drawn == degree ? graph : complement(graph);
}

constexpr FamilyEntry drawn_by(const Family& family, FamilyMember (*read)(Cursor&)) {
  return {family, {}, nullptr, read};
}

constexpr FamilyEntry drawn_families[] = {
    drawn_by(
        {"random", "n,p,seed", "n vertices, each two joined with probability p (0.5, 1/3); a seed gives one graph"},
        random_graph),
    drawn_by(
        {"random-regular", "n,d,seed", "n vertices of degree d, by pairing ends at random; a seed gives one graph"},
        random_regular),
    drawn_by({"random-tree", "n,seed", "a tree on n vertices, all labelled ones equally likely; a seed gives one"},
             random_tree),
};

}  // namespace

std::span<const FamilyEntry> random_families() { return drawn_families; }

}  // namespace gamecert::graphs
