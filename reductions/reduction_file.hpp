// The text of reductions: a strict reader of files, and the one line that certificates carry.
#pragma once

#include <functional>
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

/// Statements that files have beside those that a proof rests on: the word, and the reader of what stands behind it.
struct OtherStatement {
  std::string_view word;
  std::function<void(LineReader& line, const text::Cursor& statement, Reduction& reduction)> read;
  bool of_games = true;  // behind `source` and `target`
};
/// Calls visit(statement) for all statements in order; the number of lines of the text.
using EachStatement = std::function<std::size_t(const std::function<void(LineReader&)>& visit)>;
/// A game as a side; InputError for one that is none.
using ReadSide = Side (*)(const std::string& game, const std::map<std::string, int>& parameters);
/// Reads statements that a proof rests on, and these others; of games that `side` knows. Certificates carry no others,
/// and are about games of painting vertices alone (sides.hpp).
Reduction read_statements(const EachStatement& each, std::span<const OtherStatement> others, ReadSide side);

/// Of a text, comments left out and `for` written out.
constexpr std::size_t most_characters = 100'000;

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
