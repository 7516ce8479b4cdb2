// The lines of certificates and the words of a line, read strictly.
#pragma once

#include <algorithm>
#include <istream>
#include <string>

#include "certificates/format.hpp"
#include "certificates/subject.hpp"

namespace gamecert::certificates {

/// A line at a time. What is not as expected is a Rejection at the line.
class Lines {
 public:
  Lines(std::istream& in, std::size_t& line_number) : in_(in), line_number_(line_number) {}

  /// Moves to the next line; false at the end of the text.
  bool advance() {
    line_.clear();
    at_ = 0;
    ++line_number_;
    std::streambuf& buffer = *in_.rdbuf();
    for (int c = buffer.sbumpc(); c != '\n'; c = buffer.sbumpc()) {
      if (c == std::char_traits<char>::eof()) {
        if (line_.empty()) return false;
        fail("a newline at the end of the last line", text::quoted(line_));
      }
      if (c < ' ' || c > '~') fail("printable characters", "byte " + std::to_string(c));
      if (line_.size() == line_limit)
        fail("lines of at most " + std::to_string(line_limit) + " characters", "a longer one");
      line_ += static_cast<char>(c);
    }
    return true;
  }

 protected:
  [[noreturn]] void refuse(const std::string& reason) const { throw Rejection(reason, line_number_); }
  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    refuse("expected " + expected + ", found " + found);
  }
  /// What is left of the line, for messages.
  std::string rest() const {
    return at_ > line_.size() ? "the end of the line" : text::quoted(std::string_view(line_).substr(at_));
  }

  // Words of a line are separated by single spaces. at_ is the offset of the next one; behind the
  // last one it is size() + 1.
  std::string_view token(const std::string& expected) {
    const std::size_t begin = at_;
    if (begin > line_.size()) fail(expected, "the end of the line");
    const std::size_t end = std::min(line_.find(' ', begin), line_.size());
    if (end == begin) fail(expected, line_.empty() ? "an empty line" : "a space too many");
    at_ = end + 1;
    return std::string_view(line_).substr(begin, end - begin);
  }
  void end_of_line() {
    if (at_ <= line_.size()) fail("the end of the line", rest());
  }
  void next_line(const char* expected) {
    end_of_line();
    if (!advance()) fail(expected, "the end of the text");
  }
  bool at_word(std::string_view wanted) const {
    return line_.compare(0, wanted.size(), wanted) == 0 &&
           (line_.size() == wanted.size() || line_[wanted.size()] == ' ');
  }
  void word(std::string_view wanted) {
    if (!at_word(wanted)) fail("`" + std::string(wanted) + "`", line_.empty() ? "an empty line" : text::quoted(line_));
    at_ = wanted.size() + 1;
  }
  std::string name(const std::string& what) {
    const std::string_view text = token(what);
    const auto allowed = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    if (!std::ranges::all_of(text, allowed)) fail(what, text::quoted(text));
    return std::string(text);
  }
  int parse(std::string_view text, const std::string& what) const {
    const auto value = text::whole_number(text);
    if (!value) fail(what, text::quoted(text));
    return *value;
  }
  int number(const std::string& what) { return parse(token(what), what); }
  std::string remainder(const std::string& what) {
    if (at_ >= line_.size()) fail(what, "the end of the line");
    std::string text = line_.substr(at_);
    at_ = line_.size() + 1;
    return text;
  }

  std::string line_;
  std::size_t at_ = 0;

 private:
  static constexpr std::size_t line_limit = std::size_t{1} << 28;
  std::istream& in_;
  std::size_t& line_number_;
};

}  // namespace gamecert::certificates
