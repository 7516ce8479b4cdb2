// The words of formulas beside terms, numbers and variables: what each takes, gives and means.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "language/placed_graph.hpp"
#include "language/sort.hpp"

namespace gamecert::language {

/// Of `forall` to `collected` the arguments are a quantifier and a body.
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
  max,
  least,
  greatest,
  mex,
  nim_sum,
  collected,
  let,
  recursion,
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
  /// Of strict words: truth is 0 or 1, a vertex and a set have a bit for each place, an edge one for each end. Where an
  /// argument is a number that need not be whole, `of_fractions` takes and gives fractions.
  Number (*value)(const PlacedGraph&, Number, Number) = nullptr;
  /// Of words that change the graph which their last argument is about.
  void (*change)(PlacedGraph&, VertexSet) = nullptr;
  /// Of words about a pattern.
  bool (*meets)(const PlacedGraph&, const graphs::SmallGraph& pattern) = nullptr;
  bool on_digraphs = true;
  bool on_graphs = true;
  Number (*of_fractions)(const PlacedGraph&, Number, Number) = nullptr;

  bool quantifies() const { return takes[0] == Sort::quantifier; }
  /// The first argument that is a formula.
  std::size_t first_formula() const {
    const Sort first = takes[0];
    const bool named = first == Sort::quantifier || first == Sort::binding || first == Sort::function;
    return named || first == Sort::game || first == Sort::pattern ? 1 : 0;
  }
};

/// All of them.
std::span<const LanguageWord> words();
/// Whether it is `value=2|-1`, `value<=0`, `value>=0` or the like: the table has its beginning.
inline bool compares_value(std::string_view word) { return word.starts_with("value") && word.find('=') != word.npos; }
/// The word of that text; null if there is none.
const LanguageWord* find_word(std::string_view text);

/// What the word gives, its arguments that are formulas being of these sorts, that of `those` a set of the instances;
/// nothing if they do not go together. That each of them fits its place is another matter.
std::optional<Sort> given_by(const LanguageWord& word, std::span<const Sort> arguments);

/// Whether the quantifier can go through instances of that sort; a colouring has none. Sets have no sets or orders as
/// members, and of whole numbers alone there is a least and a greatest one.
bool goes_through(const LanguageWord& word, std::optional<Sort> instance);

/// What `count`, `sum`, `min`, `max`, `least`, `greatest` and `nim-sum` give where there is nothing to go through.
Number value_of_none(Meaning meaning);
/// What `sum`, `min`, `max` and `nim-sum` make of a value so far and one more, of whole numbers and of fractions.
Number joined(Meaning meaning, Number before, Number more);
Number joined_fractions(Meaning meaning, Number before, Number more);

/// `part`: vertices, edges and what else each_part() goes through; `colouring`; `range`, whole numbers; `member` and
/// `subset` of a set.
struct RangeWord {
  std::string_view text;
  Range range;
  Sort gives;                 // of its variable; of a member or a subset `alike`
  std::size_t arguments = 0;  // behind the variable
  std::array<Sort, 2> takes = {};
  bool on_digraphs = false;
  bool on_graphs = true;
};
std::span<const RangeWord> ranges();
/// That of `colouring`, `vertex`, ...; null for other words.
const RangeWord* find_range_word(std::string_view text);
/// The sort of the variable of a range, given those of its arguments.
Sort sort_of_variable(const RangeWord& range, std::span<const Sort> arguments);

/// The sign of this language that other notations have a word for, such as `and` or `implies`; empty if it has none.
std::string_view sign_for(std::string_view word);

/// Whether a variable may be called so: letters and digits, a letter first, not `G`, no word for a sign, and no word of
/// the language but `E`, which it hides.
bool names_variable(std::string_view word);
/// Whether a recursion may be called so: the same with hyphens before letters.
bool names_function(std::string_view word);
inline constexpr std::size_t most_parameters = 6;

}  // namespace gamecert::language
