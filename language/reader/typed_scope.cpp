// Variables: what quantifiers open, and which can be named.
#include <algorithm>

#include "language/reader/formula_typer.hpp"
#include "language/reader/tokens.hpp"

namespace gamecert::language {

Formula FormulaTyper::quantifier(const Syntax& over) {
  const RangeWord& range = *find_range_word(over.word);
  if (range.range == Range::colourings) {
    coloured_ = true;
    return {over.word, {}};
  }
  Formula result{over.word, {{new_name(over.arguments[0]), {}}}};
  std::vector<Sort> given;
  for (std::size_t i = 0; i < range.arguments; ++i) {
    result.arguments.push_back(formula(over.arguments[i + 1], range.takes[i]));
    given.push_back(gave_);
  }
  const Sort sort = sort_of_variable(range, given);
  const std::optional<Sort> told = range.range == Range::members ? sort_named(over.of) : std::nullopt;
  if (told && *told != sort) fail(std::string(called(set_of_members(*told))), found_as(gave_), over.arguments[1]);
  variables_.push_back({over.arguments[0].word, over.word, sort});
  return result;
}

std::string FormulaTyper::new_name(const Syntax& variable) const {
  if (!names_variable(variable.word) || defined_by_user(variable.word) != nullptr) {
    fail("a name of letters and digits that is no word of the language", quoted(variable.word), variable);
  }
  if (std::ranges::find(variables_, variable.word, &Variable::name) != variables_.end()) {
    fail("a new name", quoted(variable.word) + ", which a quantifier around this one has", variable);
  }
  return variable.word;
}

std::vector<FormulaTyper::Variable> FormulaTyper::visible() const {
  std::vector<Variable> result;
  for (const Variable& variable : variables_)
    if (find_variable(variable.name) != nullptr) result.push_back(variable);
  return result;
}

const FormulaTyper::Variable* FormulaTyper::find_variable(std::string_view name) const {
  const auto known = std::ranges::find(variables_, name, &Variable::name);
  if (known == variables_.end()) return nullptr;
  const bool hidden =
      known->head == nullptr && names_vertices(known->sort) && known - variables_.begin() < first_visible_;
  return hidden ? nullptr : &*known;
}

}  // namespace gamecert::language
