// Truths of which some are not known.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace gamecert::games {

enum class Truth : signed char { no, yes, unclear };
/// By class, or one for all.
using Truths = std::vector<Truth>;
inline Truth at(const Truths& truths, std::size_t number) { return truths.size() == 1 ? truths[0] : truths[number]; }

inline Truth both_true(Truth a, Truth b) {
  if (a == Truth::no || b == Truth::no) return Truth::no;
  return a == Truth::yes ? b : a;
}
inline Truth opposite(Truth a) { return a == Truth::yes ? Truth::no : a == Truth::no ? Truth::yes : a; }
inline Truth either_true(Truth a, Truth b) { return opposite(both_true(opposite(a), opposite(b))); }
inline Truth implies(Truth a, Truth b) { return either_true(opposite(a), b); }
inline Truth alike(Truth a, Truth b) { return both_true(implies(a, b), implies(b, a)); }
inline Truth not_both(Truth a, Truth b) { return opposite(both_true(a, b)); }
inline Truth first_alone(Truth a, Truth b) { return both_true(a, opposite(b)); }
inline Truth differ(Truth a, Truth b) { return opposite(alike(a, b)); }
inline Truth truth(bool known) { return known ? Truth::yes : Truth::no; }

inline Truths merged(const Truths& a, const Truths& b, Truth (*both)(Truth, Truth)) {
  Truths result;
  for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) result.push_back(both(at(a, i), at(b, i)));
  return result;
}
inline Truths opposites(Truths truths) {
  for (Truth& each : truths) each = opposite(each);
  return truths;
}
inline bool all(const Truths& truths, Truth known) { return std::ranges::count(truths, known) == std::ssize(truths); }

}  // namespace gamecert::games
