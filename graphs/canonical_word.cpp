// The search for the greatest word: ordered partitions, refined until every cell sees every cell evenly.
//
// Every step depends on the isomorphism class alone. Cells are handled by their place, split by numbers of neighbours,
// and branched on at every vertex, or at one of a cell of twins: to swap two twins is an automorphism that keeps all
// other vertices, so that all branches of the cell have the same words.
#include "graphs/canonical_word.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "graphs/invariants.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

constexpr int word_bits = 128;
constexpr int largest = 16;  // 15 * 16 / 2 edges
constexpr std::int64_t leaf_limit = 10'000'000;

int bits(int order, bool directed) { return directed ? order * (order - 1) : order * (order - 1) / 2; }

void require_to_fit(int order, bool directed) {
  if (bits(order, directed) > word_bits)
    throw text::LimitError("canonical words are of graphs to order 16 and digraphs to order 11, not of order " +
                           std::to_string(order));
}

using Rows = std::array<VertexSet, largest>;

VertexSet at(const Rows& rows, int v) { return rows[static_cast<std::size_t>(v)]; }
VertexSet& at(Rows& rows, int v) { return rows[static_cast<std::size_t>(v)]; }

/// The cell that begins at place p holds the vertices whose places are p, p+1, ...
struct Partition {
  Rows cells{};
  VertexSet open = 0;  // places of cells with more than one vertex
  VertexSet todo = 0;  // places of cells by which the others are still to be split
};

class Search {
 public:
  Search(const SmallGraph& graph, VertexSet component) : directed_(graph.directed), vertices_(component) {
    each(component, [&](int v) {
      at(out_, v) = graph.neighbours(v);
      if (directed_) each(graph.neighbours(v), [&](int w) { at(in_, w) |= single(v); });
    });
  }

  /// With the vertices of each cell apart from the others, in the order of the cells.
  CanonicalOrder run(std::span<const VertexSet> cells) {
    Partition start;
    int place = 0;
    for (const VertexSet all : cells) {
      const VertexSet cell = all & vertices_;
      if (cell == 0) continue;
      at(start.cells, place) = cell;
      start.todo |= single(place);
      if ((cell & (cell - 1)) != 0) start.open |= single(place);
      place += std::popcount(cell);
    }
    visit(start, 1);
    return {{order_.begin(), order_.begin() + std::popcount(vertices_)}, best_, automorphisms_};
  }

 private:
  /// `alike`: how many leaves each leaf below stands for.
  void visit(Partition& partition, Word alike) {
    text::pause();
    refine(partition);
    if (partition.open == 0) return look(partition, alike);
    const int place = std::countr_zero(partition.open);
    const VertexSet cell = at(partition.cells, place);
    const bool one = twins(cell);
    for (VertexSet rest = one ? cell & -cell : cell; rest != 0; rest &= rest - 1) {
      Partition branch = partition;
      split(branch, place, {rest & -rest, cell & ~(rest & -rest)});
      visit(branch, one ? alike * static_cast<Word>(std::popcount(cell)) : alike);
    }
  }

  void refine(Partition& partition) const {
    while (partition.todo != 0 && partition.open != 0) {
      const int place = std::countr_zero(partition.todo);
      partition.todo &= partition.todo - 1;
      const VertexSet by = at(partition.cells, place);
      split_all(partition, by, out_);
      if (directed_) split_all(partition, by, in_);
    }
  }

  /// Splits every cell by how many of the rows of `by` its vertices are in, ascending.
  static void split_all(Partition& partition, VertexSet by, const Rows& rows) {
    std::array<VertexSet, 5> sums{};  // bit i of the number of each vertex
    std::size_t height = 0;
    for (VertexSet rest = by; rest != 0; rest &= rest - 1) {
      VertexSet carry = at(rows, std::countr_zero(rest));
      for (std::size_t i = 0; carry != 0; ++i) {
        const VertexSet sum = sums[i] ^ carry;
        carry &= sums[i];
        sums[i] = sum;
        if (i >= height) height = i + 1;
      }
    }
    for (VertexSet open = partition.open; open != 0; open &= open - 1) {
      const int place = std::countr_zero(open);
      const VertexSet cell = at(partition.cells, place);
      for (std::size_t i = 0; i < height; ++i) {
        if ((cell & sums[i]) != 0 && (cell & ~sums[i]) != 0) {
          split_by(partition, place, cell, sums, height);
          break;
        }
      }
    }
  }

  static void split_by(Partition& partition, int place, VertexSet cell, const std::array<VertexSet, 5>& sums,
                       std::size_t height) {
    if (height == 0) return;
    const VertexSet few = cell & ~sums[height - 1];
    const VertexSet many = cell & sums[height - 1];
    if (few != 0 && many != 0) split(partition, place, {few, many});
    if (few != 0 && (few & (few - 1)) != 0) split_by(partition, place, few, sums, height - 1);
    if (many != 0 && (many & (many - 1)) != 0) split_by(partition, place + std::popcount(few), many, sums, height - 1);
  }

  static void split(Partition& partition, int place, const std::array<VertexSet, 2>& into) {
    const int next = place + std::popcount(into[0]);
    at(partition.cells, place) = into[0];
    at(partition.cells, next) = into[1];
    partition.todo |= single(place) | single(next);
    if ((into[0] & (into[0] - 1)) == 0) partition.open &= ~single(place);
    if ((into[1] & (into[1] - 1)) != 0) partition.open |= single(next);
  }

  /// Whether any two vertices of the cell are adjacent to the same others.
  bool twins(VertexSet cell) const {
    const int first = std::countr_zero(cell);
    const VertexSet inside = at(out_, first) & cell;
    if (inside != 0 && inside != (cell & ~single(first))) return false;
    for (VertexSet rest = cell & (cell - 1); rest != 0; rest &= rest - 1) {
      const int v = std::countr_zero(rest);
      if ((at(out_, v) & ~cell) != (at(out_, first) & ~cell) || (at(in_, v) & ~cell) != (at(in_, first) & ~cell))
        return false;
      if ((at(out_, v) & cell) != (inside == 0 ? 0 : cell & ~single(v))) return false;
    }
    return true;
  }

  void look(const Partition& partition, Word alike) {
    if (++leaves_ > leaf_limit) throw text::LimitError("a graph has more than ten million canonical orders to compare");
    const int count = std::popcount(vertices_);
    std::array<int, largest> place_of{}, order{};
    for (int p = 0; p < count; ++p) {
      const int v = std::countr_zero(at(partition.cells, p));
      order[static_cast<std::size_t>(p)] = v;
      place_of[static_cast<std::size_t>(v)] = p;
    }
    Word word = 0;
    for (int p = 1; p < count; ++p) {
      const int v = order[static_cast<std::size_t>(p)];
      word = word << p | earlier(at(out_, v), place_of, p);
      if (directed_) word = word << p | earlier(at(in_, v), place_of, p);
    }
    if (leaves_ > 1 && word < best_) return;
    if (leaves_ > 1 && word == best_) {
      automorphisms_ += alike;
      return;
    }
    best_ = word;
    automorphisms_ = alike;
    order_ = order;
  }

  static VertexSet earlier(VertexSet row, const std::array<int, largest>& place_of, int p) {
    VertexSet places = 0;
    each(row, [&](int u) { places |= single(place_of[static_cast<std::size_t>(u)]); });
    return places & first_vertices(p);
  }

  const bool directed_;
  const VertexSet vertices_;
  Rows out_{}, in_{};  // in_ of digraphs only
  std::int64_t leaves_ = 0;
  Word best_ = 0, automorphisms_ = 0;
  std::array<int, largest> order_{};  // the vertex at each place
};

/// Components ascending, by order and word; equal ones may be exchanged.
CanonicalWord of_components(const SmallGraph& graph, std::vector<CanonicalOrder> parts) {
  const auto before = [](const CanonicalOrder& a, const CanonicalOrder& b) {
    return std::pair(a.vertices.size(), a.word) < std::pair(b.vertices.size(), b.word);
  };
  std::ranges::sort(parts, before);
  CanonicalWord result;
  SmallGraph sorted{.order = graph.order, .directed = graph.directed};
  int next = 0;
  Word alike = 1;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    alike = i > 0 && !before(parts[i - 1], parts[i]) ? alike + 1 : 1;
    result.automorphisms *= parts[i].automorphisms * alike;
    const std::vector<int>& order = parts[i].vertices;
    for (std::size_t a = 0; a < order.size(); ++a) {
      for (std::size_t b = 0; b < order.size(); ++b) {
        if (graph.adjacent(order[a], order[b]))
          sorted.rows[static_cast<std::size_t>(next) + a] |= single(next + static_cast<int>(b));
      }
    }
    next += static_cast<int>(order.size());
  }
  result.word = adjacency_word(sorted);
  return result;
}

// Trees.

struct Branch {
  Word word = 0;  // of parentheses
  int bits = 0;
  Word automorphisms = 1;
};

Branch branch_at(const SmallGraph& tree, int v, int from) {
  std::vector<Branch> branches;
  each(tree.neighbours(v), [&](int w) {
    if (w != from) branches.push_back(branch_at(tree, w, v));
  });
  const auto before = [](const Branch& a, const Branch& b) {
    return std::pair(a.bits, a.word) > std::pair(b.bits, b.word);
  };
  std::ranges::sort(branches, before);
  Branch result{1, 1, 1};
  Word alike = 1;
  for (std::size_t i = 0; i < branches.size(); ++i) {
    alike = i > 0 && !before(branches[i - 1], branches[i]) ? alike + 1 : 1;
    result.word = result.word << branches[i].bits | branches[i].word;
    result.bits += branches[i].bits;
    result.automorphisms *= branches[i].automorphisms * alike;
  }
  result.word <<= 1;
  ++result.bits;
  return result;
}

/// The one or two vertices that are left when leaves are deleted, all at once, over and over.
VertexSet centres(const SmallGraph& tree) {
  VertexSet left = tree.vertices();
  while (std::popcount(left) > 2) {
    VertexSet leaves = 0;
    each(left, [&](int v) {
      if (std::popcount(tree.neighbours(v) & left) <= 1) leaves |= single(v);
    });
    left &= ~leaves;
  }
  return left;
}

}  // namespace

Word adjacency_word(const SmallGraph& graph) {
  require_to_fit(graph.order, graph.directed);
  Word word = 0;
  for (int v = 1; v < graph.order; ++v) {
    word = word << v | (graph.neighbours(v) & first_vertices(v));
    if (!graph.directed) continue;
    VertexSet tails = 0;
    for (int u = 0; u < v; ++u) tails |= graph.adjacent(u, v) ? single(u) : 0;
    word = word << v | tails;
  }
  return word;
}

SmallGraph graph_of_word(Word word, int order, bool directed) {
  require_to_fit(order, directed);
  if (const int length = bits(order, directed); length < word_bits && word >> length != 0)
    throw text::InputError("expected a word of at most " + std::to_string(length) + " bits, found a longer one");
  SmallGraph graph{.order = order, .directed = directed};
  for (int v = order - 1; v > 0; --v) {
    if (directed) {
      each(static_cast<VertexSet>(word) & first_vertices(v),
           [&](int u) { graph.rows[static_cast<std::size_t>(u)] |= single(v); });
      word >>= v;
    }
    const VertexSet heads = static_cast<VertexSet>(word) & first_vertices(v);
    graph.rows[static_cast<std::size_t>(v)] |= heads;
    if (!directed) each(heads, [&](int u) { graph.rows[static_cast<std::size_t>(u)] |= single(v); });
    word >>= v;
  }
  return graph;
}

CanonicalWord canonical_word(const SmallGraph& graph) {
  require_to_fit(graph.order, graph.directed);
  std::vector<CanonicalOrder> parts;
  for (VertexSet left = graph.vertices(); left != 0;) {
    const VertexSet part = component(graph, left, std::countr_zero(left));
    parts.push_back(canonical_order(graph, part, {&part, 1}));
    left &= ~part;
  }
  if (parts.size() == 1) return {parts[0].word, parts[0].automorphisms};
  return of_components(graph, std::move(parts));
}

CanonicalOrder canonical_order(const SmallGraph& graph, VertexSet component, std::span<const VertexSet> cells) {
  require_to_fit(graph.order, graph.directed);
  return Search(graph, component).run(cells);
}

CanonicalWord tree_word(const SmallGraph& tree) {
  if (tree.directed || !graphs::tree(tree)) throw text::InputError("expected a tree, found another graph");
  CanonicalWord result;
  Word greatest = 0;
  each(centres(tree), [&](int centre) {
    const Branch whole = branch_at(tree, centre, -1);
    if (greatest == whole.word) result.automorphisms += whole.automorphisms;
    if (greatest < whole.word) result = {whole.word, whole.automorphisms};
    greatest = result.word;
  });
  return result;
}

SmallGraph tree_of_word(Word word, int order) {
  SmallGraph tree{.order = order};
  std::vector<int> open;
  int next = 0;
  const auto refuse = [&]() -> SmallGraph {
    throw text::InputError("expected the parentheses of a tree of order " + std::to_string(order) +
                           ", found another word");
  };
  if (order < 1 || order > SmallGraph::max_order) refuse();
  if (2 * order < word_bits && word >> 2 * order != 0) refuse();
  for (int bit = 2 * order - 1; bit >= 0; --bit) {
    if ((word >> bit & 1) != 0) {
      if (next == order || (open.empty() && next > 0)) refuse();
      if (!open.empty()) tree.add_edge(open.back(), next);
      open.push_back(next++);
    } else {
      if (open.empty()) refuse();
      open.pop_back();
    }
  }
  if (next != order || !open.empty()) refuse();
  return tree;
}

}  // namespace gamecert::graphs
