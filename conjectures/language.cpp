// Names and types of the conjecture language: from a tree with columns to a formula.
#include "conjectures/language.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <vector>

#include "conjectures/game_syntax.hpp"
#include "conjectures/reader/misspelt.hpp"
#include "conjectures/reader/tokens.hpp"
#include "conjectures/syntax.hpp"
#include "conjectures/words.hpp"
#include "games/game.hpp"
#include "graphs/families/users_board.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "graphs/streams/foreign_text.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::conjectures {
namespace {

Sort gives(const Term& term) { return term.kind == Term::Kind::property ? Sort::truth : Sort::number; }

[[noreturn]] void fail(const std::string& expected, const std::string& found, const Syntax& at,
                       const std::string& hint = "") {
  throw text::InputError("expected " + expected + ", found " + found + (hint.empty() ? "" : " (" + hint + ")"),
                         at.column);
}

std::string called(Sort sort) {
  constexpr const char* names[] = {"a truth value", "a number",          "a vertex",
                                   "an edge",       "a set of vertices", "a vertex or an edge",
                                   "an order",      "a value",           "a truth value or a number",
                                   "a quantifier",  "a variable",        "a game",
                                   "a graph"};
  static_assert(std::size(names) == static_cast<std::size_t>(Sort::pattern) + 1);
  return names[static_cast<std::size_t>(sort)];
}

class Typing {
 public:
  Typing(About about, const UserWords* users) : about_(about), users_(users) {}

  /// `any` is wanted where every value will do.
  Formula formula(const Syntax& syntax, Sort wanted) {
    Formula result = typed(syntax, wanted);
    const std::string word = about_ ? conjectures::misfit(result, *about_) : "";
    const bool inside = !word.empty() && word != result.word;  // the game asked, what is quantified over
    if (!word.empty()) throw conjectures::misfit_error(word, *about_, (inside ? syntax.arguments[0] : syntax).column);
    return result;
  }
  /// What was typed last gives.
  Sort gave() const { return gave_; }

 private:
  struct Variable {
    std::string_view name;
    std::string_view range;  // `vertex`, `edge`, `set`, ..., or `let`
    Sort sort;
  };

  Formula typed(const Syntax& syntax, Sort wanted) {
    if (syntax.kind == Syntax::Kind::number) {
      require(syntax, wanted, Sort::number);
      return {syntax.word, {}};
    }
    if (syntax.kind == Syntax::Kind::name) return name(syntax, wanted);
    if (asks_game(syntax.word)) return asks(syntax, wanted);
    const LanguageWord& word = *find_word(syntax.word);
    if (word.meaning == Meaning::change) return change(word, syntax, wanted);
    if (syntax.word == "=" || syntax.word == "!=") return equality(syntax, wanted);
    if (word.gives != Sort::either) require(syntax, wanted, word.gives);
    Formula result = word.meaning == Meaning::pattern ? pattern(syntax) : arguments(word, syntax, wanted);
    if (word.gives != Sort::either) gave_ = word.gives;
    return result;
  }

  Formula arguments(const LanguageWord& word, const Syntax& syntax, Sort wanted) {
    Formula result{syntax.word, {}};
    const bool outer = coloured_;
    const std::size_t outer_variables = variables_.size();
    if (word.quantifies()) result.arguments.push_back(quantifier(syntax.arguments[0]));
    if (word.meaning == Meaning::let) result.arguments.push_back({new_name(syntax.arguments[0]), {}});
    for (std::size_t i = word.first_formula(); i < syntax.arguments.size(); ++i) {
      if (word.meaning == Meaning::let && i == 2) variables_.push_back({syntax.arguments[0].word, "let", gave_});
      const bool open = word.takes[i] == Sort::either;
      result.arguments.push_back(formula(syntax.arguments[i], open ? wanted : word.takes[i]));
      if (open && wanted == Sort::any) wanted = gave_;
    }
    coloured_ = outer;
    variables_.resize(outer_variables);
    return result;
  }

  /// Of numbers, or of sets.
  Formula equality(const Syntax& syntax, Sort wanted) {
    require(syntax, wanted, Sort::truth);
    if (syntax.arguments[0].word != "outcome" && is_outcome(syntax.arguments[0]) &&
        names_outcome(syntax.arguments[1].word)) {
      Syntax made = syntax.arguments[0];  // X(G - v) = P is (X = P)(G - v)
      Syntax inside = syntax;
      inside.arguments[0] = made.arguments.back();
      made.arguments.back() = std::move(inside);
      return formula(made, Sort::truth);
    }
    if (std::optional<Formula> compared = compared_outcome(syntax, game_typing()))
      return gave_ = Sort::truth, std::move(*compared);
    const bool sets = gives_set(syntax.arguments[0]) || gives_set(syntax.arguments[1]);
    const Sort takes = sets ? Sort::set : Sort::number;
    Formula result{sets ? "same" : syntax.word, {}};
    for (const Syntax& argument : syntax.arguments) result.arguments.push_back(formula(argument, takes));
    gave_ = Sort::truth;
    return sets && syntax.word == "!=" ? Formula{"!", {std::move(result)}} : result;
  }

  bool gives_set(const Syntax& syntax) const {
    if (syntax.kind == Syntax::Kind::number) return false;
    if (const Variable* variable = find_variable(syntax.word))
      return syntax.kind == Syntax::Kind::name && fits(Sort::set, variable->sort);
    const LanguageWord* word = find_word(syntax.word);
    if (word == nullptr || word->gives != Sort::either) return word != nullptr && word->gives == Sort::set;
    return gives_set(syntax.arguments.back());
  }

  Formula name(const Syntax& syntax, Sort wanted) {
    if (const Variable* variable = find_variable(syntax.word)) {
      if (!fits(wanted, variable->sort)) unknown(syntax, wanted);
      gave_ = variable->sort;
      return {syntax.word, {}};
    }
    if (const LanguageWord* word = find_word(syntax.word); word != nullptr && word->arguments == 0) {
      require(syntax, wanted, word->gives);
      return {syntax.word, {}};
    }
    if (const Formula* users = defined_by_user(syntax.word)) {
      const Formula& definition = *users;
      const Sort sort = users_->at(syntax.word).gives;
      require(syntax, wanted, sort);
      std::set<std::string> taken;
      for (const Variable& variable : variables_) taken.emplace(variable.name);
      return renamed(definition, std::move(taken));
    }
    const Term* term = find_term(syntax.word);
    if (term == nullptr) unknown(syntax, wanted);
    require(syntax, wanted, gives(*term));
    if (term->of_colouring && !coloured_) {
      fail("a word about the graph", quoted(syntax.word), syntax,
           "it is about a colouring and stands inside 'forall colouring:', 'exists colouring:' or 'count colouring:'");
    }
    return {syntax.word, {}};
  }

  const Formula* defined_by_user(const std::string& word) const {
    if (users_ == nullptr) return nullptr;
    const auto it = users_->find(word);
    return it == users_->end() ? nullptr : &it->second.definition;
  }

  [[noreturn]] void unknown(const Syntax& syntax, Sort wanted) const {
    const bool numbers = wanted == Sort::number || wanted == Sort::any;
    const bool truths = wanted == Sort::truth || wanted == Sort::any;
    const std::string expected = numbers && truths ? "a property or an invariant"
                                 : truths          ? "a property"
                                 : numbers         ? "a number or an invariant"
                                                   : called(wanted);
    if (const Variable* variable = find_variable(syntax.word)) {
      fail(expected,
           "the " + std::string(variable->range == "let" ? called(variable->sort).substr(2) : variable->range) + " " +
               quoted(syntax.word),
           syntax);
    }
    if (!numbers && !truths) {
      std::vector<std::string_view> known;
      for (const Variable& variable : visible())
        if (fits(wanted, variable.sort)) known.push_back(variable.name);
      fail(expected + (syntax.word == "E" ? meant_among("E", known) : text::did_you_mean(syntax.word, known)),
           quoted(syntax.word), syntax);
    }
    std::vector<std::string_view> known;
    for (const Term& term : conjectures::terms()) {
      if ((gives(term) == Sort::truth ? truths : numbers) && (!term.of_colouring || coloured_)) {
        known.push_back(term.name);
      }
    }
    for (const LanguageWord& word : conjectures::words())
      if (text::letter(word.text.front()) && word.text != syntax.word && is_written(word) &&
          ((numbers && word.gives == Sort::number) || (truths && word.gives == Sort::truth)))
        known.push_back(word.text);
    if (users_ != nullptr)
      for (const auto& [name, word] : *users_) known.push_back(name);
    const std::string difference = meant_difference(syntax.word);
    if (!difference.empty()) {
      fail(expected, quoted(syntax.word), syntax, "a difference is written with spaces: " + quoted(difference));
    }
    fail(expected + meant_among(syntax.word, known), quoted(syntax.word), syntax);
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

  void require(const Syntax& syntax, Sort wanted, Sort found) {
    gave_ = found;
    if (!fits(wanted, found)) mismatch(syntax, wanted, found);
  }

  [[noreturn]] static void mismatch(const Syntax& syntax, Sort wanted, Sort found) {
    if (syntax.kind != Syntax::Kind::word) {
      const std::string kind = found == Sort::number  ? "the number "
                               : found == Sort::truth ? "the property "
                                                      : "the set ";
      fail(called(wanted), kind + quoted(syntax.word), syntax);
    }
    std::string hint;
    const LanguageWord* word = find_word(syntax.word);
    if (word != nullptr && word->quantifies()) {
      hint = "the body of " + quoted(syntax.word) + " reaches as far right as possible; parentheses end it";
    }
    fail(called(wanted), called(found), syntax, hint);
  }

  GameTyping game_typing() {
    return {[this](const Syntax& part, Sort wanted) { return formula(part, wanted); }, [this] { return gave_; },
            [this](std::string_view name) {
              return std::ranges::find(variables_, name, &Variable::name) != variables_.end();
            },
            [this](const Formula& asks, std::size_t column) {
              const std::string word = about_ ? conjectures::misfit(asks, *about_) : "";
              if (!word.empty()) throw conjectures::misfit_error(word, *about_, column);
            }};
  }

  Formula asks(const Syntax& syntax, Sort wanted) {
    auto [result, gives] = game_formula(syntax, game_typing());
    require(syntax, wanted, gives);
    return std::move(result);
  }

  static Formula pattern(const Syntax& syntax) {
    const Syntax& graph = syntax.arguments[0];
    try {
      return {syntax.word, {{graphs::write_small_graph(graphs::small(graph_named(graph.word))), {}}}};
    } catch (const std::runtime_error& error) {
      fail("a graph in graph6 or of a family such as cycle:5", quoted(graph.word), graph,
           error.what() + graphs::advice_on(graph.word));
    }
  }

  static graphs::Graph graph_named(const std::string& text) {
    if (!graphs::names_users_board(text)) return graphs::read_graph6(text);
    return graphs::graph_of(graphs::users_board(text).board);
  }

  /// What its body gives, on another graph.
  Formula change(const LanguageWord& word, const Syntax& syntax, Sort wanted) {
    Formula result{syntax.word, {}};
    if (word.arguments == 2) {
      const Syntax& part = syntax.arguments[0];
      const bool known = part.kind != Syntax::Kind::name || find_variable(part.word) != nullptr || part.word == "V";
      if (!known && syntax.word == "join" && two_variables(part.word)) {
        result.arguments.push_back(*two_variables(part.word));
        gave_ = Sort::set;
      } else if (!known) {
        no_variable(part);
      } else {
        result.arguments.push_back(formula(part, Sort::set));
      }
      if (syntax.word == "delete" && gave_ == Sort::set) result.word = "remove";
      if ((syntax.word == "join" || syntax.word == "contract") && gave_ == Sort::vertex)
        fail("an edge or a set such as {u, v}", "one vertex", part);
    }
    const bool outer = coloured_;
    const std::ptrdiff_t outer_visible = first_visible_;
    coloured_ = false;
    if (syntax.word == "line") first_visible_ = std::ssize(variables_);
    result.arguments.push_back(formula(syntax.arguments.back(), wanted));
    coloured_ = outer;
    first_visible_ = outer_visible;
    return result;
  }

  /// `uv` for the set of the variables u and v.
  std::optional<Formula> two_variables(const std::string& text) const {
    for (std::size_t i = 1; i < text.size(); ++i) {
      const std::string one = text.substr(0, i), other = text.substr(i);
      if (find_variable(one) != nullptr && find_variable(other) != nullptr)
        return Formula{"union", {{one, {}}, {other, {}}}};
    }
    return std::nullopt;
  }

  [[noreturn]] void no_variable(const Syntax& part) const {
    std::vector<std::string_view> known;
    for (const Variable& variable : visible()) known.push_back(variable.name);
    const std::string expected = known.empty()
                                     ? "a vertex of 'forall vertex v:' or an edge of 'forall edge e:' around this"
                                     : "a vertex, an edge or a set of a quantifier around this";
    fail(expected + text::did_you_mean(part.word, known), quoted(part.word), part);
  }

  /// Opens it: its variable, or the words about colourings.
  Formula quantifier(const Syntax& over) {
    const RangeWord& range = *find_range_word(over.word);
    if (range.range == Range::colourings) {
      coloured_ = true;
      return {over.word, {}};
    }
    std::string name = new_name(over.arguments[0]);
    variables_.push_back({over.arguments[0].word, over.word, range.gives});
    return {over.word, {{std::move(name), {}}}};
  }

  std::string new_name(const Syntax& variable) const {
    if (!conjectures::names_variable(variable.word) || defined_by_user(variable.word) != nullptr) {
      fail("a name of letters and digits that is no word of the language", quoted(variable.word), variable);
    }
    if (std::ranges::find(variables_, variable.word, &Variable::name) != variables_.end()) {
      fail("a new name", quoted(variable.word) + ", which a quantifier around this one has", variable);
    }
    return variable.word;
  }

  std::vector<Variable> visible() const {
    std::vector<Variable> result;
    for (const Variable& variable : variables_)
      if (find_variable(variable.name) != nullptr) result.push_back(variable);
    return result;
  }
  /// Null for one that is hidden by line(G).
  const Variable* find_variable(std::string_view name) const {
    const auto known = std::ranges::find(variables_, name, &Variable::name);
    if (known == variables_.end()) return nullptr;
    const bool hidden = names_vertices(known->sort) && known - variables_.begin() < first_visible_;
    return hidden ? nullptr : &*known;
  }

  About about_;
  const UserWords* users_;
  bool coloured_ = false;             // inside `colouring`
  std::vector<Variable> variables_;   // in scope
  std::ptrdiff_t first_visible_ = 0;  // of those that name vertices
  Sort gave_ = Sort::any;             // what was typed last
};

Formula parsed(std::string_view text, About about, const UserWords* users, Sort wanted) {
  return Typing(about, users).formula(parse_syntax(text), wanted);
}

}  // namespace

Formula parse_conjecture(std::string_view text, About about, const UserWords* users) {
  return parsed(text, about, users, Sort::truth);
}

Formula parse_number(std::string_view text, About about, const UserWords* users) {
  return parsed(text, about, users, Sort::number);
}

TypedFormula parse_expression(std::string_view text, About about, const UserWords* users) {
  Typing typing(about, users);
  const Syntax syntax = parse_syntax(text);
  TypedFormula result{typing.formula(syntax, Sort::any), false};
  result.truth = typing.gave() == Sort::truth;
  if (!result.truth && typing.gave() != Sort::number) fail("a truth value or a number", called(typing.gave()), syntax);
  return result;
}

}  // namespace gamecert::conjectures
