// Sorts: what can stand at a place of a formula.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace gamecert::language {

/// Of values: `number` is a fraction, and a whole number fits; `set` is of vertices, `edges`, `arcs` and `numbers` are
/// sets of these, `nothing` the empty set of any sort; vertices and edges are sets of vertices too, of one and of two;
/// `order` is one of the vertices.
/// Of places: `element` takes a vertex or an edge, `some_set` a set of any sort, `links` one of
/// edges or arcs, `item` what `only` makes a set of,
/// `any` every value; `either` is what the place around it asks for, `alike` what the arguments are; `binding` is the
/// name that `let` gives, `function` the head of a recursion, `pattern` a graph6 text.
enum class Sort {
  truth,
  whole,
  number,
  vertex,
  edge,
  arc,
  set,
  edges,
  arcs,
  numbers,
  nothing,
  order,
  element,
  some_set,
  links,
  item,
  any,
  either,
  alike,
  quantifier,
  binding,
  function,
  game,
  pattern
};

constexpr bool is_set(Sort sort) {
  using enum Sort;
  return sort == set || sort == edges || sort == arcs || sort == numbers || sort == nothing;
}

/// Whether a value of one sort may stand where another is wanted.
constexpr bool fits(Sort wanted, Sort found) {
  using enum Sort;
  if (wanted == found || wanted == any) return true;
  const bool part = found == vertex || found == edge;
  switch (wanted) {
    case number:
      return found == whole;
    case element:
      return part;
    case item:
      return found == edge || found == arc || found == whole;
    case set:
      return part || found == nothing;
    case links:
      return found == edges || found == arcs || found == nothing;
    case some_set:
      return part || is_set(found);
    default:
      return found == nothing && is_set(wanted);
  }
}

/// What two values are together, as branches of `if` or sets that are joined; nothing if they do not go together.
constexpr std::optional<Sort> together(Sort one, Sort other) {
  using enum Sort;
  if (one == other) return one;
  for (const Sort sort : {number, nothing, set, edges, arcs, numbers})
    if (fits(sort, one) && fits(sort, other)) return sort;
  return std::nullopt;
}

/// The sort of the members of a set.
constexpr Sort member(Sort of) {
  using enum Sort;
  return of == edges ? edge : of == arcs ? arc : of == numbers ? whole : vertex;
}
/// That of the sets of such members.
constexpr Sort set_of_members(Sort sort) {
  using enum Sort;
  return sort == edge ? edges : sort == arc ? arcs : sort == whole ? numbers : set;
}

/// Whether sets have such members.
constexpr bool is_member(Sort sort) {
  return sort == Sort::vertex || sort == Sort::edge || sort == Sort::arc || sort == Sort::whole;
}

/// Whether a value of the sort names vertices, which in the line graph are gone.
constexpr bool names_vertices(Sort sort) {
  return sort == Sort::vertex || sort == Sort::edge || sort == Sort::arc || (is_set(sort) && sort != Sort::numbers) ||
         sort == Sort::order;
}

/// `a truth value`, `a set of vertices`.
std::string_view called(Sort sort);

/// How formulas and heads of words call the sort of a parameter or a result: `set S`, `edges F`; `number` may be left
/// out in heads and is whole.
inline constexpr std::pair<std::string_view, Sort> parameter_sorts[] = {
    {"truth", Sort::truth}, {"number", Sort::whole},    {"fraction", Sort::number}, {"vertex", Sort::vertex},
    {"edge", Sort::edge},   {"arc", Sort::arc},         {"set", Sort::set},         {"edges", Sort::edges},
    {"arcs", Sort::arcs},   {"numbers", Sort::numbers}, {"order", Sort::order}};
/// Nothing for other words, and for sorts that no parameter has.
std::optional<Sort> sort_named(std::string_view word);
std::string_view name_of(Sort sort);
std::vector<std::string_view> names_of_sorts();

}  // namespace gamecert::language
