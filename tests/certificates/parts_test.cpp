// What behaviours prove of parts is what all small parts and hosts show, and no behaviour may be left out.
#include <gtest/gtest.h>

#include "naive.hpp"
#include "reductions/gadgets/parts_text.hpp"
#include "tests/reductions/naive_signature.hpp"

namespace gamecert::naive {
namespace {

using reductions::Gadget;
using reductions::GadgetPart;
using reductions::GadgetTable;
using reductions::PartBehaviour;
using reductions::PartStatement;
using Kind = PartStatement::Kind;
using Random = std::mt19937_64;

int below(Random& random, int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); }

Gadget random_gadget(int boundary, int inner, bool coloured, bool everywhere, Random& random) {
  Gadget gadget = reductions::testing::random_gadget(boundary, inner, everywhere, random);
  if (!coloured) gadget.green.assign(gadget.green.size(), 0);
  std::ranges::sort(gadget.edges);
  return gadget;
}

GadgetPart random_part(int vertices, int shared, Random& random) {
  GadgetPart part{.at = {below(random, vertices)}, .kind = GadgetPart::Kind(below(random, 4))};
  if (shared == 2) part.at.push_back((part.at[0] + 1 + below(random, vertices - 1)) % vertices);
  if (below(random, 3) == 0) part.odd = random() % 2 == 0;
  if (below(random, 4) == 0) part.trivial = random() % 2 == 0;
  for (int i = below(random, 3); i > 0; --i) {
    GadgetPart::Win win{.winnable = below(random, 3) > 0};
    if (random() % 2 == 0) win.red = static_cast<unsigned>(below(random, 1 << shared));
    part.wins.push_back(win);
  }
  return part;
}

PartStatement random_statement(Random& random) {
  PartStatement said;
  const int boundary = below(random, 3), inner = boundary == 0 ? 1 + below(random, 2) : below(random, 3);
  if (boundary > 0 && below(random, 5) == 0) {
    said.kind = Kind(5 + below(random, 3));
    said.gadget = random_gadget(boundary, inner, false, false, random);
    said.after = random_gadget(boundary, below(random, 2), false, true, random);
    return said;
  }
  said.gadget = random_gadget(boundary, inner, true, false, random);
  said.parts.push_back(random_part(boundary + inner, boundary + inner > 1 ? 1 + below(random, 2) : 1, random));
  if (below(random, 5) == 0) said.parts.push_back(random_part(boundary + inner, 1, random));
  said.plausible = random() % 2 == 0;
  said.nontrivial = random() % 3 == 0;
  said.kind = boundary == 0 && random() % 2 == 0 ? Kind::winnable : Kind(below(random, 4));
  if (said.kind == Kind::winnable || said.kind == Kind::unwinnable) return said;
  said.after = random_gadget(boundary, below(random, 2), true, true, random);
  said.recoloured = static_cast<unsigned>(below(random, 1 << boundary));
  if (boundary > 0 && below(random, 3) == 0) said.plausible_by = below(random, boundary);
  return said;
}

std::string text(const PartStatement& said) {
  return reductions::hypotheses_text(said) + " | " + reductions::conclusion_text(said);
}

TEST(Parts, WhatIsProvedIsTrueOfSmallPartsAndHostsAndWhatIsNotIsFalseOfSome) {
  Random random = reductions::testing::random_numbers();
  int proved = 0, refuted = 0;
  for (int round = 0; round < 120; ++round) {
    const PartStatement said = random_statement(random);
    const auto [holds, cases] = reductions::proof_by_behaviours(said);
    if (cases == 0) continue;
    EXPECT_EQ(parts_refuted(said, holds ? 3 : 4), !holds) << text(said);
    ++(holds ? proved : refuted);
  }
  EXPECT_GT(proved, 15);
  EXPECT_GT(refuted, 30);
}

TEST(Parts, TextsAreReadAsTheyAreWritten) {
  Random random = reductions::testing::random_numbers();
  for (int round = 0; round < 1000; ++round) {
    const PartStatement said = random_statement(random);
    EXPECT_EQ(reductions::read_part_statement(reductions::hypotheses_text(said), reductions::conclusion_text(said)),
              said)
        << text(said);
  }
}

/// Every behaviour that hypotheses leave is that of a part with at most three vertices of its own, and no other is.
TEST(Parts, BehavioursAreThoseOfSmallParts) {
  for (const char* at : {"0", "0,1"})
    for (const char* kind : {"", " oddity", " event", " parity-driven"})
      for (const char* greens : {"", " odd", " even"})
        for (const char* trivial : {"", " trivial", " nontrivial"})
          for (const char* wins : {"", " winnable", " unwinnable"}) {
            const std::string hypotheses = std::string("2+0: part ") + at + kind + greens + trivial + wins;
            const auto said = reductions::read_part_statement(hypotheses, "UNWINNABLE");
            EXPECT_EQ(std::ssize(reductions::behaviours(said.parts[0])),
                      certify_parts(hypotheses, "UNWINNABLE").evidence.as<certificates::Behaviours>()->cases)
                << hypotheses;
          }
}

/// The proof in which one thing is left out.
struct LeftOut {
  std::optional<PartBehaviour> behaviour = {};
  bool other_parity = false;  // of the host, where the game need not be plausible
};

/// The theorem word by word, of one part and any conclusion about games.
bool proves(const PartStatement& said, const LeftOut& left_out) {
  using Like = PartBehaviour::Like;
  const auto odd = [](const Gadget& gadget) {
    return (gadget.inner + std::ssize(gadget.edges) + std::count(gadget.green.begin(), gadget.green.end(), 1)) % 2 != 0;
  };
  const auto changed = [](GadgetTable table, unsigned vector) {
    for (auto& set : table.sets) {
      reductions::VectorSet moved = 0;
      for (unsigned v = 0; v < 1U << table.boundary; ++v)
        if ((set >> v & 1) != 0) moved |= reductions::VectorSet{1} << (v ^ vector);
      set = moved;
    }
    return table;
  };
  const GadgetPart& part = said.parts[0];
  for (const PartBehaviour& behaviour : reductions::behaviours(part)) {
    if (behaviour == left_out.behaviour) continue;
    Gadget gadget = said.gadget;
    unsigned recoloured = 0;
    for (std::size_t i = 0; i < part.at.size(); ++i) {
      if ((behaviour.recoloured >> i & 1) == 0) continue;
      if (part.at[i] < gadget.boundary) recoloured ^= 1U << part.at[i];
      if (part.at[i] >= gadget.boundary) gadget.green[static_cast<std::size_t>(part.at[i] - gadget.boundary)] ^= 1;
    }
    if (behaviour.like == Like::edge) {
      const graphs::Edge edge = std::minmax(part.at[0], part.at[1]);
      if (std::erase(gadget.edges, edge) == 0) gadget.edges.push_back(edge);
    }
    if (behaviour.like == Like::green_vertex) {
      for (const int v : part.at) gadget.edges.emplace_back(v, gadget.order());
      gadget.green.push_back(1);
      ++gadget.inner;
    }
    const GadgetTable none{gadget.boundary,
                           std::vector<reductions::VectorSet>(
                               reductions::testing::naive_signature({gadget.boundary, 0, {}, {}}).sets.size())};
    const bool parity = odd(said.gadget) != behaviour.odd;
    for (const bool host : {parity, !parity}) {
      if (host != parity && (said.plausible || left_out.other_parity)) continue;
      GadgetTable before = none, after = none;
      if (behaviour.like != Like::dead && host == parity)
        before = changed(reductions::testing::naive_signature(gadget), recoloured);
      if (said.kind != Kind::unwinnable) {
        unsigned vector = said.recoloured;
        bool parity_after = odd(said.after) != (std::popcount(vector) % 2 != 0);
        if (said.plausible_by && parity_after != host) {
          vector ^= 1U << *said.plausible_by;
          parity_after = host;
        }
        if (parity_after == host) after = changed(reductions::testing::naive_signature(said.after), vector);
      }
      for (std::size_t i = 0; i < before.sets.size(); ++i) {
        if (said.kind != Kind::only_if && (after.sets[i] & ~before.sets[i]) != 0) return false;
        if (said.kind != Kind::if_after && (before.sets[i] & ~after.sets[i]) != 0) return false;
      }
    }
  }
  return true;
}

PartStatement about_one_part(int shared, Random& random) {
  for (;;) {
    PartStatement said = random_statement(random);
    if (said.kind >= Kind::winnable || said.parts.size() != 1 || std::ssize(said.parts[0].at) != shared) continue;
    return said;
  }
}

TEST(Parts, AreProvedAsTheTheoremHasIt) {
  Random random = reductions::testing::random_numbers();
  int proved = 0;
  for (int round = 0; round < 3000; ++round) {
    const PartStatement said = about_one_part(1 + round % 2, random);
    const bool holds = reductions::proof_by_behaviours(said).proved;
    EXPECT_EQ(proves(said, {}), holds) << text(said);
    proved += holds ? 1 : 0;
  }
  EXPECT_GT(proved, 300);
}

/// Whether a proof with something left out proves something that small parts and hosts refute.
bool proves_a_falsehood(int shared, const LeftOut& left_out, Random& random) {
  for (int round = 0; round < 40'000; ++round) {
    const PartStatement said = about_one_part(shared, random);
    if (reductions::proof_by_behaviours(said).proved || !proves(said, left_out)) continue;
    EXPECT_TRUE(parts_refuted(said, 4)) << text(said);
    return true;
  }
  return false;
}

TEST(Parts, NeedEveryBehaviourAndBothParities) {
  Random random = reductions::testing::random_numbers();
  for (int shared = 1; shared <= 2; ++shared) {
    GadgetPart part{.at = {0}};
    if (shared == 2) part.at.push_back(1);
    const auto all = reductions::behaviours(part);
    EXPECT_EQ(all.size(), shared == 1 ? 7U : 16U);
    for (const PartBehaviour& behaviour : all)
      EXPECT_TRUE(proves_a_falsehood(shared, {.behaviour = behaviour}, random))
          << shared << " " << static_cast<int>(behaviour.like) << " " << behaviour.recoloured << " " << behaviour.odd
          << " " << behaviour.trivial;
    EXPECT_TRUE(proves_a_falsehood(shared, {.other_parity = true}, random));
  }
}

}  // namespace
}  // namespace gamecert::naive
