// What maps are proved to keep they keep on all small graphs, and where a failure is named it is one; by predicates of
// this file alone. GAMECERT_SEED, GAMECERT_REDUCTIONS.
#include "proofs/maps/kept_properties.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iostream>

#include "graphs/constructions.hpp"
#include "graphs/planar.hpp"
#include "graphs/small_graph_text.hpp"
#include "proofs/maps/map_claims.hpp"
#include "proofs/reduction_prove.hpp"
#include "reductions/built_in.hpp"
#include "reductions/reduction_lines.hpp"
#include "tests/language/random_formula.hpp"
#include "tests/proofs/random_reduction.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using graphs::Graph;
using reductions::Kept;
using reductions::read_reduction;
using reductions::StatedReduction;
using solve::Verdict;

/// By trying every side for every vertex, one after another.
bool two_sides(const Graph& graph, std::vector<int>& side) {
  const int v = static_cast<int>(side.size());
  if (v == graph.order()) return true;
  for (const int s : {0, 1}) {
    const bool clash = std::ranges::any_of(graph.neighbours(v),
                                           [&](int u) { return u < v && side[static_cast<std::size_t>(u)] == s; });
    if (clash) continue;
    side.push_back(s);
    if (two_sides(graph, side)) return true;
    side.pop_back();
  }
  return false;
}

bool naive_has(const Kept& property, const Graph& graph) {
  const int n = graph.order();
  switch (property.word) {
    case Kept::Word::bipartite: {
      std::vector<int> side;
      return two_sides(graph, side);
    }
    case Kept::Word::triangle_free:
      for (int a = 0; a < n; ++a) {
        for (int b = 0; b < a; ++b) {
          for (int c = 0; c < b; ++c) {
            if (graph.adjacent(a, b) && graph.adjacent(b, c) && graph.adjacent(a, c)) return false;
          }
        }
      }
      return true;
    case Kept::Word::connected: {
      std::vector<char> met(static_cast<std::size_t>(n), 0);
      const std::function<int(int)> visit = [&](int v) {
        if (std::exchange(met[static_cast<std::size_t>(v)], 1) != 0) return 0;
        int count = 1;
        for (int u = 0; u < n; ++u) count += graph.adjacent(u, v) ? visit(u) : 0;
        return count;
      };
      return n == 0 || visit(0) == n;
    }
    case Kept::Word::max_degree:
      for (int v = 0; v < n; ++v) {
        int degree = 0;
        for (int u = 0; u < n; ++u) degree += graph.adjacent(u, v) ? 1 : 0;
        if (degree > property.degree) return false;
      }
      return true;
    default:
      return graphs::planar(graph);
  }
}

bool lost(const reductions::Reduction& reduction, const Kept& property, const graphs::SmallGraph& graph) {
  return naive_has(property, graphs::large(graphs::underlying(graph))) &&
         !naive_has(property, target_graph(reductions::GadgetMap(reduction, graph)));
}

std::vector<Kept> properties() {
  using enum Kept::Word;
  return {{planar},        {connected},     {bipartite},     {triangle_free},
          {max_degree, 0}, {max_degree, 2}, {max_degree, 3}, {max_degree, 4}};
}

TEST(MapKept, WhatIsDecidedOfRandomMapsIsSoOnSmallGraphs) {
  RandomReductions random(conjectures::testing::seed() + 2);
  const char* rounds = std::getenv("GAMECERT_REDUCTIONS");
  solve::Watch watch({});
  int proved = 0, failing = 0, open = 0;
  for (int i = rounds == nullptr ? 150 : std::stoi(rounds); i > 0; --i) {
    std::string text;
    std::optional<StatedReduction> reduction;
    while (!reduction) {
      text = random.next();
      try {
        reduction = read_reduction(text);
      } catch (const text::InputError&) {
      }
    }
    for (const Kept& property : properties()) {
      const MapKept kept = decide_kept(*reduction, property);
      ++(kept.verdict == Verdict::proved ? proved : kept.verdict == Verdict::fails ? failing : open);
      if (kept.verdict == Verdict::fails) {
        EXPECT_TRUE(lost(*reduction, property, *kept.source)) << text << " keeps " << reductions::text(property);
        EXPECT_TRUE(reductions::GadgetMap(*reduction, *kept.source).assumed()) << text;
      }
      const int last = reduction->source.directed ? 3 : 4;
      bool lost_here = false;
      for (int order = 1; order <= last; ++order) {
        each_source(*reduction, order, watch, [&](const graphs::SmallGraph& graph) {
          lost_here = lost_here || lost(*reduction, property, graph);
        });
      }
      EXPECT_FALSE(lost_here && kept.verdict == Verdict::proved) << text << " keeps " << reductions::text(property);
    }
  }
  std::cout << proved << " kept, " << failing << " not kept, " << open << " open\n";
  EXPECT_GT(proved, 100);
  EXPECT_GT(failing, 100);
}

TEST(MapKept, OfTheBuiltInMapsIsProved) {
  int kept = 0;
  for (const reductions::BuiltIn& each : reductions::built_in_maps()) {
    const StatedReduction reduction = read_reduction(each.text);
    for (const Kept& property : reduction.keeps) {
      EXPECT_EQ(decide_kept(reduction, property).verdict, Verdict::proved)
          << each.name << " keeps " << reductions::text(property);
      ++kept;
    }
  }
  EXPECT_EQ(kept, 8);
}

const std::string graphs_of = "source node-kayles ; target node-kayles ; ";

TEST(MapKept, OddCyclesAreFoundAlongCycles) {
  // v and u alternate along arcs; from v to the next u there is one edge, from u to the next v there are two. So a
  // directed cycle of 6 makes an odd cycle, one of 4 does not; a cycle of 4 with one arc turned does, and no forest.
  const StatedReduction reduction =
      read_reduction(graphs_of +
                     "vertex v ; vertex u ; edge x ; join a.v b.u ; join a.u x ; join x b.v ; move v:1 means 1 ; "
                     "move u:1 means 1 ; keeps bipartite");
  const Kept bipartite{Kept::Word::bipartite};
  const MapKept kept = decide_kept(reduction, bipartite);
  ASSERT_EQ(kept.verdict, Verdict::fails);
  EXPECT_EQ(kept.source->order, 6);
  EXPECT_TRUE(lost(reduction, bipartite, *kept.source));
  solve::Watch watch({});
  const auto least = first_broken_claim(reduction, 6, watch);
  ASSERT_TRUE(least);
  EXPECT_EQ(least->order, 4);
  EXPECT_EQ(least->size(), 4);
}

TEST(MapKept, DegreesAreFoundAtStarsOfAnyOrder) {
  // Each edge adds one neighbour, and each vertex has one more.
  const std::string map = graphs_of + "vertex v ; vertex w ; join v w ; join a.v b.v ; move v:1 means 1";
  for (const int degree : {1, 2, 6, 7}) {
    const MapKept kept = decide_kept(read_reduction(map), {Kept::Word::max_degree, degree});
    ASSERT_EQ(kept.verdict, Verdict::fails) << degree;
    EXPECT_EQ(kept.source->order, degree + 1);
    EXPECT_TRUE(lost(read_reduction(map), {Kept::Word::max_degree, degree}, *kept.source));
  }
  const StatedReduction subdivided =
      read_reduction(graphs_of + "vertex v ; edge x ; join a.v x ; join b.v x ; move v:1 means 1");
  EXPECT_EQ(decide_kept(subdivided, {Kept::Word::max_degree, 1}).verdict, Verdict::fails);
  EXPECT_EQ(decide_kept(subdivided, {Kept::Word::max_degree, 7}).verdict, Verdict::proved);
  // One vertex beside all: no star tells.
  const StatedReduction shared = read_reduction(graphs_of + "vertex v ; graph g ; join v g ; move v:1 means 1");
  EXPECT_EQ(decide_kept(shared, {Kept::Word::max_degree, 3}).verdict, Verdict::unknown);
}

TEST(MapKept, ThreeEdgesMakeATriangle) {
  // x y z of three edges at a vertex are no triangle; of a path with three edges, joined at its ends, they are.
  const StatedReduction triangle =
      read_reduction(graphs_of + "vertex v ; vertex w ; join a.v b.v ; join a.v b.w ; join v w ; move v:1 means 1");
  EXPECT_EQ(decide_kept(triangle, {Kept::Word::triangle_free}).verdict, Verdict::fails);
  const StatedReduction doubled =
      read_reduction(graphs_of +
                     "vertex v ; vertex w ; join a.v b.v ; join a.w b.w ; join a.v b.w ; join a.w b.v ; "
                     "move v:1 means 1");
  EXPECT_EQ(decide_kept(doubled, {Kept::Word::triangle_free}).verdict, Verdict::proved);
  EXPECT_EQ(decide_kept(doubled, {Kept::Word::bipartite}).verdict, Verdict::proved);
  // K4 is planar, and with every vertex twice it is not: two ends, so nothing is said.
  EXPECT_EQ(decide_kept(doubled, {Kept::Word::planar}).verdict, Verdict::unknown);
}

TEST(MapKept, TheProofSaysWhatItProved) {
  const std::string map = graphs_of +
                          "vertex v ; vertex w ; join a.v b.v ; join a.w b.w ; join a.v b.w ; "
                          "join a.w b.v ; join v w ; move v:1 means 1 ; move w:1 means 1 ; ";
  const ReductionProof both = prove_reduction(read_reduction(map + "keeps connected ; keeps bipartite"), false, 6, {});
  EXPECT_EQ(both.verdict, Verdict::fails);  // v, w and a vertex of a neighbour
  EXPECT_EQ(both.failing->order, 2);
  const ReductionProof kept = prove_reduction(read_reduction(map + "keeps connected"), false, 6, {});
  EXPECT_EQ(kept.verdict, Verdict::proved);
  EXPECT_TRUE(kept.looked_at.empty());
  EXPECT_EQ(kept.map_order, 0);
}

}  // namespace
}  // namespace gamecert::proofs
