// The word of the language that a misspelt or a foreign one is meant for, as a hint of error messages: ` (did you mean
// 'x'?)`, or advice in its place.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "language/reader/tokens.hpp"

namespace gamecert::language {

// Signs and words that other notations have for those of this language: `<=>`, `∀`, `chi`, `deg`.

struct ForeignSign {
  std::string_view text, ours;
};
/// The longest that the text begins with; null if there is none.
const ForeignSign* foreign_sign(std::string_view text);

/// Our word for it, or advice, which has blanks; empty if nothing is known.
std::string word_elsewhere(std::string_view name);

/// What the word stands for, as a hint behind `expected ...`: ` (did you mean 'chromatic-number'?)` for `chi`,
/// `chromatic_number`, `chromaticNumber` and `Chromatic-Number`, or advice such as ` (there are no roots ...)`; empty
/// if nothing is known of it.
std::string meant_elsewhere(std::string_view name);

/// Of any of these, if it is not what other notations have for one of our words.
std::string meant_among(std::string_view name, std::span<const std::string_view> known);
/// Of the token at `at`, which stands where an operator should: words of other notations, two words that are
/// one.
std::string misplaced(const std::vector<Token>& tokens, std::size_t at);
/// Of a word in front of parentheses.
std::string meant_word(std::string_view name);
/// Of `vertices` behind `forall`.
std::string meant_range(std::string_view name);
/// Of `exist` in front of `vertex v`.
std::string meant_quantifier(std::string_view name);
/// Of `complment` in front of `(G)`.
std::string meant_graph(std::string_view name);

}  // namespace gamecert::language
