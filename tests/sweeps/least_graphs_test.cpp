// The least graphs at which formulas are true and false, from the definition: all graphs of an order, sorted.
#include "sweeps/least_graphs.hpp"

#include <gtest/gtest.h>

#include "conjectures/language.hpp"
#include "graphs/nauty/canonical.hpp"
#include "sweeps/enumeration.hpp"

namespace gamecert::sweeps {
namespace {

std::vector<std::string> texts(const std::vector<graphs::SmallGraph>& graphs) {
  std::vector<std::string> result;
  for (const graphs::SmallGraph& graph : graphs) result.push_back(graphs::write_small_graph(graph));
  return result;
}

LeastGraphsRequest request_of(std::string_view text, int last_order, int jobs) {
  LeastGraphsRequest request;
  const language::TypedFormula formula = conjectures::parse_expression(text);
  request.formula = formula.formula;
  request.truth = formula.truth();
  request.last_order = last_order;
  request.jobs = jobs;
  return request;
}

TEST(LeastGraphs, AreThoseOfAllGraphsSorted) {
  for (const char* text : {"planar & size mod 3 = 1", "oddity", "min-degree > 2 -> hamiltonian", "order = 9"}) {
    std::vector<graphs::SmallGraph> all[2];
    const Evaluator evaluator(conjectures::parse_conjecture(text), Evaluator::Mode::definition);
    for (int order = 1; order <= 6; ++order)
      for_each_graph({.order = order, .jobs = 1}, [&](int) -> Visitor {
        return [&](const graphs::SmallGraph& graph) {
          all[Evaluator(evaluator).truth(graph) ? 1 : 0].push_back(graphs::canonical_form(graph).graph);
          return Seen::passes;
        };
      });
    for (const int jobs : {1, 3}) {
      const LeastGraphs least = least_graphs(request_of(text, 6, jobs));
      EXPECT_EQ(least.graphs, 143U);
      EXPECT_EQ(least.truths, all[1].size()) << text;
      for (auto& kind : all) {
        std::ranges::sort(kind, std::less<>(), rank);
        const std::vector<graphs::SmallGraph> first(kind.begin(),
                                                    kind.begin() + std::min<std::ptrdiff_t>(3, std::ssize(kind)));
        EXPECT_EQ(texts(&kind == &all[0] ? least.false_at : least.true_at), texts(first)) << text;
      }
    }
  }
}

TEST(LeastGraphs, HaveHypothesesAndValues) {
  const LeastGraphs implied = least_graphs(request_of("min-degree > 1 -> size > 4", 4, 2));
  EXPECT_EQ(implied.instances, 4U);  // the triangle, the cycle, the diamond, K4
  EXPECT_EQ(texts(implied.instances_at), (std::vector<std::string>{"Bw", "Cr", "C^"}));
  EXPECT_EQ(texts(implied.false_at), (std::vector<std::string>{"Bw", "Cr"}));
  const LeastGraphs sizes = least_graphs(request_of("size - order", 5, 2));
  EXPECT_EQ(sizes.values, (std::vector<std::int64_t>{-1, -1, -1}));  // trees
  EXPECT_EQ(texts(sizes.first), (std::vector<std::string>{"@", "A_", "BW"}));
  EXPECT_EQ(sizes.least, -1);
  EXPECT_EQ(sizes.greatest, 5);
  EXPECT_EQ(texts(sizes.greatest_at), std::vector<std::string>{"D~{"});
}

}  // namespace
}  // namespace gamecert::sweeps
