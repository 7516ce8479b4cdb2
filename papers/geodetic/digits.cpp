// The geodetic paper, Section 5, Propositions 2 to 6: plain arithmetic, and the class E where they speak of it.
#include "papers/geodetic/digits.hpp"

#include <algorithm>
#include <bit>

#include "papers/geodetic/cycles.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

std::string number(int value) { return std::to_string(value); }

/// What `wrong` says if it is so.
std::string if_wrong(bool holds, const std::string& wrong) { return holds ? "" : wrong; }

bool bit(int n, int position) { return (n >> position & 1) != 0; }

/// The number of 0-bits of n in one run from position j_k down, less one: q of Proposition 5(v).
int run(int n) {
  int low = zero_bits(n).back();
  while (low > 0 && !bit(n, low - 1)) --low;
  return zero_bits(n).back() - low;
}

std::vector<int> sorted(std::vector<int> values) {
  std::ranges::sort(values);
  return values;
}

std::vector<int> all_a(int n) {
  std::vector<int> values;
  for (const Pair& pair : pairs(n)) values.push_back(pair.a);
  return sorted(std::move(values));
}

std::vector<int> all_b(int n) {
  std::vector<int> values;
  for (const Pair& pair : pairs(n)) values.push_back(pair.b);
  return sorted(std::move(values));
}

/// The maximal intervals of which sorted values are the union.
std::vector<Interval> intervals(const std::vector<int>& values) {
  std::vector<Interval> result;
  for (const int value : values) {
    if (result.empty() || result.back().high < value - 1) result.push_back({value, value});
    result.back().high = value;
  }
  return result;
}

int length(Interval interval) { return interval.high - interval.low + 1; }

/// The pair with which W answers the smallest extreme vertex.
Pair last_pair(int n) { return pairs(n).back(); }

}  // namespace

std::vector<int> zero_bits(int n) {
  std::vector<int> positions;
  for (int position = 0; position < lg_down(n); ++position) {
    if (!bit(n, position)) positions.push_back(position);
  }
  return positions;
}

int complement(int n) {
  const int ones = (2 << lg_down(n)) - 1;
  return (n ^ ones) + 1;
}

int lg_down(int n) { return std::bit_width(static_cast<unsigned>(n)) - 1; }
int lg_up(int n) { return std::bit_width(static_cast<unsigned>(n - 1)); }

std::vector<Pair> pairs(int n) {
  std::vector<Pair> result;
  int lower = 0;  // 2^{j_1} + ... + 2^{j_{i-1}}
  for (const int j : zero_bits(n)) {
    for (int t = 0; t < 1 << j; ++t) result.push_back({n - (1 << j) - t, lower + 2 + t});
    lower += 1 << j;
  }
  return result;
}

Interval longest(int n) {
  const int j_k = zero_bits(n).back();
  return {n - (2 << j_k) + 1, n - (1 << (j_k - run(n)))};
}

void check_number(const AboutN& statement, int n, Trial& trial) {
  if (!statement.hypothesis(n)) return;
  const std::string wrong = statement.wrong(n);
  trial.instance(wrong.empty(), [&] { return Failure{"n = " + number(n) + ": " + wrong}; });
}

std::string wrong_in_prop_2(int n, Lg lg) {
  if (lg(n) != lg_down(n)) return "the leading 1-bit is in position " + number(lg_down(n)) + ", not " + number(lg(n));
  for (int l = 0; l <= n; ++l) {
    const bool greater = (l ^ n) > n;
    bool in_length = false, in_extreme = false;
    for (const int j : zero_bits(n)) {
      in_length = in_length || (1 << j <= l && l < 2 << j);
      in_extreme = in_extreme || (n - (2 << j) < n - l && n - l <= n - (1 << j));
    }
    if (greater != in_length || greater != in_extreme) return "l = " + number(l);
  }
  return "";
}

std::string wrong_in_prop_3(int n) {
  for (const auto& [a, b] : pairs(n)) {
    if (a == b) return "a_i = b_i = " + number(a);
  }
  return "";
}

std::string wrong_in_prop_4(int n, Lg lg) {
  const int bar = complement(n);
  const std::string values = "the complement is " + number(bar) + ", the rounded logarithm " + number(lg(n));
  const bool power = n == 1 || positive_power_of_two(n);
  const std::string parts = if_wrong(n + bar == 2 << lg(n), "(i) ") +
                            if_wrong(n - bar == 2 * (n - (1 << lg(n))), "(ii) ") +
                            if_wrong(bar <= n && (bar == n) == power, "(iii) ");
  return if_wrong(parts.empty(), parts + "false: " + values);
}

std::string wrong_in_prop_5_i(int n) {
  const Rays rays{3, n};
  for (int extreme = 1; extreme < n; ++extreme) {
    for (int low = 1; low <= extreme; ++low) {
      if (!in_e(rays, {low, extreme})) continue;
      return if_wrong(extreme == n - (2 << zero_bits(n).back()) + 1, "the smallest is " + number(extreme));
    }
  }
  return "E is empty";
}

std::string wrong_in_prop_5_ii(int n) {
  const auto [a, b] = last_pair(n);
  return if_wrong(a == n - (2 << zero_bits(n).back()) + 1, "a is " + number(a)) +
         if_wrong(b == complement(n) && b == all_b(n).back(), "the response is " + number(b));
}

std::string wrong_in_prop_5_iii(int n, Lg lg) {
  const std::vector<Pair> all = pairs(n);
  const bool some = std::ranges::any_of(all, [](const Pair& pair) { return pair.a < pair.b; });
  const bool by_lg = lg(n) == zero_bits(n).back() + 1;
  const bool leading_10 = !bit(n, lg_down(n) - 1);
  return if_wrong(some == by_lg, "there is " + std::string(some ? "an" : "no") +
                                     " a_i < b_i, the rounded logarithm is " + number(lg(n)) + " and j_k + 1 is " +
                                     number(zero_bits(n).back() + 1)) +
         if_wrong(some == leading_10, " leading bits");
}

std::string wrong_in_prop_5_iv(int n) {
  std::vector<int> expected;
  for (int value = 2; value <= complement(n); ++value) expected.push_back(value);
  return if_wrong(all_b(n) == expected, "the b_i are others");
}

std::string wrong_in_prop_5_v(int n, bool (*below_j_k)(int n)) {
  const int j_k = zero_bits(n).back();
  const int q = run(n);
  const std::vector<Interval> parts = intervals(all_a(n));
  const Interval greatest = *std::ranges::max_element(parts, {}, length);
  return if_wrong(below_j_k(n) ? q < j_k : q == j_k, "q = " + number(q) + " and j_k = " + number(j_k)) +
         if_wrong(greatest == longest(n), " the longest interval is " + text(greatest));
}

std::string wrong_in_prop_5_vi(int n) {
  int largest = 0;
  for (const auto& [a, b] : pairs(n)) {
    if (a < b) largest = std::max(largest, a);
  }
  if (largest == 0) return "";
  return if_wrong(largest == 1 << zero_bits(n).back() && longest(n).contains(largest), "it is " + number(largest));
}

std::string wrong_in_prop_6(int n, bool (*excepted)(int n)) {
  std::vector<int> greater;
  for (const auto& [a, b] : pairs(n)) {
    if (b > a && !(b == n && excepted(n))) greater.push_back(b);
  }
  const std::vector<Interval> parts = intervals(sorted(std::move(greater)));
  const bool inside =
      parts.empty() || (longest(n).contains(parts.front().low) && longest(n).contains(parts.back().high));
  const bool exception = !excepted(n) || !longest(n).contains(n);
  return if_wrong(parts.size() <= 1 && inside && exception, "the b_i > a_i are no subinterval of " + text(longest(n)));
}

namespace {

// Hypotheses. j_k needs a 0-bit below the leading 1-bit.
bool any(int) { return true; }
bool has_zero_bit(int n) { return !zero_bits(n).empty(); }
bool no_power_of_two(int n) { return has_zero_bit(n) && !positive_power_of_two(n); }

/// The leading 1-bits of n, more than one, are followed by 0-bits only, or n is a power of two.
bool one_run_of_each(int n) { return has_zero_bit(n) && run(n) == zero_bits(n).back(); }

template <bool (*hypothesis)(int), auto wrong, auto... more>
AboutN about() {
  return {hypothesis, [](int at) { return wrong(at, more...); }};
}
void binary_digits(int n, const AboutN& statement, Trial& trial) { check_number(statement, n, trial); }

constexpr auto not_a_power = [](int n) { return !positive_power_of_two(n); };
constexpr auto not_one_run_of_each = [](int n) { return !one_run_of_each(n); };
using Of = bool (*)(int);

}  // namespace

std::vector<CheckFunction> geodetic_digits() {
  return {
      check("binary-digits", binary_digits,
            choice<AboutN>("statement",
                           {{"2", about<any, wrong_in_prop_2, lg_up>()},
                            {"2.repaired", about<any, wrong_in_prop_2, lg_down>()},
                            {"3", about<has_zero_bit, wrong_in_prop_3>()},
                            {"4", about<any, wrong_in_prop_4, lg_up>()},
                            {"4.repaired", about<any, wrong_in_prop_4, lg_down>()},
                            {"5i", about<no_power_of_two, wrong_in_prop_5_i>()},
                            {"5ii", about<has_zero_bit, wrong_in_prop_5_ii>()},
                            {"5iii", about<has_zero_bit, wrong_in_prop_5_iii, lg_up>()},
                            {"5iii.repaired", about<has_zero_bit, wrong_in_prop_5_iii, lg_down>()},
                            {"5iv", about<any, wrong_in_prop_5_iv>()},
                            {"5v", about<has_zero_bit, wrong_in_prop_5_v, Of{not_a_power}>()},
                            {"5v.repaired", about<has_zero_bit, wrong_in_prop_5_v, Of{not_one_run_of_each}>()},
                            {"5vi", about<has_zero_bit, wrong_in_prop_5_vi>()},
                            {"6", about<has_zero_bit, wrong_in_prop_6, positive_power_of_two>()}})),
  };
}

}  // namespace gamecert::papers
