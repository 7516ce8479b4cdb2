// Quantifiers, what they go through, and other graphs, for the naive evaluator of the language of conjectures.
#pragma once

#include "evaluator.hpp"

namespace oracle {

// ---- Instances of ranges

inline Values vertices_of(const Members& set) {
  Values result;
  for (int v : set) result.push_back(Vertex{v});
  return result;
}

inline Values numbers_of(const Members& set) {
  Values result;
  for (int k : set) result.push_back(whole(k));
  return result;
}

template <class Items>
Values all_of(const Items& items) {
  return Values(items.begin(), items.end());
}

inline std::vector<Pairs> all_subsets(const Pairs& set) {
  std::vector<Pairs> result = {{}};
  for (const Pair& pair : set) {
    for (std::size_t i = result.size(); i-- > 0;) {
      result.push_back(result[i]);
      result.back().insert(pair);
    }
  }
  return result;
}

inline Values pairs_where(const Network& graph, bool adjacent, bool apart) {
  Values result;
  for (int u : graph.vertices()) {
    for (int v : graph.vertices()) {
      if (u < v && (graph.adjacent(u, v) ? adjacent : apart)) result.push_back(Members{u, v});
    }
  }
  return result;
}

inline Values all_orders(const Network& graph) {
  const Members vertices = graph.vertices();
  Order order(vertices.begin(), vertices.end());
  Values result;
  do result.push_back(order);
  while (std::next_permutation(order.begin(), order.end()));
  return result;
}

inline std::optional<Values> whole_numbers(const Value& from, const Value& to) {
  if (!known(from) || !known(to)) return std::nullopt;
  const Number &a = number_in(from), &b = number_in(to);
  if (b < a) return Values{};
  if (!a.finite() || !b.finite()) return std::nullopt;
  Values result;
  for (Wide k = a.numerator; k <= b.numerator; ++k) result.push_back(whole(k));
  return result;
}

inline Evaluator::Range Evaluator::range(const Tree& tree) {
  const std::string& word = tree.word;
  const std::string& name = tree.parts.at(0).word;
  const auto through = [&](Sort sort, std::function<Values(const Network&)> instances) -> Range {
    return {{name, sort}, [instances](const Place& place) { return std::optional<Values>(instances(*place.graph)); }};
  };
  const auto subsets = [](const Network& g) { return all_of(all_subsets(g.vertices())); };
  if (word == "range vertex") return through(Sort::vertex, [](const Network& g) { return vertices_of(g.vertices()); });
  if (word == "range edge") return through(Sort::edge, [](const Network& g) { return all_of(g.edges()); });
  if (word == "range arc") return through(Sort::arc, [](const Network& g) { return all_of(g.edges()); });
  if (word == "range nonedge")
    return through(Sort::vertices, [](const Network& g) { return pairs_where(g, false, true); });
  if (word == "range pair") return through(Sort::vertices, [](const Network& g) { return pairs_where(g, true, true); });
  if (word == "range set" || word == "range colouring") return through(Sort::vertices, subsets);
  if (word == "range component") return through(Sort::vertices, [](const Network& g) { return all_of(components(g)); });
  if (word == "range block") return through(Sort::vertices, [](const Network& g) { return all_of(blocks(g)); });
  if (word == "range order") return through(Sort::order, all_orders);
  if (word == "range ..") {
    const Evaluation from = as(meaning(tree.parts.at(1)), Sort::whole).value,
                     to = as(meaning(tree.parts.at(2)), Sort::whole).value;
    return {{name, Sort::whole}, [from, to](const Place& place) { return whole_numbers(from(place), to(place)); }};
  }
  Meaning set = meaning(tree.parts.at(1), word == "range edge in");
  if (!is_pairs(set.sort) && set.sort != Sort::numbers) set = as(set, Sort::vertices);
  const bool of_sets = word == "range set in";
  const Sort member = set.sort == Sort::edges     ? Sort::edge
                      : set.sort == Sort::arcs    ? Sort::arc
                      : set.sort == Sort::numbers ? Sort::whole
                                                  : Sort::vertex;
  return {{name, of_sets ? set.sort : member}, [set, of_sets](const Place& place) -> std::optional<Values> {
            const Value value = set.value(place);
            if (!known(value)) return std::nullopt;
            if (const Pairs* pairs = std::get_if<Pairs>(&value))
              return of_sets ? all_of(all_subsets(*pairs)) : all_of(*pairs);
            if (of_sets) return all_of(all_subsets(members_in(value)));
            return set.sort == Sort::numbers ? numbers_of(members_in(value)) : vertices_of(members_in(value));
          }};
}

// ---- Quantifiers

// The members at which the condition is true, as a set.
inline Value set_of(const Values& members) {
  if (members.empty()) return Members();
  if (std::holds_alternative<Pair>(members[0])) {
    Pairs result;
    for (const Value& member : members) result.insert(std::get<Pair>(member));
    return result;
  }
  Members result;
  for (const Value& member : members) result.insert(vertex_in(member));
  return result;
}

// Of forall and exists: the value at which the others no longer matter is `deciding`.
inline Value any_or_all(const std::vector<std::pair<Value, Value>>& instances, bool deciding) {
  Value result = !deciding;
  for (const auto& [condition, body] : instances) {
    const Value here = deciding ? decided(condition, body, false) : decided(negated(condition), body, true);
    result = decided(result, here, deciding);
  }
  return result;
}

inline Meaning Evaluator::quantified(const Tree& tree) {
  const std::string& word = tree.word;
  Range over = range(tree.parts[0]);
  if (mistaken(tree.parts[0].word)) {
    over.instances = [right = over.instances](const Place& place) {
      std::optional<Values> values = right(place);
      if (values && !values->empty()) values->erase(values->begin());
      return values;
    };
  }
  const std::size_t i = scope_.size();
  scope_.push_back(over.variable);
  const Evaluation where = as(meaning(tree.parts[1]), Sort::truth).value;
  const Meaning body = meaning(tree.parts[2]);
  scope_.pop_back();
  const bool of_numbers = word == "sum" || word == "min" || word == "max" || word == "mex" || word == "nim-sum";
  if (!of_numbers) as(body, Sort::truth);
  if (of_numbers && !is_number(body.sort)) throw std::runtime_error("expected numbers behind " + word);
  const bool nothing_is_wrong =
      (word == "min" || word == "max" || word == "least" || word == "greatest") && mistaken(word + " of nothing");

  // The instances that count, with the values of condition and body.
  const auto instances = [over, where, body, i, of_numbers](
                             const Place& place,
                             const std::function<bool(const Value&, const Value&, const Value&)>& take) {
    const std::optional<Values> all = over.instances(place);
    if (!all) return false;
    for (const Value& x : *all) {
      place.variables->resize(i + 1);
      place.variables->at(i) = x;
      const Value condition = where(place);
      place.variables->resize(i + 1);
      if (is_truth(condition, false)) {
        if (!of_numbers) perhaps_looked_at(body.value(place));
        continue;
      }
      if (!take(x, condition, body.value(place))) break;
    }
    return true;
  };
  if (word == "forall" || word == "exists") {
    const bool deciding = word == "exists";
    return {Sort::truth, [instances, deciding](const Place& place) -> Value {
              std::vector<std::pair<Value, Value>> values;
              const bool range_known = instances(place, [&](const Value&, const Value& condition, const Value& value) {
                values.emplace_back(condition, value);
                return !(is_truth(condition, true) && is_truth(value, deciding));
              });
              return range_known ? any_or_all(values, deciding) : Value(Unknown());
            }};
  }
  Sort sort = Sort::whole;
  if (word == "sum" || word == "min" || word == "max") sort = body.sort;
  if (word == "such") {
    static const std::map<Sort, Sort> sets = {{Sort::vertex, Sort::vertices},
                                              {Sort::edge, Sort::edges},
                                              {Sort::arc, Sort::arcs},
                                              {Sort::whole, Sort::numbers}};
    sort = sets.at(over.variable.sort);
  }
  return {sort, [instances, of_numbers, word, sort, nothing_is_wrong](const Place& place) -> Value {
            Values values;
            bool all_known = true;
            const bool range_known = instances(place, [&](const Value& x, const Value& condition, const Value& value) {
              const Value counts = of_numbers ? condition : decided(condition, value, false);
              all_known = all_known && known(counts) && known(value);
              if (of_numbers || is_truth(counts, true)) values.push_back(of_numbers ? value : x);
              return true;
            });
            if (!range_known || !all_known) return Unknown();
            if (values.empty() && nothing_is_wrong) return whole(0);
            if (word == "count") return whole(static_cast<Wide>(values.size()));
            if (word != "such") return folded(word, values);
            if (sort == Sort::numbers) return set_of_numbers(values);
            return is_pairs(sort) && values.empty() ? Value(Pairs()) : set_of(values);
          }};
}

// ---- Other graphs

inline std::function<std::optional<Network>(const Place&)> Evaluator::graph(const Tree& tree) {
  const std::string& word = tree.word;
  if (word == "G") return [](const Place& place) { return std::optional<Network>(*place.graph); };
  const auto before = graph(tree.parts.at(0));
  if (mistaken(word)) return before;
  if (tree.parts.size() == 1) {
    const auto change = word == "G complement" ? complement
                        : word == "G line"     ? line
                        : word == "G square"   ? square
                                               : cone;
    return [before, change](const Place& place) -> std::optional<Network> {
      const auto left = before(place);
      if (!left) return std::nullopt;
      return change(*left);
    };
  }
  const Meaning part = meaning(tree.parts[1]);
  const bool pairs = word == "G -" && (is_pairs(part.sort) || part.sort == Sort::edge || part.sort == Sort::arc);
  const Evaluation set = as(part, pairs ? edges_sort() : Sort::vertices).value;
  return [before, set, word](const Place& place) -> std::optional<Network> {
    const auto left = before(place);
    if (!left) return std::nullopt;
    const Value value = set({&*left, place.variables});  // a set of the graph that the changes before it give
    if (!known(value)) return std::nullopt;
    if (const Pairs* gone = std::get_if<Pairs>(&value)) {
      Network result = *left;
      for (const Pair& pair : *gone) result = without_edge(result, pair);
      return result;
    }
    const Members& members = members_in(value);
    if (word == "G -") return without_vertices(*left, members);
    if (word == "G []") return induced(*left, members);
    return word == "G +" ? joined(*left, members) : contracted(*left, members);
  };
}

inline Meaning Evaluator::on_graph(const Tree& tree) {
  const auto changed = graph(tree.parts[0]);
  const Meaning body = meaning(tree.parts[1]);
  return {body.sort, [changed, body](const Place& place) -> Value {
            const auto there = changed(place);
            if (!there) return Unknown();
            return body.value({&*there, place.variables});
          }};
}

}  // namespace oracle
