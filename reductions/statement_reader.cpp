// Lines first, then what semicolons part, then the numbers of `for`.
#include "reductions/statement_reader.hpp"

#include <algorithm>
#include <vector>

#include "language/arithmetic.hpp"
#include "language/reader/whole_numbers.hpp"
#include "reductions/reduction_lines.hpp"
#include "text/nearest.hpp"
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
      count(part.size(), start);
      return once(part, start.place(), values_);
    }
    FileLine header(part.substr(loop), {start.place().line, start.column() + loop}, values_);
    header.expect_word("for");
    const text::Cursor named = header;
    const std::string name = header.word("the name of a number");
    if (values_.contains(name)) named.refuse("a new name", text::quoted(name));
    if (!header.take_word("in")) header.expect("=");
    const text::Cursor range = header;
    FileLine::Values values = values_;
    with_place(range, [&] {
      language::each_whole_number(range.rest(), name, values_, [&](std::int64_t number) {
        count(loop, range);
        values[name] = number;
        once(part.substr(0, loop), start.place(), values);
      });
    });
  }
  void once(std::string_view part, text::Place start, const FileLine::Values& values) const {
    FileLine line(part, start, values);
    if (!line.done()) visit_(line);
  }
  void count(std::size_t length, const text::Cursor& at) {
    characters_ += length + 1;
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
  if (LineReader::number_is_next() || next_is('(')) return true;
  const std::string name(next.letters("_"));
  return values_.contains(name) || (!name.empty() && next.take_directly('('));
}

/// Without blanks but in parentheses; digits end where a letter follows, `2n`.
std::string_view FileLine::take_formula() {
  int open = 0;
  bool ended = false, in_name = false, in_digits = false;
  return take_while([&](char c) {
    open += c == '(' ? 1 : c == ')' ? -1 : 0;
    const bool letter = text::letter(c);
    ended = ended || open < 0;
    if (open == 0)
      ended = ended || std::string_view(" .,:]&|<=>!").find(c) != std::string_view::npos || (in_digits && letter);
    in_digits = text::digit(c) && !in_name;
    in_name = letter || (in_name && (text::digit(c) || c == '_'));
    return !ended;
  });
}

int FileLine::number(const std::string& what) {
  FileLine next = *this;
  if (!number_is_next()) {
    std::vector<std::string_view> known;
    for (const auto& [name, number] : values_) known.push_back(name);
    refuse(what + text::did_you_mean(next.letters("_"), known));
  }
  const std::string_view formula = next.take_formula();
  if (std::ranges::all_of(formula, text::digit)) return LineReader::number(what);
  const text::Cursor place = *this;
  std::int64_t value = 0;
  with_place(place, [&] { value = language::whole_number(language::read_whole_number(formula, values_), values_); });
  take(formula);
  const std::string found = language::number_text(value);
  if (value > most) place.exceed("a number of at most " + std::to_string(most), found);
  if (value < 0) place.refuse(what + " of at least 0", found);
  return static_cast<int>(value);
}

std::size_t each_statement(std::string_view text, const FileLine::Values& values,
                           const std::function<void(LineReader&)>& visit) {
  return Text(text, values, visit).read();
}

}  // namespace gamecert::reductions
