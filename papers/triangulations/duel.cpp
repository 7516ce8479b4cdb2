// Balanced colourings, searches for forced wins, and the defence in the dual graph: blue edges take their triangles
// away, and the parts that hang together through other triangles are to have one red edge at most.
#include "papers/triangulations/duel.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

namespace gamecert::papers {
namespace {

bool monochromatic(const EdgeBoard& board, EdgeSet red, EdgeSet blue) {
  return std::ranges::any_of(board.triangles, [&](EdgeSet face) { return (face & ~red) == 0 || (face & ~blue) == 0; });
}

bool colour_from(const EdgeBoard& board, int e, EdgeSet& red, EdgeSet& blue) {
  if (monochromatic(board, red, blue)) return false;
  const int half = (board.size() + 1) / 2;
  if (std::popcount(red) > half || std::popcount(blue) > half) return false;
  if (e == board.size()) return true;
  for (EdgeSet* colour : {&red, &blue}) {
    *colour |= one_edge(e);
    if (colour_from(board, e + 1, red, blue)) return true;
    *colour &= ~one_edge(e);
  }
  return false;
}

}  // namespace

std::optional<EdgeSet> balanced_colouring(const EdgeBoard& board) {
  EdgeSet red = 0, blue = 0;
  if (!colour_from(board, 0, red, blue)) return std::nullopt;
  return red;
}

bool unbalanced_or_monochromatic(const EdgeBoard& board, EdgeSet red) {
  const EdgeSet blue = board.all() & ~red;
  const int difference = std::popcount(red) - std::popcount(blue);
  return difference < -1 || difference > 1 || monochromatic(board, red, blue);
}

namespace {

/// The edges of `left` at v, one after the other around it: faces of `left` lie between neighbours in the list.
std::vector<int> in_order_around(const EdgeBoard& board, EdgeSet left, int v) {
  EdgeSet rest = board.edges_at(v) & left;
  const auto beside = [&](int e) {
    EdgeSet found = 0;
    for (const EdgeSet face : board.triangles) {
      if ((face & ~left) == 0 && (face & one_edge(e)) != 0) found |= face & rest & ~one_edge(e);
    }
    return found & rest;
  };
  std::vector<int> order;
  while (rest != 0) {
    // Begin at an edge with a side without a face.
    int e = std::countr_zero(rest);
    each_edge(rest, [&](int f) {
      if (std::popcount(beside(f)) < 2) e = f;
    });
    while (true) {
      order.push_back(e);
      rest &= ~one_edge(e);
      const EdgeSet next = beside(e);
      if (next == 0) break;
      e = std::countr_zero(next);
    }
  }
  return order;
}

/// Whether v, of which edges are left, is on the border of what is left.
bool outermost(const EdgeBoard& board, EdgeSet left, int v) {
  bool border = false;
  each_edge(board.edges_at(v) & left, [&](int e) {
    int faces = 0;
    for (const EdgeSet face : board.triangles) faces += (face & ~left) == 0 && (face & one_edge(e)) != 0 ? 1 : 0;
    border = border || faces < 2;
  });
  return border;
}

EdgeSet colour_inductively(const EdgeBoard& board, EdgeSet left, int v) {
  const std::vector<int> around = in_order_around(board, left, v);
  EdgeSet rest = left & ~board.edges_at(v);
  EdgeSet red = 0;
  for (int w = board.triangulation.graph().order() - 1; w >= 0 && rest != 0; --w) {
    if (!outermost(board, rest, w)) continue;
    red = colour_inductively(board, rest, w);
    break;
  }
  bool to_be_red = 2 * std::popcount(red) <= std::popcount(rest);
  for (const int e : around) {
    red |= to_be_red ? one_edge(e) : 0;
    to_be_red = !to_be_red;
  }
  return red;
}

}  // namespace

EdgeSet colouring_by_induction(const EdgeBoard& board, int last) {
  return colour_inductively(board, board.all(), last);
}

namespace {

/// Edges that complete a triangle of `colour`.
EdgeSet completing(const EdgeBoard& board, EdgeSet colour, EdgeSet other) {
  EdgeSet found = 0;
  for (const EdgeSet face : board.triangles) {
    const EdgeSet missing = face & ~colour;
    if (std::popcount(missing) == 1 && (missing & other) == 0) found |= missing;
  }
  return found;
}

class Threats {
 public:
  Threats(const EdgeBoard& board, Trial& trial) : board_(board), trial_(trial) {}

  /// Red is to move and from here on only threatens, completes, or answers a threat.
  bool wins(EdgeSet red, EdgeSet blue) {
    if (completing(board_, red, blue) != 0) return true;
    const auto key = std::make_pair(red, blue);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    trial_.step();
    bool won = false;
    const EdgeSet must = completing(board_, blue, red);
    if (std::popcount(must) > 1) {
      won = false;
    } else if (must != 0) {
      won = wins_after(red | must, blue);
    } else {
      each_edge(board_.all() & ~red & ~blue, [&](int e) { won = won || wins_with(red | one_edge(e), blue); });
    }
    return known_[key] = won;
  }

  bool wins_with(EdgeSet red, EdgeSet blue) {
    if (completing(board_, blue, red) != 0) return false;
    const EdgeSet threats = completing(board_, red, blue);
    if (std::popcount(threats) > 1) return true;
    return threats != 0 && wins(red, blue | threats);
  }

  /// Red moves freely once more. Whether all answers lose.
  bool wins_after(EdgeSet red, EdgeSet blue) {
    if (wins_with(red, blue)) return true;
    if (completing(board_, red, blue) != 0 || completing(board_, blue, red) != 0) return false;
    bool all_lose = true;
    each_edge(board_.all() & ~red & ~blue, [&](int e) { all_lose = all_lose && wins(red, blue | one_edge(e)); });
    return all_lose;
  }

 private:
  const EdgeBoard& board_;
  Trial& trial_;
  std::map<std::pair<EdgeSet, EdgeSet>, bool> known_;
};

}  // namespace

std::optional<int> unanswered(const EdgeBoard& board, int first, EdgeSet answers, const std::vector<int>& seconds,
                              Trial& trial) {
  const EdgeSet red = one_edge(first);
  std::optional<int> found;
  each_edge(answers & ~red, [&](int answer) {
    if (found) return;
    Threats threats(board, trial);
    const EdgeSet blue = one_edge(answer);
    bool won = threats.wins(red, blue);
    for (const int second : seconds)
      won = won || (second != first && second != answer && threats.wins_after(red | one_edge(second), blue));
    if (!won) found = answer;
  });
  return found;
}

}  // namespace gamecert::papers
