// Exchanging gadgets: what is adjacent to the inner vertices is compared with the gadget, then wired anew.
#include "reductions/gadgets/exchanged_graph.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "graphs/reached.hpp"

namespace gamecert::reductions {
namespace {

constexpr unsigned bit(int i) { return 1U << i; }

/// By vertex of the gadget, the inner vertices that are adjacent to it, bit i: inner vertex i.
std::vector<unsigned> inner_neighbours(const Gadget& gadget) {
  std::vector<unsigned> result(static_cast<std::size_t>(gadget.order()), 0);
  for (const auto& [u, v] : gadget.edges) {
    if (v >= gadget.boundary) at(result, u) |= bit(v - gadget.boundary);
    if (u >= gadget.boundary) at(result, v) |= bit(u - gadget.boundary);
  }
  return result;
}

}  // namespace

ExchangedGraph::ExchangedGraph(const graphs::Graph& graph)
    : near_(static_cast<std::size_t>(graph.order())),
      degree_(near_.size()),
      alive_(near_.size(), 1),
      place_(near_.size(), -1),
      touched_(near_.size(), 0) {
  for (int v = 0; v < graph.order(); ++v) {
    at(near_, v).assign(graph.neighbours(v).begin(), graph.neighbours(v).end());
    at(degree_, v) = graph.degree(v);
  }
}

const std::vector<int>& ExchangedGraph::neighbours(int v) {
  if (std::cmp_greater(at(near_, v).size(), degree(v))) std::erase_if(at(near_, v), [&](int u) { return !alive(u); });
  return at(near_, v);
}

std::optional<std::string> ExchangedGraph::exchange_fails(const Gadget& before, const Gadget& after,
                                                          const std::vector<int>& inner) {
  if (std::ssize(inner) != before.inner || after.inner > before.inner || after.boundary != before.boundary)
    return "expected the " + std::to_string(before.inner) + " inner vertices of a gadget and no more after it, found " +
           std::to_string(inner.size()) + " and " + std::to_string(after.inner);
  std::optional<std::string> reason;
  for (int i = 0; i < before.inner; ++i) {
    const int v = at(inner, i);
    if (!alive(v) || at(place_, v) >= 0) {
      reason = "expected different vertices that are left, found " + std::to_string(v);
      break;
    }
    at(place_, v) = i;
  }
  if (!reason) {
    const std::vector<unsigned> sets = inner_neighbours(before), found = joined(before, inner);
    const auto boundary_end = sets.begin() + before.boundary;
    if (!std::equal(boundary_end, sets.end(), found.begin())) reason = "expected the edges of the gadget, found others";
    for (const int u : around_)
      if (!reason && std::count(sets.begin(), boundary_end, at(touched_, u)) != 1)
        reason = "expected vertex " + std::to_string(u) +
                 " adjacent to the same inner vertices as one boundary vertex, " + "found it so to " +
                 std::to_string(std::count(sets.begin(), boundary_end, at(touched_, u)));
    if (!reason) replace(after, inner, inner_neighbours(after), sets);
  }
  for (const int v : inner)
    if (v >= 0 && v < order()) at(place_, v) = -1;
  for (const int u : around_) at(touched_, u) = 0;
  around_.clear();
  return reason;
}

/// By inner vertex, the inner ones adjacent to it; fills `around_` and `touched_`.
std::vector<unsigned> ExchangedGraph::joined(const Gadget& before, const std::vector<int>& inner) {
  std::vector<unsigned> result(static_cast<std::size_t>(before.inner), 0);
  for (int i = 0; i < before.inner; ++i)
    for (const int u : neighbours(at(inner, i))) {
      if (at(place_, u) >= 0) {
        at(result, i) |= bit(at(place_, u));
      } else {
        if (at(touched_, u) == 0) around_.push_back(u);
        at(touched_, u) |= bit(i);
      }
    }
  return result;
}

/// `sets` and `joined_before`: by vertex of the new and of the old gadget, the inner vertices adjacent to it.
void ExchangedGraph::replace(const Gadget& after, const std::vector<int>& inner, const std::vector<unsigned>& sets,
                             const std::vector<unsigned>& joined_before) {
  const unsigned kept = bit(after.inner) - 1;
  for (std::size_t i = 0; i < inner.size(); ++i) {
    at(near_, inner[i]).clear();
    if (std::cmp_greater_equal(i, after.inner)) at(alive_, inner[i]) = 0;
  }
  for (int i = 0; i < after.inner; ++i)
    for (int j = 0; j < after.inner; ++j)
      if ((at(sets, after.boundary + i) & bit(j)) != 0) at(near_, at(inner, i)).push_back(at(inner, j));
  for (const int u : around_) {
    const auto b = std::find(joined_before.begin(), joined_before.end(), at(touched_, u)) - joined_before.begin();
    const unsigned now = sets[static_cast<std::size_t>(b)];
    const bool rewired = (at(touched_, u) & kept) != now;
    if (rewired) std::erase_if(at(near_, u), [&](int v) { return at(place_, v) >= 0; });
    for (int i = 0; i < after.inner; ++i)
      if ((now & bit(i)) != 0) {
        at(near_, at(inner, i)).push_back(u);
        if (rewired) at(near_, u).push_back(at(inner, i));
      }
    at(degree_, u) += std::popcount(now) - std::popcount(at(touched_, u));
  }
  for (int i = 0; i < after.inner; ++i) at(degree_, at(inner, i)) = static_cast<int>(at(near_, at(inner, i)).size());
}

std::vector<std::vector<int>> ExchangedGraph::components() {
  std::vector<std::vector<int>> result;
  for (int v = 0; v < order(); ++v) {
    if (!alive(v) || at(place_, v) >= 0) continue;
    result.push_back(graphs::reached(
        v, place_, [&](int u) -> const auto& { return neighbours(u); }));
  }
  std::ranges::fill(place_, -1);
  return result;
}

graphs::Graph ExchangedGraph::induced(const std::vector<int>& vertices) {
  std::vector<graphs::Edge> edges;
  for (std::size_t i = 0; i < vertices.size(); ++i) at(place_, vertices[i]) = static_cast<int>(i);
  for (const int v : vertices)
    for (const int u : neighbours(v))
      if (at(place_, u) >= 0 && at(place_, u) < at(place_, v)) edges.emplace_back(at(place_, u), at(place_, v));
  for (const int v : vertices) at(place_, v) = -1;
  return {static_cast<int>(vertices.size()), edges};
}

}  // namespace gamecert::reductions
