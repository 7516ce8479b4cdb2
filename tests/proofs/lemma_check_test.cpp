// Lemmas are proved, refuted at a least graph, or left open; and tables of few boundary vertices are what is said of
// them.
#include "proofs/lemma_check.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <map>
#include <random>

#include "certificates/checker.hpp"
#include "proofs/lemma_discover.hpp"
#include "proofs/lemma_host.hpp"
#include "proofs/lemma_proof.hpp"
#include "proofs/lemma_saturate.hpp"
#include "reductions/gadgets/full_gadgets.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "reductions/gadgets/lemma_file.hpp"
#include "solve/ello/determinant/gf64.hpp"
#include "solve/ello/ello.hpp"
#include "tests/reductions/naive_signature.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using reductions::Gadget;
using reductions::GadgetTable;

LemmaReport checked(const std::string& text, const LemmaRequest& request = {}) {
  return check_lemma(reductions::read_lemma("lemma t\n" + text, "test"), request);
}

TEST(LemmaCheck, FindsTheLeastGraphThatRefutesIt) {
  // A green leaf is not dropped: of an edge with one green vertex the game is won, of a red vertex it is not.
  const LemmaReport leaf = checked("boundary a\ninner x\nedges a-x\ngreen x\nreplace by nothing\n");
  ASSERT_EQ(leaf.verdict, solve::Verdict::fails);
  EXPECT_EQ(leaf.difference->before.instance(), "A_ green=1");
  EXPECT_EQ(leaf.difference->answer, "WINNABLE");
  EXPECT_EQ(leaf.difference->answer_after, "UNWINNABLE");
  EXPECT_EQ(leaf.difference->after->instance(), "@");
  for (const auto& certificate : facts({}, *leaf.difference, {})) EXPECT_NO_THROW(certificates::check(certificate));
}

TEST(LemmaCheck, HypothesesAboutTheHostKeepCounterexamplesOut) {
  const std::string begin = "boundary a\ninner x\nedges a-x\ngreen x\n";
  const LemmaReport red = checked(begin + "red a\nreplace by nothing\n");
  ASSERT_EQ(red.verdict, solve::Verdict::fails);
  EXPECT_EQ(red.difference->before.instance(), "A_ green=1");
  const LemmaReport connected = checked(
      "boundary a b\ninner x\nedges a-x b-x\ngreen x\nnonadjacent a-b\nassume connected plausible\nunwinnable\n");
  ASSERT_EQ(connected.verdict, solve::Verdict::fails);
  EXPECT_EQ(connected.difference->before.graph.size(), 2);
  EXPECT_EQ((connected.difference->before.graph.order + connected.difference->before.graph.size() +
             std::popcount(connected.difference->before.green)) %
                2,
            0);
}

TEST(LemmaCheck, EveryStatementAboutOneVertexIsProvedOrRefuted) {
  for (const char* colour : {"green x", "red x"}) {
    for (const char* edges : {"", "edges a-x\n", "edges a-x b-x\n"}) {
      for (const char* conclusion :
           {"replace by nothing\n", "replace by nothing\nrecolour a\n", "first x\n", "last x\n",
            "replace by nothing\ntoggle a-b\n", "winnable if nothing\n", "unwinnable\n"}) {
        const LemmaReport report =
            checked(std::string("boundary a b\ninner x\n") + edges + colour + "\n" + conclusion, {.last = 5});
        EXPECT_TRUE(report.verdict == solve::Verdict::proved || report.verdict == solve::Verdict::fails)
            << edges << conclusion;
        EXPECT_TRUE(!report.difference || report.difference->before.graph.order <= 4) << edges << conclusion;
      }
    }
  }
}

/// Tables differ, and yet no host tells the two apart; with another parity, or a gadget that is not full, one does.
TEST(LemmaCheck, FullGadgetsProveWhatTablesDoNot) {
  const std::string begin = "boundary a b c\ninner x y\nedges x-a y-a x-b y-c\ngreen x y\n";
  const std::string other = "\ninner x y\nedges x-a y-a x-b y-b x-c\n";
  for (const char* right : {"recolour a\n", "recolour c\n", "recolour a b c\n"}) {
    for (const char* said : {"replace by", "winnable if", "winnable only if"}) {
      const reductions::Lemma lemma = reductions::read_lemma("lemma t\n" + begin + said + other + right, "test");
      const reductions::Statement& one = lemma.statements[0];
      ASSERT_FALSE(said == std::string("replace by") && reductions::proved(one.gadget, one.conclusion));
      EXPECT_EQ(check_lemma(lemma, {.last = 6}).verdict, solve::Verdict::proved) << said << right;
      for (const auto& certificate : proofs(lemma)) EXPECT_NO_THROW(certificates::check(certificate));
    }
  }
  for (const std::string& wrong : {begin + "replace by" + other, begin + "replace by" + other + "recolour a b\n",
                                   begin + "replace by\ninner x y\nedges x-a y-a x-b y-b x-c\nred x\nrecolour a\n",
                                   begin + "replace by\ninner x y\nedges x-a y-a x-b y-b\nrecolour a\n",
                                   "boundary a b c\ninner x y\nedges x-a y-a x-b y-c\ngreen x\nred y\nwinnable if" +
                                       other + "green y\nrecolour b c\n"}) {
    const LemmaReport report = checked(wrong);
    ASSERT_EQ(report.verdict, solve::Verdict::fails) << wrong;
    for (const auto& certificate : facts({}, *report.difference, {})) EXPECT_NO_THROW(certificates::check(certificate));
  }
}

TEST(LemmaCheck, StopsAtALimit) {
  const LemmaReport report = checked("boundary a b c\ninner x\nedges a-x b-x c-x\nred x\nassume connected\nfirst x\n",
                                     {.last = 9, .limits = {.seconds = 1e-9}});
  EXPECT_EQ(report.verdict, solve::Verdict::unknown);
  EXPECT_FALSE(report.limit.empty());
}

TEST(Tables, PermutingTheBoundaryIsRenumberingTheGadget) {
  auto random = reductions::testing::random_numbers();
  for (int round = 0; round < 100; ++round) {
    const int boundary = static_cast<int>(random() % 4);
    const Gadget gadget = reductions::testing::random_gadget(boundary, static_cast<int>(random() % 3), true, random);
    for (const std::vector<int>& image : reductions::boundary_orders(boundary)) {
      Gadget renumbered = gadget;
      for (auto& [u, v] : renumbered.edges) {
        if (u < boundary) u = image[static_cast<std::size_t>(u)];
        if (v < boundary) v = image[static_cast<std::size_t>(v)];
        if (u > v) std::swap(u, v);
      }
      EXPECT_EQ(permuted(reductions::signature(gadget), image), reductions::testing::naive_signature(renumbered));
    }
  }
}

TEST(Tables, OfUpToThreeBoundaryVerticesAreFew) {
  const std::vector<std::tuple<int, std::size_t, std::size_t, std::size_t>> expected = {
      {0, 2, 2, 2}, {1, 3, 3, 2}, {2, 11, 11, 4}};
  for (const auto& [boundary, count, different, kinds] : expected) {
    const std::set<GadgetTable> all = saturated_tables(boundary, {});
    const std::vector<GadgetTable> tables(all.begin(), all.end());
    const std::vector<int> numbers = behaviours(tables);
    std::set<GadgetTable> up_to;
    for (const GadgetTable& table : tables) up_to.insert(up_to_symmetry(table));
    EXPECT_EQ(tables.size(), count);
    EXPECT_EQ(std::set<int>(numbers.begin(), numbers.end()).size(), different);
    EXPECT_EQ(up_to.size(), kinds);
  }
}

/// Of the tables of three boundary vertices those of full gadgets have two behaviours, and each other one its own.
TEST(Tables, OfThreeBoundaryVerticesThatDoTheSameAreOfFullGadgets) {
  const std::set<GadgetTable> all = saturated_tables(3, {});
  const std::vector<GadgetTable> tables(all.begin(), all.end());
  const std::vector<int> numbers = behaviours(tables);
  std::map<int, int> sizes;
  for (const int number : numbers) ++sizes[number];
  EXPECT_EQ(tables.size(), 379U);
  EXPECT_EQ(sizes.size(), 211U);
  EXPECT_EQ(std::ranges::count_if(sizes, [](const auto& entry) { return entry.second == 85; }), 2);
  EXPECT_EQ(std::ranges::count_if(sizes, [](const auto& entry) { return entry.second == 1; }), 209);
  std::mt19937_64 random(22);
  int full = 0;
  for (int round = 0; round < 300; ++round) {
    Gadget gadget{3, 1 + round % 4, {}, {}};
    for (int v = 3; v < gadget.order(); ++v)
      for (int u = 0; u < v; ++u)
        if (random() % 2 == 0) gadget.edges.emplace_back(u, v);
    for (int i = 0; i < gadget.inner; ++i) gadget.green.push_back(random() % 2 == 0);
    std::vector<reductions::FieldElement> elements(reductions::elements_needed({gadget}));
    for (auto& element : elements) element = random();
    const auto table = std::ranges::find(tables, reductions::signature(gadget));
    ASSERT_NE(table, tables.end());
    const bool shown = !reductions::fullness_fails({gadget}, elements);
    full += shown ? 1 : 0;
    EXPECT_EQ(shown, sizes[numbers[static_cast<std::size_t>(table - tables.begin())]] == 85);
  }
  EXPECT_GT(full, 20);
}

/// Theorem 4.2: an oddity that hangs on a vertex changes its colour if the number of green vertices beyond is odd.
TEST(Tables, OfOdditiesOnOneVertexAreAsTheoremSaysThatGluesThem) {
  int oddities = 0;
  for (int order = 2; order <= 6; ++order) {
    each_host(1, order, [&](const graphs::SmallGraph& graph) {
      const auto winnable = solve::winnable_colourings(graph);
      const bool odd_type = (order + graph.size()) % 2 != 0;
      bool oddity = odd_type;
      for (graphs::VertexSet green = 1; green <= graph.vertices(); ++green)
        oddity = oddity && (std::popcount(green) % 2 == 0 || (winnable[green / 64] >> (green % 64) & 1) != 0);
      if (!oddity) return true;
      ++oddities;
      for (graphs::VertexSet green = 0; green <= graph.vertices(); green += 2) {
        const GadgetTable table = reductions::signature(as_gadget(graph, 1, green));
        EXPECT_EQ(table.sets, std::vector<reductions::VectorSet>{std::popcount(green) % 2 == 0 ? 1U : 2U});
      }
      return true;
    });
  }
  EXPECT_GT(oddities, 50);
}

/// Random gadgets far larger than those gone through have no other table.
TEST(Tables, OfRandomGadgetsOnTwoVerticesAreAmongThem) {
  const std::set<GadgetTable> all = saturated_tables(2, {});
  std::mt19937_64 random(20);
  std::set<GadgetTable> met;
  for (int round = 0; round < 300; ++round) {
    Gadget gadget{2, 5 + static_cast<int>(random() % 5), {}, {}};
    for (int v = 2; v < gadget.order(); ++v)
      for (int u = 0; u < v; ++u)
        if (random() % 2 == 0) gadget.edges.emplace_back(u, v);
    for (int i = 0; i < gadget.inner; ++i) gadget.green.push_back(random() % 2 == 0);
    const GadgetTable table = reductions::signature(gadget);
    EXPECT_TRUE(all.contains(table));
    met.insert(table);
  }
  EXPECT_GE(met.size(), 3U);
}

std::uint64_t reciprocal(std::uint64_t element) { return solve::gf64::inverse(element); }

/// The sum over spanning trees of the products of the weights 1/(t_u + t_v), edges given; the last vertex is s, t_s =
/// 0.
std::uint64_t tree_sum(std::size_t order, const std::vector<graphs::Edge>& edges, const std::vector<std::uint64_t>& t) {
  std::vector<std::vector<std::uint64_t>> rows(order, std::vector<std::uint64_t>(order));
  for (const auto& [u, v] : edges) {
    const auto a = static_cast<std::size_t>(u), b = static_cast<std::size_t>(v);
    const std::uint64_t weight = reciprocal(t[a] ^ t[b]);
    rows[a][a] ^= weight, rows[b][b] ^= weight, rows[a][b] ^= weight, rows[b][a] ^= weight;
  }
  std::uint64_t product = 1;
  for (std::size_t k = 0; k + 1 < order; ++k) {  // without the row and column of s
    std::size_t pivot = k;
    while (pivot + 1 < order && rows[pivot][k] == 0) ++pivot;
    if (pivot + 1 == order) return 0;
    std::swap(rows[k], rows[pivot]);
    product = solve::gf64::multiply(product, rows[k][k]);
    for (std::size_t i = k + 1; i + 1 < order; ++i) {
      const std::uint64_t factor = solve::gf64::multiply(rows[i][k], reciprocal(rows[k][k]));
      for (std::size_t j = k; j + 1 < order; ++j) rows[i][j] ^= solve::gf64::multiply(factor, rows[k][j]);
    }
  }
  return product;
}

/// The equations of the proof for two boundary vertices (docs/LEMMAS.md), at random points.
TEST(Tables, TheProofForTwoBoundaryVerticesComputesRightly) {
  std::mt19937_64 random(21);
  int compared = 0;
  for (int round = 0; round < 200; ++round) {
    // x = 0, y = 1, two gadgets with the inner vertices 2..4 and 5..7, s = 8; both of even parity.
    constexpr int s = 8;
    std::vector<std::uint64_t> t(9);
    for (std::size_t i = 0; i < s; ++i) t[i] = random();
    const auto gadget = [&](int first) {
      std::vector<graphs::Edge> edges;
      for (int v = first; v < first + 3; ++v) {
        for (const int u : {0, 1, s})
          if (random() % 2 == 0) edges.emplace_back(u, v);
        for (int u = first; u < v; ++u)
          if (random() % 2 == 0) edges.emplace_back(u, v);
      }
      // Order 3 and x, y red: plausible with an odd number of edges and of green vertices together; x absorbs the rest.
      if (edges.size() % 2 == 0) edges.emplace_back(0, s);
      return edges;
    };
    const auto value = [&](std::vector<graphs::Edge> edges, const std::vector<int>& inner, bool green) {
      if (green)
        for (const int v : {0, 1})
          if (std::erase(edges, graphs::Edge{v, s}) == 0) edges.emplace_back(v, s);
      std::vector<int> vertices = {0, 1};
      vertices.insert(vertices.end(), inner.begin(), inner.end());
      vertices.push_back(s);
      std::vector<int> number(9, -1);
      std::vector<std::uint64_t> at;
      for (std::size_t i = 0; i < vertices.size(); ++i) {
        number[static_cast<std::size_t>(vertices[i])] = static_cast<int>(i);
        at.push_back(t[static_cast<std::size_t>(vertices[i])]);
      }
      for (auto& [u, v] : edges) u = number[static_cast<std::size_t>(u)], v = number[static_cast<std::size_t>(v)];
      return tree_sum(vertices.size(), edges, at);
    };
    const auto one = gadget(2), other = gadget(5);
    std::vector<graphs::Edge> both = one;
    for (const graphs::Edge& edge : other)
      if (std::erase(both, edge) == 0) both.push_back(edge);
    const auto times = [](std::uint64_t a, std::uint64_t b) { return solve::gf64::multiply(a, b); };
    const std::uint64_t a1 = value(one, {2, 3, 4}, true), b1 = value(one, {2, 3, 4}, false);
    const std::uint64_t a2 = value(other, {5, 6, 7}, true), b2 = value(other, {5, 6, 7}, false);
    const std::uint64_t glued = value(both, {2, 3, 4, 5, 6, 7}, false);
    EXPECT_EQ(glued, times(times(t[0], t[1]), times(b1, a2) ^ times(a1, b2)));
    compared += glued != 0 ? 1 : 0;
  }
  EXPECT_GT(compared, 30);
}

TEST(LemmaDiscovery, EveryRuleIsProvedAndMakesTheGadgetSmaller) {
  for (int boundary = 0; boundary <= 2; ++boundary) {
    const Discovery found = discover(boundary, 3, {});
    EXPECT_EQ(found.outside, 0U);
    EXPECT_FALSE(found.rules.empty());
    for (const Rule& rule : found.rules) {
      EXPECT_TRUE(reductions::proved(rule.gadget, rule.conclusion));
      EXPECT_LE(rule.conclusion.after.inner, rule.gadget.inner);
    }
  }
}

/// On three boundary vertices full gadgets stand for each other: nothing full is left but the smallest, and hosts do
/// not tell a gadget from what a rule makes of it.
TEST(LemmaDiscovery, RulesOnThreeVerticesUseFullGadgets) {
  const Discovery found = discover(3, 2, {});
  const std::set<GadgetTable> hosts = saturated_tables(3, {});
  int by_full_gadgets = 0;
  for (const Rule& rule : found.rules) {
    const auto certificate = proof(rule.gadget, rule.conclusion);
    ASSERT_TRUE(certificate) << reductions::text(rule.gadget);
    EXPECT_NO_THROW(certificates::check(*certificate));
    by_full_gadgets += reductions::proved(rule.gadget, rule.conclusion) ? 0 : 1;
    const GadgetTable before = reductions::signature(rule.gadget);
    if (before.dead()) continue;
    const GadgetTable after =
        reductions::recoloured(reductions::signature(rule.conclusion.after), rule.conclusion.recoloured);
    for (const GadgetTable& host : hosts) EXPECT_EQ(meet(before, host), meet(after, host));
  }
  EXPECT_GT(by_full_gadgets, 0);
}

}  // namespace
}  // namespace gamecert::proofs
