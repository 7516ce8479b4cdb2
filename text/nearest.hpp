// The known word nearest to a misspelt one, for error messages.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace gamecert::text {

/// The word at least edit distance, or empty if none is within a third of the length of
/// `wrong` (at least 1).
std::string nearest(std::string_view wrong, std::span<const std::string_view> known);

/// " (did you mean 'x'?)" for the nearest word, or nothing: what follows "expected ...".
std::string did_you_mean(std::string_view wrong, std::span<const std::string_view> known);

}  // namespace gamecert::text
