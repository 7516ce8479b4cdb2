// What the naive evaluator of the language of conjectures calculates with: docs/LANGUAGE.md, "Sorts" and "What is
// empty, infinite or gone". An answer that nobody gives, because a number is too large, is `unknown`.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace oracle {

__extension__ using Wide = __int128;

// Whether a number was met of which this program does not know if it fits: whether a whole number is stored as a
// fraction is a matter of sorts.
inline bool doubtful = false;

inline int bits(Wide x) {
  int result = 0;
  for (Wide rest = x < 0 ? -x : x; rest > 0; rest /= 2) ++result;
  return result;
}

inline Wide greatest_divisor(Wide a, Wide b) { return b == 0 ? (a < 0 ? -a : a) : greatest_divisor(b, a % b); }

// A fraction in lowest terms; with the denominator 0 it is infinite or -infinite, by the sign of the numerator.
struct Number {
  Wide numerator = 0, denominator = 1;

  bool finite() const { return denominator != 0; }
  bool whole() const { return denominator == 1; }
  int sign() const { return numerator < 0 ? -1 : numerator > 0 ? 1 : 0; }
};

using MaybeNumber = std::optional<Number>;  // none: of more than 64 bits

inline const Number infinite{1, 0}, minus_infinite{-1, 0};

inline MaybeNumber fraction(Wide numerator, Wide denominator) {
  const Wide divisor = greatest_divisor(numerator, denominator), sign = denominator < 0 ? -1 : 1;
  const Number result{sign * numerator / divisor, sign * denominator / divisor};
  if (result.whole()) {
    // The greatest and the least number of 64 bits and a sign stand for the infinite ones.
    if (bits(result.numerator) > 63 || bits(result.numerator + result.sign()) > 63) return std::nullopt;
    if (bits(result.numerator) > 57) doubtful = true;
    return result;
  }
  if (bits(result.numerator) + bits(result.denominator) > 58) return std::nullopt;
  return result;
}

inline Number whole(Wide x) { return {x, 1}; }

inline bool operator==(const Number& a, const Number& b) {
  return a.numerator == b.numerator && a.denominator == b.denominator;
}

inline bool operator<(const Number& a, const Number& b) {
  if (!a.finite() || !b.finite()) return (a.finite() ? 0 : a.sign()) < (b.finite() ? 0 : b.sign());
  return a.numerator * b.denominator < b.numerator * a.denominator;
}

inline Number minus(const Number& a) { return {-a.numerator, a.denominator}; }

inline MaybeNumber plus(const Number& a, const Number& b) {
  if (a == infinite || b == infinite) return infinite;
  if (!a.finite() || !b.finite()) return minus_infinite;
  const Wide shared = greatest_divisor(a.denominator, b.denominator), scale = b.denominator / shared;
  const Wide left = a.numerator * scale, right = b.numerator * (a.denominator / shared);
  if (bits(left) > 125 || bits(right) > 125) return std::nullopt;
  return fraction(left + right, a.denominator * scale);
}

inline MaybeNumber times(const Number& a, const Number& b) {
  if (a.sign() == 0 || b.sign() == 0) return whole(0);
  if (!a.finite() || !b.finite()) return a.sign() * b.sign() > 0 ? infinite : minus_infinite;
  const Wide across = greatest_divisor(a.numerator, b.denominator), back = greatest_divisor(b.numerator, a.denominator);
  return fraction((a.numerator / across) * (b.numerator / back), (a.denominator / back) * (b.denominator / across));
}

inline MaybeNumber divided(const Number& a, const Number& b) {
  if (!b.finite()) return times(a, whole(0));
  if (b.sign() == 0) return times(a, infinite);
  return times(a, Number{b.sign() * b.denominator, b.sign() * b.numerator});
}

inline Number floor_of(const Number& a) {
  if (!a.finite()) return a;
  const Wide rest = a.numerator % a.denominator;
  return whole((a.numerator - (rest < 0 ? rest + a.denominator : rest)) / a.denominator);
}

inline Number ceil_of(const Number& a) { return minus(floor_of(minus(a))); }

inline Number modulo(const Number& a, const Number& m) {
  if (m < whole(1)) return infinite;
  if (!a.finite() || !m.finite()) return whole(0);
  const Wide rest = a.numerator % m.numerator;
  return whole(rest < 0 ? rest + m.numerator : rest);
}

inline Number exclusive_or(const Number& a, const Number& b) {
  if (!a.finite() || !b.finite() || a.sign() < 0 || b.sign() < 0) return infinite;
  return whole(a.numerator ^ b.numerator);
}

inline MaybeNumber power(const Number& a, const Number& k) {
  if (k.sign() == 0) return whole(1);
  if (k.sign() < 0) return infinite;
  if (!k.finite() && whole(1) < a) return infinite;
  if (!k.finite() && !(a == whole(0)) && !(a == whole(1))) return std::nullopt;
  if (a == whole(0) || a == whole(1)) return a;
  if (!a.finite() || a == whole(-1)) return a.sign() < 0 && k.numerator % 2 == 0 ? minus(a) : a;
  MaybeNumber result = whole(1);
  for (Wide i = 0; i < k.numerator && result; ++i) result = times(*result, a);
  return result;
}

inline Number logarithm(const Number& n, bool up) {
  if (n < whole(1)) return minus_infinite;
  if (!n.finite()) return infinite;
  return whole(up ? bits(n.numerator - 1) : bits(n.numerator) - 1);
}

inline std::string text(const Number& number) {
  if (!number.finite()) return number.sign() < 0 ? "-infinite" : "infinite";
  const auto digits = [](Wide x) { return std::to_string(static_cast<long long>(x)); };
  return digits(number.numerator) + (number.whole() ? "" : "/" + digits(number.denominator));
}

using Members = std::set<int>;     // vertices or whole numbers
using Pair = std::pair<int, int>;  // an arc, or an edge with its lesser end first
using Pairs = std::set<Pair>;      // edges or arcs
using Order = std::vector<int>;    // of vertices
using Unknown = std::monostate;

// Numbers and vertices are told apart by their C++ type, sets of them by their sort.
struct Vertex {
  int name;
};
using Value = std::variant<Unknown, bool, Number, Vertex, Pair, Members, Pairs, Order>;

inline bool known(const Value& value) { return value.index() != 0; }

// Of a side that the other one makes needless: the page does not say which is looked at first, and so whether a limit
// in this one is met.
inline void perhaps_looked_at(const Value& value) {
  if (!known(value)) doubtful = true;
}
inline Value number_or_unknown(const MaybeNumber& number) { return number ? Value(*number) : Value(Unknown()); }

inline std::string text(const Value& value) {
  if (const bool* truth = std::get_if<bool>(&value)) return *truth ? "true" : "false";
  if (const Number* number = std::get_if<Number>(&value)) return text(*number);
  return known(value) ? "neither a truth value nor a number" : "unknown";
}

}  // namespace oracle
