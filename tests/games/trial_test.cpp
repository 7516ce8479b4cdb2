// Texts tried on all labelled graphs to order 4: words that are computed from the board decide which are refused.
#include "games/texts/trial.hpp"

#include <gtest/gtest.h>

#include "games/texts/reader/users_text.hpp"
#include "text/errors.hpp"

namespace gamecert::games {
namespace {

GameTrial tried_with(const std::string& required) {
  return tried(enter_text(read_users_game("game trial 1\ntwo players on a graph; who cannot move loses\n"
                                          "position open: vertices\nstart open = V\nrequire " +
                                          required + "\nmove v in open\n  open := open - v\n")
                              .text));
}

TEST(Trial, CountsTheBoardsThatRulesAllow) {
  struct Case {
    const char* required;
    std::uint64_t graphs;  // labelled ones of order 4
  };
  for (const Case& one : {
           Case{"forest", 38},     // OEIS A001858
           {"triangle-free", 41},  // A213434
           {"two-connected", 10},  // A013922
           {"unicyclic", 15},      // A057500
           {"hamiltonian", 10},    // the cycle 3, without a diagonal 6, complete 1
           {"complete", 1},
           {"outerplanar", 63},       // all but the complete one
           {"planar", 64},            // likewise of order 5
           {"free(cycle:4)", 54},     // 3 cycles with 4 graphs around each, 3 pairs in the complete one, 1 triple
           {"cut-vertices = 0", 24},  // 1, 6 and 3 without a path of two edges, 4 with a triangle apart, 10
           {"exists block B: |B| = 4", 10},                   // the two-connected ones
           {"chromatic-number = 3 & clique-number = 3", 22},  // those with a triangle but the complete one
       })
    EXPECT_EQ(tried_with(one.required).rows.at(3).refused, 64 - one.graphs) << one.required;
}

TEST(Trial, KnowsGraphsThatAreMadeOfTheBoard) {
  // Forests with an edge are 37, graphs with one cycle 15 + 4.
  EXPECT_EQ(tried_with("exists edge e: (forest)(G - e)").rows.at(3).refused, 64 - 56);
  EXPECT_EQ(tried_with("exists edge e: treewidth(G - e) = 1").rows.at(3).refused,
            64 - 50);                                                                     // not of the 6 with one edge
  EXPECT_EQ(tried_with("forall vertex v: (forest)(G - v)").rows.at(3).refused, 64 - 41);  // no triangle
}

TEST(Trial, RefusesWordsThatAskGames) {
  for (const char* const required : {"oddity", "nimber(node-kayles) = 1"})
    EXPECT_THROW(tried_with(required), text::InputError) << required;
}

}  // namespace
}  // namespace gamecert::games
