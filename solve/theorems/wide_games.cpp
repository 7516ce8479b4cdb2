// The rules of some games vertex by vertex: a move costs what it changes, and no table of the whole board is made.
#include "solve/theorems/wide_games.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "games/arenas/forest.hpp"
#include "games/shared_rules/painting.hpp"
#include "games/theorems/shapes.hpp"
#include "solve/index.hpp"
#include "solve/theorems/breadth_first.hpp"
#include "solve/theorems/wide_base.hpp"
#include "solve/theorems/wide_edges.hpp"
#include "text/deadline.hpp"

namespace gamecert::solve {
namespace {

using games::Position;
using games::PositionView;
using games::Setup;

class WideHackendot : public WideGame {
 public:
  explicit WideHackendot(const Setup& setup)
      : WideGame(setup, setup.instance().order()), parent_(games::Forest(setup.instance()).parent) {}
  Position start() const override { return full(cells()); }
  std::vector<int> moves(PositionView at) const override { return members(at, 0, cells()); }
  Position play(PositionView at, int move) const override {
    Position after(at.begin(), at.end());
    for (int v = move; v != games::Forest::none; v = parent_[index(v)]) clear(after, 0, v);
    return after;
  }

 private:
  std::vector<int> parent_;
};

/// On boards on which what is labelled holds the shortest paths between its vertices after every move, or is an arc of
/// a cycle (docs/GEODETIC.md): so paths from the new vertex alone are looked for, in the reading `hull`, too.
class WideGeodetic : public WideGame {
 public:
  explicit WideGeodetic(const Setup& setup)
      : WideGame(setup, setup.instance().order()), nearest_(setup.parameters().word("reading") == "contract") {}
  Position start() const override { return full(cells()); }
  std::vector<int> moves(PositionView at) const override { return members(at, 0, cells()); }
  Position play(PositionView at, int move) const override {
    Position after(at.begin(), at.end());
    int farthest = cells();  // of the labelled vertices that count
    const auto [reached, distance] = breadth_first(graph(), move, farthest, [&](int v, int away) {
      if (nearest_ && !has(at, 0, v)) farthest = away;
    });
    clear(after, 0, move);
    std::vector<char> on_path(index(cells()), 0);
    for (std::size_t i = reached.size(); i-- > 0;) {
      const int v = reached[i];
      if (on_path[index(v)] == 0 && has(at, 0, v)) continue;
      if (distance[index(v)] > farthest) continue;
      clear(after, 0, v);
      for (const int u : graph().neighbours(v))
        if (distance[index(u)] == distance[index(v)] - 1) on_path[index(u)] = 1;
    }
    return after;
  }

 private:
  bool nearest_;
};

class WidePainting : public WideGame {
 public:
  std::string move_name(int move) const override { return pairs_.name(move); }

 protected:
  WidePainting(const Setup& setup, int colours)
      : WideGame(setup, setup.instance().order() * colours), pairs_{setup.instance().order(), colours} {}
  const games::Pairs& pairs() const { return pairs_; }

 private:
  games::Pairs pairs_;
};

/// `proper`, which is `distance` with distance 1.
class WideColouring : public WidePainting {
 public:
  WideColouring(const Setup& setup, int distance)
      : WidePainting(setup, setup.parameters().number("colours")), distance_(distance) {}
  Position start() const override { return full(cells()); }
  std::vector<int> moves(PositionView at) const override { return members(at, 0, cells()); }
  Position play(PositionView at, int move) const override {
    Position after(at.begin(), at.end());
    const int v = pairs().vertex(move), c = pairs().colour(move);
    for (int other = 0; other < pairs().colours; ++other) clear(after, 0, pairs().cell(v, other));
    for (const int u : near(v)) clear(after, 0, pairs().cell(u, c));
    return after;
  }

 private:
  /// No farther away than the distance, and v.
  std::vector<int> near(int v) const {
    if (distance_ > 1) return breadth_first(graph(), v, distance_).reached;
    std::vector<int> reached{v};
    const auto neighbours = graph().neighbours(v);
    reached.insert(reached.end(), neighbours.begin(), neighbours.end());
    return reached;
  }

  int distance_;
};

class WideSequential : public WideColouring {
 public:
  explicit WideSequential(const Setup& setup) : WideColouring(setup, 1), order_(setup.instance().ordering("order")) {}
  Position start() const override {
    Position at = full(cells());
    for (const int v : order_) set(at, 1, v);
    return at;
  }
  std::vector<int> moves(PositionView at) const override {
    const auto next = std::ranges::find_if(order_, [&](int v) { return has(at, 1, v); });
    std::vector<int> result;
    for (int c = 0; next != order_.end() && c < pairs().colours; ++c)
      if (has(at, 0, pairs().cell(*next, c))) result.push_back(pairs().cell(*next, c));
    return result;
  }
  Position play(PositionView at, int move) const override {
    Position after = WideColouring::play(at, move);
    clear(after, 1, pairs().vertex(move));
    return after;
  }
  int remaining(PositionView at) const override {
    return static_cast<int>(std::ranges::count_if(order_, [&](int v) { return has(at, 1, v); }));
  }

 private:
  std::vector<int> order_;
};

class WideWeak : public WidePainting {
 public:
  explicit WideWeak(const Setup& setup) : WidePainting(setup, 2), reading_(setup.parameters().word("reading")) {}
  Position start() const override { return full(pairs().order); }
  std::vector<int> moves(PositionView at) const override {
    std::vector<int> result;
    for (int v = 0; v < pairs().order; ++v) {
      text::pause();
      if (!has(at, unpainted, v)) continue;
      for (int c = 0; c < 2; ++c)
        if (legal(at, v, c)) result.push_back(pairs().cell(v, c));
    }
    return result;
  }
  Position play(PositionView at, int move) const override {
    Position after(at.begin(), at.end());
    clear(after, unpainted, pairs().vertex(move));
    set(after, plane_of(pairs().colour(move)), pairs().vertex(move));
    return after;
  }

 private:
  static constexpr std::size_t unpainted = 0;
  static std::size_t plane_of(int colour) { return index(colour) + 1; }
  /// The readings are those of games/weak.hpp.
  bool legal(PositionView at, int v, int c) const {
    const auto has_neighbour = [&](int u, int colour) {
      return std::ranges::any_of(graph().neighbours(u), [&](int w) { return has(at, plane_of(colour), w); });
    };
    const auto surrounded = [&](int u) {  // once v has the colour c, of u that has it
      return std::ranges::all_of(graph().neighbours(u), [&](int w) { return w == v || has(at, plane_of(c), w); });
    };
    const auto same = [&](int u) { return has(at, plane_of(c), u); };
    const auto near = graph().neighbours(v);
    if (near.empty()) return true;
    if (reading_ == "surrounded")
      return !surrounded(v) && std::ranges::none_of(near, [&](int u) { return same(u) && surrounded(u); });
    if (std::ranges::none_of(near, same)) return true;
    return has_neighbour(v, 1 - c) && (reading_ == "painted" || std::ranges::all_of(near, [&](int u) {
                                         return !same(u) || has_neighbour(u, 1 - c);
                                       }));
  }

  std::string_view reading_;
};

bool has_geodetic_shape(const graphs::Graph& graph) {
  return games::is_tree(graph) || games::around_cycle(graph) || games::rays(graph);
}

}  // namespace

std::unique_ptr<const games::Game> wide_game(const Setup& setup) {
  const std::string_view name = setup.info().name;
  if (name == "hackendot") return std::make_unique<WideHackendot>(setup);
  const auto* const graph = std::get_if<graphs::Graph>(&setup.instance().board());
  if (auto of_edges = wide_edge_game(setup)) return of_edges;
  if (name == "sequential" && graph != nullptr && !setup.instance().has("painted"))
    return std::make_unique<WideSequential>(setup);
  if (games::bare_graph(setup.instance()) == nullptr) return nullptr;
  if (name == "geodetic" && has_geodetic_shape(*graph)) return std::make_unique<WideGeodetic>(setup);
  if (name == "proper") return std::make_unique<WideColouring>(setup, 1);
  if (name == "distance") return std::make_unique<WideColouring>(setup, setup.parameters().number("distance"));
  if (name == "weak" && setup.parameters().word("reading") != "extendable") return std::make_unique<WideWeak>(setup);
  return nullptr;
}

}  // namespace gamecert::solve
