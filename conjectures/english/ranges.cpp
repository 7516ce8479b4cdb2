// What quantifiers go through, in English, and what variables and parts of formulas are.
#include <algorithm>

#include "conjectures/english/sentence.hpp"
#include "language/words.hpp"
#include "text/numbers.hpp"

namespace gamecert::conjectures {

using namespace language;
namespace {

/// `where C` in the words of formulas: the value of instances at which C is false leaves the quantifier as it is.
std::string_view value_elsewhere(std::string_view word) {
  return word == "min" ? "infinite" : word == "max" ? "-infinite" : word == "sum" || word == "nim-sum" ? "0" : "";
}

/// Whether two of them behind one another are one, over pairs.
bool repeats(std::string_view word) {
  return word == "forall" || word == "exists" || word == "min" || word == "max" || word == "sum";
}

Noun noun_of(Term::Kind kind) {
  return kind == Term::Kind::property ? Noun::truth : kind == Term::Kind::set ? Noun::vertices : Noun::number;
}

bool same_kind(const Formula& outer, const Formula& inner) {
  return repeats(outer.word) && inner.word == outer.word && inner.arguments[0].word == outer.arguments[0].word &&
         outer.arguments[0].arguments.size() == 1 && inner.arguments[0].arguments.size() == 1;
}

}  // namespace

const Formula* condition_of(std::string_view word, const Formula& body) {
  const std::string_view elsewhere = value_elsewhere(word);
  const bool where = word == "forall" ? body.word == "->"
                                      : !elsewhere.empty() && body.word == "if" && body.arguments[2].word == elsewhere;
  return where ? &body.arguments[0] : nullptr;
}

SaidRange Sentence::range(const Formula& formula, bool with_condition) {
  std::vector<const Formula*> overs = {&formula.arguments[0]};
  const Formula* body = &formula.arguments[1];
  for (const Formula* outer = &formula; same_kind(*outer, *body); body = &outer->arguments[1]) {
    outer = body;
    overs.push_back(&outer->arguments[0]);
  }
  std::vector<std::string> names;
  for (const Formula* over : overs)
    if (!over->arguments.empty()) names.push_back(over->arguments[0].word);
  const bool counts_all = formula.word == "count" && body->word == "true";
  const RangePattern* pattern = range_pattern(overs.front()->word);
  if (pattern != nullptr && overs.front()->word == "subset" && overs.front()->arguments[1].arguments.empty()) {
    const std::string& whole = overs.front()->arguments[1].word;
    if ((whole == "V" || whole == "E") && variable(whole) == nullptr) pattern = range_pattern("subset of all");
  }
  // Ends and sets stand outside of the name.
  const auto said = [&](std::string_view text) {
    std::string result = filled(text, *overs.front(), 1, counts_all ? "" : listed(names, "and"));
    if (const std::size_t at = result.find("  "); at != std::string::npos) result.erase(at, 1);
    if (result.ends_with(' ')) result.pop_back();
    return result;
  };
  SaidRange result{.one = said(pattern == nullptr ? "instance $n" : pattern->one),
                   .many = said(pattern == nullptr ? "instances $n" : pattern->many),
                   .body = body,
                   .single = names.size() < 2,
                   .variables = names.size()};
  for (std::size_t i = 0; i < names.size(); ++i) variables_.emplace_back(names[i], variable_of(*overs[i]));
  if (with_condition) add_condition(formula.word, result);
  return result;
}

void Sentence::add_condition(std::string_view word, SaidRange& range_said) {
  const bool extreme = word == "min" || word == "max";
  while (extreme && range_said.body->word == "let" && noun(range_said.body->arguments[1]) != Noun::truth) {
    const auto& parts = range_said.body->arguments;
    range_said.where += (range_said.where.empty() ? ", where " : " and ") + parts[0].word + " is " + thing(parts[1]);
    variables_.emplace_back(parts[0].word, noun(parts[1]));
    ++range_said.variables;
    range_said.body = &parts[2];
  }
  const Formula* condition = condition_of(word, *range_said.body);
  if (condition == nullptr) return;
  range_said.body = &range_said.body->arguments[1];
  const Said said = truth(*condition);
  const std::string text = said.text.find(':') == std::string::npos ? said.text : said.closed();
  range_said.one += " such that " + text;
  range_said.many += " such that " + text;
}

const Noun* Sentence::variable(std::string_view name) const {
  const auto inner =
      std::find_if(variables_.rbegin(), variables_.rend(), [&](const auto& one) { return one.first == name; });
  return inner == variables_.rend() ? nullptr : &inner->second;
}

Noun Sentence::variable_of(const Formula& quantifier) {
  if (quantifier.word == "member") return member_of(set_of_members(noun(quantifier.arguments.at(1))));
  if (quantifier.word == "subset") return set_of_members(noun(quantifier.arguments.at(1)));
  const RangePattern* pattern = range_pattern(quantifier.word);
  return pattern == nullptr ? Noun::vertices : pattern->gives;
}

Noun Sentence::noun(const Formula& formula) {
  const std::string& word = formula.word;
  const auto& parts = formula.arguments;
  if (parts.empty()) {
    if (const Noun* what = variable(word)) return *what;
    if (const NamedWord* users = named(word)) return noun_of(users->kind);
    if (term_pattern(word) != nullptr) return noun_of(find_term(word)->kind);
    if (text::integer64(word)) return Noun::number;
  }
  constexpr std::string_view connectives[] = {"&", "|", "->", "<->", "!"};
  if (std::ranges::count(connectives, word) != 0) return Noun::truth;
  if (is_call(formula)) return recursions_.at(word);
  if (word == "recursive") {
    recursions_[parts[0].word] = parts[0].arguments[0].word == "truth" ? Noun::truth : Noun::number;
    return noun(parts[2]);
  }
  if (word == "if") return noun(parts[1]);
  if (word == "let") {
    variables_.emplace_back(parts[0].word, noun(parts[1]));
    const Noun body = noun(parts[2]);
    variables_.pop_back();
    return body;
  }
  if (!parts.empty() && change_pattern(word) != nullptr) return noun(parts.back());
  if (word == "those") return set_of_members(variable_of(parts[0]));
  if (word == "union" || word == "intersection" || word == "difference" || word == "symmetric") {
    for (const Formula& part : parts)
      if (const Noun what = noun(part); is_set(what) && what != Noun::vertices) return what;
    const auto all_are = [&](Noun what) {
      return std::ranges::all_of(parts, [&](const Formula& part) { return noun(part) == what; });
    };
    for (const Noun what : {Noun::arc, Noun::number})
      if (all_are(what)) return set_of_members(what);
    return edges_wanted_ && all_are(Noun::edge) ? Noun::edges : Noun::vertices;
  }
  if (const QuantifierPattern* quantifier = quantifier_pattern(word)) return quantifier->gives;
  if (const GamePattern* game = game_pattern(word)) return game->gives;
  const WordPattern* pattern = word_pattern(word);
  return pattern == nullptr ? Noun::number : pattern->gives;
}

bool Sentence::named_set(const Formula& formula) {
  const std::string& word = formula.word;
  return formula.arguments.empty() && variable(word) == nullptr &&
         (named(word) != nullptr || term_pattern(word) != nullptr) && is_set(noun(formula));
}

const NamedWord* Sentence::named(std::string_view word) const {
  const auto it = std::ranges::find(options_.words, word, &NamedWord::name);
  return it == options_.words.end() ? nullptr : &*it;
}

int nesting(const Formula& formula) {
  int deepest = 0;
  for (const Formula& part : formula.arguments) deepest = std::max(deepest, nesting(part));
  if (quantifier_pattern(formula.word) == nullptr || formula.arguments.size() != 2) return deepest;
  return deepest + (same_kind(formula, formula.arguments[1]) ? 0 : 1);
}

}  // namespace gamecert::conjectures
