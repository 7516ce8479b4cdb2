// A canonical form small enough to trust: refine, branch, take the greatest word. No automorphism is guessed at.
#pragma once

#include <span>
#include <vector>

#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// Up to 128 bits of adjacency, or a number of permutations.
__extension__ typedef unsigned __int128 Word;

struct CanonicalWord {
  Word word = 0;           // of the vertices in the canonical order, see adjacency_word
  Word automorphisms = 1;  // how many the graph has
};

/// For each vertex of the order 0, 1, ... its edges to those before it, the first of these lowest; of a digraph both
/// ways, its arcs to those before it below the arcs from them. Later vertices stand lower in the word. LimitError
/// beyond 128 bits: orders above 16, of digraphs above 11.
Word adjacency_word(const SmallGraph& graph);
/// The reverse. InputError unless the word is one of such a graph.
SmallGraph graph_of_word(Word word, int order, bool directed);

/// Two graphs of one order, or two digraphs, have the same word exactly if they are isomorphic: docs/LEDGERS.md has
/// the proof. LimitError as adjacency_word, and beyond ten million leaves of the search.
CanonicalWord canonical_word(const SmallGraph& graph);

/// The vertices of a component of a graph whose vertices have colours: cells are those of one colour, colour by colour.
/// Of two such components, cells of one size each, the words are the same exactly if an isomorphism keeps colours, and
/// then the orders are carried to each other by one. LimitError beyond order 16 and beyond ten million leaves.
struct CanonicalOrder {
  std::vector<int> vertices;
  Word word = 0;
  Word automorphisms = 1;  // how many the component has that keep colours
};
CanonicalOrder canonical_order(const SmallGraph& graph, VertexSet component, std::span<const VertexSet> cells);

/// Of a tree, in time that repeated branches do not raise: the word of parentheses of its subtrees, the greatest
/// first, from a centre; `(` is 1. Orders to 64. InputError for what is no tree.
CanonicalWord tree_word(const SmallGraph& tree);
/// The reverse. InputError unless the word is one of such a tree.
SmallGraph tree_of_word(Word word, int order);

}  // namespace gamecert::graphs
