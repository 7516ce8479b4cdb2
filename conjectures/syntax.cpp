// Parsing by precedence: binary words by tightness, quantifiers as far right as possible.
#include "conjectures/syntax.hpp"

#include <algorithm>
#include <utility>

#include "conjectures/formula.hpp"
#include "conjectures/tokens.hpp"
#include "conjectures/words.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::conjectures {
namespace {

constexpr int depth_limit = 200;
constexpr std::size_t digits_limit = 18;
constexpr int negation_tightness = 5;

struct Binary {
  std::string_view word;
  int tightness;
};
constexpr Binary binaries[] = {{"<->", 1}, {"->", 2}, {"|", 3},  {"&", 4}, {"=", 6}, {"!=", 6}, {"<", 6},
                               {"<=", 6},  {">", 6},  {">=", 6}, {"+", 7}, {"-", 7}, {"*", 8},  {"mod", 8}};
constexpr int comparison_tightness = 6;

/// 0 for a token that is no binary word.
int binary_tightness(const Token& token) {
  for (const Binary& binary : binaries) {
    if (token.is(binary.word)) return binary.tightness;
  }
  return 0;
}

std::string shown(const Token& token) {
  return token.kind == Token::Kind::end ? "the end of the text" : quoted(token.text);
}

[[noreturn]] void fail(const std::string& expected, const Token& token, const std::string& hint = "") {
  throw text::InputError("expected " + expected + ", found " + shown(token) + hint, token.column);
}

class Parser {
 public:
  explicit Parser(std::string_view text) : tokens_(tokens(text)) {}

  Syntax whole() {
    Syntax result = operation(1);
    if (now().kind != Token::Kind::end) fail("an operator or the end of the text", now(), written());
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
    if (result.depth > depth_limit) {
      throw text::InputError(
          "expected at most " + std::to_string(depth_limit) + " words inside one another, found more", column);
    }
    return result;
  }

  /// An operation whose binary words bind at least that tightly.
  Syntax operation(int least) {
    const Nesting nesting(*this);
    Syntax left = operand(least);
    while (binary_tightness(now()) >= least) {
      const Token word = take();
      const int tightness = binary_tightness(word);
      Syntax right = operation(binds_to_the_right(word.text) ? tightness : tightness + 1);
      const std::size_t column = left.column;
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
    if (token.kind != Token::Kind::name || !written().empty())
      fail("a property, an invariant, a number or '('", token, written());
    take();
    if (token.is("forall") || token.is("exists") || token.is("count")) return quantified(token);
    if (token.is("nimber") || token.is("score")) return asks(token);
    return {Syntax::Kind::name, std::string(token.text), {}, token.column};
  }

  Syntax number() {
    const Token token = take();
    if (token.text.size() > digits_limit)
      fail("a number of at most " + std::to_string(digits_limit) + " digits", token);
    if (token.text.size() > 1 && token.text.front() == '0') fail("a number without leading zeros", token);
    return {Syntax::Kind::number, std::string(token.text), {}, token.column};
  }

  Syntax quantified(const Token& quantifier) {
    static constexpr std::string_view ranges[] = {"colouring", "vertex", "edge"};
    const Token range = take();
    const auto known = conjectures::find_range(range.text);
    if (!known) {
      fail("'colouring', or 'vertex' or 'edge' and a name, behind " + quoted(quantifier.text) +
               text::did_you_mean(range.text, ranges),
           range);
    }
    std::vector<Syntax> over;
    if (known != conjectures::Range::colourings) {
      const Token name = take();
      if (name.kind != Token::Kind::name) fail("a name for the " + std::string(range.text), name);
      over.push_back({Syntax::Kind::name, std::string(name.text), {}, name.column});
    }
    take_sign(":", "behind the quantifier");
    std::vector<Syntax> arguments;
    arguments.push_back(node(range.text, std::move(over), range.column));
    arguments.push_back(operation(1));
    return node(quantifier.text, std::move(arguments), quantifier.column);
  }

  /// `nimber(GAME OPTION ...)`, and so for `score`.
  Syntax asks(const Token& word) {
    take_sign("(", "and a game behind " + quoted(word.text));
    const Token game = take();
    if (game.kind != Token::Kind::name) fail("the name of a game", game);
    std::vector<Syntax> options;
    while (now().kind == Token::Kind::name || now().kind == Token::Kind::number) {
      const Token option = take();
      options.push_back({Syntax::Kind::name, std::string(option.text), {}, option.column});
    }
    take_sign(")", "behind the game");
    return node(word.text, {{Syntax::Kind::name, std::string(game.text), std::move(options), game.column}},
                word.column);
  }

  /// The body on the graph without some vertices and edges, if `(G - ...)` follows.
  Syntax applied(Syntax body) {
    while (now().is("(")) {
      if (!after().is("G")) fail_before_parenthesis(body);
      take(), take();
      std::vector<Syntax> parts;
      while (parts.empty() || !now().is(")")) {
        take_sign("-", parts.empty() ? "and a vertex or an edge behind G" : "or ')' behind a vertex or an edge");
        const Token names = take();
        if (names.kind != Token::Kind::name) fail("the name of a vertex or an edge", names);
        split_at_hyphens(names, parts);
      }
      take();
      for (; !parts.empty(); parts.pop_back()) {
        const std::size_t column = body.column;
        body = node("delete", {std::move(parts.back()), std::move(body)}, column);
      }
    }
    return body;
  }

  [[noreturn]] void fail_before_parenthesis(const Syntax& before) const {
    if (before.kind == Syntax::Kind::name && conjectures::find_term(before.word) == nullptr) {
      std::vector<std::string_view> known{"nimber", "score"};
      for (const conjectures::Term& term : conjectures::terms()) known.push_back(term.name);
      throw text::InputError("expected a property or an invariant" + text::did_you_mean(before.word, known) +
                                 ", found " + quoted(before.word),
                             before.column);
    }
    fail("an operator, '(G - v)' or the end of the text", now());
  }

  /// In G - u-v the text `u-v` is a name with a hyphen; names of variables have none.
  static void split_at_hyphens(const Token& names, std::vector<Syntax>& parts) {
    std::size_t begin = 0;
    while (begin <= names.text.size()) {
      const std::size_t end = std::min(names.text.find('-', begin), names.text.size());
      parts.push_back(
          {Syntax::Kind::name, std::string(names.text.substr(begin, end - begin)), {}, names.column + begin});
      begin = end + 1;
    }
  }

  /// Guards the stack: text nests no deeper than formulas do.
  struct Nesting {
    explicit Nesting(Parser& parser) : parser_(parser) {
      if (++parser_.nested_ <= depth_limit) return;
      fail("at most " + std::to_string(depth_limit) + " words inside one another", parser_.now());
    }
    ~Nesting() { --parser_.nested_; }
    Nesting(const Nesting&) = delete;
    Nesting& operator=(const Nesting&) = delete;
    Parser& parser_;
  };

  std::vector<Token> tokens_;
  std::size_t next_ = 0;
  int nested_ = 0;  // operations being read
};

}  // namespace

int tightness(std::string_view word) {
  if (word == "forall" || word == "exists" || word == "count") return 0;
  if (word == "!") return negation_tightness;
  for (const Binary& binary : binaries) {
    if (binary.word == word) return binary.tightness;
  }
  return tightest;
}

bool binds_to_the_right(std::string_view word) { return word == "->"; }

bool chains(std::string_view word) { return tightness(word) != comparison_tightness; }

Syntax parse_syntax(std::string_view text) { return Parser(text).whole(); }

}  // namespace gamecert::conjectures
