// Sets, their members, and what signs say of sets rather than numbers.
#include <algorithm>
#include <iterator>
#include <utility>

#include "language/reader/formula_typer.hpp"
#include "language/reader/tokens.hpp"
#include "language/terms.hpp"

namespace gamecert::language {

std::string_view FormulaTyper::word_of_sets(const Syntax& syntax) const {
  constexpr std::pair<std::string_view, std::string_view> words[] = {
      {"+", "union"},     {"-", "difference"}, {"xor", "symmetric"},         {"meet", "intersection"},
      {"union", "union"}, {"in", "in"},        {"difference", "difference"}, {"intersection", "intersection"}};
  const auto* known = std::ranges::find(words, syntax.word, &std::pair<std::string_view, std::string_view>::first);
  if (known == std::end(words)) return "";
  const bool numbers = syntax.word == "+" || syntax.word == "-" || syntax.word == "xor";
  return !numbers || gives_set(syntax.arguments[0]) || gives_set(syntax.arguments[1]) ? known->second : "";
}

Formula FormulaTyper::alone(Formula member) {
  const bool edge = gave_ == Sort::edge;
  gave_ = set_of_members(gave_);
  return {edge ? "edges-in" : "only", {std::move(member)}};
}

Formula FormulaTyper::members(const Syntax& syntax, Sort wanted) {
  std::optional<Formula> result;
  Sort sort = Sort::nothing;
  for (const Syntax& part : syntax.arguments) {
    Formula member = formula(part, Sort::any);
    if (gave_ == Sort::whole || gave_ == Sort::arc || (gave_ == Sort::edge && wanted == Sort::edges))
      member = alone(std::move(member));
    if (!fits(Sort::some_set, gave_)) mismatch(part, Sort::some_set, gave_);
    join(result, sort, std::move(member), part);
  }
  if (syntax.arguments.size() == 1) sort = gave_;
  gave_ = sort;
  require(syntax, wanted, sort);
  return std::move(*result);
}

void FormulaTyper::join(std::optional<Formula>& so_far, Sort& sort, Formula more, const Syntax& at) {
  const Sort given = is_set(gave_) ? gave_ : Sort::set;
  const std::optional<Sort> both = together(sort, given);
  if (!both) fail(std::string(called(sort)), found_as(gave_), at);
  sort = *both;
  so_far = so_far ? Formula{"union", {std::move(*so_far), std::move(more)}} : std::move(more);
}

Formula FormulaTyper::joined_sets(std::string_view word, const Syntax& syntax, Sort wanted) {
  if (word == "in") require(syntax, wanted, Sort::truth);
  const bool edges = wanted == Sort::edges;
  Formula sides[2];
  Sort sorts[2];
  for (const std::size_t i : {0, 1}) {
    sides[i] = formula(syntax.arguments[i], Sort::any);
    sorts[i] = gave_;
  }
  for (const std::size_t i : {0, 1}) {  // `{e, f}` beside a set of edges
    const bool listed = syntax.arguments[i].word == braces && sorts[i] == Sort::set;
    if (!listed || sorts[1 - i] != Sort::edges) continue;
    sides[i] = formula(syntax.arguments[i], Sort::edges);
    sorts[i] = gave_;
  }
  for (const std::size_t i : {0, 1}) {
    const Sort other = sorts[1 - i];
    const bool item = fits(Sort::item, sorts[i]);
    const bool wrap = item && (set_of_members(sorts[i]) == other || (edges && sorts[i] == Sort::edge) ||
                               (sorts[i] != Sort::edge && other == Sort::nothing));
    if (!wrap) continue;
    gave_ = sorts[i];
    sides[i] = alone(std::move(sides[i]));
    sorts[i] = gave_;
  }
  for (const std::size_t i : {0, 1})
    if (!fits(Sort::some_set, sorts[i]))
      mismatch(syntax.arguments[i], is_set(sorts[1 - i]) ? sorts[1 - i] : Sort::set, sorts[i]);
  const std::optional<Sort> gives = given_by(*find_word(word), sorts);
  if (!gives) mismatch(syntax.arguments[1], is_set(sorts[0]) ? sorts[0] : Sort::set, sorts[1]);
  gave_ = *gives;
  require(syntax, wanted, gave_);
  return {std::string(word), {std::move(sides[0]), std::move(sides[1])}};
}

bool FormulaTyper::gives_set(const Syntax& syntax) const {
  if (syntax.kind == Syntax::Kind::number) return false;
  if (syntax.word == braces || syntax.word == "meet") return true;
  const auto as_set = [](Sort sort) { return fits(Sort::some_set, sort) || sort == Sort::arc; };
  const bool called = syntax.kind == Syntax::Kind::call;
  if (const Variable* variable = find_variable(syntax.word); variable != nullptr && syntax.kind != Syntax::Kind::word)
    return as_set(variable->sort);
  if (syntax.kind != Syntax::Kind::word)
    if (const OtherWord* other = find_other(others_, syntax.word, called)) return as_set(other->gives);
  if (const UserWord* user = defined_by_user(syntax.word)) return as_set(user->gives);
  const bool either = syntax.word == "+" || syntax.word == "-" || syntax.word == "xor";
  if (either) return gives_set(syntax.arguments[0]) || gives_set(syntax.arguments[1]);
  if (const Term* term = called ? nullptr : find_term(syntax.word)) return is_set(gives(*term));
  const LanguageWord* word = find_word(syntax.word);
  if (called || word == nullptr) return false;
  if (word->gives == Sort::either) return gives_set(syntax.arguments.back());
  return is_set(word->gives) || word->gives == Sort::vertex || word->gives == Sort::some_set ||
         (word->gives == Sort::alike && word->takes[0] == Sort::some_set);
}

Formula FormulaTyper::equality(const Syntax& syntax, Sort wanted) {
  require(syntax, wanted, Sort::truth);
  if (!asks_game(syntax.arguments[0].word) && is_outcome(syntax.arguments[0]) &&
      (names_outcome(syntax.arguments[1].word) || orders_values(syntax))) {
    Syntax made = syntax.arguments[0];  // X(G - v) = P is (X = P)(G - v)
    Syntax inside = syntax;
    inside.arguments[0] = made.arguments.back();
    made.arguments.back() = std::move(inside);
    return formula(made, Sort::truth);
  }
  if (games_ != nullptr)
    if (std::optional<Formula> compared = games_->compared_outcome(syntax, game_typing()))
      return gave_ = Sort::truth, std::move(*compared);
  const bool sets = gives_set(syntax.arguments[0]) || gives_set(syntax.arguments[1]);
  if (sets) {
    const bool arcs = is_arc(syntax.arguments[0]) && is_arc(syntax.arguments[1]);
    Formula result = arcs ? same_arcs(syntax) : joined_sets("same", syntax, Sort::truth);
    return syntax.word == "!=" ? Formula{"!", {std::move(result)}} : result;
  }
  Formula result{syntax.word, {}};
  for (const Syntax& argument : syntax.arguments) result.arguments.push_back(formula(argument, Sort::number));
  gave_ = Sort::truth;
  return result;
}

bool FormulaTyper::is_arc(const Syntax& syntax) const {
  const Variable* variable = syntax.kind == Syntax::Kind::name ? find_variable(syntax.word) : nullptr;
  return variable != nullptr && variable->sort == Sort::arc;
}

Formula FormulaTyper::same_arcs(const Syntax& syntax) {
  Formula result{"same", {}};
  for (const Syntax& argument : syntax.arguments) result.arguments.push_back(alone(formula(argument, Sort::arc)));
  gave_ = Sort::truth;
  return result;
}

}  // namespace gamecert::language
