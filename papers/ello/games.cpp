// The definitions of the ELLO paper, read off the table of winnable games, or played out on one graph.
#include "papers/ello/games.hpp"

#include <array>
#include <cassert>
#include <cstdint>
#include <utility>
#include <vector>

#include "graphs/invariants.hpp"

namespace gamecert::papers {
namespace {

/// The same graph; before each vertex in the numbering, those after it hold as many of its neighbours as can be.
SmallGraph dense_at_the_end(const SmallGraph& graph) {
  std::array<int, SmallGraph::max_order> place{};
  VertexSet numbered = 0;
  for (int next = graph.order - 1; next >= 0; --next) {
    int best = -1;
    int most = -1;
    graphs::each(graph.vertices() & ~numbered, [&](int v) {
      const int here = std::popcount(numbered == 0 ? graph.neighbours(v) : graph.neighbours(v) & numbered);
      if (here >= most) most = here, best = v;
    });
    place[static_cast<std::size_t>(best)] = next;
    numbered |= graphs::single(best);
  }
  SmallGraph result;
  result.order = graph.order;
  for (int u = 0; u < graph.order; ++u) {
    graphs::each(graph.neighbours(u), [&](int v) {
      result.rows[static_cast<std::size_t>(place[static_cast<std::size_t>(u)])] |=
          graphs::single(place[static_cast<std::size_t>(v)]);
    });
  }
  return result;
}

/// The games on one graph, one by one, from the end: a vertex may be last in what is left if its degree
/// there is odd and it is red, or even and it is green.
class PlayFromTheEnd {
 public:
  PlayFromTheEnd(const SmallGraph& graph, const solve::Limits& limits)
      : graph_(dense_at_the_end(graph)),
        odd_(graphs::odd_vertices(graph_)),
        seen_(std::size_t{1} << graph.order, 0),
        watch_(limits) {}

  bool winnable(VertexSet green) {
    ++game_;
    return winnable(graph_.vertices(), green ^ odd_);
  }

 private:
  /// `last` are the vertices of `left` that may be last.
  bool winnable(VertexSet left, VertexSet last) {
    watch_.step();
    if (left == 0) return true;
    if (std::exchange(seen_[left], game_) == game_) return false;
    for (VertexSet untried = last; untried != 0; untried &= untried - 1) {
      const int v = std::countr_zero(untried);
      const VertexSet rest = left & ~graphs::single(v);
      if (winnable(rest, (last ^ graph_.neighbours(v)) & rest)) return true;
    }
    return false;
  }

  SmallGraph graph_;
  VertexSet odd_;                    // the vertices of odd degree
  std::vector<std::uint32_t> seen_;  // the last game in which that set was left
  std::uint32_t game_ = 0;
  solve::Watch watch_;
};

}  // namespace

ElloGames::ElloGames(const SmallGraph& graph) : graph_(graph), induced_(solve::induced_winnable_colourings(graph)) {}

int ElloGames::size(VertexSet on) const {
  int ends = 0;
  graphs::each(on, [&](int v) { ends += degree(on, v); });
  return ends / 2;
}

VertexSet ElloGames::odd_vertices(VertexSet on) const {
  VertexSet odd = 0;
  graphs::each(on, [&](int v) { odd ^= graph_.neighbours(v); });
  return odd & on;
}

bool ElloGames::connected(VertexSet on) const {
  return on != 0 && graphs::component(graph_, on, std::countr_zero(on)) == on;
}

bool ElloGames::plausible(VertexSet on, VertexSet green) const {
  for (VertexSet left = on; left != 0;) {
    const VertexSet part = graphs::component(graph_, left, std::countr_zero(left));
    const VertexSet here = green & part;
    if (!parity_plausible(part, here) || here == 0 || reflection(part, here) == 0) return false;
    left &= ~part;
  }
  return true;
}

bool ElloGames::parity_driven(VertexSet on) const {
  bool driven = true;
  each_subset(on, [&](VertexSet green) {
    if (green != 0 && parity_plausible(on, green) && !winnable(on, green)) driven = false;
  });
  return driven;
}

bool ElloGames::plausibility_driven(VertexSet on) const {
  bool driven = true;
  each_subset(on, [&](VertexSet green) {
    if (driven && !winnable(on, green) && plausible(on, green)) driven = false;
  });
  return driven;
}

bool ElloGames::special(VertexSet on) const {
  bool every = true;
  graphs::each(on, [&](int v) { every = every && oddity(on & ~graphs::single(v)); });
  return every;
}

bool ElloGames::odd_degenerate(VertexSet on) const {
  if (std::popcount(on) <= 1) return on != 0;
  bool some = false;
  graphs::each(odd_vertices(on), [&](int v) { some = some || odd_degenerate(on & ~graphs::single(v)); });
  return some;
}

bool parity_driven(const SmallGraph& graph, const solve::Limits& limits) {
  assert(graph.order <= 24);
  PlayFromTheEnd play(graph, limits);
  const bool odd_type = !graphs::even_type(graph);
  for (VertexSet green = 1; green <= graph.vertices(); ++green) {
    if ((std::popcount(green) % 2 != 0) == odd_type && !play.winnable(green)) return false;
  }
  return true;
}

bool oddity(const SmallGraph& graph, const solve::Limits& limits) {
  return !graphs::even_type(graph) && parity_driven(graph, limits);
}

bool event(const SmallGraph& graph, const solve::Limits& limits) {
  return graphs::even_type(graph) && parity_driven(graph, limits);
}

bool special(const SmallGraph& graph, const solve::Limits& limits) {
  solve::Watch watch(limits);
  for (int v = 0; v < graph.order; ++v) {
    if (graphs::even_type(graphs::delete_vertex(graph, v))) return false;
  }
  for (int v = 0; v < graph.order; ++v) {
    if (!oddity(graphs::delete_vertex(graph, v), watch.left())) return false;
  }
  return true;
}

}  // namespace gamecert::papers
