// What is proved is true of every host that is tried, and what is refuted by tables alone is not claimed to be.
#include "reductions/gadgets/conclusion.hpp"

#include <gtest/gtest.h>

#include "reductions/gadgets/gadget_text.hpp"
#include "tests/reductions/naive_signature.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using Kind = Conclusion::Kind;
using testing::joined_game;
using testing::random_gadget;

/// Whether the game can be won with these moves first, or last, in their order: by every move of every play.
bool winnable_with(const Gadget& game, const std::vector<int>& moves, bool first) {
  std::vector<int> order(static_cast<std::size_t>(game.inner));
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
  do {
    const bool there = first ? std::equal(moves.begin(), moves.end(), order.begin())
                             : std::equal(moves.rbegin(), moves.rend(), order.rbegin());
    if (!there) continue;
    std::vector<char> green = game.green;
    bool wins = true;
    for (const int v : order) {
      wins = wins && green[static_cast<std::size_t>(v)] != 0;
      for (int u = 0; u < game.inner; ++u)
        if (u != v && testing::joined(game, u, v)) green[static_cast<std::size_t>(u)] ^= 1;
    }
    if (wins) return true;
  } while (std::ranges::next_permutation(order).found);
  return false;
}

/// What the conclusion says of one game on a host, from its words.
bool true_of(const Gadget& host, unsigned green, const Gadget& gadget, const Conclusion& conclusion) {
  const Gadget before = joined_game(host, gadget, green);
  const bool wins = testing::winnable_by_rules(before);
  if (conclusion.kind == Kind::unwinnable) return !wins;
  if (conclusion.kind == Kind::first || conclusion.kind == Kind::last) {
    std::vector<int> moves = conclusion.moves;
    for (int& move : moves) move += host.inner;
    return !wins || winnable_with(before, moves, conclusion.kind == Kind::first);
  }
  const bool then = testing::winnable_by_rules(joined_game(host, conclusion.after, green ^ conclusion.recoloured));
  if (conclusion.kind == Kind::if_after) return wins || !then;
  if (conclusion.kind == Kind::only_if) return then || !wins;
  return wins == then;
}

Conclusion random_conclusion(const Gadget& gadget, std::mt19937_64& random) {
  Conclusion conclusion{static_cast<Kind>(random() % 6)};
  const auto count = static_cast<std::uint64_t>(gadget.inner);
  if (conclusion.kind == Kind::first || conclusion.kind == Kind::last) {
    conclusion.moves = {gadget.boundary + static_cast<int>(random() % count)};
    const int other = gadget.boundary + static_cast<int>(random() % count);
    if (other != conclusion.moves[0]) conclusion.moves.push_back(other);
  } else if (conclusion.kind != Kind::unwinnable) {
    conclusion.after = random_gadget(gadget.boundary, static_cast<int>(random() % 2), true, random);
    conclusion.recoloured = static_cast<unsigned>(random() % (1U << gadget.boundary));
  }
  return conclusion;
}

TEST(Conclusion, WhatIsProvedIsTrueOfEveryHostTried) {
  auto random = testing::random_numbers();
  std::map<Kind, int> proofs, refuted;
  for (int round = 0; round < 3000; ++round) {
    const Gadget gadget =
        random_gadget(static_cast<int>(random() % 3), 1 + static_cast<int>(random() % 3), false, random);
    const Conclusion conclusion = random_conclusion(gadget, random);
    const bool holds = proved(gadget, conclusion);
    ++(holds ? proofs : refuted)[conclusion.kind];
    for (int trial = 0; trial < 8; ++trial) {
      const Gadget host = random_gadget(gadget.boundary, static_cast<int>(random() % 2), true, random);
      const auto green = static_cast<unsigned>(random() % (1U << gadget.boundary));
      ASSERT_TRUE(!holds || true_of(host, green, gadget, conclusion)) << text(gadget) << " " << text(conclusion);
    }
  }
  for (int kind = 0; kind < 6; ++kind) {
    EXPECT_GT(proofs[static_cast<Kind>(kind)], 20) << kind;
    EXPECT_GT(refuted[static_cast<Kind>(kind)], 20) << kind;
  }
}

TEST(Conclusion, UpToTwoBoundaryVerticesAHostShowsWhatIsNotProved) {
  auto random = testing::random_numbers();
  std::vector<Gadget> hosts;
  for (int round = 0; round < 60; ++round) hosts.push_back(random_gadget(2, round % 3, true, random));
  for (int round = 0; round < 150; ++round) {
    const Gadget gadget = random_gadget(2, 1 + static_cast<int>(random() % 2), false, random);
    const Conclusion conclusion = random_conclusion(gadget, random);
    bool always = true;
    for (const Gadget& host : hosts)
      for (unsigned green = 0; green < 4 && always; ++green) always = true_of(host, green, gadget, conclusion);
    EXPECT_EQ(proved(gadget, conclusion), always) << text(gadget) << " " << text(conclusion);
  }
}

TEST(Conclusion, RefusesWhatDoesNotFitTheGadget) {
  const Gadget gadget{1, 2, {{0, 1}, {1, 2}}, {1, 0}};
  EXPECT_THROW(proved(gadget, {Kind::first, {}, 0, {0}}), text::InputError);
  EXPECT_THROW(proved(gadget, {Kind::last, {}, 0, {3}}), text::InputError);
  EXPECT_THROW(proved(gadget, {Kind::first, {}, 0, {1, 1}}), text::InputError);
  EXPECT_THROW(proved(gadget, {Kind::same, {2, 0, {}, {}}, 0, {}}), text::InputError);
  EXPECT_THROW(proved(gadget, {Kind::same, {1, 0, {}, {}}, 2, {}}), text::InputError);
}

TEST(GadgetText, ComesBackAndHasOneSpellingOnly) {
  auto random = testing::random_numbers();
  for (int round = 0; round < 300; ++round) {
    Gadget gadget = random_gadget(static_cast<int>(random() % 4), 1 + static_cast<int>(random() % 3), true, random);
    Conclusion conclusion = random_conclusion(gadget, random);
    std::ranges::sort(gadget.edges);
    std::ranges::sort(conclusion.after.edges);
    EXPECT_EQ(read_gadget(text(gadget)), gadget);
    EXPECT_EQ(read_conclusion(text(conclusion)), conclusion);
  }
  EXPECT_EQ(text(Gadget{2, 1, {{1, 2}, {0, 2}}, {1}}), "2+1:0-2,1-2 green=2");
  for (const char* wrong : {"", "2", "2+1", "2+1:1-2,0-2", "2+1:2-0", "2+1:0-2,0-2", "2+1:0-0", "2+1:0-3",
                            "02+1:", "2+1: green=", "2+1: green=1", "2+1: green=2,2", "2+1:green=2",
                            "2+1: ", "7+1:", "2+17:", "2+1: green=2 recoloured=0", "2+2: green=3,2"})
    EXPECT_THROW(read_gadget(wrong), text::InputError) << wrong;
  for (const char* wrong :
       {"", "SAME AS", "SAME AS ", "SAME 1+0:", "IF 1+0: recoloured=1", "ONLY 1+0:", "FIRST", "FIRST ", "FIRST 1,",
        "FIRST 1 2", "LAST -1", "UNWINNABLE ", "same as 1+0:", "IF 1+0: recoloured=0,0"})
    EXPECT_THROW(read_conclusion(wrong), text::InputError) << wrong;
}

}  // namespace
}  // namespace gamecert::reductions
