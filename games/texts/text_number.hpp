// Numbers of rules over planes: known ones, and ones that depend on bits, with bounds.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>

#include "games/plane.hpp"
#include "games/play/word_plane.hpp"
#include "language/arithmetic.hpp"
#include "text/errors.hpp"

namespace gamecert::games {

inline int value_of(WordNumber number) { return value(number); }

/// Of planes of words all are known.
template <Plane P>
class TextNumber {
 public:
  using Bit = typename P::Bit;
  using Number = typename P::Number;

  TextNumber(std::int64_t value = 0) : low_(value), high_(value) {}
  /// Within the bounds.
  TextNumber(Number number, std::int64_t low, std::int64_t high) : low_(low), high_(high) {
    if (low == high) return;
    if constexpr (always_known) {
      low_ = high_ = value_of(number);
    } else {
      if (low < -most || high > most) throw text::LimitError("a number of the rules is too large for a formula");
      if constexpr (requires { within(number, low, high); }) number = within(number, low, high);
      number_.emplace(std::move(number));
    }
  }

  bool known() const {
    if constexpr (always_known)
      return true;
    else
      return !number_;
  }
  std::int64_t value() const { return low_; }
  std::int64_t low() const { return low_; }
  std::int64_t high() const { return high_; }
  /// LimitError for an infinite one.
  Number number() const {
    if constexpr (!always_known)
      if (number_) return *number_;
    if (low_ < -most || low_ > most) throw text::LimitError("a number of the rules is too large for a formula");
    return static_cast<int>(low_);
  }

  friend TextNumber operator+(const TextNumber& a, const TextNumber& b) {
    if (a.known() && b.known()) return language::plus(a.low_, b.low_);
    return {a.number() + b.number(), a.low_ + b.low_, a.high_ + b.high_};
  }
  friend TextNumber operator-(const TextNumber& a, const TextNumber& b) {
    if (a.known() && b.known()) return language::minus(a.low_, b.low_);
    return {a.number() - b.number(), a.low_ - b.high_, a.high_ - b.low_};
  }
  /// One of them known.
  friend TextNumber operator*(const TextNumber& a, const TextNumber& b) {
    if (a.known() && b.known()) return language::times(a.low_, b.low_);
    if (!b.known()) {
      if (!a.known()) throw text::LimitError("no formula is made of products of numbers that positions decide");
      return b * a;
    }
    if (b.low_ < 0) return TextNumber(0) - a * TextNumber(-b.low_);
    TextNumber result, power = a;
    for (std::int64_t left = b.low_; left > 0; left >>= 1) {
      if ((left & 1) != 0) result = result + power;
      if (left > 1) power = power + power;
    }
    return result;
  }
  friend TextNumber when(const Bit& bit, const TextNumber& a) {
    if (a.known() && a.low_ == 0) return a;
    if (const std::optional<bool> known = known_bit(bit)) return *known ? a : TextNumber(0);
    return {when(bit, a.number()), std::min<std::int64_t>(a.low_, 0), std::max<std::int64_t>(a.high_, 0)};
  }
  /// The first if the bit is true, else the second.
  friend TextNumber chosen(const Bit& bit, const TextNumber& a, const TextNumber& b) {
    if (const std::optional<bool> known = known_bit(bit)) return *known ? a : b;
    if constexpr (requires(const Number& number) { chosen(bit, number, number); })
      return {chosen(bit, a.number(), b.number()), std::min(a.low_, b.low_), std::max(a.high_, b.high_)};
    return when(bit, a) + when(!bit, b);
  }

 private:
  static constexpr std::int64_t most = 1 << 28;
  static constexpr bool always_known = requires(const Number& known) {
    { value_of(known) } -> std::same_as<int>;
  };
  struct Nothing {};
  std::int64_t low_, high_;
  [[no_unique_address]] std::conditional_t<always_known, Nothing, std::optional<Number>> number_ = {};
};

}  // namespace gamecert::games
