// Values of formulas at a graph, with the questions about games on which they rest: the domain of values with reasons.
//
// Definitions are expanded down to the questions that conjectures::evaluate asks, and a connective or quantifier rests
// on as few of them as Kleene's values allow: one instance, or one side, where that is enough, and the one with the
// fewest questions.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "conjectures/questions.hpp"
#include "graphs/small_graph.hpp"
#include "language/formula.hpp"
#include "solve/limits.hpp"

namespace gamecert::sweeps {

/// The choice that settles a quantifier: the body of `forall` is false there, or that of `exists` true.
struct SettlingInstance {
  const language::Formula* quantified;
  graphs::VertexSet
      chosen;  // of the whole graph: the vertex, the ends of the edge, the green vertices, a PlaceOrder, or a number
  std::string text;  // `3`, `0-4`, `0,2,5`
};

struct SupportedValue {
  std::int64_t value = 0;                        // truth is 1 and falsity 0
  std::vector<int> questions = {};               // numbers, ascending
  std::vector<SettlingInstance> instances = {};  // of the formula's own quantifiers, the outermost first
};

/// A question that values rest on, and the answer the engines give.
struct AskedQuestion {
  conjectures::GameAtom question;
  std::string answer;
};

/// A value and the questions that the numbers in it mean.
struct SettledValue {
  SupportedValue value;
  std::vector<AskedQuestion> asked;
};

/// Of a closed formula, which outlives the value. LimitError.
SettledValue settled_value(const language::Formula& formula, const graphs::SmallGraph& graph, solve::Watch& watch);

}  // namespace gamecert::sweeps
