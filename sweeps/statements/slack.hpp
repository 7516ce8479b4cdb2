// How far a statement is from being false at a graph, where it compares numbers.
#pragma once

#include <memory>
#include <optional>

#include "graphs/small_graph.hpp"
#include "language/formula.hpp"
#include "solve/limits.hpp"
#include "sweeps/evaluator.hpp"

namespace gamecert::sweeps {

/// The number that is the less the nearer the formula is to being false, `b - a` of `a <= b`: of `A & B` the less and
/// of `A | B` the greater of both, of `forall` the least and of `exists` the greatest over all instances, of `H -> A`
/// that of A. Nothing of formulas that compare no numbers.
std::optional<language::Formula> slack_of(const language::Formula& statement);

class Slack {
 public:
  Slack(const language::Formula& statement, Evaluator::Mode mode);
  /// 0 at every graph if there is none. LimitError.
  double at(const graphs::SmallGraph& graph, const solve::Limits& limits);
  bool known() const { return evaluator_ != nullptr; }

 private:
  std::unique_ptr<Evaluator> evaluator_;
  language::Sort sort_ = language::Sort::whole;
};

}  // namespace gamecert::sweeps
