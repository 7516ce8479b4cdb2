// The known word nearest to a misspelt one, for error messages.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace gamecert {

/// The word at least edit distance, or empty if none is within a third of the length of
/// `wrong` (at least 1).
std::string nearest(std::string_view wrong, std::span<const std::string_view> known);

}  // namespace gamecert
