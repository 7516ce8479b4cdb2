// A formula that is evaluated at one graph after another: the domains of numbers, and of 64 truths at once.
//
// Bodies of `colouring` quantifiers are evaluated for 64 green sets at a time, one bit each; whatever is not a
// connective or a plain property of colourings goes green set by green set.
#pragma once

#include <cstdint>
#include <memory>

#include "graphs/small_graph.hpp"
#include "language/formula.hpp"
#include "language/graph_values.hpp"
#include "language/outside.hpp"
#include "language/sort.hpp"

namespace gamecert::language {

class CompiledFormula {
 public:
  /// A term with a definition is expanded unless the values have another way to it.
  CompiledFormula(const Formula& formula, const MakeGameValues& make, Outside outside = {});
  CompiledFormula(CompiledFormula&&) noexcept;
  CompiledFormula& operator=(CompiledFormula&&) noexcept;
  ~CompiledFormula();

  /// The graph that the next values are about.
  void ask(const graphs::SmallGraph& graph);
  std::int64_t value();
  /// What a parameter from outside stands for, by its place among them.
  void set(std::size_t parameter, Number value);
  /// Of an argument of the outermost word, which is a connective.
  std::int64_t argument(std::size_t i);
  /// Of the whole formula.
  Sort sort() const;

 private:
  class Numbers;
  std::unique_ptr<const Formula> formula_;
  std::unique_ptr<Numbers> numbers_;
};

}  // namespace gamecert::language
