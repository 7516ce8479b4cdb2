// Properties evaluated from their definitions, graph by graph.
#include "papers/graph_property.hpp"

#include <algorithm>
#include <iterator>

#include "conjectures/language.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "sweeps/evaluator.hpp"

namespace gamecert::papers {
Property property(std::string_view words) {
  sweeps::Evaluator evaluator(conjectures::parse_conjecture(words), sweeps::Evaluator::Mode::play);
  return {std::string(words), [evaluator](const SmallGraph& graph, const solve::Limits& limits) mutable {
            evaluator.within(limits);
            return evaluator.truth(graph);
          }};
}

void each_graph_with(const Property& property, int order, Trial& trial,
                     const std::function<void(const SmallGraph&)>& visit) {
  each_graph(order, trial, [&](const SmallGraph& graph) {
    if (property.of(graph, trial.left())) visit(graph);
  });
}

Failure lacks(const SmallGraph& graph, const Property& property, std::string_view what,
              const std::vector<std::pair<SmallGraph, Property>>& rests_on) {
  Failure failure = graph_failure(graph, conjectures::parse_conjecture(property.words),
                                  "not " + property.words + ", " + std::string(what));
  for (const auto& [given, hypothesis] : rests_on) {
    if (hypothesis.words.empty()) continue;
    Failure fact = graph_failure(given, conjectures::parse_conjecture("!(" + hypothesis.words + ")"), "");
    std::ranges::move(fact.certificates, std::back_inserter(failure.certificates));
    if (failure.missing.empty()) failure.missing = fact.missing;
  }
  return failure;
}

}  // namespace gamecert::papers
