// The vertex-capturing paper, Section 6: trees.
#include <map>

#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/capture/constructions.hpp"
#include "papers/capture/legs.hpp"
#include "papers/capture/replay.hpp"
#include "papers/facts.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"
#include "reductions/gadgets/pendant_paths.hpp"

namespace gamecert::papers {
namespace {

void by_size(int order, Trial& trial) {
  std::map<int, int> classes;
  each_tree(order, trial, [&](const SmallGraph& tree) {
    const int score = capture_score(tree, trial);
    ++classes[score];
    const bool as_conjectured = tree.size() % 2 == 0 ? score == 0 || score == 1 : score == 1 || score == 2;
    trial.instance(as_conjectured, [&] { return capture_failure(tree, "against the conjecture"); });
  });
  std::string line = "trees of order " + std::to_string(order) + ":";
  for (const auto& [score, count] : classes) {
    line += " " + std::to_string(count) + " in class " + std::to_string(score);
  }
  trial.remark(line);
}

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
  const int lower = Replay(tree, 1, answer_pairs(ends_and_middle)).worst({all & ~leaf, leaf}, trial);
  std::vector<std::pair<int, int>> for_second = ends_and_middle;
  for_second.emplace_back(e(0, 1), e(4, 5));
  const int upper = Replay(tree, -1, answer_pairs(for_second)).worst({all, 0}, trial);
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
      const SmallGraph one = graphs::read_small_graph(*found.begin()),
                       other = graphs::read_small_graph(*found.rbegin());
      return also(capture_failure(tree, "has the cores " + *found.begin() + " and " + *found.rbegin() +
                                            ", which are not isomorphic"),
                  also(capture_failure(one, ""), capture_failure(other, "")));
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

void subdivided_stars(int size, Trial& trial) {
  std::vector<int> none;
  each_partition_of(size, none, [&](const std::vector<int>& legs) {
    SmallGraph star;
    star.order = 1;
    for (const int length : legs) add_leg(star, 0, length);
    const int score = capture_score(star, trial);
    const bool as_conjectured = size % 2 == 0 ? score <= 1 : score >= 1;
    trial.instance(as_conjectured && score == reductions::subdivided_star_score(legs),
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

/// The vertices of degree above 1 induce a path, or nothing.
bool caterpillar(const SmallGraph& tree) {
  VertexSet spine = 0;
  for (int v = 0; v < tree.order; ++v) {
    if (tree.degree(v) > 1) spine |= graphs::single(v);
  }
  return spine == 0 || graphs::max_degree(graphs::induced(tree, spine)) <= 2;
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
EdgeSet best_first_edges(const SmallGraph& tree, int score, Trial& trial) {
  CaptureScores scores(tree);
  EdgeSet best = 0;
  for (int e = 0; e < tree.size(); ++e) {
    if (scores.at_least_after(e, score, trial)) best |= EdgeSet{1} << e;
  }
  return best;
}

/// An instance: among the caterpillars, by order, there is one with the score (any if it is -1) and the property of its
/// best first edges; the least is shown.
void some_caterpillar(int wanted, bool (*property)(const SmallGraph&, EdgeSet), Trial& trial) {
  int count = 0;
  for (int order = 3; order <= searched_caterpillars && count == 0; ++order) {
    std::string found;
    each_tree(order, trial, [&](const SmallGraph& tree) {
      if (!caterpillar(tree)) return;
      const int score = capture_score(tree, trial);
      if (wanted >= 0 && score != wanted) return;
      const EdgeSet best = best_first_edges(tree, score, trial);
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

constexpr Claim claims[] = {
    {.id = "cap.conj-6.1",
     .statement = "A tree is in class 1 or 2 if it has odd size, and in class 0 or 1 if it has even size",
     .range = "trees of order",
     .stages = {1, 13, 16},
     .check = by_size,
     .worth = solve::Verdict::evidence,
     .known = "Conjecture 6.1, open; true of paths and subdivided stars"},
    {.id = "cap.lem-6.2",
     .statement = "A tree with a unique vertex of even degree is in class 0",
     .range = "trees, strategy as printed and search, order",
     .stages = {1, 13, 16},
     .check = one_even_vertex},
    {.id = "cap.cor-6.3",
     .statement = "A tree in which all vertices have odd degree is in class 2",
     .range = "trees, strategy as printed and search, order",
     .stages = {2, 14, 16},
     .check = no_even_vertex},
    {.id = "cap.lem-6.4",
     .statement =
         "Attaching at a vertex two pending paths of lengths p = q = 1, or p, q >= 2 both even, or p, q >= 3 both "
         "odd, keeps the class",
     .range = "connected graphs, every vertex, at most 14 edges after it, order before it",
     .stages = {1, 5, 5},
     .check = legs_in_pairs},
    {.id = "cap.fig-2a",
     .statement =
         "The tree of Figure 2(a), a vertex with legs of lengths 1, 2 and 3, has even size and is in class 1, by "
         "the strategies printed",
     .range = "Figure 2(a)",
     .stages = {1, 1, 1},
     .check = figure_2a},
    {.id = "cap.thm-6.5",
     .statement =
         "There are arbitrarily large graphs in class 1 with even size: Figure 2(a) with pending paths of lengths "
         "(1,1), (2,2), (3,3) attached at a vertex again and again",
     .range = "pairs of paths at every vertex:",
     .stages = {1, 2, 3},
     .check = even_trees_in_class_1},
    {.id = "cap.thm-6.6",
     .statement =
         "There are arbitrarily large graphs in class 2 with even size: legs of even lengths p, q >= 4 at a vertex "
         "of a graph of odd size in class 0, and an edge between their second vertices",
     .range = "K_6 with legs of lengths 4 and 2i + 2, strategy as printed, i =",
     .stages = {1, 4, 8},
     .check = joined_legs_of_k6},
    {.id = "cap.core",
     .statement =
         "The core C(T), the tree obtained from T by repeatedly, for as long as possible, contracting two pending "
         "paths at one vertex with lengths as in Lemma 6.4, is one tree whatever the order",
     .range = "trees of order",
     .stages = {1, 12, 16},
     .check = one_core},
    {.id = "cap.core.repaired",
     .statement = "All cores of a tree have its parity of size and its class",
     .range = "trees of order",
     .stages = {1, 12, 16},
     .check = cores_agree},
    {.id = "cap.thm-6.7",
     .statement =
         "Subdivided stars are as in Conjecture 6.1, and the procedure printed (reduce by Lemma 6.4; a path is "
         "decided by Theorem 5.1, what is no path is in class 1) finds their classes",
     .range = "all subdivided stars, paths among them, K_1 a path of order 1, of size",
     .stages = {1, 13, 15},
     .check = subdivided_stars},
    {.id = "cap.thm-6.7-strategy",
     .statement =
         "Legs 1, p >= 2 even, q >= 3 odd: Alice wins by colouring rr' first, answering an edge at r by the other, "
         "an end edge of R by the other, and otherwise colouring any arbitrary edge",
     .range = "stars with legs 1, p, q, all replies and all choices, size",
     .stages = {6, 12, 14},
     .check = [](int size, Trial& trial) { printed_strategy(size, false, trial); }},
    {.id = "cap.thm-6.7-strategy.repaired",
     .statement =
         "the same, the arbitrary edge being neither at r nor an end edge of R as long as there is such an edge",
     .range = "stars with legs 1, p, q, all replies and all choices, size",
     .stages = {6, 12, 14},
     .check = [](int size, Trial& trial) { printed_strategy(size, true, trial); }},
    {.id = "cap.cat",
     .statement =
         "For Conjecture 6.1 on caterpillars those of maximum degree 3 suffice: the others come from them by pairs "
         "of leaves",
     .range = "caterpillars of order",
     .stages = {1, 13, 16},
     .check = thin_caterpillars},
    {.id = "cap.fig-2b",
     .statement =
         "Some caterpillar in class 2 is won by 2 only if Alice colours one certain edge first (Figure 2(b); K_2, "
         "which has one edge, left out)",
     .range = "caterpillars of order 3 to 14",
     .stages = {1, 1, 1},
     .check = [](int, Trial& trial) { some_caterpillar(2, exactly_one, trial); }},
    {.id = "cap.fig-2b-leaves",
     .statement =
         "Colouring any edge incident to a leaf first does not always guarantee the best score possible for Alice",
     .range = "caterpillars of order 3 to 14",
     .stages = {1, 1, 1},
     .check = [](int, Trial& trial) { some_caterpillar(-1, some_leaf_edge_is_not, trial); }},
};

}  // namespace

std::span<const Claim> capture_trees() { return claims; }

}  // namespace gamecert::papers
