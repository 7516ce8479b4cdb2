// Shifts of a graph.
#include "solve/local/conflict_board.hpp"

#include "solve/index.hpp"

namespace gamecert::solve {
namespace {

/// Vertices are left out, those with the most pairs that the shift spoils first, until it spoils none.
Shift widest(const graphs::Graph& graph, int by) {
  const int n = graph.order();
  Shift shift{by, std::vector<char>(index(n), 0)};
  std::vector<std::vector<int>> spoiled(index(n));
  const auto spoil = [&](int u, int v) {
    spoiled[index(u)].push_back(v);
    spoiled[index(v)].push_back(u);
  };
  for (int v = by; v < n; ++v) {
    shift.inside[index(v)] = 1;
    for (const int u : graph.neighbours(v))
      if (by <= u && u < v && !graph.adjacent(u - by, v - by)) spoil(u, v);
    for (const int u : graph.neighbours(v - by))
      if (u < v - by && !graph.adjacent(u + by, v)) spoil(u + by, v);
  }
  std::vector<std::size_t> left(index(n));
  for (int v = 0; v < n; ++v) left[index(v)] = spoiled[index(v)].size();
  for (;;) {
    const auto worst = std::ranges::max_element(left);
    if (worst == left.end() || *worst == 0) return shift;
    *worst = 0;
    const auto v = static_cast<std::size_t>(worst - left.begin());
    shift.inside[v] = 0;
    for (const int u : spoiled[v])
      if (shift.inside[index(u)] != 0) --left[index(u)];
  }
}

std::ptrdiff_t shift_size(const Shift& shift) { return std::ranges::count(shift.inside, 1); }

/// What moves in one piece: else the shift takes pieces to where they do not belong.
bool is_connected(const graphs::Graph& graph, const Shift& shift) {
  std::vector<char> left = shift.inside;
  std::vector<int> reached;
  const auto reach = [&](int v) {
    if (left[index(v)] == 0) return;
    left[index(v)] = 0;
    reached.push_back(v);
  };
  for (int v = 0; v < graph.order() && reached.empty(); ++v) reach(v);
  for (std::size_t i = 0; i < reached.size(); ++i)
    for (const int u : graph.neighbours(reached[i])) reach(u);
  return std::ranges::count(left, 1) == 0;
}

/// Whether the wider one as often as it takes does all that the other does.
bool repeats(const Shift& wider, const Shift& other) {
  if (other.by % wider.by != 0) return false;
  for (std::size_t v = 0; v < other.inside.size(); ++v) {
    if (other.inside[v] == 0) continue;
    for (std::size_t at = v; at > v - index(other.by); at -= index(wider.by))
      if (wider.inside[at] == 0) return false;
  }
  return true;
}

}  // namespace

std::vector<Shift> shifts(const graphs::Graph& graph) {
  std::vector<Shift> all;
  for (int by = 1; by <= graph.order() / 2; ++by) {
    Shift shift = widest(graph, by);
    if (2 * shift_size(shift) >= graph.order() && is_connected(graph, shift)) all.push_back(std::move(shift));
  }
  std::ranges::stable_sort(all, std::ranges::greater{}, shift_size);
  std::vector<Shift> result;
  for (Shift& shift : all) {
    if (result.size() == 2) break;
    if (result.empty() || !repeats(result.front(), shift)) result.push_back(std::move(shift));
  }
  return result;
}

}  // namespace gamecert::solve
