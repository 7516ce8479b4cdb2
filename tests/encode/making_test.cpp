// Formulas are given up at any moment without harm, and early where they must be too large.
#include <gtest/gtest.h>

#include <tuple>

#include "encode/solitaires/questions.hpp"

namespace gamecert {
namespace {

using games::Instance;

TEST(Questions, CanBeGivenUpAtAnyMoment) {
  struct GivenUp {};
  const std::tuple<const char*, const char*, const char*> questions[] = {
      {"all-green", "fan:10", "SCORE <= 15"},         {"green-wins", "fan:8", "UNWINNABLE"},
      {"lights-out", "grid:4x5 lit=0", "UNWINNABLE"}, {"ello-modular", "cycle:14 coloured=0:1", "UNWINNABLE"},
      {"ello", "complete:40", "UNWINNABLE"},          {"odd-elimination", "complete:40", "UNWINNABLE"}};
  for (const auto& [game, line, statement] : questions) {
    const games::Entry& entry = games::find(game);
    int calls = 0;
    encode::question(games::Setup(entry, Instance(line)), statement, {.between = [&](std::size_t) { ++calls; }});
    EXPECT_GT(calls, 3) << game;
    for (int last = 1; last <= calls; last += 1 + calls / 100) {
      int called = 0;
      const auto give_up = [&](std::size_t) {
        if (++called == last) throw GivenUp();
      };
      EXPECT_THROW(encode::question(games::Setup(entry, Instance(line)), statement, {.between = give_up}), GivenUp)
          << game;
    }
  }
}

TEST(Questions, OfMoreClausesThanAskedForAreGivenUp) {
  const games::Entry& entry = games::find("all-green");
  const int clauses = encode::question(games::Setup(entry, Instance("fan:5")), "SCORE <= 5").cnf.clauses();
  EXPECT_THROW(encode::question(games::Setup(entry, Instance("fan:5")), "SCORE <= 5", {.most_clauses = 8}),
               text::InputError);
  EXPECT_EQ(
      encode::question(games::Setup(entry, Instance("fan:5")), "SCORE <= 5", {.most_clauses = clauses}).cnf.clauses(),
      clauses);
}

}  // namespace
}  // namespace gamecert
