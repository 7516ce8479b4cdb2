// Numbers in decimal and hexadecimal digits.
#include "certificates/writing/number_lines.hpp"

#include <charconv>

#include "certificates/number_text.hpp"

namespace gamecert::certificates {

void append_list(std::string& text, const std::vector<int>& numbers) {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    char digits[12];
    text.append(digits, std::to_chars(digits, digits + 12, numbers[i]).ptr);
    text += (i + 1) % numbers_a_line == 0 || i + 1 == numbers.size() ? '\n' : ' ';
  }
}

void append_numbers(std::string& text, const std::vector<int>& numbers) {
  text.append(std::to_string(numbers.size()).append("\n"));
  append_list(text, numbers);
}

void append_hexadecimal(std::string& text, std::uint64_t word) {
  char digits[16];
  text.append(digits, std::to_chars(digits, digits + 16, word, 16).ptr);
}

}  // namespace gamecert::certificates
