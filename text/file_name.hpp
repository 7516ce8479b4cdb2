// The name of a file in a message of one line.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "text/quoted.hpp"

namespace gamecert::text {

/// As it is; in quotes if it has control characters, such as a newline, which are then written `\x0A`.
inline std::string file_name(std::string_view name) {
  const auto control = [](char c) { return (0 <= c && c < ' ') || c == '\x7F'; };
  if (std::ranges::none_of(name, control)) return std::string(name);
  std::string result = "'";
  for (const char c : name) result += control(c) ? "\\x" + hexadecimal(c) : std::string(1, c);
  return result + "'";
}

}  // namespace gamecert::text
