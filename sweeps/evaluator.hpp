// Formulas evaluated at graphs, by definition or fast.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "conjectures/formula.hpp"
#include "graphs/small_graph.hpp"
#include "sweeps/fast_formula.hpp"

namespace gamecert::sweeps {

/// What a graph says about a conjecture: it does not satisfy the hypotheses (the left of a
/// top-level ->; every graph does if there is none), or it does, and the conjecture is true or false at it.
enum class InstanceTruth { none, holds, fails };

/// A value: copies may be used in several threads, one each. Every question throws LimitError where an
/// engine meets a limit, and InputError for a modulus below 1.
class Evaluator {
 public:
  enum class Mode {
    definition,  // every term from its definition, every colouring by play: conjectures::evaluate with generic search
    play,        // the same meaning, every term expanded and the colourings of a graph found at once; order at most 20
    fast,        // engines and theorems
  };
  Evaluator(conjectures::Formula formula, Mode mode);

  const conjectures::Formula& formula() const { return formula_; }
  /// Limits of finding the games of ELLO on a graph; not by definition.
  void within(const solve::Limits& limits) {
    if (fast_) fast_->within(limits);
  }
  bool truth(const graphs::SmallGraph& graph);
  std::int64_t number(const graphs::SmallGraph& graph);
  /// Hypotheses are evaluated once, the rest only where they hold.
  InstanceTruth instance(const graphs::SmallGraph& graph);
  /// One line for each theorem that stands in for a definition in this formula; empty by definition.
  std::vector<std::string> notes() const;

 private:
  conjectures::Formula formula_;
  std::optional<FastFormula> fast_;  // none: by definition
  bool theorems_ = false;            // may stand in for definitions
};

}  // namespace gamecert::sweeps
