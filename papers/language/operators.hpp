// What values in files of claims are computed with: operators, and functions of arithmetic. All of them give InputError
// for numbers they are not for.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "papers/language/function.hpp"

namespace gamecert::papers {

/// `expected a divisor other than 0, found 0`; whoever knows the line puts it in front.
[[noreturn]] void refuse_number(const std::string& expected, std::int64_t found);

// InputError where 64 bits are too few.
std::int64_t checked_sum(std::int64_t a, std::int64_t b);
std::int64_t checked_difference(std::int64_t a, std::int64_t b);
std::int64_t checked_product(std::int64_t a, std::int64_t b);

/// Binary operators by how tightly they bind, loosest first; those of a level stand left to right. A sign that begins
/// another stands behind it. The connectives without a value look at their second operand only if the first does not
/// decide.
std::span<const std::span<const Function>> operator_levels();
inline constexpr std::size_t level_of_comparisons = 4;
/// `!`, behind which a comparison may stand; `^`; and `-` in front of a value.
extern const Function not_so, raised, negative;

/// `power-of-two`, `entry`, ...: docs/CLAIM_FILES.md.
std::span<const Function> arithmetic_functions();

}  // namespace gamecert::papers
