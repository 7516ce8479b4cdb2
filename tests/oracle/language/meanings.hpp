// What the naive evaluator of the language of conjectures takes a tree for: its sort, and a function that gives its
// value at a place, that is, in a graph with values of the variables. After docs/LANGUAGE.md.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "graphs.hpp"
#include "reader.hpp"
#include "values.hpp"
#include "words.hpp"

namespace oracle {

enum class Sort { truth, whole, number, vertex, edge, arc, vertices, edges, arcs, numbers, nothing, order };

struct Place {
  const Network* graph;
  std::vector<Value>* variables;
};

using Evaluation = std::function<Value(const Place&)>;

struct Meaning {
  Sort sort;
  Evaluation value;
};

struct Variable {
  std::string name;
  Sort sort;
};

inline bool is_number(Sort sort) { return sort == Sort::whole || sort == Sort::number; }
inline bool is_pairs(Sort sort) { return sort == Sort::edges || sort == Sort::arcs; }

using Values = std::vector<Value>;

// What a function gives if all its arguments are known; otherwise it is unknown.
inline Evaluation strict(const std::vector<Meaning>& arguments,
                         const std::function<Value(const Network&, const Values&)>& function) {
  return [arguments, function](const Place& place) -> Value {
    Values values;
    for (const Meaning& argument : arguments) {
      values.push_back(argument.value(place));
      if (!known(values.back())) return Unknown();
    }
    return function(*place.graph, values);
  };
}

inline const Number& number_in(const Value& value) { return std::get<Number>(value); }
inline const Members& members_in(const Value& value) { return std::get<Members>(value); }
inline const Pairs& pairs_in(const Value& value) { return std::get<Pairs>(value); }
inline int vertex_in(const Value& value) { return std::get<Vertex>(value).name; }

inline Members ends_of(const Pairs& pairs) {
  Members result;
  for (const Pair& pair : pairs) result.insert({pair.first, pair.second});
  return result;
}

inline bool counts_as(Sort sort, Sort wanted) {
  if (sort == wanted || (sort == Sort::whole && wanted == Sort::number)) return true;
  if (sort == Sort::nothing) return is_pairs(wanted) || wanted == Sort::vertices || wanted == Sort::numbers;
  if (wanted == Sort::vertices) return sort == Sort::vertex || sort == Sort::edge || sort == Sort::arc;
  return (wanted == Sort::edges && sort == Sort::edge) || (wanted == Sort::arcs && sort == Sort::arc);
}

inline Meaning as(const Meaning& meaning, Sort wanted) {
  if (!counts_as(meaning.sort, wanted)) {
    throw std::runtime_error("expected sort " + std::to_string(static_cast<int>(wanted)) + ", found sort " +
                             std::to_string(static_cast<int>(meaning.sort)));
  }
  if (meaning.sort == wanted || is_number(wanted)) return {wanted, meaning.value};
  const Sort found = meaning.sort;
  return {wanted, strict({meaning}, [found, wanted](const Network&, const Values& values) -> Value {
            if (found == Sort::vertex) return Members{vertex_in(values[0])};
            if (found == Sort::nothing) return is_pairs(wanted) ? Value(Pairs()) : values[0];
            const Pair& pair = std::get<Pair>(values[0]);
            return is_pairs(wanted) ? Value(Pairs{pair}) : Value(Members{pair.first, pair.second});
          })};
}

// The sort in which two sets, or members that count as sets, are compared and combined.
inline Sort common_sort(Sort one, Sort other) {
  for (Sort sort : {Sort::edges, Sort::arcs, Sort::numbers}) {
    if (one == sort || other == sort) return sort;
  }
  return one == Sort::nothing && other == Sort::nothing ? Sort::nothing : Sort::vertices;
}

inline Value subset_or_equal(const Value& one, const Value& other) {
  if (const Members* members = std::get_if<Members>(&one)) {
    return std::includes(members_in(other).begin(), members_in(other).end(), members->begin(), members->end());
  }
  return std::includes(pairs_in(other).begin(), pairs_in(other).end(), pairs_in(one).begin(), pairs_in(one).end());
}

template <class Set>
Set combined(const std::string& sign, const Set& one, const Set& other) {
  Set result;
  const auto end = std::inserter(result, result.end());
  if (sign == "+") std::set_union(one.begin(), one.end(), other.begin(), other.end(), end);
  if (sign == "-") std::set_difference(one.begin(), one.end(), other.begin(), other.end(), end);
  if (sign == "meet") std::set_intersection(one.begin(), one.end(), other.begin(), other.end(), end);
  if (sign == "xor") std::set_symmetric_difference(one.begin(), one.end(), other.begin(), other.end(), end);
  return result;
}

inline Value combine_sets(const std::string& sign, const Value& one, const Value& other) {
  if (const Members* members = std::get_if<Members>(&one)) return combined(sign, *members, members_in(other));
  return combined(sign, pairs_in(one), pairs_in(other));
}

inline Value combine_numbers(const std::string& sign, const Number& a, const Number& b) {
  if (sign == "+") return number_or_unknown(plus(a, b));
  if (sign == "-") return number_or_unknown(plus(a, minus(b)));
  if (sign == "*") return number_or_unknown(times(a, b));
  if (sign == "/") return number_or_unknown(divided(a, b));
  if (sign == "^") return number_or_unknown(power(a, b));
  if (sign == "mod") return modulo(a, b);
  return exclusive_or(a, b);
}

inline bool compare_numbers(const std::string& sign, const Number& a, const Number& b) {
  if (sign == "=") return a == b;
  if (sign == "!=") return !(a == b);
  if (sign == "<") return a < b;
  if (sign == "<=") return !(b < a);
  return sign == ">" ? b < a : !(a < b);
}

// A value that is wrong, if its sort has two.
inline Value wrong(const Network& graph, const Value& value) {
  if (const bool* truth = std::get_if<bool>(&value)) return !*truth;
  if (const Number* number = std::get_if<Number>(&value)) return number->finite() ? *plus(*number, whole(1)) : whole(0);
  if (const Vertex* vertex = std::get_if<Vertex>(&value)) {
    for (int v : graph.vertices()) {
      if (v != vertex->name) return Vertex{v};
    }
  }
  if (const Members* members = std::get_if<Members>(&value)) {
    return members->empty() ? graph.vertices() : Members(std::next(members->begin()), members->end());
  }
  if (const Pairs* pairs = std::get_if<Pairs>(&value)) {
    return pairs->empty() ? graph.edges() : Pairs(std::next(pairs->begin()), pairs->end());
  }
  return value;
}

// ---- Truth values some of which are unknown

inline Value negated(const Value& a) { return known(a) ? Value(!std::get<bool>(a)) : a; }
inline bool is_truth(const Value& a, bool truth) { return known(a) && std::get<bool>(a) == truth; }

// A and B, if `deciding` is false; A or B, if it is true: one of them decides, whatever the other is.
inline Value decided(const Value& a, const Value& b, bool deciding) {
  if (is_truth(a, deciding) || is_truth(b, deciding)) return deciding;
  return known(a) && known(b) ? Value(!deciding) : Value(Unknown());
}

// ---- Numbers that quantifiers make of numbers

inline Value folded(const std::string& word, const Values& values) {
  if (word == "sum" || word == "nim-sum") {
    Value result = whole(0);
    for (const Value& value : values) {
      if (!known(result)) return result;
      result = combine_numbers(word == "sum" ? "+" : "xor", number_in(result), number_in(value));
    }
    return result;
  }
  if (word == "mex") {
    Wide least = 0;
    while (std::any_of(values.begin(), values.end(), [&](const Value& v) { return number_in(v) == whole(least); }))
      ++least;
    return whole(least);
  }
  const bool least = word == "min" || word == "least";
  Number result = least ? infinite : minus_infinite;
  for (const Value& value : values) {
    if (least ? number_in(value) < result : result < number_in(value)) result = number_in(value);
  }
  return result;
}

// ---- Functions of the page: name, sorts of the arguments, sort of the value, value

struct Function {
  std::vector<Sort> arguments;
  Sort sort;
  std::function<Value(const Network&, const Values&)> value;
};

inline Value distance_value(const Network& graph, int u, int v) {
  const auto steps = distance(graph, u, v);
  return steps ? whole(*steps) : infinite;
}

inline Members neighbours(const Network& graph, const Members& set, bool along, bool against) {
  Members result;
  for (const auto& [v, others] : graph.heads) {
    const int candidate = v;
    if (set.count(v) == 0 && std::any_of(set.begin(), set.end(), [&](int u) {
          return (along && graph.arc(u, candidate)) || (against && graph.arc(candidate, u));
        }))
      result.insert(v);
  }
  return result;
}

inline Pairs edges_at(const Network& graph, const Members& set, bool both) {
  Pairs result;
  for (const Pair& pair : graph.edges()) {
    const bool first = set.count(pair.first) != 0, second = set.count(pair.second) != 0;
    if (both ? first && second : first || second) result.insert(pair);
  }
  return result;
}

inline Members between(const Network& graph, int u, int v) {
  Members result;
  const auto all = distance(graph, u, v);
  for (int w : graph.vertices()) {
    const auto there = distance(graph, u, w), from_there = distance(graph, w, v);
    if (all && there && from_there && *there + *from_there == *all) result.insert(w);
  }
  return result;
}

// The vertices before v in the order that are left; none if v is not in it.
inline Members before(const Network& graph, int v, const Order& order) {
  const auto place = std::find(order.begin(), order.end(), v);
  if (place == order.end()) return {};
  return meet(Members(order.begin(), place), graph.vertices());
}

inline Members keys(const std::map<int, int>& map) {
  Members result;
  for (const auto& [key, value] : map) result.insert(key);
  return result;
}

inline Members reach(const Network& graph, const Members& from, const Value& along) {
  if (const Members* inside = std::get_if<Members>(&along)) {
    const Members part = meet(*inside, graph.vertices());
    return keys(reached(graph, meet(from, part), [&](int, int v) { return part.count(v) != 0; }));
  }
  const Pairs& allowed = pairs_in(along);
  return keys(reached(graph, meet(from, graph.vertices()), [&](int u, int v) {
    return allowed.count(graph.directed ? Pair{u, v} : edge_of(u, v)) != 0;
  }));
}

inline Value bit(const Number& n, const Number& k) {
  if (!n.finite() || !k.finite() || n.sign() < 0 || k.sign() < 0) return whole(0);
  return whole(k.numerator > 63 ? 0 : n.numerator >> k.numerator & 1);
}

inline Value ones(const Number& n) {
  Wide result = 0;
  for (Wide rest = n.finite() && n.sign() > 0 ? n.numerator : 0; rest > 0; rest /= 2) result += rest % 2;
  return whole(result);
}

inline Value degree_sequence(const Network& graph, const Number& k) {
  if (k < whole(1)) return infinite;
  if (whole(graph.order()) < k) return minus_infinite;
  return whole(degrees(graph)[static_cast<std::size_t>(k.numerator - 1)]);
}

inline const std::map<std::string, Function>& functions() {
  const auto with_set = [](bool along, bool against) {
    return [=](const Network& g, const Values& x) { return neighbours(g, members_in(x[0]), along, against); };
  };
  // Of degrees * D + edges * A, above x or, if the side is -1, below it.
  const auto eigenvalues_beside = [](int of_degrees, int of_edges, int side) {
    return [=](const Network& graph, const Values& values) -> Value {
      const Number& x = number_in(values[0]);
      const double near = x.finite() ? static_cast<double>(x.numerator) / static_cast<double>(x.denominator)
                                     : static_cast<double>(x.sign()) * 1e30;
      // Whether the coefficients of a polynomial at x fit is another matter.
      if ((bits(x.numerator) + bits(x.denominator)) * graph.order() > 60) doubtful = true;
      int result = 0;
      for (const double each : eigenvalues(graph, of_degrees, of_edges)) result += side * (each - near) > 1e-7;
      return whole(result);
    };
  };
  const auto of_number = [](Number (*f)(const Number&)) {
    return [=](const Network&, const Values& x) { return f(number_in(x[0])); };
  };
  const auto degree_of = [](bool out) {
    return [=](const Network& g, const Values& x) {
      return whole(static_cast<int>(neighbours(g, {vertex_in(x[0])}, out, !out).size()));
    };
  };
  using S = Sort;
  static const std::map<std::string, Function> all = {
      {"degree", {{S::vertex}, S::whole, [](auto& g, auto& x) { return whole(g.degree(vertex_in(x[0]))); }}},
      {"adjacent",
       {{S::vertex, S::vertex},
        S::truth,
        [](auto& g, auto& x) { return g.adjacent(vertex_in(x[0]), vertex_in(x[1])); }}},
      {"distance",
       {{S::vertex, S::vertex},
        S::whole,
        [](auto& g, auto& x) { return distance_value(g, vertex_in(x[0]), vertex_in(x[1])); }}},
      {"eccentricity",
       {{S::vertex},
        S::whole,
        [](auto& g, auto& x) -> Value {
          if (g.vertices().count(vertex_in(x[0])) == 0) return infinite;
          Values all_distances;
          for (int v : g.vertices()) all_distances.push_back(distance_value(g, vertex_in(x[0]), v));
          return folded("max", all_distances);
        }}},
      {"between",
       {{S::vertex, S::vertex},
        S::vertices,
        [](auto& g, auto& x) { return between(g, vertex_in(x[0]), vertex_in(x[1])); }}},
      {"alike",
       {{S::vertices, S::vertices},
        S::truth,
        [](auto& g, auto& x) { return alike(g, members_in(x[0]), members_in(x[1])); }}},
      {"before",
       {{S::vertex, S::order},
        S::vertices,
        [](auto& g, auto& x) { return before(g, vertex_in(x[0]), std::get<Order>(x[1])); }}},
      {"N()", {{S::vertices}, S::vertices, with_set(true, true)}},
      {"N[]",
       {{S::vertices},
        S::vertices,
        [](auto& g, auto& x) { return combined("+", members_in(x[0]), neighbours(g, members_in(x[0]), true, true)); }}},
      {"out-neighbours", {{S::vertices}, S::vertices, with_set(true, false)}},
      {"in-neighbours", {{S::vertices}, S::vertices, with_set(false, true)}},
      {"out-degree", {{S::vertex}, S::whole, degree_of(true)}},
      {"in-degree", {{S::vertex}, S::whole, degree_of(false)}},
      {"tail", {{S::arc}, S::vertex, [](auto&, auto& x) { return Vertex{std::get<Pair>(x[0]).first}; }}},
      {"head", {{S::arc}, S::vertex, [](auto&, auto& x) { return Vertex{std::get<Pair>(x[0]).second}; }}},
      {"eigenvalues-above", {{S::number}, S::whole, eigenvalues_beside(0, 1, 1)}},
      {"eigenvalues-below", {{S::number}, S::whole, eigenvalues_beside(0, 1, -1)}},
      {"laplacian-eigenvalues-above", {{S::number}, S::whole, eigenvalues_beside(1, -1, 1)}},
      {"laplacian-eigenvalues-below", {{S::number}, S::whole, eigenvalues_beside(1, -1, -1)}},
      {"signless-eigenvalues-above", {{S::number}, S::whole, eigenvalues_beside(1, 1, 1)}},
      {"signless-eigenvalues-below", {{S::number}, S::whole, eigenvalues_beside(1, 1, -1)}},
      {"floor", {{S::number}, S::whole, of_number(floor_of)}},
      {"ceil", {{S::number}, S::whole, of_number(ceil_of)}},
      {"lg", {{S::whole}, S::whole, [](auto&, auto& x) { return logarithm(number_in(x[0]), false); }}},
      {"lg-up", {{S::whole}, S::whole, [](auto&, auto& x) { return logarithm(number_in(x[0]), true); }}},
      {"bit", {{S::whole, S::whole}, S::whole, [](auto&, auto& x) { return bit(number_in(x[0]), number_in(x[1])); }}},
      {"ones", {{S::whole}, S::whole, [](auto&, auto& x) { return ones(number_in(x[0])); }}},
      {"power-of-two",
       {{S::whole},
        S::truth,
        [](auto&, auto& x) {
          return number_in(x[0]).finite() && !(number_in(x[0]) < whole(1)) &&
                 number_in(ones(number_in(x[0]))) == whole(1);
        }}},
      {"degree-sequence", {{S::whole}, S::whole, [](auto& g, auto& x) { return degree_sequence(g, number_in(x[0])); }}},
      {"colourable",
       {{S::whole},
        S::truth,
        [](auto& g, auto& x) {
          const Number& k = number_in(x[0]);
          return !(k < whole(0)) && (!(k < whole(g.order())) || colourable(g, static_cast<int>(k.numerator)));
        }}},
  };
  return all;
}

}  // namespace oracle
