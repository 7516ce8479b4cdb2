// Tests of sweeps/estimate.cpp: what is counted, not what is timed.
#include "sweeps/estimate.hpp"

#include <gtest/gtest.h>

#include "conjectures/language.hpp"
#include "solve/limits.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

certificates::LedgerQuestion question() { return {conjectures::parse_conjecture("size > 3 -> tree", {}), {}}; }

Scope scope(const char* graph_class, int first, int last) {
  Scope result;
  result.graph_class = graphs::graph_class(graph_class);
  result.first_order = first;
  result.last_order = last;
  return result;
}

TEST(Estimate, OfSmallOrdersIsOfAllGraphs) {
  const Estimate all = estimate(scope("connected", 1, 6), question(), 10);
  EXPECT_EQ(all.graphs, 143);
  EXPECT_EQ(all.sampled_graphs, 143U);
  EXPECT_EQ(all.pieces, 6);
  EXPECT_EQ(all.making.error, 0);
  EXPECT_GT(all.checking.seconds, 0);
  EXPECT_GT(all.bytes, 143);
}

TEST(Estimate, OfLargeOrdersIsOfKnownNumbersOfGraphs) {
  const Estimate all = estimate(scope("connected", 10, 10), question(), 0.01);
  EXPECT_EQ(all.graphs, 11716571);
  EXPECT_LT(all.sampled_graphs, 100'000U);
  EXPECT_GE(all.sampled_parts, 20);
  EXPECT_EQ(all.pieces_of_last_order, 120);
  EXPECT_GT(all.making.error, 0);
}

// 1380 of order 9: OEIS A024607.
TEST(Estimate, OfAClassWithoutACountIsOfAboutItsGraphs) {
  const Estimate all = estimate(scope("connected,triangle-free", 9, 9), question(), 5);
  EXPECT_NEAR(all.graphs, 1380, 700);
}

// 164059830476 of order 12: OEIS A001349. To go through all graphs of order 10 for each part would take minutes.
TEST(Estimate, OfOrdersForManyMachinesIsOfPartsOfAboutAThousandGraphs) {
  const Estimate all = estimate(scope("connected", 12, 12), question(), 1);
  EXPECT_EQ(all.graphs, 164059830476.0);
  EXPECT_GE(all.sampled_parts, 20);
  EXPECT_GT(all.sampled_graphs, 100U);
  EXPECT_LT(all.sampled_graphs, 100'000U);
  EXPECT_GT(all.making.seconds, 0);
}

TEST(Estimate, EndsWhereItIsInterruptedBeforeTheFirstGraph) {
  text::interrupted = true;
  for (const char* graph_class : {"connected", "connected,triangle-free"})
    EXPECT_THROW(estimate(scope(graph_class, 16, 16), question(), 1000), text::LimitError) << graph_class;
  text::interrupted = false;
}

TEST(Estimate, RefusesOrdersBeyondTheClass) {
  EXPECT_THROW(estimate(scope("connected", 21, 21), question(), 1), text::InputError);
}

}  // namespace
}  // namespace gamecert::sweeps
