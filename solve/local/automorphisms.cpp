// Colours by those of the neighbours, round after round; images grown vertex by vertex.
#include "solve/local/automorphisms.hpp"

#include <algorithm>
#include <cstdint>
#include <map>

#include "solve/index.hpp"
#include "text/deadline.hpp"

namespace gamecert::solve {
namespace {

constexpr int none = -1;

/// Every vertex but those a component begins with is next to one before it; the first has a rare colour.
class Automorphisms {
 public:
  explicit Automorphisms(const graphs::Graph& graph)
      : graph_(graph), colour_(refined_colours(graph, std::vector<char>(index(graph.order()), 0))) {
    std::map<int, int> sizes;
    for (const int colour : colour_) ++sizes[colour];
    std::vector<int> rarest(colour_.size());
    for (int v = 0; v < graph.order(); ++v) rarest[index(v)] = v;
    std::ranges::stable_sort(rarest, {}, [&](int v) { return sizes[colour_[index(v)]]; });
    std::vector<char> placed(colour_.size(), 0);
    parent_.assign(colour_.size(), none);
    for (const int first : rarest) {
      text::pause();
      if (placed[index(first)] != 0) continue;
      placed[index(first)] = 1;
      std::size_t next = order_.size();
      for (order_.push_back(first); next < order_.size(); ++next)
        for (const int u : graph.neighbours(order_[next])) {
          if (placed[index(u)] != 0) continue;
          placed[index(u)] = 1;
          parent_[index(u)] = order_[next];
          order_.push_back(u);
        }
    }
    image_.assign(colour_.size(), none);
    taken_.assign(colour_.size(), 0);
  }

  std::vector<std::vector<int>> find() {
    extend(0);
    return std::move(found_);
  }

 private:
  static constexpr std::size_t most = 16;

  void extend(std::size_t placed) {
    text::pause();
    if (placed == order_.size()) {
      if (!std::ranges::is_sorted(image_)) found_.push_back(image_);
      return;
    }
    const int v = order_[placed], parent = parent_[index(v)];
    const auto try_image = [&](int w) {
      if (found_.size() == most || trials_-- <= 0 || !fits(v, w)) return;
      image_[index(v)] = w;
      taken_[index(w)] = 1;
      extend(placed + 1);
      image_[index(v)] = none;
      taken_[index(w)] = 0;
    };
    if (parent != none) {
      for (const int w : graph_.neighbours(image_[index(parent)])) try_image(w);
    } else {
      for (int w = 0; w < graph_.order(); ++w) try_image(w);
    }
  }
  /// Degrees are equal, so that edges kept are all edges.
  bool fits(int v, int w) const {
    return taken_[index(w)] == 0 && colour_[index(v)] == colour_[index(w)] &&
           std::ranges::all_of(graph_.neighbours(v),
                               [&](int u) { return image_[index(u)] == none || graph_.adjacent(image_[index(u)], w); });
  }

  const graphs::Graph& graph_;
  std::vector<int> colour_, order_, parent_, image_;
  std::vector<char> taken_;
  std::vector<std::vector<int>> found_;
  std::int64_t trials_ = 1'000'000;
};

}  // namespace

std::vector<int> refined_colours(const graphs::Graph& graph, const std::vector<char>& gone) {
  constexpr int most_rounds = 12;
  std::vector<int> colour(index(graph.order()), 0);
  std::size_t colours = 1;
  for (int round = 0; round < most_rounds; ++round) {
    std::map<std::vector<int>, int> names;
    std::vector<int> next(colour.size(), none);
    for (int v = 0; v < graph.order(); ++v) {
      text::pause();
      if (gone[index(v)] != 0) continue;
      std::vector<int> around;
      for (const int u : graph.neighbours(v))
        if (gone[index(u)] == 0) around.push_back(colour[index(u)]);
      std::ranges::sort(around);
      around.push_back(colour[index(v)]);
      next[index(v)] = names.emplace(std::move(around), static_cast<int>(names.size())).first->second;
    }
    colour = std::move(next);
    if (names.size() == colours) break;
    colours = names.size();
  }
  return colour;
}

std::vector<std::vector<int>> some_automorphisms(const graphs::Graph& graph) { return Automorphisms(graph).find(); }

}  // namespace gamecert::solve
