// A piece of a line of a file of claims, which knows where it stands.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "papers/language/text_template.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::papers {

/// Errors are InputErrors with the column in the line.
struct LinePiece {
  std::string_view text;
  std::size_t at = 0;

  bool starts_with(std::string_view words) const { return text.starts_with(words); }
  LinePiece part(std::size_t from, std::size_t count = std::string_view::npos) const {
    return {text.substr(from, count), at + from};
  }
  /// Where such words first stand outside parentheses and braces; the end if nowhere.
  std::size_t find(std::string_view words) const {
    int open = 0;
    for (std::size_t found = 0; found < text.size(); ++found) {
      if (open == 0 && text.substr(found).starts_with(words)) return found;
      if (text[found] == '(' || text[found] == '{') ++open;
      if ((text[found] == ')' || text[found] == '}') && open > 0) --open;
    }
    return text.size();
  }
  /// Up to there, and what is behind the words.
  std::optional<std::pair<LinePiece, LinePiece>> split(std::string_view words) const {
    const std::size_t found = find(words);
    if (found == text.size()) return {};
    return std::pair(part(0, found), part(found + words.size()));
  }
  std::pair<LinePiece, LinePiece> split_or_refuse(std::string_view words) const {
    if (auto both = split(words)) return *both;
    throw text::InputError("expected '" + std::string(words) + "' behind " + text::quoted(text) + ", found none",
                           at + text.size() + 1);
  }
  /// The first word; the piece goes on behind it.
  LinePiece take_word() {
    const std::size_t end = std::min(text.find(' '), text.size());
    const LinePiece word = part(0, end);
    *this = part(std::min(end + 1, text.size()));
    return word;
  }
  [[noreturn]] void refuse(const std::string& expected) const {
    throw text::InputError("expected " + expected + ", found " + (text.empty() ? "nothing" : text::quoted(text)),
                           at + 1);
  }
  /// What `read` makes of the text; its errors have columns of the line.
  template <class Read>
  auto read(Read&& read) const {
    try {
      return read(text);
    } catch (const text::InputError& error) {
      throw text::InputError(error.what(), at + std::max<std::size_t>(error.column(), 1));
    }
  }
  Expression expression(const Names& known, Sort wanted) const {
    return read([&](std::string_view words) { return Expression(words, known, wanted); });
  }
  /// `A, B, C`, whole numbers.
  std::vector<Expression> expressions(const Names& known) const {
    std::vector<Expression> result;
    LinePiece rest = *this;
    while (const auto more = rest.split(", ")) {
      result.push_back(more->first.expression(known, Sort::whole));
      rest = more->second;
    }
    result.push_back(rest.expression(known, Sort::whole));
    return result;
  }
  TextTemplate words(const Names& known) const {
    return read([&](std::string_view words) { return TextTemplate(words, known); });
  }
};

}  // namespace gamecert::papers
