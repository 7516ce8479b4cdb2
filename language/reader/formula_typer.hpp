// Names and sorts of a formula: from a tree with columns to what it says.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "language/syntax.hpp"
#include "language/typing.hpp"
#include "language/words.hpp"

namespace gamecert::language {

struct Term;

class FormulaTyper {
 public:
  explicit FormulaTyper(const Reading& reading);

  /// `any` is wanted where every value will do. An edge where a set of edges is wanted is the set of it.
  Formula formula(const Syntax& syntax, Sort wanted);
  /// The recursion that is the word, called with the parameters of the text, which is its definition.
  Formula called_with_parameters(const RecursiveWord& word, const Syntax& definition);
  /// What was typed last gives.
  Sort gave() const { return gave_; }

 private:
  struct Variable {
    std::string_view name;
    std::string_view range;  // `vertex`, `edge`, `set`, ..., or `let`
    Sort sort;
    const Formula* head = nullptr;  // of a recursion
  };

  [[noreturn]] static void fail(const std::string& expected, const std::string& found, const Syntax& at,
                                const std::string& hint = "");
  static Sort gives(const Term& term);
  static bool is_number(Sort sort) { return sort == Sort::number || sort == Sort::whole; }
  /// As what is found.
  static std::string found_as(Sort sort) { return std::string(called(sort == Sort::whole ? Sort::number : sort)); }
  const GameWords* game_words() const { return games_ == nullptr ? nullptr : &games_->words(); }

  Formula typed(const Syntax& syntax, Sort wanted);
  Formula arguments(const LanguageWord& word, const Syntax& syntax, Sort wanted);

  // typed_sets.cpp: sets and their members.

  /// What `+`, `meet` and the like say of sets; empty for what is about numbers.
  std::string_view word_of_sets(const Syntax& syntax) const;
  /// The member as a set.
  Formula alone(Formula member);
  /// `{a, b}`: of vertices and sets, or members of another sort. Edges are sets of vertices, but for where a set of
  /// edges is wanted.
  Formula members(const Syntax& syntax, Sort wanted);
  /// One more member, or a set, of what was typed last.
  void join(std::optional<Formula>& so_far, Sort& sort, Formula more, const Syntax& at);
  /// Two sets of one sort; a member of the sort counts as the set of it.
  Formula joined_sets(std::string_view word, const Syntax& syntax, Sort wanted);
  bool gives_set(const Syntax& syntax) const;
  /// Of numbers, or of sets.
  Formula equality(const Syntax& syntax, Sort wanted);
  bool is_arc(const Syntax& syntax) const;
  Formula same_arcs(const Syntax& syntax);

  // typed_names.cpp: what a name stands for, and calls.

  Formula name(const Syntax& syntax, Sort wanted);
  Formula other_word(const OtherWord& word, const Syntax& syntax, Sort wanted);
  /// A word of users with its arguments: these have the names of its parameters, or others where they are taken.
  Formula call(const Syntax& syntax, Sort wanted);
  const UserWord* defined_by_user(const std::string& word) const;
  /// Words of users stand for all that they say: a few lines could ask for all memory.
  void count_words(const Formula& definition, const Syntax& at);
  std::set<std::string> names_taken() const;
  void require_edges_seen(const UserWord& user, const Syntax& syntax);
  static void require_arguments(const UserWord& user, const Syntax& syntax);

  // typed_recursions.cpp: words that call themselves.

  Formula recursion(const Syntax& syntax, Sort wanted);
  Formula head_of(const Syntax& named);
  /// The definition of a recursion with that head.
  Formula inside(const Formula& head, const Syntax& definition);
  /// A call of a recursion that is defined around it.
  Formula call_inside(const Formula& head, const Syntax& syntax, Sort wanted);

  // typed_graphs.cpp: other graphs, patterns and questions to games.

  GameTyping game_typing();
  Formula asks(const Syntax& syntax, Sort wanted);
  static Formula pattern(const Syntax& syntax);
  static graphs::Graph graph_named(const std::string& text);
  /// What its body gives, on another graph.
  Formula change(const LanguageWord& word, const Syntax& syntax, Sort wanted);
  /// `uv` for the set of the variables u and v.
  std::optional<Formula> two_variables(const std::string& text) const;

  // typed_scope.cpp: variables.

  /// Opens it: its variable, or the words about colourings.
  Formula quantifier(const Syntax& over);
  std::string new_name(const Syntax& variable) const;
  std::vector<Variable> visible() const;
  /// Null for one that is hidden by line(G).
  const Variable* find_variable(std::string_view name) const;

  // typing_errors.cpp: what was expected, and what is meant.

  void require(const Syntax& syntax, Sort wanted, Sort found);
  [[noreturn]] static void mismatch(const Syntax& syntax, Sort wanted, Sort found);
  [[noreturn]] void unknown(const Syntax& syntax, Sort wanted) const;
  /// A word of that sort, as a hint where another sort is expected.
  static std::string near_term(std::string_view word, Sort sort);
  /// `order - size` for order-size; empty if no hyphen stands between two invariants.
  static std::string meant_difference(const std::string& word);
  std::vector<std::string_view> names_of_parameters() const;
  /// Of parameters, words of users and words of others.
  std::vector<std::string_view> names_outside() const;
  [[noreturn]] void no_variable(const Syntax& part) const;

  About about_;
  const UserWords* users_;
  const GameSyntax* games_;
  const OtherWords* others_;
  std::size_t words_ = 0;             // that words of users stand for, so far
  bool coloured_ = false;             // inside `colouring`
  std::vector<Variable> variables_;   // in scope
  std::ptrdiff_t given_ = 0;          // of these: parameters of the text, not of the formula
  std::ptrdiff_t first_visible_ = 0;  // of those that name vertices
  Sort gave_ = Sort::any;             // what was typed last
};

}  // namespace gamecert::language
