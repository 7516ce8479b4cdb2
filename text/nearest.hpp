// The known word nearest to a misspelt one, for error messages.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace gamecert::text {

/// What follows "expected ...": " (did you mean 'x'?)" for the first word at least edit distance, or nothing if none is
/// within a third of the length of `wrong` (at least 1), where capitals are small letters.
std::string did_you_mean(std::string_view wrong, std::span<const std::string_view> known);

}  // namespace gamecert::text
