// The ELLO paper, Section 3, Corollary 3.8 to Corollary 3.12: oddities made of oddities.
#include <algorithm>

#include "papers/lists.hpp"
#include "papers/operations.hpp"
#include "papers/sections.hpp"
#include "papers/statements.hpp"
#include "papers/substitution.hpp"

namespace gamecert::papers {
namespace {

void substitutions(int order, Trial& trial) {
  const Substitution statement{.part = &ElloGames::oddity,
                               .part_words = "oddity",
                               .quotient = property("oddity"),
                               .whole = [](const SmallGraph&) { return true; },
                               .made = property("oddity")};
  every_substitution(statement, order, trial);
}

}  // namespace

std::vector<CheckFunction> ello_constructions() {
  return {
      check("substituted-oddities", substitutions),
  };
}

}  // namespace gamecert::papers
