// The text of reductions: a strict reader of statements, and the one line that certificates carry.
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

/// Statements that files have beside those that a proof rests on: the word, and the reader of what stands behind it,
/// which returns whether it speaks of what moves mean.
struct OtherStatement {
  std::string_view word;
  std::function<bool(LineReader& line, const text::Cursor& statement, const Reduction& before)> read;
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

/// The reduction in one line, without what is only stated besides.
std::string text(const Reduction& reduction);
/// Reads it: statements that semicolons part, without parameters and `for`. InputError with the column.
Reduction read_one_line(std::string_view text);

/// `v`, `a.v`, `e0`
std::string text(const Reduction& reduction, Port port);
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
