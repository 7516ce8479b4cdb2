// Arithmetic of 64 bits, checked.
#include "papers/language/operators.hpp"

#include <bit>

#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

using In = const Surroundings&;

[[noreturn]] void refuse_size() { throw text::InputError("expected numbers of at most 64 bits, found more"); }

std::int64_t quotient(std::int64_t a, std::int64_t b) {
  if (b == 0) refuse_number("a divisor other than 0", b);
  if (b == -1) return checked_difference(0, a);
  return a / b - ((a % b != 0) && ((a < 0) != (b < 0)) ? 1 : 0);
}

std::int64_t power(std::int64_t base, std::int64_t exponent) {
  if (exponent < 0) refuse_number("an exponent from 0 on", exponent);
  std::int64_t result = 1;
  for (; exponent > 0; --exponent) result = checked_product(result, base);
  return result;
}

/// Rounded down.
std::int64_t logarithm(std::int64_t n) {
  if (n < 1) refuse_number("a positive number for a logarithm", n);
  return std::bit_width(static_cast<std::uint64_t>(n)) - 1;
}

/// The one of the values behind the first that the first numbers, from 1.
std::int64_t entry(Operands v, In) {
  const auto entries = std::to_string(v.size() - 1);
  if (v[0] < 1 || v[0] >= std::ssize(v)) refuse_number("the number of an entry, 1 to " + entries, v[0]);
  return v[static_cast<std::size_t>(v[0])];
}

constexpr Function equivalence[] = {
    {"<->", 2, [](Operands v, In) { return std::int64_t{(v[0] != 0) == (v[1] != 0)}; }}};
constexpr Function implication[] = {{"->", 2, nullptr}};
constexpr Function disjunction[] = {{"|", 2, nullptr}};
constexpr Function conjunction[] = {{"&", 2, nullptr}};
constexpr Function comparisons[] = {
    {"!=", 2, [](Operands v, In) { return std::int64_t{v[0] != v[1]}; }},
    {"<=", 2, [](Operands v, In) { return std::int64_t{v[0] <= v[1]}; }},
    {">=", 2, [](Operands v, In) { return std::int64_t{v[0] >= v[1]}; }},
    {"=", 2, [](Operands v, In) { return std::int64_t{v[0] == v[1]}; }},
    {"<", 2, [](Operands v, In) { return std::int64_t{v[0] < v[1]}; }},
    {">", 2, [](Operands v, In) { return std::int64_t{v[0] > v[1]}; }},
};
constexpr Function sums[] = {
    {"+", 2, [](Operands v, In) { return checked_sum(v[0], v[1]); }},
    {"-", 2, [](Operands v, In) { return checked_difference(v[0], v[1]); }},
};
constexpr Function products[] = {
    {"*", 2, [](Operands v, In) { return checked_product(v[0], v[1]); }},
    {"/", 2, [](Operands v, In) { return quotient(v[0], v[1]); }},
    {"mod", 2, [](Operands v, In) { return v[0] - v[1] * quotient(v[0], v[1]); }},
};
constexpr std::span<const Function> levels[] = {equivalence, implication, disjunction, conjunction,
                                                comparisons, sums,        products};

constexpr Function arithmetic[] = {
    {"power-of-two", 1,
     [](Operands v, In) { return std::int64_t{v[0] > 0 && std::has_single_bit(static_cast<std::uint64_t>(v[0]))}; }},
    {"entry", 0, entry},
    {"xor", 2, [](Operands v, In) { return v[0] ^ v[1]; }},
    {"bit", 2, [](Operands v, In) { return v[1] < 0 || v[1] > 63 ? std::int64_t{0} : v[0] >> v[1] & 1; }},
    {"lg", 1, [](Operands v, In) { return logarithm(v[0]); }},
    {"ones", 1, [](Operands v, In) { return std::int64_t{std::popcount(static_cast<std::uint64_t>(v[0]))}; }},
    {"lg-up", 1,
     [](Operands v, In) { return v[0] == 1 ? std::int64_t{0} : logarithm(checked_difference(v[0], 1)) + 1; }},
};

}  // namespace

void refuse_number(const std::string& expected, std::int64_t found) {
  throw text::InputError("expected " + expected + ", found " + std::to_string(found));
}

std::int64_t checked_sum(std::int64_t a, std::int64_t b) {
  std::int64_t result = 0;
  if (__builtin_add_overflow(a, b, &result)) refuse_size();
  return result;
}
std::int64_t checked_difference(std::int64_t a, std::int64_t b) {
  std::int64_t result = 0;
  if (__builtin_sub_overflow(a, b, &result)) refuse_size();
  return result;
}
std::int64_t checked_product(std::int64_t a, std::int64_t b) {
  std::int64_t result = 0;
  if (__builtin_mul_overflow(a, b, &result)) refuse_size();
  return result;
}

std::span<const std::span<const Function>> operator_levels() { return levels; }
constexpr Function not_so = {"!", 1, [](Operands v, In) { return std::int64_t{v[0] == 0}; }};
constexpr Function raised = {"^", 2, [](Operands v, In) { return power(v[0], v[1]); }};
constexpr Function negative = {"-", 1, [](Operands v, In) { return checked_difference(0, v[0]); }};
std::span<const Function> arithmetic_functions() { return arithmetic; }

}  // namespace gamecert::papers
