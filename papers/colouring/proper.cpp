// The paper on impartial colouring games, Section 2: PROPER k-COLORING.
#include "papers/colouring/proper.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/colouring/games.hpp"
#include "papers/facts.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {

namespace {

constexpr std::array to_three{1, 2, 3};
constexpr std::array to_four{1, 2, 3, 4};
constexpr std::array two{2};

std::string path(int order) { return "path:" + std::to_string(order); }
std::string cycle(int order) { return "cycle:" + std::to_string(order); }
bool odd(int number) { return number % 2 != 0; }

Colours unpainted(int order) { return Colours(static_cast<std::size_t>(order)); }

/// An instance for each of the numbers of colours.
void starts_are(OutcomeClass expected, const std::string& board, std::span<const int> colours, Trial& trial) {
  for (const int k : colours) outcome_is(expected, proper(board, k), trial);
}

void paths(int order, Trial& trial) {
  starts_are(odd(order) ? OutcomeClass::n : OutcomeClass::p, path(order), two, trial);
}

void cycles(int order, Trial& trial) { starts_are(OutcomeClass::p, cycle(order), two, trial); }

void odd_paths(int order, Trial& trial) {
  if (odd(order)) starts_are(OutcomeClass::n, path(order), to_four, trial);
}

void even_paths_and_cycles(int order, Trial& trial) {
  if (odd(order)) return;
  starts_are(OutcomeClass::p, path(order), two, trial);
  if (order >= 4) starts_are(OutcomeClass::p, cycle(order), two, trial);
}

/// Calls visit for every grid of the order with all sides at least 2, longest side first; `1x` if there is but one.
void each_grid(int order, const std::function<void(const std::string&)>& visit, int longest = 1000,
               const std::string& sides = "") {
  if (order == 1) {
    const bool one_side = sides.find('x') == sides.rfind('x');
    return visit("grid:" + (one_side ? "1" + (sides.empty() ? "x1" : sides) : sides.substr(1)));
  }
  for (int side = std::min(order, longest); side >= 2; --side) {
    if (order % side == 0) each_grid(order / side, visit, side, sides + "x" + std::to_string(side));
  }
}

void odd_grids(int order, Trial& trial) {
  if (!odd(order)) return;
  each_grid(order, [&](const std::string& grid) { starts_are(OutcomeClass::n, grid, to_three, trial); });
}

void even_grids(int order, Trial& trial) {
  if (odd(order)) return;
  each_grid(order, [&](const std::string& grid) { starts_are(OutcomeClass::p, grid, two, trial); });
}

void hypercubes(int dimension, Trial& trial) {
  starts_are(OutcomeClass::p, "hypercube:" + std::to_string(dimension), two, trial);
}

void binary_trees(int height, Trial& trial) {
  starts_are(OutcomeClass::n, "binary-tree:" + std::to_string(height), to_four, trial);
}

std::string kary_tree(int arity, int height) {
  return "kary-tree:" + std::to_string(arity) + "," + std::to_string(height);
}

/// Heights as long as there are at most 21 vertices.
void complete_trees(int arity, Trial& trial) {
  int order = 1;
  for (int height = 0, level = arity; order <= 21 && height <= 6; ++height, order += level, level *= arity) {
    starts_are(OutcomeClass::n, kary_tree(arity, height), to_four, trial);
  }
}

void odd_trees(int arity, Trial& trial) {
  if (!odd(arity)) return;
  try {
    complete_trees(arity, trial);
  } catch (Failure& failure) {
    // Not only the corner of arity 1, nor only colours other than the arity.
    for (const int colours : {2, 3}) {
      const GameQuestion star = proper(kary_tree(3, 1), colours);
      if (first_player_wins(star, trial)) continue;
      Failure as_well = outcome_failure(star, "is in P");
      failure.where += "; " + as_well.where;
      failure = also(std::move(failure), std::move(as_well));
    }
    throw std::move(failure);
  }
}

void even_trees(int arity, Trial& trial) {
  if (!odd(arity)) complete_trees(arity, trial);
}

void grundy_values(int order, Trial& trial) {
  nimber_is(odd(order) ? 1 : 0, proper(path(order), 2), trial);
  if (order >= 3) nimber_is(0, proper(cycle(order), 2), trial);
}

/// Of the paths and cycles with other numbers of colours.
void other_grundy_values(int order, Trial& trial) {
  std::string line = std::to_string(order) + " vertices, path and cycle:";
  for (const int k : {1, 3, 4}) {
    line += " " + std::to_string(nimber(proper(path(order), k), trial)) + "," +
            (order < 3 ? std::string("-") : std::to_string(nimber(proper(cycle(order), k), trial))) + " with " +
            std::to_string(k) + (k == 1 ? " colour" : " colours");
  }
  trial.count();
  trial.remark(line);
}

void mirrored_from_the_fixed_vertex(int order, Trial& trial) {
  each_symmetric(order, one_fixed_and_apart, trial, [&](const SmallGraph& graph, const Involution& s) {
    for (const int k : to_three) check_first_mirrors(graph, s, k, trial);
  });
}

void mirrored_in_the_other_colour(int order, Trial& trial) {
  each_symmetric(order, no_fixed_vertex, trial, [&](const SmallGraph& graph, const Involution& s) {
    const auto stuck = where_stuck({graph, 2}, unpainted(order), mirrored(s, other_of_two));
    trial.instance(!stuck, [&] {
      Failure failure = outcome_failure(proper(graphs::write_graph6(graph), 2), "");
      failure.where += text(*stuck);
      return failure;
    });
  });
}

void odd_cycle_strategy(int order, Recolour recolour, Trial& trial) {
  if (odd(order)) check_odd_cycle(order, recolour, trial);
}

/// The vertices that are no leaves form a path, or there are none.
bool caterpillar(const SmallGraph& tree) {
  VertexSet spine = 0;
  graphs::each(tree.vertices(), [&](int v) { spine |= tree.degree(v) > 1 ? graphs::single(v) : 0; });
  bool path = true;
  graphs::each(spine, [&](int v) { path = path && std::popcount(tree.neighbours(v) & spine) <= 2; });
  return path;
}

void caterpillars(int order, Trial& trial) {
  std::array<int, 3> won{};
  int all = 0;
  graphs::enumerate(graphs::GraphClass::trees, order, {}, [&](const SmallGraph& tree) {
    if (!caterpillar(tree)) return true;
    ++all;
    for (const int k : to_three) {
      won[static_cast<std::size_t>(k - 1)] += first_player_wins(proper(graphs::write_graph6(tree), k), trial) ? 1 : 0;
    }
    trial.count();
    return true;
  });
  std::string line = "of " + std::to_string(all) + " caterpillars of order " + std::to_string(order) + " in N:";
  for (const int k : to_three)
    line += (k == 1 ? " " : ", ") + std::to_string(won[static_cast<std::size_t>(k - 1)]) + " with " +
            std::to_string(k) + (k == 1 ? " colour" : " colours");
  trial.remark(line);
}

constexpr Claim claims[] = {
    {.id = "col.prop-2",
     .statement = "if an involution s of G has exactly one vertex u with s(u)=u, and no edge (v,s(v)), then the start "
                  "of PROPER k-COLORING on G is in N",
     .range = "all graphs with all their involutive automorphisms, k = 1, 2, 3, of order",
     .stages = {1, 6, 7},
     .check = [](int order,
                 Trial& trial) { check_symmetric(order, one_fixed_and_apart, to_three, OutcomeClass::n, trial); }},
    {.id = "col.prop-2.strategy",
     .statement = "the first player paints u, then answers a colour at v by the same colour at s(v), and always can",
     .range = "all graphs with all their involutive automorphisms, k = 1, 2, 3, of order",
     .stages = {1, 6, 7},
     .check = mirrored_from_the_fixed_vertex},
    {.id = "col.prop-3",
     .statement = "if there is an involution s of G without a fixed point, the start of PROPER 2-COLORING is in P",
     .range = "all graphs with all their involutive automorphisms, of order",
     .stages = {1, 6, 8},
     .check = [](int order, Trial& trial) { check_symmetric(order, no_fixed_vertex, two, OutcomeClass::p, trial); }},
    {.id = "col.prop-3.strategy",
     .statement = "the second player answers a colour at v by the other colour at s(v), and always can",
     .range = "all graphs with all their involutive automorphisms, of order",
     .stages = {1, 6, 8},
     .check = mirrored_in_the_other_colour},
    {.id = "col.cor-4",
     .statement = "PROPER 2-COLORING starts are in N on paths of odd length and in P on paths of even length",
     .range = "paths of order",
     .stages = {1, 14, 40},
     .check = paths},
    {.id = "col.cor-5",
     .statement = "PROPER 2-COLORING starts are in P on cycles",
     .range = "cycles of order",
     .stages = {3, 14, 40},
     .check = cycles},
    {.id = "col.cor-5.strategy",
     .statement = "odd cycles: the second player answers the first vertex v0 by the other colour at distance 2, and "
                  "then by the strategy given in the proof of Proposition 2 (the same colour at the mirror image) on "
                  "the path that remains",
     .range = "odd cycles of order",
     .stages = {3, 11, 13},
     .check = [](int order, Trial& trial) { odd_cycle_strategy(order, same_colour, trial); }},
    {.id = "col.cor-5.strategy.repaired",
     .statement = "odd cycles: the second player answers the first vertex v0 by the other colour at distance 2, and "
                  "then by the strategy given in the proof of Proposition 3 (the other colour at the mirror image) on "
                  "the path that remains",
     .range = "odd cycles of order",
     .stages = {3, 11, 13},
     .check = [](int order, Trial& trial) { odd_cycle_strategy(order, other_of_two, trial); }},
    {.id = "col.b-grid-odd",
     .statement = "PROPER k-COLORING starts are in N, for any k, on n x m grids when nm is odd, and on grids of any "
                  "dimension when all sides are odd",
     .range = "all grids, of every dimension, k = 1, 2, 3, of order",
     .stages = {1, 17, 27},
     .check = odd_grids},
    {.id = "col.b-bintree",
     .statement = "PROPER k-COLORING starts are in N, for any k, on complete binary trees",
     .range = "all leaves at the same depth, k = 1, 2, 3, 4, heights",
     .stages = {0, 3, 4},
     .check = binary_trees},
    {.id = "col.b-ktree",
     .statement = "PROPER k-COLORING starts are in N, for any number of colours, on k-complete trees when k is odd",
     .range = "complete k-ary trees of at most 21 vertices, 1 to 4 colours, k =",
     .stages = {1, 9, 20},
     .check = odd_trees},
    {.id = "col.b-ktree.repaired",
     .statement = "PROPER k-COLORING starts are in N, for any number of colours, on k-complete trees when k is even",
     .range = "complete k-ary trees of at most 21 vertices, 1 to 4 colours, k =",
     .stages = {1, 10, 20},
     .check = even_trees},
    {.id = "col.b-oddpath",
     .statement = "PROPER k-COLORING starts are in N, for any k, on odd-length paths",
     .range = "odd paths, k = 1, 2, 3, 4, of order",
     .stages = {1, 13, 21},
     .check = odd_paths},
    {.id = "col.b-hypercube",
     .statement = "PROPER 2-COLORING starts are in P on hypercubes",
     .range = "hypercubes of dimension",
     .stages = {1, 4, 4},
     .check = hypercubes},
    {.id = "col.b-grid-even",
     .statement = "PROPER 2-COLORING starts are in P on n x m grids when nm is even, and on grids of any dimension "
                  "with at least one even side",
     .range = "all grids, of every dimension, of order",
     .stages = {1, 18, 24},
     .check = even_grids},
    {.id = "col.b-even",
     .statement = "PROPER 2-COLORING starts are in P on paths and cycles of even length",
     .range = "even paths and cycles of order",
     .stages = {1, 14, 40},
     .check = even_paths_and_cycles},
    {.id = "col.prop-6",
     .statement = "for any starting position G of PROPER COLORING on a path of odd length, G(G)=1",
     .range = "odd paths, k = 1, 2, 3, 4, of order",
     .stages = {1, 13, 21},
     .check = [](int order, Trial& trial) { check_odd_path_values(order, to_four, trial); }},
    {.id = "col.prop-6.repaired",
     .statement = "for any starting position G of PROPER k-COLORING with k >= 2 on a path of odd length, G(G)=1",
     .range = "odd paths, k = 2, 3, 4, of order",
     .stages = {1, 13, 21},
     .check =
         [](int order, Trial& trial) {
           check_odd_path_values(order, std::array{2, 3, 4}, trial);
         }},
    {.id = "col.prop-6.strategy",
     .statement = "on a path of 2k+1 vertices beside one of 1 the second player answers node k+1 by the other path, "
                  "the other path by node k+1, and a colour at i by the same colour at 2(k+1)-i, and always can",
     .range = "odd paths, 1, 2 and 3 colours, of order",
     .stages = {1, 7, 9},
     .check = [](int order, Trial& trial) { check_odd_path_strategy(order, to_three, trial); }},
    {.id = "col.prop-6.strategy.repaired",
     .statement = "with at least 2 colours, on a path of 2k+1 vertices beside one of 1 the second player answers node "
                  "k+1 by the other path, the other path by node k+1, and a colour at i by the same colour at "
                  "2(k+1)-i, and always can",
     .range = "odd paths, 2 and 3 colours, of order",
     .stages = {1, 7, 9},
     .check =
         [](int order, Trial& trial) {
           check_odd_path_strategy(order, std::array{2, 3}, trial);
         }},
    {.id = "col.fact-paths",
     .statement = "PROPER 2-COLORING: the Grundy function is fully determined on paths and cycles; the only "
                  "non-trivial case is paths of odd length (1 there, 0 on even paths and on cycles)",
     .range = "paths and cycles of order",
     .stages = {1, 14, 40},
     .check = grundy_values},
    {.id = "col.fact-paths.other-colours",
     .statement = "PROPER k-COLORING for other k: the Grundy function is fully determined on paths and cycles",
     .range = "paths and cycles of order",
     .stages = {1, 10, 16},
     .check = other_grundy_values,
     .worth = solve::Verdict::evidence,
     .known = "measured: the paper says this for PROPER COLORING, after results for two colours only"},
    {.id = "col.q-cat",
     .statement = "open: caterpillars, and k-complete trees when k is even",
     .range = "all caterpillars, k = 1, 2, 3, of order",
     .stages = {1, 8, 12},
     .check = caterpillars,
     .worth = solve::Verdict::evidence,
     .known = "outcomes are counted; k-complete trees with k even are those of col.b-ktree.repaired, by Proposition 2, "
              "and all are those of col.b-ktree"},
};

}  // namespace

int same_colour(int colour) { return colour; }
int other_of_two(int colour) { return 3 - colour; }

Answers mirrored(Involution s, Recolour recolour) {
  return [s = std::move(s), recolour](const Colours&, Painted move) {
    return std::vector<Painted>{{s[static_cast<std::size_t>(move.vertex)], recolour(move.colour)}};
  };
}

void check_first_mirrors(const SmallGraph& graph, const Involution& s, int colours, Trial& trial) {
  const auto fixed = static_cast<std::size_t>(
      std::ranges::find_if(s, [&, v = 0](int image) mutable { return image == v++; }) - s.begin());
  Colours start = unpainted(graph.order);
  for (int c = 1; c <= colours; ++c) {
    start[fixed] = c;
    const auto stuck = where_stuck({graph, colours}, start, mirrored(s, same_colour));
    trial.instance(!stuck, [&] {
      Failure failure = outcome_failure(proper(graphs::write_graph6(graph), colours), "");
      failure.where += text(*stuck);
      return failure;
    });
  }
}

void check_odd_cycle(int order, Recolour recolour, Trial& trial) {
  Colours start = unpainted(order);
  start[0] = 1;
  start[2] = 2;
  Involution s;
  for (int v = 0; v < order; ++v) s.push_back((2 - v + order) % order);
  const auto stuck = where_stuck({family(cycle(order)), 2}, start, mirrored(s, recolour));
  trial.instance(!stuck, [&] {
    Failure failure = outcome_failure(proper(cycle(order), 2), "");
    failure.where += text(*stuck);
    return failure;
  });
}

void check_odd_path_values(int order, std::span<const int> colours, Trial& trial) {
  if (!odd(order)) return;
  for (const int k : colours) nimber_is(1, proper(path(order), k), trial);
}

void check_odd_path_strategy(int order, std::span<const int> colours, Trial& trial) {
  if (!odd(order)) return;
  SmallGraph both = family(path(order));
  const int other = both.order++;
  const int centre = order / 2;
  for (const int k : colours) {
    const Rules rules{both, k};
    const Answers answers = [&](const Colours& at, Painted move) {
      std::vector<Painted> result;
      if (move.vertex != centre && move.vertex != other)
        return std::vector{Painted{order - 1 - move.vertex, move.colour}};
      const int answer = move.vertex == centre ? other : centre;
      for (const Painted possible : rules.moves(at)) {
        if (possible.vertex == answer) result.push_back(possible);
      }
      return result;
    };
    const auto stuck = where_stuck(rules, unpainted(both.order), answers);
    trial.instance(!stuck, [&] {
      Failure failure = nimber_failure(proper(path(order), k), "");
      failure.where += text(*stuck);
      return failure;
    });
  }
}

std::span<const Claim> colouring_proper() { return claims; }

}  // namespace gamecert::papers
