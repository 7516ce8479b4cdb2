// oracle-lights-out: decides Lights Out by pressing every subset of the vertices, after Section 2 of the paper on ELLO.
// "A move at vertex v changes the colors of vertices in v's closed neighborhood N[v]. Letting L denote the set of
// vertices of G that are initially 'on' or 'lit', the goal of Lights Out is to find a (minimum) subset S of V(G) for
// which L is the symmetric difference of the sets N[v] indexed over all v in S."
//
// Input, one game a line:   ORDER EDGES LIT         such as  5 0-1,1-2,2-3 0,4   (- is an empty list, ORDER <= 20)
// Output, one line a game:  WINNABLE and a smallest winning set of presses (- for the empty set), or UNWINNABLE
#include <algorithm>
#include <cctype>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct Board {
  std::vector<std::vector<bool>> adjacent;
  std::vector<bool> lit;
};

// Reads the two numbers of "3-7", or the one of "3", of every item of a comma-separated list.
bool read_list(const std::string& list, std::size_t numbers, std::size_t order,
               std::vector<std::vector<std::size_t>>& items) {
  if (list == "-") return true;
  std::istringstream stream(list);
  for (std::string item; std::getline(stream, item, ',');) {
    std::vector<std::size_t> values;
    std::istringstream parts(item);
    for (std::string part; std::getline(parts, part, '-');) {
      if (part.empty() || part.size() > 2) return false;
      for (char digit : part) {
        if (std::isdigit(static_cast<unsigned char>(digit)) == 0) return false;
      }
      values.push_back(std::stoul(part));
      if (values.back() >= order) return false;
    }
    if (values.size() != numbers) return false;
    items.push_back(values);
  }
  return true;
}

bool read_board(const std::string& line, Board& board) {
  std::istringstream words(line);
  std::size_t order = 0;
  std::string edges, lit, rest;
  if (!(words >> order >> edges >> lit) || (words >> rest) || order > 20) return false;
  board.adjacent.assign(order, std::vector<bool>(order, false));
  board.lit.assign(order, false);
  std::vector<std::vector<std::size_t>> pairs, singles;
  if (!read_list(edges, 2, order, pairs) || !read_list(lit, 1, order, singles)) return false;
  for (const auto& pair : pairs) {
    if (pair[0] == pair[1]) return false;
    board.adjacent[pair[0]][pair[1]] = true;
    board.adjacent[pair[1]][pair[0]] = true;
  }
  for (const auto& single : singles) board.lit[single[0]] = true;
  return true;
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

void decide(const Board& board) {
  bool won = false;
  std::vector<bool> best, pressed(board.lit.size(), false);
  do {
    if (!all_out_after(board, pressed)) continue;
    const auto presses = std::count(pressed.begin(), pressed.end(), true);
    if (!won || presses < std::count(best.begin(), best.end(), true)) best = pressed;
    won = true;
  } while (next_subset(pressed));
  if (!won) {
    std::cout << "UNWINNABLE\n";
    return;
  }
  std::string presses;
  for (std::size_t v = 0; v < best.size(); ++v) {
    if (!best[v]) continue;
    if (!presses.empty()) presses += ',';
    presses += std::to_string(v);
  }
  std::cout << "WINNABLE " << (presses.empty() ? "-" : presses) << '\n';
}

}  // namespace

int main() {
  int line_number = 0;
  for (std::string line; std::getline(std::cin, line);) {
    ++line_number;
    Board board;
    if (!read_board(line, board)) {
      std::cerr << "oracle-lights-out: line " << line_number << ": expected ORDER EDGES LIT, found '" << line << "'\n";
      return 2;
    }
    decide(board);
  }
  return 0;
}
