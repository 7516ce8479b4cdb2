// oracle-odd-elimination: deletes vertices by trying every order, after Section 3 of the paper on ELLO: a vertex of odd
// degree is deleted, again and again, until a single vertex is left.
//
// Input, one graph a line:   ORDER EDGES            such as  5 0-1,1-2,2-3   (- is an empty list)
// Output, one line a graph:  WINNABLE or UNWINNABLE
#include <istream>
#include <map>
#include <set>
#include <stdexcept>
#include <string>

#include "lines.hpp"

namespace {

struct Game {
  std::map<int, std::set<int>> neighbours;
  std::map<std::set<int>, bool> memo;

  bool winnable(const std::set<int>& left) {
    if (left.size() == 1) return true;
    const auto known = memo.find(left);
    if (known != memo.end()) return known->second;
    bool won = false;
    for (const int v : left) {
      int degree = 0;
      for (const int u : neighbours[v]) degree += left.count(u) != 0;
      if (won || degree % 2 == 0) continue;
      std::set<int> after = left;
      after.erase(v);
      won = winnable(after);
    }
    memo[left] = won;
    return won;
  }
};

std::string answer(std::istream& words) {
  const oracle::Graph graph = oracle::read_graph(words);
  if (graph.directed) throw std::runtime_error("expected a graph");
  Game game;
  std::set<int> all;
  for (int v = 0; v < graph.order; ++v) all.insert(v);
  for (const auto& [u, v] : graph.edges) {
    game.neighbours[u].insert(v);
    game.neighbours[v].insert(u);
  }
  return game.winnable(all) ? "WINNABLE" : "UNWINNABLE";
}

}  // namespace

int main() { return oracle::answer_lines("oracle-odd-elimination", answer); }
