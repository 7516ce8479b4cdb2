// Formulas in English: a sentence that says what is true, or what the number is.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "language/terms.hpp"

namespace gamecert::conjectures {

using language::Formula;
using language::Term;

/// What a sentence leaves to say: `G - v`, `the graph G without the vertex v`.
struct Notation {
  std::string written, meaning;
  friend bool operator==(const Notation&, const Notation&) = default;
};

/// A name of the user's, in a formula in place of its definition (language.hpp).
struct NamedWord {
  std::string name;
  Term::Kind kind;
  Formula definition;
};

struct EnglishOptions {
  /// What a graph of `free(H)` is called, by its graph6; empty if it has no name.
  std::function<std::string(std::string_view graph6)> name_of = {};
  /// Names that may stand in the formula like terms.
  std::vector<NamedWord> words = {};
};

struct English {
  std::vector<std::string> lines;  // a sentence, in one line or in lines that are indented by what they stand under
  std::vector<Notation> notations;
};

/// The sentence of a closed formula, which gives a truth value or a number. A part with more than two quantifiers
/// inside one another is broken into lines.
English english(const Formula& formula, const EnglishOptions& options = {});

/// Whether the language of sentences knows the word: one of words(), of ranges(), or a term.
bool has_english(std::string_view word);

/// The formula in which, of the definitions of these words, those that it has stand under their names again; of bound
/// names it does not matter what they are. Later words first.
Formula with_names(Formula formula, const std::vector<NamedWord>& words);

}  // namespace gamecert::conjectures
