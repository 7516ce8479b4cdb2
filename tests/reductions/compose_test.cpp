// Operations on tables do what the same operations on gadgets do.
#include "reductions/gadgets/compose.hpp"

#include <gtest/gtest.h>

#include "tests/reductions/naive_signature.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using testing::naive_signature;
using testing::random_gadget;

TEST(Composition, PermutingTheBoundaryIsRenumberingTheGadget) {
  auto random = testing::random_numbers();
  for (int round = 0; round < 100; ++round) {
    const int boundary = static_cast<int>(random() % 4);
    const Gadget gadget = random_gadget(boundary, static_cast<int>(random() % 3), true, random);
    for (const std::vector<int>& image : boundary_orders(boundary)) {
      Gadget renumbered = gadget;
      for (auto& [u, v] : renumbered.edges) {
        if (u < boundary) u = image[static_cast<std::size_t>(u)];
        if (v < boundary) v = image[static_cast<std::size_t>(v)];
        if (u > v) std::swap(u, v);
      }
      EXPECT_EQ(permuted(signature(gadget), image), naive_signature(renumbered));
    }
  }
}

TEST(Composition, ABoundaryVertexThatIsAbsorbedIsAnInnerVertex) {
  auto random = testing::random_numbers();
  for (int round = 0; round < 100; ++round) {
    const int boundary = 1 + static_cast<int>(random() % 4);
    const Gadget gadget = random_gadget(boundary, static_cast<int>(random() % 3), true, random);
    for (const char green : {char{0}, char{1}}) {
      Gadget inner = gadget;
      --inner.boundary;
      ++inner.inner;
      inner.green.insert(inner.green.begin(), green);
      EXPECT_EQ(absorbed(signature(gadget), green != 0), naive_signature(inner));
    }
  }
}

TEST(Composition, AnExtendedTableHasOneVertexMoreWithoutEdges) {
  auto random = testing::random_numbers();
  for (int round = 0; round < 100; ++round) {
    const Gadget gadget = random_gadget(static_cast<int>(random() % 4), static_cast<int>(random() % 3), true, random);
    Gadget wider = gadget;
    ++wider.boundary;
    for (auto& [u, v] : wider.edges) {
      u += u >= gadget.boundary ? 1 : 0;
      v += v >= gadget.boundary ? 1 : 0;
    }
    EXPECT_EQ(extended(signature(gadget)), naive_signature(wider));
  }
  EXPECT_THROW(extended(signature({boundary_limit, 0, {}, {}})), text::LimitError);
}

}  // namespace
}  // namespace gamecert::reductions
