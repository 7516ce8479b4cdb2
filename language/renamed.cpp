// Other names for variables that are taken.
#include <string>
#include <utility>
#include <vector>

#include "language/typing.hpp"
#include "language/words.hpp"

namespace gamecert::language {

std::string new_name(const std::string& old, std::set<std::string>& taken) {
  std::string name = old;
  for (int i = 1; taken.contains(name); ++i) name = old + std::to_string(i);
  taken.insert(name);
  return name;
}

namespace {

/// Of the definition only its own names count.
Formula renamed_recursion(Formula formula, std::set<std::string> taken, std::map<std::string, std::string> names) {
  Formula& head = formula.arguments[0];
  const std::string old = head.word;
  head.word = new_name(old, taken);
  std::set<std::string> inner_taken = taken;
  std::map<std::string, std::string> inner{{old, head.word}};
  for (std::size_t i = 1; i < head.arguments.size(); ++i) {
    std::string& parameter = head.arguments[i].arguments[0].word;
    const std::string name = new_name(parameter, inner_taken);
    inner[std::exchange(parameter, name)] = name;
  }
  formula.arguments[1] = renamed(std::move(formula.arguments[1]), std::move(inner_taken), std::move(inner));
  names[old] = head.word;
  formula.arguments[2] = renamed(std::move(formula.arguments[2]), std::move(taken), std::move(names));
  return formula;
}

}  // namespace

Formula renamed(Formula formula, std::set<std::string> taken, std::map<std::string, std::string> names) {
  const LanguageWord* word = find_word(formula.word);
  if (word == nullptr) {
    const auto it = names.find(formula.word);
    if (it != names.end()) formula.word = it->second;
    for (Formula& argument : formula.arguments)  // the set of an attribute, arguments of a call
      argument = renamed(std::move(argument), taken, names);
    return formula;
  }
  if (word->meaning == Meaning::recursion)
    return renamed_recursion(std::move(formula), std::move(taken), std::move(names));
  std::string* bound = word->meaning == Meaning::let ? &formula.arguments[0].word : nullptr;
  if (word->quantifies() && !formula.arguments[0].arguments.empty()) {
    std::vector<Formula>& over = formula.arguments[0].arguments;
    bound = &over[0].word;
    for (std::size_t i = 1; i < over.size(); ++i) over[i] = renamed(std::move(over[i]), taken, names);
  }
  // The value that `let` names is outside of the name.
  if (word->meaning == Meaning::let) formula.arguments[1] = renamed(std::move(formula.arguments[1]), taken, names);
  if (bound != nullptr) {
    const std::string old = *bound;
    *bound = new_name(old, taken);
    names[old] = *bound;
  }
  for (std::size_t i = word->meaning == Meaning::let ? 2 : word->first_formula(); i < formula.arguments.size(); ++i)
    formula.arguments[i] = renamed(std::move(formula.arguments[i]), taken, names);
  return formula;
}

}  // namespace gamecert::language
