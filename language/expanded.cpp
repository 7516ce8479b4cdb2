// Definitions are closed: what is put in the place of a word needs no other names.
#include "language/expanded.hpp"

namespace gamecert::language {

Formula expanded(const Formula& formula) {
  const Term* term = formula.arguments.empty() ? find_term(formula.word) : nullptr;
  if (term != nullptr && term->asks != nullptr) return *term->asks;
  if (term != nullptr && !term->definition.empty()) return expanded(definition(*term));
  Formula result{formula.word, {}};
  for (const Formula& argument : formula.arguments) result.arguments.push_back(expanded(argument));
  return result;
}

std::string expanded_text(const Term& term) {
  if (term.asks != nullptr) return prefix(*term.asks);
  return term.definition.empty() ? std::string(term.name) : prefix(expanded(definition(term)));
}

}  // namespace gamecert::language
