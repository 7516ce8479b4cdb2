// Full gadgets do the same to every host tried, and all others something else.
#include <gtest/gtest.h>

#include <set>

#include "reductions/gadgets/full_gadgets.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "reductions/gadgets/signature.hpp"
#include "tests/reductions/naive_signature.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using Kind = Conclusion::Kind;
using testing::random_gadget;

int parity(const Gadget& gadget) {
  return static_cast<int>(
      (gadget.order() + std::ssize(gadget.edges) + std::ranges::count(gadget.green, static_cast<char>(1))) % 2);
}

/// By random elements, which show it unless the gadget is not full.
bool full(const Gadget& gadget, std::mt19937_64& random) {
  std::vector<FieldElement> elements(elements_needed({gadget}));
  std::ranges::generate(elements, random);
  return !fullness_fails({gadget}, elements);
}

/// Whether the host, its boundary green, is winnable with the gadget.
bool meet(const GadgetTable& gadget, const GadgetTable& host) {
  for (std::size_t order = 0; order < gadget.sets.size(); ++order)
    if ((gadget.sets[order] & host.sets[order]) != 0) return true;
  return false;
}

TEST(Full, GadgetsWinWithEveryHostOfTheirParityThatAnythingWinsAndOthersDoNot) {
  auto random = testing::random_numbers();
  for (const int boundary : {1, 2, 3, 4}) {
    std::set<GadgetTable> hosts;
    for (int round = 0; round < (boundary == 3 ? 20000 : 400); ++round) {
      const Gadget host = random_gadget(boundary, round % 4, true, random);
      GadgetTable table = signature(host);
      if (table.dead()) continue;
      if (parity(host) != 0) table = recoloured(table, 1);
      hosts.insert(std::move(table));
    }
    // A vector of the gadget and one of the host add up to the colours, all green: both have the parity of the edges
    // and red vertices of their gadgets, and so do S and the order, edges and greens.
    int found = 0, others = 0;
    for (int round = 0; round < 300; ++round) {
      const Gadget gadget = random_gadget(boundary, round % 5, true, random);
      GadgetTable table = signature(gadget);
      if (parity(gadget) != 0) table = recoloured(table, 1);
      const bool always = std::ranges::all_of(hosts, [&](const GadgetTable& host) { return meet(table, host); });
      if (full(gadget, random)) {
        EXPECT_TRUE(always) << text(gadget);
        ++found;
      } else if (boundary <= 3) {
        EXPECT_FALSE(always) << text(gadget);
        ++others;
      }
    }
    EXPECT_GT(found, 5) << boundary;
    EXPECT_TRUE(others > 5 || boundary == 4) << boundary;
  }
}

TEST(Full, GadgetsThatProveAConclusionAreThoseThatHaveToBeFull) {
  const Gadget one{2, 1, {{0, 2}, {1, 2}}, {1}}, other{2, 2, {{0, 2}, {1, 3}, {2, 3}}, {1, 1}};
  ASSERT_NE(parity(one), parity(other));
  const auto needed = [&](Kind kind, unsigned recoloured) {
    return full_gadgets_for(one, {kind, other, recoloured, {}});
  };
  EXPECT_EQ(needed(Kind::same, 1), (std::vector<Gadget>{one, other}));
  EXPECT_EQ(needed(Kind::if_after, 2), std::vector<Gadget>{one});
  EXPECT_EQ(needed(Kind::only_if, 1), std::vector<Gadget>{other});
  EXPECT_EQ(needed(Kind::same, 0), std::nullopt);
  EXPECT_EQ(needed(Kind::if_after, 3), std::nullopt);
  EXPECT_EQ(full_gadgets_for(one, {Kind::unwinnable}), std::nullopt);
  EXPECT_EQ(full_gadgets_for(one, {Kind::first, {}, 0, {2}}), (std::vector<Gadget>{{2, 0, {}, {}}}));
  EXPECT_EQ(full_gadgets_for(one, {Kind::last, {}, 0, {2}}), (std::vector<Gadget>{{2, 0, {}, {}}}));
  EXPECT_EQ(full_gadgets_for({2, 1, {{0, 2}, {1, 2}}, {0}}, {Kind::first, {}, 0, {2}}), std::nullopt);
  EXPECT_EQ(full_gadgets_for({0, 1, {}, {1}}, {Kind::same, {0, 0, {}, {}}}), std::nullopt);
  EXPECT_THROW(full_gadgets_for(one, {Kind::same, {2, 0, {}, {}}, 0, {}, 1}), text::InputError);
  EXPECT_THROW(full_gadgets_for(one, {Kind::same, {3, 0, {}, {}}}), text::InputError);
}

TEST(Full, ElementsThatDoNotShowItAreRefusedWithTheReason) {
  const Gadget gadget{2, 1, {{0, 2}, {1, 2}}, {1}};
  EXPECT_EQ(fullness_fails({gadget}, {1, 2, 3, 4}), std::nullopt);
  EXPECT_EQ(fullness_fails({gadget}, {1, 2, 3}), "expected 4 elements, found 3");
  EXPECT_EQ(fullness_fails({gadget}, {1, 2, 3, 0}), "expected nonzero elements, found 0");
  EXPECT_EQ(fullness_fails({gadget}, {1, 2, 3, 2}), "expected different elements in a row, found one twice");
  EXPECT_EQ(fullness_fails({gadget}, {1, 2, 3, 3}), "expected independent rows of determinants, found dependent ones");
  EXPECT_EQ(fullness_fails({gadget, gadget}, {1, 2, 3, 4, 5, 5}),
            "expected independent rows of determinants, found dependent ones");
  EXPECT_EQ(fullness_fails({{2, 1, {{0, 2}, {1, 2}}, {0}}}, {1, 2, 3, 4}),
            "expected independent rows of determinants, found dependent ones");
}

}  // namespace
}  // namespace gamecert::reductions
