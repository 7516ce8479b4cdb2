// Parsing by precedence: binary words by tightness, quantifiers as far right as possible.
#include "language/syntax.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "language/asking.hpp"
#include "language/reader/misspelt.hpp"
#include "language/reader/tokens.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::language {
namespace {

constexpr int nesting_limit = 200;
constexpr std::size_t digit_limit = 18;

/// 0 for a token that is no binary word.
int binary_tightness(const Token& token) {
  const int own = token.kind == Token::Kind::end || token.is("!") ? 0 : tightness(token.text);
  return own == tightest ? 0 : own;
}

/// Words whose argument is the body on another graph, and nothing else.
bool remakes(const Token& token) {
  const LanguageWord* word = find_word(token.text);
  return token.kind == Token::Kind::name && word != nullptr && word->meaning == Meaning::change && word->arguments == 1;
}

/// Words that are written in front of arguments in parentheses, `degree(v)`.
const LanguageWord* function(const Token& token) {
  const LanguageWord* word = token.kind == Token::Kind::name ? find_word(token.text) : nullptr;
  const bool plain = word != nullptr && word->meaning == Meaning::strict && word->arguments > 0 && is_written(*word);
  return plain && (binary_tightness(token) == 0 || token.text == "xor") ? word : nullptr;
}

std::string shown(const Token& token) {
  return token.kind == Token::Kind::end ? "the end of the text" : quoted(token.text);
}

[[noreturn]] void fail(const std::string& expected, const Token& token, const std::string& hint = "") {
  throw text::InputError("expected " + expected + ", found " + shown(token) + hint, token.column);
}

class Parser {
 public:
  Parser(std::string_view text, const OtherWords* others) : tokens_(tokens(text)), others_(others) {}

  Syntax whole() {
    Syntax result = operation(1);
    if (now().kind != Token::Kind::end) fail("an operator or the end of the text", now(), misplaced(tokens_, next_));
    return result;
  }

 private:
  const Token& now() const { return tokens_[next_]; }
  const Token& after() const { return tokens_[std::min(next_ + 1, tokens_.size() - 1)]; }
  Token take() { return tokens_[next_++]; }
  void take_sign(std::string_view sign, const std::string& where) {
    if (!now().is(sign)) fail(quoted(sign) + " " + where, now(), written());
    ++next_;
  }
  /// For words such as `and`.
  std::string written() const {
    const std::string_view sign = now().kind == Token::Kind::name ? sign_for(now().text) : std::string_view();
    return sign.empty() ? "" : " (write '" + std::string(sign) + "')";
  }

  static Syntax node(std::string_view word, std::vector<Syntax> arguments, std::size_t column) {
    Syntax result{Syntax::Kind::word, std::string(word), std::move(arguments), column};
    for (const Syntax& argument : result.arguments) result.depth = std::max(result.depth, argument.depth + 1);
    if (result.depth > nesting_limit) {
      throw text::InputError(
          "expected at most " + std::to_string(nesting_limit) + " words inside one another, found more", column);
    }
    return result;
  }

  /// An operation whose binary words bind at least that tightly.
  Syntax operation(int least) {
    const Nesting nesting(*this);
    const bool negative = now().is("-");
    Syntax left = operand(least);
    if (negative && now().is("^")) fail("parentheses, '(-x) ^ k' or '-(x ^ k)',", now());
    while (binary_tightness(now()) >= least) {
      const Token word = take();
      const int tightness = binary_tightness(word);
      const bool of_outcome = is_outcome(left) && (word.is("=") || word.is("!=")) && names_outcome(now().text);
      Syntax right = of_outcome ? name(take()) : operation(binds_to_the_right(word.text) ? tightness : tightness + 1);
      const std::size_t column = left.column;
      if (word.is("in") && now().is("..")) {
        left = between(std::move(left), std::move(right));
        continue;
      }
      std::vector<Syntax> arguments;
      arguments.push_back(std::move(left));
      arguments.push_back(std::move(right));
      left = node(word.text, std::move(arguments), column);
      if (!chains(word.text) && binary_tightness(now()) == comparison_tightness) {
        fail("a connective, ')' or the end of the text behind a comparison", now());
      }
    }
    return left;
  }

  /// `x in A..B`
  Syntax between(Syntax value, Syntax first) {
    take();
    Syntax last = operation(comparison_tightness + 1);
    const std::size_t column = value.column;
    Syntax above = node(">=", list_of(value, std::move(first)), column);
    return node("&", list_of(std::move(above), node("<=", list_of(std::move(value), std::move(last)), column)), column);
  }

  Syntax operand(int least) {
    if (!now().is("!") || least > negation_tightness) return applied(primary());
    const std::size_t column = take().column;
    return node("!", {operation(negation_tightness)}, column);
  }

  Syntax primary() {
    const Token token = now();
    if (token.is("(")) {
      take();
      Syntax inside = operation(1);
      take_sign(")", "or an operator");
      return inside;
    }
    if (token.kind == Token::Kind::number) return number();
    if (token.is("-")) return take(), negative(token.column);
    if (token.is("|")) return take(), card(token);
    if (token.is("{")) return take(), members(token);
    if (token.kind != Token::Kind::name || !written().empty())
      fail("a property, an invariant, a number or '('", token, written());
    take();
    const LanguageWord* word = find_word(token.text);
    const bool graph_follows = after().is("G") || remakes(after());  // `winnable` is a property of colourings, too
    if (find_other(others_, token.text, now().is("(")) != nullptr && !graph_follows && !now().is("["))
      return now().is("(") ? call(token) : name(token);
    if (asks_game(token.text) && (word != nullptr || (now().is("(") && !graph_follows))) return asks(token);
    if (word == nullptr && find_range_word(now().text) != nullptr)
      fail("'forall' or 'exists'" + meant_quantifier(token.text), token);
    const bool unknown = word == nullptr && find_term(token.text) == nullptr && find_range_word(token.text) == nullptr;
    if (unknown && !token.is("G") && now().is("(") && !graph_follows) return call(token);
    if (word == nullptr || word->meaning == Meaning::ask) return name(token);
    if (word->quantifies()) return quantified(token);
    if (word->meaning == Meaning::pattern) return pattern(token);
    if (word->meaning == Meaning::choice) return choice(token);
    if (word->meaning == Meaning::let) return let(token);
    if (word->meaning == Meaning::recursion) return recursion(token);
    if (token.is("E") && (now().is("[") || (now().is("(") && !graph_follows))) return edges_of(token);
    if (const auto* called = function(token)) return function_of(token, *called);
    return name(token);
  }

  static Syntax name(const Token& token) { return {Syntax::Kind::name, std::string(token.text), {}, token.column}; }

  /// Behind a minus: a negative number, or 0 - X.
  Syntax negative(std::size_t column) {
    const Nesting nesting(*this);
    const bool digits = now().kind == Token::Kind::number;
    if (!digits && !now().is("infinite"))
      return node("-", list_of(Syntax{Syntax::Kind::number, "0", {}, column}, applied(primary())), column);
    Syntax value = digits ? number() : name(take());
    if (value.word == "0") throw text::InputError("expected 0 without a sign, found '-0'", column);
    value.word = "-" + value.word;
    value.column = column;
    return value;
  }

  /// `|S|`
  Syntax card(const Token& begin) {
    Syntax set = operation(negation_tightness);
    take_sign("|", "behind a set");
    return node("card", list_of(std::move(set)), begin.column);
  }

  /// `{}`, `{u, v}`, `{vertex v: P}`
  Syntax members(const Token& begin) {
    if (now().is("}")) return take(), node("{}", {}, begin.column);
    if (range_follows()) {
      Over over = range(begin);
      take_sign(":", "behind " + quoted(over.range.word));
      Syntax body = operation(1);
      if (over.condition) body = node("&", list_of(std::move(*over.condition), std::move(body)), begin.column);
      take_sign("}", "behind the condition of the members");
      return node("those", list_of(std::move(over.range), std::move(body)), begin.column);
    }
    std::vector<Syntax> parts = list_of(operation(1));
    while (now().is(",")) take(), parts.push_back(operation(1));
    take_sign("}", "or ',' behind a member or a set");
    const std::size_t column = parts.front().column;
    return node(braces, std::move(parts), column);
  }
  bool range_follows() const {
    const RangeWord* known = find_range_word(now().text);
    return now().kind == Token::Kind::name && (after().is("in") || (known != nullptr && names_variable(after().text)));
  }

  /// `NAME(A, B)` of a word of users.
  Syntax call(const Token& token) {
    take();
    std::vector<Syntax> arguments = list_of(operation(1));
    while (now().is(",")) take(), arguments.push_back(operation(1));
    take_sign(")", "or ',' behind an argument of " + quoted(token.text));
    Syntax result = node(token.text, std::move(arguments), token.column);
    result.kind = Syntax::Kind::call;
    return result;
  }

  /// `E(S)`, `E[S]`
  Syntax edges_of(const Token& token) {
    const bool inside = take().is("[");
    Syntax set = operation(1);
    take_sign(inside ? "]" : ")", "behind a set of vertices");
    return node(inside ? "edges-in" : "edges-at", list_of(std::move(set)), token.column);
  }

  Syntax function_of(const Token& token, const LanguageWord& word) {
    if (token.is("N") && now().is("[")) {
      take();
      Syntax of = operation(1);
      take_sign("]", "behind a vertex or a set");
      return node("union", list_of(of, node("N", list_of(of), token.column)), token.column);
    }
    take_sign("(", "behind " + quoted(token.text));
    std::vector<Syntax> arguments;
    for (std::size_t i = 0; i < word.arguments; ++i) {
      if (i > 0) take_sign(",", "and another argument of " + quoted(token.text));
      arguments.push_back(operation(1));
    }
    take_sign(")", "behind the arguments of " + quoted(token.text));
    return node(token.text, std::move(arguments), token.column);
  }

  Syntax pattern(const Token& token) {
    take_sign("(", "and a graph behind " + quoted(token.text));
    const Token graph = take();
    if (graph.kind != Token::Kind::name) fail("a graph in graph6 or of a family such as cycle:5", graph);
    if (now().is("("))
      fail("')' behind the graph", now(),
           "; write a graph with brackets as graph6, which gamecert convert '" + std::string(graph.text) +
               "(...)' says");
    take_sign(")", "behind the graph");
    return node(token.text, list_of(name(graph)), token.column);
  }

  /// `if A then B else C`
  Syntax choice(const Token& token) {
    std::vector<Syntax> arguments = list_of(operation(1));
    take_sign("then", "behind the condition of 'if'");
    arguments.push_back(operation(1));
    take_sign("else", "behind 'then' and a value");
    arguments.push_back(operation(1));
    return node(token.text, std::move(arguments), token.column);
  }

  /// Before a word in its place is taken for itself.
  static void require_name(const Token& name) {
    if (!names_variable(name.text) || name.is("meet"))
      fail("a name of letters and digits that is no word of the language", name);
  }

  /// `let NAME = A: B`
  Syntax let(const Token& token) {
    const Token bound = take();
    if (bound.kind != Token::Kind::name) fail("a name behind 'let'", bound);
    require_name(bound);
    std::vector<Syntax> arguments = list_of(name(bound));
    take_sign("=", "behind the name");
    arguments.push_back(operation(1));
    take_sign(":", "behind the value of " + quoted(bound.text));
    arguments.push_back(operation(1));
    return node(token.text, std::move(arguments), token.column);
  }

  /// `recursive property f(k, set S) = A: B`
  Syntax recursion(const Token& token) {
    const Token gives = take();
    const std::string_view sort = gives.is("property") ? "truth" : gives.is("invariant") ? "number" : gives.text;
    if (!sort_named(sort)) fail("'property', 'invariant' or a sort behind 'recursive'", gives);
    const Token named = take();
    if (named.kind != Token::Kind::name) fail("a name behind " + quoted(gives.text), named);
    Syntax head = node(named.text, {}, named.column);
    head.arguments.push_back({Syntax::Kind::name, std::string(sort), {}, gives.column});
    take_sign("(", "and parameters behind " + quoted(named.text));
    do {
      const Token first = take();
      if (first.kind != Token::Kind::name) fail("a name, or a sort and a name", first);
      const bool sorted = now().kind == Token::Kind::name;
      Syntax parameter{Syntax::Kind::word, sorted ? std::string(first.text) : "number", {}, first.column};
      parameter.arguments.push_back(name(sorted ? take() : first));
      head.arguments.push_back(std::move(parameter));
    } while (now().is(",") && (take(), true));
    take_sign(")", "or ',' behind a parameter");
    take_sign("=", "behind the parameters of " + quoted(named.text));
    std::vector<Syntax> arguments = list_of(std::move(head), operation(1));
    take_sign(":", "behind the definition of " + quoted(named.text));
    arguments.push_back(operation(1));
    return node(token.text, std::move(arguments), token.column);
  }

  template <class... Parts>
  static std::vector<Syntax> list_of(Parts&&... parts) {
    std::vector<Syntax> result;
    (result.push_back(std::forward<Parts>(parts)), ...);
    return result;
  }

  Syntax number() {
    const Token token = take();
    if (token.text.size() > digit_limit) fail("a number of at most " + std::to_string(digit_limit) + " digits", token);
    if (token.text.size() > 1 && token.text.front() == '0') fail("a number without leading zeros", token);
    return {Syntax::Kind::number, std::string(token.text), {}, token.column};
  }

  Syntax quantified(const Token& quantifier) {
    Over over = range(quantifier);
    if (now().is(",")) fail("':' behind the quantifier", now(), " (each variable has a quantifier of its own)");
    if (now().is("such") || now().is("st")) fail("':' or 'where' behind the quantifier", now(), " (write 'where')");
    take_sign(":", "behind the quantifier");
    Syntax body = operation(1);
    if (over.condition) body = where(quantifier, std::move(*over.condition), std::move(body));
    return node(quantifier.text, list_of(std::move(over.range), std::move(body)), quantifier.column);
  }

  struct Over {
    Syntax range;
    std::optional<Syntax> condition = {};
  };
  /// `vertex v`, `v in S`, `set S in T`, `k in A..B`, and `where C` behind it.
  Over range(const Token& quantifier) {
    const Token first = take();
    const RangeWord* known = find_range_word(first.text);
    if (known != nullptr && known->arguments > 0) known = nullptr;  // in formulas alone
    const bool bare = known == nullptr && first.kind == Token::Kind::name && now().is("in");
    if (known == nullptr && !bare) {
      const std::string meant = meant_range(first.text);
      const bool variable = meant.empty() && first.kind == Token::Kind::name && now().is(":");
      const std::string written = std::string(quantifier.text) + " vertex " + std::string(first.text) + ":";
      fail("'colouring', or 'vertex', 'edge', 'set' or another range and a name, behind " + quoted(quantifier.text) +
               meant,
           first, variable ? " (write '" + written + "')" : "");
    }
    Over over{node(bare ? "member" : first.text, {}, first.column)};
    if (bare) {
      over.range.arguments.push_back(name(first));
    } else if (known->range != Range::colourings) {
      const Token variable = take();
      if (variable.kind != Token::Kind::name) fail("a name for the " + std::string(first.text), variable);
      require_name(variable);
      over.range.arguments.push_back(name(variable));
    }
    if (now().is("in")) set_gone_through(over.range);
    if (now().is("where")) take(), over.condition = operation(1);
    return over;
  }

  /// `in S` or `in A..B`
  void set_gone_through(Syntax& over) {
    const Token in = take();
    const bool bare = over.word == "member";
    if (!bare && over.word != "vertex" && over.word != "edge" && over.word != "arc" && over.word != "set")
      fail("':' or 'where' behind the quantifier", in, " (write 'where v in S')");
    over.of = over.word;
    over.arguments.push_back(operation(comparison_tightness + 1));
    if (!now().is("..")) {
      over.word = over.word == "set" ? "subset" : "member";
      return;
    }
    if (!bare) fail("':' or 'where' behind the quantifier", now(), " (a range of whole numbers is 'k in A..B')");
    take();
    over.word = "range";
    over.arguments.push_back(operation(comparison_tightness + 1));
  }

  /// The body that passes over the instances which do not meet the condition.
  static Syntax where(const Token& quantifier, Syntax condition, Syntax body) {
    const std::size_t column = condition.column;
    if (quantifier.is("forall")) return node("->", list_of(std::move(condition), std::move(body)), column);
    if (quantifier.is("exists") || quantifier.is("count") || quantifier.is("least") || quantifier.is("greatest"))
      return node("&", list_of(std::move(condition), std::move(body)), column);
    const std::string_view none = of_none(find_word(quantifier.text)->meaning);
    const auto kind = none == "0" || none == "-1" ? Syntax::Kind::number : Syntax::Kind::name;
    return node("if", list_of(std::move(condition), std::move(body), Syntax{kind, std::string(none), {}, column}),
                column);
  }

  /// `nimber(GAME OPTION ... NAME=VALUE ...)`, of several games `nimber(GAME ... + GAME ...)`.
  Syntax asks(const Token& word) {
    take_sign("(", "and a game behind " + quoted(word.text));
    std::vector<Syntax> games = list_of(game());
    while (now().is("+")) take(), games.push_back(game());
    take_sign(")", "behind the game");
    return node(word.text, std::move(games), word.column);
  }

  Syntax game() {
    const Token game = take();
    if (game.kind != Token::Kind::name) fail("the name of a game", game);
    std::vector<Syntax> options;
    while (true) {
      if (now().is(",") && (after().kind == Token::Kind::name || after().kind == Token::Kind::number)) take();
      if (now().kind != Token::Kind::name && now().kind != Token::Kind::number) break;
      const Token option = take();
      if (!now().is("=")) {
        options.push_back({Syntax::Kind::name, std::string(option.text), {}, option.column});
        continue;
      }
      take();
      std::vector<Syntax> value = list_of(name(option), value_of_option());
      if (now().is(":")) take(), value.push_back(number());
      options.push_back(node("=", std::move(value), option.column));
    }
    return node(game.text, std::move(options), game.column);
  }

  /// A word or a number, or a set.
  Syntax value_of_option() {
    const bool plain = now().kind == Token::Kind::name && !after().is("(") && !after().is("[");
    return plain ? name(take()) : primary();
  }

  /// The body on another graph, if `(G - ...)`, `(complement(G))` or the like follows.
  Syntax applied(Syntax body) {
    while (now().is("(")) {
      if (!after().is("G") && !remakes(after())) fail_before_parenthesis(body);
      take();
      std::vector<Syntax> changes;
      graph(changes);
      if (!now().is(")")) fail("'-', '+', '/', '[' or ')' behind the graph", now());
      take();
      for (; !changes.empty(); changes.pop_back()) {
        Syntax& change = changes.back();
        const auto column = body.column;
        change.arguments.push_back(std::move(body));
        body = node(change.word, std::move(change.arguments), column);
      }
    }
    return body;
  }

  /// Adds the changes that make a graph of G, the first one first.
  void graph(std::vector<Syntax>& changes) {
    const Nesting nesting(*this);
    const Token first = take();
    if (!first.is("G")) {
      if (!remakes(first)) fail("G, or complement(G), line(G), square(G) or cone(G)", first);
      take_sign("(", "and a graph behind " + quoted(first.text));
      graph(changes);
      take_sign(")", "behind the graph");
      changes.push_back({Syntax::Kind::word, std::string(first.text), {}, first.column});
    }
    while (true) {
      const Token sign = now();
      const std::string_view word = sign.is("-")   ? "delete"
                                    : sign.is("+") ? "join"
                                    : sign.is("/") ? "contract"
                                    : sign.is("[") ? "induce"
                                                   : "";
      if (word.empty()) return;
      take();
      std::vector<Syntax> parts;
      if (word == "delete" && now().kind == Token::Kind::name && find_word(now().text) == nullptr) {
        for (const Token& each : parts_of(take())) parts.push_back(name(each));
      } else if (word == "induce") {
        parts.push_back(operation(1));
        take_sign("]", "behind a set");
      } else {
        if (now().kind == Token::Kind::number) fail("a vertex, an edge or a set behind " + quoted(sign.text), now());
        parts.push_back(primary());
      }
      for (Syntax& part : parts) {
        const std::size_t column = part.column;
        changes.push_back({Syntax::Kind::word, std::string(word), list_of(std::move(part)), column});
      }
    }
  }

  [[noreturn]] void fail_before_parenthesis(const Syntax& before) const {
    if (before.kind == Syntax::Kind::name && find_term(before.word) == nullptr) {
      throw text::InputError(
          "expected a property or an invariant" + meant_word(before.word) + ", found " + quoted(before.word),
          before.column);
    }
    fail("an operator, '(G - v)' or the end of the text" + meant_graph(after().text), now());
  }

  /// Guards the stack: text nests no deeper than formulas do.
  struct Nesting {
    explicit Nesting(Parser& parser) : parser_(parser) {
      if (++parser_.nested_ <= nesting_limit) return;
      fail("at most " + std::to_string(nesting_limit) + " words inside one another", parser_.now());
    }
    ~Nesting() { --parser_.nested_; }
    Nesting(const Nesting&) = delete;
    Nesting& operator=(const Nesting&) = delete;
    Parser& parser_;
  };

  std::vector<Token> tokens_;
  const OtherWords* others_;
  std::size_t next_ = 0;
  int nested_ = 0;  // operations being read
};

}  // namespace

Syntax parse_syntax(std::string_view text, const OtherWords* others) { return Parser(text, others).whole(); }

const OtherWord* find_other(const OtherWords* words, std::string_view text, bool arguments) {
  if (words == nullptr) return nullptr;
  const auto found = words->find(text);
  return found != words->end() && found->second->takes.empty() != arguments ? found->second : nullptr;
}

}  // namespace gamecert::language
