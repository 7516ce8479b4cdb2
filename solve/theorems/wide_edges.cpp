// The rules of Nimstring, vertex capturing, colouring of triangulations and flips in fans, edge by edge.
#include "solve/theorems/wide_edges.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/arenas/line_arena.hpp"
#include "games/theorems/board_theorem.hpp"
#include "games/theorems/shapes.hpp"
#include "graphs/triangulation.hpp"
#include "solve/boards/segments.hpp"
#include "solve/index.hpp"
#include "solve/theorems/fan_flips.hpp"
#include "solve/theorems/wide_base.hpp"

namespace gamecert::solve {
namespace {

using games::Position;
using games::PositionView;
using games::Setup;

class WideEdges : public WideGame {
 public:
  Position start() const override { return full(size()); }
  std::vector<int> moves(PositionView at) const override { return members(at, open, size()); }
  int codes() const override { return size(); }
  std::string move_name(int move) const override { return graphs::name(edges_[index(move)]); }

 protected:
  static constexpr std::size_t open = 0;

  WideEdges(const Setup& setup, std::vector<graphs::Edge> edges, int other_cells)
      : WideGame(setup, static_cast<int>(edges.size()) + other_cells), edges_(std::move(edges)) {}
  int size() const { return static_cast<int>(edges_.size()); }
  const std::vector<graphs::Edge>& edges() const { return edges_; }

 private:
  std::vector<graphs::Edge> edges_;  // ascending
};

/// Edges of two players, those of whoever moves in the second plane.
class WideColouredEdges : public WideEdges {
 public:
  Position play(PositionView at, int move) const override {
    Position after(at.begin(), at.end());
    clear(after, open, move);
    set(after, mine, move);
    const auto first = after.begin() + static_cast<std::ptrdiff_t>(mine * plane_words());
    const auto second = after.begin() + static_cast<std::ptrdiff_t>(theirs * plane_words());
    std::swap_ranges(first, second, second);
    return after;
  }

 protected:
  static constexpr std::size_t mine = 1, theirs = 2;

  using WideEdges::WideEdges;
};

/// The other sides of the triangles at every edge of a triangulation.
class Sides {
 public:
  explicit Sides(const graphs::Triangulation& board) : beside_(static_cast<std::size_t>(board.graph().size())) {
    for (const games::Line& sides : games::triangles_of(board))
      for (std::size_t i = 0; i < 3; ++i) beside_[index(sides[i])].emplace_back(sides[(i + 1) % 3], sides[(i + 2) % 3]);
  }

  /// Whether one of the triangles has both its other sides in a set.
  template <class Has>
  bool complete(int edge, const Has& has) const {
    return std::ranges::any_of(beside_[index(edge)],
                               [&](const auto& others) { return has(others.first) && has(others.second); });
  }

 private:
  std::vector<std::vector<std::pair<int, int>>> beside_;
};

class WideNimstring : public WideEdges {
 public:
  explicit WideNimstring(const Setup& setup)
      : WideEdges(setup, setup.instance().edges(), 0), sides_(setup.instance().triangulation()) {}
  Position play(PositionView at, int move) const override {
    Position after(at.begin(), at.end());
    clear(after, open, move);
    return after;
  }

 protected:
  bool keeps_turn(PositionView at, int move) const override {
    return sides_.complete(move, [&](int e) { return !has(at, open, e); });
  }

 private:
  Sides sides_;
};

class WideTriangleColouring : public WideColouredEdges {
 public:
  explicit WideTriangleColouring(const Setup& setup)
      : WideColouredEdges(setup, setup.instance().edges(), 0), sides_(setup.instance().triangulation()) {}
  std::vector<int> moves(PositionView at) const override {
    return won(at) ? std::vector<int>() : WideColouredEdges::moves(at);
  }
  bool won(PositionView at) const override {
    return std::ranges::any_of(members(at, theirs, size()), [&](int e) { return in_one(at, theirs, e); });
  }

 protected:
  bool wins(PositionView at, int move) const override { return in_one(at, mine, move); }

 private:
  /// Whether a triangle at the edge has its other sides in the plane.
  bool in_one(PositionView at, std::size_t plane, int edge) const {
    return sides_.complete(edge, [&](int e) { return has(at, plane, e); });
  }

  Sides sides_;
};

/// Flips of black edges in a fan, which become green.
class WideFlips : public WideGame {
 public:
  explicit WideFlips(const Setup& setup)
      : WideGame(setup, segment_count(setup.instance().order())),
        board_(setup.instance().triangulation()),
        fan_(board_) {}
  Position start() const override {
    Position at(words(), 0);
    for (const auto& [u, v] : board_.graph().edges())
      for (const std::size_t plane : {drawn, black}) set(at, plane, segment_number(fan_.order(), u, v));
    return at;
  }
  std::vector<int> moves(PositionView at) const override {
    if (won(at)) return {};
    const FanRim rim = rim_at(at);
    std::vector<int> result;
    for (std::size_t i = 1; i + 1 < rim.ends.size(); ++i) result.push_back(fan_.spokes()[index(rim.ends[i])]);
    std::ranges::sort(result);
    return result;
  }
  Position play(PositionView at, int move) const override {
    const auto [one, other] = fan_.ends_of_flip(rim_at(at), move);
    Position after(at.begin(), at.end());
    clear(after, drawn, move);
    clear(after, black, move);
    set(after, drawn, fan_.segment(one, other));
    return after;
  }
  bool won(PositionView at) const override {
    const FanRim rim = rim_at(at);
    const auto green = [&](int one, int other) {
      return has(at, drawn, fan_.segment(one, other)) && !has(at, black, fan_.segment(one, other));
    };
    for (std::size_t i = 0; i < rim.green.size(); ++i)
      for (int tip = rim.ends[i] + 1; rim.green[i] != 0 && tip < rim.ends[i + 1]; ++tip)
        if (green(rim.ends[i], tip) && green(tip, rim.ends[i + 1])) return true;
    return false;
  }
  int remaining(PositionView at) const override { return static_cast<int>(members(at, black, cells()).size()); }
  std::string move_name(int move) const override { return graphs::name(segment_with_number(fan_.order(), move)); }

 protected:
  bool wins(PositionView at, int move) const override { return fan_.completes(rim_at(at), move); }

 private:
  static constexpr std::size_t drawn = 0, black = 1;

  FanRim rim_at(PositionView at) const {
    return fan_.rim([&](std::size_t plane, int segment) { return has(at, plane, segment); });
  }

  graphs::Triangulation board_;
  FanFlips fan_;
};

class WideCapture : public WideColouredEdges {
 public:
  explicit WideCapture(const Setup& setup)
      : WideColouredEdges(setup, setup.instance().graph().edges(), setup.instance().order()),
        edges_at_(index(setup.instance().order())) {
    for (int e = 0; e < size(); ++e) {
      edges_at_[index(edges()[index(e)].first)].push_back(e);
      edges_at_[index(edges()[index(e)].second)].push_back(e);
    }
  }

 protected:
  int gain(PositionView at, int move) const override {
    const auto& [u, v] = edges()[index(move)];
    return captures(at, u) + captures(at, v);
  }

 private:
  /// Whether one more edge of the mover makes the majority at v.
  int captures(PositionView at, int v) const {
    const auto& here = edges_at_[index(v)];
    const auto held = std::ranges::count_if(here, [&](int e) { return has(at, mine, e); });
    return held == std::ssize(here) / 2 ? 1 : 0;
  }

  std::vector<std::vector<int>> edges_at_;
};

}  // namespace

std::unique_ptr<const games::Game> wide_edge_game(const Setup& setup) {
  const std::string_view name = setup.info().name;
  const games::Instance& board = setup.instance();
  if (name == "nimstring" && !board.has("marked")) return std::make_unique<WideNimstring>(setup);
  const auto decides = [&](std::string_view theorem) {
    return games::find_board_theorem(theorem)->worth(setup, false, {}).has_value();
  };
  if (name == "bichromatic-colouring" && decides("bichromatic-inner-points"))
    return std::make_unique<WideTriangleColouring>(setup);
  if (name == "flip-to-triangle" && board.order() <= graphs::PointSet::most_points && decides("flips-in-fan"))
    return std::make_unique<WideFlips>(setup);
  if (name == "capture" && games::bare_graph(board) != nullptr) return std::make_unique<WideCapture>(setup);
  return nullptr;
}

}  // namespace gamecert::solve
