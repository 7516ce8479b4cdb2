// The words of formulas beside terms, numbers and variables: what each takes, gives and means.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "conjectures/placed_graph.hpp"

namespace gamecert::conjectures {

/// What can stand at a place of a formula. Vertices and edges are sets too, of one vertex and of two. `element` takes a
/// vertex or an edge, `any` every value; `either` is what the place around it asks for. `order` is one of the vertices,
/// `binding` the name that `let` gives, `pattern` a graph6 text.
enum class Sort { truth, number, vertex, edge, set, element, order, any, either, quantifier, binding, game, pattern };

/// Whether a value of one sort may stand where another is wanted.
constexpr bool fits(Sort wanted, Sort found) {
  const bool element = found == Sort::vertex || found == Sort::edge;
  return wanted == found || wanted == Sort::any || (element && (wanted == Sort::set || wanted == Sort::element));
}

/// Whether a value of the sort names vertices, which in the line graph are gone.
constexpr bool names_vertices(Sort sort) { return fits(Sort::set, sort) || sort == Sort::order; }

enum class Meaning {
  conjunction,
  disjunction,
  implication,
  negation,
  choice,
  forall,
  exists,
  count,
  sum,
  min,
  max,  // of a quantifier and a body
  let,
  change,
  ask,
  pattern,
  strict
};

struct LanguageWord {
  std::string_view text;
  Meaning meaning;
  Sort gives;
  std::size_t arguments;
  std::array<Sort, 3> takes;
  /// Of strict words: truth is 0 or 1, a set has a bit for each place.
  Number (*value)(const PlacedGraph&, Number, Number) = nullptr;
  /// Of words that change the graph which their last argument is about.
  void (*change)(PlacedGraph&, VertexSet) = nullptr;
  /// Of words about a pattern.
  bool (*meets)(const PlacedGraph&, const graphs::SmallGraph& pattern) = nullptr;
  bool on_digraphs = true;

  bool quantifies() const { return takes[0] == Sort::quantifier; }
  /// The first argument that is a formula.
  std::size_t first_formula() const {
    const Sort first = takes[0];
    return first == Sort::quantifier || first == Sort::binding || first == Sort::game || first == Sort::pattern ? 1 : 0;
  }
};

/// All of them.
std::span<const LanguageWord> words();
/// The word of that text; null if there is none.
const LanguageWord* find_word(std::string_view text);

/// What `sum`, `min` and `max` give where there is nothing to go through.
Number value_of_none(Meaning meaning);
/// What they make of a value so far and one more.
Number joined(Meaning meaning, Number before, Number more);

struct RangeWord {
  std::string_view text;
  Range range;
  Sort gives;  // of its variable
};
std::span<const RangeWord> ranges();
/// That of `colouring`, `vertex`, ...; null for other words.
const RangeWord* find_range_word(std::string_view text);

/// Whether a variable may be called so: letters and digits, a letter first, not `G`, and no word of the language.
bool names_variable(std::string_view word);

}  // namespace gamecert::conjectures
