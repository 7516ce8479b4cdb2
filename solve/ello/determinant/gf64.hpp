// The field of 2^64 elements, GF(2)[x] / (x^64 + x^4 + x^3 + x + 1). Addition is xor.
#pragma once

#include <cstddef>
#include <cstdint>

namespace gamecert::solve::gf64 {

/// The product, by carry-less multiply instructions where the processor has them.
std::uint64_t multiply(std::uint64_t a, std::uint64_t b);
/// The inverse of a nonzero element.
std::uint64_t inverse(std::uint64_t a);
/// target[i] += factor * source[i] for i below n: the inner loop of elimination.
void add_multiple(std::uint64_t* target, const std::uint64_t* source, std::uint64_t factor, std::size_t n);

/// The same, never with special instructions.
namespace portable {
std::uint64_t multiply(std::uint64_t a, std::uint64_t b);
void add_multiple(std::uint64_t* target, const std::uint64_t* source, std::uint64_t factor, std::size_t n);
}  // namespace portable
/// Whether this processor multiplies carry-less.
bool accelerated();

}  // namespace gamecert::solve::gf64
