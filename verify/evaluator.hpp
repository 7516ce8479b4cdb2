// Formulas evaluated at graphs, by definition or fast.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "certificates/formula.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::verify {

/// Copies may be used in several threads, one each.
class Evaluator {
 public:
  enum class Mode {
    definition,  // every term from its definition, every colouring by play: certificates::evaluate with generic search
    fast,        // engines and theorems
  };
  Evaluator(certificates::Formula formula, Mode mode);

  const certificates::Formula& formula() const { return formula_; }
  bool truth(const graphs::SmallGraph& graph);
  std::int64_t number(const graphs::SmallGraph& graph);
  /// One line for each theorem that stands in for a definition in this formula; empty by definition.
  std::vector<std::string> notes() const;

 private:
  certificates::Formula formula_;
  Mode mode_;
};

}  // namespace gamecert::verify
