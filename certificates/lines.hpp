// The lines of certificates and the words of a line, read strictly; and what writers of evidence share.
#pragma once

#include <cstdint>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

#include "certificates/certificate.hpp"
#include "certificates/format.hpp"
#include "text/errors.hpp"

namespace gamecert::certificates {

/// A line at a time, from the first on. What is not as expected is a Rejection at the line.
class Lines {
 public:
  Lines(std::istream& in, std::size_t& line_number) : in_(in), line_number_(line_number) {}

  /// Moves to the next line; false at the end of the text.
  bool advance();
  /// The same behind the last word of this line, where there must be a next one.
  void next_line(const char* expected);
  void end_of_line() const;
  bool at_end_of_line() const { return at_ > line_.size(); }

  // Words of a line are separated by single spaces.
  bool at_word(std::string_view wanted) const;  // the first one
  void word(std::string_view wanted);
  char next_character() const { return at_ < line_.size() ? line_[at_] : '\0'; }
  std::string_view token(const std::string& expected);
  /// Small letters, digits and hyphens.
  std::string name(const std::string& what);
  int parse(std::string_view text, const std::string& what) const;
  int number(const std::string& what) { return parse(token(what), what); }
  /// All that is left of the line, at least a character.
  std::string remainder(const std::string& what);
  /// The whole line, read by another, whose InputError becomes a Rejection.
  template <class Read>
  void whole(Read&& read) {
    try {
      read(std::string_view(line_));
    } catch (const text::InputError& error) {
      refuse(error.what());
    }
    at_ = line_.size() + 1;
  }

  /// `count` numbers from the next line on, 20 a line.
  std::vector<int> numbers(const std::string& what, std::size_t count);
  /// A count, and so many numbers.
  std::vector<int> numbers(const std::string& what);
  /// Numbers up to the end of the line.
  std::vector<int> numbers_of_line(const std::string& what);
  /// A hexadecimal number of at most `words` words of 64 bits, put behind others, the lowest word first.
  void hexadecimal(std::string_view text, std::size_t words, std::vector<std::uint64_t>& to) const;
  /// A count, and so many lines of one word of 64 bits.
  std::vector<std::uint64_t> elements();

  /// The lines from `game` to `instance`, from the first of them on: a claim without a statement.
  Claim subject();
  /// The lines from `gamecert` on, up to the line `evidence`: a claim.
  Claim head();
  /// The certificate that begins on this line, and that stands inside evidence of the kind `inside`.
  Certificate certificate(std::string_view inside = "");
  /// The kind of the evidence around the certificate that is read; empty if there is none.
  std::string_view inside() const { return inside_; }

  [[noreturn]] void refuse(const std::string& reason) const { throw Rejection(reason, line_number_); }
  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    refuse("expected " + expected + ", found " + found);
  }
  const std::string& line() const { return line_; }
  /// What is left of the line, for messages.
  std::string rest() const;

 private:
  int value(const std::string& game, const std::string& parameter);
  Evidence evidence(const Claim& claim);

  std::string line_;
  std::size_t at_ = 0;  // of the next word; behind the last one size() + 1
  std::istream& in_;
  std::size_t& line_number_;
  std::string_view inside_;
};

void append_hexadecimal(std::string& text, std::uint64_t word);
/// 20 a line.
void append_list(std::string& text, const std::vector<int>& numbers);
/// With their count in front, as Lines::numbers reads them.
void append_numbers(std::string& text, const std::vector<int>& numbers);
/// As Lines::elements reads them.
template <class Elements>
void append_elements(std::string& text, const Elements& elements) {
  text += std::to_string(elements.size()) + "\n";
  for (const auto element : elements) {
    append_hexadecimal(text, element);
    text += '\n';
  }
}
void append_subject(std::string& text, const Claim& claim);

}  // namespace gamecert::certificates
