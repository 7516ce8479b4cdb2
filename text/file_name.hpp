// The name of a file in a message of one line.
#pragma once

#include <string>
#include <string_view>

#include "text/quoted.hpp"

namespace gamecert::text {

/// Control characters, such as a newline, written `\x0A`.
inline std::string in_one_line(std::string_view text) {
  std::string result;
  for (const char c : text) result += (0 <= c && c < ' ') || c == '\x7F' ? "\\x" + hexadecimal(c) : std::string(1, c);
  return result;
}

/// As it is; in quotes if it has control characters.
inline std::string file_name(std::string_view name) {
  const std::string line = in_one_line(name);
  return line == name ? line : "'" + line + "'";
}

}  // namespace gamecert::text
