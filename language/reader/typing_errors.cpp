// What was expected of a formula and what was found, with the word that is meant.
#include <algorithm>
#include <iterator>

#include "language/reader/formula_typer.hpp"
#include "language/reader/misspelt.hpp"
#include "language/terms.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::language {

void FormulaTyper::fail(const std::string& expected, const std::string& found, const Syntax& at,
                        const std::string& hint) {
  throw text::InputError("expected " + expected + ", found " + found + (hint.empty() ? "" : " (" + hint + ")"),
                         at.column);
}

void FormulaTyper::require(const Syntax& syntax, Sort wanted, Sort found) {
  gave_ = found;
  if (!fits(wanted, found)) mismatch(syntax, wanted, found);
}

void FormulaTyper::mismatch(const Syntax& syntax, Sort wanted, Sort found) {
  const bool fraction = wanted == Sort::whole && found == Sort::number;
  if (wanted == Sort::whole && !fraction) wanted = Sort::number;
  if (syntax.kind != Syntax::Kind::word) {
    const std::string kind = is_number(found) ? "the number " : found == Sort::truth ? "the property " : "the set ";
    fail(std::string(called(wanted)), kind + quoted(syntax.word), syntax);
  }
  std::string hint;
  const LanguageWord* word = find_word(syntax.word);
  if (word != nullptr && word->quantifies()) {
    hint = "the body of " + quoted(syntax.word) + " reaches as far right as possible; parentheses end it";
  }
  if (fraction) hint = "floor(x) and ceil(x) are whole";
  fail(std::string(called(wanted)), fraction ? "a fraction" : found_as(found), syntax, hint);
}

void FormulaTyper::unknown(const Syntax& syntax, Sort wanted) const {
  const bool numbers = is_number(wanted) || wanted == Sort::any;
  const bool truths = wanted == Sort::truth || wanted == Sort::any;
  const std::string expected = numbers && truths ? "a property or an invariant"
                               : truths          ? "a property"
                               : numbers         ? "a number or an invariant"
                                                 : std::string(called(wanted));
  if (const Variable* variable = find_variable(syntax.word)) {
    fail(expected,
         "the " +
             std::string(variable->range == "let" ? found_as(variable->sort).substr(2) : std::string(variable->range)) +
             " " + quoted(syntax.word),
         syntax);
  }
  if (!numbers && !truths) {
    std::vector<std::string_view> known;
    for (const Variable& variable : visible())
      if (fits(wanted, variable.sort)) known.push_back(variable.name);
    for (const Term& term : terms())
      if (fits(wanted, gives(term))) known.push_back(term.name);
    fail(expected + text::did_you_mean(syntax.word, known), quoted(syntax.word), syntax);
  }
  std::vector<std::string_view> known;
  for (const Term& term : terms()) {
    const Sort sort = gives(term);
    if ((sort == Sort::truth ? truths : numbers && is_number(sort)) && (!term.of_colouring || coloured_)) {
      known.push_back(term.name);
    }
  }
  for (const LanguageWord& word : words())
    if (text::letter(word.text.front()) && word.text != syntax.word && is_written(word) &&
        ((numbers && (is_number(word.gives) || word.gives == Sort::alike)) || (truths && word.gives == Sort::truth)))
      known.push_back(word.text);
  std::ranges::copy(names_outside(), std::back_inserter(known));
  if (const std::string near = text::did_you_mean(syntax.word, names_of_parameters()); !near.empty())
    fail(expected + near, quoted(syntax.word), syntax);
  const std::string difference = meant_difference(syntax.word);
  if (!difference.empty()) {
    fail(expected, quoted(syntax.word), syntax, "a difference is written with spaces: " + quoted(difference));
  }
  std::string near = meant_among(syntax.word, known);
  if (near.empty() && numbers != truths) near = near_term(syntax.word, truths ? Sort::whole : Sort::truth);
  fail(expected + near, quoted(syntax.word), syntax);
}

std::string FormulaTyper::near_term(std::string_view word, Sort sort) {
  std::vector<std::string_view> known;
  for (const Term& term : terms())
    if (gives(term) == sort && !term.of_colouring) known.push_back(term.name);
  std::string near = text::did_you_mean(word, known);
  if (!near.empty()) near.insert(near.rfind('?'), sort == Sort::truth ? ", a property" : ", a number");
  return near;
}

std::string FormulaTyper::meant_difference(const std::string& word) {
  const auto invariant = [](const std::string& part) {
    const Term* term = find_term(part);
    return term != nullptr && is_number(gives(*term));
  };
  for (std::size_t at = word.find('-'); at != std::string::npos; at = word.find('-', at + 1)) {
    const std::string left = word.substr(0, at);
    const std::string right = word.substr(at + 1);
    if (invariant(right) && (invariant(left) || left.find_first_not_of("0123456789") == std::string::npos)) {
      return left + " - " + right;
    }
  }
  return "";
}

std::vector<std::string_view> FormulaTyper::names_of_parameters() const {
  std::vector<std::string_view> names;
  for (auto variable = variables_.begin(); variable != variables_.begin() + given_; ++variable)
    names.push_back(variable->name);
  for (const Variable& variable : variables_)
    if (variable.head != nullptr) names.push_back(variable.name);
  return names;
}

std::vector<std::string_view> FormulaTyper::names_outside() const {
  std::vector<std::string_view> names = names_of_parameters();
  if (users_ != nullptr)
    for (const auto& [name, word] : *users_) names.push_back(name);
  if (others_ != nullptr)
    for (const auto& [name, word] : *others_) names.push_back(name);
  return names;
}

void FormulaTyper::no_variable(const Syntax& part) const {
  std::vector<std::string_view> known;
  for (const Variable& variable : visible()) known.push_back(variable.name);
  const std::string expected = known.empty()
                                   ? "a vertex of 'forall vertex v:' or an edge of 'forall edge e:' around this"
                                   : "a vertex, an edge or a set of a quantifier around this";
  fail(expected + text::did_you_mean(part.word, known), quoted(part.word), part);
}

}  // namespace gamecert::language
