// Files of words that users define: their definitions stand in formulas in place of them.
#include <algorithm>

#include "conjectures/defined_words.hpp"
#include "conjectures/game_syntax.hpp"
#include "conjectures/language.hpp"
#include "graphs/graph_class.hpp"
#include "language/asking.hpp"
#include "language/reader/misspelt.hpp"
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

/// `recursive property f(k, set S) = `
std::string head_of(const DefinedWord& word) {
  std::string text = word.kind == Term::Kind::property ? "recursive property " : "recursive invariant ";
  text += word.name;
  for (const Parameter& each : word.parameters)
    text += (&each == &word.parameters[0] ? "(" : ", ") + std::string(name_of(each.sort)) + " " + each.name;
  return text + ") = ";
}
std::string call_of(const DefinedWord& word) {
  std::string text = word.name;
  for (const Parameter& each : word.parameters) text += (&each == &word.parameters[0] ? "(" : ", ") + each.name;
  return text + ")";
}

}  // namespace

UserWords read_user_words(std::string_view text) {
  UserWords users;
  for (const DefinedWord& word : read_words(text)) {
    if (reserved(word.name) || users.contains(word.name))
      throw text::InputError("expected a new word, found " + quoted(word.name), text::Place{word.line, 1});
    const Sort wanted = word.kind == Term::Kind::property ? Sort::truth : Sort::number;
    std::string before;  // the definition
    try {
      const bool recursive = !word.parameters.empty() && calls(word.definition, word.name);
      before = recursive ? head_of(word) : "";
      const std::string whole = recursive ? before + word.definition + "\n: " + call_of(word) : word.definition;
      TypedFormula read = parse(whole, wanted, {{}, &users, &game_syntax(), word.parameters});
      users.emplace(word.name, UserWord{read.sort, std::move(read.formula), word.parameters});
    } catch (const text::InputError& error) {
      throw text::InputError("definition of " + quoted(word.name) + ", character " +
                                 std::to_string(std::max(error.column(), before.size() + 1) - before.size()) + ": " +
                                 error.what(),
                             text::Place{word.line, 1});
    }
  }
  return users;
}

}  // namespace gamecert::conjectures
