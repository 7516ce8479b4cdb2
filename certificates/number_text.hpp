// Lists of numbers in certificates, 20 a line, and words of 64 bits as hexadecimal numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "certificates/lines.hpp"

namespace gamecert::certificates {

constexpr std::size_t numbers_a_line = 20;

/// `count` numbers from the next line on.
std::vector<int> read_numbers(Lines& lines, const std::string& what, std::size_t count);
/// A count, and so many numbers.
std::vector<int> read_numbers(Lines& lines, const std::string& what);

/// A number of at most `words` words, put behind others, the lowest word first.
void read_hexadecimal(const Lines& lines, std::string_view text, std::size_t words, std::vector<std::uint64_t>& to);
/// A count, and so many lines of one word.
std::vector<std::uint64_t> read_elements(Lines& lines);

}  // namespace gamecert::certificates
