// Writing lists of numbers, 20 a line, and words of 64 bits as hexadecimal numbers.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace gamecert::certificates {

void append_list(std::string& text, const std::vector<int>& numbers);
/// With their count in front.
void append_numbers(std::string& text, const std::vector<int>& numbers);

void append_hexadecimal(std::string& text, std::uint64_t word);
/// A count, and so many lines of one word.
template <class Elements>
void append_elements(std::string& text, const Elements& elements) {
  text += std::to_string(elements.size()) + "\n";
  for (const auto element : elements) {
    append_hexadecimal(text, element);
    text += '\n';
  }
}

}  // namespace gamecert::certificates
