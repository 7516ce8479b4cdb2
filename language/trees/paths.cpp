// Parts about paths: distances, and sets that are made of neighbours or of what can be reached.
#include <algorithm>
#include <optional>
#include <utility>

#include "language/arithmetic.hpp"
#include "language/trees/parts.hpp"

namespace gamecert::language::trees {
namespace {

constexpr Number none = -1;  // no height: nothing is there

/// What is at the place, and its labels.
class AtPlace : public TreePart {
 protected:
  AtPlace(StateMemory& budget, TreePlace place, Label slots = 0)
      : TreePart(budget), place_(std::move(place)), slots_(place_.slots() | slots) {}
  Label root(State state) const { return static_cast<Label>(key(state)[0]); }
  bool kept(Label label) const { return place_.kept.has(label); }
  bool joins(State above, State below) const { return place_.joins(root(above), root(below)); }

  TreePlace place_;
  Label slots_;  // that it looks at
};

/// {label of the root, distance from it to the one set, to the other, between the sets}
class Distance final : public AtPlace {
 public:
  Distance(StateMemory& budget, const TreePlace& place, Members from, Members to, Number bound)
      : AtPlace(budget, place, from.slots | to.slots), from_(std::move(from)), to_(std::move(to)), bound_(bound) {}
  State of_vertex(Label label) override {
    const bool one = kept(label) && from_.has(label), other = kept(label) && to_.has(label);
    return state(label & slots_, one ? 0 : infinite, other ? 0 : infinite, one && other ? 0 : infinite);
  }
  Number value(State state) override { return key(state)[3]; }

 private:
  State join(State above, State below) override {
    const Key a = key(above), b = key(below);
    if (!joins(above, below)) return state(root(above), a[1], a[2], std::min(a[3], b[3]));
    const Number across = std::min(plus(a[1], plus(b[2], 1)), plus(a[2], plus(b[1], 1)));
    return state(root(above), std::min(a[1], plus(b[1], 1)), std::min(a[2], plus(b[2], 1)),
                 std::min({a[3], b[3], across}));
  }
  State state(Label root, Number one, Number other, Number between) {
    const auto below_bound = [&](Number distance) { return distance < bound_ ? distance : infinite; };
    return state_of({static_cast<Number>(root), below_bound(one), below_bound(other), below_bound(between)});
  }

  Members from_, to_;
  Number bound_;
};

/// Of a graph that has to be connected, or all is infinite. {label of the root, whether there are vertices that are not
/// joined to the root, height of what is joined to it, ...}; of a graph that is not connected no more than the label.
class OfConnected : public AtPlace {
 protected:
  OfConnected(StateMemory& budget, const TreePlace& place, Label slots, Number bound)
      : AtPlace(budget, place, slots), bound_(bound) {}
  static constexpr std::size_t apart = 1, height = 2, first = 3;

  bool broken(State state) const { return key(state).size() == 1; }
  /// Nothing if the graph is not connected; else whether what lies below is joined to the root.
  enum class Joint { broken, joined, empty_below, only_below };
  Joint joint(State above, State below) const {
    const Key &a = key(above), &b = key(below);
    if (a.size() == 1 || b.size() == 1) return Joint::broken;
    const bool some_above = a[height] != none || a[apart] != 0, some_below = b[height] != none || b[apart] != 0;
    if (!some_below) return Joint::empty_below;
    if (!some_above) return Joint::only_below;
    return joins(above, below) && a[apart] == 0 && b[apart] == 0 ? Joint::joined : Joint::broken;
  }
  /// What stands behind the height of a tree whose root is joined to nothing, and of a tree that is joined; nothing if
  /// a distance reaches the bound.
  virtual Key of_apart(const Key& below) const = 0;
  virtual std::optional<Key> of_joined(const Key& above, const Key& below) const = 0;
  bool reaches_bound(Number distance) const { return distance != infinite && distance >= bound_; }

 private:
  State join(State above, State below) final {
    const Key a = key(above), b = key(below);
    const Joint how = joint(above, below);
    if (how == Joint::empty_below) return above;
    if (how == Joint::only_below) return made({a[0], 1, none}, of_apart(b));
    const std::optional<Key> rest = how == Joint::joined ? of_joined(a, b) : std::nullopt;
    if (!rest) return state_of({a[0]});
    // A height that is too great to matter is the bound.
    return made({a[0], 0, std::min(std::max(a[height], b[height] + 1), bound_)}, *rest);
  }
  State made(Key begin, const Key& rest) {
    begin.insert(begin.end(), rest.begin(), rest.end());
    return state_of(std::move(begin));
  }

  Number bound_;
};

/// {..., distance from the root to the vertex or infinite, greatest distance from the vertex}
class Eccentricity final : public OfConnected {
 public:
  Eccentricity(StateMemory& budget, const TreePlace& place, Members vertex, Number bound)
      : OfConnected(budget, place, vertex.slots, bound), vertex_(std::move(vertex)) {}
  State of_vertex(Label label) override {
    const bool there = kept(label), met = there && vertex_.has(label);
    return state_of({static_cast<Number>(label & slots_), 0, there ? 0 : none, met ? 0 : infinite, met ? 0 : infinite});
  }
  Number value(State state) override { return broken(state) ? infinite : key(state)[first + 1]; }

 private:
  Key of_apart(const Key& below) const override { return {infinite, below[first + 1]}; }
  std::optional<Key> of_joined(const Key& a, const Key& b) const override {
    Number greatest = infinite;
    if (a[first] != infinite) greatest = std::max(a[first + 1], a[first] + 1 + b[height]);
    if (b[first] != infinite) greatest = std::max(b[first + 1], b[first] + 1 + a[height]);
    if (reaches_bound(greatest)) return std::nullopt;
    return Key{std::min(a[first], plus(b[first], 1)), greatest};
  }

  Members vertex_;
};

/// {..., greatest distance}
class Diameter final : public OfConnected {
 public:
  Diameter(StateMemory& budget, const TreePlace& place, bool radius, Number bound)
      : OfConnected(budget, place, 0, bound), radius_(radius) {}
  State of_vertex(Label label) override {
    const Number height = kept(label) ? 0 : none;
    return state_of({static_cast<Number>(label & slots_), 0, height, height});
  }
  /// The radius of a tree is half of its diameter, rounded up: C. Jordan, Sur les assemblages de lignes, 1869.
  Number value(State state) override {
    if (broken(state)) return infinite;
    const Number diameter = key(state)[first];
    if (diameter == none) return radius_ ? infinite : minus_infinite;
    return radius_ ? (diameter + 1) / 2 : diameter;
  }

 private:
  Key of_apart(const Key& below) const override { return {below[first]}; }
  std::optional<Key> of_joined(const Key& a, const Key& b) const override {
    const Number greatest = std::max({a[first], b[first], a[height] + b[height] + 1});
    if (reaches_bound(greatest)) return std::nullopt;
    return Key{greatest};
  }

  bool radius_;
};

/// Whether a set is what it is defined to be. {label of the root, whether something was met}; what lies below the root
/// is looked at when it is joined.
class IsDefined : public AtPlace {
 public:
  State of_vertex(Label label) override { return state(label & slots_, met_at(label)); }
  Number value(State state) override { return state != never && right_at(root(state), key(state)[1] != 0) ? 1 : 0; }

 protected:
  IsDefined(StateMemory& budget, const TreePlace& place, Label slots) : AtPlace(budget, place, slots) {}
  State state(Label root, bool met) { return state_of({static_cast<Number>(root), met ? 1 : 0}); }
  bool met(State state) const { return key(state)[1] != 0; }
  virtual bool met_at(Label label) const = 0;
  /// Of a vertex, or a part that is joined to it, which nothing more is joined to.
  virtual bool right_at(Label label, bool met) const = 0;
};

/// A neighbour in `of` is met.
class AreNeighbours final : public IsDefined {
 public:
  AreNeighbours(StateMemory& budget, const TreePlace& place, const Members& set, const Members& of)
      : IsDefined(budget, place, set.slots | of.slots), set_(set), of_(of) {}

 private:
  bool met_at(Label) const override { return false; }
  bool right_at(Label label, bool met) const override {
    return set_.has(label) == (kept(label) && !of_.has(label) && met);
  }
  State join(State above, State below) override {
    if (above == never || below == never) return never;
    const bool joined = joins(above, below);
    if (!right_at(root(below), met(below) || (joined && of_.has(root(above))))) return never;
    return state(root(above), met(above) || (joined && of_.has(root(below))));
  }

  Members set_, of_;
};

/// In the part of `within` that is joined to the root a vertex of `from` is met.
class AreReached final : public IsDefined {
 public:
  AreReached(StateMemory& budget, const TreePlace& place, const Members& set, const Members& from,
             const Members& within)
      : IsDefined(budget, place, set.slots | from.slots | within.slots), set_(set), from_(from), within_(within) {}

 private:
  bool inside(Label label) const { return kept(label) && within_.has(label); }
  bool met_at(Label label) const override { return inside(label) && from_.has(label); }
  bool right_at(Label label, bool met) const override { return set_.has(label) == (inside(label) && met); }
  State join(State above, State below) override {
    if (above == never || below == never) return never;
    if (joins(above, below) && inside(root(above)) && inside(root(below))) {
      if (set_.has(root(above)) != set_.has(root(below))) return never;
      return state(root(above), met(above) || met(below));
    }
    return right_at(root(below), met(below)) ? above : never;
  }

  Members set_, from_, within_;
};

}  // namespace

TreePart* Parts::distance(const TreePlace& place, const Members& from, const Members& to, Number bound) {
  return keep(std::make_unique<Distance>(budget_, place, from, to, bound));
}
TreePart* Parts::eccentricity(const TreePlace& place, const Members& vertex, Number bound) {
  return keep(std::make_unique<Eccentricity>(budget_, place, vertex, bound));
}
TreePart* Parts::diameter(const TreePlace& place, Number bound) {
  return keep(std::make_unique<Diameter>(budget_, place, false, bound));
}
TreePart* Parts::radius(const TreePlace& place, Number bound) {
  // A radius from `bound` on is that of a diameter of 2 * bound - 1 or more.
  return keep(std::make_unique<Diameter>(budget_, place, true, bound == infinite ? infinite : 2 * bound - 1));
}
TreePart* Parts::are_neighbours(const TreePlace& place, const Members& set, const Members& of) {
  return keep(std::make_unique<AreNeighbours>(budget_, place, set, of));
}
TreePart* Parts::are_reached(const TreePlace& place, const Members& set, const Members& from, const Members& within) {
  return keep(std::make_unique<AreReached>(budget_, place, set, from, within));
}

}  // namespace gamecert::language::trees
