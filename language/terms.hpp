// Terms: the properties and invariants of graphs that formulas can name.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "graphs/small_graph.hpp"
#include "language/formula.hpp"
#include "language/sort.hpp"

namespace gamecert::language {

class GraphValues;

/// A property, number or set of graphs that formulas can name.
struct Term {
  enum class Kind { property, invariant, fraction, set };  // as in kinds_of_words
  std::string_view name;
  Kind kind;
  bool of_colouring;            // only inside `colouring`
  std::string_view meaning;     // one line; of a term with a definition in words.txt
  std::string_view definition;  // as prefix text; empty for terms computed from the graph and for game atoms
  bool on_digraphs = false;     // makes sense for digraphs too
  std::int64_t (*of_graph)(const graphs::SmallGraph&) = nullptr;  // of terms computed from the graph alone
  std::string_view source = {};  // where it is from; of a term with a definition in words.txt
  /// `NAME: WHAT IT SAYS`, where what is computed or defined is not the meaning word for word.
  std::string_view theorem = {};
  /// Of other terms that ask no game: truth is 1 and falsity 0; the green set matters only to terms of colourings.
  std::int64_t (*value)(GraphValues& on, graphs::VertexSet green) = nullptr;
  std::uint64_t (*truths)(GraphValues& on, std::size_t word) = nullptr;  // the same of 64 green sets
  /// Of terms that ask a game: the question. Of one about colourings its attribute has no set: it is the green
  /// vertices.
  const Formula* asks = nullptr;
};
struct KindOfWord {
  std::string_view name;  // in files of words
  Sort gives;
};
inline constexpr KindOfWord kinds_of_words[] = {
    {"property", Sort::truth}, {"invariant", Sort::whole}, {"fraction", Sort::number}, {"set", Sort::set}};
constexpr const KindOfWord& kind_of_word(Term::Kind kind) { return kinds_of_words[static_cast<int>(kind)]; }

/// Those that are computed, and those that language/definitions.txt defines.
std::span<const Term> terms();
const Term* find_term(std::string_view name);
/// The definition of a term that has one, read; its text has to stay.
const Formula& definition(const Term& term);

/// Calls visit(part, term) for the formula, for all that it is made of and for what the definitions of its words are
/// made of, with the term that the part is; null for other words.
void each_subformula(const Formula& formula, const std::function<void(const Formula&, const Term*)>& visit);
/// The theorems of the words that the formula names, and of those that their definitions name, each once.
std::set<std::string_view> theorems_under(const Formula& formula);
/// Of all words.
std::set<std::string_view> theorems_under_words();

}  // namespace gamecert::language
