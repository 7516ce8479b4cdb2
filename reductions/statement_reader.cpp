// Lines first, then what semicolons part, then the numbers of `for`.
#include "reductions/statement_reader.hpp"

#include "reductions/reduction_lines.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {
namespace {

class Text {
 public:
  Text(std::string_view text, const LineReader::Values& values, const std::function<void(LineReader&)>& visit)
      : text_(text), values_(values), visit_(visit) {}

  std::size_t read() {
    text::Cursor text(text_, {1, 1});
    while (!text.done()) statements(text.take_line());
    return text.place().line;
  }

 private:
  /// A comment takes the rest of its line, semicolons too.
  void statements(text::Cursor line) {
    for (bool more = true; more;) {
      const text::Cursor start = line;
      const std::string_view part = line.take_until(";");
      require_printable(start, part);
      statement(part.substr(0, part.find('#')), start);
      more = line.take(";") && part.find('#') == part.npos;
    }
  }

  static void require_printable(text::Cursor at, std::string_view part) {
    if (at.take_while([](char c) { return c >= ' ' && c <= '~'; }).size() < part.size())
      at.refuse("printable characters");
  }

  /// The statement, once for every number that `for` gives.
  void statement(std::string_view part, const text::Cursor& start) {
    const std::size_t loop = part.find(" for ");
    if (loop == part.npos) {
      count(part.size(), 1, start);
      return once(part, start.place(), values_);
    }
    LineReader header(part.substr(loop), {start.place().line, start.column() + loop}, values_);
    header.expect_word("for");
    const text::Cursor named = header;
    const std::string name = header.word("the name of a number");
    if (values_.contains(name)) named.refuse("a new name", text::quoted(name));
    header.expect("=");
    const text::Cursor range = header;
    const int first = header.number("the first number");
    header.expect("..");
    const int last = header.number("the last number");
    header.end();
    if (first <= last) count(loop, static_cast<std::size_t>(last - first) + 1, range);
    for (int i = first; i <= last; ++i) {
      LineReader::Values values = values_;
      values[name] = i;
      once(part.substr(0, loop), start.place(), values);
    }
  }
  void once(std::string_view part, text::Place start, const LineReader::Values& values) const {
    LineReader line(part, start, values);
    if (!line.done()) visit_(line);
  }
  void count(std::size_t length, std::size_t times, const text::Cursor& at) {
    characters_ += (length + 1) * times;
    if (length > most_characters || characters_ > most_characters)
      at.exceed("a text of at most " + std::to_string(most_characters) + " characters, `for` written out", "more");
  }

  std::string_view text_;
  const LineReader::Values& values_;
  const std::function<void(LineReader&)>& visit_;
  std::size_t characters_ = 0;
};

}  // namespace

std::size_t each_statement(std::string_view text, const LineReader::Values& values,
                           const std::function<void(LineReader&)>& visit) {
  return Text(text, values, visit).read();
}

}  // namespace gamecert::reductions
