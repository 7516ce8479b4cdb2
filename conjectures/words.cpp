// The table of words, arithmetic with `infinite`, and ranges.
#include "conjectures/words.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <iterator>
#include <unordered_map>
#include <vector>

#include "conjectures/formula.hpp"
#include "text/errors.hpp"

namespace gamecert::conjectures {
namespace {

using enum Sort;
using Graph = PlacedGraph;

bool endless(Number a) { return a == infinite || a == minus_infinite; }

/// Of a result that is meant to be finite.
Number fitting(bool overflow, const Number& result) {
  if (overflow || endless(result) || result < minus_infinite)
    throw text::LimitError("a number of the formula needs more than 64 bits");
  return result;
}
Number plus(Number a, Number b) {
  if (a == infinite || b == infinite) return infinite;
  if (endless(a) || endless(b)) return minus_infinite;
  Number c = 0;
  const bool overflow = __builtin_add_overflow(a, b, &c);
  return fitting(overflow, c);
}
Number minus(Number a, Number b) { return plus(a, -b); }
Number times(Number a, Number b) {
  if (a == 0 || b == 0) return 0;
  if (endless(a) || endless(b)) return (a < 0) == (b < 0) ? infinite : minus_infinite;
  Number c = 0;
  const bool overflow = __builtin_mul_overflow(a, b, &c);
  return fitting(overflow, c);
}
Number modulo(Number a, Number b) {
  if (b < 1) return infinite;
  if (endless(a) || endless(b)) return 0;
  return a % b < 0 ? a % b + b : a % b;
}

/// What is computed from two values alone.
template <auto function>
Number of_values(const Graph&, Number a, Number b) {
  return function(a, b);
}
VertexSet set_of(Number value) { return static_cast<VertexSet>(value); }
Number value_of(VertexSet set) { return static_cast<Number>(set); }
/// What is computed from a graph and sets.
template <auto function>
Number of_sets(const Graph& graph, Number a, Number b) {
  return static_cast<Number>(function(graph, set_of(a), set_of(b)));
}

constexpr auto strict = Meaning::strict;
constexpr auto change = Meaning::change;
using Pattern = graphs::SmallGraph;

/// A word about graphs, not about digraphs.
template <class... Sorts>
constexpr LanguageWord of_graphs(std::string_view text, Number (*value)(const Graph&, Number, Number), Sort gives,
                                 Sorts... takes) {
  return {text, strict, gives, sizeof...(takes), {takes...}, value, nullptr, nullptr, false};
}
constexpr LanguageWord of_pattern(std::string_view text, bool (*meets)(const Graph&, const Pattern&)) {
  return {text, Meaning::pattern, truth, 1, {pattern}, nullptr, nullptr, meets, false};
}

int degree(const Graph& graph, VertexSet vertex) { return std::popcount(neighbourhood(graph, vertex)); }
bool adjacent(const Graph& graph, VertexSet one, VertexSet other) { return (neighbourhood(graph, one) & other) != 0; }

/// The k-th greatest degree: the greatest d such that k vertices have degree d or more. Of k below 1 it is infinite, as
/// every d will do; above the order -infinite, as none does.
Number degree_at(const Graph& graph, Number k, Number) {
  if (k < 1) return infinite;
  std::vector<int> degrees;
  for (VertexSet left = graph.kept; left != 0; left &= left - 1) degrees.push_back(degree(graph, left & (~left + 1)));
  if (k > std::ssize(degrees)) return minus_infinite;
  std::ranges::sort(degrees, std::greater());
  return degrees[static_cast<std::size_t>(k - 1)];
}

/// Of heaps; what is no number of tokens is infinite.
Number nim_sum(Number a, Number b) { return a < 0 || b < 0 || a == infinite || b == infinite ? infinite : a ^ b; }

constexpr LanguageWord word_table[] = {
    {"&", Meaning::conjunction, truth, 2, {truth, truth}},
    {"|", Meaning::disjunction, truth, 2, {truth, truth}},
    {"->", Meaning::implication, truth, 2, {truth, truth}},
    {"<->", strict, truth, 2, {truth, truth}, of_values<[](Number a, Number b) { return Number{a == b}; }>},
    {"!", Meaning::negation, truth, 1, {truth}},
    {"=", strict, truth, 2, {number, number}, of_values<[](Number a, Number b) { return Number{a == b}; }>},
    {"!=", strict, truth, 2, {number, number}, of_values<[](Number a, Number b) { return Number{a != b}; }>},
    {"<", strict, truth, 2, {number, number}, of_values<[](Number a, Number b) { return Number{a < b}; }>},
    {"<=", strict, truth, 2, {number, number}, of_values<[](Number a, Number b) { return Number{a <= b}; }>},
    {">", strict, truth, 2, {number, number}, of_values<[](Number a, Number b) { return Number{(a > b)}; }>},
    {">=", strict, truth, 2, {number, number}, of_values<[](Number a, Number b) { return Number{(a >= b)}; }>},
    {"+", strict, number, 2, {number, number}, of_values<plus>},
    {"-", strict, number, 2, {number, number}, of_values<minus>},
    {"*", strict, number, 2, {number, number}, of_values<times>},
    {"mod", strict, number, 2, {number, number}, of_values<modulo>},
    {"xor", strict, number, 2, {number, number}, of_values<nim_sum>},
    {"true", strict, truth, 0, {}, of_values<[](Number, Number) { return Number{1}; }>},
    {"false", strict, truth, 0, {}, of_values<[](Number, Number) { return Number{0}; }>},
    {"infinite", strict, number, 0, {}, of_values<[](Number, Number) { return infinite; }>},
    {"-infinite", strict, number, 0, {}, of_values<[](Number, Number) { return minus_infinite; }>},
    {"if", Meaning::choice, either, 3, {truth, either, either}},
    {"let", Meaning::let, either, 3, {binding, any, either}},
    {"forall", Meaning::forall, truth, 2, {quantifier, truth}},
    {"exists", Meaning::exists, truth, 2, {quantifier, truth}},
    {"count", Meaning::count, number, 2, {quantifier, truth}},
    {"sum", Meaning::sum, number, 2, {quantifier, number}},
    {"min", Meaning::min, number, 2, {quantifier, number}},
    {"max", Meaning::max, number, 2, {quantifier, number}},
    {"nimber", Meaning::ask, number, 1, {game}},
    {"score", Meaning::ask, number, 1, {game}},
    {"misere", Meaning::ask, number, 1, {game}},
    {"wins", Meaning::ask, truth, 1, {game}},
    {"winning-moves", Meaning::ask, number, 1, {game}},
    {"longest-play", Meaning::ask, number, 1, {game}},
    {"shortest-play", Meaning::ask, number, 1, {game}},
    of_graphs(
        "V", [](const Graph& g, Number, Number) { return value_of(g.kept); }, set),
    of_graphs("N", of_sets<[](const Graph& g, VertexSet a, VertexSet) { return neighbourhood(g, a); }>, set, set),
    of_graphs("union", of_values<[](Number a, Number b) { return a | b; }>, set, set, set),
    of_graphs("intersection", of_values<[](Number a, Number b) { return a & b; }>, set, set, set),
    of_graphs("difference", of_values<[](Number a, Number b) { return a & ~b; }>, set, set, set),
    of_graphs("card", of_sets<[](const Graph&, VertexSet a, VertexSet) { return std::popcount(a); }>, number, set),
    of_graphs("in", of_values<[](Number a, Number b) { return Number{(a & ~b) == 0}; }>, truth, set, set),
    of_graphs("same", of_values<[](Number a, Number b) { return Number{a == b}; }>, truth, set, set),
    of_graphs("degree", of_sets<[](const Graph& g, VertexSet a, VertexSet) { return degree(g, a); }>, number, vertex),
    of_graphs("adjacent", of_sets<adjacent>, truth, vertex, vertex),
    of_graphs("distance", of_sets<distance>, number, vertex, vertex),
    of_graphs("eccentricity", of_sets<[](const Graph& g, VertexSet a, VertexSet) { return eccentricity(g, a); }>,
              number, vertex),
    of_graphs("before", of_sets<before>, set, vertex, Sort::order),
    of_graphs("alike", of_sets<alike>, truth, set, set),
    of_graphs("degree-sequence", degree_at, number, number),
    of_graphs(
        "longest-cycle", [](const Graph& g, Number, Number) { return longest_cycle(g); }, number),
    of_graphs(
        "colourable", [](const Graph& g, Number k, Number) { return Number{colourable(g, k)}; }, truth, number),
    of_pattern("contains", contains),
    of_pattern("free", [](const Graph& g, const Pattern& h) { return !contains(g, h); }),
    of_pattern("induced-free", [](const Graph& g, const Pattern& h) { return !contains_induced(g, h); }),
    of_pattern("minor-free", [](const Graph& g, const Pattern& h) { return !contains_minor(g, h); }),
    {"delete", change, either, 2, {element, either}, nullptr, delete_part},
    {"remove", change, either, 2, {set, either}, nullptr, delete_vertices, nullptr, false},
    {"induce", change, either, 2, {set, either}, nullptr, keep_vertices, nullptr, false},
    {"join", change, either, 2, {set, either}, nullptr, join, nullptr, false},
    {"contract", change, either, 2, {set, either}, nullptr, contract, nullptr, false},
    {"complement", change, either, 1, {either}, nullptr, complement, nullptr, false},
    {"line", change, either, 1, {either}, nullptr, line, nullptr, false},
    {"square", change, either, 1, {either}, nullptr, square, nullptr, false},
    {"cone", change, either, 1, {either}, nullptr, cone, nullptr, false},
};

constexpr RangeWord range_table[] = {
    {"colouring", Range::colourings, set}, {"vertex", Range::vertices, vertex}, {"edge", Range::edges, edge},
    {"nonedge", Range::nonedges, set},     {"pair", Range::pairs, set},         {"set", Range::sets, set},
    {"component", Range::components, set}, {"block", Range::blocks, set},       {"order", Range::orders, Sort::order}};

}  // namespace

std::span<const LanguageWord> words() { return word_table; }

const LanguageWord* find_word(std::string_view text) {
  static const auto index = [] {
    std::unordered_map<std::string_view, const LanguageWord*> result;
    for (const LanguageWord& word : word_table) result.emplace(word.text, &word);
    return result;
  }();
  const auto it = index.find(text);
  return it == index.end() ? nullptr : it->second;
}

Number value_of_none(Meaning meaning) {
  return meaning == Meaning::min ? infinite : meaning == Meaning::max ? minus_infinite : 0;
}

Number joined(Meaning meaning, Number before, Number more) {
  if (meaning == Meaning::min) return std::min(before, more);
  return meaning == Meaning::max ? std::max(before, more) : plus(before, more);
}

std::span<const RangeWord> ranges() { return range_table; }

const RangeWord* find_range_word(std::string_view text) {
  const auto* known = std::ranges::find(range_table, text, &RangeWord::text);
  return known == std::end(range_table) ? nullptr : known;
}

bool names_variable(std::string_view word) {
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  return !word.empty() && letter(word.front()) && word != "G" && word != "where" && word != "then" && word != "else" &&
         std::ranges::all_of(word, [&](char c) { return letter(c) || (c >= '0' && c <= '9'); }) &&
         find_word(word) == nullptr && find_term(word) == nullptr && find_range_word(word) == nullptr;
}

}  // namespace gamecert::conjectures
