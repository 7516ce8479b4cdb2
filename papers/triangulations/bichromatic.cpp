// Games on triangulations, Section 5.5: the bichromatic colouring game.
#include <algorithm>
#include <bit>
#include <map>
#include <optional>
#include <queue>
#include <span>

#include "papers/sections.hpp"
#include "papers/strategy_play.hpp"
#include "papers/triangulations/boards.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

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

/// The induction of Lemma 4: the point v is removed, and so on with the outermost of what is left; points come back
/// with edges coloured alternately, beginning, for an odd number, with the colour less used. Returns the red edges.
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

bool monochromatic(const EdgeBoard& board, EdgeSet red, EdgeSet blue) {
  return std::ranges::any_of(board.triangles, [&](EdgeSet face) { return (face & ~red) == 0 || (face & ~blue) == 0; });
}

/// The induction finds a red and blue colouring with as many edges of one colour as of the other, up to one, and no
/// triangle of one colour when it begins at the point `last`.
bool found_by_induction(const EdgeBoard& board, int last) {
  const EdgeSet red = colour_inductively(board, board.all(), last), blue = board.all() & ~red;
  return std::abs(std::popcount(red) - std::popcount(blue)) <= 1 && !monochromatic(board, red, blue);
}

void balanced_by_induction(int points, Trial& trial) {
  each_disc(points, points - 3, trial, [&](const EdgeBoard& board) {
    for (const int last : board.triangulation.boundary()) {
      trial.instance(found_by_induction(board, last), [&] {
        return Failure{board.name + ": with " + std::to_string(last) + " as the rightmost point"};
      });
    }
  });
}

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

/// The first player colours `first`, after any of the answers one of `seconds`, and from then on only threatens,
/// completes, or answers threats. An answer to `first` after which this does not win; nothing if it always does.
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

/// A chain of central edges and on each side groups of triangles, as many as listed, with a common outer point each;
/// one triangle more between neighbouring groups. The chain is the vertices 0, 1, 2, ...
EdgeBoard diamond_path(std::span<const int> groups) {
  int length = 0;
  for (const int group : groups) length += group;
  const int count = static_cast<int>(groups.size());
  std::vector<graphs::Face> faces;
  std::vector<int> upper, lower;
  for (int side = 0; side < 2; ++side) {
    int v = 0;
    for (int i = 0; i < count; ++i) {
      const int apex = length + 1 + side * count + i;
      for (int k = 0; k < groups[static_cast<std::size_t>(i)]; ++k, ++v)
        faces.push_back(graphs::make_face(v, v + 1, apex));
      if (i + 1 < count) faces.push_back(graphs::make_face(v, apex, apex + 1));
      (side == 0 ? upper : lower).push_back(apex);
    }
  }
  std::vector<int> boundary{0};
  boundary.insert(boundary.end(), lower.begin(), lower.end());
  boundary.push_back(length);
  boundary.insert(boundary.end(), upper.rbegin(), upper.rend());
  return EdgeBoard(graphs::Triangulation(length + 1 + 2 * count, boundary, faces), "the diamond path");
}

/// One edge of each class under the two reflections of a diamond path that reads the same from both ends.
EdgeSet up_to_reflections(const EdgeBoard& board, int length, int groups) {
  const auto image = [&](int v, bool along, bool across) {
    if (v <= length) return along ? length - v : v;
    int side = (v - length - 1) / groups, group = (v - length - 1) % groups;
    if (along) group = groups - 1 - group;
    if (across) side = 1 - side;
    return length + 1 + side * groups + group;
  };
  EdgeSet least = 0;
  for (int e = 0; e < board.size(); ++e) {
    const auto [u, v] = board.edges[static_cast<std::size_t>(e)];
    int smallest = e;
    for (const auto& [along, across] : {std::pair(true, false), std::pair(false, true), std::pair(true, true)})
      smallest = std::min(smallest, board.number(image(u, along, across), image(v, along, across)));
    least |= smallest == e ? one_edge(e) : 0;
  }
  return least;
}

using Groups = std::span<const int>;
void won_on_diamond_path(int, Groups groups, Trial& trial) {
  const EdgeBoard board = diamond_path(groups);
  std::vector<int> central;
  for (int v = 0; v < 7; ++v) central.push_back(board.number(v, v + 1));
  const EdgeSet answers = up_to_reflections(board, 7, static_cast<int>(std::size(groups)));
  if (const auto answer = unanswered(board, central[3], answers, central, trial)) {
    throw text::LimitError("after " + board.edge_name(central[3]) + " and " + board.edge_name(*answer) +
                           " no central edge with threats alone wins; other ways were not tried");
  }
  trial.count();
}

constexpr int seven_diamonds[] = {1, 1, 1, 1, 1, 1, 1};
constexpr int as_numbered[] = {2, 3, 2};

/// The defence of Theorem 6 for boards with at most two inner points: blue edges take their triangles away, and the
/// parts that hang together through other triangles are to have one red edge at most.
class Splitting {
 public:
  explicit Splitting(const EdgeBoard& board) : board_(board) {
    const std::vector<int>& hull = board.triangulation.boundary();
    for (int v = 0; v < board.triangulation.graph().order(); ++v) {
      if (std::ranges::find(hull, v) == hull.end()) inner_.push_back(v);
    }
    if (inner_.size() == 2 && !board.triangulation.graph().adjacent(inner_[0], inner_[1])) find_bridge();
  }

  /// The edges that the second player may colour, all where a choice is left.
  EdgeSet answers(EdgeSet red, EdgeSet blue, int last) const {
    const EdgeSet black = board_.all() & ~red & ~blue;
    if (blue == 0) return first_answers(last) & black;
    for (int a = 0; a < 2 && bridge_[0] >= 0; ++a) {
      const EdgeSet b = triangle(bridge_[1 - a]);  // of the one cycle that is left, if it has no blue edge
      if ((b & blue) == 0 && !left_of_b(last, a)) return b & black;
    }
    const std::vector<int> counts = crowded(red, blue);
    if (counts.empty()) return black & (~black + 1);
    EdgeSet splitting = 0;
    if (counts.size() > 1 || counts[0] > 2) return splitting;
    each_edge(black, [&](int e) { splitting |= crowded(red, blue | one_edge(e)).empty() ? one_edge(e) : 0; });
    return splitting;
  }

 private:
  EdgeSet triangle(int face) const { return board_.triangles[index(face)]; }

  /// The faces that end the path between the two cycles around the inner points.
  void find_bridge() {
    const auto at = [&](int face, int v) {
      const auto& corners = board_.triangulation.faces()[index(face)];
      return std::ranges::find(corners, v) != corners.end();
    };
    std::vector<int> from(board_.triangles.size(), -1);
    std::queue<int> open;
    for (int face = 0; face < std::ssize(from); ++face) {
      if (!at(face, inner_[0])) continue;
      from[index(face)] = face;
      open.push(face);
    }
    for (; !at(open.front(), inner_[1]); open.pop()) {
      each_edge(triangle(open.front()), [&](int e) {
        for (const int next : board_.faces_at(e)) {
          if (from[index(next)] >= 0) continue;
          from[index(next)] = from[index(open.front())];
          open.push(next);
        }
      });
    }
    bridge_[0] = from[index(open.front())];
    bridge_[1] = open.front();
  }

  EdgeSet first_answers(int last) const {
    if (inner_.empty()) return board_.all();  // in convex position there is nothing to split yet
    if (inner_.size() == 1) return board_.edges_at(inner_[0]);
    if (bridge_[0] < 0) {
      EdgeSet around = 0;
      for (const int face : board_.faces_at(board_.number(inner_[0], inner_[1]))) around |= triangle(face);
      return around;
    }
    return triangle(bridge_[left_of_b(last, 0) ? 0 : 1]);
  }

  /// The edges that hang together with e through faces without a blue edge, the face `without` left out.
  EdgeSet part_of(int e, EdgeSet blue, int without = -1) const {
    EdgeSet part = one_edge(e), before = 0;
    while (part != before) {
      before = part;
      for (int f = 0; f < std::ssize(board_.triangles); ++f) {
        const EdgeSet face = triangle(f);
        if (f != without && (face & blue) == 0 && (face & part) != 0) part |= face;
      }
    }
    return part;
  }
  /// On the side of the end a where the face b is left out; the edge of b towards a belongs to it.
  bool left_of_b(int e, int a) const {
    return (part_of(std::countr_zero(triangle(bridge_[a])), 0, bridge_[1 - a]) & one_edge(e)) != 0;
  }
  /// How many red edges the parts with more than one have.
  std::vector<int> crowded(EdgeSet red, EdgeSet blue) const {
    std::vector<int> counts;
    for (EdgeSet rest = red; rest != 0;) {
      const EdgeSet part = part_of(std::countr_zero(rest), blue);
      if (const int count = std::popcount(part & red); count > 1) counts.push_back(count);
      rest &= ~part;
    }
    return counts;
  }

  const EdgeBoard& board_;
  std::vector<int> inner_;
  int bridge_[2] = {-1, -1};
};

void defended(int points, Trial& trial) {
  each_disc(points, 2, trial, [&](const EdgeBoard& board) {
    const auto game = games::make(games::find("bichromatic-colouring"), games::Instance(board.name));
    const Splitting strategy(board);
    const StrategyAnswers answers = [&](const StrategyTurn& turn, int&) {
      std::vector<int> moves;
      const EdgeSet blue = turn.at[1], red = turn.at[2];  // black, the mover's, the other's
      each_edge(strategy.answers(red, blue, turn.last), [&](int e) { moves.push_back(e); });
      return moves;
    };
    StrategyPlay play(*game, answers, trial);
    trial.instance(play.worst(game->start(), true) >= 0, [&] {
      std::string moves;
      for (const int e : play.losing_play()) moves += " " + board.edge_name(e);
      return Failure{board.name + ": the first player wins, or there is no answer, after" + moves};
    });
  });
}

}  // namespace

std::vector<CheckFunction> triangulation_bichromatic() {
  return {
      check("balanced-by-induction", balanced_by_induction),
      check("diamond-path", won_on_diamond_path,
            choice<Groups>("groups", {{"seven", seven_diamonds}, {"as-numbered", as_numbered}})),
      check("defended-by-splitting", defended),
  };
}

}  // namespace gamecert::papers
