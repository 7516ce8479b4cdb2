// An involution grown from one pair: what is next to it must be exchanged too.
#include "solve/local/pairs.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <numeric>
#include <span>

#include "certificates/impartial/pairs.hpp"
#include "reductions/gadgets/conflicts.hpp"
#include "solve/index.hpp"
#include "solve/local/automorphisms.hpp"
#include "text/deadline.hpp"

namespace gamecert::solve {
namespace {

constexpr int unpaired = -1;

/// Of every vertex, how far it is from one; the order where there is no path.
std::vector<int> distances_from(const graphs::Graph& graph, const std::vector<char>& gone, int from) {
  std::vector<int> distance(gone.size(), graph.order());
  distance[index(from)] = 0;
  std::vector<int> reached = {from};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    text::pause();
    for (const int u : graph.neighbours(reached[i])) {
      if (gone[index(u)] != 0 || distance[index(u)] != graph.order()) continue;
      distance[index(u)] = distance[index(reached[i])] + 1;
      reached.push_back(u);
    }
  }
  return distance;
}

/// All vertices, those in the middle between two that are far apart first.
std::vector<int> middle_first(const graphs::Graph& graph) {
  const std::vector<char> gone(index(graph.order()), 0);
  std::vector<int> vertices(gone.size());
  std::iota(vertices.begin(), vertices.end(), 0);
  if (vertices.empty()) return vertices;
  const auto farthest = [&](const std::vector<int>& distance) {
    return static_cast<int>(std::ranges::max_element(distance) - distance.begin());
  };
  const std::vector<int> near_one = distances_from(graph, gone, farthest(distances_from(graph, gone, 0)));
  const std::vector<int> near_other = distances_from(graph, gone, farthest(near_one));
  std::ranges::stable_sort(vertices, {}, [&](int v) { return std::abs(near_one[index(v)] - near_other[index(v)]); });
  return vertices;
}

class Involutions {
 public:
  /// What may happen to a vertex besides being exchanged with one that is not next to it.
  enum class Also { nothing, to_neighbour, kept };
  /// Vertices in `apart` are exchanged with one another.
  Involutions(const graphs::Graph& graph, const std::vector<char>& gone, Watch& watch, Also also = Also::nothing,
              std::span<const int> apart = {})
      : graph_(graph),
        gone_(gone),
        watch_(watch),
        also_(also),
        colour_(refined_colours(graph, gone)),
        image_(gone.size(), unpaired) {
    for (const int v : apart) colour_[index(v)] += graph.order();
    for (int v = 0; v < graph.order(); ++v)
      if (gone[index(v)] == 0) classes_[colour_[index(v)]].push_back(v);
    trials_ = 1000 + 20 * graph.order();
  }

  std::optional<std::vector<int>> find() {
    if (also_ != Also::kept &&
        std::ranges::any_of(classes_, [](const auto& each) { return each.second.size() % 2 != 0; }))
      return std::nullopt;
    std::vector<Choice> choices;
    for (int next = next_vertex(); next != unpaired; next = next_vertex()) {
      choices.push_back({next, candidates(next), reached_, least_});
      trials_ -= std::ssize(choices.back().untried) / 8;
      while (choices.back().untried.empty()) {
        choices.pop_back();
        if (choices.empty()) return std::nullopt;
        undo(choices.back());
      }
      if (--trials_ < 0) return std::nullopt;
      watch_.step();
      place(choices.back().vertex, choices.back().untried.back());
      choices.back().untried.pop_back();
    }
    return image_;
  }

 private:
  struct Choice {
    int vertex;
    std::vector<int> untried;  // images it may have
    std::size_t reached;       // as the members were
    int least;
  };

  /// One next to a vertex that has an image, if there is one.
  int next_vertex() {
    for (; reached_ < placed_.size(); ++reached_) {
      for (const int u : graph_.neighbours(placed_[reached_]))
        if (gone_[index(u)] == 0 && image_[index(u)] == unpaired) return u;
    }
    for (; least_ < graph_.order(); ++least_)
      if (gone_[index(least_)] == 0 && image_[index(least_)] == unpaired) return least_;
    return unpaired;
  }
  void place(int v, int w) {
    image_[index(v)] = w;
    image_[index(w)] = v;
    placed_.insert(placed_.end(), {v, w});
  }
  void undo(const Choice& choice) {
    image_[index(image_[index(choice.vertex)])] = unpaired;
    image_[index(choice.vertex)] = unpaired;
    placed_.resize(placed_.size() - 2);
    reached_ = choice.reached;
    least_ = choice.least;
  }

  std::vector<int> candidates(int v) const {
    std::vector<int> result;
    const auto try_all = [&](auto&& vertices) {
      for (const int w : vertices)
        if (gone_[index(w)] == 0 && may_exchange(v, w)) result.push_back(w);
    };
    int near = unpaired;
    for (const int u : graph_.neighbours(v))
      if (gone_[index(u)] == 0 && image_[index(u)] != unpaired) near = u;
    if (near != unpaired) {
      try_all(graph_.neighbours(image_[index(near)]));
    } else {
      try_all(classes_.at(colour_[index(v)]));
      const std::vector<int> distance = distances_from(graph_, gone_, v);  // antipodes are the likeliest
      std::ranges::stable_sort(result, {}, [&](int w) { return distance[index(w)]; });
    }
    if (also_ == Also::kept && carries(v, v)) result.insert(result.begin(), v);  // tried last
    return result;
  }
  bool may_exchange(int v, int w) const {
    return v != w && image_[index(w)] == unpaired && colour_[index(v)] == colour_[index(w)] &&
           (also_ == Also::to_neighbour || !graph_.adjacent(v, w)) && carries(v, w) && carries(w, v);
  }
  /// Images of neighbours of v are neighbours of w.
  bool carries(int v, int w) const {
    return std::ranges::all_of(graph_.neighbours(v), [&](int u) {
      return gone_[index(u)] != 0 || image_[index(u)] == unpaired || graph_.adjacent(w, image_[index(u)]);
    });
  }

  const graphs::Graph& graph_;
  const std::vector<char>& gone_;
  Watch& watch_;
  Also also_;
  std::vector<int> colour_;
  std::map<int, std::vector<int>> classes_;
  std::vector<int> image_;
  std::vector<int> placed_;  // vertices with images, in the order in which they got them
  std::size_t reached_ = 0;  // all neighbours of those before it in that order have images
  int least_ = 0;            // all vertices below have images
  std::int64_t trials_;
};

}  // namespace

std::optional<std::vector<std::pair<int, int>>> answering_pairs(const graphs::Graph& graph,
                                                                const std::vector<char>& gone, Watch& watch) {
  const auto image = Involutions(graph, gone, watch).find();
  if (!image) return std::nullopt;
  std::vector<std::pair<int, int>> result;
  for (int v = 0; v < graph.order(); ++v)
    if (v < (*image)[index(v)]) result.emplace_back(v, (*image)[index(v)]);
  return result;
}

std::vector<int> involution(const graphs::Graph& graph, Watch& watch) {
  const std::vector<char> all(index(graph.order()), 0);
  return Involutions(graph, all, watch, Involutions::Also::to_neighbour).find().value_or(std::vector<int>{});
}

std::vector<int> involution_keeping_some(const graphs::Graph& graph, Watch& watch) {
  const std::vector<char> all(index(graph.order()), 0);
  std::vector<int> image = Involutions(graph, all, watch, Involutions::Also::kept).find().value_or(std::vector<int>{});
  if (std::ranges::is_sorted(image)) image.clear();  // the identity
  return image;
}

std::vector<int> involution_with_centre(const graphs::Graph& graph, Watch& watch) {
  constexpr std::int64_t most_work = 20'000'000;  // vertices and edges looked at
  std::vector<char> gone(index(graph.order()), 0);
  std::int64_t work = 0;
  for (const int centre : middle_first(graph)) {
    if ((work += graph.order() + graph.size()) > most_work) break;
    gone[index(centre)] = 1;
    auto image = Involutions(graph, gone, watch, Involutions::Also::nothing, graph.neighbours(centre)).find();
    gone[index(centre)] = 0;
    if (!image) continue;
    (*image)[index(centre)] = centre;
    return *std::move(image);
  }
  return {};
}

std::optional<Answer> solve_by_pairs(const games::Setup& setup, const Request& request) {
  if (request.misere || !reductions::by_conflicts(setup.info())) return std::nullopt;
  const graphs::Graph conflicts = reductions::conflicts(setup);
  Watch watch(request.limits);
  std::vector<char> gone(index(conflicts.order()), 0);
  if (auto pairs = answering_pairs(conflicts, gone, watch)) {
    Answer answer;
    answer.statement = request.nimber ? "NIMBER 0" : "OUTCOME P";
    if (request.all_moves) answer.winning_moves.emplace();
    if (request.certificate) answer.evidence = certificates::PairedMoves{{}, *std::move(pairs)};
    return answer;
  }
  constexpr std::int64_t most_work = 2'000'000;  // of openings: vertices and edges looked at
  if (request.nimber || request.all_moves) return std::nullopt;
  const std::int64_t each = conflicts.order() + conflicts.size();
  std::int64_t work = 0;
  for (const int move : middle_first(conflicts)) {
    if ((work += each) > most_work) break;
    std::ranges::fill(gone, 0);
    gone[index(move)] = 1;
    for (const int near : conflicts.neighbours(move)) gone[index(near)] = 1;
    auto pairs = answering_pairs(conflicts, gone, watch);
    if (!pairs) continue;
    Answer answer;
    answer.statement = "OUTCOME N";
    const bool numbered = setup.info().name == "node-kayles";
    answer.moves = {numbered ? move : setup.game().moves(setup.game().start())[index(move)]};
    if (numbered) answer.names = {{std::to_string(move)}};
    if (request.certificate) answer.evidence = certificates::PairedMoves{move, *std::move(pairs)};
    return answer;
  }
  return std::nullopt;
}

}  // namespace gamecert::solve
