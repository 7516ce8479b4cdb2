// Two lists drive the run: leaves of the inner dual to look at, and leaves found to be part of a fork,
// which wait until no ear is left. A triangle enters the first list when it, or the triangle it hangs
// on, changes. Each step deletes a vertex and changes a bounded number of triangles: linear time.
#include "verify/claims/ello_mop_linear.hpp"

#include <algorithm>
#include <random>
#include <utility>

namespace gamecert::verify::claims {
namespace {

using Triangle = TriangulatedMop::Triangle;

/// The position of a value that is there.
std::size_t place(const std::array<int, 3>& of, int value) {
  return static_cast<std::size_t>(std::ranges::find(of, value) - of.begin());
}

class Run {
 public:
  Run(const MopAlgorithm& algorithm, TriangulatedMop mop, std::vector<char> green)
      : algorithm_(algorithm), mop_(std::move(mop)), green_(std::move(green)), left_(mop_.triangles.size()) {
    present_.assign(left_, 1);
    for (int t = 0; t < static_cast<int>(left_); ++t) leaves_.push_back(t);
  }

  MopAnswer answer() {
    while (left_ > 2) {
      std::vector<int>& list = leaves_.empty() ? forks_ : leaves_;
      const bool ears_only = !leaves_.empty();
      const int t = list.back();
      list.pop_back();
      ++steps_;
      if (present(t) && degree(t) == 1 && !step(t, ears_only)) return {false, steps_};
    }
    return {by_inspection(), steps_};
  }

 private:
  struct Found {
    Placement at;
    std::array<int, 3> triangles;  // that of x, the next one, that of z
    std::size_t count;             // of the triangles
  };

  Triangle& triangle(int t) { return mop_.triangles[static_cast<std::size_t>(t)]; }
  bool present(int t) const { return present_[static_cast<std::size_t>(t)] != 0; }
  int degree(int t) {
    const auto& across = triangle(t).across;
    return 3 - static_cast<int>(std::ranges::count(across, -1));
  }
  char& green(int v) {
    ++steps_;
    return green_[static_cast<std::size_t>(v)];
  }

  /// False if the game turns out to be unwinnable.
  bool step(int leaf, bool ears_only) {
    const std::size_t corner =
        place(triangle(leaf).across, *std::ranges::find_if(triangle(leaf).across, [](int t) { return t != -1; }));
    const int x = triangle(leaf).corners[corner], on = triangle(leaf).across[corner];
    const Triangle& next = triangle(on);
    const std::size_t b = place(next.across, leaf), p = (b + 1) % 3, q = (b + 2) % 3;
    if (degree(on) == 2) {
      const std::size_t y = next.across[p] == -1 ? q : p;  // the inner edge is opposite y
      const std::size_t a = y == p ? q : p;
      return reduce(algorithm_.ear_cases,
                    {{&ear, {x, next.corners[y], next.corners[a], next.corners[b], 0}}, {leaf, on, -1}, 2});
    }
    for (const auto& [a, y] : {std::pair(p, q), std::pair(q, p)}) {
      const int other = next.across[a];  // on the edge yb
      if (degree(other) != 1) continue;
      if (ears_only) {
        forks_.push_back(leaf);
        return true;
      }
      const Triangle& third = triangle(other);
      const int z = third.corners[place(third.across, on)];
      return fork_at({{&fork, {x, next.corners[y], z, next.corners[a], next.corners[b]}}, {leaf, on, other}, 3});
    }
    return true;
  }

  /// Held so that z is red if one of the two is.
  bool fork_at(Found found) {
    auto& [x, y, z, a, b] = found.at.vertices;
    if (green(z) != 0 && green(x) == 0) {
      std::swap(x, z), std::swap(a, b);
      std::swap(found.triangles[0], found.triangles[2]);
    }
    return reduce(algorithm_.fork_cases, found);
  }

  bool shows(const Placement& at, std::string_view letters, char colour) {
    return std::ranges::all_of(letters, [&](char letter) { return green(at.vertex(letter)) == colour; });
  }

  bool reduce(std::span<const Case> cases, const Found& found) {
    const Placement& at = found.at;
    const Case& of =
        *std::ranges::find_if(cases, [&](const Case& it) { return shows(at, it.red, 0) && shows(at, it.green, 1); });
    if (of.lost) return false;
    for (const char letter : of.played) {
      for (const char other : at.gadget->neighbours[at.gadget->letters.find(letter)]) green(at.vertex(other)) ^= 1;
    }
    for (const char letter : of.flipped) green(at.vertex(letter)) ^= 1;
    remove(of, found);
    return true;
  }

  void remove(const Case& of, const Found& found) {
    const std::string_view gone = of.deleted.empty() ? of.played : of.deleted;
    steps_ += gone.size();
    if (gone.size() > 1) {
      for (std::size_t i = found.count; i-- > 0;) detach(found.triangles[i]);
    } else {
      detach(gone == "z" ? found.triangles[2] : found.triangles[0]);
    }
  }

  /// Takes a triangle away and lists what may have become a leaf or hang on something that changed.
  void detach(int t) {
    present_[static_cast<std::size_t>(t)] = 0;
    --left_;
    for (const int next : triangle(t).across) {
      if (next == -1) continue;
      auto& across = triangle(next).across;
      across[place(across, t)] = -1;
      leaves_.push_back(next);
      for (const int further : across) {
        if (further != -1) leaves_.push_back(further);
      }
    }
  }

  /// Two triangles at most.
  bool by_inspection() {
    std::vector<int> vertices;
    SmallGraph graph;
    VertexSet shown = 0;
    const auto number = [&](int v) {
      const auto found = std::ranges::find(vertices, v);
      if (found != vertices.end()) return static_cast<int>(found - vertices.begin());
      if (green(v) != 0) shown |= graphs::single(graph.order);
      vertices.push_back(v);
      return graph.order++;
    };
    for (std::size_t t = 0; t < present_.size(); ++t) {
      if (present_[t] == 0) continue;
      const auto& corners = mop_.triangles[t].corners;
      const int u = number(corners[0]), v = number(corners[1]), w = number(corners[2]);
      graph.add_edge(u, v), graph.add_edge(v, w), graph.add_edge(w, u);
    }
    return ColouredGames(graph).winnable(shown);
  }

  const MopAlgorithm& algorithm_;
  TriangulatedMop mop_;
  std::vector<char> green_;
  std::vector<char> present_;  // by triangle
  std::size_t left_;           // how many are present
  std::vector<int> leaves_, forks_;
  std::uint64_t steps_ = 0;
};

}  // namespace

TriangulatedMop random_mop(int order, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  TriangulatedMop mop{3, {{{0, 1, 2}, {-1, -1, -1}}}};
  std::vector<std::pair<int, std::size_t>> outer{{0, 0}, {0, 1}, {0, 2}};  // triangle and side
  while (mop.order < order) {
    std::pair<int, std::size_t>& chosen = outer[random() % outer.size()];
    const auto [old, side] = chosen;
    const int added = static_cast<int>(mop.triangles.size());
    Triangle& under = mop.triangles[static_cast<std::size_t>(old)];
    const int u = under.corners[(side + 1) % 3], v = under.corners[(side + 2) % 3];
    under.across[side] = added;
    mop.triangles.push_back({{mop.order++, u, v}, {old, -1, -1}});
    chosen = {added, 1};
    outer.emplace_back(added, 2);
  }
  return mop;
}

graphs::Graph graph(const TriangulatedMop& mop) {
  std::vector<graphs::Edge> edges;
  for (int t = 0; t < static_cast<int>(mop.triangles.size()); ++t) {
    const Triangle& here = mop.triangles[static_cast<std::size_t>(t)];
    for (std::size_t side = 0; side < 3; ++side) {
      if (here.across[side] < t) edges.emplace_back(here.corners[(side + 1) % 3], here.corners[(side + 2) % 3]);
    }
  }
  return graphs::Graph(mop.order, edges);
}

MopAnswer decide(const MopAlgorithm& algorithm, TriangulatedMop mop, std::vector<char> green) {
  return Run(algorithm, std::move(mop), std::move(green)).answer();
}

}  // namespace gamecert::verify::claims
