// What choices and conditions say of sets.
#include "games/texts/facts/inclusions.hpp"

#include <algorithm>

#include "text/numbers.hpp"

namespace gamecert::games {
namespace {

// Nothing is known of what takes longer to see.
constexpr int most_steps = 2000;

/// The set whose members are looked through, of `{x in S: P}`, or gone through, of `reach(A, S)`; null for another
/// formula.
const Formula* taken_from(const Formula& set) {
  if (set.word == "reach") return &set.arguments[1];
  return set.word == "those" && set.arguments[0].word == "member" ? &set.arguments[0].arguments[1] : nullptr;
}
bool digits(const Formula& number) {
  return number.arguments.empty() && !number.word.empty() &&
         std::ranges::all_of(number.word, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

Inclusions::Inclusions(const TextMove& move, const HeldInclusions& held) : move_(move), held_(held) {
  if (move.condition) conjuncts(*move.condition);
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
    if (v.kind == TextChoice::Kind::member && disjoint(v.within, set)) return true;
    return std::ranges::any_of(conjuncts_, [&](const Formula* said) {
      const bool off = said->word == "!";
      const Formula& inside = off ? said->arguments[0] : *said;
      if (inside.word != "in" || choice(inside.arguments[0]) != &v) return false;
      return off ? subset(set, inside.arguments[1]) : disjoint(inside.arguments[1], set);
    });
  });
}

bool Inclusions::disjoint(const Formula& a, const Formula& b) const {
  if (++steps_ > most_steps) return false;
  return a.word == "{}" || b.word == "{}" || keeps_off(a, b) || keeps_off(b, a);
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
    if (said->word != "!" || said->arguments[0].word != "same") return false;
    const std::vector<Formula>& sides = said->arguments[0].arguments;
    const bool first = sides[0].word == "intersection" && sides[1].word == "{}";
    if (!first && !(sides[1].word == "intersection" && sides[0].word == "{}")) return false;
    const std::vector<Formula>& sets = sides[first ? 0 : 1].arguments;
    return (subset(sets[1], old) && left_out(sets[0], value)) || (subset(sets[0], old) && left_out(sets[1], value));
  });
}

bool Inclusions::nonempty(const TextChoice& set) const {
  const Formula size{"card", {{set.name, {}}}};
  return std::ranges::any_of(conjuncts_, [&](const Formula* said) {
    const Formula named{set.name, {}}, none{"{}", {}};
    if (said->word == "!" && said->arguments[0].word == "same") {
      const std::vector<Formula>& sides = said->arguments[0].arguments;
      return (sides[0] == named && sides[1] == none) || (sides[1] == named && sides[0] == none);
    }
    const bool least = said->word == ">=" || said->word == "=" || said->word == ">";
    if (!least || said->arguments[0] != size || !said->arguments[1].arguments.empty()) return false;
    return digits(said->arguments[1]) && (said->arguments[1].word != "0" || said->word == ">");
  });
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

/// A number that is written out, or what the condition says of another beside such numbers.
Inclusions::Bounds Inclusions::bounds(const Formula& number) const {
  if (const auto written = digits(number) ? text::whole_number(number.word) : std::nullopt) return {*written, *written};
  Bounds result;
  for (const Formula* const said : conjuncts_) {
    if (said->arguments.size() != 2 || (said->arguments[0] != number && said->arguments[1] != number)) continue;
    const bool first = said->arguments[0] == number;
    const Formula& other = said->arguments[first ? 1 : 0];
    const auto written = digits(other) ? text::whole_number(other.word) : std::nullopt;
    if (!written) continue;
    const std::string_view word = said->word;
    if (word == "=" || word == (first ? ">=" : "<=")) result.low = std::max<std::int64_t>(result.low, *written);
    if (word == "=" || word == (first ? "<=" : ">=")) result.high = std::min<std::int64_t>(result.high, *written);
    if (word == (first ? ">" : "<")) result.low = std::max<std::int64_t>(result.low, *written + std::int64_t{1});
    if (word == (first ? "<" : ">")) result.high = std::min<std::int64_t>(result.high, *written - std::int64_t{1});
  }
  return result;
}
bool Inclusions::compared(const Formula& a, std::string_view word, const Formula& b) const {
  return std::ranges::any_of(conjuncts_, [&](const Formula* said) {
    return said->word == word && said->arguments[0] == a && said->arguments[1] == b;
  });
}
bool Inclusions::positive(const Formula& number) const {
  if (digits(number)) return number.word != "0";
  const TextChoice* const chosen = choice(number);
  return chosen != nullptr && chosen->kind == TextChoice::Kind::number && digits(chosen->range->first) &&
         chosen->range->first.word != "0";
}
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

void Inclusions::conjuncts(const Formula& condition) {
  if (condition.word != "&") return conjuncts_.push_back(&condition);
  conjuncts(condition.arguments[0]);
  conjuncts(condition.arguments[1]);
}

}  // namespace gamecert::games
