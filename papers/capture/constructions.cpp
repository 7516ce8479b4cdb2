// The constructions, and the strategies that are printed with them.
#include "papers/capture/constructions.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/capture/cancelled.hpp"
#include "papers/lists.hpp"

namespace gamecert::papers {
namespace {

constexpr int searched = 12;  // edges: up to here the score comes from search as well

/// Two copies of a graph, v after v; u_i is i - 1, and v_i is order + i - 1.
SmallGraph two_copies(const SmallGraph& graph) {
  SmallGraph copies;
  copies.order = 2 * graph.order;
  for (const auto& [u, v] : edges_of(graph)) {
    copies.add_edge(u, v);
    copies.add_edge(graph.order + u, graph.order + v);
  }
  return copies;
}

/// u_i <-> v_i, and the others to themselves.
Images swapped_copies(int order, int others) {
  Images images;
  for (int v = 0; v < 2 * order; ++v) images.push_back((v + order) % (2 * order));
  for (int v = 0; v < others; ++v) images.push_back(2 * order + v);
  return images;
}

/// With the edges u_i v_(n+1-i).
SmallGraph matched(const SmallGraph& graph) {
  SmallGraph made = two_copies(graph);
  for (int i = 0; i < graph.order; ++i) made.add_edge(i, graph.order + (graph.order - 1 - i));
  return made;
}

SmallGraph renumbered(const SmallGraph& graph, const Images& images) {
  SmallGraph result;
  result.order = graph.order;
  for (const auto& [u, v] : edges_of(graph)) {
    result.add_edge(images[static_cast<std::size_t>(u)], images[static_cast<std::size_t>(v)]);
  }
  return result;
}

SmallGraph circulant(int order, int degree) {
  SmallGraph graph;
  graph.order = order;
  for (int v = 0; v < order; ++v) {
    for (int jump = 1; jump <= degree / 2; ++jump) graph.add_edge(v, (v + jump) % order);
  }
  return graph;
}

bool regular(const SmallGraph& graph, int degree) {
  return graphs::min_degree(graph) == degree && graphs::max_degree(graph) == degree;
}

/// The second player draws by mirroring, whatever the first does.
bool drawn_by_mirroring(const SmallGraph& graph, const Images& images, Trial& trial) {
  return scores_of_pairing(graph, {image_pairs(graph, images)}, trial) == ScoreRange{0, 0};
}

bool regular_and_folded(const SmallGraph& made, int k, const Images& images) {
  return regular(made, k) && fixed_point_free(images) && moves_every_edge(made, images);
}

void one_matched(const SmallGraph& graph, int k, std::set<std::string>& seen, Trial& trial) {
  const SmallGraph made = matched(graph);
  const Images swap = swapped_copies(graph.order, 0);
  const bool new_one = seen.insert(graphs::write_graph6(graphs::canonical_form(made).graph)).second;
  const bool holds = regular_and_folded(made, k, swap) && (!new_one || drawn_by_mirroring(made, swap, trial));
  trial.instance(holds, [&] {
    std::string why = ", and the second player does not draw by u_i <-> v_i";
    if (!regular_and_folded(made, k, swap)) why = ", is not regular and foldable by u_i <-> v_i";
    for (int i = 0; i < graph.order; ++i) {
      const bool adjacent = (made.neighbours(i) >> (graph.order + i) & 1) != 0;
      if (adjacent) why += ": u_" + std::to_string(i + 1) + " is adjacent to its image";
    }
    return capture_failure(made, "made of two copies of " + graphs::write_graph6(graph) + why);
  });
  if (new_one) keep_cancelled(made, swap, 0, 0, trial);
}

void each_regular(int order, int degree, const std::function<void(const SmallGraph&)>& visit) {
  const graphs::GraphClass wanted{.only_connected = true, .only_regular = true, .degrees = {degree, degree}};
  graphs::enumerate(wanted, order, {}, [&](const SmallGraph& graph) {
    visit(graph);
    return true;
  });
}

}  // namespace

void regular_draws(int order, Trial& trial) {
  if (order % 2 != 0) return;
  for (const int k : {3, 5, 7}) {
    if (k > order) continue;
    const SmallGraph made = matched(circulant(order, k - 1));
    const Images swap = swapped_copies(order, 0);
    bool drawn = regular_and_folded(made, k, swap) && graphs::connected(made) && drawn_by_mirroring(made, swap, trial);
    if (made.size() <= searched) drawn = drawn && capture_score(made, trial) == 0;
    trial.instance(drawn, [&] { return capture_failure(made, "should be regular and drawn"); });
    keep_cancelled(made, swap, 0, 0, trial);
  }
}

void matched_copies(int order, Trial& trial) {
  for (int k = 3; k <= order; k += 2) {
    std::set<std::string> seen;
    each_regular(order, k - 1, [&](const SmallGraph& graph) {
      Images numbers(static_cast<std::size_t>(order));
      std::iota(numbers.begin(), numbers.end(), 0);
      do {
        one_matched(renumbered(graph, numbers), k, seen, trial);
      } while (std::ranges::next_permutation(numbers).found);
    });
  }
}

void odd_wins(int order, Trial& trial) {
  const auto look_at = [&](const SmallGraph& graph) {
    SmallGraph made = two_copies(graph);
    const int first = add_vertex(made), second = add_vertex(made);
    for (int v = 0; v < 2 * order; ++v) {
      made.add_edge(first, v);
      made.add_edge(second, v);
    }
    made.add_edge(first, second);
    const Images swap = swapped_copies(order, 2);
    const Pairing pairing{image_pairs(made, swap), edge_number(made, first, second)};
    const bool all_paired = 2 * static_cast<int>(pairing.pairs.size()) + 1 == made.size();
    trial.instance(graphs::all_odd(made) && all_paired && scores_of_pairing(made, pairing, trial).least >= 2,
                   [&] { return capture_failure(made, "should have odd degrees and be in class 2"); });
    keep_cancelled(made, swap, graphs::single(first) | graphs::single(second), 2, trial);
  };
  for (int k = 3; k < order; k += 2) each_regular(order, k, look_at);
}

EdgePairs leg_pairs(int p, int q, bool second_with_third) {
  const auto leg = [](int first, int length) {
    std::vector<graphs::Edge> edges{{0, first}};
    for (int v = first; v + 1 < first + length; ++v) edges.emplace_back(v, v + 1);
    return edges;
  };
  const std::vector<graphs::Edge> legs[] = {leg(1, p), leg(p + 1, q)};
  EdgePairs pairs{{legs[0].front(), legs[1].front()}};
  if (p > 1) pairs.emplace_back(legs[0].back(), legs[1].back());
  std::vector<graphs::Edge> others;
  for (const auto& edges : legs) {
    for (std::size_t i = 1; i + 1 < edges.size(); ++i) others.push_back(edges[i]);
  }
  if (!second_with_third) std::ranges::reverse(others);
  for (std::size_t i = 0; i + 1 < others.size(); i += 2) pairs.emplace_back(others[i], others[i + 1]);
  return pairs;
}

SmallGraph two_legs(int p, int q) { return family("spider:" + std::to_string(p) + "," + std::to_string(q)); }

SmallGraph joined_legs(const SmallGraph& graph, int v, int p, int q) {
  SmallGraph made = graph;
  add_leg(made, v, p);
  add_leg(made, v, q);
  made.add_edge(graph.order + 1, graph.order + p + 1);
  return made;
}

int sure_of_joined_legs(const SmallGraph& graph, int p, int q, Trial& trial) {
  SmallGraph joined = two_legs(p, q);
  joined.add_edge(2, p + 2);
  const Pairing pairs = pairing(joined, leg_pairs(p, q, true), graphs::Edge(2, p + 2));
  return scores_of_pairing(joined, pairs, trial).least - capture_score(graph, trial);
}

void joined_legs_of_k6(int member, Trial& trial) {
  const SmallGraph k6 = family("complete:6");
  const int q = 2 * member + 2;
  const SmallGraph made = joined_legs(k6, 0, 4, q);
  trial.instance(made.size() % 2 == 0 && sure_of_joined_legs(k6, 4, q, trial) >= 2,
                 [&] { return capture_failure(made, "should have even size and be in class 2"); });
}

void k6_with_legs(int member, Trial& trial) {
  const SmallGraph k6 = family("complete:6");
  const int score = capture_score(k6, trial);
  for (const auto& [p, q] : {std::pair(1, 1), std::pair(2, 2 * member), std::pair(3, 2 * member + 1)}) {
    SmallGraph made = k6;
    add_leg(made, 0, p);
    add_leg(made, 0, q);
    const SmallGraph legs = two_legs(p, q);
    const ScoreRange beside = scores_of_pairing(legs, pairing(legs, leg_pairs(p, q, false)), trial);
    const bool drawn = score + beside.greatest <= 0;
    trial.instance(made.size() % 2 != 0 && drawn,
                   [&] { return capture_failure(made, "should have odd size and be in class 0"); });
  }
  if (member == 1) {
    SmallGraph made = k6;
    add_leg(made, 0, 1);
    add_leg(made, 0, 1);
    has_score(made, 0, "K_6 with two leaves at a vertex", trial);
  }
}

}  // namespace gamecert::papers
