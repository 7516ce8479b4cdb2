// Truths, and what quantifiers go through.
#include "language/trees/formula_parts.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "language/infix.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::language::trees {

void FormulaParts::refuse(const Node& node) {
  throw text::InputError("expected what can be told of a tree from its parts (docs/TREES.md), found " +
                         text::quoted(node.formula == nullptr ? "a number" : infix(*node.formula)));
}

Label FormulaParts::slot() {
  if (next_ == 0) throw text::LimitError("the formula is about more than 64 sets of vertices of a tree");
  open_.push_back(next_);
  return std::exchange(next_, next_ << 1);
}

TreePart* FormulaParts::of_truth(std::size_t index) {
  TreePart* const body = truth(index, whole_);
  if (defined_.empty()) return body;
  Range none;
  none.conditions = {body};
  return parts_.exists(finished(std::move(none), 0));
}

Members FormulaParts::defined(const std::function<TreePart*(const Members&)>& is_defined) {
  const Label bit = slot();
  const Members set = in_slot(bit);
  defined_.emplace_back(bit, is_defined(set));
  return set;
}

Choice FormulaParts::finished(Range range, std::size_t before) {
  for (std::size_t i = before; i < defined_.size(); ++i) {
    range.choice.slots.push_back(defined_[i].first);
    range.conditions.push_back(defined_[i].second);
  }
  defined_.resize(before);
  range.choice.condition = parts_.conjunction(std::move(range.conditions));
  std::erase_if(open_,
                [&](Label each) { return std::ranges::find(range.choice.slots, each) != range.choice.slots.end(); });
  range.choice.around = open_;
  return std::move(range.choice);
}

TreePart* FormulaParts::has_so_many(const Members& set, Number lowest, Number highest) {
  return parts_.within(size_of(set), lowest, highest);
}

/// Not empty, connected, and no edge leads out of it.
TreePart* FormulaParts::is_component(const Members& set, const TreePlace& place) {
  const TreePlace inside{together(SetOperation::meet, place.kept, set), place.cut};
  const LabelSum out{0, {}, {{1, place.slots() | set.slots, [place, set](Label one, Label other) {
                                return place.joins(one, other) && set.has(one) != set.has(other);
                              }}}};
  return parts_.conjunction({parts_.components_within(inside, 1, 1), parts_.within(out, 0, 0)});
}

FormulaParts::Range FormulaParts::range(const Node& node, const TreePlace& place) {
  const Label bit = slot();
  const Members set = in_slot(bit);
  const auto within = [&](const Members& all) { return parts_.inside(set, all); };
  const LabelSum edges{0, {}, {{1, place.slots() | bit, [place, set](Label one, Label other) {
                                  return set.has(one) && set.has(other) && place.joins(one, other);
                                }}}};
  Range result{{{bit}, nullptr}, {}};
  std::vector<TreePart*>& conditions = result.conditions;
  using language::Range;
  switch (node.range) {
    case Range::vertices:
      conditions = {within(place.kept), has_so_many(set, 1, 1)};
      break;
    case Range::edges:
      conditions = {within(place.kept), has_so_many(set, 2, 2), parts_.within(edges, 1, infinite)};
      break;
    case Range::pairs:
      conditions = {within(place.kept), has_so_many(set, 2, 2)};
      break;
    case Range::nonedges:
      conditions = {within(place.kept), has_so_many(set, 2, 2), parts_.within(edges, 0, 0)};
      break;
    case Range::sets:
      conditions = {within(place.kept)};
      break;
    case Range::components:
      conditions = {within(place.kept), is_component(set, place)};
      break;
    case Range::members:
    case Range::subsets: {
      if (node.members != language::Members::vertices) refuse(node);
      conditions = {within(members(node.of_range[0], place))};
      if (node.range == Range::members) conditions.push_back(has_so_many(set, 1, 1));
      break;
    }
    default:
      refuse(node);
  }
  bound_[node.slot].set = set;
  return result;
}

const TreePlace& FormulaParts::changed(const Node& node, const TreePlace& place) {
  const std::string_view word = node.word->text;
  TreePlace result = place;
  if (word != "delete" && word != "remove" && word != "induce") refuse(node);
  const Members set = members(node.children[0], place);
  if (child(node, 0).sort == Sort::edge)
    result.cut.push_back(set);
  else
    result.kept = together(word == "induce" ? SetOperation::meet : SetOperation::without, place.kept, set);
  return *places_.emplace_back(std::make_unique<TreePlace>(std::move(result)));
}

std::size_t FormulaParts::let(const Node& node, const TreePlace& place) {
  Bound value;
  switch (const Sort sort = child(node, 1).sort) {
    case Sort::truth:
      value.truth = truth(node.children[1], place);
      break;
    case Sort::whole:
    case Sort::number:
      value.number = number(node.children[1], place);
      break;
    default:
      if (!fits(Sort::set, sort)) refuse(node);
      value.set = members(node.children[1], place);
  }
  bound_[node.slot] = std::move(value);
  return node.children[2];
}

TreePart* FormulaParts::truth(std::size_t index, const TreePlace& place) {
  const Node& node = this->node(index);
  if (node.kind == Node::Kind::variable) return bound_[node.slot].truth;
  if (node.kind != Node::Kind::word) refuse(node);
  const auto side = [&](std::size_t i) { return truth(node.children[i], place); };
  switch (node.word->meaning) {
    case Meaning::conjunction:
      return parts_.conjunction({side(0), side(1)});
    case Meaning::disjunction:
      return parts_.disjunction({side(0), side(1)});
    case Meaning::implication: {
      TreePart* const supposed = parts_.negation(side(0));
      return parts_.disjunction({supposed, side(1)});
    }
    case Meaning::negation:
      return parts_.negation(side(0));
    case Meaning::choice: {
      TreePart* const condition = side(0);
      TreePart* const otherwise = parts_.conjunction({parts_.negation(condition), side(2)});
      return parts_.disjunction({parts_.conjunction({condition, side(1)}), otherwise});
    }
    case Meaning::let:
      return truth(let(node, place), place);
    case Meaning::change:
      return truth(node.children[node.word->arguments - 1], changed(node, place));
    case Meaning::forall:
      return parts_.negation(exists(node, place, true));
    case Meaning::exists:
      return exists(node, place, false);
    case Meaning::pattern:
      return contains(node, place);
    case Meaning::strict:
      return strict_truth(node, place);
    default:
      refuse(node);
  }
}

TreePart* FormulaParts::exists(const Node& node, const TreePlace& place, bool negated) {
  const std::size_t before = defined_.size();
  Range over = range(node, place);
  TreePart* const body = truth(node.children[1], place);
  over.conditions.push_back(negated ? parts_.negation(body) : body);
  return parts_.exists(finished(std::move(over), before));
}

/// Of a forest: some vertices are joined as its vertices are.
TreePart* FormulaParts::contains(const Node& node, const TreePlace& place) {
  const std::string_view word = node.word->text;
  const graphs::SmallGraph& pattern = *node.pattern;
  if (word == "minor-free") refuse(node);
  Range over;
  std::vector<Members> sets;
  for (int v = 0; v < pattern.order; ++v) {
    over.choice.slots.push_back(slot());
    sets.push_back(in_slot(over.choice.slots.back()));
    over.conditions.push_back(parts_.inside(sets.back(), place.kept));
    over.conditions.push_back(has_so_many(sets.back(), 1, 1));
    for (int u = 0; u < v; ++u) {
      const Members& one = sets[static_cast<std::size_t>(u)];
      const Members& other = sets.back();
      over.conditions.push_back(parts_.all(outside(together(SetOperation::meet, one, other))));
      const bool adjacent = (pattern.neighbours(u) & graphs::single(v)) != 0;
      if (!adjacent && word != "induced-free") continue;
      over.conditions.push_back(parts_.within(edges_between(place, one, other), adjacent ? 1 : 0, adjacent ? 1 : 0));
    }
  }
  if (pattern.order == 0) over.conditions.push_back(parts_.constant(1, true));
  TreePart* const found = parts_.exists(finished(std::move(over), defined_.size()));
  return word == "contains" ? found : parts_.negation(found);
}

TreePart* FormulaParts::strict_truth(const Node& node, const TreePlace& place) {
  const std::string_view word = node.word->text;
  const auto set = [&](std::size_t i) { return members(node.children[i], place); };
  if (word == "true" || word == "false") return parts_.constant(word == "true" ? 1 : 0, true);
  if (word == "in") {
    const Members one = set(0);
    return parts_.inside(one, set(1));
  }
  if (word == "same") {
    const Members one = set(0), other = set(1);
    return parts_.all(outside(together(SetOperation::differ, one, other)));
  }
  if (word == "adjacent") {
    const Members one = set(0), other = set(1);
    return parts_.within(edges_between(place, one, other), 1, infinite);
  }
  if (word == "colourable") {
    const Expression colours = number(node.children[0], place);
    return parts_.computed(
        {part_of(colours), parts_.number(edges_of(place)), parts_.number(size_of(place.kept))},
        [](const std::vector<Number>& of) {
          return of[0] > 1 || (of[0] == 1 && of[1] == 0) || (of[0] == 0 && of[2] == 0) ? 1 : 0;
        },
        true);
  }
  if (!compares_whole(node)) return computed(node, place);
  const Expression one = number(node.children[0], place);
  return compared(node, one, number(node.children[1], place));
}

namespace {

/// The bounds of a difference, if the sign compares whole numbers: where `=` is false `!=` is true.
std::optional<std::pair<Number, Number>> bounds_of(std::string_view sign) {
  if (sign == "=" || sign == "!=") return {{0, 0}};
  if (sign == "<") return {{minus_infinite, -1}};
  if (sign == "<=") return {{minus_infinite, 0}};
  if (sign == ">") return {{1, infinite}};
  if (sign == ">=") return {{0, infinite}};
  return std::nullopt;
}

}  // namespace

std::optional<Comparison> FormulaParts::comparison(const Node& node, const Expression& one, const Expression& other) {
  if (!one.combination || !other.combination) return std::nullopt;
  const auto [lowest, highest] = *bounds_of(node.word->text);
  Comparison result{
      {sum(one.combination->sum, other.combination->sum, -1), one.combination->terms}, lowest, highest, {}};
  for (const auto& [factor, number] : other.combination->terms) result.combination.terms.push_back({-factor, number});
  result.otherwise = [value = of_both(one, other, node), turned = node.word->text == "!="](
                         const std::vector<Number>& of) { return (value(of) != 0) != turned; };
  return result;
}

/// Whether the word compares whole numbers, whose difference then has bounds.
bool FormulaParts::compares_whole(const Node& node) const {
  return bounds_of(node.word->text) && child(node, 0).sort == Sort::whole && child(node, 1).sort == Sort::whole;
}

TreePart* FormulaParts::compared(const Node& node, const Expression& one, const Expression& other) {
  constexpr Number most = 1'000;  // of a bound
  if (one.below && other.is_constant() && std::abs(other.combination->sum.constant) < most) {
    TreePart* const near = one.below(std::max<Number>(other.combination->sum.constant, 0) + 1);
    return parts_.computed({near, part_of(other)}, function_of(node), true);
  }
  const auto [lowest, highest] = *bounds_of(node.word->text);
  const auto moved = [](Number bound, Number by) {
    return bound == infinite || bound == minus_infinite ? bound : bound + by;
  };
  TreePart* part = nullptr;
  if (one.counted != nullptr && other.is_constant()) {
    const Number by = other.combination->sum.constant;
    part = parts_.components_within(*one.counted, moved(lowest, by), moved(highest, by));
  } else if (one.is_sum() && other.is_sum()) {
    part = parts_.within(sum(one.combination->sum, other.combination->sum, -1), lowest, highest);
  } else if (const auto both = comparison(node, one, other)) {
    part = parts_.compared(*both);
  } else {
    return parts_.computed({part_of(one), part_of(other)}, function_of(node), true);
  }
  return node.word->text == "!=" ? parts_.negation(part) : part;
}

std::vector<TreeQuestion> FormulaParts::questions(std::size_t index) {
  std::vector<TreeQuestion> result;
  ask(index, whole_, {parts_.constant(1, true)}, result);
  if (defined_.empty()) return result;
  defined_.clear();
  return {{parts_.constant(1, true), of_truth(index)}};
}

void FormulaParts::ask(std::size_t index, const TreePlace& place, std::vector<TreePart*> supposed,
                       std::vector<TreeQuestion>& questions) {
  const Node& node = this->node(index);
  const Meaning meaning = node.kind == Node::Kind::word ? node.word->meaning : Meaning::ask;
  if (meaning == Meaning::conjunction) {
    for (const std::size_t i : {0, 1}) ask(node.children[i], place, supposed, questions);
    return;
  }
  if (meaning == Meaning::implication) {
    supposed.push_back(truth(node.children[0], place));
    return ask(node.children[1], place, std::move(supposed), questions);
  }
  TreePart* const condition = parts_.conjunction(std::move(supposed));
  if (meaning != Meaning::strict || !compares_whole(node)) return questions.push_back({condition, truth(index, place)});
  const Expression one = number(node.children[0], place), other = number(node.children[1], place);
  const std::optional<Comparison> both = comparison(node, one, other);
  if (!both || node.word->text == "!=") return questions.push_back({condition, compared(node, one, other)});
  Comparison from = *both, to = *both;
  from.highest = infinite;
  to.lowest = minus_infinite;
  if (from.lowest != minus_infinite) questions.push_back({condition, nullptr, parts_.difference(from), 1});
  if (to.highest != infinite) questions.push_back({condition, nullptr, parts_.difference(to), -1});
}

}  // namespace gamecert::language::trees
