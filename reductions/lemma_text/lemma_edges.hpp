// Edges as the words of a lemma file: `u-v`, `u>v`, and of families `u-w.first`, `w-x.next`, `x.last-v`.
#pragma once

#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "graphs/graph.hpp"
#include "reductions/lemma_text/lemma_draft.hpp"
#include "reductions/lemma_text/lemma_words.hpp"

namespace gamecert::reductions {

/// The number of the vertex that a word names.
using FindVertex = std::function<int(const LemmaWord&)>;

/// Two different vertices, (smaller, larger), or an arc `u>v`. InputError, here and below.
graphs::Edge read_edge(const LemmaWord& word, const FindVertex& find, bool arc = false);

/// `u-v:1`, one of the edges and its player, each edge once.
void add_painted_edge(std::map<graphs::Edge, int>& painted, const std::vector<graphs::Edge>& edges,
                      const LemmaWord& word, const FindVertex& find);

/// The pair of boundary vertices that a word names.
graphs::Edge boundary_pair(const LemmaWord& word, const Draft& draft);

/// An edge with an inner end, each once; of thick boundaries any.
void add_edge(std::vector<graphs::Edge>& edges, const LemmaWord& word, const FindVertex& find, const Draft& draft);

/// How many vertices a family has with one copy of the link vertices, which come last, and how many these are.
struct LinkVertices {
  std::size_t vertices = 0;
  int count = 0;
};
/// An edge of a family with the copies that it is at, each once.
void add_edge_of_family(std::vector<graphs::Edge>& edges, std::vector<Copy>& copies, const LemmaWord& word,
                        const FindVertex& find, const Draft& draft, LinkVertices links);

}  // namespace gamecert::reductions
