// Fast and definitional meaning agree on everything small, and the fast one says what it rests on.
#include "sweeps/evaluator.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <optional>

#include "conjectures/defined_words.hpp"
#include "conjectures/game_syntax.hpp"
#include "conjectures/language.hpp"
#include "conjectures/questions.hpp"
#include "games/game.hpp"
#include "games/instances/ready_game.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/about.hpp"
#include "language/formula.hpp"
#include "language/terms.hpp"
#include "solve/search/search.hpp"
#include "tests/language/random_formula.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::GraphClass;
using graphs::SmallGraph;
using Mode = Evaluator::Mode;

/// The value from answers of search, evaluated as certificates are.
std::int64_t from_answers(const language::Formula& formula, const SmallGraph& graph) {
  const conjectures::Answers answers = [](const conjectures::GameAtom& question) -> std::optional<std::string> {
    const games::Entry& entry = games::find(question.game);
    solve::Request request;
    request.nimber = entry.info.players == 2 && entry.info.stuck == games::Stuck::loses;
    request.engine = solve::Engine::search;
    const auto game = games::make(entry, games::Instance(question.instance), question.parameters);
    return solve::search(*game, request).statement;
  };
  return conjectures::evaluate(formula, graph, answers).value();
}

/// Numbers, so that properties and invariants are compared alike.
void compare(const language::Formula& formula, GraphClass graph_class, int last_order) {
  Evaluator fast(formula, Mode::fast);
  Evaluator definition(formula, Mode::definition);
  for (int order = 1; order <= last_order; ++order) {
    graphs::enumerate(graph_class, order, {}, [&](const SmallGraph& graph) {
      const std::int64_t defined = definition.number(graph);
      const bool same = fast.number(graph) == defined && from_answers(formula, graph) == defined;
      EXPECT_TRUE(same) << infix(formula) << " at " << graphs::write_graph6(graph);
      return same;
    });
  }
}

/// Words of other papers; those of ELLO are quick.
bool slow(const language::Term& term) { return !conjectures::described(term).source.empty(); }

TEST(Evaluator, EveryTermHasItsDefinedValue) {
  for (const language::Term& term : language::terms()) {
    if (term.of_colouring) continue;
    compare({std::string(term.name), {}}, GraphClass::connected, slow(term) ? 5 : 6);
    compare({std::string(term.name), {}}, GraphClass::all, slow(term) ? 4 : 5);
  }
}

TEST(Evaluator, EveryTermHasItsDefinedValueOnTheNullGraph) {
  for (const language::Term& term : language::terms()) {
    if (term.of_colouring) continue;
    const language::Formula formula{std::string(term.name), {}};
    for (const Mode mode : {Mode::fast, Mode::definition})
      EXPECT_EQ(Evaluator(formula, mode).number(SmallGraph{}), from_answers(formula, SmallGraph{})) << term.name;
  }
}

TEST(Evaluator, FormulasHaveTheirDefinedValues) {
  for (const std::string_view text : {
           "oddity -> odd-degenerate",
           "forall colouring: plausible -> winnable",
           "forall colouring: winnable -> plausible",
           "exists colouring: winnable & greens > 2",
           "count colouring: winnable & greens mod 2 = 1",
           "count colouring: plausible <-> nontrivial & parity-plausible",
           "count colouring: plausible & (count vertex v: tree(G - v) & greens = 1) > 0",
           "forall colouring: winnable -> exists vertex v: (exists colouring: plausible)(G - v) | greens = 1",
           "exists vertex v: odd-degenerate(G - v)",
           "count vertex v: (max-degree < 3)(G - v)",
           "count vertex u: exists vertex v: oddity(G - u - v)",
           "count vertex u: (forall vertex v: connected(G - u - v))(G - u)",
           "nimber(node-kayles) + count vertex v: (nimber(node-kayles) = 0)(G - v)",
           "winnable-colourings * order - size mod 3",
           "forall edge e: connected(G - e)",
           "count edge e: exists vertex v: oddity(G - v - e)",
           "count edge e: (forall vertex v: exists edge f: bipartite(G - v - e - f))(G - e)",
           "count vertex v: (exists edge e: event(G - v - e))(G - v)",
           "exists edge e: exists edge f: forall edge g: odd-degenerate(G - g - f - e)",
           "count edge e: nimber(node-kayles)(G - e) > nimber(node-kayles)",
           "count vertex v: winnable-colourings(G - v) * 2 = winnable-colourings",
           "count colouring: exists edge e: greens = max-degree(G - e) & winnable",
       }) {
    compare(conjectures::parse_expression(text).formula, GraphClass::all, 5);
  }
}

TEST(Evaluator, RandomFormulasHaveTheirDefinedValues) {
  SCOPED_TRACE("GAMECERT_SEED=" + std::to_string(conjectures::testing::seed()));
  conjectures::RandomFormulas random(conjectures::testing::seed());
  for (int i = 0; i < 300; ++i) compare(i % 2 == 0 ? random.truth(4) : random.number(4), GraphClass::all, 3);
  for (int i = 0; i < 60; ++i) compare(random.truth(3), GraphClass::all, 4);
}

/// Games refuse boards that do not fit them.
std::optional<std::int64_t> unless_refused(const std::function<std::int64_t()>& value) {
  try {
    return value();
  } catch (const text::InputError&) {
    return std::nullopt;
  }
}

TEST(Evaluator, EveryGameThatCanBeAskedHasTheValueOfSearch) {
  for (const std::string_view word : {"nimber", "score"}) {
    for (const std::string_view game : conjectures::askable_games(word)) {
      const language::Formula formula{std::string(word), {conjectures::asked_game(game, {})}};
      const bool digraphs = language::misfit(formula, language::GraphKind::graphs, &conjectures::game_words()) != "";
      const GraphClass graph_class = graphs::graph_class(digraphs ? "all,digraphs" : "all");
      Evaluator definition(formula, Mode::definition);
      int looked_at = 0;
      for (int order = 1; order <= (digraphs ? 3 : 5); ++order) {
        graphs::enumerate(graph_class, order, {}, [&](const SmallGraph& graph) {
          const auto played = unless_refused([&] { return definition.number(graph); });
          EXPECT_EQ(played, unless_refused([&] { return from_answers(formula, graph); }))
              << game << " " << graphs::write_small_graph(graph);
          looked_at += played ? 1 : 0;
          return true;
        });
      }
      EXPECT_GT(looked_at, 10) << game;
    }
  }
}

TEST(Evaluator, ColouringsPastOneWordOfBitsAreRight) {
  const std::string_view body = "winnable & (greens > 5 | !plausible | exists vertex v: tree(G - v))";
  Evaluator in_words(conjectures::parse_number("count colouring: " + std::string(body)), Mode::fast);
  Evaluator one_by_one(conjectures::parse_number("count colouring: " + std::string(body)), Mode::definition);
  Evaluator plausible(conjectures::parse_number("count colouring: plausible & parity-plausible & nontrivial"),
                      Mode::fast);
  Evaluator defined(plausible.formula(), Mode::definition);
  int looked_at = 0;
  graphs::enumerate(GraphClass::all, 8, {.index = 5, .count = 400}, [&](const SmallGraph& graph) {
    EXPECT_EQ(in_words.number(graph), one_by_one.number(graph)) << graphs::write_graph6(graph);
    EXPECT_EQ(plausible.number(graph), defined.number(graph)) << graphs::write_graph6(graph);
    return ++looked_at < 40;
  });
  EXPECT_GT(looked_at, 10);
}

TEST(Evaluator, TellsGraphsOutsideTheHypothesesApart) {
  for (const Mode mode : {Mode::fast, Mode::definition}) {
    Evaluator evaluator(conjectures::parse_conjecture("order = 2 -> connected"), mode);
    SmallGraph graph{.order = 3};
    EXPECT_EQ(evaluator.instance(graph), InstanceTruth::none);
    graph.order = 2;
    EXPECT_EQ(evaluator.instance(graph), InstanceTruth::fails);
    graph.add_edge(0, 1);
    EXPECT_EQ(evaluator.instance(graph), InstanceTruth::holds);
  }
}

TEST(Evaluator, NamesTheTheoremsThatReplaceDefinitions) {
  EXPECT_EQ(Evaluator(conjectures::parse_conjecture("oddity -> tree"), Mode::fast).notes().size(), 1U);
  EXPECT_EQ(Evaluator(conjectures::parse_conjecture("parity-driven"), Mode::fast).notes().size(), 2U);
  EXPECT_TRUE(Evaluator(conjectures::parse_conjecture("tree -> bipartite"), Mode::fast).notes().empty());
  EXPECT_TRUE(Evaluator(conjectures::parse_conjecture("oddity -> tree"), Mode::definition).notes().empty());
  // Node-Kayles is cut into parts above order 10, proper colourings above 11, games without an engine of small boards
  // always are.
  EXPECT_TRUE(Evaluator(conjectures::parse_conjecture("nimber(node-kayles) > 0"), Mode::fast).notes(10).empty());
  EXPECT_EQ(Evaluator(conjectures::parse_conjecture("nimber(node-kayles) > 0"), Mode::fast).notes(11).size(), 1U);
  EXPECT_TRUE(Evaluator(conjectures::parse_conjecture("nimber(proper 2) > 0"), Mode::fast).notes(11).empty());
  EXPECT_EQ(Evaluator(conjectures::parse_conjecture("nimber(proper 2) > 0"), Mode::fast).notes(12).size(), 1U);
  EXPECT_EQ(Evaluator(conjectures::parse_conjecture("nimber(distance 2 2) > 0"), Mode::fast).notes(3).size(), 1U);
  EXPECT_TRUE(Evaluator(conjectures::parse_conjecture("score(capture) > 0"), Mode::fast).notes().empty());
}

TEST(Evaluator, RefusesTooManyColourings) {
  const SmallGraph large{.order = 30};
  EXPECT_THROW(Evaluator(conjectures::parse_conjecture("forall colouring: nontrivial"), Mode::fast).truth(large),
               text::LimitError);
  EXPECT_THROW(Evaluator(conjectures::parse_conjecture("forall colouring: nontrivial"), Mode::definition).truth(large),
               text::LimitError);
}

}  // namespace
}  // namespace gamecert::sweeps
