// oracle-node-kayles: plays Node-Kayles by trying every move, after the sentence in Section 5.1 of the paper on games
// on triangulations: "two players play in turn by selecting a vertex of a given graph G that must be nonadjacent to
// (and different from) any previously chosen vertex. The last player that can select a vertex [...] is the winner." In
// misere play that player is the loser.
//
// Input, one game a line:   ORDER EDGES     such as  5 0-1,1-2,2-3   (- is an empty list)
// Output, one line a game:  the answers of impartial.hpp; a move is the vertex selected.
#include <istream>
#include <set>
#include <string>
#include <vector>

#include "impartial.hpp"
#include "lines.hpp"

namespace {

using Chosen = std::set<int>;  // a position: the vertices chosen so far

bool selectable(const oracle::Graph& graph, const Chosen& chosen, int v) {
  for (int u : chosen) {
    if (u == v || graph.adjacent(u, v)) return false;
  }
  return true;
}

std::string answer(std::istream& words) {
  const oracle::Graph graph = oracle::read_graph(words);
  oracle::read_rest(words);
  oracle::Impartial<Chosen> game([&](const Chosen& chosen) {
    std::vector<oracle::Option<Chosen>> options;
    for (int v = 0; v < graph.order; ++v) {
      if (!selectable(graph, chosen, v)) continue;
      Chosen after = chosen;
      after.insert(v);
      options.push_back({std::to_string(v), after});
    }
    return options;
  });
  return game.answers({});
}

}  // namespace

int main() { return oracle::answer_lines("oracle-node-kayles", answer); }
