// What a part of a formula has to know of a rooted tree, so that its value can be told when the tree is finished.
//
// Every vertex has a label: bit s says whether it is in the set of slot s. A part sums up a labelled rooted tree as a
// state. The state of two trees joined by an edge between their roots follows from the states of the two: the root of
// the first is then that of both. So it does not matter which tree a state is of (docs/TREES.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "language/placed_graph.hpp"

namespace gamecert::language::trees {

using Label = std::uint64_t;

/// A set of vertices that labels tell: those whose labels it has. It looks at `slots` alone.
struct Members {
  Label slots = 0;
  std::function<bool(Label)> has = [](Label) { return false; };
};
Members in_slot(Label slot);
Members outside(const Members& set);
enum class SetOperation { join, meet, without, differ };
Members together(SetOperation operation, const Members& one, const Members& other);

/// The graph at a place of a formula: vertices of the tree, and its edges between them but for those that are cut.
struct TreePlace {
  Members kept;
  std::vector<Members> cut = {};  // each has the two ends of an edge

  Label slots() const;
  /// Whether an edge of the tree between vertices with these labels is there.
  bool joins(Label one, Label other) const;
};

/// What states of one formula may take together. LimitError beyond.
class StateMemory {
 public:
  void take(std::size_t bytes);

 private:
  std::size_t left_ = std::size_t{1} << 30;
};

using State = std::int32_t;
/// Of truths: false, and true, whatever trees are joined to this one.
inline constexpr State never = 0, surely = 1;

/// Numbers keys in the order of their first mention, from 2 on.
class States {
 public:
  explicit States(StateMemory& budget) : budget_(budget), keys_(2) {}
  States(const States&) = delete;
  States& operator=(const States&) = delete;

 protected:
  ~States() = default;
  using Key = std::vector<Number>;
  State state_of(Key key);
  const Key& key(State state) const { return *keys_[static_cast<std::size_t>(state)]; }
  /// Before a pair is joined for the first time.
  void take_pair();

 private:
  struct Hash {
    std::size_t operator()(const Key& key) const;
  };
  StateMemory& budget_;
  std::unordered_map<Key, State, Hash> states_;
  std::vector<const Key*> keys_;
};

/// What sums up labelled trees as `Summary`, a state or more.
template <class Summary>
class Summing : public States {
 public:
  using States::States;
  virtual ~Summing() = default;

  /// Of one vertex.
  virtual Summary of_vertex(Label label) = 0;
  /// Of two trees, joined by an edge between their roots.
  Summary joined(State above, State below) {
    const std::uint64_t pair = static_cast<std::uint64_t>(above) << 32 | static_cast<std::uint32_t>(below);
    if (const auto known = joined_.find(pair); known != joined_.end()) return known->second;
    take_pair();
    return joined_.emplace(pair, join(above, below)).first->second;
  }

 protected:
  virtual Summary join(State above, State below) = 0;

 private:
  std::unordered_map<std::uint64_t, Summary> joined_;
};

class TreePart : public Summing<State> {
 public:
  using Summing::Summing;
  /// At a tree with that state. Truth is 0 or 1.
  virtual Number value(State state) = 0;
};

/// A state of trees at which something differs by a constant, whatever is joined to them, and how much is to be added.
/// Where two trees are joined this is beside what is to be added of both.
struct Shifted {
  State state;
  Number by;
};

class TreeDifference : public Summing<Shifted> {
 public:
  using Summing::Summing;
  /// At a tree with that state, to which is added.
  virtual Number value(State state) = 0;
};

/// A number that is a sum over vertices and edges, by their labels.
struct LabelSum {
  struct OfVertices {
    Number factor;
    Members set;
  };
  struct OfEdges {
    Number factor;
    Label slots;
    std::function<bool(Label, Label)> counts;  // whichever end comes first
  };
  Number constant = 0;
  std::vector<OfVertices> vertices = {};
  std::vector<OfEdges> edges = {};

  /// Of the labels at the ends of edges, what is looked at.
  Label slots() const;
  Number of_vertex(Label label) const;
  Number of_edge(Label one, Label other) const;
  /// 1 if no vertex or edge takes away, -1 if none adds, else 0.
  int direction() const;
};
LabelSum sum(const LabelSum& one, const LabelSum& other, Number factor_of_other);

/// Calls visit(label) for the label with each choice of the slots.
template <class Visit>
void each_label(const std::vector<Label>& slots, Label label, Visit&& visit) {
  for (std::size_t chosen = 0; chosen < std::size_t{1} << slots.size(); ++chosen) {
    Label result = label;
    for (std::size_t i = 0; i < slots.size(); ++i) result |= (chosen >> i & 1) != 0 ? slots[i] : 0;
    visit(result);
  }
}

/// Quantifiers go through all ways to put vertices into the sets of these slots for which a condition is true.
struct Choice {
  std::vector<Label> slots;
  TreePart* condition;
  std::vector<Label> around = {};  // slots of quantifiers around it
};

/// A sum, and numbers times factors that are not 0.
struct Combination {
  struct Term {
    Number factor;
    TreeDifference* number;
  };
  LabelSum sum = {};
  std::vector<Term> terms = {};
};
/// Whether lowest <= combination <= highest; where a term is infinite `otherwise` says it, of the terms, those of which
/// are finite being 0.
struct Comparison {
  Combination combination;
  Number lowest, highest;
  std::function<bool(const std::vector<Number>&)> otherwise;
};

/// The states of a combination, and whether it fits.
class ComparedDifference : public Summing<Shifted> {
 public:
  using Summing::Summing;
  /// At a tree with that state and all shifts together.
  virtual bool fits(State state, Number shift) = 0;
};

/// Makes parts and keeps them.
class Parts {
 public:
  TreePart* constant(Number value, bool truth);
  /// Every vertex is in the set.
  TreePart* all(const Members& set);
  /// Every vertex of the one set is in the other.
  TreePart* inside(const Members& one, const Members& other);
  /// lowest <= number <= highest; infinite for no bound.
  TreePart* within(const LabelSum& number, Number lowest, Number highest);
  TreePart* number(const LabelSum& number);
  /// The graph has so many components.
  TreePart* components_within(const TreePlace& place, Number lowest, Number highest);
  /// The least distance of vertices of two sets, if it is below `bound`; infinite if not.
  TreePart* distance(const TreePlace& place, const Members& from, const Members& to, Number bound);
  /// The greatest distance from the one vertex of the set; of any two vertices, -infinite if there is none; and the
  /// least such distance from a vertex, infinite if there is none. All infinite if the graph is not connected, and from
  /// `bound` on.
  TreePart* eccentricity(const TreePlace& place, const Members& vertex, Number bound);
  TreePart* diameter(const TreePlace& place, Number bound);
  TreePart* radius(const TreePlace& place, Number bound);
  /// `set` has the vertices outside of `of` with a neighbour in it.
  TreePart* are_neighbours(const TreePlace& place, const Members& set, const Members& of);
  /// `set` has the vertices to which paths within `within` lead from those of `from` in it.
  TreePart* are_reached(const TreePlace& place, const Members& set, const Members& from, const Members& within);
  TreePart* negation(TreePart* part);
  TreePart* conjunction(std::vector<TreePart*> parts);
  TreePart* disjunction(std::vector<TreePart*> parts);
  /// A function of values, which gives a truth or a number.
  TreePart* computed(std::vector<TreePart*> parts, std::function<Number(const std::vector<Number>&)> function,
                     bool truth);
  TreePart* exists(const Choice& choice);
  /// The greatest or the least sum, infinite or -infinite if there is no choice.
  TreeDifference* extreme(const Choice& choice, bool greatest, const LabelSum& number);
  TreePart* number(TreeDifference* number);
  ComparedDifference* difference(const Comparison& comparison);
  TreePart* compared(const Comparison& comparison);
  TreePart* extreme(const Choice& choice, bool greatest, TreePart* number, bool fractions);
  /// The sum of the numbers.
  TreePart* sum(const Choice& choice, TreePart* number, bool fractions);

 private:
  TreePart* keep(std::unique_ptr<TreePart> part);

  StateMemory budget_;
  std::vector<std::unique_ptr<TreePart>> parts_;
  std::vector<std::unique_ptr<TreeDifference>> differences_;
  std::vector<std::unique_ptr<ComparedDifference>> compared_;
};

}  // namespace gamecert::language::trees
