// Names and sorts: from a tree with columns to a formula.
#include "language/typing.hpp"

#include <utility>
#include <vector>

#include "language/reader/formula_typer.hpp"
#include "language/reader/tokens.hpp"
#include "language/syntax.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"
#include "text/errors.hpp"

namespace gamecert::language {

FormulaTyper::FormulaTyper(const Reading& reading)
    : about_(reading.about), users_(reading.users), games_(reading.games), others_(reading.others) {
  for (const Parameter& each : reading.parameters) variables_.push_back({each.name, "let", each.sort});
  given_ = std::ssize(variables_);
}

Sort FormulaTyper::gives(const Term& term) { return kind_of_word(term.kind).gives; }

Formula FormulaTyper::formula(const Syntax& syntax, Sort wanted) {
  const bool of_links = wanted == Sort::links;
  const bool of_items = wanted == Sort::edges || wanted == Sort::arcs || wanted == Sort::numbers || of_links;
  Formula result = syntax.word == braces ? members(syntax, wanted) : typed(syntax, of_items ? Sort::any : wanted);
  const bool item = fits(Sort::item, gave_) && fits(wanted, set_of_members(gave_));
  if (of_items && item) result = alone(std::move(result));
  if (of_items) require(syntax, wanted, gave_);
  const std::string word = about_ ? misfit(result, *about_, game_words()) : "";
  const bool inside = !word.empty() && word != result.word;  // the game asked, what is quantified over
  if (!word.empty()) throw misfit_error(word, *about_, (inside ? syntax.arguments[0] : syntax).column);
  return result;
}

Formula FormulaTyper::typed(const Syntax& syntax, Sort wanted) {
  if (syntax.kind == Syntax::Kind::number) {
    require(syntax, wanted, Sort::whole);
    return {syntax.word, {}};
  }
  if (syntax.kind == Syntax::Kind::name) return name(syntax, wanted);
  if (syntax.kind == Syntax::Kind::call) return call(syntax, wanted);
  if (asks_game(syntax.word)) return asks(syntax, wanted);
  if (const std::string_view of_sets = word_of_sets(syntax); !of_sets.empty())
    return joined_sets(of_sets, syntax, wanted);
  const LanguageWord& word = *find_word(syntax.word);
  if (word.meaning == Meaning::change) return change(word, syntax, wanted);
  if (word.meaning == Meaning::recursion) return recursion(syntax, wanted);
  if (syntax.word == "=" || syntax.word == "!=" || orders_values(syntax)) return equality(syntax, wanted);
  const bool open = word.gives == Sort::either || word.gives == Sort::alike || word.gives == Sort::some_set;
  const bool of_numbers = word.gives == Sort::alike && word.takes[1] == Sort::number;
  if (of_numbers && !is_number(wanted)) require(syntax, wanted, Sort::number);
  if (!open) require(syntax, wanted, word.gives);
  Formula result = word.meaning == Meaning::pattern ? pattern(syntax) : arguments(word, syntax, wanted);
  if (!open) gave_ = word.gives;
  if (open && word.meaning != Meaning::choice && word.meaning != Meaning::let) require(syntax, wanted, gave_);
  return result;
}

Formula FormulaTyper::arguments(const LanguageWord& word, const Syntax& syntax, Sort wanted) {
  Formula result{syntax.word, {}};
  const bool outer = coloured_;
  const std::size_t outer_variables = variables_.size();
  if (word.quantifies()) result.arguments.push_back(quantifier(syntax.arguments[0]));
  if (word.meaning == Meaning::let) result.arguments.push_back({new_name(syntax.arguments[0]), {}});
  const bool bound = variables_.size() > outer_variables, collects = word.meaning == Meaning::collected;
  if (!goes_through(word, bound ? std::optional(variables_.back().sort) : std::nullopt)) {
    const std::string found = quoted(syntax.arguments[0].word);
    if (collects) fail("vertices, edges, arcs or whole numbers as members of a set", found, syntax.arguments[0]);
    fail("a range of whole numbers behind " + quoted(word.text), found, syntax.arguments[0],
         "as in '" + syntax.word + " k in 1..order: P'");
  }
  const Sort chosen = bound ? set_of_members(variables_.back().sort) : Sort::any;
  std::vector<Sort> given;
  for (std::size_t i = word.first_formula(); i < syntax.arguments.size(); ++i) {
    if (word.meaning == Meaning::let && i == 2) variables_.push_back({syntax.arguments[0].word, "let", gave_});
    const bool open = word.takes[i] == Sort::either;
    const bool along = word.text == "reach" && i == 1;  // of vertices or of edges
    result.arguments.push_back(formula(syntax.arguments[i], open ? wanted : along ? Sort::any : word.takes[i]));
    if (along && (gave_ == Sort::edges || gave_ == Sort::arcs)) {
      result.word = "reach-along";
    } else if (along && (gave_ == Sort::nothing || gave_ == Sort::edge)) {
      const bool edge = gave_ == Sort::edge;
      fail("a set of vertices or a set of edges", edge ? "an edge" : "the empty set", syntax.arguments[i],
           edge ? "its ends are ends(e), and the set of it alone is E[e]"
                : "of vertices it is V - V, and of edges E - E");
    } else if (along && !fits(Sort::set, gave_)) {
      mismatch(syntax.arguments[i], Sort::set, gave_);
    }
    if (open && wanted == Sort::any && !fits(Sort::some_set, gave_)) wanted = is_number(gave_) ? Sort::number : gave_;
    given.push_back(gave_);
  }
  coloured_ = outer;
  variables_.resize(outer_variables);
  if (collects) given = {chosen};
  if (collects || word.gives == Sort::either || word.gives == Sort::alike) {
    const std::optional<Sort> gives = given_by(word, given);
    if (!gives) mismatch(syntax.arguments.back(), given[given.size() - 2], given.back());
    gave_ = *gives;
  }
  return result;
}

TypedFormula parse(std::string_view text, Sort wanted, const Reading& reading) {
  FormulaTyper typing(reading);
  const Syntax syntax = parse_syntax(text, reading.others);
  Formula formula = reading.recursion != nullptr ? typing.called_with_parameters(*reading.recursion, syntax)
                                                 : typing.formula(syntax, wanted);
  return {std::move(formula), typing.gave()};
}

}  // namespace gamecert::language
