// Signatures are what their definition says, and say of a gadget all that a host can notice.
#include "reductions/gadgets/signature.hpp"

#include <gtest/gtest.h>

#include "reductions/gadgets/recolouring.hpp"
#include "tests/reductions/naive_signature.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using testing::joined_game;
using testing::naive_signature;
using testing::random_gadget;
using testing::winnable_by_rules;

/// Calls visit for every gadget of these numbers of vertices.
template <class Visit>
void each_gadget(int boundary, int inner, Visit&& visit) {
  std::vector<graphs::Edge> pairs;
  for (int v = 0; v < boundary + inner; ++v)
    for (int u = 0; u < v; ++u) pairs.emplace_back(u, v);
  for (std::uint64_t bits = 0; bits >> pairs.size() == 0; ++bits) {
    for (unsigned colours = 0; colours < 1u << inner; ++colours) {
      Gadget gadget{boundary, inner, {}, {}};
      for (std::size_t i = 0; i < pairs.size(); ++i)
        if ((bits >> i & 1) != 0) gadget.edges.push_back(pairs[i]);
      for (int i = 0; i < inner; ++i) gadget.green.push_back((colours >> i & 1) != 0);
      visit(gadget);
    }
  }
}

TEST(GadgetTable, IsWhatTheDefinitionSaysOnEverySmallGadget) {
  int gadgets = 0;
  for (int boundary = 0; boundary <= 3; ++boundary) {
    for (int inner = 0; boundary + inner <= 4; ++inner) {
      each_gadget(boundary, inner, [&](const Gadget& gadget) {
        ASSERT_EQ(signature(gadget), naive_signature(gadget));
        ++gadgets;
      });
    }
  }
  EXPECT_EQ(gadgets, 1099 + 549 + 274 + 136);  // by boundary, the sum of 2^(pairs + inner)
}

TEST(GadgetTable, IsWhatTheDefinitionSaysOnRandomGadgets) {
  auto random = testing::random_numbers();
  for (int round = 0; round < 60; ++round) {
    const int boundary = static_cast<int>(random() % 7);
    const Gadget gadget = random_gadget(
        boundary, boundary > 4 ? 2 : static_cast<int>(random() % 4) + (boundary < 4 ? 1 : 0), true, random);
    EXPECT_EQ(signature(gadget), naive_signature(gadget));
  }
}

TEST(GadgetTable, SaysAllThatAHostNotices) {
  auto random = testing::random_numbers();
  int winnable = 0;
  for (int round = 0; round < 3000; ++round) {
    const int boundary = static_cast<int>(random() % 4);
    const Gadget gadget = random_gadget(boundary, static_cast<int>(random() % 4), true, random);
    const Gadget host = random_gadget(boundary, static_cast<int>(random() % 3), true, random);
    const auto green = static_cast<unsigned>(random() % (1u << boundary));
    // The boundary vertex b wants c(b) plus both contributions even; c is 0 for green.
    const GadgetTable meets = recoloured(glued(signature(host), signature(gadget)), ((1u << boundary) - 1) ^ green);
    const bool wins = std::ranges::any_of(meets.sets, [](VectorSet set) { return (set & 1) != 0; });
    ASSERT_EQ(wins, winnable_by_rules(joined_game(host, gadget, green)));
    winnable += wins ? 1 : 0;
  }
  EXPECT_GT(winnable, 300);
  EXPECT_LT(winnable, 2700);
}

TEST(GadgetTable, OfTwoGadgetsSideBySideIsGlued) {
  auto random = testing::random_numbers();
  for (int round = 0; round < 200; ++round) {
    const int boundary = static_cast<int>(random() % 4);
    const Gadget one = random_gadget(boundary, static_cast<int>(random() % 4), true, random);
    const Gadget other = random_gadget(boundary, static_cast<int>(random() % 4), true, random);
    Gadget both{boundary, one.inner + other.inner, one.edges, one.green};
    for (auto [u, v] : other.edges) {
      u += u < boundary ? 0 : one.inner;
      v += v < boundary ? 0 : one.inner;
      if (std::erase(both.edges, graphs::Edge{u, v}) == 0) both.edges.emplace_back(u, v);
    }
    both.green.insert(both.green.end(), other.green.begin(), other.green.end());
    EXPECT_EQ(glued(signature(one), signature(other)), signature(both));
  }
}

TEST(GadgetTable, RecolouringIsFoundAndIsTheLeast) {
  const Gadget red_between{2, 1, {{0, 2}, {1, 2}}, {0}};
  const Gadget edge{2, 0, {{0, 1}}, {}};
  const Gadget nothing{2, 0, {}, {}};
  const Gadget green_leaf{2, 1, {{0, 2}}, {1}};
  EXPECT_EQ(recolouring(signature(red_between), signature(edge)), 0u);    // Proposition 6.1
  EXPECT_EQ(recolouring(signature(green_leaf), signature(nothing)), 1u);  // a green leaf may be first
  EXPECT_EQ(recolouring(signature(edge), signature(nothing)), std::nullopt);
  EXPECT_EQ(recolouring(signature(edge), signature(edge)), 0u);
  const Gadget dead{2, 1, {}, {0}};
  EXPECT_TRUE(signature(dead).dead());
  EXPECT_FALSE(signature(edge).dead());
  EXPECT_TRUE(included(signature(dead), signature(edge)));
  EXPECT_FALSE(included(signature(edge), signature(dead)));
}

TEST(GadgetTable, RefusesWhatIsNoGadget) {
  EXPECT_THROW(signature({1, 1, {{0, 1}}, {}}), text::InputError);
  EXPECT_THROW(signature({1, 1, {{0, 2}}, {1}}), text::InputError);
  EXPECT_THROW(signature({1, 1, {{0, 1}, {0, 1}}, {1}}), text::InputError);
  EXPECT_THROW(signature({0, 1, {{0, 0}}, {1}}), text::InputError);
  EXPECT_THROW(signature({boundary_limit + 1, 0, {}, {}}), text::LimitError);
  EXPECT_THROW(signature({0, inner_limit + 1, {}, std::vector<char>(inner_limit + 1)}), text::LimitError);
}

}  // namespace
}  // namespace gamecert::reductions
