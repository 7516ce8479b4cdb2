// oracle-lights-out: decides Lights Out by pressing every subset of the vertices, after Section 2 of the paper on ELLO.
// "A move at vertex v changes the colors of vertices in v's closed neighborhood N[v]. Letting L denote the set of
// vertices of G that are initially 'on' or 'lit', the goal of Lights Out is to find a (minimum) subset S of V(G) for
// which L is the symmetric difference of the sets N[v] indexed over all v in S."
//
// Input, one game a line:   ORDER EDGES LIT         such as  5 0-1,1-2,2-3 0,4   (- is an empty list, ORDER <= 20)
// Output, one line a game:  WINNABLE and a smallest winning set of presses (- for the empty set), or UNWINNABLE
#include <algorithm>
#include <cstddef>
#include <istream>
#include <stdexcept>
#include <string>
#include <vector>

#include "lines.hpp"

namespace {

struct Board {
  std::vector<std::vector<bool>> adjacent;
  std::vector<bool> lit;
};

Board read_board(std::istream& words) {
  const oracle::Graph graph = oracle::read_graph(words);
  std::string lit;
  oracle::read_rest(words, lit);
  if (graph.directed || graph.order > 20) throw std::runtime_error("expected a graph of order at most 20");
  const auto order = static_cast<std::size_t>(graph.order);
  Board board;
  board.adjacent.assign(order, std::vector<bool>(order, false));
  board.lit.assign(order, false);
  for (int u = 0; u < graph.order; ++u) {
    for (int v = 0; v < graph.order; ++v) {
      board.adjacent[static_cast<std::size_t>(u)][static_cast<std::size_t>(v)] = graph.adjacent(u, v);
    }
  }
  for (const std::string& vertex : oracle::split(lit)) {
    board.lit[static_cast<std::size_t>(oracle::number(vertex, graph.order))] = true;
  }
  return board;
}

bool all_out_after(const Board& board, const std::vector<bool>& pressed) {
  std::vector<bool> lights = board.lit;
  for (std::size_t v = 0; v < pressed.size(); ++v) {
    if (!pressed[v]) continue;
    for (std::size_t w = 0; w < lights.size(); ++w) {
      if (w == v || board.adjacent[v][w]) lights[w] = !lights[w];
    }
  }
  return std::count(lights.begin(), lights.end(), true) == 0;
}

// Counts up in binary; false after the last subset.
bool next_subset(std::vector<bool>& subset) {
  for (std::size_t v = 0; v < subset.size(); ++v) {
    subset[v] = !subset[v];
    if (subset[v]) return true;
  }
  return false;
}

std::string answer(std::istream& words) {
  const Board board = read_board(words);
  bool won = false;
  std::vector<bool> best, pressed(board.lit.size(), false);
  do {
    if (!all_out_after(board, pressed)) continue;
    const auto presses = std::count(pressed.begin(), pressed.end(), true);
    if (!won || presses < std::count(best.begin(), best.end(), true)) best = pressed;
    won = true;
  } while (next_subset(pressed));
  if (!won) return "UNWINNABLE";
  std::string presses;
  for (std::size_t v = 0; v < best.size(); ++v) {
    if (!best[v]) continue;
    if (!presses.empty()) presses += ',';
    presses += std::to_string(v);
  }
  return "WINNABLE " + (presses.empty() ? "-" : presses);
}

}  // namespace

int main() { return oracle::answer_lines("oracle-lights-out", answer); }
