// Numbers from the one text that each of them has.
#include "text/numbers.hpp"

#include <charconv>

namespace gamecert::text {
namespace {

std::optional<int> within(int least, int greatest, std::string_view text) {
  const std::optional<std::int64_t> number = integer64(text);
  return number && least <= *number && *number <= greatest ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

}  // namespace

std::optional<std::int64_t> integer64(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool more_zeros = text.size() > 1 && text.substr(text.starts_with('-') ? 1 : 0).starts_with('0');
  if (error != std::errc{} || end != text.data() + text.size() || more_zeros) return std::nullopt;
  return number;
}

std::optional<int> whole_number(std::string_view text, int greatest) { return within(0, greatest, text); }

std::optional<int> integer(std::string_view text) { return within(-2147483647, 2147483647, text); }

}  // namespace gamecert::text
