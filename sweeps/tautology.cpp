// Words are replaced by what stands for them; then what is not made of &, |, ->, <-> and ! is a variable, and all
// truths of the variables are tried.
#include "sweeps/tautology.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "conjectures/questions.hpp"
#include "language/expanded.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"
#include "sweeps/engines/ello_words.hpp"

namespace gamecert::sweeps {
namespace {

using language::Formula;
using language::Term;

/// Engines answer what a word says, by its expanded text, by this formula (graph_properties.hpp, engines/).
struct Identity {
  std::string_view says, formula;  // in prefix form
  std::string_view theorem;
};
constexpr std::string_view dual_critical =
    "a graph is an oddity exactly if it is odd-degenerate (Frank and Kiraly 2002; Szegedy and Szegedy, Combinatorica "
    "26, "
    "2006)";
constexpr Identity identities[] = {
    {ello_words::oddity, "wins odd-elimination", dual_critical},
    {ello_words::parity_driven, "| & odd-type wins odd-elimination & ! odd-type event", dual_critical},
    {ello_words::special, "forall vertex v delete v wins odd-elimination", dual_critical},
    {"even-type", "! odd-type", ""},
    {"max set S if = induce S size 0 card S -infinite", "complement clique-number",
     "independent sets are the cliques of the complement"},
    {"min set S if = remove S size 0 card S infinite", "- order complement clique-number",
     "the vertices outside of an independent set meet every edge (Gallai 1959)"}};
/// What these engines answer is so.
constexpr std::string_view facts_of_engines[] = {"-> wins odd-elimination odd-type", "-> event ! odd-type",
                                                 "-> event all-even"};

class Rewriting {
 public:
  explicit Rewriting(bool by_engines, bool by_definitions) : engines_(by_engines), definitions_(by_definitions) {}

  /// With bound names that depend on the form alone.
  Formula of(const Formula& formula, std::map<std::string, std::string> names = {}, int depth = 0) {
    if (const auto name = names.find(formula.word);
        name != names.end() && language::find_word(formula.word) == nullptr) {
      Formula result{name->second, {}};
      for (const Formula& argument : formula.arguments) result.arguments.push_back(of(argument, names, depth));
      return result;
    }
    if (std::optional<Formula> other = formula.arguments.empty() ? instead_of(formula.word) : std::nullopt)
      return of(*other, {}, depth);
    Formula result{formula.word, {}};
    const language::LanguageWord* word = language::find_word(formula.word);
    const bool let = word != nullptr && word->meaning == language::Meaning::let;
    const bool quantifier = word != nullptr && word->quantifies();
    if (word != nullptr && word->meaning == language::Meaning::recursion) return of_recursion(formula, names, depth);
    for (std::size_t i = 0; i < formula.arguments.size(); ++i) {
      const Formula& argument = formula.arguments[i];
      if (i == 0 && (let || quantifier)) {
        const Formula* bound = let ? &argument : argument.arguments.empty() ? nullptr : &argument.arguments[0];
        const std::string name = "x" + std::to_string(depth++);
        result.arguments.push_back(let                ? Formula{name, {}}
                                   : bound == nullptr ? argument
                                                      : Formula{argument.word, {{name, {}}}});
        for (std::size_t k = 1; quantifier && k < argument.arguments.size(); ++k)  // of the range, outside of the name
          result.arguments[0].arguments.push_back(of(argument.arguments[k], names, depth));
        if (!let && bound != nullptr) names[bound->word] = name;
        continue;
      }
      if (let && i == 2) names[formula.arguments[0].word] = result.arguments[0].word;  // not yet in the value
      result.arguments.push_back(of(argument, names, depth));
    }
    return result;
  }
  Formula of_recursion(const Formula& formula, std::map<std::string, std::string> names, int depth) {
    Formula head = formula.arguments[0];
    head.word = "x" + std::to_string(depth++);
    std::map<std::string, std::string> inner{{formula.arguments[0].word, head.word}};
    int deeper = depth;
    for (std::size_t i = 1; i < head.arguments.size(); ++i) {
      std::string& parameter = head.arguments[i].arguments[0].word;
      const std::string name = "x" + std::to_string(deeper++);
      inner[std::exchange(parameter, name)] = name;
    }
    Formula definition = of(formula.arguments[1], inner, deeper);
    names[formula.arguments[0].word] = head.word;
    return {formula.word, {std::move(head), std::move(definition), of(formula.arguments[2], names, depth)}};
  }
  /// That were used.
  const std::set<std::string_view>& theorems() const { return theorems_; }

 private:
  std::optional<Formula> instead_of(const std::string& word) {
    const Term* term = language::find_term(word);
    if (term == nullptr) return std::nullopt;
    if (term->asks != nullptr) return engines_ || definitions_ ? std::optional(*term->asks) : std::nullopt;
    const auto* identity = std::ranges::find(identities, language::expanded_text(*term), &Identity::says);
    if (engines_ && identity != std::end(identities)) {
      if (!identity->theorem.empty()) theorems_.insert(identity->theorem);
      const std::string text(identity->formula);
      return term->kind == Term::Kind::property ? conjectures::read_prefix(text)
                                                : conjectures::read_prefix_number(text);
    }
    if (!definitions_ || term->definition.empty()) return std::nullopt;
    if (!term->theorem.empty()) theorems_.insert(term->theorem);
    return language::definition(*term);
  }

  bool engines_, definitions_;
  std::set<std::string_view> theorems_;
};

class Truths {
 public:
  static constexpr std::size_t most = 14;  // variables

  /// The number of the variable that the formula is.
  std::size_t variable(const Formula& formula) {
    return numbers_.try_emplace(language::prefix(formula), numbers_.size()).first->second;
  }
  void collect(const Formula& formula) {
    if (!connective(formula)) {
      if (!constant(formula)) variable(formula);
      return;
    }
    for (const Formula& side : formula.arguments) collect(side);
  }
  std::size_t size() const { return numbers_.size(); }

  bool value(const Formula& formula, unsigned truths) const {
    if (const auto fixed = constant(formula)) return *fixed;
    if (!connective(formula)) return (truths >> numbers_.at(language::prefix(formula)) & 1U) != 0;
    const bool left = value(formula.arguments[0], truths);
    if (formula.word == "!") return !left;
    const bool right = value(formula.arguments[1], truths);
    return formula.word == "&"    ? left && right
           : formula.word == "|"  ? left || right
           : formula.word == "->" ? !left || right
                                  : left == right;
  }

 private:
  static bool connective(const Formula& formula) {
    constexpr std::string_view words[] = {"&", "|", "->", "<->", "!"};
    return std::ranges::count(words, formula.word) != 0;
  }
  /// Of what has the same truth at every graph: comparisons of a number or a set with itself, too.
  static std::optional<bool> constant(const Formula& formula) {
    if (formula.word == "true") return true;
    if (formula.word == "false") return false;
    if (formula.arguments.size() != 2 || formula.arguments[0] != formula.arguments[1]) return std::nullopt;
    const std::string& word = formula.word;
    if (word == "=" || word == "<=" || word == ">=" || word == "same" || word == "in") return true;
    return word == "!=" || word == "<" || word == ">" ? std::optional(false) : std::nullopt;
  }
  std::map<std::string, std::size_t> numbers_;
};

/// Whether the formula is true wherever the facts are, whatever the truths of its variables.
bool follows(const Formula& formula, const std::vector<Formula>& facts) {
  Truths truths;
  truths.collect(formula);
  for (const Formula& fact : facts) truths.collect(fact);
  if (truths.size() > Truths::most) return false;
  for (unsigned values = 0; values < 1U << truths.size(); ++values) {
    const auto holds = [&](const Formula& fact) { return truths.value(fact, values); };
    if (std::ranges::all_of(facts, holds) && !holds(formula)) return false;
  }
  return true;
}

/// With `true` for what says that everything satisfies a tautology. The facts are about the graph alone, and not for
/// what stands inside.
Formula without_valid_quantifiers(const Formula& formula) {
  Formula result{formula.word, {}};
  for (const Formula& argument : formula.arguments) result.arguments.push_back(without_valid_quantifiers(argument));
  const bool quantified = result.word == "forall" && result.arguments.size() == 2;
  return quantified && follows(result.arguments[1], {}) ? Formula{"true", {}} : result;
}

bool tautology(const Formula& formula, Rewriting& rewriting, bool with_known) {
  std::vector<Formula> facts;
  if (with_known)
    for (const std::string_view fact : facts_of_engines) facts.push_back(conjectures::read_prefix(fact));
  return follows(without_valid_quantifiers(rewriting.of(formula)), facts);
}

std::string listed(const std::set<std::string_view>& theorems) {
  std::string text;
  for (const std::string_view theorem : theorems) text.append(text.empty() ? "" : "; ").append(theorem);
  return text;
}

}  // namespace

std::string decided_by_form(const Formula& formula, Evaluator::Mode mode) {
  Rewriting none(false, false), definitions(false, true), engines(true, false);
  if (tautology(formula, none, false)) return "true by its form alone: no graph could refute it";
  if (tautology(formula, definitions, false)) {
    const std::string theorems = listed(definitions.theorems());
    return "true by the definitions of its words alone: no graph could refute it" +
           (theorems.empty() ? "" : "; they rest on " + theorems);
  }
  if (mode != Evaluator::Mode::fast || !tautology(formula, engines, true) || engines.theorems().empty()) return "";
  return "decided by a theorem, not graph by graph, as both sides are one computation: " + listed(engines.theorems()) +
         "; --definition computes both";
}

}  // namespace gamecert::sweeps
