// Texts of fields: a word and its value in a line. A line that begins with a blank goes on with the line before, one
// that begins with # is a comment, and empty lines part what they like.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/cursor.hpp"
#include "text/errors.hpp"

namespace gamecert::text {

/// A field: its first line and those that go on behind it, joined by single blanks.
struct Field {
  std::string word, value;
  std::size_t line = 0;
  std::size_t column = 0;                              // of the value
  std::vector<std::pair<std::size_t, Place>> go_on{};  // offsets in the value, and where it stands from there on

  /// Where a character of the value stands, its column counted from 1; for column 0 the word.
  Place place_of(std::size_t in_value) const {
    if (in_value == 0) return {line, 1};
    Place place{line, column + in_value - 1};
    for (const auto& [offset, start] : go_on)
      if (in_value > offset) place = {start.line, start.column + in_value - 1 - offset};
    return place;
  }
};

class FieldLines {
 public:
  explicit FieldLines(std::string_view text) : text_(text, {1, 1}) {}

  /// The next field; nothing behind the last.
  std::optional<Field> next() {
    while (text_.rest().starts_with('#') || text_.rest().starts_with('\n') || text_.rest().starts_with("\r\n"))
      text_.take_line();
    if (text_.done()) return {};
    Field field;
    field.line = text_.place().line;
    Cursor line = text_.take_line();
    field.word = line.take_until(" ");
    line.take_directly(' ');
    field.column = field.word.size() + 2;
    field.value = line.rest();
    while (text_.next_is(' ')) {
      Cursor more = text_.take_line();
      more.take_while([](char c) { return c == ' '; });
      field.go_on.emplace_back(field.value.size() + 1, more.place());
      field.value += " " + std::string(more.rest());
    }
    return field;
  }
  /// Of what stands next, or of the end.
  Place place() const { return text_.place(); }

 private:
  Cursor text_;
};

}  // namespace gamecert::text
