// Operations on tables do what the same operations on gadgets do.
#include "reductions/gadgets/compose.hpp"

#include <gtest/gtest.h>

#include <tuple>

#include "tests/reductions/naive_signature.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using testing::naive_signature;
using testing::random_gadget;

TEST(Composition, ABoundaryVertexThatIsAbsorbedIsAnInnerVertex) {
  auto random = testing::random_numbers();
  for (int round = 0; round < 100; ++round) {
    const int boundary = 1 + static_cast<int>(random() % 4);
    const Gadget gadget = random_gadget(boundary, static_cast<int>(random() % 3), true, random);
    for (int vertex = 0; vertex < boundary; ++vertex) {
      for (const char green : {char{0}, char{1}}) {
        Gadget inner = gadget;
        --inner.boundary;
        ++inner.inner;
        inner.green.insert(inner.green.begin(), green);
        const auto renumbered = [&](int v) {
          return v == vertex ? boundary - 1 : v > vertex && v < boundary ? v - 1 : v;
        };
        for (auto& [u, v] : inner.edges) std::tie(u, v) = std::minmax({renumbered(u), renumbered(v)});
        EXPECT_EQ(absorbed(signature(gadget), vertex, green != 0), naive_signature(inner));
      }
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
