// The table of words, and ranges.
#include "language/words.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <iterator>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "language/arithmetic.hpp"
#include "language/numbers/roots.hpp"
#include "language/numbers/spectra.hpp"
#include "language/terms.hpp"

namespace gamecert::language {
namespace {

using enum Sort;
using Graph = PlacedGraph;

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

/// Of whole numbers, and of fractions.
template <auto function, auto of_fractions>
constexpr LanguageWord of_numbers(std::string_view text, Sort gives, Sort second = number) {
  return {text,    strict,  gives, 2,    {number, second},       of_values<function>,
          nullptr, nullptr, true,  true, of_values<of_fractions>};
}
using OfNumber = Number (*)(const Graph&, Number, Number);
constexpr LanguageWord of_number(std::string_view text, Sort gives, OfNumber of_whole, OfNumber of_fraction,
                                 bool on_digraphs = true) {
  LanguageWord result{text, strict, gives, 1, {number}, of_whole, nullptr, nullptr, on_digraphs};
  result.of_fractions = of_fraction;
  return result;
}
/// What is computed from a fraction alone.
template <auto function>
Number of_fraction(const Graph&, Number a, Number) {
  return function(a);
}
template <graphs::GraphMatrix matrix, SpectrumSide side>
constexpr LanguageWord spectral(std::string_view text) {
  return of_number(
      text, whole, [](const Graph& g, Number x, Number) { return eigenvalues(g, matrix, side, fraction(x)); },
      [](const Graph& g, Number x, Number) { return eigenvalues(g, matrix, side, x); }, false);
}
Number itself(Number a) { return a; }
Number root_of_whole(Number a) { return square_root(fraction(a)); }
template <auto compare>
constexpr LanguageWord comparison(std::string_view text) {
  return of_numbers<[](Number a, Number b) { return Number{compare((a < b), (b < a))}; },
                    [](Number a, Number b) { return Number{compare(less_fraction(a, b), less_fraction(b, a))}; }>(
      text, truth);
}
constexpr Number same(Number a, Number b) { return a == b; }
constexpr Number different(Number a, Number b) { return a != b; }
Number same_numbers(Number a, Number b) { return same_fractions(a, b); }
Number different_numbers(Number a, Number b) { return !same_fractions(a, b); }

template <class... Sorts>
constexpr LanguageWord of_whole(std::string_view text, Number (*value)(const Graph&, Number, Number), Sort gives,
                                Sorts... takes) {
  return {text, strict, gives, sizeof...(takes), {takes...}, value};
}
/// A word about digraphs, not about graphs.
template <class... Sorts>
constexpr LanguageWord of_digraphs(std::string_view text, Number (*value)(const Graph&, Number, Number), Sort gives,
                                   Sorts... takes) {
  return {text, strict, gives, sizeof...(takes), {takes...}, value, nullptr, nullptr, true, false};
}
/// A quantifier with its body.
constexpr LanguageWord quantifier_word(std::string_view text, Meaning meaning, Sort gives, Sort body) {
  return {text, meaning, gives, 2, {quantifier, body}};
}

Number bit(Number a, Number k) { return k < 0 || k > 62 || a < 0 || a == infinite ? 0 : a >> k & 1; }
Number ones(Number a, Number) { return a < 0 || a == infinite ? 0 : std::popcount(set_of(a)); }
bool power_of_two(Number a, Number) { return a > 0 && std::has_single_bit(set_of(a)); }
Number tail(Number arc) { return value_of(graphs::single(static_cast<int>(arc / 64))); }
Number head(Number arc) { return value_of(graphs::single(static_cast<int>(arc % 64))); }

constexpr LanguageWord word_table[] = {
    {"&", Meaning::conjunction, truth, 2, {truth, truth}},
    {"|", Meaning::disjunction, truth, 2, {truth, truth}},
    {"->", Meaning::implication, truth, 2, {truth, truth}},
    {"<->", strict, truth, 2, {truth, truth}, of_values<[](Number a, Number b) { return Number{a == b}; }>},
    {"!", Meaning::negation, truth, 1, {truth}},
    of_numbers<same, same_numbers>("=", truth),
    of_numbers<different, different_numbers>("!=", truth),
    comparison<[](bool less, bool) { return less; }>("<"),
    comparison<[](bool, bool more) { return !more; }>("<="),
    comparison<[](bool, bool more) { return more; }>(">"),
    comparison<[](bool less, bool) { return !less; }>(">="),
    of_numbers<plus, plus_fractions>("+", Sort::alike),
    of_numbers<minus, minus_fractions>("-", Sort::alike),
    of_numbers<times, times_fractions>("*", Sort::alike),
    of_numbers<quotient, quotient_of_fractions>("/", number),
    of_number("floor", whole, of_fraction<itself>, of_fraction<floor_of_fraction>),
    of_number("ceil", whole, of_fraction<itself>, of_fraction<ceil_of_fraction>),
    of_number("sqrt", number, of_fraction<root_of_whole>, of_fraction<square_root>),
    of_whole("mod", of_values<modulo>, whole, whole, whole),
    of_numbers<power, power_of_fraction>("^", Sort::alike, whole),
    of_whole("xor", of_values<nim_sum>, whole, whole, whole),
    of_whole("lg", of_values<[](Number a, Number) { return logarithm(a); }>, whole, whole),
    of_whole("lg-up", of_values<[](Number a, Number) { return logarithm_up(a); }>, whole, whole),
    of_whole("bit", of_values<bit>, whole, whole, whole),
    of_whole("ones", of_values<ones>, whole, whole),
    of_whole("power-of-two", of_values<power_of_two>, truth, whole),
    {"true", strict, truth, 0, {}, of_values<[](Number, Number) { return Number{1}; }>},
    {"false", strict, truth, 0, {}, of_values<[](Number, Number) { return Number{0}; }>},
    {"infinite", strict, whole, 0, {}, of_values<[](Number, Number) { return infinite; }>},
    {"-infinite", strict, whole, 0, {}, of_values<[](Number, Number) { return minus_infinite; }>},
    {"if", Meaning::choice, either, 3, {truth, either, either}},
    {"let", Meaning::let, either, 3, {binding, any, either}},
    {"recursive", Meaning::recursion, either, 3, {function, any, either}},
    quantifier_word("forall", Meaning::forall, truth, truth),
    quantifier_word("exists", Meaning::exists, truth, truth),
    quantifier_word("count", Meaning::count, whole, truth),
    quantifier_word("sum", Meaning::sum, Sort::alike, number),
    quantifier_word("min", Meaning::min, Sort::alike, number),
    quantifier_word("max", Meaning::max, Sort::alike, number),
    quantifier_word("least", Meaning::least, whole, truth),
    quantifier_word("greatest", Meaning::greatest, whole, truth),
    quantifier_word("mex", Meaning::mex, whole, whole),
    quantifier_word("nim-sum", Meaning::nim_sum, whole, whole),
    quantifier_word("those", Meaning::collected, some_set, truth),
    {"nimber", Meaning::ask, whole, 1, {game}},
    {"score", Meaning::ask, whole, 1, {game}},
    {"misere", Meaning::ask, whole, 1, {game}},
    {"wins", Meaning::ask, truth, 1, {game}},
    {"winning-moves", Meaning::ask, whole, 1, {game}},
    {"longest-play", Meaning::ask, whole, 1, {game}},
    {"shortest-play", Meaning::ask, whole, 1, {game}},
    {"number-part", Meaning::ask, number, 1, {game}},
    {"ups", Meaning::ask, whole, 1, {game}},
    {"stars", Meaning::ask, whole, 1, {game}},
    {"left-stop", Meaning::ask, number, 1, {game}},
    {"right-stop", Meaning::ask, number, 1, {game}},
    {"mean", Meaning::ask, number, 1, {game}},
    {"temperature", Meaning::ask, number, 1, {game}},
    {"value=", Meaning::ask, truth, 1, {game}},
    {"value<=", Meaning::ask, truth, 1, {game}},
    {"value>=", Meaning::ask, truth, 1, {game}},
    of_whole(
        "V", [](const Graph& g, Number, Number) { return value_of(g.kept); }, set),
    of_graphs("N", of_sets<[](const Graph& g, VertexSet a, VertexSet) { return neighbourhood(g, a); }>, set, set),
    of_whole("union", of_values<[](Number a, Number b) { return a | b; }>, Sort::alike, some_set, some_set),
    of_whole("intersection", of_values<[](Number a, Number b) { return a & b; }>, Sort::alike, some_set, some_set),
    of_whole("difference", of_values<[](Number a, Number b) { return a & ~b; }>, Sort::alike, some_set, some_set),
    of_whole("symmetric", of_values<[](Number a, Number b) { return a ^ b; }>, Sort::alike, some_set, some_set),
    of_whole("card", of_values<[](Number a, Number) { return Number{std::popcount(set_of(a))}; }>, whole, some_set),
    of_whole("in", of_values<[](Number a, Number b) { return Number{(a & ~b) == 0}; }>, truth, some_set, some_set),
    of_whole("same", of_values<[](Number a, Number b) { return Number{a == b}; }>, truth, some_set, some_set),
    of_whole("{}", of_values<[](Number, Number) { return Number{0}; }>, nothing),
    of_whole("only", nullptr, some_set, item),
    of_graphs(
        "E", [](const Graph& g, Number, Number) { return value_of(language::edges(g)); }, Sort::edges),
    of_graphs("edges-at", of_sets<[](const Graph& g, VertexSet a, VertexSet) { return edges_at(g, a); }>, Sort::edges,
              set),
    of_graphs("edges-in", of_sets<[](const Graph& g, VertexSet a, VertexSet) { return edges_in(g, a); }>, Sort::edges,
              set),
    of_whole("ends", of_sets<[](const Graph& g, VertexSet a, VertexSet) { return ends(g, a); }>, set, links),
    of_whole("reach", of_sets<reached>, set, set, set),
    of_whole("reach-along", of_sets<reached_along>, set, set, links),
    of_graphs("between", of_sets<between>, set, vertex, vertex),
    of_digraphs("tail", of_values<[](Number a, Number) { return tail(a); }>, vertex, arc),
    of_digraphs("head", of_values<[](Number a, Number) { return head(a); }>, vertex, arc),
    of_digraphs("out-neighbours", of_sets<[](const Graph& g, VertexSet a, VertexSet) { return neighbourhood(g, a); }>,
                set, set),
    of_digraphs("in-neighbours", of_sets<[](const Graph& g, VertexSet a, VertexSet) { return in_neighbours(g, a); }>,
                set, set),
    of_digraphs("out-degree", of_sets<[](const Graph& g, VertexSet a, VertexSet) { return degree(g, a); }>, whole,
                vertex),
    of_digraphs("in-degree",
                of_sets<[](const Graph& g, VertexSet a, VertexSet) { return std::popcount(in_neighbours(g, a)); }>,
                whole, vertex),
    of_graphs("degree", of_sets<[](const Graph& g, VertexSet a, VertexSet) { return degree(g, a); }>, whole, vertex),
    of_graphs("adjacent", of_sets<adjacent>, truth, vertex, vertex),
    of_graphs("distance", of_sets<distance>, whole, vertex, vertex),
    of_graphs("eccentricity", of_sets<[](const Graph& g, VertexSet a, VertexSet) { return eccentricity(g, a); }>, whole,
              vertex),
    of_graphs("before", of_sets<before>, set, vertex, Sort::order),
    of_graphs("alike", of_sets<language::alike>, truth, set, set),
    spectral<graphs::adjacency, SpectrumSide::above>("eigenvalues-above"),
    spectral<graphs::adjacency, SpectrumSide::below>("eigenvalues-below"),
    spectral<graphs::laplacian, SpectrumSide::above>("laplacian-eigenvalues-above"),
    spectral<graphs::laplacian, SpectrumSide::below>("laplacian-eigenvalues-below"),
    spectral<graphs::signless, SpectrumSide::above>("signless-eigenvalues-above"),
    spectral<graphs::signless, SpectrumSide::below>("signless-eigenvalues-below"),
    of_graphs("degree-sequence", degree_at, whole, whole),
    of_graphs(
        "longest-cycle", [](const Graph& g, Number, Number) { return longest_cycle(g); }, whole),
    of_graphs(
        "colourable", [](const Graph& g, Number k, Number) { return Number{colourable(g, k)}; }, truth, whole),
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

constexpr RangeWord range_table[] = {{"colouring", Range::colourings, set, 0, {}, true},
                                     {"vertex", Range::vertices, vertex, 0, {}, true},
                                     {"edge", Range::edges, edge},
                                     {"nonedge", Range::nonedges, set},
                                     {"pair", Range::pairs, set},
                                     {"set", Range::sets, set, 0, {}, true},
                                     {"component", Range::components, set},
                                     {"block", Range::blocks, set},
                                     {"order", Range::orders, Sort::order},
                                     {"arc", Range::arcs, arc, 0, {}, true, false},
                                     {"range", Range::numbers, whole, 2, {whole, whole}, true},
                                     {"member", Range::members, Sort::alike, 1, {some_set}, true},
                                     {"subset", Range::subsets, Sort::alike, 1, {some_set}, true}};

}  // namespace

std::span<const LanguageWord> words() { return word_table; }

const LanguageWord* find_word(std::string_view text) {
  static const auto index = [] {
    std::unordered_map<std::string_view, const LanguageWord*> result;
    for (const LanguageWord& word : word_table) result.emplace(word.text, &word);
    return result;
  }();
  const auto it = index.find(compares_value(text) ? text.substr(0, text.find('=') + 1) : text);
  return it == index.end() ? nullptr : it->second;
}

std::optional<Sort> given_by(const LanguageWord& word, std::span<const Sort> arguments) {
  const bool last_alone = word.gives == either && word.meaning != Meaning::choice;
  if (last_alone || word.meaning == Meaning::collected) return arguments.back();
  if (word.text == "only") return set_of_members(arguments[0]);
  const bool sets = word.arguments == 2 && word.takes[0] == some_set && word.takes[1] == some_set;
  if (word.meaning != Meaning::choice && word.gives != Sort::alike && !sets) return word.gives;
  const Sort last = arguments.back();
  const Sort first = word.quantifies() ? last : arguments[word.meaning == Meaning::choice ? 1 : 0];
  const std::optional<Sort> both = first == last && sets && !is_set(first) ? set : together(first, last);
  return both && sets && word.gives == truth ? truth : both;
}

bool goes_through(const LanguageWord& word, std::optional<Sort> instance) {
  if (word.meaning == Meaning::collected) return instance && is_member(*instance);
  const bool numbered = word.meaning == Meaning::least || word.meaning == Meaning::greatest;
  return !numbered || instance == whole;
}

Number value_of_none(Meaning meaning) {
  const bool above = meaning == Meaning::min || meaning == Meaning::least;
  const bool below = meaning == Meaning::max || meaning == Meaning::greatest;
  return above ? infinite : below ? minus_infinite : 0;
}

Number joined(Meaning meaning, Number before, Number more) {
  if (meaning == Meaning::min) return std::min(before, more);
  if (meaning == Meaning::nim_sum) return nim_sum(before, more);
  return meaning == Meaning::max ? std::max(before, more) : plus(before, more);
}

Number joined_fractions(Meaning meaning, Number before, Number more) {
  if (meaning == Meaning::sum) return plus_fractions(before, more);
  return less_fraction(before, more) == (meaning == Meaning::min) ? before : more;
}

Sort sort_of_variable(const RangeWord& range, std::span<const Sort> arguments) {
  if (range.gives != Sort::alike) return range.gives;
  const Sort set = is_set(arguments[0]) && arguments[0] != nothing ? arguments[0] : Sort::set;
  return range.range == Range::members ? member(set) : set;
}

std::span<const RangeWord> ranges() { return range_table; }

const RangeWord* find_range_word(std::string_view text) {
  const auto* known = std::ranges::find(range_table, text, &RangeWord::text);
  return known == std::end(range_table) ? nullptr : known;
}

std::string_view sign_for(std::string_view word) {
  constexpr std::pair<std::string_view, std::string_view> signs[] = {
      {"and", "&"}, {"or", "|"}, {"not", "!"}, {"implies", "->"}, {"iff", "<->"}, {"plus", "+"}, {"minus", "-"}};
  const auto* found = std::ranges::find(signs, word, &std::pair<std::string_view, std::string_view>::first);
  return found == std::end(signs) ? std::string_view() : found->second;
}

bool names_function(std::string_view word) {
  std::string plain;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const bool hyphen = word[i] == '-' && i > 0 && i + 1 < word.size() && word[i + 1] >= 'a' && word[i + 1] <= 'z';
    if (!hyphen) plain += word[i];
  }
  return names_variable(plain) && find_word(word) == nullptr && find_term(word) == nullptr;
}

bool names_variable(std::string_view word) {
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  return !word.empty() && letter(word.front()) && word != "G" && word != "where" && word != "then" && word != "else" &&
         std::ranges::all_of(word, [&](char c) { return letter(c) || (c >= '0' && c <= '9'); }) &&
         sign_for(word).empty() && (word == "E" || find_word(word) == nullptr) && find_term(word) == nullptr &&
         find_range_word(word) == nullptr;
}

}  // namespace gamecert::language
