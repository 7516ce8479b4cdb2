// SHA-256 of a text (FIPS 180-4).
#pragma once

#include <string>
#include <string_view>

namespace gamecert::text {

/// 64 hexadecimal digits, lower case.
std::string sha256(std::string_view text);

}  // namespace gamecert::text
