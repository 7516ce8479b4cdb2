// The parts of a formula about trees.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "language/program.hpp"
#include "language/trees/parts.hpp"

namespace gamecert::language::trees {

/// The number of vertices of a set, of edges, and of those between two sets.
LabelSum size_of(const Members& set);
LabelSum edges_of(const TreePlace& place);
LabelSum edges_between(const TreePlace& place, const Members& one, const Members& other);
/// What the word gives of the values of its arguments.
std::function<Number(const std::vector<Number>&)> function_of(const Node& node);

/// A part of a statement: where `supposed` is true, so is the conclusion, a comparison if it can be one.
struct TreeQuestion {
  TreePart* supposed;
  TreePart* conclusion = nullptr;
  ComparedDifference* comparison = nullptr;
  int worse = 0;  // of a comparison: 1 if what fits does not fit with less, -1 if with more
};

/// Makes them of a program whose formula on_forests() has given.
class FormulaParts {
 public:
  FormulaParts(const Program& program, Parts& parts) : program_(program), parts_(parts), bound_(program.slots()) {}

  /// InputError for words whose meaning takes more than is known of trees here; names the first.
  TreePart* of_truth(std::size_t node);
  /// The same cut into questions: it is true if all are answered by yes.
  std::vector<TreeQuestion> questions(std::size_t node);

 private:
  using Function = std::function<Number(const std::vector<Number>&)>;
  /// A number, as a combination where it is one.
  struct Expression {
    std::optional<Combination> combination = {};
    Function of_terms = {};                       // the number, given those of the terms, where one is infinite
    const TreePlace* counted = nullptr;           // the number of components of this
    TreePart* part = nullptr;                     // null of a sum without terms
    std::function<TreePart*(Number)> below = {};  // if there, the same that is infinite from a bound on
    bool is_sum() const { return combination && combination->terms.empty(); }
    bool is_constant() const { return is_sum() && combination->sum.vertices.empty() && combination->sum.edges.empty(); }
  };
  /// What a name stands for.
  struct Bound {
    std::optional<Members> set = {};
    Expression number = {};
    TreePart* truth = nullptr;
  };
  /// What a quantifier goes through.
  struct Range {
    Choice choice;
    std::vector<TreePart*> conditions;
  };

  const Node& node(std::size_t index) const { return program_[index]; }
  const Node& child(const Node& node, std::size_t i) const { return program_[node.children[i]]; }

  void ask(std::size_t index, const TreePlace& place, std::vector<TreePart*> supposed,
           std::vector<TreeQuestion>& questions);
  /// If both sides are combinations.
  std::optional<Comparison> comparison(const Node& node, const Expression& one, const Expression& other);
  static Expression constant(Number value);
  static Expression of_sum(LabelSum sum);
  static Expression of_distance(std::function<TreePart*(Number)> below);
  static Function of_both(const Expression& one, const Expression& other, const Node& node);
  Expression of_difference(TreeDifference* number);
  Expression added(const Node& node, const Expression& one, const Expression& other, Number factor_of_one,
                   Number factor_of_other);
  TreePart* truth(std::size_t index, const TreePlace& place);
  TreePart* strict_truth(const Node& node, const TreePlace& place);
  bool compares_whole(const Node& node) const;
  TreePart* compared(const Node& node, const Expression& one, const Expression& other);
  TreePart* contains(const Node& node, const TreePlace& place);
  TreePart* exists(const Node& node, const TreePlace& place, bool negated);
  Expression number(std::size_t index, const TreePlace& place);
  Expression word_number(const Node& node, const TreePlace& place);
  Expression strict_number(const Node& node, const TreePlace& place);
  Expression gathered(const Node& node, const TreePlace& place);
  Expression extreme(const Node& node, const TreePlace& place);
  Expression counted(const Node& node, const TreePlace& place);
  TreePart* computed(const Node& node, const TreePlace& place);
  TreePart* part_of(const Expression& expression);
  Members members(std::size_t index, const TreePlace& place);
  Members defined_members(const Node& node, const TreePlace& place);
  /// The graph that a body is about.
  const TreePlace& changed(const Node& node, const TreePlace& place);
  /// Binds a name, and gives the body.
  std::size_t let(const Node& node, const TreePlace& place);

  Label slot();
  /// A set of a new slot, which is what `is_defined` makes sure of.
  Members defined(const std::function<TreePart*(const Members&)>& is_defined);
  /// The range of the quantifier, its variable bound.
  Range range(const Node& node, const TreePlace& place);
  TreePart* is_component(const Members& set, const TreePlace& place);
  TreePart* has_so_many(const Members& set, Number lowest, Number highest);
  /// With the sets that were defined meanwhile, whose definitions are conditions.
  Choice finished(Range range, std::size_t defined_before);
  [[noreturn]] static void refuse(const Node& node);

  const Program& program_;
  Parts& parts_;
  std::vector<Bound> bound_;  // by slot of the program
  Label next_ = 1;
  std::vector<Label> open_;                           // of quantifiers that are not finished
  std::vector<std::pair<Label, TreePart*>> defined_;  // sets of which no quantifier has taken care yet
  const TreePlace whole_{{0, [](Label) { return true; }}};
  std::vector<std::unique_ptr<TreePlace>> places_;  // that words change
};

}  // namespace gamecert::language::trees
