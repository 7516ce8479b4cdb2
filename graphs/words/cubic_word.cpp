// Of each vertex in turn the number of a set among the sets that it could be joined to, all numbers in one.
#include "graphs/words/cubic_word.hpp"

#include <array>
#include <string>

#include "graphs/invariants.hpp"
#include "graphs/words/search.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

constexpr int most = largest_cubic_word_order;
using PlacedCubic = PlacedVertices<most>;

/// n choose k, for k to 3.
Word choices(int n, int k) {
  const auto m = static_cast<Word>(n);
  switch (k) {
    case 0:
      return 1;
    case 1:
      return m;
    case 2:
      return n < 2 ? 0 : m * (m - 1) / 2;
    default:
      return n < 3 ? 0 : m * (m - 1) * (m - 2) / 6;
  }
}

/// Vertices by their places, joined one after another to later ones.
class Joining {
 public:
  explicit Joining(int order) : open_(first_vertices(order)) {}

  /// How many later vertices the one at the place is joined to; places ascend by one.
  int needed(int place) {
    open_ &= ~single(place);
    return 3 - neighbours_[static_cast<std::size_t>(place)];
  }
  /// Behind it: those that have fewer than three neighbours.
  VertexSet open() const { return open_; }
  void join(VertexSet later) {
    each(later, [&](int p) {
      if (++neighbours_[static_cast<std::size_t>(p)] == 3) open_ &= ~single(p);
    });
  }

 private:
  VertexSet open_;
  std::array<int, most> neighbours_{};
};

/// Sets of so many members of a set, from 0 on: the sum of "c choose i" for the i-th of its members, which is the c-th
/// of the set.
Word number_of(VertexSet chosen, VertexSet among) {
  Word number = 0;
  int i = 0;
  each(chosen, [&](int p) { number += choices(std::popcount(among & first_vertices(p)), ++i); });
  return number;
}

/// The reverse, for a number below "popcount(among) choose k".
VertexSet set_of(Word number, int k, VertexSet among) {
  VertexSet chosen = 0;
  int c = std::popcount(among);
  for (VertexSet left = among; k > 0;) {
    const int last = 63 - std::countl_zero(left);
    left &= ~single(last);
    if (choices(--c, k) > number) continue;
    number -= choices(c, k--);
    chosen |= single(last);
  }
  return chosen;
}

struct ChoicesOfPlaces {
  Word operator()(const PlacedCubic& placed) const {
    Joining joining(placed.count);
    Word word = 0, factor = 1;
    for (int p = 0; p < placed.count; ++p) {
      const int needed = joining.needed(p);
      const VertexSet later = placed.places_of(placed.out[placed.vertex(p)]) & ~first_vertices(p + 1);
      word += factor * number_of(later, joining.open());
      factor *= choices(std::popcount(joining.open()), needed);
      joining.join(later);
    }
    return word;
  }
};

void require_cubic_order(int order) {
  if (order > most)
    throw text::LimitError("words of cubic graphs are of orders to " + std::to_string(most) + ", not of order " +
                           std::to_string(order));
}

bool connected_and_cubic(const SmallGraph& graph) {
  return !graph.directed && min_degree(graph) == 3 && max_degree(graph) == 3 && connected(graph);
}

}  // namespace

CanonicalWord cubic_word(const SmallGraph& graph) {
  require_cubic_order(graph.order);
  if (!connected_and_cubic(graph)) throw text::InputError("expected a connected cubic graph, found another graph");
  const VertexSet all = graph.vertices();
  const CanonicalOrder found = CanonicalSearch<most, ChoicesOfPlaces>(graph, all).run({&all, 1});
  return {found.word, found.automorphisms};
}

SmallGraph cubic_graph_of_word(Word word, int order) {
  require_cubic_order(order);
  SmallGraph graph{.order = order};
  Joining joining(order);
  const auto refuse = [&]() -> SmallGraph {
    throw text::InputError("expected the word of a connected cubic graph of order " + std::to_string(order) +
                           ", found another word");
  };
  for (int p = 0; p < order; ++p) {
    const int needed = joining.needed(p);
    const Word all = choices(std::popcount(joining.open()), needed);
    if (all == 0) return refuse();
    const VertexSet later = set_of(word % all, needed, joining.open());
    word /= all;
    each(later, [&](int v) { graph.add_edge(p, v); });
    joining.join(later);
  }
  return word == 0 && connected_and_cubic(graph) ? graph : refuse();
}

}  // namespace gamecert::graphs
