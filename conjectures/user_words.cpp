// Files of words that users define: their definitions stand in formulas in place of them.
#include <algorithm>

#include "conjectures/defined_words.hpp"
#include "conjectures/game_syntax.hpp"
#include "conjectures/language.hpp"
#include "conjectures/reader/misspelt.hpp"
#include "conjectures/reader/tokens.hpp"
#include "graphs/graph_class.hpp"
#include "text/errors.hpp"

namespace gamecert::conjectures {
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

}  // namespace

UserWords read_user_words(std::string_view text) {
  UserWords users;
  for (const DefinedWord& word : read_words(text)) {
    if (reserved(word.name) || users.contains(word.name))
      throw text::InputError("expected a new word, found " + quoted(word.name), text::Place{word.line, 1});
    const Sort sort = word.kind == Term::Kind::property ? Sort::truth : Sort::number;
    try {
      users.emplace(word.name, UserWord{sort, sort == Sort::truth ? parse_conjecture(word.definition, {}, &users)
                                                                  : parse_number(word.definition, {}, &users)});
    } catch (const text::InputError& error) {
      throw text::InputError(
          "definition of " + quoted(word.name) + ", character " + std::to_string(error.column()) + ": " + error.what(),
          text::Place{word.line, 1});
    }
  }
  return users;
}

Formula renamed(Formula formula, std::set<std::string> taken, std::map<std::string, std::string> names) {
  const LanguageWord* word = find_word(formula.word);
  if (word == nullptr) {
    const auto it = names.find(formula.word);
    if (it != names.end()) return {it->second, {}};
    for (Formula& argument : formula.arguments)  // the set of an attribute
      argument = renamed(std::move(argument), taken, names);
    return formula;
  }
  std::string* bound = word->meaning == Meaning::let ? &formula.arguments[0].word : nullptr;
  if (word->quantifies() && !formula.arguments[0].arguments.empty()) bound = &formula.arguments[0].arguments[0].word;
  // The value that `let` names is outside of the name.
  if (word->meaning == Meaning::let) formula.arguments[1] = renamed(std::move(formula.arguments[1]), taken, names);
  if (bound != nullptr) {
    const std::string old = *bound;
    for (int i = 1; taken.contains(*bound); ++i) *bound = old + std::to_string(i);
    taken.insert(*bound);
    names[old] = *bound;
  }
  for (std::size_t i = word->meaning == Meaning::let ? 2 : word->first_formula(); i < formula.arguments.size(); ++i)
    formula.arguments[i] = renamed(std::move(formula.arguments[i]), taken, names);
  return formula;
}

}  // namespace gamecert::conjectures
