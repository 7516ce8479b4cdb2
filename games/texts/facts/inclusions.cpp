// What choices and conditions say of sets.
#include "games/texts/facts/inclusions.hpp"

#include <algorithm>

#include "games/texts/facts/opened_text.hpp"
#include "text/numbers.hpp"

namespace gamecert::games {
namespace {

// Nothing is known of what takes longer to see.
constexpr int most_steps = 2000;
constexpr std::size_t most_made = 200;

/// The set whose members are looked through, of `{x in S: P}`, or gone through, of `reach(A, S)`; null for another
/// formula.
const Formula* taken_from(const Formula& set) {
  if (set.word == "reach") return &set.arguments[1];
  return set.word == "those" && set.arguments[0].word == "member" ? &set.arguments[0].arguments[1] : nullptr;
}
/// `same S {}`, or the other way round: S; null for another formula.
const Formula* emptied(const Formula& said) {
  if (said.word != "same") return nullptr;
  const std::vector<Formula>& of = said.arguments;
  return of[1].word == "{}" ? &of[0] : of[0].word == "{}" ? &of[1] : nullptr;
}
/// That what a set or a quantifier goes through is not v is said in its body.
bool passes_over(const Formula& by, const Formula& body, const Formula& v) {
  if (body.word == "&") return passes_over(by, body.arguments[0], v) || passes_over(by, body.arguments[1], v);
  const Formula& each = by.arguments[0].arguments[0];
  return each != v && (body == Formula{"!", {{"same", {each, v}}}} || body == Formula{"!", {{"same", {v, each}}}});
}
std::optional<std::int64_t> written(const Formula& number) {
  const bool digits = number.arguments.empty() && number.word.find_first_not_of("0123456789") == std::string::npos;
  return digits ? text::whole_number(number.word) : std::nullopt;
}

}  // namespace

Inclusions::Inclusions(const TextMove& move, const HeldInclusions& held) : move_(move), held_(held) {
  if (move.condition) conjuncts(*move.condition, false);
  for (const TextChoice& v : move.choices)
    if (v.kind == TextChoice::Kind::member && v.within.word == "those" && !has_word(v.within, v.name))
      say_of(v, v.within.arguments[0].arguments[0].word, v.within.arguments[1]);
}

/// The answer, `false` to what is asked inside of itself: a shortest proof asks nothing twice. `where v in v` and the
/// like lead round.
template <class Answer>
bool Inclusions::once(const Question& question, const Answer& answer) const {
  const auto same = [&](const Question& each) {
    return each.v == question.v && each.in == question.in && *each.set == *question.set;
  };
  if (++steps_ > most_steps || std::ranges::any_of(begun_, same)) return false;
  begun_.push_back(question);
  const bool result = answer();
  begun_.pop_back();
  return result;
}

bool Inclusions::subset(const Formula& a, const Formula& b) const {
  if (++steps_ > most_steps) return false;
  if (a == b || a.word == "{}") return true;
  if (a.arguments.empty() && b.arguments.empty() && std::ranges::find(held_, std::pair(a.word, b.word)) != held_.end())
    return true;
  if (b.word == "union" && (subset(a, b.arguments[0]) || subset(a, b.arguments[1]))) return true;
  if (b.word == "intersection" && subset(a, b.arguments[0]) && subset(a, b.arguments[1])) return true;
  if (b.word == "if" && subset(a, b.arguments[1]) && subset(a, b.arguments[2])) return true;
  if (a.word == "difference" && subset(a.arguments[0], b)) return true;
  if (a.word == "intersection" && (subset(a.arguments[0], b) || subset(a.arguments[1], b))) return true;
  if (a.word == "union" && subset(a.arguments[0], b) && subset(a.arguments[1], b)) return true;
  if (a.word == "if" && subset(a.arguments[1], b) && subset(a.arguments[2], b)) return true;
  if (const Formula* of = taken_from(a); of != nullptr && subset(*of, b)) return true;
  if (const TextChoice* chosen = choice(a))
    return chosen->kind == TextChoice::Kind::subset ? subset(chosen->within, b) : member(*chosen, b);
  return false;
}

bool Inclusions::member(const TextChoice& v, const Formula& set) const {
  return once({&v, true, &set}, [&] {
    if (choice(set) == &v) return true;
    if (set.word == "if" && member(v, set.arguments[1]) && member(v, set.arguments[2])) return true;
    if (set.word == "union" && (member(v, set.arguments[0]) || member(v, set.arguments[1]))) return true;
    if (set.word == "difference" && member(v, set.arguments[0]) && absent(v, set.arguments[1])) return true;
    if (set.word == "intersection" && member(v, set.arguments[0]) && member(v, set.arguments[1])) return true;
    // An edge is one of those at its ends.
    if ((set.word == "edges-at" || set.word == "edges-in") && v.sort == Sort::edge &&
        set.arguments[0] == Formula{v.name, {}})
      return true;
    // An edge is a side of the triangles at its corners.
    if (set.word == "sides" && set.arguments.size() == 2 && set.arguments[0] == Formula{v.name, {}})
      if (const TextChoice* corner = choice(set.arguments[1]))
        return member(*corner, Formula{"corners", {Formula{v.name, {}}}});
    const bool reached = set.word == "reach" && v.sort == Sort::vertex;  // from itself, in a set that it is in
    if (reached && member(v, set.arguments[0]) && member(v, set.arguments[1])) return true;
    if (v.kind == TextChoice::Kind::member && subset(v.within, set)) return true;
    return std::ranges::any_of(conjuncts_, [&](const Formula* said) {
      return said->word == "in" && choice(said->arguments[0]) == &v && subset(said->arguments[1], set);
    });
  });
}

bool Inclusions::absent(const TextChoice& v, const Formula& set) const {
  return once({&v, false, &set}, [&] {
    if (set.word == "{}") return true;
    if (set.word == "if" && absent(v, set.arguments[1]) && absent(v, set.arguments[2])) return true;
    if (set.word == "difference" && (absent(v, set.arguments[0]) || member(v, set.arguments[1]))) return true;
    if (set.word == "intersection" && (absent(v, set.arguments[0]) || absent(v, set.arguments[1]))) return true;
    if (set.word == "union" && absent(v, set.arguments[0]) && absent(v, set.arguments[1])) return true;
    if (set.word == "N" && v.sort == Sort::vertex && member(v, set.arguments[0])) return true;
    if (const Formula* of = taken_from(set); of != nullptr && absent(v, *of)) return true;
    const Formula itself{v.name, {}};
    if (set.word == "those" && passes_over(set, set.arguments[1], itself)) return true;
    if (v.kind == TextChoice::Kind::member && disjoint(v.within, set)) return true;
    if (apart(v.sort == Sort::edge ? Formula{"edges-in", {itself}} : itself, set) || absent_of_each(v, set))
      return true;
    return std::ranges::any_of(conjuncts_, [&](const Formula* said) {
      const bool off = said->word == "!";
      const Formula& inside = off ? said->arguments[0] : *said;
      const bool of_all = said->word == "forall" && said->arguments[0].word == "member";
      if (of_all && passes_over(*said, said->arguments[1], itself))
        return subset(set, inside.arguments[0].arguments[1]);
      if (inside.word != "in" || choice(inside.arguments[0]) != &v) return false;
      return off ? subset(set, inside.arguments[1]) : disjoint(inside.arguments[1], set);
    });
  });
}

/// Of a set that a chosen number names, whichever number it is.
bool Inclusions::absent_of_each(const TextChoice& v, const Formula& set) const {
  if (set.arguments.size() != 1 || choice(set.arguments[0]) == nullptr) return false;
  const Bounds range = bounds(set.arguments[0]);  // not of an element
  constexpr std::int64_t most = 16;
  if (range.low < 0 || range.high > range.low + most) return false;
  for (std::int64_t k = range.low; k <= range.high; ++k)
    if (!absent(v, {set.word, {{std::to_string(k), {}}}})) return false;
  return true;
}
/// It is said that sets which they are within have no common member.
bool Inclusions::apart(const Formula& a, const Formula& b) const {
  return std::ranges::any_of(conjuncts_, [&](const Formula* said) {
    const Formula* const none = emptied(*said);
    if (none == nullptr || none->word != "intersection") return false;
    const std::vector<Formula>& of = none->arguments;
    return (subset(a, of[0]) && subset(b, of[1])) || (subset(a, of[1]) && subset(b, of[0]));
  });
}

bool Inclusions::disjoint(const Formula& a, const Formula& b) const {
  if (++steps_ > most_steps) return false;
  return a.word == "{}" || b.word == "{}" || keeps_off(a, b) || keeps_off(b, a) || apart(a, b);
}

/// What a set is made of has no member of the other.
bool Inclusions::keeps_off(const Formula& set, const Formula& other) const {
  const std::vector<Formula>& of = set.arguments;
  if (set.word == "difference") return subset(other, of[1]) || disjoint(of[0], other);
  if (set.word == "intersection") return disjoint(of[0], other) || disjoint(of[1], other);
  if (set.word == "union") return disjoint(of[0], other) && disjoint(of[1], other);
  if (set.word == "if") return disjoint(of[1], other) && disjoint(of[2], other);
  if (set.word == "N") return subset(other, of[0]);
  const Formula* const from = taken_from(set);
  return from != nullptr && disjoint(*from, other);
}

bool Inclusions::left_out(const Formula& lost, const Formula& set) const {
  if (++steps_ > most_steps) return false;
  if (set.word == "{}") return true;
  if (set.word == "difference") return subset(lost, set.arguments[1]) || left_out(lost, set.arguments[0]);
  if (set.word == "intersection") return left_out(lost, set.arguments[0]) || left_out(lost, set.arguments[1]);
  if (set.word == "union") return left_out(lost, set.arguments[0]) && left_out(lost, set.arguments[1]);
  if (const Formula* of = taken_from(set)) return left_out(lost, *of);
  return set.word == "if" && left_out(lost, set.arguments[1]) && left_out(lost, set.arguments[2]);
}

bool Inclusions::ends_lost(const TextChoice& e, const Formula& old, const Formula& value) const {
  const Formula itself{e.name, {}}, alone{"edges-in", {itself}}, ends{"ends", {alone}};
  if (!left_out(itself, value) && !left_out(ends, value)) return false;
  if (ends_within(e.within, old)) return true;
  return std::ranges::any_of(conjuncts_, [&](const Formula* said) {
    if (said->word != "in") return false;
    const Formula &member = said->arguments[0], &set = said->arguments[1];
    return member == alone ? ends_within(set, old) : (member == itself || member == ends) && subset(set, old);
  });
}

/// Every member is an edge with both ends in `old`, as some set that it is made of says.
bool Inclusions::ends_within(const Formula& edges, const Formula& old) const {
  if (++steps_ > most_steps) return false;
  if (edges.word == "edges-in") return subset(edges.arguments[0], old);
  if (edges.word == "difference") return ends_within(edges.arguments[0], old);
  return edges.word == "intersection" && (ends_within(edges.arguments[0], old) || ends_within(edges.arguments[1], old));
}

bool Inclusions::meeting_lost(const Formula& old, const Formula& value) const {
  return std::ranges::any_of(conjuncts_, [&](const Formula* said) {
    return std::ranges::any_of(said->arguments, [&](const Formula& side) {
      const bool meeting = side.word == "card" && side.arguments[0].word == "intersection";
      if (!meeting || !nonempty(side.arguments[0])) return false;
      const std::vector<Formula>& of = side.arguments[0].arguments;
      return (subset(of[1], old) && left_out(of[0], value)) || (subset(of[0], old) && left_out(of[1], value));
    });
  });
}

bool Inclusions::nonempty(const Formula& set) const {
  const Formula size{"card", {set}};
  return bounds(size).low >= 1 || unequal(size, {"0", {}});
}

bool Inclusions::less(const Formula& a, const Formula& b) const {
  return compared(a, "<", b) || compared(b, ">", a) || bounds(a).high < bounds(b).low;
}
bool Inclusions::at_most(const Formula& a, const Formula& b) const {
  return a == b || less(a, b) || compared(a, "<=", b) || compared(b, ">=", a) || bounds(a).high <= bounds(b).low;
}
bool Inclusions::unequal(const Formula& a, const Formula& b) const {
  return compared(a, "!=", b) || compared(b, "!=", a);
}

/// A number that is written out, or what its choice and the condition say of another beside such numbers.
Inclusions::Bounds Inclusions::bounds(const Formula& number) const {
  if (const auto is = written(number)) return {*is, *is};
  Bounds result;
  if (const TextChoice* const chosen = choice(number); chosen != nullptr && chosen->kind == TextChoice::Kind::number)
    result = {written(chosen->range->first).value_or(result.low), written(chosen->range->last).value_or(result.high)};
  for (const Formula* const said : conjuncts_) {
    if (said->arguments.size() != 2 || (said->arguments[0] != number && said->arguments[1] != number)) continue;
    const bool first = said->arguments[0] == number;
    const Formula& other = said->arguments[first ? 1 : 0];
    const auto is = written(other);
    if (!is) continue;
    const std::string_view word = said->word;
    if (word == "=" || word == (first ? ">=" : "<=")) result.low = std::max(result.low, *is);
    if (word == "=" || word == (first ? "<=" : ">=")) result.high = std::min(result.high, *is);
    if (word == (first ? ">" : "<")) result.low = std::max(result.low, *is + 1);
    if (word == (first ? "<" : ">")) result.high = std::min(result.high, *is - 1);
  }
  return result;
}
bool Inclusions::compared(const Formula& a, std::string_view word, const Formula& b) const {
  return std::ranges::any_of(conjuncts_, [&](const Formula* said) {
    return said->word == word && said->arguments[0] == a && said->arguments[1] == b;
  });
}
bool Inclusions::positive(const Formula& number) const { return bounds(number).low >= 1; }
bool Inclusions::one_place(const Formula& at) const {
  if ((at.word == "tail" || at.word == "head") && at.arguments.size() == 1) return one_place(at.arguments[0]);
  const auto known = std::ranges::find(move_.choices, at.word, &TextChoice::name);
  return at.arguments.empty() && known != move_.choices.end() && known->kind == TextChoice::Kind::member;
}

/// The choice that a formula names, as an element or as the set of it; null if it names none.
const TextChoice* Inclusions::choice(const Formula& formula) const {
  const bool alone = formula.word == "only" || formula.word == "edges-in";
  const Formula& named = alone ? formula.arguments[0] : formula;
  if (!named.arguments.empty()) return nullptr;
  const auto known = std::ranges::find(move_.choices, named.word, &TextChoice::name);
  if (known == move_.choices.end()) return nullptr;
  if (formula.word == "edges-in" && known->sort != Sort::edge) return nullptr;
  // An edge is a set of vertices, but for where the set of it is meant.
  if (!alone && known->sort == Sort::edge) return nullptr;
  return &*known;
}

/// What is said if the condition is true or, `off`, if it is false.
void Inclusions::conjuncts(const Formula& condition, bool off) {
  constexpr std::string_view contraries[][2] = {{"=", "!="}, {"<", ">="}, {">", "<="}};
  const std::vector<Formula>& of = condition.arguments;
  if (condition.word == "!") return conjuncts(of[0], !off);
  if (condition.word == (off ? "|" : "&")) {
    conjuncts(of[0], off);
    return conjuncts(of[1], off);
  }
  if (off) made_.push_back({"!", {condition}});
  if (const Formula* const set = off ? emptied(condition) : nullptr)
    made_.back() = {">", {{"card", {*set}}, {"0", {}}}};
  for (const auto& [one, other] : contraries)
    if (off && (condition.word == one || condition.word == other))
      made_.back() = {std::string(condition.word == one ? other : one), of};
  conjuncts_.push_back(off ? &made_.back() : &condition);
  if (off || condition.word != "forall" || of[0].word != "range") return;
  const std::vector<Formula>& range = of[0].arguments;
  for (const TextChoice& c : move_.choices)
    if (c.range && range[1] == c.range->first && range[2] == c.range->last) say_of(c, range[0].word, of[1]);
}
/// What is said of a choice in the place of a variable.
void Inclusions::say_of(const TextChoice& v, const std::string& variable, const Formula& body) {
  if (made_.size() > most_made || language::binds(body, variable) || language::binds(body, v.name)) return;
  conjuncts(made_.emplace_back(with(body, variable, {v.name, {}})), false);
}

}  // namespace gamecert::games
