// The reader of formulas as trees of words: one token after another, binary words by how tightly they bind, quantifiers
// as far right as possible.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "language/outside.hpp"
#include "language/reader/head.hpp"
#include "language/reader/tokens.hpp"
#include "language/syntax.hpp"
#include "language/words.hpp"

namespace gamecert::language {

class SyntaxReader {
 public:
  SyntaxReader(std::string_view text, const OtherWords* others) : tokens_(tokens(text)), others_(others) {}
  /// The whole text. InputError with the column.
  Syntax whole();
  /// What the text begins with.
  Head head();

 private:
  /// Guards the stack: text nests no deeper than formulas do.
  struct Nesting {
    explicit Nesting(SyntaxReader& reader);
    ~Nesting() { --reader_.nested_; }
    Nesting(const Nesting&) = delete;
    Nesting& operator=(const Nesting&) = delete;
    SyntaxReader& reader_;
  };

  const Token& now() const { return tokens_[next_]; }
  const Token& after() const { return tokens_[next_ + 1 < tokens_.size() ? next_ + 1 : next_]; }
  Token take() { return tokens_[next_++]; }
  void take_sign(std::string_view sign, const std::string& where);
  /// For words such as `and`.
  std::string written() const;
  [[noreturn]] static void fail(const std::string& expected, const Token& token, const std::string& hint = "");
  static Syntax node(std::string_view word, std::vector<Syntax> arguments, std::size_t column);
  static Syntax name(const Token& token) { return {Syntax::Kind::name, std::string(token.text), {}, token.column}; }
  template <class... Parts>
  static std::vector<Syntax> list_of(Parts&&... parts) {
    std::vector<Syntax> result;
    (result.push_back(std::forward<Parts>(parts)), ...);
    return result;
  }
  /// Words whose argument is the body on another graph, and nothing else.
  static bool remakes(const Token& token);

  // syntax.cpp: operations and what they join.

  /// An operation whose binary words bind at least that tightly.
  Syntax operation(int least);
  /// `x in A..B`
  Syntax between(Syntax value, Syntax first);
  Syntax operand(int least);
  Syntax primary();
  Syntax parenthesised();
  /// What begins with a name that was taken.
  Syntax named(const Token& token);
  Syntax number();
  /// Behind a minus: a negative number, or 0 - X.
  Syntax negative(std::size_t column);
  /// `|S|`
  Syntax card(const Token& begin);

  // syntax_forms.cpp: words in front of what stands in parentheses or behind them.

  /// `NAME(A, B)` of a word of users.
  Syntax call(const Token& token);
  /// `E(S)`, `E[S]`
  Syntax edges_of(const Token& token);
  Syntax function_of(const Token& token, const LanguageWord& word);
  Syntax pattern(const Token& token);
  /// `if A then B else C`
  Syntax choice(const Token& token);
  /// `let NAME = A: B`
  Syntax let(const Token& token);
  /// `recursive property f(k, set S) = A: B`
  Syntax recursion(const Token& token);
  /// `k, set S)`
  std::vector<Syntax> parameters();
  /// Before a word in its place is taken for itself.
  static void require_name(const Token& name);
  /// `nimber(GAME OPTION ... NAME=VALUE ...)`, of several games `nimber(GAME ... + GAME ...)`.
  Syntax asks(const Token& word);
  Syntax game();
  /// A word or a number, or a set.
  Syntax value_of_option();

  // syntax_ranges.cpp: quantifiers and sets of members.

  struct Over {
    Syntax range;
    std::optional<Syntax> condition = {};
  };
  Syntax quantified(const Token& quantifier);
  /// `{}`, `{u, v}`, `{vertex v: P}`
  Syntax members(const Token& begin);
  bool range_follows() const;
  /// `vertex v`, `v in S`, `set S in T`, `k in A..B`, and `where C` behind it.
  Over range(const Token& quantifier);
  [[noreturn]] void fail_range(const Token& quantifier, const Token& first) const;
  /// `in S` or `in A..B`
  void set_gone_through(Syntax& over);
  /// The body that passes over the instances which do not meet the condition.
  static Syntax where(const Token& quantifier, Syntax condition, Syntax body);

  // syntax_graphs.cpp: the graph that a body is about.

  /// The body on another graph, if `(G - ...)`, `(complement(G))` or the like follows.
  Syntax applied(Syntax body);
  /// Adds the changes that make a graph of G, the first one first.
  void graph(std::vector<Syntax>& changes);
  /// What stands behind a sign, for a word that changes the graph.
  void change(std::string_view word, const Token& sign, std::vector<Syntax>& changes);
  [[noreturn]] void fail_before_parenthesis(const Syntax& before) const;

  std::vector<Token> tokens_;
  const OtherWords* others_;
  std::size_t next_ = 0;
  int nested_ = 0;  // operations being read
};

}  // namespace gamecert::language
