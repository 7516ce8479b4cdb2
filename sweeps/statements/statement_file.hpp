// Files of statements (`.conjectures`): what is conjectured, where, as a formula, and what is known of it.
//
//   use distances.words
//
//   conjecture wow.127: Written on the Wall II, conjecture 127
//   printed The matching number of a connected graph is at least its radius.
//   text matching-number >= radius
//   known open
//
// A line that begins with a blank goes on with the line before, # begins a comment. `use` names files of words and of
// games, which stand beside the file. docs/OPEN.md describes it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "graphs/small_graph.hpp"
#include "language/formula.hpp"
#include "language/typing.hpp"
#include "text/errors.hpp"
#include "text/field_lines.hpp"

namespace gamecert::sweeps {

/// What is known of a statement: `open`, `refuted`, `refuted GRAPH`, `refuted at order N`, `true by THEOREM`,
/// `true to order N`, each with `, REMARK` behind it or not; nothing.
struct KnownStatus {
  enum class Kind { nothing, open, refuted, theorem, to_order };
  Kind kind = Kind::nothing;
  std::string text = {};                         // as the file has it
  std::optional<graphs::SmallGraph> graph = {};  // that is said to refute it
  int order = 0;                                 // of that graph, 0 if not known, or to which it is known to be true
};

struct FileStatement {
  std::string name = {}, source = {}, printed = {}, reading = {};
  language::Formula formula = {};
  KnownStatus known = {};
  std::size_t line = 0;  // of the name
};

/// A file that a file of statements uses.
struct UsedFile {
  std::string name;
  text::Place place;  // of the name
};
/// In their order: names that end in .words or .game. InputError with line and column.
std::vector<UsedFile> used_files(std::string_view text);

/// The graph that graph6, digraph6 or a board such as cycle:5 names. InputError; LimitError for an order above 64.
graphs::SmallGraph named_graph(const std::string& name);

/// The statements of a text about such graphs, with these words; games that they ask are known by now. InputError with
/// line and column.
std::vector<FileStatement> read_statements(std::string_view text, language::GraphKind about,
                                           const language::UserWords& words);

}  // namespace gamecert::sweeps
