// The text of reductions: a strict reader of files, and the one line that certificates carry.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reductions/line_reader.hpp"
#include "reductions/reduction.hpp"

namespace gamecert::reductions {

/// Reads lines, which newlines or semicolons end (docs/REDUCTIONS.md). `given` are values for the parameters the text
/// declares, in place of the usual ones. InputError with line and column at the first thing that makes no sense, and
/// without a place for a value given to a parameter there is none of.
Reduction read_reduction(std::string_view text, const std::map<std::string, int>& given = {});

/// What may be stated of a reduction beside what its proof rests on: the word, and the reader of what stands behind it.
struct Promise {
  std::string_view word;
  void (*read)(LineReader& line, const text::Cursor& statement, Reduction& reduction);
  bool several = false;  // lines of it
};
/// A game as a side; InputError for one that is none.
using ReadSide = Side (*)(const std::string& game, const std::map<std::string, int>& parameters);
/// The same of a text that has no other promises than these, and no other sides. Certificates carry no promises, and
/// are about games of painting vertices alone (sides.hpp).
Reduction read_statements(std::string_view text, const std::map<std::string, int>& given,
                          std::span<const Promise> promises, ReadSide side);

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

// Single statements.
/// Those that say what the target is.
std::vector<std::string> map_statements(const Reduction& reduction);
std::string move_statement(const Reduction& reduction, std::size_t role, const std::string& colour, int meaning);
std::string board_statement(const Reduction& reduction, int colour);
/// Answers, invariants and assumptions.
std::vector<std::string> condition_statements(const Reduction& reduction);

}  // namespace gamecert::reductions
