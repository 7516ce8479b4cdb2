// Reading edges, those of families with the copies that they are at.
#include "reductions/lemma_text/lemma_edges.hpp"

#include <algorithm>

namespace gamecert::reductions {
namespace {

using graphs::Edge;

/// The names of the ends.
std::pair<LemmaWord, LemmaWord> ends(const LemmaWord& word, char link) {
  const std::size_t at = word.text.find(link);
  if (at == std::string::npos || at == 0 || at + 1 == word.text.size())
    fail("two vertices with a `" + std::string(1, link) + "` between them", word);
  const text::Place second{word.place.line, word.place.column + at + 1};
  return {{word.text.substr(0, at), word.place}, {word.text.substr(at + 1), second}};
}

/// Link vertices are those from `link` on.
std::pair<Edge, Copy> edge_of_family(const LemmaWord& word, const FindVertex& find, int link, int links) {
  auto [first, second] = ends(word, '-');
  Copy copy = Copy::each;
  for (LemmaWord* end : {&first, &second}) {
    const std::size_t dot = end->text.find('.');
    if (dot == std::string::npos) continue;
    const LemmaWord after{end->text.substr(dot + 1), {end->place.line, end->place.column + dot + 1}};
    if (copy != Copy::each || (after.text == "next" && end == &first))
      fail("one of `.first` and `.last` in an edge, or `.next` at its second end", after);
    if (after.text != "first" && after.text != "next" && after.text != "last") fail("first, next or last", after);
    copy = after.text == "first" ? Copy::first : after.text == "next" ? Copy::next : Copy::last;
    end->text.erase(dot);
    if (find(*end) < link) fail("a link vertex in front of `." + after.text + "`", *end);
  }
  const int u = find(first), v = find(second);
  if (copy == Copy::next) {
    if (u < link) fail("a link vertex, and one of the next copy", word);
    return {{u, v + links}, copy};
  }
  if (u == v) fail("two different vertices", word);
  if (std::max(u, v) < link) copy = Copy::last;
  return {std::minmax(u, v), copy};
}

}  // namespace

Edge read_edge(const LemmaWord& word, const FindVertex& find, bool arc) {
  const auto [first, second] = ends(word, arc ? '>' : '-');
  const int u = find(first);
  const int v = find(second);
  if (u == v) fail("two different vertices", word);
  return arc ? Edge(u, v) : Edge(std::minmax(u, v));
}

void add_painted_edge(std::map<Edge, int>& painted, const std::vector<Edge>& edges, const LemmaWord& word,
                      const FindVertex& find) {
  const std::string player = word.text.substr(std::min(word.text.find(':'), word.text.size()));
  const Edge edge = read_edge({word.text.substr(0, word.text.find(':')), word.place}, find);
  if (std::ranges::count(edges, edge) == 0) fail("an edge of the line `edges` before it", word);
  if (player != ":1" && player != ":2") fail("an edge and its player, as a-x:1 or a-x:2", word);
  if (!painted.emplace(edge, player == ":1" ? 1 : 2).second)
    fail("every edge once", "a second " + text::quoted(word.text), word.place);
}

Edge boundary_pair(const LemmaWord& word, const Draft& draft) {
  return read_edge(word, [&](const LemmaWord& end) {
    const int v = vertex_among(draft.names, end, "of the lemma");
    if (v >= draft.boundary) fail("a boundary vertex", "the inner vertex " + text::quoted(end.text), end.place);
    return v;
  });
}

void add_edge(std::vector<Edge>& edges, const LemmaWord& word, const FindVertex& find, const Draft& draft) {
  const Edge edge = read_edge(word, find, draft.game.arcs());
  if (std::max(edge.first, edge.second) < draft.boundary && !draft.game.thick())
    fail("an edge with an inner end; of boundary vertices say `adjacent`, `nonadjacent` or `toggle`", word);
  if (std::ranges::count(edges, edge) != 0) fail("every edge once", "a second " + text::quoted(word.text), word.place);
  edges.push_back(edge);
}

void add_edge_of_family(std::vector<Edge>& edges, std::vector<Copy>& copies, const LemmaWord& word,
                        const FindVertex& find, const Draft& draft, LinkVertices links) {
  const auto [edge, copy] = edge_of_family(word, find, static_cast<int>(links.vertices) - links.count, links.count);
  if (std::max(edge.first, edge.second) < draft.boundary) fail("an edge with an inner or a link end", word);
  for (std::size_t i = 0; i < edges.size(); ++i)
    if (edges[i] == edge && copies[i] == copy)
      fail("every edge once", "a second " + text::quoted(word.text), word.place);
  edges.push_back(edge);
  copies.push_back(copy);
}

}  // namespace gamecert::reductions
