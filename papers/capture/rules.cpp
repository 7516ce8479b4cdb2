// The vertex-capturing paper, Sections 2 and 4: possible outcomes, and parities of degrees and sizes.
#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/capture/constructions.hpp"
#include "papers/capture/symmetry.hpp"
#include "papers/game_question.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

/// By the rules of the game, not by the search for claims.
int score_by_rules(const SmallGraph& graph, const Trial& trial) {
  return score({"capture", graphs::write_graph6(graph)}, trial);
}

void never_lost(int order, Trial& trial) {
  each_connected(order, trial, [&](const SmallGraph& graph) {
    trial.instance(score_by_rules(graph, trial) >= 0, [&] { return capture_failure(graph, "is won by the second"); });
  });
}

void at_most_two(int order, Trial& trial) {
  each_connected(order, trial, [&](const SmallGraph& graph) {
    trial.instance(score_by_rules(graph, trial) <= 2, [&] { return capture_failure(graph, "is won by more than 2"); });
  });
}

/// The edges with both ends of odd degree.
EdgeSet odd_edges(const SmallGraph& graph) {
  EdgeSet result = 0, edge = 1;
  for (const auto& [u, v] : edges_of(graph)) {
    if (graph.degree(u) % 2 != 0 && graph.degree(v) % 2 != 0) result |= edge;
    edge <<= 1;
  }
  return result;
}

void odd_edge_needed(int order, Trial& trial) {
  each_connected(order, trial, [&](const SmallGraph& graph) {
    if (!CaptureScores(graph).at_least(2, trial)) return;
    trial.instance(!wins_by_two_without(graph, odd_edges(graph), trial), [&] {
      return capture_failure(graph, "is won by 2 without colouring an edge with both ends of odd degree");
    });
  });
}

void all_even(int order, Trial& trial) {
  each_connected(order, trial, [&](const SmallGraph& graph) {
    if (graphs::all_even(graph)) has_score_among(graph, {0, 1}, "with all degrees even", trial);
  });
}

void all_odd(int order, Trial& trial) {
  each_connected(order, trial, [&](const SmallGraph& graph) {
    if (graphs::all_odd(graph)) has_score_among(graph, {0, 2}, "with all degrees odd", trial);
  });
}

/// Some game ends in a draw with a vertex captured; the first player colours the last edge of an odd number.
bool drawn_with_a_capture(const SmallGraph& graph, Trial& trial) {
  const int size = graph.size();
  for (EdgeSet red = 0; red <= graphs::first_vertices(size); ++red) {
    trial.step();
    if (std::popcount(red) == (size + 1) / 2 && final_score(graph, red) == 0 && captures(graph, red)) return true;
  }
  return false;
}

void draws_capture(int order, Trial& trial) {
  each_connected(order, trial, [&](const SmallGraph& graph) {
    if (!graphs::all_even(graph) || capture_score(graph, trial) != 0) return;
    trial.instance(drawn_with_a_capture(graph, trial),
                   [&] { return capture_failure(graph, "no game that ends in a draw has a vertex captured"); });
  });
}

void cycles(int order, Trial& trial) {
  has_score(family("cycle:" + std::to_string(order)), order % 2, "all of its degrees even", trial);
}

constexpr std::string_view connected_graphs = "connected graphs of order";

constexpr Claim claims[] = {
    {.id = "cap.thm-2.1",
     .statement = "In every graph, Alice can prevent Bob from winning",
     .range = connected_graphs,
     .stages = {1, 6, 7},
     .check = never_lost},
    {.id = "cap.thm-2.2",
     .statement = "In every graph, Bob can ensure that Alice's score is at most 2 larger than his score",
     .range = connected_graphs,
     .stages = {1, 6, 7},
     .check = at_most_two},
    {.id = "cap.thm-2.3",
     .statement = "For any graph in class 2 and any strategy of Alice that wins by at least 2, in some round she must "
                  "colour an edge with both ends of odd degree",
     .range = connected_graphs,
     .stages = {1, 6, 7},
     .check = odd_edge_needed},
    {.id = "cap.cor-4.1",
     .statement = "If all vertices have even degree, the graph is in class 0 or 1",
     .range = connected_graphs,
     .stages = {1, 6, 7},
     .check = all_even},
    {.id = "cap.obs-4.2",
     .statement = "If all vertices have odd degree, the graph is in class 0 or 2",
     .range = connected_graphs,
     .stages = {1, 6, 8},
     .check = all_odd},
    {.id = "cap.thm-4.3",
     .statement = "For any odd k >= 3 there are arbitrarily large k-regular graphs in class 0",
     .range = "matched copies of circulant graphs, k = 3, 5, 7, all replies to 40 edges, even order up to",
     .stages = {4, 12, 20},
     .check = regular_draws},
    {.id = "cap.thm-4.3-construction",
     .statement = "Two copies of a (k-1)-regular graph on u_1..u_n and v_1..v_n with the edges u_i v_(n+1-i), k >= 3 "
                  "odd, are k-regular and foldable by u_i <-> v_i, so in class 0",
     .range = "all connected (k-1)-regular graphs of order",
     .stages = {3, 6, 7},
     .check = [](int order, Trial& trial) { matched_copies(order, trial); }},
    {.id = "cap.thm-4.3-construction.repaired",
     .statement = "If n is even, two copies of a (k-1)-regular graph on u_1..u_n and v_1..v_n with the edges "
                  "u_i v_(n+1-i), k >= 3 odd, are k-regular and foldable by u_i <-> v_i, so in class 0",
     .range = "all connected (k-1)-regular graphs of even order, up to",
     .stages = {3, 6, 8},
     .check =
         [](int order, Trial& trial) {
           if (order % 2 == 0) matched_copies(order, trial);
         }},
    {.id = "cap.thm-4.4",
     .statement =
         "There are arbitrarily large graphs in class 2 with no even-degree vertices: two copies of a k-regular "
         "graph, k >= 3 odd, with two adjacent vertices joined to all of them",
     .range = "connected cubic graphs, strategy as printed, of order",
     .stages = {4, 6, 8},
     .check = odd_wins},
    {.id = "cap.thm-4.5",
     .statement =
         "There are arbitrarily large graphs with no odd-degree vertices in class 0, even cycles, and in class "
         "1, odd cycles",
     .range = "cycles of order",
     .stages = {3, 14, 20},
     .check = cycles},
    {.id = "cap.obs-4.6",
     .statement =
         "There is no graph with no odd-degree vertices in class 0 such that all games ending in a draw have no "
         "vertex being captured",
     .range = connected_graphs,
     .stages = {1, 6, 7},
     .check = draws_capture},
    {.id = "cap.obs-4.6.repaired",
     .statement =
         "There is no graph with an edge and no odd-degree vertices in class 0 such that all games ending in a "
         "draw have no vertex being captured",
     .range = connected_graphs,
     .stages = {2, 6, 7},
     .check = draws_capture},
    {.id = "cap.thm-4.7",
     .statement =
         "There are arbitrarily large graphs of odd and of even size in each of the classes 0, 1 and 2: those of "
         "Table 1",
     .range = "the families of Table 1, member",
     .stages = {1, 2, 2},
     .check = table_1},
};

}  // namespace

std::span<const Claim> capture_rules() { return claims; }

}  // namespace gamecert::papers
