// The words that files of claims have beside those of the language: vertices of boards by their numbers, programs, play
// move by move, triangulations (docs/CLAIM_FILES.md).
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "language/outside.hpp"

namespace gamecert::papers {

class Trial;
class GraphInQuestion;

/// What an expression is evaluated in: limits, and a graph where it speaks of one.
struct Surroundings {
  Surroundings(Trial* of = nullptr, GraphInQuestion* about = nullptr) : trial(of), graph(about) {}
  Trial* trial;
  GraphInQuestion* graph;
};

using Operands = std::span<const std::int64_t>;

struct Function : language::OtherWord {
  /// InputError for values it is not for; LimitError at a limit.
  std::int64_t (*value)(Operands, const Surroundings&);
};

/// Those about numbers.
std::span<const Function> number_functions();
/// Those of a graph, whose vertices and edges are numbered.
std::span<const Function> graph_functions();
/// Those that a line may use: of a graph or not.
const language::OtherWords& words_of_claims(bool of_graph);

/// What tests call the number of the stage.
inline constexpr std::string_view stage_name = "n";
/// Whether lines of claims give the name a meaning of their own, so that a definition of it would not be seen: the
/// stage, what stands between the parts of a line, and functions.
bool has_meaning_in_claims(std::string_view name);

/// `expected a divisor other than 0, found 0`; whoever knows the line puts it in front.
[[noreturn]] void refuse_number(const std::string& expected, std::int64_t found);

}  // namespace gamecert::papers
