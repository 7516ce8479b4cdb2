// The statements of a reduction's text: lines, and what semicolons part, without comments and with `for` written out.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "reductions/line_reader.hpp"

namespace gamecert::reductions {

/// A statement with sums of numbers and of names.
class FileLine : public LineReader {
 public:
  using Values = std::map<std::string, int>;

  /// `values` are those of parameters and of the line's own number.
  FileLine(std::string_view text, text::Place start, const Values& values) : LineReader(text, start), values_(values) {}

  /// Whole numbers and names of values, added and subtracted.
  int number(const std::string& what) override;
  bool number_is_next() const override;

 private:
  int term(const std::string& what);

  const Values& values_;
};

/// Calls visit(statement) for all that is not empty, in order; `values` may grow meanwhile. The number of lines.
/// InputError for characters that do not print, for a `for` that makes no sense, and beyond most_characters, before
/// more of the text is read.
std::size_t each_statement(std::string_view text, const FileLine::Values& values,
                           const std::function<void(LineReader&)>& visit);

}  // namespace gamecert::reductions
