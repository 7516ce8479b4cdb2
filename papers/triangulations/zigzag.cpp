// Points keep their sides of the dual path. A green edge between two points of one side cuts off the points between
// them; what is left is serpentine, and its diagonals are the edges that cross the path.
#include "papers/triangulations/zigzag.hpp"

#include <algorithm>
#include <set>

namespace gamecert::papers {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

std::string name(const graphs::Edge& edge) { return std::to_string(edge.first) + "-" + std::to_string(edge.second); }

bool shares_a_point(const graphs::Edge& a, const graphs::Edge& b) {
  return a.first == b.first || a.first == b.second || a.second == b.first || a.second == b.second;
}

}  // namespace

TiedChains::TiedChains(const EdgeBoard& start, Trial& trial)
    : start_(start),
      trial_(trial),
      game_(games::make(games::find("flip-to-triangle"), games::Instance(start.name))),
      n_(start.triangulation.graph().order()) {
  for (int u = 0; u < n_; ++u) {
    for (int v = u + 1; v < n_; ++v) segments_.emplace_back(u, v);
  }
}

bool TiedChains::can_tie(const games::Position& at) {
  if (const auto found = known_.find(at); found != known_.end()) return found->second;
  trial_.step();
  games::Options options;
  game_->options(at, options);
  bool tie = options.moves.empty();
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    if (options.won[i] != 0) continue;
    tie = can_tie({options.position(i).begin(), options.position(i).end()}) || tie;
  }
  return known_[at] = tie;
}

std::string TiedChains::text(const games::Position& at) const {
  std::string drawn, green;
  const auto add = [](std::string& list, const graphs::Edge& edge) { list += (list.empty() ? "" : ",") + name(edge); };
  each_edge(at[0], [&](int e) {
    const auto [u, v] = segments_[index(e)];
    const bool hull = v - u == 1 || v - u == n_ - 1;
    if (!hull) add(drawn, {u, v});
    if ((at[1] & one_edge(e)) == 0) add(green, {u, v});
  });
  return "convex:" + std::to_string(n_) + ":" + drawn + (green.empty() ? "" : " marked=" + green);
}

std::vector<TiedChains::Sides> TiedChains::assignments() const {
  const std::vector<int> path = along_the_dual(start_);
  const auto tip = [&](int face) {
    for (const int v : start_.triangulation.faces()[index(face)]) {
      if (start_.triangulation.graph().degree(v) == 2) return v;
    }
    return -1;
  };
  const int first = tip(path.front()), last = tip(path.back());
  std::vector<Sides> result;
  for (int choice = 0; choice < 4; ++choice) {
    Sides sides{std::vector<int>(index(n_)), {}};
    // Around the polygon from ear to ear: side 0 is the way on, side 1 the way back.
    const auto put = [&](int v, int side) {
      sides.of[index(v)] = side;
      sides.along[side].push_back(v);
    };
    put(first, choice & 1);
    for (int v = (first + 1) % n_; v != last; v = (v + 1) % n_) put(v, 0);
    for (int v = (first + n_ - 1) % n_; v != last; v = (v + n_ - 1) % n_) put(v, 1);
    put(last, choice >> 1);
    result.push_back(sides);
  }
  return result;
}

std::string TiedChains::chain(const games::Position& at, const Sides& sides) const {
  std::vector<int> place(index(n_));
  for (const std::vector<int>& points : sides.along) {
    for (std::size_t i = 0; i < points.size(); ++i) place[index(points[i])] = static_cast<int>(i);
  }
  // What is left when all parts on one side are cut off.
  std::vector<bool> left(index(n_), true);
  each_edge(at[0], [&](int e) {
    const auto [u, v] = segments_[index(e)];
    if (sides.of[index(u)] != sides.of[index(v)]) return;
    const auto [low, high] = std::minmax(place[index(u)], place[index(v)]);
    for (int i = low + 1; i < high; ++i) left[index(sides.along[sides.of[index(u)]][index(i)])] = false;
  });
  const auto points = std::ranges::count(left, true);
  if (points < 5) return "";
  std::vector<int> around;
  for (int v = 0; v < n_; ++v) {
    if (left[index(v)]) around.push_back(v);
  }
  std::vector<int> number(index(n_), -1);
  for (std::size_t i = 0; i < around.size(); ++i) number[index(around[i])] = static_cast<int>(i);
  std::vector<int> degree(index(n_));
  std::vector<int> crossing;  // diagonals across the dual path
  each_edge(at[0], [&](int e) {
    const auto [u, v] = segments_[index(e)];
    if (!left[index(u)] || !left[index(v)]) return;
    ++degree[index(u)];
    ++degree[index(v)];
    const int apart = number[index(v)] - number[index(u)];
    const bool hull = apart == 1 || apart == static_cast<int>(points) - 1;
    if (!hull && sides.of[index(u)] != sides.of[index(v)]) crossing.push_back(e);
  });
  const auto along = [&](int e) {
    const auto [u, v] = segments_[index(e)];
    return place[index(u)] + place[index(v)];
  };
  std::ranges::sort(crossing, {}, along);
  const auto zigzag = [&](int e) {
    const auto [u, v] = segments_[index(e)];
    return degree[index(u)] > 3 && degree[index(v)] > 3;
  };
  const auto playable = [&](int e) { return (at[1] & one_edge(e)) != 0; };
  for (std::size_t from = 0; from < crossing.size(); ++from) {
    if (!zigzag(crossing[from]) || playable(crossing[from])) continue;
    std::vector<int> edges{crossing[from]};
    for (std::size_t to = from + 1; to < crossing.size(); ++to) {
      if (zigzag(crossing[to])) {
        if (!shares_a_point(segments_[index(edges.back())], segments_[index(crossing[to])])) break;
        edges.push_back(crossing[to]);
      }
      if (playable(crossing[to])) continue;
      if (!zigzag(crossing[to]) || edges.size() % 2 != 0 || to == from + 1) break;
      std::string list;
      for (const int e : edges) list += (list.empty() ? "" : " ") + name(segments_[index(e)]);
      return list;
    }
  }
  return "";
}

void TiedChains::each(const std::function<void(const TiedChain&)>& visit) {
  can_tie(game_->start());
  const std::vector<Sides> choices = assignments();
  for (const auto& [at, tie] : known_) {
    for (const Sides& sides : choices) {
      trial_.step();
      const std::string edges = chain(at, sides);
      if (edges.empty()) continue;
      std::string one_side;
      for (const int v : sides.along[0]) one_side += " " + std::to_string(v);
      visit({text(at), "the chain " + edges + ", points" + one_side + " on one side; some play ends in a tie", tie});
    }
  }
}

}  // namespace gamecert::papers
