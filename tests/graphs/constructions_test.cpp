// Graphs made of two.
#include "graphs/constructions.hpp"

#include <gtest/gtest.h>

#include "family_graph.hpp"

namespace gamecert::graphs {
namespace {

SmallGraph edgeless(int order) { return {.order = order}; }

TEST(Constructions, HaveTheirSizes) {
  const SmallGraph path = family("path:3"), triangle = family("complete:3");
  EXPECT_EQ(join(path, triangle).size(), 2 + 3 + 9);
  EXPECT_EQ(cartesian_product(path, triangle).size(), 2 * 3 + 3 * 3);
  EXPECT_EQ(composition(path, triangle).size(), 2 * 9 + 3 * 3);
  EXPECT_EQ(composition(triangle, path).size(), 3 * 9 + 3 * 2);
  EXPECT_EQ(cartesian_product(path, family("path:4")), family("grid:3x4"));
  EXPECT_EQ(cartesian_product(triangle, family("path:4")), family("cylinder:3x4"));
  EXPECT_EQ(join(edgeless(2), edgeless(4)), family("complete-bipartite:2,4"));
  EXPECT_EQ(join(join(edgeless(1), edgeless(1)), join(edgeless(1), edgeless(0))), triangle);
}

}  // namespace
}  // namespace gamecert::graphs
