// Engines answer what a word says, not what it is called.
#include <gtest/gtest.h>

#include <deque>
#include <span>
#include <string>

#include "conjectures/played_values.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "language/terms.hpp"
#include "sweeps/graph_properties.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph, graphs::VertexSet;
using language::Formula, language::Term;

TEST(BoundEngines, StepAsideWhereADefinitionIsAnother) {
  static std::deque<std::string> kept;  // texts of definitions are not copied
  const GraphProperties engines;
  int words = 0;
  for (const Term& term : language::terms()) {
    if (term.definition.empty() || engines.way_to(term) == nullptr) continue;
    ++words;
    Term other = term;
    const std::string more = term.kind == Term::Kind::property ? "! "
                             : term.kind == Term::Kind::set    ? "union V "
                                                               : "+ 1 ";
    other.definition = kept.emplace_back(more + std::string(term.definition));
    EXPECT_EQ(engines.way_to(other), nullptr) << term.name;
    other = term;
    other.name = "called-otherwise";
    EXPECT_EQ(engines.way_to(other), engines.way_to(term)) << term.name;
  }
  EXPECT_EQ(words, 120);  // fewer: a definition or an engine was changed without the other
}

TEST(BoundEngines, AreFoundThroughWhatDefinitionsAreMadeOf) {
  const GraphProperties engines;
  const auto way = [&](std::string_view name, std::string_view definition) {
    Term term = *language::find_term(name);
    term.definition = definition;
    return engines.way_to(term);
  };
  EXPECT_NE(way("oddity", "& odd-type parity-driven"), nullptr);
  EXPECT_EQ(way("oddity", "& odd-type forall colouring -> & parity-plausible nontrivial winnable"),
            way("oddity", "& odd-type parity-driven"));
  EXPECT_EQ(way("oddity", "& odd-type plausibility-driven"), nullptr);
  EXPECT_EQ(way("oddity", "& even-type parity-driven"), engines.way_to(*language::find_term("event")));
}

/// Whether some set of presses switches off exactly these lights: what Lights Out asks, as the definition has it.
bool switched_off(const SmallGraph& graph, VertexSet lit) {
  for (VertexSet pressed = 0; pressed <= graph.vertices(); ++pressed) {
    VertexSet left = lit;
    graphs::each(pressed, [&](int v) { left ^= graph.neighbours(v) | graphs::single(v); });
    if (left == 0) return true;
  }
  return false;
}

TEST(BoundEngines, AreNotThoseOfAnotherQuestionAboutColourings) {
  const Formula lights{"wins", {{"lights-out", {}}, {"lit=", {}}}};
  GraphProperties engines;
  conjectures::PlayedValues play;
  int green_sets = 0, won = 0;
  for (int order = 1; order <= 4; ++order) {
    graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const SmallGraph& graph) {
      engines.ask(graph);
      play.ask(graph);
      const std::uint64_t all = play.colourings();
      const std::uint64_t fast = engines.truths(lights, 0, all), played = play.truths(lights, 0, all);
      for (VertexSet lit = 0; lit <= graph.vertices(); ++lit) {
        const bool wins = switched_off(graph, lit);
        EXPECT_EQ((fast >> lit & 1) != 0, wins);
        EXPECT_EQ((played >> lit & 1) != 0, wins);
        ++green_sets;
        won += wins ? 1 : 0;
      }
      return true;
    });
  }
  EXPECT_GT(won, 0);
  EXPECT_LT(won, green_sets);
}

}  // namespace
}  // namespace gamecert::sweeps
