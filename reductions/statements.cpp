// Lines first, then what semicolons part, then the numbers of `for`.
#include "reductions/statements.hpp"

#include <algorithm>

#include "text/quoted.hpp"

namespace gamecert::reductions {
namespace {

class Text {
 public:
  Text(std::string_view text, const LineReader::Values& values, const std::function<void(LineReader&)>& visit)
      : text_(text), values_(values), visit_(visit) {}

  std::size_t read() {
    std::size_t begin = 0;  // of the line
    for (std::size_t at = 0; at <= text_.size();) {
      const std::size_t end = std::min(text_.find_first_of("\n;", at), text_.size());
      std::string_view part = text_.substr(at, end - at);
      if (part.ends_with('\r') && (end == text_.size() || text_[end] == '\n')) part.remove_suffix(1);
      require_printable(part, at - begin + 1);
      statement(part.substr(0, part.find('#')), at - begin + 1);
      at = end + 1;
      // A comment takes the rest of its line, semicolons too.
      if (part.find('#') != part.npos && end < text_.size() && text_[end] == ';')
        at = std::min(text_.find('\n', end), text_.size()) + 1;
      if (at > 0 && at <= text_.size() && text_[at - 1] == '\n') {
        ++line_;
        begin = at;
      }
    }
    return line_;
  }

 private:
  void require_printable(std::string_view part, std::size_t column) const {
    for (std::size_t i = 0; i < part.size(); ++i) {
      if (part[i] < ' ' || part[i] > '~')
        throw TextError(line_, column + i, "expected printable characters, found " + text::quoted_character(part, i));
    }
  }

  /// The statement, once for every number that `for` gives.
  void statement(std::string_view part, std::size_t column) {
    const std::size_t loop = part.find(" for ");
    if (loop == part.npos) {
      count(part.size(), 1, column);
      return once(part, column, values_);
    }
    LineReader header(part.substr(loop), line_, column + loop, values_);
    header.expect_word("for");
    const std::size_t place = header.at();
    const std::string name = header.word("the name of a number");
    if (values_.contains(name)) header.refuse(place, "a new name", text::quoted(name));
    header.expect("=");
    const std::size_t range = header.at();
    const int first = header.number("the first number");
    header.expect("..");
    const int last = header.number("the last number");
    header.end();
    if (first <= last) count(loop, static_cast<std::size_t>(last - first) + 1, header.column(range));
    for (int i = first; i <= last; ++i) {
      LineReader::Values values = values_;
      values[name] = i;
      once(part.substr(0, loop), column, values);
    }
  }
  void once(std::string_view part, std::size_t column, const LineReader::Values& values) const {
    LineReader line(part, line_, column, values);
    if (!line.done()) visit_(line);
  }
  void count(std::size_t length, std::size_t times, std::size_t column) {
    characters_ += (length + 1) * times;
    if (length > most_characters || characters_ > most_characters)
      throw TextTooLarge(line_, column,
                         "expected a text of at most " + std::to_string(most_characters) +
                             " characters, `for` written out, found more");
  }

  std::string_view text_;
  const LineReader::Values& values_;
  const std::function<void(LineReader&)>& visit_;
  std::size_t line_ = 1;
  std::size_t characters_ = 0;
};

}  // namespace

std::size_t each_statement(std::string_view text, const LineReader::Values& values,
                           const std::function<void(LineReader&)>& visit) {
  return Text(text, values, visit).read();
}

}  // namespace gamecert::reductions
