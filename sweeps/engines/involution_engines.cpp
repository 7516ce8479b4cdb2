// Automorphisms that are their own inverses and keep no edge, grown vertex by vertex; one component at a time.
//
// Components that are isomorphic are exchanged in pairs, as no edge between two components needs to be kept. So only
// of those that are left over, one of a kind, each has to be carried to itself.
#include <algorithm>
#include <bit>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "graphs/invariants.hpp"
#include "graphs/nauty/canonical.hpp"
#include "sweeps/engines/word_engines.hpp"
#include "text/deadline.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::each;
using graphs::single;
using graphs::SmallGraph;
using graphs::VertexSet;

constexpr int unplaced = -1;

std::size_t index(int v) { return static_cast<std::size_t>(v); }

/// On one connected graph.
class EdgeMoving {
 public:
  EdgeMoving(const SmallGraph& graph, bool keeps_vertices)
      : graph_(graph),
        keeps_vertices_(keeps_vertices),
        orbit_(graphs::least_of_orbits(graph)),
        image_(index(graph.order), unplaced) {}

  std::optional<std::vector<int>> find() {
    if (graph_.size() % 2 != 0 || (!keeps_vertices_ && graph_.order % 2 != 0)) return std::nullopt;
    return place_all() ? std::optional(image_) : std::nullopt;
  }

 private:
  bool place_all() {
    if (placed_ == graph_.vertices()) return true;
    text::pause();
    ++steps_;
    const int v = next_vertex();
    for (const int w : images(v)) {
      place(v, w);
      if (place_all()) return true;
      image_[index(v)] = image_[index(w)] = unplaced;
      placed_ &= ~(single(v) | single(w));
    }
    return false;
  }
  void place(int v, int w) {
    image_[index(v)] = w;
    image_[index(w)] = v;
    placed_ |= single(v) | single(w);
  }

  /// The one with the most neighbours that have images.
  int next_vertex() const {
    int best = unplaced, most = -1;
    each(graph_.vertices() & ~placed_, [&](int v) {
      const int known = std::popcount(graph_.neighbours(v) & placed_);
      if (known > most) best = v, most = known;
    });
    return best;
  }

  VertexSet image_of(VertexSet placed) const {
    VertexSet result = 0;
    each(placed, [&](int v) { result |= single(image_[index(v)]); });
    return result;
  }

  /// Where v may go, of those that are alike one. Sound because an automorphism that keeps v and every vertex that has
  /// an image, conjugated with, takes what exchanges v and one of them to what exchanges v and the other.
  std::vector<int> images(int v) const {
    const VertexSet near = image_of(graph_.neighbours(v) & placed_);
    std::vector<int> result;
    each(graph_.vertices() & ~placed_ & ~single(v) & ~graph_.neighbours(v), [&](int w) {
      if (orbit_[index(v)] == orbit_[index(w)] && (graph_.neighbours(w) & placed_) == near) result.push_back(w);
    });
    constexpr int few = 500;
    steps_ < few ? keep_one_twin(result) : keep_one_alike(v, result);
    if (may_stay(v, near)) result.push_back(v);
    return result;
  }

  /// As no edge is kept, and v is better exchanged with a vertex that has the same neighbours, if one is left. Sound
  /// because the neighbours of a vertex that stays are moved, so that any vertex with the same ones may stay instead.
  bool may_stay(int v, VertexSet near) const {
    if (!keeps_vertices_ || near != (graph_.neighbours(v) & placed_)) return false;
    bool may = true;
    each(near, [&](int u) { may = may && image_[index(u)] != u; });
    each(graph_.vertices() & ~placed_ & ~single(v),
         [&](int u) { may = may && graph_.neighbours(u) != graph_.neighbours(v); });
    return may;
  }

  void keep_one_twin(std::vector<int>& candidates) const {
    std::vector<int> kept;
    for (const int w : candidates) {
      const bool twin = std::ranges::any_of(kept, [&](int other) {
        return ((graph_.neighbours(w) ^ graph_.neighbours(other)) & ~(single(w) | single(other))) == 0;
      });
      if (!twin) kept.push_back(w);
    }
    candidates = std::move(kept);
  }

  void keep_one_alike(int v, std::vector<int>& candidates) const {
    std::vector<int> colours(index(graph_.order), 0);
    int last = 0;
    each(placed_ | single(v), [&](int u) { colours[index(u)] = ++last; });
    std::map<std::vector<std::uint64_t>, int> kept;
    for (const int w : candidates) {
      colours[index(w)] = last + 1;
      kept.emplace(graphs::canonical_key(graph_, colours), w);
      colours[index(w)] = 0;
    }
    candidates.clear();
    for (const auto& [key, w] : kept) candidates.push_back(w);
  }

  const SmallGraph& graph_;
  const bool keeps_vertices_;
  const std::vector<int> orbit_;
  std::vector<int> image_;
  VertexSet placed_ = 0;  // with images; all images are among them
  int steps_ = 0;
};

struct Component {
  std::vector<int> vertices;
  SmallGraph graph;
};

std::vector<Component> components_of(const SmallGraph& graph) {
  std::vector<Component> result;
  for (VertexSet left = graph.vertices(); left != 0;) {
    const VertexSet reached = graphs::component(graph, left, std::countr_zero(left));
    left &= ~reached;
    Component& component = result.emplace_back();
    each(reached, [&](int v) { component.vertices.push_back(v); });
    component.graph = graphs::induced(graph, reached);
  }
  return result;
}

/// Exchanges two components with one canonical form.
void exchange(const Component& one, const Component& other, std::vector<int>& image) {
  const std::vector<int> of_one = graphs::canonical_form(one.graph).position;
  const std::vector<int> of_other = graphs::canonical_form(other.graph).position;
  std::vector<int> at(of_other.size());
  for (std::size_t i = 0; i < of_other.size(); ++i) at[index(of_other[i])] = other.vertices[i];
  for (std::size_t i = 0; i < of_one.size(); ++i) {
    const int v = one.vertices[i], w = at[index(of_one[i])];
    image[index(v)] = w;
    image[index(w)] = v;
  }
}

}  // namespace

std::optional<std::vector<int>> edge_moving_involution(const SmallGraph& graph, bool keeps_vertices) {
  std::vector<int> image(index(graph.order), unplaced);
  std::map<std::vector<std::uint64_t>, Component> alone;  // by canonical form
  for (Component& component : components_of(graph)) {
    const std::vector<int> plain(component.vertices.size(), 0);
    const auto [other, fresh] = alone.try_emplace(graphs::canonical_key(component.graph, plain), component);
    if (fresh) continue;
    exchange(other->second, component, image);
    alone.erase(other);
  }
  for (const auto& [key, component] : alone) {
    const auto within = EdgeMoving(component.graph, keeps_vertices).find();
    if (!within) return std::nullopt;
    for (std::size_t i = 0; i < within->size(); ++i)
      image[index(component.vertices[i])] = component.vertices[index((*within)[i])];
  }
  return image;
}

std::int64_t splittable(const SmallGraph& graph) { return edge_moving_involution(graph, true).has_value(); }
std::int64_t foldable(const SmallGraph& graph) { return edge_moving_involution(graph, false).has_value(); }

}  // namespace gamecert::sweeps
