// The text of reductions: a strict reader of files, and the one line that certificates carry.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "reductions/reduction.hpp"
#include "text/too_large.hpp"

namespace gamecert::reductions {

/// Malformed text: `place` is LINE:COLUMN, both from 1.
struct TextError : text::InputError {
  TextError(std::size_t line, std::size_t column, const std::string& message)
      : text::InputError(message, column), place(std::to_string(line) + ":" + std::to_string(column)) {}
  std::string place;
};
/// Beyond a limit of reductions.
struct TextTooLarge : TextError, text::BeyondLimit {
  using TextError::TextError;
};

/// Reads lines, which newlines or semicolons end (docs/REDUCTIONS.md). `given` are values for the parameters the text
/// declares, in place of the usual ones. Throws TextError at the first thing that makes no sense, InputError for a
/// value given to a parameter there is none of.
Reduction read_reduction(std::string_view text, const std::map<std::string, int>& given = {});

/// The reduction in one line, without what is only stated besides: read_reduction reads it, and it is its own text.
std::string text(const Reduction& reduction);

/// The reduction as a file has it, a statement a line, with what is stated besides; without what goes without saying.
std::vector<std::string> file_lines(const Reduction& reduction);

/// `v`, `a.v`, `e0`
std::string text(const Reduction& reduction, Port port);
/// `order <= 2 n + 3 m + 1`
std::string text(const std::string& what, const Bound& bound);
/// `v:1 | !(w:any & v:2)`
std::string text(const Reduction& reduction, const PortCondition& formula);

}  // namespace gamecert::reductions
