// Formulas evaluated at graphs, by definition or fast.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "graphs/small_graph.hpp"
#include "graphs/triangulation.hpp"
#include "language/about.hpp"
#include "language/compiled_formula.hpp"
#include "language/formula.hpp"
#include "language/outside.hpp"
#include "solve/limits.hpp"

namespace gamecert::sweeps {

/// What a graph says about a conjecture: it does not satisfy the hypotheses (the left of a
/// top-level ->; every graph does if there is none), or it does, and the conjecture is true or false at it.
enum class InstanceTruth { none, holds, fails };

/// A value: copies may be used in several threads, one each. Every question throws LimitError where an
/// engine meets a limit.
class Evaluator {
 public:
  enum class Mode {
    definition,  // every term from its definition, every game by play: conjectures::PlayedValues
    play,        // the same, but for the games of ELLO on a graph, which are found at once; order at most 20
    fast,        // engines and theorems; of digraphs, definitions
  };
  Evaluator(language::Formula formula, Mode mode);
  /// The formula has parameters from outside.
  Evaluator(language::Formula formula, Mode mode, language::Outside outside);
  Evaluator(const Evaluator& other) : Evaluator(other.formula_, other.mode_, other.outside_) {}
  Evaluator& operator=(const Evaluator& other) { return *this = Evaluator(other); }
  Evaluator(Evaluator&&) = default;
  Evaluator& operator=(Evaluator&&) = default;
  ~Evaluator() = default;

  const language::Formula& formula() const { return formula_; }
  /// What the questions to come may take, each or, with `since`, all of them. LimitError beyond it.
  void within(const solve::Limits& limits) { *limits_ = limits; }
  /// Whether the formula has words about triangulations; then the triangulation that the next graph is of, or null.
  bool asks_for_triangulation() const { return triangulation_ != nullptr; }
  void of_triangulation(std::shared_ptr<const graphs::Triangulation> triangulation);
  /// What a parameter from outside stands for from now on.
  void set(std::size_t parameter, std::int64_t value) { compiled_.set(parameter, value); }
  /// As number(), of a formula that is known to be about such graphs.
  std::int64_t value(const graphs::SmallGraph& graph);
  bool truth(const graphs::SmallGraph& graph);
  std::int64_t number(const graphs::SmallGraph& graph);
  /// Hypotheses are evaluated once, the rest only where they hold.
  InstanceTruth instance(const graphs::SmallGraph& graph);
  /// One line for each theorem that a definition in this formula stands on and, but by definition, for each that stands
  /// in for a definition at graphs of at most that order.
  std::vector<std::string> notes(int greatest_order = graphs::SmallGraph::max_order) const;

 private:
  language::Formula formula_;
  Mode mode_;
  std::shared_ptr<solve::Limits> limits_;
  using AtHand = std::shared_ptr<const graphs::Triangulation>;
  std::shared_ptr<AtHand> triangulation_;     // null where no word asks for it
  std::optional<language::GraphKind> about_;  // what the formula was found to be about
  language::Outside outside_;
  /// Of large graphs: whether there are numbers of sets to be found by formulas, and the value with these.
  bool by_extremes(const graphs::SmallGraph& graph) const;
  std::int64_t value_by_extremes(const language::Formula& formula, const graphs::SmallGraph& graph) const;
  bool extremes_;
  language::CompiledFormula compiled_;
  std::unique_ptr<Evaluator> of_digraphs_;  // by definition
};

/// What words say of a graph, as Mode::play has it.
language::MakeGameValues values_by_play();

}  // namespace gamecert::sweeps
