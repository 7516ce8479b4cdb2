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

void one_even_vertex(int order, Trial& trial) {
  each_tree(order, trial, [&](const SmallGraph& tree) {
    const VertexSet even = tree.vertices() & ~graphs::odd_vertices(tree);
    if (std::popcount(even) != 1) return;
    const Pairing pairing{pairs_of_children(tree, std::countr_zero(even))};
    const bool drawn = scores_of_pairing(tree, pairing, trial) == ScoreRange{0, 0};
    trial.instance(drawn && capture_score(tree, trial) == 0,
                   [&] { return capture_failure(tree, "with one vertex of even degree"); });
  });
}

/// The strategy of Corollary 6.3 from every edge between vertices of degree at least 3.
bool won_by_two(const SmallGraph& tree, Trial& trial) {
  for (const auto& [u, v] : edges_of(tree)) {
    if (tree.degree(u) < 3 || tree.degree(v) < 3) continue;
    SmallGraph forest = tree;
    forest.delete_edge(u, v);
    Pairing pairing{{}, EdgeSet{1} << edge_number(tree, u, v)};
    const std::vector<graphs::Edge> edges = edges_of(forest);
    for (const int root : {u, v}) {
      for (const auto& [e, f] : pairs_of_children(forest, root)) {
        const auto in_tree = [&](int number) {
          const auto [a, b] = edges[static_cast<std::size_t>(number)];
          return edge_number(tree, a, b);
        };
        pairing.pairs.emplace_back(in_tree(e), in_tree(f));
      }
    }
    if (scores_of_pairing(tree, pairing, trial).least < 2) return false;
  }
  return true;
}

void no_even_vertex(int order, Trial& trial) {
  each_tree(order, trial, [&](const SmallGraph& tree) {
    if (!graphs::all_odd(tree)) return;
    trial.instance(won_by_two(tree, trial) && capture_score(tree, trial) == 2,
                   [&] { return capture_failure(tree, "with all degrees odd"); });
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
  const auto e = [&](int u, int v) { return edge_number(tree, u, v); };
  const std::vector<std::pair<int, int>> ends_and_middle = {{e(2, 3), e(5, 6)}, {e(0, 2), e(0, 4)}};
  const EdgeSet leaf = EdgeSet{1} << e(0, 1), all = graphs::first_vertices(tree.size());
  const int lower = PlayedStrategy(tree, 1, answer_pairs(ends_and_middle)).worst({all & ~leaf, leaf}, trial);
  std::vector<std::pair<int, int>> for_second = ends_and_middle;
  for_second.emplace_back(e(0, 1), e(4, 5));
  const int upper = PlayedStrategy(tree, -1, answer_pairs(for_second)).worst({all, 0}, trial);
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

constexpr int searched_caterpillars = 14;

/// The first edges that win by as much as can be won.
EdgeSet best_first_edges(const SmallGraph& tree, Trial& trial) {
  EdgeSet best = 0;
  for (const std::string& move : winning_moves({"capture", graphs::write_graph6(tree)}, trial))
    best |= EdgeSet{1} << edge_number(tree, std::stoi(move), std::stoi(move.substr(move.find('-') + 1)));
  return best;
}

struct FirstEdges {
  int score;
  bool (*property)(const SmallGraph&, EdgeSet best);
};
/// An instance: among the caterpillars, by order, there is one with the score (any if it is -1) and the property of its
/// best first edges; the least is shown.
void some_caterpillar(int, const FirstEdges& edges, Trial& trial) {
  const auto& [wanted, property] = edges;
  int count = 0;
  for (int order = 3; order <= searched_caterpillars && count == 0; ++order) {
    std::string found;
    each_tree(order, trial, [&](const SmallGraph& tree) {
      if (!caterpillar(tree)) return;
      const int score = capture_score(tree, trial);
      if (wanted >= 0 && score != wanted) return;
      const EdgeSet best = best_first_edges(tree, trial);
      if (!property(tree, best) || count++ > 0) return;
      found = graphs::write_graph6(tree) + ", in class " + std::to_string(score) + ", best first edges";
      graphs::each(best, [&](int e) {
        const auto [u, v] = edges_of(tree)[static_cast<std::size_t>(e)];
        found += " " + std::to_string(u) + "-" + std::to_string(v);
      });
    });
    if (count > 0) {
      trial.remark("the least order is " + std::to_string(order) + ", of " + std::to_string(count) + " such: " + found);
    }
  }
  trial.instance(count > 0, [] { return Failure{.where = "no caterpillar", .missing = "a bounded search"}; });
}

bool exactly_one(const SmallGraph&, EdgeSet best) { return std::popcount(best) == 1; }

bool some_leaf_edge_is_not(const SmallGraph& tree, EdgeSet best) {
  const std::vector<graphs::Edge> edges = edges_of(tree);
  for (std::size_t e = 0; e < edges.size(); ++e) {
    const bool leaf = tree.degree(edges[e].first) == 1 || tree.degree(edges[e].second) == 1;
    if (leaf && (best >> e & 1) == 0) return true;
  }
  return false;
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
      check("some-caterpillar", some_caterpillar,
            choice<FirstEdges>("first-edge",
                               {{"one-of-class-2", {2, exactly_one}}, {"not-any-leaf", {-1, some_leaf_edge_is_not}}})),
  };
}

}  // namespace gamecert::papers
