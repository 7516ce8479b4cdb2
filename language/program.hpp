// A formula made ready to be evaluated: no text is looked at afterwards, and sorts are known.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "graphs/small_graph.hpp"
#include "language/formula.hpp"
#include "language/graph_values.hpp"
#include "language/outside.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"

namespace gamecert::language {

struct Node {
  enum class Kind { number, variable, term, defined, call, other, word };

  Kind kind = Kind::number;
  Sort sort = Sort::whole;
  const LanguageWord* word = nullptr;
  const OtherWord* other = nullptr;
  const Term* term = nullptr;        // also of a definition, whose child it is
  const Formula* formula = nullptr;  // that it is made of
  Number number = 0;
  std::size_t slot = 0;                 // of a variable, bound here or meant; of a call, which recursion
  std::size_t children[3] = {0, 0, 0};  // arguments that are formulas, and sets of attributes, at their places
  std::size_t of_range[2] = {0, 0};     // ends of a range, or a set
  Range range = Range::colourings;      // of a quantifier
  Members members = Members::vertices;  // of the set that the quantifier goes through, or makes
  Number (*value)(const PlacedGraph&, Number, Number) = nullptr;  // of strict words
  GameValues::Way way = nullptr;                                  // to a term, if it is not by its own functions
  GameValues::Engine engine = nullptr;                            // of a word, if it is not by the walk
  std::shared_ptr<const graphs::SmallGraph> pattern = nullptr;
  bool fractions = false;               // what a quantifier joins
  bool coloured = false;                // depends on the colouring around it
  bool last_first = false;              // the second argument is the cheaper one
  bool closed = false;                  // the definition of a word: it is about the graph alone
  bool chosen_first = false;            // of `min x: if A then B else infinite`, `max` alike: B is the cheaper one
  bool orders[most_attributes] = {};    // which attributes of a question are orders
  std::vector<std::size_t> given = {};  // arguments of a call, and of a word of others
  std::vector<Sort> sorts = {};         // of these
};

/// A function that calls itself. Its slots, of parameters first, are its own.
struct Recursion {
  std::string name;
  const Formula* definition = nullptr;  // of the whole: `recursive`, with its head and body first
  std::size_t body = 0;
  std::size_t first_slot = 0, end_slot = 0;
  bool falls_as_set = false;  // its first argument has fewer members in a call inside; else it is a lesser number
};

class Program {
 public:
  /// The formula outlives it. Words have the ways of `ways`, if it is there; other terms with definitions are expanded.
  /// The first slots are those of the parameters from outside.
  explicit Program(const Formula& formula, const GameValues* ways = nullptr, const Outside& outside = {});

  const Node& operator[](std::size_t node) const { return nodes_[node]; }
  std::size_t size() const { return nodes_.size(); }
  /// The whole formula.
  std::size_t root() const { return root_; }
  /// Of variables.
  std::size_t slots() const { return slots_; }
  bool recursive() const { return !recursions_.empty(); }
  const Recursion& recursion(std::size_t number) const { return recursions_[number]; }

 private:
  struct Variable {
    std::string_view name;
    std::size_t slot;
    Sort sort;
    std::optional<std::size_t> recursion = {};
  };
  std::size_t compile(const Formula& formula, std::vector<Variable>& variables);
  std::size_t defined(const Formula& formula, const Term& term);
  void compile_word(Node& node, std::vector<Variable>& variables);
  void compile_question(Node& node, std::vector<Variable>& variables);
  void bind_range(Node& node, std::vector<Variable>& variables);
  void choose_function(Node& node);
  /// The node as a fraction, if it is a whole number.
  std::size_t as_fraction(std::size_t node);
  std::size_t add(Node node);
  std::size_t recursive(const Formula& formula, std::vector<Variable>& variables);
  void define(const Formula& recursion, const Variable& function);
  void compile_given(Node& node, std::vector<Variable>& variables);
  std::size_t called(const Formula& formula, const Variable& function, std::vector<Variable>& variables);

  const GameValues* ways_;
  const OtherWords* others_;
  std::vector<Node> nodes_;
  std::map<const Term*, std::size_t> definitions_;
  std::vector<Recursion> recursions_;
  std::size_t root_ = 0;
  std::size_t slots_ = 0;
};

/// What a closed formula gives.
Sort sort_of(const Formula& formula, const OtherWords* others = nullptr);

}  // namespace gamecert::language
