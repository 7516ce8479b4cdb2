// Claims of Sections 1 to 3 of the ELLO paper: what is false is found, and instances are counted right.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <iterator>
#include <stdexcept>

#include "conjectures/language.hpp"
#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/checks.hpp"
#include "papers/ello/orders.hpp"
#include "papers/ello/random.hpp"
#include "papers/graphs_of_class.hpp"
#include "sweeps/evaluator.hpp"
#include "tests/papers/stated.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

using Check = std::function<void(int, Trial&)>;

/// The instances of the stages from 1 to the last, all of which hold.
std::uint64_t instances(int last, const Check& check) {
  Trial trial({});
  for (int stage = 1; stage <= last; ++stage) check(stage, trial);
  return trial.instances();
}

/// Where a check fails in the stages from 1 to the last; nothing if it does not.
std::string place_of_failure(int last, const Check& check) {
  try {
    instances(last, check);
  } catch (const Failure& found) {
    return found.where.empty() ? "nowhere" : found.where;
  }
  return "";
}

/// The sum of count(graph) over all graphs of order at most `last`.
std::uint64_t sum(int last, const std::function<std::uint64_t(const SmallGraph&)>& count) {
  std::uint64_t total = 0;
  for (int order = 1; order <= last; ++order) {
    for (const SmallGraph& graph : graphs_of_order(order)) total += count(graph);
  }
  return total;
}

std::uint64_t orders(const SmallGraph& graph) {
  std::uint64_t product = 1;
  for (int v = 2; v <= graph.order; ++v) product *= static_cast<std::uint64_t>(v);
  return product;
}

std::uint64_t colourings(const SmallGraph& graph) { return std::uint64_t{1} << graph.order; }

std::uint64_t instances_of(const std::string& id, int last) { return instances(last, select(id).front()->check); }

TEST(ClaimsOfTheRules, OrdersAndColouringsAreAllGoneThrough) {
  EXPECT_EQ(instances_of("ello.prop-1.1", 5),
            sum(5, [](const SmallGraph& graph) { return orders(graph) * colourings(graph); }));
  EXPECT_EQ(instances_of("ello.cor-1.2i", 5), sum(5, orders));
  EXPECT_EQ(instances_of("ello.cor-1.2ii", 6), sum(6, colourings));
  EXPECT_EQ(instances_of("ello.cor-1.4i", 6), sum(6, orders));
  EXPECT_EQ(instances_of("ello.sec2-order", 3),
            1 * 2 * (0 + 1 + 1) + 2 * 4 * (1 + 2 + 1) + 4 * 8 * (3 + 3 + 1) + 1 * 1 + 2 * 3 + 4 * 7);
}

TEST(ClaimsOfTheRules, WrongStatementsAboutOrdersFail) {
  const auto fails = [](int last, const std::string& id, std::string_view part, std::string_view instead) {
    EXPECT_EQ(place_of_failure(last, exchanged(id, part, part)), "") << id;
    EXPECT_NE(place_of_failure(last, exchanged(id, part, instead)), "") << id << ": " << instead;
  };
  fails(3, "ello.prop-1.1", "V - green = odd-before(pi)", "V - green = {}");
  fails(3, "ello.cor-1.2i", "odd-before", "odd-after");
  fails(3, "ello.cor-1.2ii", "of-an-order(green)", "(green = V - odd-degrees(V))");
  fails(4, "ello.cor-1.4i", "odd-degrees(V)", "{vertex v: !(degree(v) in {0, 4})}");
  fails(3, "ello.cor-1.4ii", "green xor odd-degrees(V)", "V - green");
  fails(3, "ello.cor-1.4ii", "when odd-degrees(V) = {}", "");
  fails(3, "ello.prop-1.6", "parity-plausible(V, green)", "(|green| + n) mod 2 = 0");
  fails(4, "ello.lem-3.1iii", "parity-plausible(V - v, after-move(green, v))",
        "(V = {v} | after-move(green, v) != {})");
}

/// All c_pi are winnable, so the statement that the reverse of pi has them too is not wrong.
TEST(ClaimsOfTheRules, TheWinnableGamesAreThoseOfTheReversedOrders) {
  EXPECT_EQ(place_of_failure(4, stated("on every graph of order n: playable(green) <-> "
                                       "(exists order pi: green = V - odd-after(pi)) for set green")),
            "");
}

TEST(ClaimsOfTheRules, WrongStatementsAboutColouringsFail) {
  EXPECT_NE(place_of_failure(4, stated("expect winnable of every colouring of path:4 = greens > 0")), "");
  EXPECT_EQ(place_of_failure(5, exchanged("ello.thm-1.5", "parity-plausible", "parity-plausible")), "");
  EXPECT_NE(place_of_failure(5, exchanged("ello.thm-1.5", "parity-plausible", "greens < 3")), "");
  EXPECT_NE(place_of_failure(5, exchanged("ello.cor-1.7", "winnable -> plausible", "plausible -> winnable")), "");
  EXPECT_NE(place_of_failure(3, exchanged("ello.rem-X", "{}, odd-degrees(V)", "{}, V")), "");
}

TEST(ClaimsOfTheRules, LightsOutNeedsTheRightLights) {
  const std::string one =
      place_of_failure(3, stated("on every graph of order n: <outcome of lights-out on G lit=0> = won"));
  EXPECT_EQ(one.substr(0, one.find(" n =")), "lights-out A_ lit=0");
  EXPECT_EQ(place_of_failure(4, exchanged("ello.sec2-all-on", "won", "won")), "");
  EXPECT_EQ(place_of_failure(4, exchanged("ello.sec2-order", "lit", "lit")), "");
  EXPECT_NE(place_of_failure(2, exchanged("ello.sec2-order", "v + N(v)", "N(v)")), "");
  EXPECT_NE(place_of_failure(2, exchanged("ello.sec2-order", "<-> lit = {}", "<-> !(vertex(0) in lit)")), "");
}

TEST(ClaimsOfTheRules, SplitsNeedAnOddNumberOfEdges) {
  const std::string joined = "(size - size(G[A]) - size(G[V - A]))";
  EXPECT_EQ(place_of_failure(4, exchanged("ello.thm-3.2", "odd-split(A)", joined + " mod 2 = 1")), "");
  EXPECT_NE(place_of_failure(4, exchanged("ello.thm-3.2", "odd-split(A)", joined + " mod 2 = 0")), "");
  EXPECT_NE(place_of_failure(4, exchanged("ello.conj-3.3", "odd-split(A)", joined + " = 1")), "");
  EXPECT_NE(place_of_failure(4, exchanged("ello.prop-3.5iii", "odd-split(A)", joined + " = 1")), "");
  EXPECT_NE(place_of_failure(4, exchanged("ello.prop-3.5iii", "oddity(G[A])", "odd-type(G[A]) & A = {vertex(0)}")), "");
}

TEST(ClaimsOfTheRules, VerticesAreAllDeleted) {
  EXPECT_EQ(instances(6, exchanged("ello.lem-3.1i", "mod 2 = 1", "mod 2 = 1")),
            sum(6, [](const SmallGraph& graph) { return static_cast<std::uint64_t>(graph.order); }));
  EXPECT_NE(place_of_failure(3, exchanged("ello.lem-3.1i", "mod 2 = 1", "> 0")), "");
}

/// What a claim says of every graph, read off the games on all of its induced subgraphs.
using OfGames = bool (*)(const ElloGames&);

bool oddity(const ElloGames& games) { return games.oddity(games.all()); }
bool event(const ElloGames& games) { return !games.odd_type(games.all()) && games.parity_driven(games.all()); }
bool all_even(const ElloGames& games) { return games.odd_vertices(games.all()) == 0; }
bool connected(const ElloGames& games) { return graphs::connected(games.graph()); }
/// In every component parity-plausible; neither all red nor the reflection of that.
bool plausible(const ElloGames& games, VertexSet green) {
  for (VertexSet left = games.all(); left != 0;) {
    const VertexSet part = graphs::component(games.graph(), left, std::countr_zero(left));
    const VertexSet here = green & part;
    if (!games.parity_plausible(part, here) || here == 0 || here == games.odd_vertices(part)) return false;
    left &= ~part;
  }
  return true;
}
/// K_1 can be formed by deleting a vertex of odd degree in what remains, again and again.
bool odd_degenerate(const ElloGames& games, VertexSet on) {
  if (std::popcount(on) <= 1) return on != 0;
  bool some = false;
  graphs::each(games.odd_vertices(on), [&](int v) { some = some || odd_degenerate(games, on & ~graphs::single(v)); });
  return some;
}
bool plausibility_driven(const ElloGames& games) {
  bool driven = true;
  each_subset(games.all(), [&](VertexSet green) {
    if (!games.winnable(games.all(), green) && plausible(games, green)) driven = false;
  });
  return driven;
}
/// Every game is winnable that has a positive number of green vertices of this parity.
bool wins_all(const ElloGames& games, int parity) {
  bool all = true;
  each_subset(games.all(), [&](VertexSet green) {
    if (green != 0 && std::popcount(green) % 2 == parity && !games.winnable(games.all(), green)) all = false;
  });
  return all;
}

/// Counted in words of the table or game by game, also where a table has several words.
TEST(ClaimsOfTheRules, ParityDrivenGraphsWinEveryParityPlausibleGameThatIsNotTrivial) {
  std::vector<SmallGraph> graphs;
  for (int order = 1; order <= 5; ++order) std::ranges::copy(graphs_of_order(order), std::back_inserter(graphs));
  for (const char* board : {"cycle:8", "complete-bipartite:3,5", "grid:2x4", "star:7", "hypercube:3"})
    graphs.push_back(family(board));
  int driven = 0;
  for (const SmallGraph& graph : graphs) {
    const ElloGames games(graph);
    each_subset(games.all(), [&](VertexSet on) {
      bool all = true;
      each_subset(on, [&](VertexSet green) {
        all = all && (green == 0 || !games.parity_plausible(on, green) || games.winnable(on, green));
      });
      EXPECT_EQ(games.parity_driven(on), all) << graphs::write_graph6(graph) << " " << on;
      driven += all ? 1 : 0;
    });
  }
  EXPECT_GT(driven, 0);
}

/// The words are false at exactly the graphs that are not as said; `first` is the first of them.
void expect_words(const std::string& words, OfGames said, const std::string& first) {
  sweeps::Evaluator definition(conjectures::parse_conjecture(words), sweeps::Evaluator::Mode::definition);
  std::string found;
  for (int order = 1; order <= 5; ++order) {
    for (const SmallGraph& graph : graphs_of_order(order)) {
      const bool holds = said(ElloGames(graph));
      EXPECT_EQ(definition.truth(graph), holds) << words << " at " << graphs::write_graph6(graph);
      if (!holds && found.empty()) found = graphs::write_graph6(graph);
    }
  }
  EXPECT_EQ(found, first) << words;
}

struct SecondReading {
  const char* id;
  OfGames said;
};
constexpr SecondReading second_readings[] = {
    {"ello.rem-3-coincide",
     [](const ElloGames& games) {
       return !connected(games) || !games.odd_type(games.all()) ||
              games.parity_driven(games.all()) == plausibility_driven(games);
     }},
    {"ello.lem-3.1ii", [](const ElloGames& games) { return !event(games) || all_even(games); }},
    {"ello.lem-3.1iv-a", [](const ElloGames& games) { return !wins_all(games, 1) || oddity(games); }},
    {"ello.lem-3.1iv-b.repaired",
     [](const ElloGames& games) { return games.graph().order <= 1 || !wins_all(games, 0) || event(games); }},
    {"ello.rem-3-disc",
     [](const ElloGames& games) {
       return connected(games) || (games.parity_driven(games.all()) == (games.graph().order == 2) && !oddity(games));
     }},
    {"ello.conj-3.4", [](const ElloGames& games) { return !oddity(games) || odd_degenerate(games, games.all()); }},
    {"ello.prop-3.5i", [](const ElloGames& games) { return !odd_degenerate(games, games.all()) || oddity(games); }},
    {"ello.prop-3.6",
     [](const ElloGames& games) { return !all_even(games) || oddity(games) == (games.graph().order == 1); }},
};

TEST(ClaimsOfParity, WordsSayWhatIsTested) {
  for (const auto& [id, said] : second_readings) expect_words(conjecture_of(id), said, "");
  expect_words(
      conjecture_of("ello.lem-3.1iv-b"), [](const ElloGames& games) { return !wins_all(games, 0) || event(games); },
      "@");
  expect_words(
      "event -> !connected", [](const ElloGames& games) { return !event(games) || !connected(games); }, "Bw");
}

TEST(ClaimsOfParity, WrongStatementsFailWithACertificate) {
  try {
    instances(3, stated("every graph of order n: oddity -> all-even"));
    FAIL() << "no failure";
  } catch (const Failure& found) {
    EXPECT_TRUE(found.where.starts_with("A_: ")) << found.where;
    EXPECT_EQ(found.certificates.size(), 1U);
    EXPECT_EQ(found.missing, "");
  }
}

TEST(ClaimsOfParity, TreesAndCompleteBipartiteGraphsAreCounted) {
  constexpr unsigned lemma = 1;
  EXPECT_EQ(instances(8, select("ello.prop-3.5ii").front()->check), 1U + 1 + 1 + 2 + 3 + 6 + 11 + 23 + lemma);
  EXPECT_EQ(instances(8, select("ello.cor-3.7").front()->check), 1U + 1 + 2 + 2 + 3 + 3 + 4);
  const Check always_odd =
      stated("graph complete-bipartite:{m},{n - m}: odd-degenerate & oddity for m in 1..floor(n / 2)");
  EXPECT_EQ(place_of_failure(8, always_odd), "C]: against odd-degenerate & oddity");
}

/// Of the 32 labelled graphs of order 4 with an odd number of edges 16 are trees and 6 are K_4 without an edge.
TEST(ClaimsOfParity, SharesOfLabelledGraphsAddUp) {
  Trial trial({});
  for (int order = 1; order <= 7; ++order) {
    const int pairs = order * (order - 1) / 2;
    EXPECT_EQ(labelled_share(order, trial).odd_type, std::uint64_t{1} << (pairs == 0 ? 0 : pairs - 1));
  }
  EXPECT_EQ(labelled_share(4, trial).odd_degenerate, 22U);
  EXPECT_EQ(sampled_share(10, 100, trial).odd_type, 100U);
}

TEST(ClaimsOfParity, SharesAreComparedWithTheBound) {
  const auto at_most = [](int percent) {
    return place_of_failure(9, [&](int order, Trial& trial) {
      check_share(order, {.numbers = {{"percent", percent}}}, trial);
    });
  };
  EXPECT_EQ(at_most(60), "");
  EXPECT_EQ(at_most(69), "order 4: 22 of 32 labelled odd-type graphs are odd-degenerate, 68.75 %");
  EXPECT_EQ(instances(5,
                      [](int order, Trial& trial) {
                        check_share(order, {.numbers = {{"percent", 60}}}, trial);
                      }),
            5U);
}

TEST(ClaimsOfParity, GraphsOfOddTypeNeedTheRightDescription) {
  const std::string id = "ello.open-1";
  EXPECT_EQ(place_of_failure(6, exchanged(id, "odd-degenerate", "odd-degenerate")), "");
  EXPECT_EQ(place_of_failure(6, exchanged(id, "odd-degenerate", "all-even")),
            "A_: against connected & odd-type -> (plausibility-driven <-> all-even)");
  EXPECT_NE(place_of_failure(6, exchanged(id, "forall component C: plausibility", "exists component C: plausibility")),
            "");
  Trial trial({});
  for (int order = 1; order <= 3; ++order) select(id).front()->check(order, trial);
  EXPECT_EQ(trial.instances(), 1U + 2U + 4U);
  EXPECT_EQ(trial.remarks().back(),
            "order 3: plausibility-driven are, of 2 connected graphs, 1 of odd type: BW; 1 of even type: Bw");
}

TEST(ClaimsOfParity, RandomGraphsHaveTheSharesOfLabelledOnes) {
  Trial trial({});
  const auto part = [](const Share& share) {
    return static_cast<double>(share.odd_degenerate) / static_cast<double>(share.odd_type);
  };
  for (int order = 3; order <= 7; ++order) {
    EXPECT_NEAR(part(sampled_share(order, 10000, trial)), part(labelled_share(order, trial)), 0.02) << order;
  }
}

}  // namespace
}  // namespace gamecert::papers
