// Files of words that users define: their definitions stand in formulas in place of them.
#include <algorithm>
#include <span>
#include <vector>

#include "conjectures/defined_words.hpp"
#include "conjectures/game_syntax.hpp"
#include "conjectures/language.hpp"
#include "graphs/graph_class.hpp"
#include "language/reader/asking_syntax.hpp"
#include "language/reader/head.hpp"
#include "language/reader/tokens.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"
#include "text/errors.hpp"

namespace gamecert::conjectures {

using namespace language;

namespace {

/// Whether formulas or classes already read the name in some place, so that a word of users would not be seen there.
bool reserved(std::string_view name) {
  constexpr std::string_view words[] = {"where", "then", "else"};
  const auto of_class = [&](const graphs::ClassWord& word) {
    return word.name == name || std::ranges::count(word.also, name) != 0;
  };
  return std::ranges::any_of(graphs::class_words(), of_class) || find_term(name) != nullptr ||
         find_word(name) != nullptr || find_range_word(name) != nullptr || !sign_for(name).empty() || asks_game(name) ||
         names_outcome(name) || std::ranges::count(words, name) != 0;
}

/// Whether the text has the name in front of a parenthesis.
bool calls(const std::string& text, std::string_view name) {
  const std::vector<Token> all = tokens(text);
  for (std::size_t i = 0; i + 1 < all.size(); ++i)
    if (all[i].is(name) && all[i + 1].is("(")) return true;
  return false;
}

/// Where a character of the definition stands, from 1 on.
text::Place place_in_definition(const DefinedWord& word, std::size_t column) {
  const std::size_t before = std::min(column == 0 ? 0 : column - 1, word.definition.size());
  const auto end = word.definition.begin() + static_cast<std::ptrdiff_t>(before);
  const auto line = static_cast<std::size_t>(std::count(word.definition.begin(), end, '\n'));
  const std::size_t begin = line == 0 ? 0 : word.definition.rfind('\n', before - 1) + 1;
  const std::size_t indent = line == 0 ? std::string_view("definition ").size() : 2;
  return {word.lines[line], before - begin + indent + 1};
}

void require_falling_in_file(const DefinedWord& word) {
  try {
    require_falling(word.parameters, word.columns);
  } catch (const text::InputError& error) {
    throw text::InputError(error.what(), text::Place{word.line, error.column()});
  }
}

/// `before`: the words of the text in front of it.
void define(const DefinedWord& word, std::span<const DefinedWord> before, UserWords& users) {
  const auto known = std::ranges::find(before, word.name, &DefinedWord::name);
  const std::string place = known != before.end() ? ", which stands in line " + std::to_string(known->line) + " too"
                            : reserved(word.name) ? ", which the language has"
                                                  : "";
  if (reserved(word.name) || users.contains(word.name))
    throw text::InputError("expected a new word, found " + quoted(word.name) + place, text::Place{word.line, 1});
  const bool number = word.kind == Term::Kind::invariant || word.kind == Term::Kind::fraction;
  const Sort wanted = number ? Sort::number : kind_of_word(word.kind).gives;
  const RecursiveWord recursion{word.name, wanted == Sort::truth ? wanted : Sort::whole};
  try {
    const bool recursive = wanted != Sort::set && !word.parameters.empty() && calls(word.definition, word.name);
    if (recursive) require_falling_in_file(word);
    TypedFormula read = parse(word.definition, wanted,
                              {.users = &users,
                               .games = &game_syntax(),
                               .parameters = word.parameters,
                               .recursion = recursive ? &recursion : nullptr});
    users.emplace(word.name, UserWord{read.sort, std::move(read.formula), word.parameters});
  } catch (const text::InputError& error) {
    if (error.place().line != 0) throw;
    throw text::InputError("definition of " + quoted(word.name) + ": " + error.what(),
                           place_in_definition(word, error.column()));
  }
}

}  // namespace

const UserWords& inlined_words() {
  static const auto all = [] {
    UserWords result;
    for (const DefinedWord& word : inlined_entries()) define(word, {}, result);
    return result;
  }();
  return all;
}

UserWords read_user_words(std::string_view text) {
  UserWords users = inlined_words();
  const std::vector<DefinedWord> words = read_words(text);
  for (std::size_t i = 0; i < words.size(); ++i) define(words[i], std::span(words).first(i), users);
  return users;
}

}  // namespace gamecert::conjectures
