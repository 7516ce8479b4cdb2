// Tests of graphs/nauty/canonical.cpp.
#include "graphs/nauty/canonical.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <set>
#include <thread>

#include "family_graph.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "random_graph.hpp"
#include "text/deadline.hpp"

namespace gamecert::graphs {
namespace {

/// The order of the group in decimal, by long multiplication.
std::string long_product(const GroupOrder& group) {
  std::vector<int> digits{1};  // least first
  for (const int factor : group) {
    int carry = 0;
    for (int& digit : digits) {
      carry += digit * factor;
      digit = carry % 10;
      carry /= 10;
    }
    for (; carry > 0; carry /= 10) digits.push_back(carry % 10);
  }
  std::string text;
  for (const int digit : digits) text.insert(text.begin(), static_cast<char>('0' + digit));
  return text;
}

TEST(CanonicalForm, ThePositionsMapTheGraphToTheCanonicalGraph) {
  std::mt19937_64 random(testing::seed());
  for (int order = 0; order <= 64; ++order) {
    const SmallGraph graph = small(testing::random_graph(order, 0.3, random));
    const CanonicalForm form = canonical_form(graph);
    EXPECT_EQ(testing::relabelled(graph, form.position), form.graph);
  }
}

TEST(CanonicalForm, RelabellingChangesNothing) {
  std::mt19937_64 random(testing::seed());
  for (int order = 0; order <= 64; ++order)
    for (const double density : {0.1, 0.5}) {
      const SmallGraph graph = small(testing::random_graph(order, density, random));
      const auto moved = testing::relabelled(graph, testing::random_permutation(order, random));
      EXPECT_EQ(canonical_form(moved).graph, canonical_form(graph).graph);
    }
  const SmallGraph cube = family("hypercube:6");
  EXPECT_EQ(canonical_form(testing::relabelled(cube, testing::random_permutation(64, random))).graph,
            canonical_form(cube).graph);
}

TEST(CanonicalForm, TellsTheClassesOfOrderFiveApart) {
  std::set<std::string> classes;
  for (std::uint64_t bits = 0; bits < 1024; ++bits)
    classes.insert(write_graph6(canonical_form(testing::labelled_graph(5, bits)).graph));
  EXPECT_EQ(classes.size(), 34U);
}

TEST(CanonicalForm, TellsDigraphsApartUpToRelabelling) {
  std::mt19937_64 random(testing::seed());
  for (int order = 1; order <= 64; ++order)
    for (const double density : {0.1, 0.5}) {
      const SmallGraph digraph = small(testing::random_digraph(order, density, random));
      const CanonicalForm form = canonical_form(digraph);
      EXPECT_EQ(testing::relabelled(digraph, form.position), form.graph);
      const auto moved = testing::relabelled(digraph, testing::random_permutation(order, random));
      EXPECT_EQ(canonical_form(moved).graph, form.graph);
      EXPECT_EQ(long_product(canonical_form(moved).group), long_product(automorphism_group_order(digraph)));
    }
  const SmallGraph edge{.order = 2, .rows = {2, 1}};
  const SmallGraph both_arcs{.order = 2, .directed = true, .rows = {2, 1}};
  const SmallGraph arc{.order = 2, .directed = true, .rows = {2}};
  EXPECT_FALSE(canonical_form(edge).graph == canonical_form(both_arcs).graph);
  EXPECT_FALSE(canonical_form(arc).graph == canonical_form(both_arcs).graph);
  EXPECT_EQ(long_product(automorphism_group_order(arc)), "1");
  EXPECT_EQ(long_product(automorphism_group_order(both_arcs)), "2");
}

TEST(CanonicalForm, ItsFirstVerticesAreAnOrbit) {
  std::mt19937_64 random(testing::seed());
  const SmallGraph path = family("path:5");
  for (const VertexSet among : {VertexSet{31}, VertexSet{17}, VertexSet{10}, VertexSet{27}}) {
    VertexSet first = 0;
    for (int v = 0; v < 5; ++v) first |= VertexSet{canonically_first(path, among, v)} << v;
    EXPECT_TRUE(first == 17 || first == 10 || first == 4) << first;
    EXPECT_NE(first & among, 0U);
    const auto position = testing::random_permutation(5, random);
    VertexSet moved = 0;
    each(among, [&](int v) { moved |= single(position[v]); });
    for (int v = 0; v < 5; ++v)
      EXPECT_EQ(canonically_first(testing::relabelled(path, position), moved, position[v]), (first >> v & 1) != 0);
  }
}

TEST(GroupOrder, IsKnownForFamousGraphs) {
  const std::pair<const char*, const char*> cases[] = {
      {"path:1", "1"},
      {"path:2", "2"},
      {"petersen", "120"},
      {"hypercube:3", "48"},
      {"hypercube:6", "46080"},
      {"cycle:64", "128"},
      {"star:20", "2432902008176640000"},
      {"complete-bipartite:3,3", "72"},
      {"complete:64", "126886932185884164103433389335161480802865516174545192198801894375214704230400000000000000"},
  };
  for (const auto& [text, expected] : cases)
    EXPECT_EQ(long_product(automorphism_group_order(family(text))), expected) << text;
  EXPECT_EQ(long_product(automorphism_group_order(SmallGraph{})), "1");
}

TEST(Generators, AreAutomorphismsAndGenerateAsMuchAsTheGroupOrderSays) {
  for (const char* text : {"petersen", "hypercube:3", "complete:5", "path:4", "cylinder:5x2"}) {
    const SmallGraph graph = family(text);
    const auto generators = automorphism_generators(graph);
    for (const auto& generator : generators) EXPECT_EQ(testing::relabelled(graph, generator), graph);
    std::vector<int> identity(static_cast<std::size_t>(graph.order));
    std::iota(identity.begin(), identity.end(), 0);
    std::set<std::vector<int>> group{identity};
    std::vector<std::vector<int>> waiting{identity};
    while (!waiting.empty()) {
      const auto element = waiting.back();
      waiting.pop_back();
      for (const auto& generator : generators) {
        std::vector<int> product;
        for (const int v : element) product.push_back(generator[v]);
        if (group.insert(product).second) waiting.push_back(product);
      }
    }
    EXPECT_EQ(std::to_string(group.size()), long_product(automorphism_group_order(graph))) << text;
  }
  EXPECT_TRUE(automorphism_generators(SmallGraph{}).empty());
}

/// A disjoint union of cycles: nauty looks at many nodes.
SmallGraph twelve_cycles() {
  SmallGraph graph{.order = 60};
  for (int v = 0; v < graph.order; ++v) graph.add_edge(v, v - v % 5 + (v + 1) % 5);
  return graph;
}

TEST(CanonicalForm, EndsAtAnInterruptAndIsWholeAgainAfterIt) {
  const CanonicalForm form = canonical_form(twelve_cycles());
  text::interrupted = true;
  EXPECT_THROW(canonical_form(twelve_cycles()), text::LimitError);
  EXPECT_THROW(automorphism_generators(twelve_cycles()), text::LimitError);
  text::interrupted = false;
  EXPECT_EQ(canonical_form(twelve_cycles()).graph, form.graph);
}

/// nauty ends in all threads at once: those that met no limit must not show it.
TEST(CanonicalForm, IsRightInOneThreadWhileADeadlineEndsItInAnother) {
  const CanonicalForm form = canonical_form(twelve_cycles());
  std::atomic<bool> ended{false};
  std::jthread other([&] {
    for (int i = 0; i < 200; ++i) {
      const text::Deadline over(0);
      EXPECT_THROW(canonical_form(twelve_cycles()), text::LimitError);
    }
    ended = true;
  });
  for (int i = 0; i < 20 || !ended; ++i) {
    const CanonicalForm again = canonical_form(twelve_cycles());
    ASSERT_EQ(again.graph, form.graph);
    ASSERT_EQ(again.position, form.position);
    ASSERT_EQ(again.group, form.group);
  }
}

}  // namespace
}  // namespace gamecert::graphs
