// Constructions of oddities and special graphs: instances are those an independent program counts, and
// statements with a hypothesis too few or a conclusion too many fail, with certificates.
#include <gtest/gtest.h>

#include <fstream>
#include <numeric>
#include <sstream>

#include "certificates/checker.hpp"
#include "conjectures/language.hpp"
#include "graphs/constructions.hpp"
#include "graphs/families.hpp"
#include "graphs/invariants.hpp"
#include "papers/ello/substitution.hpp"
#include "papers/game_question.hpp"
#include "papers/graphs_of_class.hpp"
#include "sweeps/evaluator.hpp"
#include "tests/papers/stated.hpp"

namespace gamecert::papers {
namespace {

SmallGraph edgeless(int order) { return {.order = order}; }
const Property any = property("order > 0"), is_special = property("special"), is_oddity = property("oddity"),
               is_odd_order_oddity = property("oddity & order mod 2 = 1"),
               is_special_event = property("special & event"), is_special_oddity = property("special & oddity");

// The second reading of the words: by the tables of all games.
bool parity_driven(const SmallGraph& graph) {
  const ElloGames games(graph);
  return games.parity_driven(games.all());
}
bool oddity(const SmallGraph& graph) { return !graphs::even_type(graph) && parity_driven(graph); }
bool event(const SmallGraph& graph) { return graphs::even_type(graph) && parity_driven(graph); }
bool special(const SmallGraph& graph) {
  const ElloGames games(graph);
  bool every = true;
  graphs::each(games.all(), [&](int v) { every = every && games.oddity(games.all() & ~graphs::single(v)); });
  return every;
}

/// The failure of a check in stages first..last; nothing if there is none. Its certificates are accepted.
std::optional<std::string> failure_in(int first, int last, const std::function<void(int, Trial&)>& check) {
  Trial trial({});
  try {
    for (int stage = first; stage <= last; ++stage) check(stage, trial);
    EXPECT_GT(trial.instances(), 0U);
    return std::nullopt;
  } catch (const Failure& failed) {
    EXPECT_EQ(failed.missing, "") << failed.where;
    EXPECT_FALSE(failed.certificates.empty()) << failed.where;
    for (const certificates::Certificate& certificate : failed.certificates) {
      EXPECT_NO_THROW(certificates::check(certificate)) << failed.where;
    }
    return failed.where;
  }
}

/// `operation of FIRST and SECOND: MADE`, of all orders of the two.
std::optional<std::string> failure_in(int first, int last, const std::string& operation, const std::string& one,
                                      const std::string& other, const std::string& made) {
  return failure_in(first, last,
                    stated(operation + " of " + one + " of order m and " + other + " of order n - m: " + made +
                           " for m in 1..n - 1"));
}

std::optional<std::string> failure_in(int last, const Substitution& statement) {
  return failure_in(1, last, [&](int order, Trial& trial) { every_substitution(statement, order, trial); });
}

TEST(ClaimsSpecial, InstancesAreThoseOfTheOracle) {
  std::ifstream table(std::string(GAMECERT_SOURCE_DIR) + "/tests/oracle/claims_special.tsv");
  int rows = 0;
  for (std::string line; std::getline(table, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream words(line);
    std::string id;
    int order = 0;
    std::uint64_t instances = 0, failures = 0;
    ASSERT_TRUE(words >> id >> order >> instances >> failures) << line;
    const PrintedClaim& claim = *select(id).front();
    Trial trial({});
    ++rows;
    if (failures > 0) {
      EXPECT_THROW(claim.check(order, trial), Failure) << line;
    } else {
      EXPECT_NO_THROW(claim.check(order, trial)) << line;
      EXPECT_EQ(trial.instances(), instances) << line;
    }
  }
  EXPECT_GT(rows, 40);
}

TEST(ClaimsSpecial, PropertiesAreThoseOfTheTables) {
  for (int order = 1; order <= 6; ++order) {
    for (const SmallGraph& graph : graphs_of_order(order)) {
      EXPECT_EQ(is_oddity.of(graph), oddity(graph));
      EXPECT_EQ(is_special.of(graph), special(graph));
      EXPECT_EQ(is_special_event.of(graph), special(graph) && event(graph));
      EXPECT_EQ(is_odd_order_oddity.of(graph), order % 2 != 0 && oddity(graph));
    }
  }
  EXPECT_TRUE(is_oddity.of(family("grid:3x5")));
  EXPECT_FALSE(is_oddity.of(family("complete:9")));
}

bool odd_type(const SmallGraph& graph) { return !graphs::even_type(graph); }
/// Every vertex-deleted subgraph satisfies the condition.
template <class Condition>
bool every_deleted(const SmallGraph& graph, Condition&& condition) {
  for (int v = 0; v < graph.order; ++v) {
    if (!condition(v, graphs::delete_vertex(graph, v))) return false;
  }
  return true;
}
bool three_isolated(const SmallGraph& graph) { return graph.order == 3 && graph.size() == 0; }
bool events_when_deleted(const SmallGraph& graph) {
  return every_deleted(graph, [](int, const SmallGraph& rest) { return event(rest); });
}

/// What claims say of every graph, by the tables.
struct ReadingByTables {
  const char* id;
  bool (*holds)(const SmallGraph&);
};
constexpr ReadingByTables readings_by_tables[] = {
    {"ello.prop-3.13",
     [](const SmallGraph& graph) {
       if (!special(graph)) return true;
       return parity_driven(graph) &&
              (graphs::even_type(graph) ? graphs::all_even(graph) : graphs::all_odd(graph) && graph.order % 2 == 0);
     }},
    // In the words "of even type" stands for the types that degrees ask for: x has odd degree exactly if G and G - x
    // are of the same type.
    {"ello.thm-3.20",
     [](const SmallGraph& graph) {
       if (graph.order < 4 || (graph.order == 4 && graph.size() == 6)) return true;
       const bool driven = every_deleted(
           graph, [&](int v, const SmallGraph& rest) { return graph.degree(v) % 2 != 0 ? event(rest) : oddity(rest); });
       return !driven || (special(graph) && event(graph));
     }},
    {"ello.rem-3.20-odd.repaired",
     [](const SmallGraph& graph) {
       return !odd_type(graph) || (graph.order > 1 && events_when_deleted(graph)) == three_isolated(graph);
     }},
    {"ello.rem-3.20-odd",
     [](const SmallGraph& graph) { return !odd_type(graph) || events_when_deleted(graph) == three_isolated(graph); }},
};

TEST(ClaimsSpecial, WordsMeanTheDefinitions) {
  const auto agree = [](std::string_view words, const std::function<bool(const SmallGraph&)>& holds) {
    sweeps::Evaluator evaluator(conjectures::parse_conjecture(words), sweeps::Evaluator::Mode::definition);
    for (int order = 1; order <= 5; ++order) {
      for (const SmallGraph& graph : graphs_of_order(order)) EXPECT_EQ(evaluator.truth(graph), holds(graph)) << words;
    }
  };
  agree("odd-type & !special & (forall vertex v: parity-driven(G - v))", [](const SmallGraph& graph) {
    return odd_type(graph) && !special(graph) &&
           every_deleted(graph, [](int, const SmallGraph& rest) { return parity_driven(rest); });
  });
  for (const auto& [id, holds] : readings_by_tables) agree(conjecture_of(id), holds);
}

TEST(ClaimsSpecial, PartitionsAreAsManyAsBellNumbers) {
  const int bell[] = {1, 1, 2, 5, 15, 52, 203, 877};
  for (int order = 1; order <= 7; ++order) {
    int count = 0;
    each_partition(
        graphs::first_vertices(order), [](VertexSet) { return true; },
        [&](const std::vector<VertexSet>& parts) {
          ++count;
          const VertexSet all = std::accumulate(parts.begin(), parts.end(), VertexSet{0}, std::bit_xor<>());
          EXPECT_EQ(all, graphs::first_vertices(order));
        });
    EXPECT_EQ(count, bell[order]);
  }
}

TEST(ClaimsSpecial, TheParityQuotientCountsEdgesBetweenParts) {
  const SmallGraph square = family("cycle:4");
  EXPECT_EQ(parity_quotient(square, {1, 2, 4, 8}), square);
  EXPECT_EQ(parity_quotient(square, {3, 12}), edgeless(2));
  EXPECT_EQ(parity_quotient(square, {3, 4, 8}), family("complete:3"));
}

TEST(ClaimsSpecial, PairsFailWithLessInTheHypothesis) {
  const std::string odd_order = "oddity & order mod 2 = 1", all = "order > 0";
  EXPECT_FALSE(failure_in(2, 8, "join", odd_order, odd_order, "oddity"));
  EXPECT_TRUE(failure_in(2, 8, "join", "oddity", odd_order, "oddity")) << "oddities of even order";
  EXPECT_TRUE(failure_in(2, 8, "join", odd_order, all, "oddity")) << "any graph";
  EXPECT_TRUE(failure_in(2, 8, "join", odd_order, odd_order, "special")) << "a special graph";
  for (const std::string operation : {"product", "composition"}) {
    EXPECT_FALSE(failure_in(2, 7, operation, "oddity", odd_order, "oddity"));
    EXPECT_TRUE(failure_in(2, 7, operation, "oddity", "oddity", "oddity"));
    EXPECT_TRUE(failure_in(2, 7, operation, all, odd_order, "oddity"));
  }
  const auto with_a_vertex = [](const std::string& of) {
    return failure_in(2, 7, stated("join of " + of + " of order n and edgeless of order 1: special & event"));
  };
  EXPECT_FALSE(with_a_vertex("special & oddity"));
  EXPECT_TRUE(with_a_vertex("oddity"));
}

TEST(ClaimsSpecial, SubstitutionFailsWithLessInTheHypothesis) {
  const Substitution whole{.part = &ElloGames::oddity,
                           .part_words = is_oddity.words,
                           .quotient = is_oddity,
                           .whole = [](const SmallGraph&) { return true; },
                           .made = is_oddity};
  EXPECT_FALSE(failure_in(6, whole));
  Substitution weaker = whole;
  weaker.quotient = any;
  EXPECT_TRUE(failure_in(6, weaker)) << "any quotient";
  weaker = whole;
  weaker.part = &ElloGames::parity_driven;
  weaker.part_words = "parity-driven";
  EXPECT_TRUE(failure_in(6, weaker)) << "parity-driven parts";
  weaker = whole;
  weaker.made = is_special;
  EXPECT_TRUE(failure_in(6, weaker)) << "a special graph";
}

TEST(ClaimsSpecial, SpecialSubstitutionNeedsTheDegrees) {
  for (const Property& property : {is_special_event, is_special_oddity}) {
    Trial trial({});
    const VertexDeleted deleted(property, 6, trial);
    const auto part = [&](const ElloGames& games, VertexSet on) {
      return deleted.contains(graphs::induced(games.graph(), on));
    };
    Substitution statement{.part = part, .part_words = {}, .quotient = property, .whole = {}, .made = property};
    statement.whole = property.words == is_special_event.words ? graphs::all_even : graphs::all_odd;
    EXPECT_FALSE(failure_in(6, statement)) << property.words;
    statement.whole = [](const SmallGraph&) { return true; };
    EXPECT_TRUE(failure_in(6, statement)) << property.words;
  }
}

TEST(ClaimsSpecial, GraphsFailWithoutTheirExceptions) {
  const auto fails = [](const std::string& words) {
    return failure_in(1, 6, stated("every graph of order n: " + words));
  };
  EXPECT_FALSE(fails(conjecture_of("ello.thm-3.20")));
  // Without "p >= 4" the complement of P_3, and without "G != K_4" that graph.
  EXPECT_TRUE(fails("order = 3 & (forall vertex v: parity-driven(G - v)) -> special"));
  EXPECT_EQ(
      fails("order > 3 & (forall vertex v: parity-driven(G - v)) & even-type -> special").value_or("").substr(0, 2),
      "C~");
  EXPECT_FALSE(fails(conjecture_of("ello.prop-3.13")));
  EXPECT_TRUE(fails("special -> even-type"));
  EXPECT_FALSE(fails(conjecture_of("ello.rem-3.20-odd.repaired")));
  EXPECT_EQ(fails(conjecture_of("ello.rem-3.20-odd")).value_or("").substr(0, 2), "@:");
}

TEST(ClaimsSpecial, TwinsFailAtOtherDegrees) {
  const auto fails = [](std::string_view degrees) {
    return failure_in(1, 6, exchanged("ello.prop-3.18", "degree(x) > 0 & degree(x) mod 2 = 0", degrees));
  };
  EXPECT_FALSE(fails("degree(x) > 0 & degree(x) mod 2 = 0"));
  EXPECT_TRUE(fails("degree(x) mod 2 = 0"));
  EXPECT_TRUE(fails("degree(x) mod 2 = 1"));
}

TEST(ClaimsSpecial, LatticesFailWithEvenSides) {
  const auto fails = [](const std::string& id, std::string_view part, std::string_view instead, int last) {
    return failure_in(id == "ello.prop-3.11i" ? 1 : 3, last, exchanged(id, part, instead));
  };
  EXPECT_FALSE(fails("ello.prop-3.11i", "oddity", "oddity", 6));
  EXPECT_TRUE(fails("ello.prop-3.11i", "m mod 2 = 1", "m mod 2 = 0", 3));
  EXPECT_TRUE(fails("ello.prop-3.11i", "m * n > 20", "m * n > 20 | n = 2 & m = 2", 2));
  EXPECT_FALSE(fails("ello.prop-3.11ii", "oddity", "oddity", 6));
  EXPECT_TRUE(fails("ello.prop-3.11ii", "m mod 2 = 1", "m mod 2 = 0", 4));
  EXPECT_TRUE(fails("ello.prop-3.11ii", "n mod 2 = 0", "n mod 2 = 1", 3));
}

/// Grids whose sides are both even are no oddities, and so not odd-degenerate.
TEST(ClaimsSpecial, SolitairesAreWonByMovesThatArePlayed) {
  const auto answer = [](const std::string& board) { return outcome({"odd-elimination", board}, Trial({})); };
  EXPECT_EQ(answer("grid:5x6"), "won");
  EXPECT_EQ(answer("grid:4x6"), "lost");
  EXPECT_FALSE(failure_in(1, 1, stated("expect outcome of odd-elimination on grid:5x6 = won")));
  EXPECT_TRUE(failure_in(1, 1, stated("expect outcome of odd-elimination on grid:2x2 = won")));
}

}  // namespace
}  // namespace gamecert::papers
