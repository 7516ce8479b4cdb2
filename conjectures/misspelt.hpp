// The word of the language that a misspelt one is meant for, as a hint of error messages: ` (did you mean 'x'?)`.
#pragma once

#include <string>
#include <string_view>

namespace gamecert::conjectures {

/// Of a word in front of parentheses.
std::string meant_word(std::string_view name);
/// Of `exist` in front of `vertex v`.
std::string meant_quantifier(std::string_view name);
/// Of `complment` in front of `(G)`.
std::string meant_graph(std::string_view name);

}  // namespace gamecert::conjectures
