// Classes of graphs in words: those that generators have (graphs/graph_class.hpp), and any property of the language.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "conjectures/language.hpp"
#include "graphs/graph_class.hpp"
#include "language/formula.hpp"
#include "language/typing.hpp"

namespace gamecert::sweeps {

/// The graphs of a class that are meant: those at which all conditions are true.
struct MeantClass {
  graphs::GraphClass generated;
  std::vector<language::Formula> conditions = {};
};

/// `connected,planar,max-degree <= 3`, or `planar cubic`: words of classes and formulas, separated by commas, and
/// single words by blanks too. What a generator has a word for is generated: `max-degree <= 3`, `cubic`,
/// `free(complete:3)`. InputError with the column.
MeantClass read_class(std::string_view text, const language::UserWords* users = nullptr);
/// The class in full; read_class of it is the class again.
std::string name(const MeantClass& meant);

/// The conjecture with the conditions as hypotheses, in front of its own.
language::Formula under(const std::vector<language::Formula>& conditions, const language::Formula& conjecture);
/// All of them at once; `true` for none.
language::Formula conjunction(const std::vector<language::Formula>& conditions);

/// Whether every induced subgraph of a graph at which the formula is true is one too: seen for the words and
/// comparisons of which that is known. A generator that adds vertices one by one need not extend graphs at which it is
/// false.
bool hereditary(const language::Formula& formula);

}  // namespace gamecert::sweeps
