// What quantifiers make of the numbers that their bodies have, one instance after the other.
#pragma once

#include <algorithm>
#include <vector>

#include "language/placed_graph.hpp"
#include "language/words.hpp"
#include "text/errors.hpp"

namespace gamecert::language {

class Fold {
 public:
  Fold(Meaning meaning, bool fractions, Members members)
      : meaning_(meaning), fractions_(fractions), members_(members), result_(value_of_none(meaning)) {}

  /// The instance, and the value of the body there. Whether more can change the result.
  bool add(Number instance, Number body, const PlacedGraph& on) {
    switch (meaning_) {
      case Meaning::count:
        result_ += body != 0 ? 1 : 0;
        return true;
      case Meaning::least:
      case Meaning::greatest:
        if (body != 0) result_ = instance;
        return body == 0;
      case Meaning::mex:
        seen_.push_back(body);
        return true;
      case Meaning::collected:
        if (body != 0) result_ |= as_set(instance, on);
        return true;
      default:
        result_ = fractions_ ? joined_fractions(meaning_, result_, body) : joined(meaning_, result_, body);
        return true;
    }
  }

  /// Of the least or the greatest: whether it stays as it is with one more value.
  bool stays(Number more) const {
    return (fractions_ ? joined_fractions(meaning_, result_, more) : joined(meaning_, result_, more)) == result_;
  }

  Number result() {
    if (meaning_ != Meaning::mex) return result_;
    std::ranges::sort(seen_);
    for (const Number value : seen_) result_ += value == result_ ? 1 : 0;
    return result_;
  }

 private:
  Number as_set(Number instance, const PlacedGraph& on) const {
    switch (members_) {
      case Members::edges:
        return static_cast<Number>(edge_as_set(on, static_cast<VertexSet>(instance)));
      case Members::arcs:
        return static_cast<Number>(arc_as_set(on, instance));
      case Members::numbers:
        return number_as_set(instance);
      default:
        return instance;
    }
  }

  Meaning meaning_;
  bool fractions_;
  Members members_;
  Number result_;
  std::vector<Number> seen_ = {};
};

/// Calls visit(k) for the numbers from first to last, or down from there, until it says no. LimitError for a range
/// without end.
template <class Visit>
void each_number(Number first, Number last, bool down, Visit&& visit) {
  if (first > last) return;
  if (first == minus_infinite || last == infinite || first == infinite || last == minus_infinite)
    throw text::LimitError("a range of the formula has no end");
  for (Number i = down ? last : first;; down ? --i : ++i)
    if (!visit(i) || i == (down ? first : last)) return;
}

}  // namespace gamecert::language
