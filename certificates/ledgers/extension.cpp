// Every graph of a list with every set of neighbours for a vertex more.
#include "certificates/ledgers/extension.hpp"

#include <algorithm>
#include <string>

#include "certificates/claim.hpp"
#include "graphs/small_graph_text.hpp"

namespace gamecert::certificates {

using graphs::SmallGraph;
using graphs::Word;

const Ground theorem_of_extension{Ground::Kind::theorems, "extension theorem of docs/LEDGERS.md",
                                  "graphs of a class with a vertex more are all graphs of the class"};

bool extendable(const graphs::GraphClass& graph_class) {
  // Sound because a connected graph has a vertex that is no cut vertex, and deleting a vertex makes neither an odd
  // cycle nor a triangle, and raises neither degrees nor size.
  return graph_class.kind == graphs::GraphClass::Kind::graphs && !graph_class.only_regular &&
         graph_class.degrees.first == 0 && graph_class.sizes.first == 0;
}

void require_extensions(const graphs::GraphClass& graph_class, int order, const std::vector<Word>& smaller,
                        const std::vector<Word>& words) {
  for (const Word each : smaller) {
    const SmallGraph before = graphs::graph_of_word(each, order - 1, false);
    for (graphs::VertexSet neighbours = 0; neighbours <= before.vertices(); ++neighbours) {
      SmallGraph graph = before;
      graph.order = order;
      graphs::each(neighbours, [&](int v) { graph.add_edge(v, order - 1); });
      if (!graphs::member(graph_class, graph)) continue;
      if (!std::ranges::binary_search(words, graphs::canonical_word(graph).word))
        reject("expected all pieces of order " + std::to_string(order) + " to hold " +
               graphs::write_small_graph(graph) + ", which is " + graphs::write_small_graph(before) +
               " with a vertex more, found it in none");
    }
  }
}

}  // namespace gamecert::certificates
