// The vertex-capturing paper, Section 6: trees.
#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/capture/constructions.hpp"
#include "papers/capture/legs.hpp"
#include "papers/capture/replay.hpp"
#include "papers/facts.hpp"
#include "papers/game_question.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"
#include "reductions/gadgets/pendant_paths.hpp"

namespace gamecert::papers {
namespace {

constexpr int every_tree = 64;  // searched to so many edges

void one_even_vertex(int order, Trial& trial) {
  each_tree(order, trial, [&](const SmallGraph& tree) {
    const VertexSet even = tree.vertices() & ~graphs::odd_vertices(tree);
    if (std::popcount(even) != 1) return;
    const Pairing pairs = pairing(tree, pairs_of_children(tree, std::countr_zero(even)));
    has_class(tree, 0, scores_of_pairing(tree, pairs, trial), "with one vertex of even degree", trial, every_tree);
  });
}

/// What the strategy of Corollary 6.3 is sure of, from every edge between vertices of degree at least 3.
int sure_with_odd_degrees(const SmallGraph& tree, Trial& trial) {
  int least = 2;
  for (const auto& [u, v] : edges_of(tree)) {
    if (tree.degree(u) < 3 || tree.degree(v) < 3) continue;
    SmallGraph forest = tree;
    forest.delete_edge(u, v);
    EdgePairs pairs = pairs_of_children(forest, u);
    for (const auto& pair : pairs_of_children(forest, v)) pairs.push_back(pair);
    least = std::min(least, scores_of_pairing(tree, pairing(tree, pairs, graphs::Edge(u, v)), trial).least);
  }
  return least;
}

void no_even_vertex(int order, Trial& trial) {
  each_tree(order, trial, [&](const SmallGraph& tree) {
    if (!graphs::all_odd(tree)) return;
    has_class(tree, 2, {sure_with_odd_degrees(tree, trial), 2}, "with all degrees odd", trial, every_tree);
  });
}

constexpr int most_edges = 14;

void legs_in_pairs(int order, Trial& trial) {
  each_connected(order, trial, [&](const SmallGraph& graph) {
    const int score = capture_score(graph, trial);
    for (int v = 0; v < order; ++v) {
      for (int p = 1; graph.size() + 2 * p <= most_edges; ++p) {
        for (int q = p; graph.size() + p + q <= most_edges; ++q) {
          if (!reductions::go_together(p, q)) continue;
          SmallGraph made = graph;
          add_leg(made, v, p);
          add_leg(made, v, q);
          has_score(made, score, "made of " + graphs::write_graph6(graph) + " by two pendant paths", trial);
        }
      }
    }
  });
}

/// The tree of Figure 2(a): legs of lengths 1, 2 and 3.
void figure_2a(int, Trial& trial) {
  const SmallGraph tree = family("spider:1,2,3");
  const EdgePairs ends_and_middle = {{{2, 3}, {5, 6}}, {{0, 2}, {0, 4}}};
  EdgePairs for_second = ends_and_middle;
  for_second.emplace_back(graphs::Edge(0, 1), graphs::Edge(4, 5));
  const EdgeSet all = graphs::first_vertices(tree.size());
  const Pairing first = pairing(tree, ends_and_middle, graphs::Edge(0, 1)), second = pairing(tree, for_second);
  const int lower = PlayedStrategy(tree, 1, answer_pairs(first.pairs)).worst({all & ~first.red, first.red}, trial);
  const int upper = PlayedStrategy(tree, -1, answer_pairs(second.pairs)).worst({all, 0}, trial);
  trial.instance(tree.size() % 2 == 0 && capture_score(tree, trial) == 1 && lower == 1 && upper == 1, [&] {
    return capture_failure(tree,
                           "its strategies make sure of " + std::to_string(lower) + " and " + std::to_string(upper));
  });
}

void even_trees_in_class_1(int member, Trial& trial) {
  const SmallGraph tree = family("spider:1,2,3");
  for (int v = 0; v < tree.order; ++v) {
    for (const auto& [p, q] : {std::pair(1, 1), std::pair(2, 2), std::pair(3, 3)}) {
      SmallGraph made = tree;
      for (int i = 0; i < member; ++i) {
        add_leg(made, v, p);
        add_leg(made, v, q);
      }
      trial.instance(made.size() % 2 == 0 && capture_score(made, trial) == 1,
                     [&] { return capture_failure(made, "should have even size and be in class 1"); });
    }
  }
}

void one_core(int order, Trial& trial) {
  each_tree(order, trial, [&](const SmallGraph& tree) {
    const std::set<std::string> found = cores(tree, reductions::go_together);
    trial.instance(found.size() == 1, [&] {
      return capture_failure(
          tree, "has the cores " + *found.begin() + " and " + *found.rbegin() + ", which are not isomorphic");
    });
  });
}

void cores_agree(int order, Trial& trial) {
  each_tree(order, trial, [&](const SmallGraph& tree) {
    const int score = capture_score(tree, trial);
    for (const std::string& text : cores(tree, reductions::go_together)) {
      const SmallGraph core = graphs::read_small_graph(text);
      trial.instance(core.size() % 2 == tree.size() % 2 && capture_score(core, trial) == score,
                     [&] { return capture_failure(tree, "differs from its core " + text); });
    }
  });
}

/// Calls visit for all lengths of legs, ascending, that add up to size.
void each_partition_of(int size, std::vector<int>& legs, const std::function<void(const std::vector<int>&)>& visit) {
  if (size == 0) return visit(legs);
  for (int length = legs.empty() ? 1 : legs.back(); length <= size; ++length) {
    legs.push_back(length);
    each_partition_of(size - length, legs, visit);
    legs.pop_back();
  }
}

/// The legs of a subdivided star at its vertex of greatest degree, walked vertex by vertex; `steps` counts these.
std::vector<int> legs_of(const SmallGraph& star, int& steps) {
  int centre = 0;
  for (int v = 0; v < star.order; ++v, ++steps) {
    if (star.degree(v) > star.degree(centre)) centre = v;
  }
  std::vector<int> legs;
  graphs::each(star.neighbours(centre), [&](int v) {
    int length = 1;
    for (VertexSet before = graphs::single(centre), next = graphs::single(v);; ++length, ++steps) {
      const int at = std::countr_zero(next);
      next = star.neighbours(at) & ~before;
      if (next == 0) break;
      before = graphs::single(at);
    }
    legs.push_back(length);
  });
  steps += static_cast<int>(legs.size());
  return legs;
}

void subdivided_stars(int size, Trial& trial) {
  std::vector<int> none;
  each_partition_of(size, none, [&](const std::vector<int>& legs) {
    SmallGraph star;
    star.order = 1;
    for (const int length : legs) add_leg(star, 0, length);
    const int score = capture_score(star, trial);
    const bool as_conjectured = size % 2 == 0 ? score <= 1 : score >= 1;
    int steps = 0;
    const int found = reductions::subdivided_star_score(legs_of(star, steps));
    trial.instance(as_conjectured && score == found && steps <= 2 * star.order,
                   [&] { return capture_failure(star, "as a subdivided star"); });
  });
}

/// In every star with legs 1, p even and q >= 3 odd of that size.
void printed_strategy(int size, bool outside_pairs_first, Trial& trial) {
  for (int p = 2; p + 4 <= size; p += 2) {
    const int q = size - 1 - p;
    if (q % 2 == 0) return;
    const int sure = sure_of_printed_strategy(p, q, outside_pairs_first, trial);
    trial.instance(sure >= 1, [&] {
      const std::string legs = "1," + std::to_string(p) + "," + std::to_string(q);
      return capture_failure(family("spider:" + legs), "with legs " + legs +
                                                           ": the strategy printed for the first player "
                                                           "makes sure of " +
                                                           std::to_string(sure) + " only");
    });
  }
}

void thin_caterpillars(int order, Trial& trial) {
  each_tree(order, trial, [&](const SmallGraph& tree) {
    if (!caterpillar(tree)) return;
    const int score = capture_score(tree, trial);
    for (const std::string& text : cores(tree, two_leaves)) {
      const SmallGraph thin = graphs::read_small_graph(text);
      const bool suffices = caterpillar(thin) && graphs::max_degree(thin) <= 3 && thin.size() % 2 == tree.size() % 2 &&
                            capture_score(thin, trial) == score;
      trial.instance(suffices, [&] { return capture_failure(tree, "is not decided by " + text); });
    }
  });
}

}  // namespace

std::vector<CheckFunction> capture_trees() {
  return {
      check("one-even-vertex", one_even_vertex),
      check("no-even-vertex", no_even_vertex),
      check("legs-in-pairs", legs_in_pairs),
      check("figure-2a", figure_2a),
      check("even-trees-in-class-1", even_trees_in_class_1),
      check("joined-legs-of-k6", joined_legs_of_k6),
      check("one-core", one_core),
      check("cores-agree", cores_agree),
      check("subdivided-stars", subdivided_stars),
      check("star-strategy", printed_strategy,
            choice<bool>("arbitrary", {{"any-edge", false}, {"outside-first", true}})),
      check("thin-caterpillars", thin_caterpillars),
  };
}

}  // namespace gamecert::papers
