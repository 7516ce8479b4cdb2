// Numbers that have one text only.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace gamecert::text {

/// Digits without a leading zero, with a minus sign in front if it is below 0. Nothing for any other text.
std::optional<std::int64_t> integer64(std::string_view text);
/// The same of a number from 0 to `greatest`.
std::optional<int> whole_number(std::string_view text, int greatest = 2147483647);
/// The same of a number from -2147483647 to 2147483647.
std::optional<int> integer(std::string_view text);

}  // namespace gamecert::text
