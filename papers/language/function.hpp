// Functions of whole numbers that expressions in files of claims call.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

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

struct Function {
  std::string_view name;  // of an operator its sign
  std::size_t arguments;  // 0: any number
  /// InputError for numbers it is not for; LimitError at a limit.
  std::int64_t (*value)(Operands, const Surroundings&);
};

/// Those that need a program: values by recursion.
std::span<const Function> number_functions();
/// Those of a graph and of sets of its vertices; bit v of a set is vertex v.
std::span<const Function> graph_functions();

}  // namespace gamecert::papers
