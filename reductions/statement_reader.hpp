// The statements of a reduction's text: lines, and what semicolons part, without comments and with `for` written out.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "language/reader/whole_numbers.hpp"
#include "reductions/line_reader.hpp"
#include "text/deadline.hpp"

namespace gamecert::reductions {

/// Calls read(); what the language refuses in a formula that begins at the cursor is refused there.
template <class Read>
void with_place(const text::Cursor& begin, Read&& read) {
  try {
    read();
  } catch (const text::InputError& error) {
    if (error.place().line != 0) throw;
    const text::Place place{begin.place().line, begin.column() + std::max<std::size_t>(error.column(), 1) - 1};
    if (text::beyond_limit(error)) throw text::TooLarge(error.what(), place);
    throw text::InputError(error.what(), place);
  } catch (const text::LimitError&) {
    text::look();  // time that is over, and an interrupt, are no fault of the numbers
    begin.exceed("whole numbers of at most 64 bits, and ranges with an end", "others");
  }
}

/// A statement with formulas for its numbers.
class FileLine : public LineReader {
 public:
  using Values = language::NumberNames;

  /// `values` are those of parameters and of the line's own number.
  FileLine(std::string_view text, text::Place start, const Values& values) : LineReader(text, start), values_(values) {}

  /// A formula about whole numbers and values, without blanks outside of parentheses: `2*k-1`, `(k + 1)`.
  int number(const std::string& what) override;
  bool number_is_next() const override;
  const Values& values() const { return values_; }

 private:
  std::string_view take_formula();

  const Values& values_;
};

/// Calls visit(statement) for all that is not empty, in order; `values` may grow meanwhile. The number of lines.
/// InputError for characters that do not print, for a `for` that makes no sense, and beyond most_characters, before
/// more of the text is read.
std::size_t each_statement(std::string_view text, const FileLine::Values& values,
                           const std::function<void(LineReader&)>& visit);

}  // namespace gamecert::reductions
