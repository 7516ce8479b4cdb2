// Games on triangulations, Section 6: monochromatic flipping, and flipping to a triangle (MFT).
#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "games/instances/ready_game.hpp"
#include "graphs/plane_board_text.hpp"
#include "graphs/small_graph.hpp"
#include "papers/checks.hpp"
#include "papers/game_question.hpp"
#include "papers/language/board_sets.hpp"
#include "solve/index.hpp"

namespace gamecert::papers {
namespace {

using graphs::Triangulation;
using solve::index;

std::unique_ptr<games::Game> game_on(const Triangulation& board, std::string_view name) {
  return games::make(games::find(name), games::Instance(graphs::text(board)));
}

games::Position option(const games::Options& options, std::size_t i) {
  return {options.position(i).begin(), options.position(i).end()};
}

/// In every position of every play as many flips are legal as are missing to n-3.
bool all_plays_have(int flips_wanted, const games::Game& game, Trial& trial) {
  std::set<games::Position> layer{game.start()};
  games::Options options;
  for (int left = flips_wanted; left >= 0; --left) {
    std::set<games::Position> next;
    for (const games::Position& at : layer) {
      trial.step();
      game.options(at, options);
      if (static_cast<int>(options.moves.size()) != left) return false;
      for (std::size_t i = 0; i < options.moves.size(); ++i) next.insert(option(options, i));
    }
    layer = std::move(next);
  }
  return true;
}

/// The points of a polygon on the two sides of the dual path, from the first ear to the last. They keep their sides.
struct Sides {
  std::vector<int> of, place;  // by point: 0 or 1, and where it stands along its side
  std::vector<int> along[2];

  void put(int v, int side) {
    of[index(v)] = side;
    place[index(v)] = static_cast<int>(along[side].size());
    along[side].push_back(v);
  }
};

/// Every assignment of the two ears of a serpentine triangulation to sides.
std::vector<Sides> assignments(const Triangulation& board) {
  const graphs::Graph& graph = board.graph();
  const int n = graph.order();
  std::vector<int> tips;
  for (const graphs::Face& face : board.faces())
    std::ranges::copy_if(face, std::back_inserter(tips), [&](int v) { return graph.degree(v) == 2; });
  const int first = tips.front(), last = tips.back();
  std::vector<Sides> result;
  for (int choice = 0; choice < 4; ++choice) {
    Sides sides{std::vector<int>(index(n)), std::vector<int>(index(n)), {}};
    // Around the polygon from ear to ear: side 0 is the way on, side 1 the way back.
    sides.put(first, choice & 1);
    for (int v = (first + 1) % n; v != last; v = (v + 1) % n) sides.put(v, 0);
    for (int v = (first + n - 1) % n; v != last; v = (v + n - 1) % n) sides.put(v, 1);
    sides.put(last, choice >> 1);
    result.push_back(sides);
  }
  return result;
}

/// All positions that play of MFT from a serpentine triangulation of at most 11 points leads to.
///
/// A green edge between two points of one side cuts off the points between them; what is left is serpentine, and its
/// diagonals are the edges that cross the path.
class Chains {
 public:
  Chains(const Triangulation& start, Trial& trial)
      : n_(start.graph().order()), game_(game_on(start, "flip-to-triangle")), trial_(trial) {
    for (int u = 0; u < n_; ++u) {
      for (int v = u + 1; v < n_; ++v) segments_.emplace_back(u, v);
    }
    can_tie(game_->start());
  }

  /// An instance for every position in which there is a chain of Lemma 6: no play from there ends in a tie.
  void check(const std::vector<Sides>& choices) {
    for (const auto& [at, tie] : can_tie_) {
      for (const Sides& sides : choices) {
        trial_.step();
        const std::string edges = chain(at, sides);
        if (edges.empty()) continue;
        trial_.instance(!tie, [&] {
          std::string what = "the chain" + edges + ", points";
          for (const int v : sides.along[0]) what += " " + std::to_string(v);
          return outcome_failure(by_rules("flip-to-triangle", text(at)),
                                 what + " on one side; some play ends in a tie");
        });
      }
    }
  }

 private:
  /// Some play from here on ends without a green triangle.
  bool can_tie(const games::Position& at) {
    if (const auto found = can_tie_.find(at); found != can_tie_.end()) return found->second;
    trial_.step();
    games::Options options;
    game_->options(at, options);
    bool tie = options.moves.empty();
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      if (options.won[i] == 0) tie = can_tie(option(options, i)) || tie;
    }
    return can_tie_[at] = tie;
  }

  const graphs::Edge& ends(int e) const { return segments_[index(e)]; }
  std::string name(int e) const { return std::to_string(ends(e).first) + "-" + std::to_string(ends(e).second); }
  static bool playable(const games::Position& at, int e) { return (at[1] & graphs::single(e)) != 0; }

  std::string text(const games::Position& at) const {
    std::string drawn, green;
    graphs::each(at[0], [&](int e) {
      const int apart = ends(e).second - ends(e).first;
      if (apart != 1 && apart != n_ - 1) drawn += (drawn.empty() ? "" : ",") + name(e);
      if (!playable(at, e)) green += (green.empty() ? " marked=" : ",") + name(e);
    });
    return "convex:" + std::to_string(n_) + ":" + drawn + green;
  }

  /// The points that are left when all parts on one side are cut off.
  std::vector<int> points_left(const games::Position& at, const Sides& sides) const {
    std::vector<bool> left(index(n_), true);
    graphs::each(at[0], [&](int e) {
      const auto [u, v] = ends(e);
      const int side = sides.of[index(u)];
      if (side != sides.of[index(v)]) return;
      const auto [low, high] = std::minmax(sides.place[index(u)], sides.place[index(v)]);
      for (int i = low + 1; i < high; ++i) left[index(sides.along[side][index(i)])] = false;
    });
    std::vector<int> points;
    for (int v = 0; v < n_; ++v) {
      if (left[index(v)]) points.push_back(v);
    }
    return points;
  }

  /// The edges of the first chain there is; empty if there is none.
  std::string chain(const games::Position& at, const Sides& sides) const {
    const std::vector<int> points = points_left(at, sides);
    if (points.size() < 5) return "";
    std::vector<int> degree(index(n_));
    std::vector<int> crossing;  // diagonals across the dual path
    graphs::each(at[0], [&](int e) {
      const auto [u, v] = ends(e);
      const auto first = std::ranges::find(points, u), second = std::ranges::find(points, v);
      if (first == points.end() || second == points.end()) return;
      ++degree[index(u)];
      ++degree[index(v)];
      const bool hull = second - first == 1 || second - first == std::ssize(points) - 1;
      if (!hull && sides.of[index(u)] != sides.of[index(v)]) crossing.push_back(e);
    });
    std::ranges::sort(crossing, {},
                      [&](int e) { return sides.place[index(ends(e).first)] + sides.place[index(ends(e).second)]; });
    return first_chain(crossing, at,
                       [&](int e) { return degree[index(ends(e).first)] > 3 && degree[index(ends(e).second)] > 3; });
  }

  /// Of the diagonals across the path, from ear to ear: zig-zag edges, each at a point of the one before, an even
  /// number of them, the first and the last green and all between these playable.
  template <class ZigZag>
  std::string first_chain(const std::vector<int>& crossing, const games::Position& at, ZigZag&& zigzag) const {
    const auto meet = [&](int e, int f) {
      return ends(e).first == ends(f).first || ends(e).first == ends(f).second || ends(e).second == ends(f).first ||
             ends(e).second == ends(f).second;
    };
    for (std::size_t from = 0; from < crossing.size(); ++from) {
      if (!zigzag(crossing[from]) || playable(at, crossing[from])) continue;
      std::vector<int> edges{crossing[from]};
      for (std::size_t to = from + 1; to < crossing.size(); ++to) {
        const int e = crossing[to];
        if (zigzag(e)) {
          if (!meet(edges.back(), e)) break;
          edges.push_back(e);
        }
        if (playable(at, e)) continue;
        if (!zigzag(e) || edges.size() % 2 != 0 || to == from + 1) break;
        std::string list;
        for (const int edge : edges) list += " " + name(edge);
        return list;
      }
    }
    return "";
  }

  int n_;
  std::unique_ptr<games::Game> game_;
  Trial& trial_;
  std::vector<graphs::Edge> segments_;  // as the game numbers them
  std::map<games::Position, bool> can_tie_;
};

}  // namespace

void exactly_n_minus_3_flips(int n, const CheckArguments&, Trial& trial) {
  each_triangulation("every convex triangulation of order n", n, trial, [&](const Triangulation& board) {
    const GameQuestion flips = by_rules("flip", graphs::text(board));
    const bool first = outcome(flips, trial) == "N";
    trial.instance(all_plays_have(n - 3, *game_on(board, "flip"), trial) && first == (n % 2 == 0),
                   [&] { return outcome_failure(flips, "not decided by n-3 flips"); });
  });
}

void even_chains(int n, const CheckArguments&, Trial& trial) {
  each_triangulation("every serpentine triangulation of order n", n, trial,
                     [&](const Triangulation& board) { Chains(board, trial).check(assignments(board)); });
}

}  // namespace gamecert::papers
