// Which numbers are sums of nimbers that stand side by side in two rows.
//
// Four numbers are looked for at once, in eight lanes of 16 bits, or in sixteen where the processor has AVX2. Source of
// the way to ask: the vector extensions of GCC and Clang, which do without them as well.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace gamecert::solve {

/// Takes out of `numbers` every x[i] ^ y[i]; what is left keeps its order. `y` is as long as `x`.
void erase_sums(std::span<const std::uint16_t> x, const std::uint16_t* y, std::vector<std::uint16_t>& numbers);

namespace portable {
/// The same without AVX2.
void erase_sums(std::span<const std::uint16_t> x, const std::uint16_t* y, std::vector<std::uint16_t>& numbers);
}  // namespace portable

}  // namespace gamecert::solve
