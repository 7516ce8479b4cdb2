// Formulas of a game's text about the places near that of a move: what they say of a place by how it lies to that one,
// and not by what else the board is.
//
// A set is then a set of classes of places. On graphs these are the distances 0, 1, ..., h and whatever is farther; on
// digraphs the place itself, and whether an arc leads there, from there, both or neither; seen from an edge, vertices
// are ends or not, and edges the same, with a common end, or neither. What formulas say otherwise is not known, and so
// is what takes it up, unless it comes out the same whatever that is.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/texts/game_text.hpp"
#include "games/texts/local/truths.hpp"

namespace gamecert::games {

/// How places lie to that of a move.
struct Nearness {
  bool from_edge = false;
  bool arcs = false;
  int horizon = 1;
  /// Classes of such members.
  std::size_t classes(Sort member) const {
    if (from_edge) return member == Sort::edge ? 3 : 2;
    return arcs ? 5 : static_cast<std::size_t>(horizon) + 2;
  }
  // On digraphs, and seen from an edge.
  static constexpr std::size_t itself = 0, there = 1, back = 2, both = 3, apart = 4;
  static constexpr std::size_t common_end = 1, no_common_end = 2, end = 0, no_end = 1;
};

/// Thrown where distances beyond the horizon matter.
struct BeyondHorizon {
  std::int64_t needed;
};

/// A set of the position: the part, and of an indexed one the index.
using PlaneName = std::pair<std::size_t, std::int64_t>;

/// Of all members of the sort: true of each, by its class, where the sets of the position that it speaks of are at the
/// member as supposed.
struct OfEvery {
  Sort member;
  Truths holds;
  std::set<PlaneName> planes = {};
};

class NearFormulas {
 public:
  /// `options` has all of the text's; `as_given`: attributes are as where nothing is given, else nothing is known of
  /// them.
  NearFormulas(const GameText& text, const std::map<std::string, int>& options, bool as_given);

  /// The place of the move, which formulas from now on call so.
  void choose(const std::string& name, const Nearness& near);
  void name_number(const std::string& name, std::int64_t number);

  /// What is known of the members of a set that is put on a part.
  Truths members(const Formula& set);
  /// The number; `unclear` unless it is one and the same on every board.
  std::pair<Truth, std::int64_t> number(const Formula& formula);
  /// The formula, as statements that are all true of every member, or what is not known.
  std::vector<OfEvery> statements(const Formula& formula);
  /// That the place of the move is a member of the set.
  std::vector<OfEvery> membership(const Formula& set);

  /// What an attribute, numbers at vertices, has at the place and at the member looked at; then that is known of it.
  struct Painted {
    std::string attribute;
    std::int64_t at_place = 0, at_member = 0;
  };
  std::optional<Painted> painted;
  /// Of a formula about every arc, from the place to the member looked at, which is one to which an arc leads.
  Truths along_arc(const Formula& every);

  /// Whether the member looked at is in the set of the position; of sets that were not asked for so far it is not.
  std::map<PlaneName, bool> in_plane;
  /// What of the last formulas was not known; empty if all was.
  std::string obstacle;

 private:
  struct Value {
    enum class Kind { unknown, truth, number, distance, element, set };
    Kind kind = Kind::unknown;
    Truths truths = {Truth::unclear};  // of a truth by class of the member looked at, of a set by class
    std::int64_t number = 0;
    int depth = 0;             // of what depends on the member looked at: its depth; of an element, 0 is the place
    Sort sort = Sort::vertex;  // of an element, of members
    bool alone = false;        // an edge itself, and not the set of its ends
    std::set<PlaneName> planes = {};  // it depends on whether the member looked at is in these
    bool of_position() const { return !planes.empty(); }
    bool depends() const {
      return kind == Kind::distance || (kind == Kind::element && depth > 0) ||
             (kind == Kind::truth && truths.size() > 1);
    }
  };
  /// What a quantifier goes through.
  struct Range {
    std::string name;
    bool numbers = false;
    std::int64_t first = 0, last = 0;
    Value members = {};
  };
  static std::set<PlaneName> joined_planes(const Value& one, const Value& other);
  /// What `body` gives while the name stands for the value.
  template <class Body>
  auto bound(const std::string& name, Value value, Body&& body) {
    const auto before = names_.find(name);
    const std::optional<Value> hidden = before == names_.end() ? std::nullopt : std::optional(before->second);
    names_[name] = std::move(value);
    auto result = body();
    names_.erase(name);
    if (hidden) names_[name] = *hidden;
    return result;
  }

  Value value(const Formula& formula);
  Value name(const Formula& formula);
  Value plane(std::size_t part, std::int64_t index);
  Value truth_of(const Formula& formula);
  Value of_each(const Range& range, const Formula& body);
  Value quantified(const Formula& formula);
  Value compared(const std::string& word, const Value& left, const Value& right);
  Value calculated(const std::string& word, const Value& left, const Value& right);
  Value set_of(const Formula& formula);
  Value as_set(const Value& value) const;
  Value neighbours(const Value& of, const std::string& word);
  Value edges_at(const Value& of) const;
  Value apart(const Formula& left, const Formula& right);
  Value inside(const Formula& left, const Formula& right);
  Value joined(const Formula& from, const Formula& to);
  Value distance(const Formula& from, const Formula& to);
  Range range(const Formula& quantifier);
  Value unknown(const std::string& word);
  const Formula* said_empty(const Formula& comparison);

  std::vector<OfEvery> denied(const Formula& formula);
  std::vector<OfEvery> of_every(const Formula& quantified, bool denied);
  std::vector<OfEvery> pointwise(const Value& left, const Value& right, Truth (*both)(Truth, Truth));
  bool chosen(const Value& value) const { return value.kind == Value::Kind::element && value.depth == 0; }
  bool looked_at(const Value& value) const {
    return value.kind == Value::Kind::element && value.depth == depth_ && depth_ > 0;
  }

  const GameText& text_;
  bool as_given_;
  Nearness near_;
  bool chosen_ = false;
  std::map<std::string, Value> names_;
  int depth_ = 0;  // how many members are looked at, one inside of the other
};

}  // namespace gamecert::games
