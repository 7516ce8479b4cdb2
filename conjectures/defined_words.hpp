// Words that are defined in the language itself: those of words.txt, and those of users' files.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "language/terms.hpp"
#include "language/typing.hpp"

namespace gamecert::conjectures {

/// An entry of a file of words.
struct DefinedWord {
  std::string name = {};
  language::Term::Kind kind = language::Term::Kind::property;
  bool on_digraphs = false;
  std::string meaning = {}, source = {}, theorem = {}, definition = {};
  std::vector<language::Parameter> parameters = {};
  std::size_t line = 0;                   // of the name
  std::vector<std::size_t> columns = {};  // of the parameters
  std::vector<std::size_t> lines = {};    // of the definition
};

/// The text of words.txt.
std::string_view built_in_words();
/// What users read of a term; of one with a definition its entry in words.txt.
DefinedWord described(const language::Term& term);
/// Entries of words.txt that are no terms, as they have parameters.
const std::vector<DefinedWord>& inlined_entries();
/// `k-domination-number(k)`, as users write it.
std::string head_text(const DefinedWord& word);

/// Paragraphs between empty lines; lines that begin with # are comments:
///   property forest            or: invariant girth, fraction average-degree, set centre, or with parameters:
///                              invariant gamma(k), property meets(set S, edge e)
///   meaning no cycle
///   source R. Diestel, Graph Theory (2017), section 1.5
///   theorem theorem of A: WHAT IT SAYS     if the definition is not the meaning word for word
///   digraphs                   if it makes sense for digraphs too
///   definition size + components = order
/// A line that begins with two spaces goes on with the line before. Between paragraphs `use FILE` may stand. InputError
/// with line and column. Definitions are not looked at.
std::vector<DefinedWord> read_words(std::string_view text);

/// A file with the text of a game, which definitions can ask.
struct UsedGame {
  std::string file;
  std::size_t line = 0;
};
/// Those of a file of words.
std::vector<UsedGame> used_games(std::string_view text);

}  // namespace gamecert::conjectures
