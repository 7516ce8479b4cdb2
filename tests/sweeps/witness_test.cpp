// Witnesses: the body of the quantifier is evaluated again at each, from its definition.
#include "sweeps/witness.hpp"

#include <gtest/gtest.h>

#include <bit>

#include "conjectures/language.hpp"
#include "conjectures/played_values.hpp"
#include "graphs/constructions.hpp"
#include "graphs/invariants.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/formula.hpp"
#include "sweeps/counterexample.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;
using Chosen = std::vector<VertexSet>;

/// Whether what was chosen for the quantifiers, the outermost first, shows that the conjecture is false.
using Shows = std::function<bool(const SmallGraph&, const Chosen&)>;

int least(VertexSet set) { return std::countr_zero(set); }

SmallGraph without_edge(SmallGraph graph, VertexSet edge) {
  graph.delete_edge(least(edge), least(edge & (edge - 1)));
  return graph;
}

/// By play of the rules.
bool winnable(const SmallGraph& graph, VertexSet green) {
  conjectures::PlayedValues played;
  played.ask(graph);
  const VertexSet bit = graphs::single(static_cast<int>(green % 64));
  return (played.truths({"wins", {{"ello", {}}, {"green=", {}}}}, green / 64, bit) & bit) != 0;
}

/// The conjecture is proved false wherever it fails to order 5, and every witness looked at.
void expect_shown(std::string_view text, const std::function<bool(const SmallGraph&)>& holds, std::size_t quantifiers,
                  const Shows& shows) {
  const language::Formula conjecture = conjectures::parse_conjecture(text);
  int failures = 0;
  for (int order = 1; order <= 5; ++order) {
    graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const SmallGraph& graph) {
      if (holds(graph)) return true;
      ++failures;
      Chosen chosen;
      for (const Witness& witness : prove_counterexample(conjecture, graph, {}).witnesses)
        chosen.push_back(witness.chosen);
      EXPECT_EQ(chosen.size(), quantifiers) << text << " at " << graphs::write_small_graph(graph);
      if (chosen.size() != quantifiers) return false;
      EXPECT_TRUE(shows(graph, chosen)) << text << " at " << graphs::write_small_graph(graph);
      return true;
    });
  }
  EXPECT_GT(failures, 0) << text;
}

template <class Holds>
bool every_vertex(const SmallGraph& graph, Holds&& holds) {
  for (int v = 0; v < graph.order; ++v) {
    if (!holds(v)) return false;
  }
  return true;
}
template <class Holds>
bool every_edge(const SmallGraph& graph, Holds&& holds) {
  return every_vertex(graph, [&](int v) {
    return every_vertex(graph, [&](int u) { return u >= v || !graph.adjacent(u, v) || holds(u, v); });
  });
}

TEST(Witness, OfAVertex) {
  const auto same = [](const SmallGraph& graph, int v) {
    return graphs::max_degree(graphs::delete_vertex(graph, v)) == graphs::max_degree(graph);
  };
  expect_shown(
      "size > 2 -> forall vertex v: max-degree(G - v) = max-degree",
      [&](const SmallGraph& graph) {
        return graph.size() <= 2 || every_vertex(graph, [&](int v) { return same(graph, v); });
      },
      1, [&](const SmallGraph& graph, const Chosen& chosen) { return !same(graph, least(chosen[0])); });
}

TEST(Witness, OfAnEdgeWhoseDeletionIsNegated) {
  const auto bridge = [](const SmallGraph& graph, int u, int v) {
    return !graphs::connected(without_edge(graph, graphs::single(u) | graphs::single(v)));
  };
  expect_shown(
      "!(exists edge e: connected(G - e)) | size = 3",
      [&](const SmallGraph& graph) {
        return graph.size() == 3 || every_edge(graph, [&](int u, int v) { return bridge(graph, u, v); });
      },
      1,
      [&](const SmallGraph& graph, const Chosen& chosen) {
        return std::popcount(chosen[0]) == 2 && graphs::connected(without_edge(graph, chosen[0]));
      });
}

TEST(Witness, OfAColouring) {
  const auto every = [](const SmallGraph& graph, const std::function<bool(VertexSet)>& holds) {
    for (VertexSet green = 0; green <= graph.vertices(); ++green) {
      if (!holds(green)) return false;
    }
    return true;
  };
  expect_shown(
      "forall colouring: winnable -> greens < 3",
      [&](const SmallGraph& graph) {
        return every(graph, [&](VertexSet green) { return std::popcount(green) < 3 || !winnable(graph, green); });
      },
      1,
      [](const SmallGraph& graph, const Chosen& chosen) {
        return std::popcount(chosen[0]) >= 3 && winnable(graph, chosen[0]);
      });
}

TEST(Witness, OfNestedQuantifiersEachInItsTurn) {
  const auto rest = [](const SmallGraph& graph, int v, VertexSet edge) {
    const SmallGraph less = graphs::delete_vertex(without_edge(graph, edge), v);
    return graphs::connected(less);
  };
  expect_shown(
      "forall vertex v: forall edge e: connected(G - v - e)",
      [&](const SmallGraph& graph) {
        return every_vertex(graph, [&](int v) {
          return every_edge(graph, [&](int a, int b) { return rest(graph, v, graphs::single(a) | graphs::single(b)); });
        });
      },
      2,
      [&](const SmallGraph& graph, const Chosen& chosen) {
        return std::popcount(chosen[0]) == 1 && !rest(graph, least(chosen[0]), chosen[1]);
      });
}

TEST(Witness, OfAColouringOfWhatIsLeftHasTheNumbersOfTheGraph) {
  const auto left = [](VertexSet green, int v) {
    return (green & graphs::first_vertices(v)) | (green >> (v + 1) << v);  // the numbers in G - v
  };
  expect_shown(
      "forall vertex v: (forall colouring: winnable -> greens != 2)(G - v)",
      [&](const SmallGraph& graph) {
        return every_vertex(graph, [&](int v) {
          const SmallGraph rest = graphs::delete_vertex(graph, v);
          for (VertexSet green = 0; green <= rest.vertices(); ++green) {
            if (std::popcount(green) == 2 && winnable(rest, green)) return false;
          }
          return true;
        });
      },
      2,
      [&](const SmallGraph& graph, const Chosen& chosen) {
        const int v = least(chosen[0]);
        return (chosen[1] & chosen[0]) == 0 && std::popcount(chosen[1]) == 2 &&
               winnable(graphs::delete_vertex(graph, v), left(chosen[1], v));
      });
}

TEST(Witness, IsNotThereForWhatNothingShows) {
  const auto none = [](const SmallGraph&, const Chosen&) { return true; };
  expect_shown(
      "exists vertex v: order(G - v) > 3", [](const SmallGraph& graph) { return graph.order > 4; }, 0, none);
  expect_shown(
      "(count edge e: connected(G - e)) = 0 | order < 3 | !connected | tree",
      [](const SmallGraph& graph) {
        return graph.order < 3 || !graphs::connected(graph) || graph.size() == graph.order - 1;
      },
      0, none);
}

TEST(Witness, IsPrintedInTheWordsOfTheLanguage) {
  using Lines = std::vector<std::string>;
  const auto lines = [](std::string_view conjecture, const SmallGraph& graph) {
    Lines printed;
    for (const Witness& witness : prove_counterexample(conjectures::parse_conjecture(conjecture), graph, {}).witnesses)
      printed.push_back(text(witness));
    return printed;
  };
  SmallGraph path{.order = 3};
  path.add_edge(0, 1);
  path.add_edge(1, 2);
  EXPECT_EQ(lines("forall vertex v: connected(G - v)", path), (Lines{"false at vertex v = 1: connected(G - v)"}));
  EXPECT_EQ(lines("connected -> forall edge e: max-degree(G - e) > 1", path),
            (Lines{"false at edge e = 0-1: max-degree(G - e) > 1"}));
  EXPECT_EQ(lines("forall colouring: greens > 0", path), (Lines{"false at colouring without green: greens > 0"}));
  EXPECT_EQ(lines("!(exists colouring: greens > 2)", path), (Lines{"true at colouring green=0,1,2: greens > 2"}));
}

}  // namespace
}  // namespace gamecert::sweeps
