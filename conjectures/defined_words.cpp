// The reader of files of words.
#include "conjectures/defined_words.hpp"

#include <algorithm>
#include <iterator>

#include "language/reader/head.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::conjectures {
namespace {

/// `gamma(k, set S)` behind `invariant `.
void read_defined_head(const text::Cursor& line, DefinedWord& word) {
  const std::size_t shift = line.place().column - 1;
  try {
    language::Head head = language::read_head(line.rest());
    if (head.end <= line.rest().size())
      throw text::InputError("expected the end of the line, found " + text::quoted(line.rest().substr(head.end - 1)),
                             head.end);
    word.name = std::move(head.name);
    word.parameters = std::move(head.parameters);
    for (const std::size_t column : head.columns) word.columns.push_back(column + shift);
  } catch (const text::InputError& error) {
    throw text::InputError(error.what(), text::Place{line.place().line, error.column() + shift});
  }
}

constexpr std::string_view first_words[] = {"property", "invariant", "fraction", "set", "use"};
constexpr std::string_view next_words[] = {"meaning", "source", "theorem", "digraphs", "definition"};

/// One line into the word of its paragraph.
void read_line(text::Cursor line, std::vector<DefinedWord>& words, std::string*& last, bool& inside) {
  const text::Cursor start = line;
  if (start.rest().starts_with("  ")) {
    if (last == nullptr || !inside) start.refuse("a line to go on with");
    last->append("\n").append(start.rest().substr(2));
    if (last == &words.back().definition) words.back().lines.push_back(start.place().line);
    return;
  }
  const std::string_view key = line.take_until(" ");
  const std::string_view rest = line.rest().empty() ? line.rest() : line.rest().substr(1);
  if (!inside && key == "use") {
    if (!rest.ends_with(".game")) line.refuse("a file whose name ends in .game", text::quoted(rest));
    return;
  }
  const auto* kind = std::ranges::find(language::kinds_of_words, key, &language::KindOfWord::name);
  if (kind != std::end(language::kinds_of_words)) {
    if (inside) start.refuse("an empty line before the next word");
    line.take(" ");
    const std::string_view name = rest.substr(0, rest.find('('));
    if (!language::plain_name(name))
      line.refuse("a name of small letters, digits and hyphens, a small letter first and behind every hyphen" +
                      std::string(name.find('=') == std::string_view::npos
                                      ? ""
                                      : "; what it means on a line 'definition ...' below, in place of '='"),
                  text::quoted(name));
    words.push_back({.kind = static_cast<language::Term::Kind>(kind - std::begin(language::kinds_of_words)),
                     .line = start.place().line});
    read_defined_head(line, words.back());
    last = nullptr;
    inside = true;
    return;
  }
  if (!inside)
    start.refuse("property, invariant, fraction or set, and a name, or use and the file of a game" +
                     text::did_you_mean(key, first_words),
                 text::quoted(key));
  DefinedWord& word = words.back();
  if (key == "digraphs" && rest.empty()) {
    word.on_digraphs = true;
    return;
  }
  last = key == "meaning"      ? &word.meaning
         : key == "source"     ? &word.source
         : key == "theorem"    ? &word.theorem
         : key == "definition" ? &word.definition
                               : nullptr;
  if (last == nullptr || !last->empty() || rest.empty())
    start.refuse("meaning, source, theorem, digraphs or definition, each once and with a text" +
                     (last == nullptr ? text::did_you_mean(key, next_words) : ""),
                 text::quoted(last != nullptr && rest.empty() ? key : start.rest()));
  if (last == &word.theorem && rest.find(": ") == std::string_view::npos)
    line.refuse("a theorem as NAME: WHAT IT SAYS");
  *last = rest;
  if (last == &word.definition) word.lines = {start.place().line};
}

}  // namespace

std::vector<DefinedWord> read_words(std::string_view text) {
  std::vector<DefinedWord> words;
  std::string* last = nullptr;
  bool inside = false;  // a paragraph
  text::Cursor in(text, {1, 1});
  while (true) {
    const text::Cursor line = in.done() ? in : in.take_line();
    if (line.rest().empty()) {
      if (inside && (words.back().meaning.empty() || words.back().definition.empty()))
        line.refuse("a meaning and a definition of " + text::quoted(words.back().name));
      inside = false;
      if (in.done()) return words;
    } else if (!line.next_is('#')) {
      read_line(line, words, last, inside);
    }
    if (in.done() && !inside) return words;
  }
}

std::vector<UsedGame> used_games(std::string_view text) {
  read_words(text);
  std::vector<UsedGame> result;
  for (text::Cursor in(text, {1, 1}); !in.done();) {
    text::Cursor line = in.take_line();
    if (line.take("use ")) result.push_back({std::string(line.rest()), line.place().line});
  }
  return result;
}

namespace {

const std::vector<DefinedWord>& entries() {
  static const std::vector<DefinedWord> all = read_words(built_in_words());
  return all;
}

}  // namespace

const std::vector<DefinedWord>& inlined_entries() {
  static const auto all = [] {
    std::vector<DefinedWord> result;
    for (const DefinedWord& word : entries())
      if (!word.parameters.empty()) result.push_back(word);
    return result;
  }();
  return all;
}

std::string head_text(const DefinedWord& word) {
  std::string text;
  for (const language::Parameter& each : word.parameters) {
    const bool whole = each.sort == language::Sort::whole;
    text += (text.empty() ? "(" : ", ") + (whole ? "" : std::string(language::called(each.sort)) + " ") + each.name;
  }
  return word.name + text + (text.empty() ? "" : ")");
}

DefinedWord described(const language::Term& term) {
  const auto word = std::ranges::find(entries(), term.name, &DefinedWord::name);
  if (word != entries().end()) return *word;
  return {.name = std::string(term.name),
          .kind = term.kind,
          .on_digraphs = term.on_digraphs,
          .meaning = std::string(term.meaning),
          .source = std::string(term.source),
          .theorem = std::string(term.theorem)};
}

}  // namespace gamecert::conjectures
