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
#include "language/typing.hpp"
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

/// Words replaced by what stands for them, in a formula without a variable that is called like a word.
class Rewriting {
 public:
  explicit Rewriting(bool by_engines, bool by_definitions) : engines_(by_engines), definitions_(by_definitions) {}

  Formula of(const Formula& formula) {
    if (std::optional<Formula> other = formula.arguments.empty() ? instead_of(formula.word) : std::nullopt)
      return of(*other);
    Formula result{formula.word, {}};
    for (const Formula& argument : formula.arguments) result.arguments.push_back(of(argument));
    return result;
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
  const Formula rewritten = language::renamed_by_depth(rewriting.of(language::renamed_by_depth(formula)));
  return follows(without_valid_quantifiers(rewritten), facts);
}

std::string listed(const std::set<std::string_view>& theorems) {
  std::string text;
  for (const std::string_view theorem : theorems) text.append(text.empty() ? "" : "; ").append(theorem);
  return text;
}

}  // namespace

std::string decided_by_form(const Formula& formula, Evaluator::Mode mode, SweptFor swept) {
  const bool conjecture = swept == SweptFor::conjecture;
  const std::string truth = conjecture ? "true" : "false",
                    why = conjecture ? "no graph could refute it" : "no graph could have the property";
  Rewriting none(false, false), definitions(false, true), engines(true, false);
  if (tautology(formula, none, false)) return truth + " by its form alone: " + why;
  if (tautology(formula, definitions, false)) {
    const std::string theorems = listed(definitions.theorems());
    return truth + " by the definitions of its words alone: " + why +
           (theorems.empty() ? "" : "; they rest on " + theorems);
  }
  if (mode != Evaluator::Mode::fast || !tautology(formula, engines, true) || engines.theorems().empty()) return "";
  return "decided by a theorem, not graph by graph, as both sides are one computation: " + listed(engines.theorems()) +
         "; --definition computes both";
}

}  // namespace gamecert::sweeps
