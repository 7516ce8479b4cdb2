// Numbers that have one text only.
#pragma once

#include <optional>
#include <string_view>

namespace gamecert::text {

/// A whole number of digits without a leading zero, at most `greatest`. Nothing for any other text.
std::optional<int> whole_number(std::string_view text, int greatest = 2147483647);
/// The same, or a minus sign and such a number other than 0.
std::optional<int> integer(std::string_view text);

}  // namespace gamecert::text
