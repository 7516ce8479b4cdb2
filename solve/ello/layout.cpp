// Beam search: of the sets that so many vertices of a layout may be, the cheapest are kept.
//
// The cost of a set is the number of orders of all frontiers that led to it, each with its vectors. A vertex that comes
// next is a neighbour of the frontier. How small frontiers can be is hard to say (it is the path-width), so this is no
// proof that there is no layout; a wider beam is tried where a narrow one fails.
#include "solve/ello/layout.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <unordered_map>

#include "reductions/frontier.hpp"

namespace gamecert::solve {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;

constexpr std::array<std::size_t, 2> beams = {100, 1000};

class Beam {
 public:
  Beam(const SmallGraph& graph, std::size_t width, Watch& watch) : graph_(graph), width_(width), watch_(watch) {}

  std::optional<std::vector<int>> layout() {
    steps_.push_back({State{}});
    for (int i = 0; i < graph_.order; ++i) extend();
    if (steps_.back().empty()) return std::nullopt;
    std::vector<int> result;
    std::size_t at = 0;
    for (std::size_t i = steps_.size() - 1; i > 0; --i) {
      result.push_back(steps_[i][at].vertex);
      at = steps_[i][at].before;
    }
    std::ranges::reverse(result);
    return result;
  }

 private:
  struct State {
    VertexSet taken = 0, frontier = 0;
    double cost = 0;
    int vertex = -1;         // taken last
    std::size_t before = 0;  // the state without it
  };

  static double cost(int members) {
    double result = 1;
    for (int i = 2; i <= members; ++i) result *= 2 * i;
    return result;
  }
  void extend() {
    std::vector<State> next;
    std::unordered_map<VertexSet, std::size_t> places;
    const std::vector<State>& now = steps_.back();
    for (std::size_t i = 0; i < now.size(); ++i) {
      watch_.step();
      VertexSet near = 0;
      graphs::each(now[i].frontier, [&](int v) { near |= graph_.neighbours(v); });
      const VertexSet left = graph_.vertices() & ~now[i].taken;
      graphs::each(near == 0 ? left : near & left, [&](int v) {
        const std::optional<State> state = with(now[i], i, v);
        if (!state) return;
        const auto [place, fresh] = places.try_emplace(state->taken, next.size());
        if (fresh) {
          next.push_back(*state);
        } else if (state->cost < next[place->second].cost) {
          next[place->second] = *state;
        }
      });
    }
    std::ranges::stable_sort(next, {}, &State::cost);
    next.resize(std::min(next.size(), width_));
    steps_.push_back(std::move(next));
  }
  /// Nothing if the frontier is too large.
  std::optional<State> with(const State& state, std::size_t number, int v) const {
    State next{.taken = state.taken | graphs::single(v), .vertex = v, .before = number};
    graphs::each(state.frontier | graphs::single(v), [&](int u) {
      if ((graph_.neighbours(u) & ~next.taken) != 0) next.frontier |= graphs::single(u);
    });
    const int members = std::popcount(next.frontier);
    if (members > reductions::most_frontier) return std::nullopt;
    next.cost = state.cost + cost(members);
    return next;
  }

  const SmallGraph& graph_;
  std::size_t width_;
  Watch& watch_;
  std::vector<std::vector<State>> steps_;  // by how many vertices are taken
};

}  // namespace

std::optional<std::vector<int>> narrow_layout(const SmallGraph& graph, Watch& watch) {
  for (const std::size_t width : beams)
    if (auto layout = Beam(graph, width, watch).layout()) return layout;
  return std::nullopt;
}

}  // namespace gamecert::solve
