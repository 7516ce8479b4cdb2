// oracle-node-kayles: plays Node-Kayles by trying every move, after the sentence in Section 5.1 of the paper on games
// on triangulations: "two players play in turn by selecting a vertex of a given graph G that must be nonadjacent to
// (and different from) any previously chosen vertex. The last player that can select a vertex [...] is the winner." In
// misere play that player is the loser. A position is N if the player about to move wins, P if not.
//
// The nimber (normal play) is the least number that is not the nimber of an option. The misere nimber is the k for
// which G + *k is a misere P-position: a move is a selection in G or the removal of one or more beans from a heap of k.
// There is exactly one: from G + *k the heap can be lowered to any G + *j, so two cannot both be P; and each of the
// finitely many options of G rules out one k at most.
//
// Input, one game a line:   ORDER EDGES     such as  5 0-1,1-2,2-3   (- is an empty list)
// Output, one line a game:  OUTCOME N MISERE P NIMBER 3 MISERE-NIMBER 1 MOVES 0,2 MISERE-MOVES -
//   where MOVES are all selections that leave a P-position (of normal, of misere play).
#include <cstddef>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>

namespace {

using Chosen = std::set<int>;  // a position: the vertices chosen so far

class NodeKayles {
 public:
  NodeKayles(int order, std::set<std::pair<int, int>> edges) : order_(order), edges_(std::move(edges)) {}

  std::set<Chosen> options(const Chosen& chosen) const {
    std::set<Chosen> result;
    for (int v = 0; v < order_; ++v) {
      if (!selectable(chosen, v)) continue;
      Chosen after = chosen;
      after.insert(v);
      result.insert(after);
    }
    return result;
  }

  bool mover_wins(bool misere, const Chosen& chosen, int heap) {
    const auto key = std::make_pair(misere, std::make_pair(chosen, heap));
    const auto known = wins_.find(key);
    if (known != wins_.end()) return known->second;
    const std::set<Chosen> selections = options(chosen);
    bool wins = false;
    if (selections.empty() && heap == 0) wins = misere;  // no move: in misere play the other player moved last and lost
    for (const Chosen& after : selections) {
      if (!mover_wins(misere, after, heap)) wins = true;
    }
    for (int left = 0; left < heap; ++left) {
      if (!mover_wins(misere, chosen, left)) wins = true;
    }
    wins_[key] = wins;
    return wins;
  }

  int nimber(const Chosen& chosen) {
    const auto known = nimbers_.find(chosen);
    if (known != nimbers_.end()) return known->second;
    std::set<int> excluded;
    for (const Chosen& after : options(chosen)) excluded.insert(nimber(after));
    int mex = 0;
    while (excluded.count(mex) != 0) ++mex;
    nimbers_[chosen] = mex;
    return mex;
  }

  int misere_nimber(const Chosen& chosen) {
    int heap = 0;
    while (mover_wins(true, chosen, heap)) ++heap;
    return heap;
  }

  std::string winning_moves(bool misere) {
    std::string moves;
    for (const Chosen& after : options({})) {
      if (mover_wins(misere, after, 0)) continue;
      if (!moves.empty()) moves += ',';
      moves += std::to_string(*after.begin());
    }
    return moves.empty() ? "-" : moves;
  }

 private:
  bool selectable(const Chosen& chosen, int v) const {
    for (int u : chosen) {
      if (u == v || edges_.count({u, v}) != 0 || edges_.count({v, u}) != 0) return false;
    }
    return true;
  }

  int order_;
  std::set<std::pair<int, int>> edges_;
  std::map<std::pair<bool, std::pair<Chosen, int>>, bool> wins_;
  std::map<Chosen, int> nimbers_;
};

// Reads "0-1,1-2,...", or "-" for no edges.
bool read_edges(const std::string& list, int order, std::set<std::pair<int, int>>& edges) {
  if (list == "-") return true;
  std::istringstream stream(list);
  for (char separator = ','; separator == ',';) {
    int u = 0, v = 0;
    char dash = ' ';
    if (!(stream >> u >> dash >> v) || dash != '-') return false;
    if (u < 0 || u >= order || v < 0 || v >= order || u == v) return false;
    edges.insert({u, v});
    if (!(stream >> separator)) return true;
  }
  return false;
}

}  // namespace

int main() {
  int line_number = 0;
  for (std::string line; std::getline(std::cin, line);) {
    ++line_number;
    std::istringstream words(line);
    int order = 0;
    std::string list, rest;
    std::set<std::pair<int, int>> edges;
    if (!(words >> order >> list) || (words >> rest) || !read_edges(list, order, edges)) {
      std::cerr << "oracle-node-kayles: line " << line_number << ": expected ORDER EDGES, found '" << line << "'\n";
      return 2;
    }
    NodeKayles game(order, edges);
    const int nimber = game.nimber({});
    if (game.mover_wins(false, {}, nimber)) {
      std::cerr << "oracle-node-kayles: line " << line_number << ": G + *" << nimber << " is not lost for the mover\n";
      return 4;
    }
    std::cout << "OUTCOME " << (game.mover_wins(false, {}, 0) ? 'N' : 'P') << " MISERE "
              << (game.mover_wins(true, {}, 0) ? 'N' : 'P') << " NIMBER " << nimber << " MISERE-NIMBER "
              << game.misere_nimber({}) << " MOVES " << game.winning_moves(false) << " MISERE-MOVES "
              << game.winning_moves(true) << '\n';
  }
  return 0;
}
