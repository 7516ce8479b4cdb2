// Solitaires by formulas against search by the rules.
#include "solve/sat_answers.hpp"

#include <gtest/gtest.h>

#include "certificates/checker.hpp"
#include "certificates/formulas/lrat.hpp"
#include "certificates/solitaires/closure.hpp"
#include "graphs/plane_board_text.hpp"
#include "graphs/triangulations/triangulation_classes.hpp"
#include "solve/solve.hpp"
#include "tests/games/random_instance.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

/// The solver's answer, which the checker accepts, and that of search.
void expect_like_search(const std::string& game, const games::Instance& instance,
                        const std::map<std::string, int>& parameters = {}) {
  const games::Entry& entry = games::find(game);
  const Request request{.certificate = true, .engine = Engine::sat};
  const Answer by_sat = solve(games::Setup(entry, instance, parameters), request);
  const Answer by_search = solve(games::Setup(entry, instance, parameters), {.engine = Engine::search});
  ASSERT_EQ(by_sat.statement, by_search.statement) << game << " " << instance.text();
  EXPECT_EQ(by_sat.best, by_search.best);
  ASSERT_TRUE(by_sat.evidence);
  certificates::check({claim(games::Setup(entry, instance, parameters), request, by_sat.statement), *by_sat.evidence});
}

TEST(SatAnswers, AreThoseOfSearchWithEvidence) {
  for (int points = 3; points <= 6; ++points) {
    for (const graphs::Triangulation& board : graphs::convex_classes(points)) {
      const games::Instance instance(graphs::text(board));
      expect_like_search("all-green", instance);
      expect_like_search("green-wins", instance);
      expect_like_search("green-wins", instance, {{"ratio", games::ratio_value(3, 1)}});
    }
  }
  for (const char* line :
       {"path:4 green=0", "cycle:5 green=0,1", "petersen green=0,1,2", "complete:1", "directed-cycle:4 green=0"})
    expect_like_search("ello", games::Instance(line));
  for (const char* line : {"path:4 coloured=0:1", "cycle:4 coloured=0:2,1:1,2:1,3:1"})
    expect_like_search("ello-modular", games::Instance(line), {{"modulus", 3}});
  for (const char* line : {"grid:2x3 lit=0", "path:5 lit=0,3", "cycle:5"})
    expect_like_search("lights-out", games::Instance(line));
  for (const char* line : {"path:4", "cycle:4", "complete:4", "petersen", "complete:1"})
    expect_like_search("odd-elimination", games::Instance(line));
}

TEST(SatAnswers, AreOfGamesOfOnePlayerAndOneLineOfPlay) {
  const games::Instance path("path:3");
  EXPECT_THROW(solve(games::Setup(games::find("node-kayles"), path), {.engine = Engine::sat}), text::InputError);
  EXPECT_THROW(solve(games::Setup(games::find("ello"), path), {.all_moves = true, .engine = Engine::sat}),
               text::InputError);
}

TEST(SatAnswers, KeepToLimits) {
  const Answer answer = solve(games::Setup(games::find("lights-out"), games::Instance("grid:5x5 lit=0")),
                              {.engine = Engine::sat, .limits = {.seconds = 0.2}});
  EXPECT_EQ(answer.certainty, Answer::Certainty::unknown);
  EXPECT_TRUE(answer.statement.empty());
  EXPECT_FALSE(answer.doubt.empty());
}

/// The evidence for an ELLO game that cannot be won, which the checker accepts.
certificates::Evidence evidence_of_unwinnable(const std::string& line, Engine engine) {
  const games::Instance instance(line);
  const Request request{.certificate = true, .engine = engine};
  const Answer answer = solve(games::Setup(games::find("ello"), instance), request);
  EXPECT_EQ(answer.statement, "UNWINNABLE") << line;
  const certificates::Evidence evidence = answer.evidence.value();
  certificates::check({claim(games::Setup(games::find("ello"), instance), request, answer.statement), evidence});
  return evidence;
}

TEST(SatAnswers, RefuteElloGamesWhoseClosureIsLarger) {
  // Both closures have thousands of positions; those of the first game are soon found, but its formula is not refuted.
  EXPECT_EQ(evidence_of_unwinnable("complete:20 green=0,1", Engine::best).kind(), certificates::Closure::kind);
  std::string hypercube = "hypercube:5 green=0";
  for (int v = 1; v < 32; ++v) hypercube += "," + std::to_string(v);
  EXPECT_EQ(evidence_of_unwinnable(hypercube, Engine::sat).kind(), certificates::Refutation::kind);
}

}  // namespace
}  // namespace gamecert::solve
