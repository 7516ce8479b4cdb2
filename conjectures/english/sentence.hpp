// The making of a sentence: what is known at a part of a formula, and the parts said.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "conjectures/english/english.hpp"
#include "conjectures/english/patterns.hpp"
#include "language/words.hpp"

namespace gamecert::conjectures {

using language::LanguageWord;

/// What is said of a part, and what may stand around it.
struct Said {
  enum class Form {
    closed,  // may stand everywhere
    joined,  // parts with `and`, `or` or `if and only if` between them
    open,    // goes on as far as it can
  };
  std::string text;
  Form form = Form::closed;
  /// In parentheses unless it is closed.
  std::string closed() const { return form == Form::closed ? text : "(" + text + ")"; }
};

/// A graph that parts speak of: how it is called inside of other names, `complement(G)`, and in a sentence.
struct SaidGraph {
  std::string symbol, name;
  bool whole = true;
};

/// What quantifiers of one kind behind one another go through, and what they leave.
struct SaidRange {
  std::string one, many;          // with `such that`
  std::string where = {};         // names that stand in these: `, where k is |S|`
  const Formula* body = nullptr;  // what is left to say
  bool single = true;             // no more than one name
  std::size_t variables = 0;      // that it has put into the scope
};

/// Where every operation is put into parentheses.
constexpr int tightest_operand = 4;

class Sentence {
 public:
  Sentence(const Formula& formula, const EnglishOptions& options);
  English english(const Formula& formula);

 private:
  // truths.cpp
  Said truth(const Formula& formula);
  Said denied(const Formula& formula);
  Said joined(const Formula& formula, std::string_view word);
  Said implication(const Formula& formula);
  Said comparison(const Formula& formula, bool denies);
  Said quantified_truth(const Formula& formula, bool denies);
  /// `planar` of the graph, or of the game; empty if the formula is no such property.
  std::string predicate(const Formula& formula) const;
  std::string subject(const Formula& formula) const;

  // recursions.cpp
  Said recursion(const Formula& formula);
  Said call(const Formula& formula);
  bool is_call(const Formula& formula) const {
    return recursions_.contains(formula.word) && !formula.arguments.empty();
  }

  // numbers.cpp
  Said number(const Formula& formula);
  /// Inside arithmetic; a looser operation is put into parentheses.
  std::string operand(const Formula& formula, int least);
  Said quantified_number(const Formula& formula);
  std::string members_counted(const Formula& set);

  // things.cpp
  /// A vertex, an edge, a set, an order, or any other value.
  std::string thing(const Formula& formula);
  /// `the neighbours of v`; of an edge its ends, unless it counts as a set of edges.
  std::string members(const Formula& set, Noun wanted = Noun::vertices);
  /// `in S`
  std::string within(const Formula& set);
  std::string game(const Formula& asks);
  std::string pattern(const Formula& graph6);
  std::string asked(const Formula& asks, bool denies);
  void change(const Formula& formula);
  /// The pattern with its marks replaced.
  std::string filled(std::string_view text, const Formula& formula, std::size_t first_argument = 0,
                     std::string_view name = "");

  // ranges.cpp
  /// Its variables are in the scope from now on. `with_condition`: of a body that is said only where something is true,
  /// this is put behind `such that`.
  SaidRange range(const Formula& formula, bool with_condition);
  void add_condition(std::string_view word, SaidRange& range_said);
  Noun noun(const Formula& formula);
  Noun variable_of(const Formula& quantifier);
  const Noun* variable(std::string_view name) const;
  std::string of_graph() const { return several_ || !graph_.whole ? " of " + graph_.name : ""; }
  std::string at_graph() const { return several_ || !graph_.whole ? " in " + graph_.name : ""; }
  void note(std::string written, std::string meaning);
  const NamedWord* named(std::string_view word) const;
  /// Whether it is the name of a set of the graph's.
  bool named_set(const Formula& formula);

  // lines.cpp
  bool is_truth(const Formula& formula);
  std::string flat(const Formula& formula) { return is_truth(formula) ? truth(formula).text : number(formula).text; }
  void lines(const Formula& formula, std::size_t depth);
  void lines_of_range(const Formula& formula, std::size_t depth);
  void lines_of_parts(const Formula& formula, std::size_t depth);
  /// A part behind a head in one line, or under it.
  void lines_under(const std::string& head, const Formula& part, const std::string& tail, std::size_t depth);
  void line(std::size_t depth, const std::string& text);

  const EnglishOptions& options_;
  bool several_ = false;  // the sentence speaks of several graphs
  SaidGraph graph_;
  bool edges_wanted_ = false;  // beside a set of edges: {e, f} are two edges there, not the ends of both
  std::vector<std::pair<std::string, Noun>> variables_;
  std::map<std::string, Noun> recursions_;  // what they give
  std::vector<Notation> notations_;
  std::vector<std::string> lines_;
};

/// `vertex`, `vertices`: as keys of patterns have it.
std::string_view sort_name(Noun what);
/// `A, B and C`; with a comma before the last, too, where a part has a comma or such a word.
std::string listed(const std::vector<std::string>& parts, std::string_view word);
/// `a ` or `an `.
std::string article(std::string_view text);
/// A formula as users write it, for words that have no English.
std::string infix_in_quotes(const Formula& formula);
/// What `where` says of a quantifier with such a body, which is then its second part; null if there is nothing.
const Formula* condition_of(std::string_view word, const Formula& body);
/// How many quantifiers stand inside one another; those of one kind behind one another are one.
int nesting(const Formula& formula);
/// The operands of a chain of one word, `a & b & c`.
std::vector<const Formula*> operands_of(const Formula& formula, std::string_view word);

}  // namespace gamecert::conjectures
