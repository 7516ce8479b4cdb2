// What formulas say of every member, and how sets and members lie to each other.
#include <algorithm>

#include "games/texts/local/near_formulas.hpp"

namespace gamecert::games {
namespace {

std::vector<OfEvery> everywhere(Truth known) { return {{Sort::vertex, {known}}}; }

std::vector<OfEvery> joined_lists(std::vector<OfEvery> one, std::vector<OfEvery> other) {
  one.insert(one.end(), std::make_move_iterator(other.begin()), std::make_move_iterator(other.end()));
  return one;
}

const Formula nothing_said{"{}", {}};

}  // namespace

/// `in`: every member of the one is one of the other.
NearFormulas::Value NearFormulas::inside(const Formula& left, const Formula& right) {
  const Value one = value(left), whole = value(right), other = as_set(whole);
  Value result{.kind = Value::Kind::truth, .truths = {Truth::unclear}, .depth = depth_};
  if (other.kind != Value::Kind::set)  // in a member alone
    return one.kind == Value::Kind::element && whole.kind == Value::Kind::element ? apart(left, right) : unknown("in");
  const bool fits = other.sort == Sort::nothing || one.sort == other.sort;
  const bool whole_edge = one.sort == Sort::edge && !one.alone;  // both ends
  if (looked_at(one) && fits && !whole_edge) {
    result.truths = other.truths;
    result.planes = other.planes;
    return result;
  }
  if (other.truths.size() == 1 && other.truths[0] == Truth::yes && !other.of_position()) {
    result.truths = {Truth::yes};
    return result;
  }
  const Value set = as_set(one);
  if (set.kind != Value::Kind::set || set.of_position() || other.of_position()) return unknown("in");
  const Truths each = merged(set.truths, other.truths, implies);
  if (all(each, Truth::yes)) result.truths = {Truth::yes};
  if (chosen(one) && at(each, 0) == Truth::no) result.truths = {Truth::no};
  return result.truths[0] == Truth::unclear ? unknown("in") : result;
}

/// `same`: two sets, or members, are the same; of an intersection and nothing, that they have no common member.
NearFormulas::Value NearFormulas::apart(const Formula& left, const Formula& right) {
  const bool none = right == nothing_said || left == nothing_said;
  const Formula& other = right == nothing_said ? left : right;
  const bool two = none && other.word == "intersection";
  const Value one = value(two ? other.arguments[0] : left), another = value(two ? other.arguments[1] : right);
  Value result{.kind = Value::Kind::truth, .truths = {Truth::unclear}, .depth = depth_};
  const bool edges = one.kind == Value::Kind::element && another.kind == Value::Kind::element &&
                     one.sort == Sort::edge && another.sort == Sort::edge && one.alone == another.alone;
  const bool members = edges || (one.sort == Sort::vertex && another.sort == Sort::vertex);
  if (one.kind == Value::Kind::element && another.kind == Value::Kind::element && members) {
    const bool place_and_other = (chosen(one) && looked_at(another)) || (looked_at(one) && chosen(another));
    if ((chosen(one) && chosen(another)) || (looked_at(one) && looked_at(another))) {
      result.truths = {truth(!two)};
    } else if (place_and_other) {
      result.truths.assign(near_.classes(one.sort), truth(two));
      result.truths[Nearness::itself] = truth(!two);
      if (two && edges && !one.alone) result.truths[Nearness::common_end] = Truth::no;
    } else {
      return unknown("same");
    }
    return result;
  }
  if (two) {  // a member in a set, or two sets
    for (const auto& [member, set] : {std::pair(&one, as_set(another)), std::pair(&another, as_set(one))}) {
      if (set.kind != Value::Kind::set || !looked_at(*member)) continue;
      if ((member->sort == Sort::edge && !member->alone) || (member->sort != set.sort && set.sort != Sort::nothing))
        continue;
      result.truths = opposites(set.truths);
      result.planes = set.planes;
      return result;
    }
  }
  const Value first = as_set(one), second = as_set(another);
  if (first.kind != Value::Kind::set || second.kind != Value::Kind::set || first.of_position() || second.of_position())
    return unknown("same");
  const Truths each = merged(first.truths, second.truths, two ? not_both : alike);
  const bool there = chosen_ && (near_.from_edge || (first.sort == Sort::vertex && second.sort == Sort::vertex));
  if (all(each, Truth::yes)) result.truths = {Truth::yes};
  if (there && at(each, 0) == Truth::no) result.truths = {Truth::no};
  return result.truths[0] == Truth::unclear ? unknown("same") : result;
}

std::vector<OfEvery> NearFormulas::pointwise(const Value& left, const Value& right, Truth (*both)(Truth, Truth)) {
  const Value one = as_set(left), other = as_set(right);
  if (one.kind != Value::Kind::set || other.kind != Value::Kind::set) return everywhere(Truth::unclear);
  const Sort sort = one.sort == Sort::nothing ? other.sort : one.sort;
  if (other.sort != Sort::nothing && other.sort != sort) return everywhere(Truth::unclear);
  return {{sort, merged(one.truths, other.truths, both), joined_planes(one, other)}};
}

/// The set of which it says that it has no member, as `|S| = 0` does; null if it says another thing.
const Formula* NearFormulas::said_empty(const Formula& comparison) {
  if (comparison.arguments.size() != 2) return nullptr;
  const bool first = comparison.arguments[0].word == "card";
  const Formula& card = comparison.arguments[first ? 0 : 1];
  if (card.word != "card") return nullptr;
  const auto [known, bound] = number(comparison.arguments[first ? 1 : 0]);
  if (known != Truth::yes) return nullptr;
  const std::string& word = comparison.word;
  const bool empty = word == "=" ? bound == 0
                     : first     ? (word == "<" && bound == 1) || (word == "<=" && bound == 0)
                                 : (word == ">" && bound == 1) || (word == ">=" && bound == 0);
  return empty ? &card.arguments[0] : nullptr;
}

std::vector<OfEvery> NearFormulas::statements(const Formula& formula) {
  const std::string& word = formula.word;
  const std::vector<Formula>& inside = formula.arguments;
  if (word == "&") return joined_lists(statements(inside[0]), statements(inside[1]));
  if (word == "let") return bound(inside[0].word, value(inside[1]), [&] { return statements(inside[2]); });
  if (const Formula* set = said_empty(formula)) return pointwise(value(*set), value(nothing_said), alike);
  const std::string before = obstacle;
  const Value known = value(formula);
  if (known.kind == Value::Kind::truth && known.truths[0] != Truth::unclear && !known.of_position())
    return everywhere(known.truths[0]);
  obstacle = before;
  if (word == "!") return denied(inside[0]);
  if (word == "forall") return of_every(formula, false);
  if (word == "in") {
    const Value left = value(inside[0]);
    const bool place = chosen(left) && (left.sort == Sort::vertex || left.alone);
    return place ? membership(inside[1]) : pointwise(left, value(inside[1]), implies);
  }
  if (word == "same") return pointwise(value(inside[0]), value(inside[1]), alike);
  if (word == "if" || word == "->" || word == "|") {
    const Value condition = value(inside[0]), last = value(inside.back());
    const auto is = [](const Value& of, Truth truth) {
      return of.kind == Value::Kind::truth && !of.of_position() && all(of.truths, truth);
    };
    if (is(condition, Truth::yes) && word != "|") return statements(inside[1]);
    if (is(condition, Truth::no) && word != "->") return statements(inside.back());
    if (word == "|" && is(last, Truth::no)) return statements(inside[0]);
    if (word == "->" && is(last, Truth::no)) return denied(inside[0]);
  }
  value(formula);  // what is not known there
  if (obstacle.empty()) obstacle = word;
  return everywhere(Truth::unclear);
}

std::vector<OfEvery> NearFormulas::denied(const Formula& formula) {
  const std::string& word = formula.word;
  const std::vector<Formula>& inside = formula.arguments;
  if (word == "!") return statements(inside[0]);
  if (word == "|") return joined_lists(denied(inside[0]), denied(inside[1]));
  if (word == "->") return joined_lists(statements(inside[0]), denied(inside[1]));
  if (word == "let") return bound(inside[0].word, value(inside[1]), [&] { return denied(inside[2]); });
  if (word == "exists") return of_every(formula, true);
  if (word == "in") {
    const Value left = value(inside[0]);
    if (chosen(left) && (left.sort == Sort::vertex || left.alone)) return pointwise(left, value(inside[1]), not_both);
  }
  for (const auto& [one, other] : {std::pair(">", "<="), std::pair(">=", "<"), std::pair("<", ">="),
                                   std::pair("<=", ">"), std::pair("!=", "="), std::pair("=", "!=")})
    if (word == one && said_empty({other, inside}) != nullptr) return statements({other, inside});
  if (obstacle.empty()) obstacle = word == "same" ? "!= {}" : "!";
  return everywhere(Truth::unclear);
}

/// `forall`, or that there is none for which the body is true.
std::vector<OfEvery> NearFormulas::of_every(const Formula& quantified, bool denied) {
  const Range range = this->range(quantified.arguments[0]);
  const Formula& body = quantified.arguments[1];
  if (range.numbers) {
    std::vector<OfEvery> result = everywhere(Truth::yes);
    for (std::int64_t number = range.first; number <= range.last; ++number)
      result = joined_lists(std::move(result), bound(range.name, {.kind = Value::Kind::number, .number = number},
                                                     [&] { return denied ? this->denied(body) : statements(body); }));
    return result;
  }
  const Value one = of_each(range, body);
  return {{range.members.sort, merged(range.members.truths, denied ? opposites(one.truths) : one.truths, implies),
           joined_planes(range.members, one)}};
}

Truths NearFormulas::along_arc(const Formula& every) {
  ++depth_;
  const Value arc{.kind = Value::Kind::element, .depth = depth_, .sort = Sort::arc, .alone = true};
  const Value said = bound(every.arguments[0].arguments[0].word, arc, [&] { return value(every.arguments[1]); });
  --depth_;
  return said.kind == Value::Kind::truth ? said.truths : Truths{Truth::unclear};
}

std::vector<OfEvery> NearFormulas::membership(const Formula& set) {
  const std::string& word = set.word;
  if (word == "those" && !near_.from_edge && set.arguments[0].word != "edge" && set.arguments[0].word != "arc") {
    const Formula& quantifier = set.arguments[0];
    std::vector<OfEvery> result = everywhere(Truth::yes);
    if (quantifier.word == "member") result = membership(quantifier.arguments[1]);
    return joined_lists(std::move(result), bound(quantifier.arguments[0].word, {.kind = Value::Kind::element},
                                                 [&] { return statements(set.arguments[1]); }));
  }
  const Value place = [&] {
    Value result{.kind = Value::Kind::element, .sort = near_.from_edge ? Sort::edge : Sort::vertex};
    result.alone = near_.from_edge;
    return result;
  }();
  if (word == "intersection") return joined_lists(membership(set.arguments[0]), membership(set.arguments[1]));
  if (word == "difference")
    return joined_lists(membership(set.arguments[0]), pointwise(place, value(set.arguments[1]), not_both));
  if (word == "edges-in" && near_.from_edge) {  // both ends are in a set of vertices
    Value ends = place;
    ends.alone = false;
    return pointwise(ends, value(set.arguments[0]), implies);
  }
  return pointwise(place, value(set), implies);
}

}  // namespace gamecert::games
