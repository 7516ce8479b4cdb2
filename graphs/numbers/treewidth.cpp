// Orders of elimination, a set of vertices eliminated at a time: H. Bodlaender, F. Fomin, A. Koster, D. Kratsch and
// D. Thilikos, On exact algorithms for treewidth, ACM Transactions on Algorithms 9 (2012).
//
// A vertex that is eliminated behind the set S has as neighbours then the vertices outside to which a path leads whose
// inner vertices are in S. The treewidth is the least number, over all orders, of the greatest such degree
// (docs/WORDS.md); the best that an order of S alone can do is found from the sets with a vertex less.
#include "graphs/numbers/treewidth.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

int degree_behind(const SmallGraph& graph, VertexSet eliminated, int v) {
  VertexSet reached = single(v), seen = graph.neighbours(v);
  while (const VertexSet next = seen & eliminated & ~reached) {
    reached |= next;
    each(next, [&](int u) { seen |= graph.neighbours(u); });
  }
  return std::popcount(seen & ~eliminated & ~single(v));
}

}  // namespace

int treewidth(const SmallGraph& graph) {
  constexpr int most = 20;
  if (graph.order > most)
    throw text::LimitError("the treewidth of a graph of order " + std::to_string(graph.order) + "; at most order " +
                           std::to_string(most) + " is gone through");
  std::vector<std::int8_t> best(std::size_t{1} << graph.order, most);
  best[0] = -1;
  for (VertexSet set = 1; set <= graph.vertices(); ++set) {
    text::pause();
    each(set, [&](int v) {
      const VertexSet before = set & ~single(v);
      const int width = std::max<int>(best[before], degree_behind(graph, before, v));
      best[set] = std::min(best[set], static_cast<std::int8_t>(width));
    });
  }
  return best[graph.vertices()];
}

}  // namespace gamecert::graphs
