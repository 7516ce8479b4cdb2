// Characters of six bits and the three forms of an order.
#include "graphs/six_bits.hpp"

#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::graphs {
namespace {

constexpr int largest_in_one = 62;

void refuse_above(int largest, std::int64_t order, std::string_view format) {
  if (order > largest)
    throw text::LimitError("expected an order of at most " + std::to_string(largest) + " in " + std::string(format) +
                           ", found " + std::to_string(order));
}

}  // namespace

unsigned six_bits(std::string_view line, std::size_t at) {
  if (at >= line.size() || line[at] < '?' || line[at] > '~')
    throw text::InputError("expected a character from '?' to '~', found " + text::quoted_character(line, at), at + 1);
  return static_cast<unsigned>(line[at] - '?');
}

char character(unsigned six_bits) { return static_cast<char>('?' + six_bits); }

int read_order(std::string_view line, std::size_t& at, int largest, std::string_view format) {
  const std::size_t begin = at;
  int tildes = 0;
  while (tildes < 2 && at < line.size() && line[at] == '~') ++tildes, ++at;
  const int length = tildes == 0 ? 1 : tildes == 1 ? 3 : 6;
  std::int64_t order = 0;
  for (int i = 0; i < length; ++i) order = order << 6 | six_bits(line, at++);
  const int least = tildes == 0 ? 0 : tildes == 1 ? largest_in_one + 1 : largest_in_four + 1;
  if (order < least)
    throw text::InputError(
        "expected an order of at least " + std::to_string(least) + " in this long form, found " + std::to_string(order),
        begin + 1);
  refuse_above(largest, order, format);
  return static_cast<int>(order);
}

void write_order(std::string& line, int order, int largest, std::string_view format) {
  refuse_above(largest, order, format);
  const auto value = static_cast<std::uint64_t>(order);
  int length = 1;
  if (order > largest_in_four) {
    line += "~~";
    length = 6;
  } else if (order > largest_in_one) {
    line += '~';
    length = 3;
  }
  for (int i = length - 1; i >= 0; --i) line += character(static_cast<unsigned>(value >> 6 * i & 63));
}

}  // namespace gamecert::graphs
