// Inclusions between sets where a move of a text is made, read off the form of its rules.
#pragma once

#include <cstdint>
#include <deque>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/texts/game_text.hpp"

namespace gamecert::games {

/// Names of parts of which the first is within the second wherever a move is made.
using HeldInclusions = std::vector<std::pair<std::string, std::string>>;

/// What choices and the condition of a move say of sets. `false` means that it was not seen. The move and what holds
/// must live as long.
class Inclusions {
 public:
  Inclusions(const TextMove& move, const HeldInclusions& held);

  /// Whether every member of one is one of the other.
  bool subset(const Formula& a, const Formula& b) const;
  /// Of an element and a set of such elements: an edge counts as the set of its ends among vertices, of which it is no
  /// member (`ends_lost`).
  bool member(const TextChoice& v, const Formula& set) const;
  bool absent(const TextChoice& v, const Formula& set) const;
  bool disjoint(const Formula& a, const Formula& b) const;
  /// No member of one is in the other, as what it is made of leaves it out.
  bool left_out(const Formula& lost, const Formula& set) const;
  /// Both ends of an edge are in `old`, and none is in `value`.
  bool ends_lost(const TextChoice& e, const Formula& old, const Formula& value) const;
  /// The condition says that a set meets `old`, and `value` leaves that set out.
  bool meeting_lost(const Formula& old, const Formula& value) const;
  /// It is said that the set has a member.
  bool nonempty(const Formula& set) const;

  /// The condition says that a number is less, or at most another, or is not it.
  bool less(const Formula& a, const Formula& b) const;
  bool at_most(const Formula& a, const Formula& b) const;
  bool unequal(const Formula& a, const Formula& b) const;
  /// A number that is seen to be 1 or more.
  bool positive(const Formula& number) const;
  /// A choice, or an end of a chosen arc.
  bool one_place(const Formula& at) const;

  const TextMove& move() const { return move_; }

 private:
  /// A question that was begun: whether v is in a set, or surely not in it.
  struct Question {
    const TextChoice* v;
    bool in;
    const Formula* set;
  };
  struct Bounds {
    std::int64_t low = std::numeric_limits<std::int64_t>::min(), high = std::numeric_limits<std::int64_t>::max();
  };

  template <class Answer>
  bool once(const Question& question, const Answer& answer) const;
  const TextChoice* choice(const Formula& formula) const;
  bool keeps_off(const Formula& set, const Formula& other) const;
  bool ends_within(const Formula& edges, const Formula& old) const;
  Bounds bounds(const Formula& number) const;
  bool compared(const Formula& a, std::string_view word, const Formula& b) const;
  bool apart(const Formula& a, const Formula& b) const;
  bool absent_of_each(const TextChoice& v, const Formula& set) const;
  void conjuncts(const Formula& condition, bool off);
  void say_of(const TextChoice& v, const std::string& variable, const Formula& body);

  const TextMove& move_;
  const HeldInclusions& held_;
  std::vector<const Formula*> conjuncts_;
  std::deque<Formula> made_ = {};  // of conjuncts that are not written
  mutable std::vector<Question> begun_ = {};
  mutable int steps_ = 0;
};

}  // namespace gamecert::games
