// Formulas by recursion; truths with a third value for what is not known.
#include "games/texts/local/near_formulas.hpp"

#include <algorithm>

#include "games/texts/local/truths.hpp"
#include "language/arithmetic.hpp"
#include "text/numbers.hpp"

namespace gamecert::games {
namespace {

using Connective = Truth (*)(Truth, Truth);
Connective connective(const std::string& word) {
  return word == "&" ? both_true : word == "|" ? either_true : word == "->" ? implies : word == "<->" ? alike : nullptr;
}
Connective of_sets(const std::string& word) {
  return word == "union"          ? either_true
         : word == "intersection" ? both_true
         : word == "difference"   ? first_alone
         : word == "symmetric"    ? differ
                                  : nullptr;
}

bool holds(const std::string& word, std::int64_t a, std::int64_t b) {
  return word == "="    ? a == b
         : word == "!=" ? a != b
         : word == "<"  ? a < b
         : word == "<=" ? a <= b
         : word == ">"  ? a > b
                        : a >= b;
}
bool compares(const std::string& word) {
  return word == "=" || word == "!=" || word == "<" || word == "<=" || word == ">" || word == ">=";
}

}  // namespace

NearFormulas::NearFormulas(const GameText& text, const std::map<std::string, int>& options, bool as_given)
    : text_(text), as_given_(as_given) {
  for (const TextGiven& given : text.given) {
    if (!given.option()) continue;
    const int number = options.at(given.called());
    name_number(given.name, given.below.empty() ? number : ratio_of(number).first);
    if (!given.below.empty()) name_number(given.below, ratio_of(number).second);
  }
}

void NearFormulas::choose(const std::string& name, const Nearness& near) {
  near_ = near;
  chosen_ = true;
  names_[name] = {.kind = Value::Kind::element, .sort = near.from_edge ? Sort::edge : Sort::vertex};
}

void NearFormulas::name_number(const std::string& name, std::int64_t number) {
  names_[name] = {.kind = Value::Kind::number, .number = number};
}

Truths NearFormulas::members(const Formula& set) {
  const Value found = as_set(value(set));
  return found.kind == Value::Kind::set ? found.truths : Truths{Truth::unclear};
}

std::pair<Truth, std::int64_t> NearFormulas::number(const Formula& formula) {
  const Value found = value(formula);
  return {found.kind == Value::Kind::number ? Truth::yes : Truth::unclear, found.number};
}

std::set<PlaneName> NearFormulas::joined_planes(const Value& one, const Value& other) {
  std::set<PlaneName> result = one.planes;
  result.insert(other.planes.begin(), other.planes.end());
  return result;
}

NearFormulas::Value NearFormulas::unknown(const std::string& word) {
  if (obstacle.empty()) obstacle = word;
  return {};
}

NearFormulas::Value NearFormulas::value(const Formula& formula) {
  const std::string& word = formula.word;
  const std::vector<Formula>& inside = formula.arguments;
  if (inside.empty()) return name(formula);
  if (word == "let") return bound(inside[0].word, value(inside[1]), [&] { return value(inside[2]); });
  if (connective(word) != nullptr || compares(word) || word == "!" || word == "in" || word == "same" ||
      word == "adjacent" || word == "forall" || word == "exists")
    return truth_of(formula);
  if (word == "if") {
    const Value condition = value(inside[0]);
    const bool then = condition.kind == Value::Kind::truth && all(condition.truths, Truth::yes);
    if (!then && (condition.kind != Value::Kind::truth || !all(condition.truths, Truth::no))) return unknown(word);
    Value result = value(inside[then ? 1 : 2]);
    result.planes.insert(condition.planes.begin(), condition.planes.end());
    return result;
  }
  if (word == "+" || word == "-" || word == "*" || word == "mod")
    return calculated(word, value(inside[0]), value(inside[1]));
  if (word == "distance") return distance(inside[0], inside[1]);
  for (std::size_t part = 0; part < text_.position.size(); ++part) {
    if (text_.position[part].name != word) continue;
    const Value index = value(inside[0]);
    return text_.position[part].indexed && index.kind == Value::Kind::number ? plane(part, index.number)
                                                                             : unknown(word);
  }
  if (painted && painted->attribute == word) {
    const Value where = value(inside[0]);
    if (chosen(where)) return {.kind = Value::Kind::number, .number = painted->at_place};
    if (!looked_at(where)) return unknown(word);
    return {.kind = Value::Kind::number, .number = painted->at_member, .planes = {{text_.position.size(), 0}}};
  }
  for (const TextGiven& given : text_.given)
    if (given.name == word && as_given_ && given.places != TextPlaces::none)
      return {.kind = Value::Kind::number, .number = 0};
  if (word == "tail" || word == "head") {
    const Value arc = value(inside[0]);
    if (arc.kind != Value::Kind::element || arc.sort != Sort::arc || arc.depth != depth_ || !arc.alone)
      return unknown(word);
    return {.kind = Value::Kind::element, .depth = word == "tail" ? 0 : depth_, .sort = Sort::vertex};
  }
  return set_of(formula);
}

NearFormulas::Value NearFormulas::name(const Formula& formula) {
  const std::string& word = formula.word;
  const auto known = names_.find(word);
  if (known != names_.end()) {
    const bool of_another = known->second.depends() && known->second.depth != depth_;
    return of_another && known->second.kind != Value::Kind::element ? unknown(word) : known->second;
  }
  for (std::size_t part = 0; part < text_.position.size(); ++part)
    if (text_.position[part].name == word) return plane(part, 0);
  if (const auto number = text::whole_number(word)) return {.kind = Value::Kind::number, .number = *number};
  if (word == "true" || word == "false")
    return {.kind = Value::Kind::truth, .truths = {truth(word == "true")}, .depth = depth_};
  if (word == "{}") return {.kind = Value::Kind::set, .truths = {Truth::no}, .sort = Sort::nothing};
  if (word == "V" || word == "E")
    return {.kind = Value::Kind::set, .truths = {Truth::yes}, .sort = word == "V" ? Sort::vertex : Sort::edge};
  for (const TextGiven& given : text_.given)
    if (given.name == word && as_given_ && !given.roots && (given.sort == Sort::set || given.sort == Sort::edges))
      return {.kind = Value::Kind::set, .truths = {Truth::no}, .sort = language::member(given.sort)};
  return unknown(word);
}

NearFormulas::Value NearFormulas::plane(std::size_t part, std::int64_t index) {
  const TextPart& of = text_.position[part];
  if (of.numbers() || of.sort == Sort::vertex) return unknown(of.name);
  Value result{.kind = Value::Kind::set, .truths = {Truth::no}, .sort = language::member(of.sort)};
  if (of.indexed) {
    const auto [least, first] = number(of.range->first);
    const auto [most, last] = number(of.range->last);
    if (least != Truth::yes || most != Truth::yes) return unknown(of.name);
    if (index < first || index > last) return result;
  }
  result.truths = {truth(in_plane[{part, index}])};
  result.planes = {{part, index}};
  return result;
}

NearFormulas::Value NearFormulas::truth_of(const Formula& formula) {
  const std::string& word = formula.word;
  const std::vector<Formula>& inside = formula.arguments;
  if (word == "in") return this->inside(inside[0], inside[1]);
  if (word == "same") return apart(inside[0], inside[1]);
  if (word == "adjacent") return joined(inside[0], inside[1]);
  if (word == "forall" || word == "exists") return quantified(formula);
  const Value left = value(inside[0]);
  if (word == "!") {
    Value result = left;
    result.truths = opposites(left.truths);
    return result;
  }
  const Value right = value(inside[1]);
  if (connective(word) == nullptr) return compared(word, left, right);
  Value result{.kind = Value::Kind::truth, .depth = depth_, .planes = joined_planes(left, right)};
  const auto truths = [](const Value& of) {
    return of.kind == Value::Kind::truth ? of.truths : Truths{Truth::unclear};
  };
  result.truths = merged(truths(left), truths(right), connective(word));
  return result;
}

NearFormulas::Value NearFormulas::compared(const std::string& word, const Value& left, const Value& right) {
  Value result{.kind = Value::Kind::truth, .truths = {}, .depth = depth_, .planes = joined_planes(left, right)};
  const bool first = left.kind == Value::Kind::distance;
  const Value& other = first ? right : left;
  if (left.kind == Value::Kind::number && right.kind == Value::Kind::number) {
    result.truths = {truth(holds(word, left.number, right.number))};
    return result;
  }
  if ((!first && right.kind != Value::Kind::distance) || other.kind != Value::Kind::number) return unknown(word);
  if (other.number > near_.horizon) throw BeyondHorizon{other.number};
  for (std::int64_t distance = 0; distance <= near_.horizon + 1; ++distance)  // the last one is any greater
    result.truths.push_back(truth(first ? holds(word, distance, other.number) : holds(word, other.number, distance)));
  return result;
}

NearFormulas::Value NearFormulas::calculated(const std::string& word, const Value& left, const Value& right) {
  constexpr std::int64_t most = 1 << 24;
  if (left.kind != Value::Kind::number || right.kind != Value::Kind::number) return unknown(word);
  const std::int64_t a = left.number, b = right.number;
  if (std::abs(a) > most || std::abs(b) > most || (word == "mod" && b < 1)) return unknown(word);
  const std::int64_t result = word == "+" ? a + b : word == "-" ? a - b : word == "*" ? a * b : language::modulo(a, b);
  return {.kind = Value::Kind::number, .number = result, .planes = joined_planes(left, right)};
}

NearFormulas::Range NearFormulas::range(const Formula& quantifier) {
  Range result{.name = quantifier.arguments.empty() ? "" : quantifier.arguments[0].word};
  result.members = {.kind = Value::Kind::set, .truths = {Truth::unclear}};
  if (quantifier.word == "range") {
    const auto [least, first] = number(quantifier.arguments[1]);
    const auto [most, last] = number(quantifier.arguments[2]);
    constexpr std::int64_t longest = 1 << 12;
    result.numbers = least == Truth::yes && most == Truth::yes && last - first < longest;
    result.first = first;
    result.last = last;
    if (!result.numbers) unknown(quantifier.word);
  } else if (quantifier.word == "vertex" || quantifier.word == "edge") {
    result.members.truths = {Truth::yes};
    if (quantifier.word == "edge") result.members.sort = Sort::edge;
  } else if (quantifier.word == "member") {
    const Value set = as_set(value(quantifier.arguments[1]));
    if (set.kind == Value::Kind::set) result.members = set;
  } else {
    unknown(quantifier.word);
    result.members.sort = Sort::arc;
  }
  return result;
}

/// What the body says of each member.
NearFormulas::Value NearFormulas::of_each(const Range& range, const Formula& body) {
  ++depth_;
  Value result = bound(range.name, {.kind = Value::Kind::element, .depth = depth_, .sort = range.members.sort},
                       [&] { return value(body); });
  --depth_;
  if (result.kind != Value::Kind::truth) result.truths = {Truth::unclear};
  return result;
}

/// As a truth: known where it is so of every member that there may be, or surely not of one that there is.
NearFormulas::Value NearFormulas::quantified(const Formula& formula) {
  const bool every = formula.word == "forall";
  const Range range = this->range(formula.arguments[0]);
  const Formula& body = formula.arguments[1];
  Value result{.kind = Value::Kind::truth, .truths = {truth(every)}, .depth = depth_};
  const auto add = [&](const Truths& truths) {
    result.truths = merged(result.truths, truths, every ? both_true : either_true);
  };
  if (range.numbers) {
    for (std::int64_t number = range.first; number <= range.last; ++number) {
      const Value one = bound(range.name, {.kind = Value::Kind::number, .number = number}, [&] { return value(body); });
      add(one.kind == Value::Kind::truth ? one.truths : Truths{Truth::unclear});
      result.planes.insert(one.planes.begin(), one.planes.end());
    }
    return result;
  }
  const Value one = of_each(range, body);
  const Truths each = merged(range.members.truths, every ? one.truths : opposites(one.truths), implies);
  const bool elsewhere = one.of_position() || range.members.of_position();  // where another member is
  const bool there = chosen_ && (range.members.sort == Sort::vertex || near_.from_edge);
  const Truth known = elsewhere                           ? Truth::unclear
                      : all(each, Truth::yes)             ? Truth::yes
                      : there && at(each, 0) == Truth::no ? Truth::no
                                                          : Truth::unclear;
  if (known == Truth::unclear) unknown(formula.word);
  result.truths = {every ? known : opposite(known)};
  return result;
}

NearFormulas::Value NearFormulas::as_set(const Value& value) const {
  if (value.kind != Value::Kind::element) return value;
  if (!chosen(value)) return {};
  Value result{.kind = Value::Kind::set, .truths = {}, .sort = value.alone ? Sort::edge : Sort::vertex};
  result.truths.assign(near_.classes(result.sort), Truth::no);
  result.truths[0] = Truth::yes;
  return result;
}

NearFormulas::Value NearFormulas::set_of(const Formula& formula) {
  const std::string& word = formula.word;
  const std::vector<Formula>& inside = formula.arguments;
  if (word == "only") return value(inside[0]);
  if (word == "those") {
    const Range range = this->range(inside[0]);
    if (range.numbers || inside[0].word == "range") return unknown(word);
    const Value one = of_each(range, inside[1]);
    Value result = range.members;
    result.truths = merged(result.truths, one.truths, both_true);
    result.planes.insert(one.planes.begin(), one.planes.end());
    return result;
  }
  const Value first = value(inside[0]);
  if (word == "edges-in" || word == "ends") {
    if (first.kind != Value::Kind::element || first.sort != Sort::edge) return unknown(word);
    Value result = first;
    result.alone = word == "edges-in";
    return result;
  }
  if (word == "edges-at") {
    const Value result = edges_at(as_set(first));
    return result.kind == Value::Kind::unknown ? unknown(word) : result;
  }
  if (word == "N" || word == "out-neighbours" || word == "in-neighbours") return neighbours(as_set(first), word);
  if (of_sets(word) == nullptr) return unknown(word);
  const Value left = as_set(first), right = as_set(value(inside[1]));
  if (left.kind != Value::Kind::set || right.kind != Value::Kind::set) return unknown(word);
  Value result = left.sort == Sort::nothing ? right : left;
  result.truths = merged(left.truths, right.truths, of_sets(word));
  result.planes = joined_planes(left, right);
  return result;
}

NearFormulas::Value NearFormulas::neighbours(const Value& of, const std::string& word) {
  if (of.kind != Value::Kind::set || of.of_position() || near_.from_edge) return unknown(word);
  Value result = of;
  result.sort = Sort::vertex;
  if (all(of.truths, Truth::no)) return result;
  if (of.truths.size() == 1) return unknown(word);
  result.truths.assign(near_.classes(Sort::vertex), Truth::no);
  const std::size_t inside = static_cast<std::size_t>(std::ranges::find(of.truths, Truth::no) - of.truths.begin());
  if (std::ranges::count(of.truths, Truth::yes) != static_cast<std::ptrdiff_t>(inside) ||
      std::ranges::count(of.truths, Truth::unclear) != 0 || inside == 0)
    return unknown(word);
  if (near_.arcs) {
    if (inside != 1) return unknown(word);
    result.truths[word == "in-neighbours" ? Nearness::back : Nearness::there] = Truth::yes;
    result.truths[Nearness::both] = Truth::yes;
    return result;
  }
  if (static_cast<int>(inside) > near_.horizon) throw BeyondHorizon{static_cast<std::int64_t>(inside)};
  result.truths[inside] = Truth::yes;
  return result;
}

/// The edges with an end in a set of vertices.
NearFormulas::Value NearFormulas::edges_at(const Value& of) const {
  if (of.kind != Value::Kind::set || of.of_position() || !near_.from_edge || of.sort != Sort::vertex) return {};
  if (of.truths.size() == 1 || of.truths[Nearness::no_end] != Truth::no || of.truths[Nearness::end] != Truth::yes)
    return {};
  return {.kind = Value::Kind::set, .truths = {Truth::yes, Truth::yes, Truth::no}, .sort = Sort::edge};
}

NearFormulas::Value NearFormulas::distance(const Formula& from, const Formula& to) {
  const Value one = value(from), other = value(to);
  if (near_.from_edge || near_.arcs) return unknown("distance");
  if ((chosen(one) && chosen(other)) || (looked_at(one) && looked_at(other)))
    return {.kind = Value::Kind::number, .number = 0};
  if ((chosen(one) && looked_at(other)) || (looked_at(one) && chosen(other)))
    return {.kind = Value::Kind::distance, .depth = depth_};
  return unknown("distance");
}

NearFormulas::Value NearFormulas::joined(const Formula& from, const Formula& to) {
  const Value one = value(from), other = value(to);
  Value result{.kind = Value::Kind::truth, .truths = {Truth::no}, .depth = depth_};
  if ((chosen(one) && chosen(other)) || (looked_at(one) && looked_at(other))) return result;
  const bool outwards = chosen(one) && looked_at(other);
  if (near_.from_edge || (!outwards && !(looked_at(one) && chosen(other)))) return unknown("adjacent");
  result.truths.assign(near_.classes(Sort::vertex), Truth::no);
  result.truths[!near_.arcs || outwards ? Nearness::there : Nearness::back] = Truth::yes;
  if (near_.arcs) result.truths[Nearness::both] = Truth::yes;
  return result;
}

}  // namespace gamecert::games
