// Numbers and sets.
#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "language/arithmetic.hpp"
#include "language/trees/formula_parts.hpp"
#include "text/errors.hpp"

namespace gamecert::language::trees {

LabelSum size_of(const Members& set) { return {0, {{1, set}}, {}}; }
LabelSum edges_between(const TreePlace& place, const Members& one, const Members& other) {
  return {0, {}, {{1, place.slots() | one.slots | other.slots, [place, one, other](Label a, Label b) {
                     return place.joins(a, b) && ((one.has(a) && other.has(b)) || (one.has(b) && other.has(a)));
                   }}}};
}
LabelSum edges_of(const TreePlace& place) {
  return {0, {}, {{1, place.slots(), [place](Label one, Label other) { return place.joins(one, other); }}}};
}

std::function<Number(const std::vector<Number>&)> function_of(const Node& node) {
  return [value = node.value](const std::vector<Number>& of) {
    static const PlacedGraph no_graph;
    return value(no_graph, of.empty() ? 0 : of[0], of.size() < 2 ? 0 : of[1]);
  };
}

TreePart* FormulaParts::part_of(const Expression& expression) {
  return expression.part != nullptr ? expression.part : parts_.number(expression.combination->sum);
}

/// Of values alone: words that look at the graph have parts of their own.
TreePart* FormulaParts::computed(const Node& node, const TreePlace& place) {
  std::vector<TreePart*> parts;
  for (std::size_t i = 0; i < node.word->arguments; ++i) {
    const Sort sort = child(node, i).sort;
    if (sort == Sort::truth)
      parts.push_back(truth(node.children[i], place));
    else if (fits(Sort::number, sort))
      parts.push_back(part_of(number(node.children[i], place)));
    else
      refuse(node);
  }
  constexpr std::string_view of_graphs[] = {"eccentricity", "degree-sequence"};
  const bool spectral = node.word->text.find("eigenvalues") != std::string_view::npos;
  if (spectral || std::ranges::find(of_graphs, node.word->text) != std::end(of_graphs)) refuse(node);
  return parts_.computed(std::move(parts), function_of(node), node.sort == Sort::truth);
}

FormulaParts::Expression FormulaParts::of_sum(LabelSum sum) {
  const Number constant = sum.constant;
  return {Combination{std::move(sum), {}}, [constant](const std::vector<Number>&) { return constant; }};
}
FormulaParts::Expression FormulaParts::of_distance(std::function<TreePart*(Number)> below) {
  Expression result;
  result.part = below(infinite);
  result.below = std::move(below);
  return result;
}
FormulaParts::Expression FormulaParts::constant(Number value) { return of_sum({value, {}, {}}); }
FormulaParts::Expression FormulaParts::of_difference(TreeDifference* number) {
  return {Combination{{}, {{1, number}}}, [](const std::vector<Number>& of) { return of[0]; }, nullptr,
          parts_.number(number)};
}

// Sums of so many vertices as there can be stay far below 64 bits.
constexpr Number most_factor = 1'000'000, most_constant = 1'000'000'000'000;

Number bounded(Number number, Number most) {
  if (number > most || number < -most)
    throw text::LimitError("a statement about trees has a number above " + std::to_string(most));
  return number;
}

/// What the word gives of two numbers, by the terms of the one and then of the other.
FormulaParts::Function FormulaParts::of_both(const Expression& one, const Expression& other, const Node& node) {
  return [first = one.of_terms, second = other.of_terms, terms = one.combination->terms.size(),
          function = function_of(node)](const std::vector<Number>& of) {
    const auto middle = of.begin() + static_cast<std::ptrdiff_t>(terms);
    return function({first({of.begin(), middle}), second({middle, of.end()})});
  };
}

/// Of a word that adds, takes away or multiplies.
FormulaParts::Expression FormulaParts::added(const Node& node, const Expression& one, const Expression& other,
                                             Number factor_of_one, Number factor_of_other) {
  Expression result;
  const bool sums = one.is_sum() && other.is_sum();
  if (!sums) result.part = parts_.computed({part_of(one), part_of(other)}, function_of(node), false);
  Combination& all = result.combination.emplace();
  for (const auto& [each, factor] : {std::pair(&one, factor_of_one), std::pair(&other, factor_of_other)}) {
    if (factor == 0) continue;
    all.sum = sum(all.sum, each->combination->sum, factor);
    for (const auto& [times, number] : each->combination->terms)
      all.terms.push_back({bounded(factor * times, most_factor), number});
  }
  bounded(all.sum.constant, most_constant);
  for (const auto& each_set : all.sum.vertices) bounded(each_set.factor, most_factor);
  for (const auto& each_edge : all.sum.edges) bounded(each_edge.factor, most_factor);
  result.of_terms = of_both(one, other, node);
  return result;
}

FormulaParts::Expression FormulaParts::number(std::size_t index, const TreePlace& place) {
  const Node& node = this->node(index);
  switch (node.kind) {
    case Node::Kind::number:
      return constant(bounded(node.number, most_constant));
    case Node::Kind::variable:
      return bound_[node.slot].number;
    case Node::Kind::term: {
      if (node.term->name == "size") return of_sum(edges_of(place));
      if (node.term->name != "components") refuse(node);
      Expression result = of_sum(sum(size_of(place.kept), edges_of(place), -1));
      result.counted = &place;
      return result;
    }
    case Node::Kind::word:
      return word_number(node, place);
    default:
      refuse(node);
  }
}

FormulaParts::Expression FormulaParts::word_number(const Node& node, const TreePlace& place) {
  switch (node.word->meaning) {
    case Meaning::choice: {
      TreePart* const condition = truth(node.children[0], place);
      std::vector<TreePart*> parts{condition};
      for (const std::size_t i : {1, 2}) parts.push_back(part_of(number(node.children[i], place)));
      const auto chosen = [](const std::vector<Number>& of) { return of[0] != 0 ? of[1] : of[2]; };
      return {.part = parts_.computed(std::move(parts), chosen, false)};
    }
    case Meaning::let:
      return number(let(node, place), place);
    case Meaning::change:
      return number(node.children[node.word->arguments - 1], changed(node, place));
    case Meaning::count:
    case Meaning::sum:
    case Meaning::min:
    case Meaning::max:
      return gathered(node, place);
    case Meaning::strict:
      return strict_number(node, place);
    default:
      refuse(node);
  }
}

FormulaParts::Expression FormulaParts::strict_number(const Node& node, const TreePlace& place) {
  const std::string_view word = node.word->text;
  const auto set = [&](std::size_t i) { return members(node.children[i], place); };
  if (word == "card") {
    if (!fits(Sort::set, child(node, 0).sort)) refuse(node);
    return of_sum(size_of(set(0)));
  }
  if (word == "degree") return of_sum(edges_between(place, set(0), place.kept));
  if (word == "distance") {
    const Members from = set(0);
    const Members to = set(1);
    return of_distance([this, &place, from, to](Number bound) { return parts_.distance(place, from, to, bound); });
  }
  if (word == "longest-cycle") return constant(0);
  if (word == "eccentricity") {
    const Members vertex = set(0);
    return of_distance([this, &place, vertex](Number bound) { return parts_.eccentricity(place, vertex, bound); });
  }
  if (node.sort != Sort::whole || (word != "+" && word != "-" && word != "*")) return {.part = computed(node, place)};
  const Expression one = number(node.children[0], place), other = number(node.children[1], place);
  const auto factor = [&](const Expression& each) {
    const bool small = each.is_constant() && std::abs(each.combination->sum.constant) <= most_factor;
    return small ? each.combination->sum.constant : 0;
  };
  if (word != "*" && one.combination && other.combination) return added(node, one, other, 1, word == "+" ? 1 : -1);
  // What is multiplied by a constant is added as often.
  if (word == "*" && one.combination && factor(other) != 0)
    return added(node, one, other, other.combination->sum.constant, 0);
  if (word == "*" && other.combination && factor(one) != 0)
    return added(node, one, other, 0, one.combination->sum.constant);
  return {.part = parts_.computed({part_of(one), part_of(other)}, function_of(node), false)};
}

FormulaParts::Expression FormulaParts::gathered(const Node& node, const TreePlace& place) {
  const Meaning meaning = node.word->meaning;
  if (meaning == Meaning::min || meaning == Meaning::max) return extreme(node, place);
  const bool of_vertices = node.range == language::Range::vertices || node.range == language::Range::members;
  if (meaning == Meaning::count && of_vertices) return counted(node, place);
  const std::size_t before = defined_.size();
  Range over = range(node, place);
  TreePart* value = nullptr;
  if (meaning == Meaning::count) {
    over.conditions.push_back(truth(node.children[1], place));
    value = parts_.constant(1, false);
  } else {
    value = part_of(number(node.children[1], place));
  }
  return {.part = parts_.sum(finished(std::move(over), before), value, node.fractions)};
}

/// The vertices at which something is true are as many as the greatest set of such vertices has.
FormulaParts::Expression FormulaParts::counted(const Node& node, const TreePlace& place) {
  const std::size_t before = defined_.size();
  const Label bit = slot();
  const Members set = in_slot(bit);
  const Members all = node.range == language::Range::members ? members(node.of_range[0], place) : place.kept;
  const std::size_t outside_of_vertex = defined_.size();
  Range over = range(node, place);
  const Members vertex = *bound_[node.slot].set;
  // No vertex of the set is wrong.
  over.conditions.push_back(parts_.inside(vertex, set));
  over.conditions.push_back(parts_.negation(truth(node.children[1], place)));
  Range of_sets{{{bit}, nullptr}, {}};
  of_sets.conditions.push_back(parts_.negation(parts_.exists(finished(std::move(over), outside_of_vertex))));
  of_sets.conditions.push_back(parts_.inside(set, all));
  return of_difference(parts_.extreme(finished(std::move(of_sets), before), true, size_of(set)));
}

/// The greatest distance of vertices, and the least of the greatest distances, have parts of their own.
FormulaParts::Expression FormulaParts::extreme(const Node& node, const TreePlace& place) {
  const bool greatest = node.word->meaning == Meaning::max;
  const auto vertices_of = [](const Node& one) {
    return one.kind == Node::Kind::word && one.range == language::Range::vertices;
  };
  const Node& inner = child(node, 1);
  if (vertices_of(node) && vertices_of(inner) && inner.word->meaning == Meaning::max) {
    const Node& distance = child(inner, 1);
    const bool of_both = distance.kind == Node::Kind::word && distance.word->text == "distance" &&
                         child(distance, 0).kind == Node::Kind::variable && child(distance, 0).slot == node.slot &&
                         child(distance, 1).kind == Node::Kind::variable && child(distance, 1).slot == inner.slot;
    if (of_both)
      return of_distance([this, &place, greatest](Number bound) {
        return greatest ? parts_.diameter(place, bound) : parts_.radius(place, bound);
      });
  }
  const std::size_t before = defined_.size();
  Range over = range(node, place);
  std::size_t body = node.children[1];
  // `if C then B else` what nothing gives, which may be made a fraction
  const auto of_nothing = [&](const Node& value) {
    const bool turned = value.kind == Node::Kind::word && value.word->meaning == Meaning::strict &&
                        value.word->arguments == 1 && value.sort == Sort::number &&
                        child(value, 0).kind == Node::Kind::word;
    const Node& end = turned ? child(value, 0) : value;
    return end.kind == Node::Kind::word && end.word->text == (greatest ? "-infinite" : "infinite");
  };
  while (this->node(body).kind == Node::Kind::word && this->node(body).word->meaning == Meaning::choice &&
         of_nothing(child(this->node(body), 2))) {
    over.conditions.push_back(truth(this->node(body).children[0], place));
    body = this->node(body).children[1];
  }
  const Expression number = this->number(body, place);
  const Choice choice = finished(std::move(over), before);
  if (number.is_sum()) return of_difference(parts_.extreme(choice, greatest, number.combination->sum));
  return {.part = parts_.extreme(choice, greatest, part_of(number), node.fractions)};
}

Members FormulaParts::members(std::size_t index, const TreePlace& place) {
  const Node& node = this->node(index);
  if (node.kind == Node::Kind::variable && bound_[node.slot].set) return *bound_[node.slot].set;
  if (node.kind != Node::Kind::word || (node.sort != Sort::nothing && !fits(Sort::set, node.sort))) refuse(node);
  if (node.word->meaning == Meaning::let) return members(let(node, place), place);
  if (node.word->meaning != Meaning::strict) return defined_members(node, place);
  const std::string_view word = node.word->text;
  const auto set = [&](std::size_t i) { return members(node.children[i], place); };
  constexpr std::pair<std::string_view, SetOperation> operations[] = {{"union", SetOperation::join},
                                                                      {"intersection", SetOperation::meet},
                                                                      {"difference", SetOperation::without},
                                                                      {"symmetric", SetOperation::differ}};
  for (const auto& [name, operation] : operations)
    if (word == name) {
      const Members one = set(0);
      return together(operation, one, set(1));
    }
  if (word == "V") return place.kept;
  if (word == "{}") return {};
  return defined_members(node, place);
}

Members FormulaParts::defined_members(const Node& node, const TreePlace& place) {
  if (node.word->meaning == Meaning::collected) {
    if (node.range != language::Range::vertices && node.range != language::Range::members) refuse(node);
    const bool of_set = node.range == language::Range::members;
    const Members all = of_set ? members(node.of_range[0], place) : place.kept;
    return defined([&](const Members& set) {
      const std::size_t before = defined_.size();
      Range over = range(node, place);
      const Members vertex = *bound_[node.slot].set;
      TreePart* const inside = parts_.inside(vertex, set);
      TreePart* const fits = truth(node.children[1], place);
      over.conditions.push_back(parts_.disjunction(
          {parts_.conjunction({inside, parts_.negation(fits)}), parts_.conjunction({parts_.negation(inside), fits})}));
      TreePart* const right = parts_.negation(parts_.exists(finished(std::move(over), before)));
      return parts_.conjunction({right, parts_.inside(set, all)});
    });
  }
  const std::string_view word = node.word->text;
  if (word != "N" && word != "reach") refuse(node);
  const Members first = members(node.children[0], place);
  if (word == "N") return defined([&](const Members& set) { return parts_.are_neighbours(place, set, first); });
  const Members within = members(node.children[1], place);
  return defined([&](const Members& set) { return parts_.are_reached(place, set, first, within); });
}

}  // namespace gamecert::language::trees
