// Which choices for a part of a tree are as good as others, whatever is joined to it.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "language/trees/parts.hpp"

namespace gamecert::language::trees {

/// What a choice comes to at a part: the state of the condition, and of the label of the root what the sum looks at.
using Outcome = std::pair<State, Label>;

/// Of the outcomes of all choices, by how much one has to be better than another to be of use beside it.
class Covering {
 public:
  /// The condition outlives it. The least sum is sought, or the greatest. Where there are many outcomes or slots
  /// nothing is known.
  Covering(const Choice& choice, const LabelSum& sum, bool greatest);

  /// Of outcomes with their sums those of which some has to be kept: in every tree the best choice is among them.
  std::map<Outcome, Number> kept(std::map<Outcome, Number> found) const;
  /// Whether the condition is true of some choice with this outcome, whatever is joined.
  bool is_settled(const Outcome& outcome) const;

 private:
  using Row = std::vector<Number>;
  struct Joined {
    std::optional<std::size_t> outcome;  // none if the condition is false for good
    Number cost = 0;                     // of the edge
  };

  bool find_outcomes(const Choice& choice);
  std::optional<std::size_t> met(const Outcome& outcome);
  void find_differences(const Choice& choice);
  void find_margins(const Choice& choice);
  void find_settled(const Choice& choice);
  bool stays_settled(std::size_t outcome) const;
  /// Whether every tree has an outcome, whatever the labels around the choice.
  bool every_tree_has_one(const Choice& choice) const;
  bool some_are_joined(std::size_t above, std::size_t below) const;
  Number margin_after(std::size_t one, std::size_t other, bool is_above) const;
  /// Both go up until nothing changes; what goes on and on is infinite.
  static bool raise(Number& bound, Number to, int round);
  bool some_tree_has(std::size_t outcome) const { return differences_[outcome][outcome] != minus_infinite; }
  /// The condition is true of some tree that a part with this outcome is in.
  bool is_of_use(std::size_t outcome) const { return margins_[outcome][outcome] != minus_infinite; }
  const Joined& joined(std::size_t above, std::size_t below) const { return joined_[above][below]; }

  LabelSum sum_;
  Label slots_;
  Number sign_;  // of costs: -1 where the greatest sum is sought
  std::vector<Outcome> outcomes_;
  std::map<Outcome, std::size_t> places_;
  std::vector<std::vector<Joined>> joined_;
  std::vector<Row> differences_;  // [one][other]: at most by so much more does a tree cost with one than with the other
  std::vector<char> settled_;
  std::vector<Row> margins_;  // the same of what is joined to a part with one or the other
};

}  // namespace gamecert::language::trees
