// What parts the words of a line, and may stand around them.
#pragma once

#include <string_view>

namespace gamecert::text {

constexpr std::string_view blanks = " \t\r";

}  // namespace gamecert::text
