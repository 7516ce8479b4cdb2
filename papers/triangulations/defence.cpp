// The defence of Theorem 6, every move of the first player against every choice it leaves.
#include <algorithm>
#include <bit>
#include <queue>
#include <set>
#include <tuple>

#include "papers/triangulations/duel.hpp"

namespace gamecert::papers {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

class Defence {
 public:
  Defence(const EdgeBoard& board, Trial& trial) : board_(board), trial_(trial) {
    const std::vector<int>& hull = board.triangulation.boundary();
    for (int v = 0; v < board.triangulation.graph().order(); ++v) {
      if (std::ranges::find(hull, v) == hull.end()) inner_.push_back(v);
    }
    if (inner_.size() == 2 && !board.triangulation.graph().adjacent(inner_[0], inner_[1])) find_bridge();
  }

  std::optional<std::string> fails() {
    each_edge(board_.all(), [&](int e) {
      if (wrong_) return;
      red_moved(one_edge(e), 0, Phase::opening, e);
    });
    return wrong_;
  }

 private:
  enum class Phase { opening, one_cycle_left, usual };

  /// The faces a and b that end the path between the two cycles.
  void find_bridge() {
    const auto at = [&](int v) {
      std::vector<int> faces;
      for (std::size_t f = 0; f < board_.triangles.size(); ++f) {
        const auto& face = board_.triangulation.faces()[f];
        if (std::ranges::find(face, v) != face.end()) faces.push_back(static_cast<int>(f));
      }
      return faces;
    };
    const std::vector<int> left = at(inner_[0]), right = at(inner_[1]);
    std::vector<int> from(board_.triangles.size(), -1);
    std::queue<int> open;
    for (const int face : left) {
      from[index(face)] = face;
      open.push(face);
    }
    while (!open.empty()) {
      const int face = open.front();
      open.pop();
      if (std::ranges::find(right, face) != right.end()) {
        bridge_[1] = face;
        bridge_[0] = from[index(face)];
        return;
      }
      each_edge(board_.triangles[index(face)], [&](int e) {
        for (const int next : board_.faces_at(e)) {
          if (from[index(next)] >= 0) continue;
          from[index(next)] = from[index(face)];
          open.push(next);
        }
      });
    }
  }

  /// The edges that hang together with e through faces without a blue edge, the face `without` left out.
  EdgeSet part_of(int e, EdgeSet blue, int without = -1) const {
    EdgeSet part = one_edge(e), before = 0;
    while (part != before) {
      before = part;
      for (std::size_t f = 0; f < board_.triangles.size(); ++f) {
        const EdgeSet face = board_.triangles[f];
        if (static_cast<int>(f) != without && (face & blue) == 0 && (face & part) != 0) part |= face;
      }
    }
    return part;
  }

  /// How many red edges the parts with more than one have.
  std::vector<int> crowded(EdgeSet red, EdgeSet blue, EdgeSet among) const {
    std::vector<int> counts;
    for (EdgeSet rest = red & among; rest != 0;) {
      const EdgeSet part = part_of(std::countr_zero(rest), blue);
      if (const int count = std::popcount(part & red); count > 1) counts.push_back(count);
      rest &= ~part;
    }
    return counts;
  }

  void red_moved(EdgeSet red, EdgeSet blue, Phase phase, int last) {
    if (wrong_ || !seen_.insert({red, blue, phase, a_}).second) return;
    trial_.step();
    if (std::ranges::any_of(board_.triangles, [&](EdgeSet face) { return (face & ~red) == 0; }))
      return fail("a red triangle", red, blue);
    const EdgeSet black = board_.all() & ~red & ~blue;
    if (black == 0) return;
    if (phase == Phase::opening) return open_with(red, blue, last);
    const bool b_is_whole = phase == Phase::one_cycle_left && (board_.triangles[index(b())] & blue) == 0;
    if (phase == Phase::one_cycle_left && !left_of_b(last) && b_is_whole)
      return answers(board_.triangles[index(b())] & black, red, blue, Phase::usual, "no edge of b is left");
    const std::vector<int> counts = crowded(red, blue, board_.all());
    if (counts.empty()) return answers(black & (~black + 1), red, blue, phase, "");
    if (counts.size() > 1 || counts[0] > 2) return fail("too many red edges together", red, blue);
    EdgeSet splitting = 0;
    each_edge(black, [&](int e) {
      if (crowded(red, blue | one_edge(e), board_.all()).empty()) splitting |= one_edge(e);
    });
    answers(splitting, red, blue, phase, "nothing splits the two red edges");
  }

  void open_with(EdgeSet red, EdgeSet blue, int last) {
    const EdgeSet black = board_.all() & ~red;
    if (inner_.empty()) {
      // In convex position there is nothing to split yet.
      return answers(black, red, blue, Phase::usual, "");
    }
    if (inner_.size() == 1)
      return answers(board_.edges_at(inner_[0]) & black, red, blue, Phase::usual, "no edge at the inner point");
    if (bridge_[0] < 0) {
      const int e = board_.number(inner_[0], inner_[1]);
      EdgeSet around = 0;
      for (const int face : board_.faces_at(e)) around |= board_.triangles[index(face)];
      return answers(around & black, red, blue, Phase::usual, "no edge around the two inner points");
    }
    a_ = 0;
    if (!left_of_b(last)) a_ = 1;
    answers(board_.triangles[index(bridge_[a_])] & black, red, blue, Phase::one_cycle_left, "no edge of a is left");
  }

  int b() const { return bridge_[1 - a_]; }
  /// On the side of a where the face b is left out; the edge of b towards a belongs to it.
  bool left_of_b(int e) const {
    return (part_of(std::countr_zero(board_.triangles[index(bridge_[a_])]), 0, b()) & one_edge(e)) != 0;
  }

  void answers(EdgeSet choices, EdgeSet red, EdgeSet blue, Phase phase, std::string_view none) {
    if (choices == 0) return fail(none, red, blue);
    const int side = a_;
    each_edge(choices, [&](int answer) {
      const EdgeSet now = blue | one_edge(answer);
      if (std::ranges::any_of(board_.triangles, [&](EdgeSet face) { return (face & ~now) == 0; })) return;  // he wins
      each_edge(board_.all() & ~red & ~now, [&](int e) {
        a_ = side;
        red_moved(red | one_edge(e), now, phase, e);
      });
    });
  }

  void fail(std::string_view what, EdgeSet red, EdgeSet blue) {
    std::string text = " painted=";
    const char* comma = "";
    for (int e = 0; e < board_.size(); ++e) {
      if (((red | blue) & one_edge(e)) == 0) continue;
      text += comma + board_.edge_name(e) + ((red & one_edge(e)) != 0 ? ":1" : ":2");
      comma = ",";
    }
    wrong_ = board_.name + text + ": " + std::string(what);
  }

  const EdgeBoard& board_;
  Trial& trial_;
  std::vector<int> inner_;
  int bridge_[2] = {-1, -1};
  int a_ = 0;  // which end of the bridge the first move is on the side of
  std::set<std::tuple<EdgeSet, EdgeSet, Phase, int>> seen_;
  std::optional<std::string> wrong_;
};

}  // namespace

std::optional<std::string> where_defence_fails(const EdgeBoard& board, Trial& trial) {
  return Defence(board, trial).fails();
}

}  // namespace gamecert::papers
