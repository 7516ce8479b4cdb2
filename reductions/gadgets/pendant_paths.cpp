// Pendant paths walk from their leaves towards vertices of degree at least three, where they wait for a partner.
//
// Invariant: of every kind of length at most one path waits at a vertex, and every vertex of degree one is the outer
// end of a path. When two paths go, their vertex may become a leaf, or the path that still waits there may walk on.
// Every vertex enters a path once, so the time is linear. Source: "The vertex-capturing game", Lemma 6.4.
#include "reductions/gadgets/pendant_paths.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace gamecert::reductions {
namespace {

using Path = std::vector<int>;  // from its outer end

constexpr std::size_t kinds = 3;
std::size_t kind(std::size_t length) { return length == 1 ? 0 : length % 2 == 0 ? 1 : 2; }

class Walk {
 public:
  explicit Walk(const graphs::Graph& graph)
      : graph_(graph),
        degree_(static_cast<std::size_t>(graph.order())),
        in_path_(degree_.size(), 0),
        gone_(degree_.size(), 0),
        waiting_(degree_.size()) {
    for (int v = 0; v < graph.order(); ++v) at(degree_, v) = graph.degree(v);
    for (int v = 0; v < graph.order(); ++v)
      if (at(degree_, v) == 1 && at(in_path_, v) == 0) walk({}, v);
  }
  bool gone(int v) const { return gone_[static_cast<std::size_t>(v)] != 0; }

 private:
  template <class T>
  static T& at(std::vector<T>& list, int v) {
    return list[static_cast<std::size_t>(v)];
  }

  /// The path goes on with v, and further.
  void walk(Path path, int v) {
    for (;;) {
      path.push_back(v);
      at(in_path_, v) = 1;
      const auto near = graph_.neighbours(v);
      const auto next = std::ranges::find_if(near, [&](int u) { return at(in_path_, u) == 0; });
      if (next == near.end()) return shrink(path);
      v = *next;
      if (at(degree_, v) > 2 && !meet(path, v)) return;
    }
  }

  /// The path comes to a vertex of degree at least three. Whether a path walks on there, which is then in `path`.
  bool meet(Path& path, int v) {
    Path& partner = at(waiting_, v)[kind(path.size())];
    if (partner.empty()) {
      partner = std::move(path);
      return false;
    }
    for (const Path* each : {&path, &partner})
      for (const int u : *each) at(gone_, u) = 1;
    path.clear();
    partner.clear();
    at(degree_, v) -= 2;
    std::array<Path, kinds>& left = at(waiting_, v);
    const auto waits = [](const Path& each) { return !each.empty(); };
    const auto paths = std::ranges::count_if(left, waits);
    if (at(degree_, v) > 2 || (at(degree_, v) == 2 && paths == 0)) return false;
    if (paths > 0) std::ranges::find_if(left, waits)->swap(path);
    if (paths == 2) {  // the rest is one path
      const auto other = std::ranges::find_if(left, waits);
      path.push_back(v);
      path.insert(path.end(), other->rbegin(), other->rend());
      shrink(path);
      return false;
    }
    return true;
  }

  /// A component that is a path: of even size it is two equal paths at its middle.
  void shrink(const Path& path) {
    if (path.size() % 2 == 0) return;
    for (std::size_t i = 0; i < path.size(); ++i)
      if (2 * i + 1 != path.size()) at(gone_, path[i]) = 1;
  }

  const graphs::Graph& graph_;
  std::vector<int> degree_;
  std::vector<char> in_path_, gone_;
  std::vector<std::array<Path, kinds>> waiting_;  // at a vertex of degree at least three, by kind
};

}  // namespace

bool go_together(int p, int q) { return kind(static_cast<std::size_t>(p)) == kind(static_cast<std::size_t>(q)); }

CaptureCore capture_core(const graphs::Graph& graph) {
  const Walk walk(graph);
  CaptureCore core;
  std::vector<int> place(static_cast<std::size_t>(graph.order()), -1);
  for (int v = 0; v < graph.order(); ++v) {
    if (walk.gone(v)) continue;
    place[static_cast<std::size_t>(v)] = static_cast<int>(core.vertices.size());
    core.vertices.push_back(v);
  }
  std::vector<graphs::Edge> edges;
  for (const auto& [u, v] : graph.edges())
    if (!walk.gone(u) && !walk.gone(v))
      edges.emplace_back(place[static_cast<std::size_t>(u)], place[static_cast<std::size_t>(v)]);
  core.graph = graphs::Graph(static_cast<int>(core.vertices.size()), edges);
  return core;
}

}  // namespace gamecert::reductions
