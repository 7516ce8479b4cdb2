// Sums of roots by their factors, and between which fractions they lie by whole roots of multiples.
#include "language/numbers/roots.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <mutex>
#include <numeric>
#include <unordered_map>
#include <utility>

#include "language/arithmetic.hpp"
#include "text/errors.hpp"

namespace gamecert::language {
namespace {

constexpr Number mark = 63;  // the last bits, which say of a fraction how long its denominator is

/// The square root, rounded down.
Wide whole_root(Wide number) {
  Wide result = 0;
  for (Wide bit = Wide{1} << 62; bit != 0; bit >>= 1)
    if ((result + bit) * (result + bit) <= number) result += bit;
  return result;
}

/// Whole numbers between which 2^bits times the sum lies.
struct Bounds {
  Wide low = 0, high = 0;
  int bits = 0;
};
Bounds bounds(const RootSum& a) {
  Bounds result{.bits = 60 - static_cast<int>(std::bit_width(static_cast<VertexSet>(a.rbegin()->first))) / 2};
  for (const auto& [of, factor] : a) {
    const Wide square = Wide{of} << 2 * result.bits, down = whole_root(square), up = down + (down * down < square);
    const auto [above, below] = ratio(factor);
    result.low += floor_quotient({above * (above > 0 ? down : up), below});
    result.high -= floor_quotient({-above * (above > 0 ? up : down), below});
  }
  return result;
}

/// Of a sum that is not 0.
bool negative(const RootSum& a) {
  const auto below_zero = [](const auto& one) { return one.second < 0; };
  const bool first = below_zero(*a.begin());
  if (std::ranges::all_of(a, [&](const auto& one) { return below_zero(one) == first; })) return first;
  const Bounds near = bounds(a);
  if (near.low <= 0 && near.high >= 0) throw text::LimitError("a sum of roots is too near to 0 to tell its sign");
  return near.high < 0;
}

/// Sums with their numbers. When there are `most`, those that were not put there since the last time go.
class KeptSums {
 public:
  explicit KeptSums(std::size_t most) : most_(most) {}
  /// 0 if it has none.
  Number number(const RootSum& sum) {
    if (const auto known = numbers_[0].find(sum); known != numbers_[0].end()) return known->second;
    const auto old = numbers_[1].find(sum);
    if (old == numbers_[1].end()) return 0;
    const Number result = old->second;
    put(sum, result);
    return result;
  }
  void put(const RootSum& sum, Number number) {
    sums_[0][number] = &numbers_[0].try_emplace(sum, number).first->first;
    if (sums_[0].size() < most_) return;
    sums_[1] = std::exchange(sums_[0], {});
    numbers_[1] = std::exchange(numbers_[0], {});
  }
  const RootSum* sum(Number number) const {
    for (const auto& sums : sums_)
      if (const auto known = sums.find(number); known != sums.end()) return known->second;
    return nullptr;
  }

 private:
  std::size_t most_;
  std::map<RootSum, Number> numbers_[2];                // now, and before
  std::unordered_map<Number, const RootSum*> sums_[2];  // the same
};

std::atomic<Number> threads = 0;
/// Of a thread, whose numbers are no other's.
struct OwnSums {
  KeptSums kept{std::size_t{1} << 13};
  Number last = ++threads << 40;
};
thread_local OwnSums own_sums;
std::mutex publishing;
KeptSums published_sums{std::size_t{1} << 20};  // of all threads

}  // namespace

bool has_roots(Number fraction) { return (fraction & mark) == mark && fraction != infinite; }

Number number_of(RootSum sum) {
  std::erase_if(sum, [](const auto& one) { return one.second == 0; });
  if (sum.empty()) return 0;
  if (sum.rbegin()->first == 1) return sum.rbegin()->second;
  Number result = own_sums.kept.number(sum);
  if (result != 0) return result;
  result = (negative(sum) ? -1 : 1) * ++own_sums.last * (mark + 1) + mark;
  own_sums.kept.put(sum, result);
  return result;
}

RootSum roots_of(Number fraction) {
  if (!has_roots(fraction)) return {{1, fraction}};
  if (const RootSum* sum = own_sums.kept.sum(fraction)) return *sum;
  const std::lock_guard lock(publishing);
  if (const RootSum* sum = published_sums.sum(fraction)) return *sum;
  throw text::LimitError("a sum of roots is not kept until it is used");
}

Number publish(Number fraction) {
  if (!has_roots(fraction)) return fraction;
  const RootSum sum = roots_of(fraction);
  const std::lock_guard lock(publishing);
  published_sums.put(sum, fraction);
  return fraction;
}

RootSum sum_of_roots(RootSum a, const RootSum& b) {
  for (const auto& [of, factor] : b) a[of] = plus_fractions(a[of], factor);
  std::erase_if(a, [](const auto& one) { return one.second == 0; });
  return a;
}

bool less_roots(const RootSum& a, const RootSum& b) {
  const RootSum difference = sum_of_roots(product_of_roots({{1, fraction(-1)}}, b), a);
  return !difference.empty() && negative(difference);
}

RootSum product_of_roots(const RootSum& a, const RootSum& b) {
  RootSum result;
  for (const auto& [of_a, factor_a] : a) {
    for (const auto& [of_b, factor_b] : b) {
      const Number common = std::gcd(of_a, of_b);
      Number& factor = result[times(of_a / common, of_b / common)];
      factor = plus_fractions(factor, times_fractions(times_fractions(factor_a, factor_b), fraction(common)));
    }
  }
  return result;
}

/// 1 / (p sqrt(d)) is sqrt(d) / (p d).
RootSum inverse_of_roots(const RootSum& a) {
  if (a.size() != 1) throw text::LimitError("a quotient by a sum of several roots is not found");
  const auto& [of, factor] = *a.begin();
  return {{of, quotient_of_fractions(fraction(1), times_fractions(factor, fraction(of)))}};
}

/// sqrt(p / q) is sqrt(p q) / q.
Number square_root(Number number) {
  if (number < 0 && !has_roots(number)) return minus_infinite;
  if (number == infinite || number == 0) return number;
  if (has_roots(number)) throw text::LimitError("a root of a sum of roots is not found");
  const auto [above, below] = ratio(number);
  const Wide square = above * below, whole = whole_root(square);
  if (whole * whole == square) return quotient(static_cast<Number>(whole), static_cast<Number>(below));
  if (square >> 40 != 0) throw text::LimitError("a root of a number of the formula needs more than 40 bits");
  Number rest = static_cast<Number>(square), outside = 1;
  for (Number i = 2; i * i <= rest; ++i)
    for (; rest % (i * i) == 0; rest /= i * i) outside *= i;
  return number_of({{rest, quotient(outside, static_cast<Number>(below))}});
}

Number floor_of_roots(const RootSum& a) {
  const Bounds near = bounds(a);
  if (near.low >> near.bits != near.high >> near.bits)
    throw text::LimitError("a sum of roots is too near to a whole number to be rounded");
  return static_cast<Number>(near.low >> near.bits);
}

std::string roots_text(const RootSum& a) {
  std::string result;
  for (const auto& [of, factor] : a) {
    const bool first = result.empty(), below_zero = factor < 0;
    result += first ? (below_zero ? "-" : "") : below_zero ? " - " : " + ";
    const std::string size = fraction_text(below_zero ? minus_fractions(0, factor) : factor);
    const std::string root = of == 1 ? "" : "sqrt(" + std::to_string(of) + ")";
    result += of == 1 ? size : size == "1" ? root : size + " * " + root;
  }
  return result;
}

}  // namespace gamecert::language
