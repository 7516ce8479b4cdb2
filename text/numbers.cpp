// Numbers, digit by digit.
#include "text/numbers.hpp"

#include <cstdint>

namespace gamecert::text {

std::optional<int> whole_number(std::string_view text, int greatest) {
  if (text.empty() || text.size() > 10 || (text.size() > 1 && text.front() == '0')) return std::nullopt;
  std::int64_t number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = 10 * number + (digit - '0');
  }
  return number > greatest ? std::nullopt : std::optional(static_cast<int>(number));
}

std::optional<int> integer(std::string_view text) {
  if (!text.starts_with('-')) return whole_number(text);
  const auto size = whole_number(text.substr(1));
  return !size || *size == 0 ? std::nullopt : std::optional(-*size);
}

}  // namespace gamecert::text
