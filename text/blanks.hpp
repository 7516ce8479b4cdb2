// What parts the words of a line, and may stand around them.
#pragma once

#include <string_view>

namespace gamecert::text {

constexpr std::string_view line_blanks = " \t\r";

}  // namespace gamecert::text
