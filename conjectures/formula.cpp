// Prefix text, and what formulas are about.
#include "conjectures/formula.hpp"

#include <algorithm>
#include <utility>

#include "conjectures/words.hpp"
#include "games/game.hpp"
#include "graphs/formats.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::conjectures {
namespace {

using enum Sort;

constexpr int depth_limit = 200;
constexpr std::size_t digits_limit = 18;

bool digits(std::string_view word) {
  if (word.starts_with('-')) word.remove_prefix(1);
  return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

std::string place_name(Sort place) {
  constexpr const char* names[] = {"a truth value",
                                   "a number",
                                   "a vertex",
                                   "an edge",
                                   "a set of vertices",
                                   "a variable of a vertex or an edge",
                                   "an order of the vertices",
                                   "a word",
                                   "a word",
                                   "`colouring`, or `vertex`, `edge` or another range and a name",
                                   "a name",
                                   "a game on graphs or digraphs that can be asked so",
                                   "a graph in graph6"};
  return names[static_cast<std::size_t>(place)];
}

class PrefixReader {
 public:
  explicit PrefixReader(std::string_view text) : text_(text) {}

  Formula whole(Sort wanted) {
    Formula formula = read(wanted, 0);
    if (next_ != text_.size() + 1) {
      throw text::InputError("expected the end of the formula, found " + text::quoted(text_.substr(next_)), next_ + 1);
    }
    return formula;
  }

 private:
  struct Variable {
    std::string_view name;
    Sort sort;
  };

  Formula read(Sort wanted, int depth) {
    take(place_name(wanted));
    if (depth > depth_limit) exceed("at most " + std::to_string(depth_limit) + " words inside one another");
    if (wanted == quantifier) return read_quantifier();
    if (wanted == pattern) return read_pattern();
    if (digits(word_)) return require(wanted, number), read_number();
    if (const Term* term = find_term(word_)) {
      require(wanted, term->kind == Term::Kind::property ? truth : number);
      if (term->of_colouring && !coloured_) fail("a word about the graph (this one needs `forall colouring`)");
      return {std::string(word_), {}};
    }
    if (const LanguageWord* word = find_word(word_)) return read_word(*word, wanted, depth);
    for (std::size_t i = 0; i < variables_.size(); ++i) {
      const bool visible = i >= first_visible_ || !names_vertices(variables_[i].sort);
      if (visible && variables_[i].name == word_)
        return require(wanted, variables_[i].sort), Formula{std::string(word_), {}};
    }
    fail(place_name(wanted) + suggestion());
  }

  Formula read_word(const LanguageWord& word, Sort wanted, int depth) {
    if (word.gives != either) require(wanted, word.gives);
    Formula formula{std::string(word.text), {}};
    if (word.meaning == Meaning::ask) {
      read_game(formula, depth);
      gave_ = word.gives;
      return formula;
    }
    const bool outer_coloured = coloured_;
    const std::size_t outer_variables = variables_.size(), outer_visible = first_visible_;
    Sort body = wanted;  // of the arguments that give what the word gives
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
      formula.arguments.push_back(read(word.takes[i] == either ? body : word.takes[i], depth + 1));
      if (word.takes[i] == either && body == any) body = gave_;
    }
    coloured_ = outer_coloured;
    variables_.resize(outer_variables);
    first_visible_ = outer_visible;
    if (word.gives != either) gave_ = word.gives;
    return formula;
  }

  Formula read_quantifier() {
    const RangeWord* range = find_range_word(word_);
    if (range == nullptr) fail(place_name(quantifier));
    if (range->range == Range::colourings) {
      coloured_ = true;
      return {std::string(word_), {}};
    }
    Formula result{std::string(word_), {{std::string(new_name()), {}}}};
    variables_.push_back({result.arguments[0].word, range->gives});
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
    const auto entry = std::ranges::find(games::registry(), name, [](const games::Entry& e) { return e.info.name; });
    if (entry == games::registry().end()) fail(place_name(game));
    const games::GameInfo& info = entry->info;
    const std::size_t begin = begin_;
    std::vector<std::pair<std::string_view, std::size_t>> options;  // with their columns
    while (options.size() < info.parameters.size()) {
      take("an option of " + name);
      options.emplace_back(word_, begin_ + 1);
    }
    std::vector<std::string_view> given;
    std::vector<Formula> attributes;
    while (true) {
      const std::string_view next = text_.substr(std::min(next_, text_.size()));
      const std::string attribute(next.substr(0, next.find(' ')));
      const Sort wanted = sort_of_attribute(info, attribute);
      if (wanted == any) break;
      take("an attribute");
      given.push_back(word_.substr(0, word_.find('=')));
      attributes.push_back({attribute, {read(wanted, depth + 1)}});
    }
    if (!askable(*entry, asks.word, given)) {
      begin_ = begin;
      word_ = text_.substr(begin, name.size());
      fail(place_name(game), why_not_asked(name));
    }
    if (attributes.size() > most_attributes)
      exceed("at most " + std::to_string(most_attributes) + " attributes of " + name);
    Formula& asked = asks.arguments.emplace_back(Formula{name, {}});
    for (std::size_t i = 0; i < options.size(); ++i)
      asked.arguments.push_back({option_text(info, info.parameters[i], options[i].first, options[i].second), {}});
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
    if (!fits(wanted, found)) fail(place_name(wanted) + " (this word gives " + place_name(found) + ")");
  }

  std::string found() const { return ", found " + text::quoted(word_); }
  [[noreturn]] void fail(const std::string& expected, const std::string& hint = "") const {
    throw text::InputError("expected " + expected + found() + (hint.empty() ? "" : " (" + hint + ")"), begin_ + 1);
  }
  [[noreturn]] void exceed(const std::string& expected) const {
    throw text::TooLarge("expected " + expected + found(), begin_ + 1);
  }

  std::string suggestion() const {
    std::vector<std::string_view> known;
    for (const Term& term : terms()) known.push_back(term.name);
    for (const LanguageWord& word : words()) known.push_back(word.text);
    return text::did_you_mean(word_, known);
  }

  std::string_view text_;
  std::size_t next_ = 0;
  std::size_t begin_ = 0;            // of word_
  std::string_view word_;            // taken last
  bool coloured_ = false;            // inside `colouring`
  std::vector<Variable> variables_;  // in scope
  std::size_t first_visible_ = 0;    // of them
  Sort gave_ = Sort::any;            // what was read last
};

void append(std::string& text, const Formula& formula) {
  if (!text.empty()) text += ' ';
  text += formula.word;
  for (const Formula& argument : formula.arguments) append(text, argument);
}

}  // namespace

std::string misfit(const Formula& formula, GraphKind subject) {
  const bool digraphs = subject == GraphKind::digraphs;
  if (const Term* term = find_term(formula.word)) return digraphs && !term->on_digraphs ? formula.word : "";
  const LanguageWord* word = find_word(formula.word);
  if (word == nullptr) return "";
  if (digraphs && !word->on_digraphs) return formula.word;
  if (word->meaning != Meaning::ask && !word->quantifies()) return "";
  const std::string& first = formula.arguments.at(0).word;
  if (word->meaning == Meaning::ask) {
    const games::BoardKind other = digraphs ? games::BoardKind::graph : games::BoardKind::digraph;
    return games::find(first).info.board == other ? formula.word + "(" + first + ")" : "";
  }
  const Range range = find_range_word(first)->range;
  return digraphs && range != Range::colourings && range != Range::vertices ? first : "";
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
  for (std::size_t i = known == nullptr ? 0 : known->first_formula(); i < formula.arguments.size(); ++i)
    require_about(formula.arguments[i], subject);
}

std::string prefix(const Formula& formula) {
  std::string text;
  append(text, formula);
  return text;
}

Formula read_prefix(std::string_view text) { return PrefixReader(text).whole(truth); }

Formula read_prefix_number(std::string_view text) { return PrefixReader(text).whole(number); }

}  // namespace gamecert::conjectures
