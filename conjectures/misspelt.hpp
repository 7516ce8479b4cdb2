// The word of the language that a misspelt one is meant for, as a hint of error messages: ` (did you mean 'x'?)`, or
// advice in its place.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "conjectures/tokens.hpp"

namespace gamecert::conjectures {

/// Of any of these, if it is not what other notations have for one of our words.
std::string meant_among(std::string_view name, std::span<const std::string_view> known);
/// Of the token at `at`, which stands where an operator should: words of other notations, a division, two words that
/// are one.
std::string misplaced(const std::vector<Token>& tokens, std::size_t at);
/// Of a word in front of parentheses.
std::string meant_word(std::string_view name);
/// Of `vertices` behind `forall`.
std::string meant_range(std::string_view name);
/// Of `exist` in front of `vertex v`.
std::string meant_quantifier(std::string_view name);
/// Of `complment` in front of `(G)`.
std::string meant_graph(std::string_view name);

}  // namespace gamecert::conjectures
