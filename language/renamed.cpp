// Other names for variables: where they are taken, or all of them.
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

using Taken = std::set<std::string>;
using Names = std::map<std::string, std::string>;
using Naming = std::string (*)(const std::string& old, Taken& taken);

std::string name_by_depth(const std::string&, Taken& taken) {
  return *taken.insert("x" + std::to_string(taken.size())).first;
}

Formula with_names(Formula formula, Taken taken, Names names, Naming name);

/// Of the definition only its own names count.
Formula recursion_with_names(Formula formula, Taken taken, Names names, Naming name) {
  Formula& head = formula.arguments[0];
  const std::string old = head.word;
  head.word = name(old, taken);
  Taken inner_taken = taken;
  Names inner{{old, head.word}};
  for (std::size_t i = 1; i < head.arguments.size(); ++i) {
    std::string& parameter = head.arguments[i].arguments[0].word;
    const std::string fresh = name(parameter, inner_taken);
    inner[std::exchange(parameter, fresh)] = fresh;
  }
  formula.arguments[1] = with_names(std::move(formula.arguments[1]), std::move(inner_taken), std::move(inner), name);
  names[old] = head.word;
  formula.arguments[2] = with_names(std::move(formula.arguments[2]), std::move(taken), std::move(names), name);
  return formula;
}

Formula with_names(Formula formula, Taken taken, Names names, Naming name) {
  const LanguageWord* word = find_word(formula.word);
  const auto known = names.find(formula.word);
  const bool hidden = formula.arguments.empty() && known != names.end();  // a variable called E hides the word
  if (word == nullptr || hidden) {
    if (known != names.end()) formula.word = known->second;
    for (Formula& argument : formula.arguments)  // the set of an attribute, arguments of a call
      argument = with_names(std::move(argument), taken, names, name);
    return formula;
  }
  if (word->meaning == Meaning::recursion)
    return recursion_with_names(std::move(formula), std::move(taken), std::move(names), name);
  std::string* bound = word->meaning == Meaning::let ? &formula.arguments[0].word : nullptr;
  if (word->quantifies() && !formula.arguments[0].arguments.empty()) {
    std::vector<Formula>& over = formula.arguments[0].arguments;
    bound = &over[0].word;
    for (std::size_t i = 1; i < over.size(); ++i) over[i] = with_names(std::move(over[i]), taken, names, name);
  }
  // The value that `let` names is outside of the name.
  if (word->meaning == Meaning::let)
    formula.arguments[1] = with_names(std::move(formula.arguments[1]), taken, names, name);
  if (bound != nullptr) {
    const std::string old = *bound;
    *bound = name(old, taken);
    names[old] = *bound;
  }
  for (std::size_t i = word->meaning == Meaning::let ? 2 : word->first_formula(); i < formula.arguments.size(); ++i)
    formula.arguments[i] = with_names(std::move(formula.arguments[i]), taken, names, name);
  return formula;
}

}  // namespace

Formula renamed(Formula formula, std::set<std::string> taken, std::map<std::string, std::string> names) {
  return with_names(std::move(formula), std::move(taken), std::move(names), new_name);
}

Formula renamed_by_depth(Formula formula) { return with_names(std::move(formula), {}, {}, name_by_depth); }

}  // namespace gamecert::language
