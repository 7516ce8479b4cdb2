// Words that call themselves: heads, definitions, in which nothing of outside is named, and calls.
#include <utility>

#include "language/reader/formula_typer.hpp"
#include "language/reader/head.hpp"
#include "language/reader/tokens.hpp"

namespace gamecert::language {

Formula FormulaTyper::call_inside(const Formula& head, const Syntax& syntax, Sort wanted) {
  const std::size_t given = head.arguments.size() - 1;
  if (syntax.arguments.size() != given)
    fail(std::to_string(given) + (given == 1 ? " argument of " : " arguments of ") + quoted(syntax.word),
         std::to_string(syntax.arguments.size()), syntax);
  Formula result{head.word, {}};
  for (std::size_t i = 0; i < given; ++i)
    result.arguments.push_back(formula(syntax.arguments[i], *sort_named(head.arguments[i + 1].word)));
  require(syntax, wanted, *sort_named(head.arguments[0].word));
  return result;
}

Formula FormulaTyper::recursion(const Syntax& syntax, Sort wanted) {
  const Syntax& named = syntax.arguments[0];
  const Formula head = head_of(named);
  Formula definition = inside(head, syntax.arguments[1]);
  variables_.push_back({named.word, "recursive", *sort_named(head.arguments[0].word), &head});
  Formula body = formula(syntax.arguments[2], wanted);
  variables_.pop_back();
  return {syntax.word, {head, std::move(definition), std::move(body)}};
}

Formula FormulaTyper::head_of(const Syntax& named) {
  const bool known = find_variable(named.word) != nullptr || defined_by_user(named.word) != nullptr;
  if (known || !names_function(named.word))
    fail("a new name of small letters, digits and hyphens, which is no word of the language", quoted(named.word),
         named);
  Formula head{named.word, {{named.arguments[0].word, {}}}};
  std::vector<Parameter> parameters;
  std::vector<std::size_t> columns;
  std::vector<Variable> outer = variables_;
  variables_.erase(variables_.begin(), variables_.begin() + given_);
  for (std::size_t i = 1; i < named.arguments.size(); ++i) {
    const Syntax& parameter = named.arguments[i];
    head.arguments.push_back({parameter.word, {{new_name(parameter.arguments[0]), {}}}});
    variables_.push_back({parameter.arguments[0].word, "let", *sort_named(parameter.word)});
    parameters.push_back({parameter.arguments[0].word, *sort_named(parameter.word)});
    columns.push_back(parameter.column);
  }
  variables_ = std::move(outer);
  require_falling(parameters, columns);
  return head;
}

Formula FormulaTyper::inside(const Formula& head, const Syntax& definition) {
  const Sort gives = *sort_named(head.arguments[0].word);
  std::vector<Variable> outer = std::exchange(variables_, {});
  const std::ptrdiff_t outer_visible = std::exchange(first_visible_, 0);
  const bool outer_coloured = std::exchange(coloured_, false);
  for (std::size_t i = 1; i < head.arguments.size(); ++i)
    variables_.push_back({head.arguments[i].arguments[0].word, "let", *sort_named(head.arguments[i].word)});
  variables_.push_back({head.word, "recursive", gives, &head});
  Formula result = formula(definition, gives);
  variables_ = std::move(outer);
  first_visible_ = outer_visible;
  coloured_ = outer_coloured;
  return result;
}

Formula FormulaTyper::called_with_parameters(const RecursiveWord& word, const Syntax& definition) {
  Formula head{word.name, {{std::string(name_of(word.gives)), {}}}};
  Formula call{word.name, {}};
  for (const Variable& parameter : variables_) {
    head.arguments.push_back({std::string(name_of(parameter.sort)), {{std::string(parameter.name), {}}}});
    call.arguments.push_back({std::string(parameter.name), {}});
  }
  Formula inner = inside(head, definition);
  gave_ = word.gives;
  return {"recursive", {std::move(head), std::move(inner), std::move(call)}};
}

}  // namespace gamecert::language
