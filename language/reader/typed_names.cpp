// What names stand for: variables, words of the language, of users and of others, and calls of these.
#include <algorithm>
#include <map>
#include <utility>

#include "language/reader/formula_typer.hpp"
#include "language/reader/misspelt.hpp"
#include "language/terms.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::language {

namespace {

/// Whether E stands somewhere where no variable has that name.
bool speaks_of_edges(const Formula& formula) {
  if (formula.arguments.empty()) return formula.word == "E";
  if (!binds({formula.word, {formula.arguments[0]}}, "E"))
    return std::ranges::any_of(formula.arguments, speaks_of_edges);
  if (formula.word == "let") return speaks_of_edges(formula.arguments[1]);
  if (formula.word == "recursive") return speaks_of_edges(formula.arguments.back());
  const std::vector<Formula>& range = formula.arguments[0].arguments;
  return std::any_of(range.begin() + 1, range.end(), speaks_of_edges);
}

}  // namespace

Formula FormulaTyper::name(const Syntax& syntax, Sort wanted) {
  if (const Variable* variable = find_variable(syntax.word)) {
    if (variable->head != nullptr) return call_inside(*variable->head, syntax, wanted);
    if (wanted == Sort::whole && variable->sort == Sort::number) mismatch(syntax, wanted, Sort::number);
    if (!fits(wanted, variable->sort)) unknown(syntax, wanted);
    gave_ = variable->sort;
    return {syntax.word, {}};
  }
  if (const OtherWord* other = find_other(others_, syntax.word, false)) return other_word(*other, syntax, wanted);
  if (const LanguageWord* word = find_word(syntax.word); word != nullptr && word->arguments == 0) {
    require(syntax, wanted, word->gives);
    return {syntax.word, {}};
  }
  if (const UserWord* user = defined_by_user(syntax.word)) {
    if (!user->parameters.empty()) require_arguments(*user, syntax);
    require(syntax, wanted, user->gives);
    require_edges_seen(*user, syntax);
    count_words(user->definition, syntax);
    return renamed(user->definition, names_taken());
  }
  const Term* term = find_term(syntax.word);
  if (term == nullptr) unknown(syntax, wanted);
  require(syntax, wanted, gives(*term));
  if (term->of_colouring && !coloured_) {
    fail("a word about the graph", quoted(syntax.word), syntax,
         "it is about a colouring and stands inside 'forall colouring:', 'exists colouring:' or 'count colouring:'");
  }
  return {syntax.word, {}};
}

Formula FormulaTyper::other_word(const OtherWord& word, const Syntax& syntax, Sort wanted) {
  const std::size_t least = word.takes.size(), given = syntax.arguments.size();
  if (given < least || (given > least && !word.more))
    fail(std::to_string(least) + (word.more ? " or more" : "") + (least == 1 ? " argument of " : " arguments of ") +
             quoted(syntax.word),
         std::to_string(given), syntax);
  Formula result{syntax.word, {}};
  for (std::size_t i = 0; i < given; ++i)
    result.arguments.push_back(formula(syntax.arguments[i], word.takes[std::min(i, least - 1)]));
  require(syntax, wanted, word.gives);
  return result;
}

Formula FormulaTyper::call(const Syntax& syntax, Sort wanted) {
  if (const Variable* variable = find_variable(syntax.word); variable != nullptr && variable->head != nullptr)
    return call_inside(*variable->head, syntax, wanted);
  if (const OtherWord* other = find_other(others_, syntax.word, true)) return other_word(*other, syntax, wanted);
  const UserWord* user = defined_by_user(syntax.word);
  if (user == nullptr) {
    const std::string near = text::did_you_mean(syntax.word, names_outside());
    fail("a property or an invariant" + (near.empty() ? meant_word(syntax.word) : near), quoted(syntax.word), syntax);
  }
  require_arguments(*user, syntax);
  require_edges_seen(*user, syntax);
  count_words(user->definition, syntax);
  std::vector<Formula> values;
  for (std::size_t i = 0; i < user->parameters.size(); ++i)
    values.push_back(formula(syntax.arguments[i], user->parameters[i].sort));
  std::set<std::string> taken = names_taken();
  std::map<std::string, std::string> names;
  for (const Parameter& each : user->parameters) names.emplace(each.name, language::new_name(each.name, taken));
  Formula result = renamed(user->definition, taken, names);
  for (std::size_t i = values.size(); i-- > 0;)
    result = {"let", {{names.at(user->parameters[i].name), {}}, std::move(values[i]), std::move(result)}};
  require(syntax, wanted, user->gives);
  return result;
}

const UserWord* FormulaTyper::defined_by_user(const std::string& word) const {
  if (users_ == nullptr) return nullptr;
  const auto it = users_->find(word);
  return it == users_->end() ? nullptr : &it->second;
}

void FormulaTyper::count_words(const Formula& definition, const Syntax& at) {
  constexpr std::size_t most = 100'000;
  if (++words_ > most)
    throw text::TooLarge("expected a formula of at most " + std::to_string(most) +
                             " words, those of users written out, found more in " + quoted(at.word),
                         at.column);
  for (const Formula& argument : definition.arguments) count_words(argument, at);
}

void FormulaTyper::require_edges_seen(const UserWord& user, const Syntax& syntax) {
  if (find_variable("E") != nullptr && speaks_of_edges(user.definition))
    fail("another name than E for the variable that stands for something else than the set of edges here",
         quoted(syntax.word) + ", which speaks of E", syntax);
}

std::set<std::string> FormulaTyper::names_taken() const {
  std::set<std::string> taken;
  for (const Variable& variable : variables_) taken.emplace(variable.name);
  return taken;
}

void FormulaTyper::require_arguments(const UserWord& user, const Syntax& syntax) {
  const std::size_t found = syntax.arguments.size(), wanted = user.parameters.size();
  if (found == wanted) return;
  std::string form = syntax.word;
  for (const Parameter& each : user.parameters) form += (&each == &user.parameters[0] ? "(" : ", ") + each.name;
  fail(quoted(form + (wanted == 0 ? "" : ")")), std::to_string(found) + (found == 1 ? " argument" : " arguments"),
       syntax);
}

}  // namespace gamecert::language
