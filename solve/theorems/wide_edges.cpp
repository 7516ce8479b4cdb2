// The rules of Nimstring and vertex capturing edge by edge.
#include "solve/theorems/wide_edges.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/theorems/shapes.hpp"
#include "graphs/triangulation.hpp"
#include "solve/index.hpp"
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

class WideNimstring : public WideEdges {
 public:
  explicit WideNimstring(const Setup& setup) : WideEdges(setup, setup.instance().edges(), 0), beside_(index(size())) {
    const auto number = [&](int u, int v) {
      return static_cast<int>(std::ranges::lower_bound(edges(), graphs::Edge(std::minmax(u, v))) - edges().begin());
    };
    const graphs::Triangulation board = setup.instance().triangulation();
    for (const auto& [a, b, c] : board.faces()) {
      const std::array<int, 3> sides{number(a, b), number(b, c), number(a, c)};
      for (std::size_t i = 0; i < 3; ++i) beside_[index(sides[i])].emplace_back(sides[(i + 1) % 3], sides[(i + 2) % 3]);
    }
  }
  Position play(PositionView at, int move) const override {
    Position after(at.begin(), at.end());
    clear(after, open, move);
    return after;
  }

 protected:
  bool keeps_turn(PositionView at, int move) const override {
    return std::ranges::any_of(beside_[index(move)], [&](const std::pair<int, int>& others) {
      return !has(at, open, others.first) && !has(at, open, others.second);
    });
  }

 private:
  std::vector<std::vector<std::pair<int, int>>> beside_;  // of every edge, the other sides of its triangles
};

class WideCapture : public WideEdges {
 public:
  explicit WideCapture(const Setup& setup)
      : WideEdges(setup, setup.instance().graph().edges(), setup.instance().order()),
        edges_at_(index(setup.instance().order())) {
    for (int e = 0; e < size(); ++e) {
      edges_at_[index(edges()[index(e)].first)].push_back(e);
      edges_at_[index(edges()[index(e)].second)].push_back(e);
    }
  }
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
  int gain(PositionView at, int move) const override {
    const auto& [u, v] = edges()[index(move)];
    return captures(at, u) + captures(at, v);
  }

 private:
  static constexpr std::size_t mine = 1, theirs = 2;

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
  if (setup.info().name == "nimstring")
    return setup.instance().has("marked") ? nullptr : std::make_unique<WideNimstring>(setup);
  return games::bare_graph(setup.instance()) == nullptr ? nullptr : std::make_unique<WideCapture>(setup);
}

}  // namespace gamecert::solve
