// Names are words from outside, so that one may be called like a word of the language.
#include "language/reader/whole_numbers.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "language/compiled_formula.hpp"
#include "language/no_games.hpp"
#include "language/reader/tokens.hpp"
#include "language/terms.hpp"
#include "language/typing.hpp"
#include "language/words.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::language {
namespace {

constexpr std::string_view gone_through = "gone-through";
const OtherWord gone_through_word{gone_through, Sort::truth, {Sort::whole}};

/// A text, and the column that each of its characters had in another one.
struct Spaced {
  std::string text;
  std::vector<std::size_t> columns;

  void add(std::string_view part, std::size_t column) {
    for (const char c : part) {
      text += c;
      columns.push_back(column++);
    }
  }
};

bool known_word(std::string_view word) {
  return find_word(word) != nullptr || find_range_word(word) != nullptr || find_term(word) != nullptr ||
         word == gone_through;
}

/// The text with a blank behind every hyphen between names of numbers, or that is in no word of the language.
Spaced spaced(std::string_view text, const NumberNames& names) {
  Spaced result;
  std::size_t done = 0;
  for (const Token& token : tokens(text)) {
    const auto number = [&](const Token& part) { return names.contains(part.text) || text::digit(part.text.front()); };
    if (token.kind != Token::Kind::name || (known_word(token.text) && !std::ranges::all_of(parts_of(token), number)))
      continue;
    for (std::size_t at = token.text.find('-'); at != token.text.npos; at = token.text.find('-', at + 1)) {
      const std::size_t end = token.column + at;
      result.add(text.substr(done, end - done), done + 1);
      result.add(" ", end + 1);
      done = end;
    }
  }
  result.add(text.substr(done), done + 1);
  result.columns.push_back(text.size() + 1);
  return result;
}

class Numbers {
 public:
  explicit Numbers(const NumberNames& names) : names_(names) {
    own_.reserve(names.size());
    for (const auto& [name, number] : names) {
      own_.push_back({name, Sort::whole});
      words_.emplace(name, &own_.back());
    }
    words_.emplace(gone_through, &gone_through_word);
  }

  Formula read(std::string_view text, Sort wanted) const {
    const Spaced own = spaced(text, names_);
    try {
      const std::vector<Token> all = tokens(own.text);
      require_names(all);
      Formula formula = parse(own.text, wanted, {.others = &words_}).formula;
      require_numbers(formula, all);
      return formula;
    } catch (const text::InputError& error) {
      const std::size_t column = std::min(std::max(error.column(), std::size_t{1}), own.columns.size());
      text::throw_at(error, own.columns[column - 1]);
    }
  }

  using Visit = std::function<void(std::int64_t)>;
  std::int64_t value(const Formula& formula, const Visit& visit) const {
    const auto say = [&](const OtherWord& word, const Given& given) -> Number {
      if (&word != &gone_through_word) return names_.find(word.text)->second.value();
      visit(given.values[0]);
      return 0;
    };
    CompiledFormula compiled(formula, [] { return std::make_unique<NoGames>(); }, {{}, &words_, say});
    compiled.ask({});
    return compiled.value();
  }

 private:
  [[noreturn]] static void refuse_graph(const Token& word) {
    throw text::InputError("expected numbers alone, found " + quoted(word.text) + ", which is about a graph",
                           word.column);
  }

  /// That every name stands for a number, here or in a quantifier.
  void require_names(const std::vector<Token>& all) const {
    std::vector<std::string_view> known;
    for (const auto& [name, number] : names_) known.push_back(name);
    for (std::size_t i = 0; i + 1 < all.size(); ++i) {
      const bool bound = all[i + 1].is("in") || (i > 0 && all[i - 1].is("let"));
      if (all[i].kind == Token::Kind::name && bound) known.push_back(all[i].text);
    }
    for (const Token& token : all) {
      if (token.kind != Token::Kind::name || std::ranges::count(known, token.text) != 0) continue;
      if (find_term(token.text) != nullptr && find_word(token.text) == nullptr) refuse_graph(token);
      if (!known_word(token.text) && sign_for(token.text).empty() && token.text != "then" && token.text != "else" &&
          token.text != "where")
        throw text::InputError("expected a number" + nearest(token.text, known) + ", found " + quoted(token.text),
                               token.column);
    }
  }
  static std::string nearest(std::string_view wrong, std::vector<std::string_view> known) {
    for (const LanguageWord& word : words())
      if (is_written(word) && word.meaning == Meaning::strict && word.gives != Sort::truth) known.push_back(word.text);
    return text::did_you_mean(wrong, known);
  }

  void require_numbers(const Formula& formula, const std::vector<Token>& all) const {
    const bool name = formula.arguments.empty() && names_.contains(formula.word);
    if (!name && about_a_graph(formula)) {
      const auto written = std::ranges::find_if(all, [&](const Token& token) { return token.is(formula.word); });
      refuse_graph(written == all.end() ? Token{Token::Kind::name, formula.word, 1} : *written);
    }
    for (const Formula& part : formula.arguments) require_numbers(part, all);
  }

  const NumberNames& names_;
  std::vector<OtherWord> own_;
  OtherWords words_;
};

}  // namespace

bool about_a_graph(const Formula& formula) {
  if (formula.arguments.empty() && find_term(formula.word) != nullptr) return true;
  const LanguageWord* word = find_word(formula.word);
  const bool of_others = word != nullptr && word->arguments > 0 && formula.arguments.empty();
  if (word == nullptr || of_others) return false;
  if (word->quantifies()) {
    const Range range = find_range_word(formula.arguments[0].word)->range;
    return range != Range::numbers && range != Range::members && range != Range::subsets;
  }
  const bool always = word->meaning == Meaning::change || word->meaning == Meaning::ask ||
                      word->meaning == Meaning::pattern || !word->on_digraphs || !word->on_graphs;
  return always || word->text == "V";
}

Formula read_whole_number(std::string_view text, const NumberNames& names) {
  return Numbers(names).read(text, Sort::whole);
}

std::int64_t whole_number(const Formula& formula, const NumberNames& names) {
  return Numbers(names).value(formula, {});
}

void each_whole_number(std::string_view range, const std::string& name, const NumberNames& names,
                       const std::function<void(std::int64_t)>& visit) {
  std::set<std::string> taken;
  for (const auto& [known, number] : names) taken.insert(known);
  // A name that `where` cannot say is one of ours, as nothing else does.
  const std::string variable = names_variable(name) ? name : new_name("i", taken);
  const std::string before = "exists " + variable + " in ";
  const Numbers numbers(names);
  Formula formula;
  try {
    formula = numbers.read(before + std::string(range) + ": " + std::string(gone_through) + "(" + variable + ")",
                           Sort::truth);
  } catch (const text::InputError& error) {
    const std::size_t column = std::max(error.column(), before.size() + 1) - before.size();
    text::throw_at(error, std::min(column, range.size() + 1));
  }
  numbers.value(formula, visit);
}

}  // namespace gamecert::language
