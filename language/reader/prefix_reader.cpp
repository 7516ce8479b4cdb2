// Prefix text, one word after the other.
#include "language/reader/prefix_reader.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "graphs/formats.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::language {
namespace {

using enum Sort;

constexpr int depth_limit = 200;
constexpr std::size_t digits_limit = 18;

bool digits(std::string_view word) {
  if (word.starts_with('-')) word.remove_prefix(1);
  return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

std::string_view place_name(Sort place) {
  switch (place) {
    case element:
      return "a variable of a vertex or an edge";
    case any:
    case either:
      return "a word";
    case quantifier:
      return "`colouring`, or `vertex`, `edge` or another range and a name";
    case binding:
      return "a name";
    case game:
      return "a game on graphs or digraphs that can be asked so";
    case pattern:
      return "a graph in graph6";
    default:
      return called(place);
  }
}

}  // namespace

class PrefixReader::Words {
 public:
  Words(std::string_view text, const PrefixReading& reading)
      : text_(text), games_(reading.games), others_(reading.others) {
    for (const Parameter& each : reading.parameters) variables_.push_back({each.name, each.sort});
  }

  bool done() const { return next_ == text_.size() + 1; }
  Formula formula(Sort wanted) { return read(wanted, 0); }
  Sort gave() const { return gave_; }
  std::string_view plain(std::string_view expected) {
    take(expected);
    return word_;
  }
  void name(Sort sort) {
    const std::string_view name = new_name();
    variables_.push_back({name, sort});
  }

  Formula whole(Sort wanted) {
    Formula formula = read(wanted, 0);
    if (!done())
      throw text::InputError("expected the end of the formula, found " + text::quoted(text_.substr(next_)), next_ + 1);
    return formula;
  }

 private:
  struct Variable {
    std::string_view name;
    Sort sort;
    const Formula* head = nullptr;  // of a recursion
  };

  Formula read(Sort wanted, int depth) {
    take(place_name(wanted));
    if (depth > depth_limit) exceed("at most " + std::to_string(depth_limit) + " words inside one another");
    if (wanted == quantifier) return read_quantifier(depth);
    if (wanted == pattern) return read_pattern();
    if (digits(word_)) return require(wanted, Sort::whole), read_number();
    for (std::size_t i = first_named_; i < variables_.size(); ++i) {
      const Variable known = variables_[i];
      const bool visible = i >= first_visible_ || known.head != nullptr || !names_vertices(known.sort);
      if (!visible || known.name != word_) continue;
      if (known.head != nullptr) return read_call(*known.head, wanted, depth);
      return require(wanted, known.sort), Formula{std::string(word_), {}};
    }
    if (const auto other = find_other(word_); other != nullptr) return read_other(*other, wanted, depth);
    if (const Term* term = find_term(word_)) {
      require(wanted, kind_of_word(term->kind).gives);
      if (term->of_colouring && !coloured_) fail("a word about the graph (this one needs `forall colouring`)");
      return {std::string(word_), {}};
    }
    if (const LanguageWord* word = find_word(word_)) return read_word(*word, wanted, depth);
    fail(std::string(place_name(wanted)) + suggestion());
  }

  const OtherWord* find_other(std::string_view word) const {
    if (others_ == nullptr) return nullptr;
    const auto known = others_->find(word);
    return known == others_->end() ? nullptr : known->second;
  }
  Formula read_other(const OtherWord& other, Sort wanted, int depth) {
    Formula formula{std::string(word_), {}};
    require(wanted, other.gives);
    for (const Sort sort : other.takes) formula.arguments.push_back(read(sort, depth + 1));
    gave_ = other.gives;
    return formula;
  }

  Formula read_word(const LanguageWord& word, Sort wanted, int depth) {
    const std::size_t begin = begin_;
    if (word.gives != either && word.gives != Sort::alike && word.gives != some_set) require(wanted, word.gives);
    Formula formula{std::string(word_), {}};
    if (word.meaning == Meaning::recursion) return read_recursion(wanted, depth);
    if (word.meaning == Meaning::ask) {
      read_game(formula, depth);
      gave_ = word.gives;
      return formula;
    }
    const bool outer_coloured = coloured_;
    const std::size_t outer_variables = variables_.size(), outer_visible = first_visible_;
    std::vector<Sort> given;
    for (std::size_t i = 0; i < word.arguments; ++i) {
      if (word.takes[i] == binding) {
        formula.arguments.push_back({std::string(new_name()), {}});
        continue;
      }
      if (word.meaning == Meaning::let && i == 2) variables_.push_back({formula.arguments[0].word, gave_});
      if (word.meaning == Meaning::change && i + 1 == word.arguments) {
        coloured_ = false;
        if (word.text == "line") first_visible_ = variables_.size();
      }
      formula.arguments.push_back(read(word.takes[i] == either ? wanted : word.takes[i], depth + 1));
      if (word.takes[i] != quantifier && word.takes[i] != pattern) given.push_back(gave_);
    }
    const bool bound = variables_.size() > outer_variables;
    const bool collects = word.meaning == Meaning::collected;
    if (!goes_through(word, bound ? std::optional(variables_.back().sort) : std::nullopt))
      fail(collects ? "a range of vertices, edges, arcs or whole numbers behind those" : "a range of whole numbers");
    if (collects) given = {set_of_members(variables_.back().sort)};
    coloured_ = outer_coloured;
    variables_.resize(outer_variables);
    first_visible_ = outer_visible;
    const std::optional<Sort> gives = given_by(word, given);
    begin_ = begin;
    word_ = word.text;
    if (!gives)
      fail("arguments that go together (these are " + std::string(called(given[given.size() - 2])) + " and " +
           std::string(called(given.back())) + ")");
    require(wanted, *gives);
    return formula;
  }

  /// `truth f number n set S is`, the definition, and what calls it.
  Formula read_recursion(Sort wanted, int depth) {
    Formula head = read_head();
    const std::size_t outer_named = first_named_, outer_visible = first_visible_, outer = variables_.size();
    const bool outer_coloured = coloured_;
    const Sort gives = *sort_named(head.arguments[0].word);
    heads_.push_back(std::make_unique<Formula>(head));
    first_named_ = outer;
    coloured_ = false;
    variables_.push_back({heads_.back()->word, gives, heads_.back().get()});
    for (std::size_t i = 1; i < head.arguments.size(); ++i)
      variables_.push_back({heads_.back()->arguments[i].arguments[0].word, *sort_named(head.arguments[i].word)});
    Formula definition = read(gives, depth + 1);
    variables_.resize(outer + 1);
    first_named_ = outer_named;
    first_visible_ = outer_visible;
    coloured_ = outer_coloured;
    Formula body = read(wanted, depth + 1);
    variables_.resize(outer);
    return {"recursive", {std::move(head), std::move(definition), std::move(body)}};
  }
  Formula read_head() {
    const auto sort = [&] {
      take("a sort");
      if (!sort_named(word_)) fail("truth, number, fraction, vertex, edge, arc, set, edges, arcs, numbers or order");
      return Formula{std::string(word_), {}};
    };
    const Formula gives = sort();
    take("a name");
    const bool taken = std::ranges::find(variables_, word_, &Variable::name) != variables_.end();
    if (!names_function(word_) || taken) fail("a new name");
    Formula head{std::string(word_), {gives}};
    while (!text_.substr(std::min(next_, text_.size())).starts_with("is ")) {
      Formula parameter = sort();
      parameter.arguments.push_back({std::string(new_name()), {}});
      for (const Formula& other : head.arguments)
        if (!other.arguments.empty() && other.arguments[0] == parameter.arguments[0]) fail("a new name");
      head.arguments.push_back(std::move(parameter));
      if (head.arguments.size() > most_parameters + 1)
        exceed("at most " + std::to_string(most_parameters) + " parameters");
    }
    take("is");
    if (head.arguments.size() == 1) fail("a parameter");
    const Sort first = *sort_named(head.arguments[1].word);
    if (first != Sort::whole && !is_set(first)) fail("a number or a set as the first parameter, which falls");
    return head;
  }
  Formula read_call(const Formula& head, Sort wanted, int depth) {
    Formula call{std::string(word_), {}};
    require(wanted, *sort_named(head.arguments[0].word));
    for (std::size_t i = 1; i < head.arguments.size(); ++i)
      call.arguments.push_back(read(*sort_named(head.arguments[i].word), depth + 1));
    gave_ = *sort_named(head.arguments[0].word);
    return call;
  }

  Formula read_quantifier(int depth) {
    const RangeWord* range = find_range_word(word_);
    if (range == nullptr) fail(place_name(quantifier));
    if (range->range == Range::colourings) {
      coloured_ = true;
      return {std::string(word_), {}};
    }
    Formula result{std::string(range->text), {{std::string(new_name()), {}}}};
    std::vector<Sort> given;
    for (std::size_t i = 0; i < range->arguments; ++i) {
      result.arguments.push_back(read(range->takes[i], depth + 1));
      given.push_back(gave_);
    }
    variables_.push_back({result.arguments[0].word, sort_of_variable(*range, given)});
    return result;
  }

  /// For a variable.
  std::string_view new_name() {
    take(place_name(binding));
    if (!names_variable(word_)) fail("a name of letters and digits that is no word");
    if (std::ranges::find(variables_, word_, &Variable::name) != variables_.end()) fail("a new name");
    return word_;
  }

  Formula read_pattern() {
    try {
      graphs::small(graphs::read_graph6(word_));
    } catch (const text::InputError& error) {
      fail(place_name(pattern), error.what());
    }
    return {std::string(word_), {}};
  }

  /// With its options and the sets that are attributes of its board.
  void read_game(Formula& asks, int depth) {
    take(place_name(game));
    const std::string name(word_);
    const std::optional<std::size_t> most = games_ == nullptr ? std::nullopt : games_->options(name);
    if (!most) fail(place_name(game));
    const std::size_t begin = begin_;
    std::vector<std::pair<std::string_view, std::size_t>> options;  // with their columns
    while (options.size() < *most) {
      take("an option of " + name);
      options.emplace_back(word_, begin_ + 1);
    }
    std::vector<std::string_view> given;
    std::vector<Formula> attributes;
    while (true) {
      const std::string_view next = text_.substr(std::min(next_, text_.size()));
      const std::string attribute(next.substr(0, next.find(' ')));
      const Sort wanted = games_->sort_of_attribute(name, attribute);
      if (wanted == any) break;
      take("an attribute");
      given.push_back(word_.substr(0, word_.find('=')));
      attributes.push_back({attribute, {read(wanted, depth + 1)}});
    }
    if (!games_->askable(name, asks.word, given)) {
      begin_ = begin;
      word_ = text_.substr(begin, name.size());
      fail(place_name(game));
    }
    if (attributes.size() > most_attributes)
      exceed("at most " + std::to_string(most_attributes) + " attributes of " + name);
    Formula& asked = asks.arguments.emplace_back(Formula{name, {}});
    for (std::size_t i = 0; i < options.size(); ++i)
      asked.arguments.push_back({games_->option_text(name, i, options[i].first, options[i].second), {}});
    asks.arguments.insert(asks.arguments.end(), attributes.begin(), attributes.end());
  }

  Formula read_number() const {
    const std::string_view plain = word_.substr(word_.front() == '-' ? 1 : 0);
    if (plain.front() == '0' && word_.size() > 1) fail("a number without leading zeros");
    if (plain.size() > digits_limit) exceed("a number of at most " + std::to_string(digits_limit) + " digits");
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

  void require(Sort wanted, Sort found) {
    gave_ = found;
    if (!fits(wanted, found))
      fail(std::string(place_name(wanted)) + " (this word gives " + std::string(called(found)) + ")");
  }

  [[noreturn]] void fail(std::string_view expected, const std::string& hint = "") const {
    throw text::InputError("expected " + std::string(expected) + ", found " + text::quoted(word_) +
                               (hint.empty() ? "" : " (" + hint + ")"),
                           begin_ + 1);
  }
  [[noreturn]] void exceed(const std::string& expected) const {
    throw text::TooLarge("expected " + expected + ", found " + text::quoted(word_), begin_ + 1);
  }

  std::string suggestion() const {
    std::vector<std::string_view> known;
    for (const Term& term : terms()) known.push_back(term.name);
    for (const LanguageWord& word : words()) known.push_back(word.text);
    for (const Variable& variable : variables_) known.push_back(variable.name);
    return text::did_you_mean(word_, known);
  }

  std::string_view text_;
  const GameWords* games_;
  const OtherWords* others_;
  std::size_t next_ = 0;
  std::size_t begin_ = 0;            // of word_
  std::string_view word_;            // taken last
  bool coloured_ = false;            // inside `colouring`
  std::vector<Variable> variables_;  // in scope
  std::size_t first_visible_ = 0;    // of them
  std::size_t first_named_ = 0;      // of those that are known where a recursion is defined
  std::vector<std::unique_ptr<Formula>> heads_;
  Sort gave_ = Sort::any;  // what was read last
};

PrefixReader::PrefixReader(std::string_view text, const PrefixReading& reading)
    : words_(std::make_unique<Words>(text, reading)) {}
PrefixReader::~PrefixReader() = default;
Formula PrefixReader::whole(Sort wanted) { return words_->whole(wanted); }
Formula PrefixReader::formula(Sort wanted) { return words_->formula(wanted); }
Sort PrefixReader::gave() const { return words_->gave(); }
std::string_view PrefixReader::word(std::string_view expected) { return words_->plain(expected); }
void PrefixReader::name(Sort sort) { words_->name(sort); }
bool PrefixReader::done() const { return words_->done(); }

}  // namespace gamecert::language
