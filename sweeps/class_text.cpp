// Parts of the text told apart: words of generators keep their columns in a text of their own, formulas are read.
#include "sweeps/class_text.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <utility>

#include "language/about.hpp"
#include "language/formula.hpp"
#include "language/infix.hpp"
#include "language/reader/misspelt.hpp"
#include "language/reader/tokens.hpp"
#include "language/sort.hpp"
#include "language/terms.hpp"
#include "language/typing.hpp"
#include "language/words.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::GraphClass;
using language::Formula;

constexpr std::string_view hereditary_properties[] = {
    "planar",    "outerplanar",   "series-parallel", "forest",  "chordal",  "split",     "cograph",
    "claw-free", "triangle-free", "bipartite",       "perfect", "complete", "line-graph"};
constexpr std::string_view growing[] = {"order",
                                        "size",
                                        "max-degree",
                                        "clique-number",
                                        "independence-number",
                                        "chromatic-number",
                                        "degeneracy",
                                        "arboricity",
                                        "treewidth",
                                        "vertex-cover-number",
                                        "feedback-number",
                                        "matching-number",
                                        "triangles",
                                        "edge-chromatic-number",
                                        "circumference",
                                        "cyclomatic-number",
                                        "rank",
                                        "binary-rank",
                                        "largest-induced-forest",
                                        "largest-induced-tree",
                                        "largest-induced-bipartite-subgraph",
                                        "largest-induced-path",
                                        "largest-induced-linear-forest",
                                        "largest-induced-star",
                                        "local-independence-number",
                                        "upper-irredundance-number",
                                        "independent-sets",
                                        "cliques",
                                        "matchings",
                                        "induced-matching-number",
                                        "clique-cover-number",
                                        "vertex-arboricity"};
constexpr std::string_view shrinking[] = {"girth"};

bool stands_in(std::span<const std::string_view> list, const std::string& word) {
  return std::ranges::find(list, word) != list.end();
}

std::optional<int> constant(const Formula& formula) {
  int value = 0;
  const char* end = formula.word.data() + formula.word.size();
  const auto [rest, error] = std::from_chars(formula.word.data(), end, value);
  return error == std::errc{} && rest == end ? std::optional(value) : std::nullopt;
}

/// A part of the text of a class.
using Part = language::ListPart;

/// Between blanks outside of brackets.
std::vector<Part> blank_parts(const Part& whole) {
  std::vector<Part> result;
  int open = 0;
  std::size_t begin = 0;
  for (std::size_t at = 0; at <= whole.text.size(); ++at) {
    const char c = at < whole.text.size() ? whole.text[at] : ' ';
    if (c == '(' || c == '[' || c == '{') ++open;
    if (c == ')' || c == ']' || c == '}') --open;
    const bool ends = at == whole.text.size() || (c == ' ' && open <= 0);
    if (!ends) continue;
    if (begin < at) result.push_back({whole.text.substr(begin, at - begin), whole.column + begin});
    begin = at + 1;
  }
  return result;
}

/// That of a word of classes, with numbers or without; null for other words.
const graphs::ClassWord* class_word(std::string_view text) {
  const std::string_view name = text.substr(0, text.find(':'));
  for (const graphs::ClassWord& word : graphs::class_words())
    if (!name.empty() && (name == word.name || name == word.also[0] || name == word.also[1])) return &word;
  return nullptr;
}

bool property(std::string_view text, const language::UserWords* users) {
  if (text == "true" || text == "false") return true;
  const language::Term* term = language::find_term(text);
  if (term != nullptr) return term->kind == language::Term::Kind::property;
  if (users == nullptr) return false;
  const auto known = users->find(text);
  return known != users->end() && known->second.gives == language::Sort::truth;
}

/// `planar`, `max-degree:3`: what can be no formula but a single word, and is meant as one.
bool plain_word(std::string_view text) {
  const std::string_view name = text.substr(0, text.find(':'));
  const std::string_view number = text.substr(std::min(name.size() + 1, text.size()));
  return !name.empty() && text::small_letter(name.front()) && (name.size() == text.size() || !number.empty()) &&
         name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos &&
         number.find_first_not_of("0123456789.") == std::string_view::npos && language::find_word(name) == nullptr &&
         language::find_range_word(name) == nullptr;
}

[[noreturn]] void unknown(const Part& word, const language::UserWords* users) {
  std::vector<std::string_view> known{"true", "false"};
  for (const graphs::ClassWord& each : graphs::class_words())
    known.insert(known.end(), {each.name, each.also[0], each.also[1]});
  for (const language::Term& term : language::terms())
    if (term.kind == language::Term::Kind::property && !term.of_colouring) known.push_back(term.name);
  if (users != nullptr)
    for (const auto& [name, user] : *users)
      if (user.gives == language::Sort::truth) known.push_back(name);
  const language::Term* term = language::find_term(word.text);
  const bool number = term != nullptr && term->kind != language::Term::Kind::property;
  throw text::InputError("expected a class of graphs such as connected or trees, or a property" +
                             (number ? "" : text::did_you_mean(word.text, known)) + ", found " +
                             (!number                                   ? ""
                              : term->kind == language::Term::Kind::set ? "the set "
                                                                        : "the number ") +
                             text::quoted(word.text) + (number ? "" : language::meant_elsewhere(word.text)),
                         word.column);
}

/// The word that a generator has for the formula; empty if there is none.
std::string generated_by(const Formula& formula) {
  if (formula == Formula{"cubic", {}}) return "regular:3";
  if (formula.word == "free" && formula.arguments[0].word == "Bw") return "triangle-free";
  if (formula.arguments.size() != 2) return "";
  const std::string& left = formula.arguments[0].word;
  const auto value = constant(formula.arguments[1]);
  if (!value || *value < 1) return "";
  const std::string number = std::to_string(*value), less = std::to_string(*value - 1),
                    more = std::to_string(*value + 1);
  const std::string& sign = formula.word;
  if (left == "max-degree") return sign == "<=" ? "max-degree:" + number : sign == "<" ? "max-degree:" + less : "";
  if (left == "min-degree") return sign == ">=" ? "min-degree:" + number : sign == ">" ? "min-degree:" + more : "";
  if (left != "size") return "";
  const std::string most = std::to_string(GraphClass::any_size.last);
  return sign == "="    ? "size:" + number
         : sign == "<=" ? "size:0.." + number
         : sign == "<"  ? "size:0.." + less
         : sign == ">=" ? "size:" + number + ".." + most
         : sign == ">"  ? "size:" + more + ".." + most
                        : "";
}

/// Into the class, if a generator has a word for it that goes with the others, or else to the conditions.
void add(const Formula& formula, MeantClass& meant) {
  if (formula.word == "true") return;
  if (formula.word == "&") {
    for (const Formula& side : formula.arguments) add(side, meant);
    return;
  }
  const std::string word = meant.generated.directed() ? "" : generated_by(formula);
  if (!word.empty()) {
    try {
      meant.generated = graphs::graph_class(graphs::name(meant.generated) + "," + word);
      return;
    } catch (const text::InputError&) {
      // No graph is of the class and fits the formula: the condition is false at all of them.
    }
  }
  meant.conditions.push_back(formula);
}

/// The words for generators, each at its column.
class GeneratorWords {
 public:
  explicit GeneratorWords(std::size_t columns) : text_(columns, ' ') {}
  void take(const Part& word) {
    if (!first_) text_[word.column - 2] = ',';
    first_ = false;
    std::ranges::copy(word.text, text_.begin() + static_cast<std::ptrdiff_t>(word.column - 1));
  }
  GraphClass meant() const { return first_ ? GraphClass::connected : graphs::graph_class(text_); }

 private:
  std::string text_;
  bool first_ = true;
};

/// What a word of classes says as a formula; empty for those that no formula can say: `all` and kinds of digraphs.
std::string formula_text(const graphs::ClassWord& word, std::string_view text) {
  const std::string numbers(text.substr(std::min(text.find(':') + 1, text.size())));
  using Takes = graphs::ClassWord::Takes;
  if (word.takes == Takes::perhaps_degree) return "regular & max-degree = " + numbers;
  if (word.takes == Takes::least_degree) return "min-degree >= " + numbers;
  if (word.takes == Takes::greatest_degree) return "max-degree <= " + numbers;
  if (word.takes == Takes::sizes) return (numbers.find("..") == std::string::npos ? "size = " : "size in ") + numbers;
  if (word.says.kind == GraphClass::Kind::trees) return "tree";
  if (word.says.kind == GraphClass::Kind::mops) return "mop";
  if (word.says.kind == GraphClass::Kind::linear_mops) return "linear-mop";
  if (word.says.kind == GraphClass::Kind::triangulations) return "planar & order >= 3 & size = 3 * order - 6";
  return "";
}

/// A formula in which words of classes may stand. Beside the outermost `&` they are for generators.
class ClassFormula {
 public:
  ClassFormula(const Part& part, const language::UserWords* users) : part_(part), users_(users), plain_(part.text) {
    if (!readable()) find_words();
    formula_ = read({});
  }
  void give(GeneratorWords& of_generators) const { give(formula_, of_generators); }
  /// What is left as a condition.
  Formula condition(language::GraphKind about) const { return said(read(about), true); }

  ClassFormula(ClassFormula&&) noexcept = default;  // a copy would speak of the words of the other

 private:
  struct Use {
    language::OtherWord word;
    Part part;
    const graphs::ClassWord* meaning;
  };

  /// Names stand for words with numbers, `regular:3`, and have as many characters.
  void find_words() {
    const std::vector<language::Token> tokens = language::tokens(part_.text);
    names_.reserve(tokens.size());
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
      const graphs::ClassWord* meaning = class_word(tokens[i].text);
      const bool taken = language::find_term(tokens[i].text) != nullptr;
      const std::size_t begin = tokens[i].column - 1;
      std::size_t end = begin + tokens[i].text.size(), next = i + 1;
      const auto follows = [&](bool fits) {
        if (!fits || tokens[next].column - 1 != end) return false;
        end += tokens[next++].text.size();
        return true;
      };
      const bool numbers = meaning != nullptr && meaning->takes != graphs::ClassWord::Takes::nothing &&
                           follows(tokens[next].is(":")) && follows(tokens[next].kind == language::Token::Kind::number);
      if (numbers && follows(tokens[next].is(".."))) follows(tokens[next].kind == language::Token::Kind::number);
      if (meaning == nullptr || (taken && !numbers)) continue;
      std::string name(part_.text.substr(begin, end - begin));
      std::ranges::replace_if(
          name, [](char c) { return c == ':' || c == '.'; }, 'x');
      plain_.replace(begin, name.size(), name);
      names_.push_back(std::move(name));
      uses_.emplace(names_.back(), Use{{names_.back(), language::Sort::truth},
                                       {part_.text.substr(begin, end - begin), part_.column + begin},
                                       meaning});
    }
    for (const auto& [name, use] : uses_) others_.emplace(name, &use.word);
  }

  /// Whether it says something without words of classes; `let d = size:3 * d = 6` names none.
  bool readable() const {
    try {
      return conjectures::parse_conjecture(part_.text, {}, users_), true;
    } catch (const text::InputError&) {
      return false;
    }
  }

  Formula read(language::About about) const {
    try {
      return conjectures::parse_conjecture(plain_, about, users_, &others_);
    } catch (const text::InputError& error) {
      if (uses_.empty()) text::throw_shifted(error, part_.column - 1);
      std::string what = error.what();
      for (const auto& [name, use] : uses_)
        if (const std::size_t at = what.find("'" + std::string(name) + "'"); at != std::string::npos)
          what.replace(at + 1, name.size(), use.part.text);
      text::throw_shifted(text::InputError(what, error.column()), part_.column - 1);
    }
  }

  void give(const Formula& formula, GeneratorWords& of_generators) const {
    const auto use = uses_.find(formula.word);
    if (use != uses_.end()) of_generators.take(use->second.part);
    if (formula.word == "&")
      for (const Formula& side : formula.arguments) give(side, of_generators);
  }

  /// Without words of classes, which at the outermost `&` are given to generators.
  Formula said(Formula formula, bool outermost) const {
    const auto use = uses_.find(formula.word);
    if (use != uses_.end()) {
      if (outermost) return {"true", {}};
      const auto& [word, part, meaning] = use->second;
      const std::string text = formula_text(*meaning, part.text);
      if (text.empty())
        throw text::InputError("expected a property inside the formula, found " + text::quoted(part.text) +
                                   ", which stands by itself in a class",
                               part.column);
      return conjectures::parse_conjecture(text);
    }
    for (Formula& side : formula.arguments) side = said(std::move(side), outermost && formula.word == "&");
    return formula;
  }

  Part part_;
  const language::UserWords* users_;
  std::string plain_;
  std::vector<std::string> names_ = {};
  std::map<std::string_view, Use> uses_ = {};
  language::OtherWords others_ = {};
  Formula formula_ = {};
};

}  // namespace

MeantClass read_class(std::string_view text, const language::UserWords* users) {
  GeneratorWords of_generators(text.size());
  std::vector<ClassFormula> formulas;
  for (const Part& part : language::list_parts(text)) {
    if (part.text.empty())
      throw text::InputError("expected a class of graphs such as connected or trees, found ''", part.column);
    const std::vector<Part> words = blank_parts(part);
    const auto known = [&](const Part& word) { return class_word(word.text) != nullptr || property(word.text, users); };
    if (!std::ranges::all_of(words, [&](const Part& word) { return known(word) || plain_word(word.text); })) {
      formulas.emplace_back(part, users);
      formulas.back().give(of_generators);
      continue;
    }
    for (const Part& word : words) {
      if (!known(word)) unknown(word, users);
      if (class_word(word.text) != nullptr) {
        of_generators.take(word);
      } else {
        formulas.emplace_back(word, users);
      }
    }
  }
  MeantClass meant{of_generators.meant()};
  const auto about = meant.generated.directed() ? language::GraphKind::digraphs : language::GraphKind::graphs;
  for (const ClassFormula& formula : formulas) add(formula.condition(about), meant);
  return meant;
}

std::string name(const MeantClass& meant) {
  std::string text = graphs::name(meant.generated);
  for (const Formula& condition : meant.conditions) text += "," + language::infix(condition);
  return text;
}

Formula conjunction(const std::vector<Formula>& conditions) {
  if (conditions.empty()) return {"true", {}};
  Formula result = conditions.front();
  for (std::size_t i = 1; i < conditions.size(); ++i) result = {"&", {std::move(result), conditions[i]}};
  return result;
}

Formula under(const std::vector<Formula>& conditions, const Formula& conjecture) {
  if (conditions.empty()) return conjecture;
  if (conjecture.word != "->") return {"->", {conjunction(conditions), conjecture}};
  return {"->", {{"&", {conjunction(conditions), conjecture.arguments[0]}}, conjecture.arguments[1]}};
}

bool hereditary(const Formula& formula) {
  const std::string& word = formula.word;
  if (word == "free" || word == "induced-free" || word == "minor-free") return true;
  if (word == "&" || word == "|") return std::ranges::all_of(formula.arguments, hereditary);
  if (formula.arguments.empty()) return stands_in(hereditary_properties, word);
  if (formula.arguments.size() != 2 || !formula.arguments[0].arguments.empty() || !constant(formula.arguments[1]))
    return false;
  const std::string& left = formula.arguments[0].word;
  return ((word == "<=" || word == "<") && stands_in(growing, left)) ||
         ((word == ">=" || word == ">") && stands_in(shrinking, left));
}

}  // namespace gamecert::sweeps
