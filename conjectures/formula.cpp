// The words of formulas, the table of terms, prefix text, and what formulas are about.
#include "conjectures/formula.hpp"

#include <algorithm>
#include <unordered_map>

#include "conjectures/words.hpp"
#include "games/game.hpp"
#include "graphs/invariants.hpp"
#include "text/nearest.hpp"

namespace gamecert::conjectures {
namespace {

using enum Sort;

using Number = std::int64_t;

Number fitting(bool overflow, const Number& result) {
  if (overflow) throw text::LimitError("a number of the formula needs more than 64 bits");
  return result;
}
Number plus(Number a, Number b) {
  Number c = 0;
  return fitting(__builtin_add_overflow(a, b, &c), c);
}
Number minus(Number a, Number b) {
  Number c = 0;
  return fitting(__builtin_sub_overflow(a, b, &c), c);
}
Number times(Number a, Number b) {
  Number c = 0;
  return fitting(__builtin_mul_overflow(a, b, &c), c);
}
Number modulo(Number a, Number b) {
  if (b < 1) throw text::InputError("expected a modulus of at least 1, found " + std::to_string(b));
  return a % b < 0 ? a % b + b : a % b;
}

constexpr RangeWord range_table[] = {
    {"colouring", Range::colourings}, {"vertex", Range::vertices}, {"edge", Range::edges}};

constexpr LanguageWord word_table[] = {
    {"&", Meaning::conjunction, truth, 2, {truth, truth}},
    {"|", Meaning::disjunction, truth, 2, {truth, truth}},
    {"->", Meaning::implication, truth, 2, {truth, truth}},
    {"<->", Meaning::strict, truth, 2, {truth, truth}, [](Number a, Number b) -> Number { return a == b; }},
    {"!", Meaning::negation, truth, 1, {truth}},
    {"=", Meaning::strict, truth, 2, {number, number}, [](Number a, Number b) -> Number { return a == b; }},
    {"!=", Meaning::strict, truth, 2, {number, number}, [](Number a, Number b) -> Number { return a != b; }},
    {"<", Meaning::strict, truth, 2, {number, number}, [](Number a, Number b) -> Number { return a < b; }},
    {"<=", Meaning::strict, truth, 2, {number, number}, [](Number a, Number b) -> Number { return a <= b; }},
    {">", Meaning::strict, truth, 2, {number, number}, [](Number a, Number b) -> Number { return a > b; }},
    {">=", Meaning::strict, truth, 2, {number, number}, [](Number a, Number b) -> Number { return a >= b; }},
    {"+", Meaning::strict, number, 2, {number, number}, plus},
    {"-", Meaning::strict, number, 2, {number, number}, minus},
    {"*", Meaning::strict, number, 2, {number, number}, times},
    {"mod", Meaning::strict, number, 2, {number, number}, modulo},
    {"forall", Meaning::forall, truth, 2, {quantifier, truth}},
    {"exists", Meaning::exists, truth, 2, {quantifier, truth}},
    {"count", Meaning::count, number, 2, {quantifier, truth}},
    {"delete", Meaning::without, either, 2, {variable, either}},
    {"nimber", Meaning::ask, number, 1, {game}},
    {"score", Meaning::ask, number, 1, {game}},
};

constexpr auto property = Term::Kind::property;
constexpr auto invariant = Term::Kind::invariant;

template <auto function>
Number computed(const graphs::SmallGraph& graph) {
  return function(graph);
}
Number order(const graphs::SmallGraph& graph) { return graph.order; }
Number size(const graphs::SmallGraph& graph) { return graph.size(); }
bool odd_type(const graphs::SmallGraph& graph) { return !graphs::even_type(graph); }

constexpr Term table[] = {
    {"connected", property, false, "any two vertices are joined by a path (arcs either way), and there is a vertex", "",
     true, computed<graphs::connected>},
    {"tree", property, false, "connected, and size is order - 1", "", false, computed<graphs::tree>},
    {"bipartite", property, false, "no odd cycle", "", false, computed<graphs::bipartite>},
    {"odd-type", property, false, "order + size is odd", "", false, computed<odd_type>},
    {"even-type", property, false, "order + size is even", "", false, computed<graphs::even_type>},
    {"all-even", property, false, "every degree is even", "", false, computed<graphs::all_even>},
    {"all-odd", property, false, "every degree is odd", "", false, computed<graphs::all_odd>},
    {"odd-degenerate", property, false, "vertices of odd degree can be deleted one by one until one is left", ""},
    {"oddity", property, false, "a parity-driven graph of odd type", "& odd-type parity-driven"},
    {"event", property, false, "a parity-driven graph of even type", "& even-type parity-driven"},
    {"parity-driven", property, false, "every nontrivial parity-plausible game of ELLO is winnable",
     "forall colouring -> & parity-plausible nontrivial winnable"},
    {"plausibility-driven", property, false, "every plausible game of ELLO is winnable",
     "forall colouring -> plausible winnable"},
    {"special", property, false, "every vertex-deleted subgraph is an oddity", "forall vertex v delete v oddity"},
    {"order", invariant, false, "number of vertices", "", true, computed<order>},
    {"size", invariant, false, "number of edges, or of arcs", "", true, computed<size>},
    {"min-degree", invariant, false, "least degree; 0 for the null graph", "", false, computed<graphs::min_degree>},
    {"max-degree", invariant, false, "greatest degree; 0 for the null graph", "", false, computed<graphs::max_degree>},
    {"components", invariant, false, "number of components (of the underlying graph)", "", true},
    {"winnable-colourings", invariant, false, "number of winnable games of ELLO", "count colouring winnable", true},
    {"winnable", property, true, "the game of ELLO with this colouring is winnable", "", true},
    {"plausible", property, true,
     "in every component the game is parity-plausible, and neither it nor its reflection is all red", ""},
    {"parity-plausible", property, true, "order + size and the number of green vertices have the same parity", ""},
    {"nontrivial", property, true, "some vertex is green", "", true},
    {"greens", invariant, true, "number of green vertices", "", true},
};
static_assert(std::ranges::none_of(table,
                                   [](const Term& term) { return term.of_colouring && !term.definition.empty(); }),
              "a term of colourings is computed in evaluate.cpp and sweeps/term_values.cpp and has no definition");

constexpr int depth_limit = 200;
constexpr std::size_t digits_limit = 18;

bool digits(std::string_view word) {
  return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

std::string called(Sort place) {
  constexpr const char* names[] = {"a truth value", "a number", "`colouring`, or `vertex` or `edge` and a name",
                                   "a variable", "a game on graphs or digraphs that can be asked so"};
  return names[static_cast<std::size_t>(place)];
}

class PrefixReader {
 public:
  explicit PrefixReader(std::string_view text) : text_(text) {}

  Formula whole(Sort wanted) {
    Formula formula = read(wanted, 0);
    if (next_ != text_.size() + 1) {
      throw text::InputError("expected the end of the formula, found '" + std::string(text_.substr(next_, 20)) + "'",
                             next_ + 1);
    }
    return formula;
  }

 private:
  Formula read(Sort wanted, int depth) {
    take(called(wanted));
    if (depth > depth_limit) exceed("at most " + std::to_string(depth_limit) + " words inside one another");
    if (wanted == quantifier) return read_quantifier();
    if (wanted == variable) return read_variable();
    Formula formula{std::string(word_), {}};
    if (digits(word_)) return require(wanted, number), read_number();
    if (const Term* term = find_term(word_)) {
      require(wanted, term->kind == property ? truth : number);
      if (term->of_colouring && !coloured_) fail("a word about the graph (this one needs `forall colouring`)");
      return formula;
    }
    const LanguageWord* word = find_word(word_);
    if (word == nullptr) fail(called(wanted) + suggestion());
    if (word->gives != either) require(wanted, word->gives);
    const bool outer_coloured = coloured_;
    const std::size_t outer_variables = variables_.size();
    if (word->meaning == Meaning::ask) return {word->text.data(), {read_game(word->text)}};
    if (word->meaning == Meaning::without) formula.arguments.push_back(read(variable, depth + 1)), coloured_ = false;
    for (std::size_t i = formula.arguments.size(); i < word->arguments; ++i) {
      const Sort takes = word->takes[i];
      formula.arguments.push_back(read(takes == either ? wanted : takes, depth + 1));
    }
    coloured_ = outer_coloured;
    variables_.resize(outer_variables);
    return formula;
  }

  Formula read_quantifier() {
    const std::string over(word_);
    const std::optional<Range> range = find_range(over);
    if (!range) fail(called(quantifier));
    if (range == Range::colourings) {
      coloured_ = true;
      return {over, {}};
    }
    take("a name");
    if (!names_variable(word_)) fail("a name of small letters and digits that is no word");
    if (std::ranges::find(variables_, word_) != variables_.end()) fail("a new name");
    variables_.push_back(word_);
    return {over, {{std::string(word_), {}}}};
  }

  Formula read_variable() {
    if (std::ranges::find(variables_, word_) == variables_.end()) fail(called(variable));
    return {std::string(word_), {}};
  }

  Formula read_game(std::string_view asks) {
    take(called(game));
    const std::vector<std::string_view> known = askable_games(asks);
    if (std::ranges::find(known, word_) == known.end()) fail(called(game), why_not_asked(word_));
    const std::string_view name = word_;
    std::vector<GameOption> options;
    for (std::size_t i = games::find(name).info.parameters.size(); i > 0; --i) {
      take("an option of " + std::string(name));
      options.push_back({word_, begin_ + 1});
    }
    return asked_game(name, options);
  }

  Formula read_number() const {
    if (word_.size() > 1 && word_.front() == '0') fail("a number without leading zeros");
    if (word_.size() > digits_limit) exceed("a number of at most " + std::to_string(digits_limit) + " digits");
    return {std::string(word_), {}};
  }

  /// Words are separated by single spaces; next_ is the offset of the next one, size()+1 behind the last.
  void take(std::string_view expected) {
    if (next_ > text_.size()) {
      throw text::InputError("expected " + std::string(expected) + ", found the end of the formula", text_.size() + 1);
    }
    begin_ = next_;
    const std::size_t end = std::min(text_.find(' ', begin_), text_.size());
    word_ = text_.substr(begin_, end - begin_);
    next_ = end + 1;
    if (word_.empty()) fail("a word after a single space");
  }

  void require(Sort wanted, Sort found) const {
    if (wanted != found) fail(called(wanted) + " (this word gives " + called(found) + ")");
  }

  std::string found() const { return ", found '" + std::string(word_.substr(0, 40)) + "'"; }
  [[noreturn]] void fail(const std::string& expected, const std::string& hint = "") const {
    throw text::InputError("expected " + expected + found() + (hint.empty() ? "" : " (" + hint + ")"), begin_ + 1);
  }
  [[noreturn]] void exceed(const std::string& expected) const {
    throw text::TooLarge("expected " + expected + found(), begin_ + 1);
  }

  std::string suggestion() const {
    std::vector<std::string_view> known;
    for (const Term& term : table) known.push_back(term.name);
    for (const LanguageWord& word : word_table) known.push_back(word.text);
    return text::did_you_mean(word_, known);
  }

  std::string_view text_;
  std::size_t next_ = 0;
  std::size_t begin_ = 0;                    // of word_
  std::string_view word_;                    // taken last
  bool coloured_ = false;                    // inside `colouring`
  std::vector<std::string_view> variables_;  // in scope
};

void append(std::string& text, const Formula& formula) {
  if (!text.empty()) text += ' ';
  text += formula.word;
  for (const Formula& argument : formula.arguments) append(text, argument);
}

}  // namespace

const LanguageWord* find_word(std::string_view text) {
  static const auto index = [] {
    std::unordered_map<std::string_view, const LanguageWord*> result;
    for (const LanguageWord& word : word_table) result.emplace(word.text, &word);
    return result;
  }();
  const auto it = index.find(text);
  return it == index.end() ? nullptr : it->second;
}

std::span<const LanguageWord> words() { return word_table; }

std::span<const RangeWord> ranges() { return range_table; }

std::optional<Range> find_range(std::string_view text) {
  const auto known = std::ranges::find(range_table, text, &RangeWord::text);
  return known == std::end(range_table) ? std::nullopt : std::optional(known->range);
}

bool names_variable(std::string_view word) {
  const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
  return !word.empty() && letter(word.front()) &&
         std::ranges::all_of(word, [&](char c) { return letter(c) || (c >= '0' && c <= '9'); }) &&
         find_word(word) == nullptr && find_term(word) == nullptr && !find_range(word);
}

std::span<const Term> terms() { return table; }

const Term* find_term(std::string_view name) {
  static const auto index = [] {
    std::unordered_map<std::string_view, const Term*> result;
    for (const Term& term : table) result.emplace(term.name, &term);
    return result;
  }();
  const auto it = index.find(name);
  return it == index.end() ? nullptr : it->second;
}

const Formula& definition(const Term& term) {
  static const auto definitions = [] {
    std::unordered_map<std::string_view, Formula> result;
    for (const Term& each : table) {
      if (each.definition.empty()) continue;
      result.emplace(each.name,
                     each.kind == property ? read_prefix(each.definition) : read_prefix_number(each.definition));
    }
    return result;
  }();
  return definitions.at(term.name);
}

std::string misfit(const Formula& formula, GraphKind subject) {
  const bool digraphs = subject == GraphKind::digraphs;
  if (const Term* term = find_term(formula.word)) return digraphs && !term->on_digraphs ? formula.word : "";
  const LanguageWord* word = find_word(formula.word);
  if (word == nullptr) return "";
  const std::string& first = formula.arguments.at(0).word;
  if (word->meaning == Meaning::ask) {
    const games::BoardKind other = digraphs ? games::BoardKind::graph : games::BoardKind::digraph;
    return games::find(first).info.board == other ? formula.word + "(" + first + ")" : "";
  }
  return digraphs && word->takes[0] == quantifier && find_range(first) == Range::edges ? first : "";
}

text::InputError misfit_error(const std::string& word, GraphKind subject, std::size_t column) {
  const bool digraphs = subject == GraphKind::digraphs;
  const std::string about = digraphs ? "digraphs" : "graphs";
  const std::string other = digraphs ? "graphs" : "digraphs";
  return text::InputError(
      "expected words about " + about + ", found that '" + word + "' is about " + other + ", not " + about, column);
}

void require_about(const Formula& formula, GraphKind subject) {
  const std::string word = misfit(formula, subject);
  if (!word.empty()) throw misfit_error(word, subject, 0);
  const LanguageWord* known = find_word(formula.word);
  if (known == nullptr || known->meaning == Meaning::ask) return;
  const bool named = known->takes[0] == quantifier || known->meaning == Meaning::without;
  for (std::size_t i = named ? 1 : 0; i < formula.arguments.size(); ++i) require_about(formula.arguments[i], subject);
}

bool may_refuse(const Formula& formula) {
  if (formula.word == "mod") {
    const std::string& modulus = formula.arguments.at(1).word;
    if (!digits(modulus) || modulus == "0") return true;
  }
  return std::ranges::any_of(formula.arguments, may_refuse);
}

std::string prefix(const Formula& formula) {
  std::string text;
  append(text, formula);
  return text;
}

Formula read_prefix(std::string_view text) { return PrefixReader(text).whole(truth); }

Formula read_prefix_number(std::string_view text) { return PrefixReader(text).whole(number); }

}  // namespace gamecert::conjectures
