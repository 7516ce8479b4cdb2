// Names of sorts.
#include "language/sort.hpp"

namespace gamecert::language {

std::string_view called(Sort sort) {
  using enum Sort;
  switch (sort) {
    case truth:
      return "a truth value";
    case whole:
      return "a whole number";
    case number:
      return "a number";
    case vertex:
      return "a vertex";
    case edge:
      return "an edge";
    case arc:
      return "an arc";
    case set:
      return "a set of vertices";
    case edges:
      return "a set of edges";
    case arcs:
      return "a set of arcs";
    case numbers:
      return "a set of whole numbers";
    case nothing:
      return "the empty set";
    case order:
      return "an order";
    case element:
      return "a vertex or an edge";
    case some_set:
      return "a set";
    case links:
      return "a set of edges or arcs";
    case item:
      return "an edge, an arc or a whole number";
    case any:
      return "a value";
    case either:
    case alike:
      return "a truth value or a number";
    case quantifier:
      return "a quantifier";
    case binding:
    case function:
      return "a variable";
    case game:
      return "a game";
    case pattern:
      return "a graph";
  }
  return "";
}

std::optional<Sort> sort_named(std::string_view word) {
  for (const auto& [name, sort] : parameter_sorts)
    if (name == word) return sort;
  return std::nullopt;
}

}  // namespace gamecert::language
