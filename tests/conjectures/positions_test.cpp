// Positions of games on what is left of a graph: which graph their sets are of.
#include <gtest/gtest.h>

#include <string_view>
#include <utility>

#include "conjectures/language.hpp"
#include "conjectures/questions.hpp"
#include "language/about.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"

namespace gamecert::conjectures {

using namespace language;
namespace {

TEST(Positions, HaveAllTheirSetsFromTheWholeGraph) {
  const std::pair<std::string_view, std::string_view> table[] = {
      {"forall vertex v: nimber(node-kayles removed=N(v)) = 0", "forall vertex v = remove N v nimber node-kayles 0"},
      {"forall vertex v: nimber(node-kayles removed=N(v) removed=v) = 0",
       "forall vertex v = remove N v delete v nimber node-kayles 0"},
      {"forall vertex v: nimber(node-kayles removed=v removed=N(v)) = 0",
       "forall vertex v = let S1 N v delete v remove S1 nimber node-kayles 0"},
      {"forall vertex v: winnable(lights-out lit=N(v) removed=v)",
       "forall vertex v let S1 N v delete v wins lights-out lit= S1"},
      {"forall vertex v: winnable(lights-out removed=v lit=N(v))",
       "forall vertex v let S1 N v delete v wins lights-out lit= S1"},
      {"forall set S1: forall vertex v: outcome(proper 2 painted=N(S1):1 painted=v:2 removed=S1 removed=N(v) "
       "play=misere) != infinite",
       "forall set S1 forall vertex v != let S2 N S1 let S3 N v remove S1 remove S3 misere proper 2 painted=1 S2 "
       "painted=2 v infinite"},
      {"forall vertex v: winnable(lights-out lit=(if (exists set S1: S1 = V) then N(v) else V) removed=v)",
       "forall vertex v let S2 if exists set S1 same S1 V N v V delete v wins lights-out lit= S2"},
  };
  for (const auto& [text, as_prefix] : table) {
    const Formula formula = parse_conjecture(text);
    EXPECT_EQ(prefix(formula), as_prefix) << text;
    EXPECT_EQ(parse_conjecture(infix(formula)), formula) << infix(formula);
    EXPECT_EQ(read_prefix(prefix(formula)), formula) << text;
  }
}

}  // namespace
}  // namespace gamecert::conjectures
