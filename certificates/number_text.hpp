// Lists of numbers in certificates, 20 a line, and words of 64 bits as hexadecimal numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "certificates/lines.hpp"

namespace gamecert::certificates {

/// `count` numbers from the next line on.
std::vector<int> read_numbers(Lines& lines, const std::string& what, std::size_t count);
/// A count, and so many numbers.
std::vector<int> read_numbers(Lines& lines, const std::string& what);

void append_list(std::string& text, const std::vector<int>& numbers);
/// With their count in front.
void append_numbers(std::string& text, const std::vector<int>& numbers);

/// A number of at most `words` words, put behind others, the lowest word first.
void read_hexadecimal(const Lines& lines, std::string_view text, std::size_t words, std::vector<std::uint64_t>& to);
/// A count, and so many lines of one word.
std::vector<std::uint64_t> read_elements(Lines& lines);

void append_hexadecimal(std::string& text, std::uint64_t word);
/// As read_elements reads them.
template <class Elements>
void append_elements(std::string& text, const Elements& elements) {
  text += std::to_string(elements.size()) + "\n";
  for (const auto element : elements) {
    append_hexadecimal(text, element);
    text += '\n';
  }
}

}  // namespace gamecert::certificates
