// Lines first, then what semicolons part, then the numbers of `for`.
#include "reductions/statement_reader.hpp"

#include <algorithm>

#include "reductions/reduction_lines.hpp"
#include "text/printable.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {
namespace {

class Text {
 public:
  Text(std::string_view text, const FileLine::Values& values, const std::function<void(LineReader&)>& visit)
      : text_(text), values_(values), visit_(visit) {}

  std::size_t read() {
    text::Cursor text(text_, {1, 1});
    while (!text.done()) statements(text.take_line());
    return text.place().line;
  }

 private:
  /// A comment takes the rest of its line, semicolons too.
  void statements(text::Cursor line) {
    require_printable(line);
    for (bool more = true; more;) {
      const text::Cursor start = line;
      const std::string_view part = line.take_until(";");
      statement(part.substr(0, part.find('#')), start);
      more = line.take(";") && part.find('#') == part.npos;
    }
  }

  /// Of letters that are not ASCII comments alone have some.
  static void require_printable(const text::Cursor& line) {
    const std::string_view all = line.rest();
    const std::size_t wrong = text::first_unprintable(all, std::min(all.find('#'), all.size()));
    if (wrong == all.size()) return;
    const text::Place start = line.place();
    text::Cursor(all.substr(wrong), {start.line, start.column + wrong}).refuse("printable characters");
  }

  /// The statement, once for every number that `for` gives.
  void statement(std::string_view part, const text::Cursor& start) {
    const std::size_t loop = part.find(" for ");
    if (loop == part.npos) {
      count(part.size(), 1, start);
      return once(part, start.place(), values_);
    }
    FileLine header(part.substr(loop), {start.place().line, start.column() + loop}, values_);
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
      FileLine::Values values = values_;
      values[name] = i;
      once(part.substr(0, loop), start.place(), values);
    }
  }
  void once(std::string_view part, text::Place start, const FileLine::Values& values) const {
    FileLine line(part, start, values);
    if (!line.done()) visit_(line);
  }
  void count(std::size_t length, std::size_t times, const text::Cursor& at) {
    characters_ += (length + 1) * times;
    if (length > most_characters || characters_ > most_characters)
      at.exceed("a text of at most " + std::to_string(most_characters) + " characters, `for` written out", "more");
  }

  std::string_view text_;
  const FileLine::Values& values_;
  const std::function<void(LineReader&)>& visit_;
  std::size_t characters_ = 0;
};

}  // namespace

bool FileLine::number_is_next() const {
  FileLine next = *this;
  return LineReader::number_is_next() || values_.contains(std::string(next.letters("_")));
}

int FileLine::term(const std::string& what) {
  if (!number_is_next()) refuse(what);
  if (LineReader::number_is_next()) return LineReader::number(what);
  return values_.at(std::string(letters("_")));
}

int FileLine::number(const std::string& what) {
  const FileLine before = *this;
  int value = term(what);
  for (;;) {  // no spaces inside
    const bool plus = take_directly('+');
    if (!plus && !take_directly('-')) break;
    const int next = term(what);
    value += plus ? next : -next;
    if (value > most) before.exceed("a number of at most " + std::to_string(most), std::to_string(value));
    if (value < -most) before.refuse("a number of at least -" + std::to_string(most), std::to_string(value));
  }
  if (value < 0) before.refuse(what + " of at least 0", std::to_string(value));
  return value;
}

std::size_t each_statement(std::string_view text, const FileLine::Values& values,
                           const std::function<void(LineReader&)>& visit) {
  return Text(text, values, visit).read();
}

}  // namespace gamecert::reductions
