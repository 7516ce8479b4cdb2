// Statements evaluated at one graph after another, what several of them have in common once a graph.
//
// A closed part of a formula speaks of the graph at hand and of no variable around it, so it has one value at a graph.
// What stands between the connectives of statements is such a part, and so is what stands in parts more than once: it
// becomes a parameter of the parts around it. Values are computed when they are first needed, and kept till the next
// graph.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "graphs/small_graph.hpp"
#include "language/formula.hpp"
#include "language/words.hpp"
#include "solve/limits.hpp"
#include "sweeps/evaluator.hpp"

namespace gamecert::sweeps {

/// For one thread.
class StatementEvaluators {
 public:
  StatementEvaluators(const std::vector<language::Formula>& statements, Evaluator::Mode mode);

  /// The next questions are about another graph, which stays there meanwhile.
  void ask(const graphs::SmallGraph& graph);
  /// LimitError beyond the limits, if there are any.
  InstanceTruth instance(std::size_t statement, const solve::Limits* limits);
  /// How many parts stand in several places.
  std::size_t common_parts() const { return common_; }

 private:
  struct Part {
    std::unique_ptr<Evaluator> evaluator;
    std::vector<std::size_t> uses = {};  // the parts that are its parameters
    std::uint64_t known_at = 0;          // the number of the graph that the value is of
    std::int64_t value = 0;
  };
  /// A connective, or a part.
  struct Node {
    language::Meaning meaning = language::Meaning::strict;  // of a part
    std::size_t part = 0;
    std::vector<std::size_t> children = {};
  };
  std::size_t node_of(const language::Formula& formula);
  std::size_t part_of(const language::Formula& formula);
  InstanceTruth by_common_parts(std::size_t statement, const solve::Limits* limits);
  std::int64_t value(std::size_t part);
  bool truth(const Node& node);

  Evaluator::Mode mode_;
  std::vector<language::Formula> formulas_;    // of the statements
  std::unique_ptr<Evaluator> alone_;           // of a single statement, and then nothing below
  std::map<std::string, int> counts_;          // of closed parts, by their text
  std::map<std::string, std::size_t> places_;  // of parts, by their text
  std::vector<Part> parts_;
  std::vector<Node> nodes_;
  std::vector<std::size_t> statements_;  // nodes
  std::size_t common_ = 0;
  const graphs::SmallGraph* graph_ = nullptr;
  const solve::Limits* limits_ = nullptr;  // of the question at hand
  std::uint64_t graphs_ = 0;
};

}  // namespace gamecert::sweeps
