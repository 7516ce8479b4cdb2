// Names and types of the conjecture language: from a tree with columns to a formula.
#include "conjectures/language.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "conjectures/syntax.hpp"
#include "conjectures/tokens.hpp"
#include "conjectures/words.hpp"
#include "games/game.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::conjectures {
namespace {

using conjectures::find_range;
using conjectures::find_term;
using conjectures::find_word;
using conjectures::Formula;
using conjectures::Range;
using conjectures::Sort;
using conjectures::Term;

Sort gives(const Term& term) { return term.kind == Term::Kind::property ? Sort::truth : Sort::number; }

/// What a tree gives, if its own word says so.
std::optional<Sort> gives(const Syntax& syntax) {
  if (syntax.kind == Syntax::Kind::number) return Sort::number;
  if (syntax.word == "delete") return gives(syntax.arguments[1]);
  if (syntax.kind == Syntax::Kind::word) return find_word(syntax.word)->gives;
  if (const Term* term = find_term(syntax.word)) return gives(*term);
  return std::nullopt;
}

[[noreturn]] void fail(const std::string& expected, const std::string& found, const Syntax& at,
                       const std::string& hint = "") {
  throw text::InputError("expected " + expected + ", found " + found + (hint.empty() ? "" : " (" + hint + ")"),
                         at.column);
}

class Typing {
 public:
  explicit Typing(About about) : about_(about) {}

  Formula formula(const Syntax& syntax, std::optional<Sort> wanted) {
    Formula result = typed(syntax, wanted);
    const std::string word = about_ ? conjectures::misfit(result, *about_) : "";
    const bool inside = !word.empty() && word != result.word;  // the game asked, what is quantified over
    if (!word.empty()) throw conjectures::misfit_error(word, *about_, (inside ? syntax.arguments[0] : syntax).column);
    return result;
  }

 private:
  Formula typed(const Syntax& syntax, std::optional<Sort> wanted) {
    if (syntax.kind == Syntax::Kind::name) return name(syntax, wanted);
    if (syntax.word == "delete") return deletion(syntax, wanted);
    if (wanted && *gives(syntax) != *wanted) mismatch(syntax, *wanted);
    Formula result{syntax.word, {}};
    if (syntax.kind == Syntax::Kind::number) return result;
    if (find_word(syntax.word)->meaning == conjectures::Meaning::ask) return asks(syntax);
    if (tightness(syntax.word) == 0) return quantified(syntax);
    const auto& takes = find_word(syntax.word)->takes;
    for (std::size_t i = 0; i < syntax.arguments.size(); ++i) {
      result.arguments.push_back(formula(syntax.arguments[i], takes[i]));
    }
    return result;
  }

  Formula name(const Syntax& syntax, std::optional<Sort> wanted) {
    const Term* term = find_term(syntax.word);
    if (term == nullptr) unknown(syntax, wanted);
    if (wanted && gives(*term) != *wanted) mismatch(syntax, *wanted);
    if (term->of_colouring && !coloured_) {
      fail("a word about the graph", quoted(syntax.word), syntax,
           "it is about a colouring and stands inside 'forall colouring:', 'exists colouring:' or 'count colouring:'");
    }
    return {syntax.word, {}};
  }

  [[noreturn]] void unknown(const Syntax& syntax, std::optional<Sort> wanted) const {
    const bool numbers = wanted != Sort::truth;
    const bool truths = wanted != Sort::number;
    const std::string expected = numbers && truths ? "a property or an invariant"
                                 : truths          ? "a property"
                                                   : "a number or an invariant";
    if (const Variable* variable = find_variable(syntax.word)) {
      fail(expected, "the " + std::string(variable->range) + " " + quoted(syntax.word), syntax);
    }
    std::vector<std::string_view> known;
    for (const Term& term : conjectures::terms()) {
      if ((gives(term) == Sort::truth ? truths : numbers) && (!term.of_colouring || coloured_)) {
        known.push_back(term.name);
      }
    }
    if (numbers) known.insert(known.end(), {"nimber", "score"});
    const std::string difference = meant_difference(syntax.word);
    if (!difference.empty()) {
      fail(expected, quoted(syntax.word), syntax, "a difference is written with spaces: " + quoted(difference));
    }
    fail(expected + text::did_you_mean(syntax.word, known), quoted(syntax.word), syntax);
  }

  /// `order - size` for order-size; empty if no hyphen stands between two invariants.
  static std::string meant_difference(const std::string& word) {
    const auto invariant = [](const std::string& part) {
      const Term* term = find_term(part);
      return term != nullptr && gives(*term) == Sort::number;
    };
    for (std::size_t at = word.find('-'); at != std::string::npos; at = word.find('-', at + 1)) {
      const std::string left = word.substr(0, at);
      const std::string right = word.substr(at + 1);
      if (invariant(right) && (invariant(left) || left.find_first_not_of("0123456789") == std::string::npos)) {
        return left + " - " + right;
      }
    }
    return "";
  }

  [[noreturn]] static void mismatch(const Syntax& syntax, Sort wanted) {
    const std::string expected = wanted == Sort::truth ? "a truth value" : "a number";
    const std::string found = wanted == Sort::truth ? "a number" : "a truth value";
    if (syntax.kind != Syntax::Kind::word) {
      fail(expected, (wanted == Sort::truth ? "the number " : "the property ") + quoted(syntax.word), syntax);
    }
    std::string hint;
    if (tightness(syntax.word) == 0) {
      hint = "the body of " + quoted(syntax.word) + " reaches as far right as possible; parentheses end it";
    }
    fail(expected, found, syntax, hint);
  }

  static Formula asks(const Syntax& syntax) {
    const Syntax& game = syntax.arguments[0];
    const std::vector<std::string_view> known = conjectures::askable_games(syntax.word);
    if (std::ranges::find(known, game.word) == known.end()) {
      const std::string what = syntax.word == "nimber" ? "nimbers" : "scores";
      fail("a game on graphs or digraphs with " + what + text::did_you_mean(game.word, known), quoted(game.word), game,
           conjectures::why_not_asked(game.word));
    }
    std::vector<conjectures::GameOption> options;
    for (const Syntax& option : game.arguments) options.push_back({option.word, option.column});
    return {syntax.word, {conjectures::asked_game(game.word, options)}};
  }

  /// What its body gives.
  Formula deletion(const Syntax& syntax, std::optional<Sort> wanted) {
    const Syntax& part = syntax.arguments[0];
    if (find_variable(part.word) == nullptr) {
      std::vector<std::string_view> known;
      for (const Variable& variable : variables_) known.push_back(variable.name);
      const std::string expected = known.empty()
                                       ? "a vertex of 'forall vertex v:' or an edge of 'forall edge e:' around this"
                                       : "a vertex or an edge of a quantifier around this";
      fail(expected + text::did_you_mean(part.word, known), quoted(part.word), part);
    }
    const bool outer = coloured_;
    coloured_ = false;
    Formula result{"delete", {{part.word, {}}, formula(syntax.arguments[1], wanted)}};
    coloured_ = outer;
    return result;
  }

  Formula quantified(const Syntax& syntax) {
    const Syntax& over = syntax.arguments[0];
    const bool outer = coloured_;
    const std::size_t outer_variables = variables_.size();
    Formula quantifier{over.word, {}};
    if (find_range(over.word) == Range::colourings) {
      coloured_ = true;
    } else {
      const Syntax& variable = over.arguments[0];
      if (!conjectures::names_variable(variable.word)) {
        fail("a name of small letters and digits that is no word of the language", quoted(variable.word), variable);
      }
      if (find_variable(variable.word) != nullptr) {
        fail("a new name", quoted(variable.word) + ", which a quantifier around this one has", variable);
      }
      variables_.push_back({variable.word, over.word});
      quantifier.arguments.push_back({variable.word, {}});
    }
    Formula body = formula(syntax.arguments[1], Sort::truth);
    coloured_ = outer;
    variables_.resize(outer_variables);
    return {syntax.word, {std::move(quantifier), std::move(body)}};
  }

  struct Variable {
    std::string_view name;
    std::string_view range;  // `vertex` or `edge`
  };
  const Variable* find_variable(std::string_view name) const {
    const auto found = std::ranges::find(variables_, name, &Variable::name);
    return found == variables_.end() ? nullptr : &*found;
  }

  About about_;
  bool coloured_ = false;            // inside `colouring`
  std::vector<Variable> variables_;  // in scope
};

}  // namespace

Formula parse_conjecture(std::string_view text, About about) {
  return Typing(about).formula(parse_syntax(text), Sort::truth);
}

Formula parse_number(std::string_view text, About about) {
  return Typing(about).formula(parse_syntax(text), Sort::number);
}

Formula parse_expression(std::string_view text, About about) {
  return Typing(about).formula(parse_syntax(text), std::nullopt);
}

}  // namespace gamecert::conjectures
