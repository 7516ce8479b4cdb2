// Adjacency as a word, in the order that the search finds (words/search.hpp), component by component; trees.
#include "graphs/canonical_word.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "graphs/invariants.hpp"
#include "graphs/words/search.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

constexpr int word_bits = 128;
constexpr int largest = 16;  // 15 * 16 / 2 edges

int bits(int order, bool directed) { return directed ? order * (order - 1) : order * (order - 1) / 2; }

void require_to_fit(int order, bool directed) {
  if (bits(order, directed) > word_bits)
    throw text::LimitError("canonical words are of graphs to order 16 and digraphs to order 11, not of order " +
                           std::to_string(order));
}

/// Read row by row, as adjacency_word has it.
struct AdjacencyOfPlaces {
  Word operator()(const PlacedVertices<largest>& placed) const {
    Word word = 0;
    for (int p = 1; p < placed.count; ++p) {
      const auto earlier = [&](VertexSet row) { return placed.places_of(row) & first_vertices(p); };
      word = word << p | earlier(placed.out[placed.vertex(p)]);
      if (placed.directed) word = word << p | earlier(placed.in[placed.vertex(p)]);
    }
    return word;
  }
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
  return CanonicalSearch<largest, AdjacencyOfPlaces>(graph, component).run(cells);
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
