// Arithmetic of GF(2^64), with carry-less multiply instructions and without.
//
// An element is a polynomial over GF(2) of degree below 64, bit i the coefficient of x^i. A product
// has a low and a high word; since x^64 = x^4 + x^3 + x + 1, the high word is folded down with
// shifts by 4, 3, 1 and 0, and the at most four bits that this pushes past x^63 once more.
// The portable product goes through one factor in windows of four bits. A row operation tabulates
// all 16 windows of its factor once, so that an entry costs 16 look-ups and no reduction.
// The inverse is a^(2^64-2), the exponent built by doubling runs of ones (Itoh and Tsujii,
// "A fast algorithm for computing multiplicative inverses in GF(2^m) using normal bases", 1988).
#include "solve/ello/determinant/gf64.hpp"

#include <array>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define GAMECERT_CARRYLESS 1
#endif

namespace gamecert::solve::gf64 {
namespace {

constexpr std::uint64_t modulus = 0x1b;  // x^4 + x^3 + x + 1: what x^64 is
constexpr int window = 4;
constexpr int windows = 64 / window;
constexpr std::size_t entries = 1 << window;

std::uint64_t times_x(std::uint64_t a) { return a << 1 ^ (a >> 63) * modulus; }

/// The products of a with all polynomials of degree below 4.
std::array<std::uint64_t, entries> small_multiples(std::uint64_t a) {
  std::array<std::uint64_t, entries> multiples{};
  for (std::size_t bit = 1; bit < entries; bit <<= 1, a = times_x(a)) {
    for (std::size_t i = 0; i < bit; ++i) multiples[bit + i] = multiples[i] ^ a;
  }
  return multiples;
}

/// carried[h] is h * x^64 for h of degree below 4.
constexpr std::array<std::uint64_t, entries> carried = [] {
  std::array<std::uint64_t, entries> table{};
  for (std::size_t h = 0; h < entries; ++h) {
    for (int bit = 0; bit < window; ++bit) table[h] ^= (h >> bit & 1) * (modulus << bit);
  }
  return table;
}();

}  // namespace

namespace portable {

std::uint64_t multiply(std::uint64_t a, std::uint64_t b) {
  const auto multiples = small_multiples(a);
  std::uint64_t product = 0;
  for (int shift = 64 - window; shift >= 0; shift -= window) {
    product = product << window ^ carried[product >> (64 - window)] ^ multiples[b >> shift & (entries - 1)];
  }
  return product;
}

void add_multiple(std::uint64_t* target, const std::uint64_t* source, std::uint64_t factor, std::size_t n) {
  constexpr std::size_t worth_tables = 16;
  if (n < worth_tables) {
    for (std::size_t i = 0; i < n; ++i) target[i] ^= multiply(source[i], factor);
    return;
  }
  std::array<std::array<std::uint64_t, entries>, windows> tables;
  for (auto& table : tables) {
    table = small_multiples(factor);
    for (int bit = 0; bit < window; ++bit) factor = times_x(factor);
  }
  for (std::size_t i = 0; i < n; ++i) {
    std::uint64_t rest = source[i];
    std::uint64_t product = 0;
    for (const auto& table : tables) {
      product ^= table[rest & (entries - 1)];
      rest >>= window;
    }
    target[i] ^= product;
  }
}

}  // namespace portable

#ifdef GAMECERT_CARRYLESS

namespace {

#define GAMECERT_TARGET __attribute__((target("pclmul,sse4.1")))

/// Two products at once, reduced: the low words and the high words of both.
GAMECERT_TARGET inline __m128i reduce(__m128i low, __m128i high) {
  const __m128i spill =
      _mm_xor_si128(_mm_srli_epi64(high, 60), _mm_xor_si128(_mm_srli_epi64(high, 61), _mm_srli_epi64(high, 63)));
  const __m128i folded = _mm_xor_si128(high, spill);
  const __m128i shifted =
      _mm_xor_si128(_mm_slli_epi64(folded, 1), _mm_xor_si128(_mm_slli_epi64(folded, 3), _mm_slli_epi64(folded, 4)));
  return _mm_xor_si128(low, _mm_xor_si128(folded, shifted));
}

GAMECERT_TARGET std::uint64_t carryless_multiply(std::uint64_t a, std::uint64_t b) {
  const __m128i product = _mm_clmulepi64_si128(_mm_cvtsi64_si128(static_cast<long long>(a)),
                                               _mm_cvtsi64_si128(static_cast<long long>(b)), 0);
  return static_cast<std::uint64_t>(_mm_cvtsi128_si64(reduce(product, _mm_unpackhi_epi64(product, product))));
}

GAMECERT_TARGET void carryless_add_multiple(std::uint64_t* target, const std::uint64_t* source, std::uint64_t factor,
                                            std::size_t n) {
  const __m128i by = _mm_set1_epi64x(static_cast<long long>(factor));
  std::size_t i = 0;
  for (; i + 2 <= n; i += 2) {
    const __m128i from = _mm_loadu_si128(reinterpret_cast<const __m128i*>(source + i));
    const __m128i first = _mm_clmulepi64_si128(from, by, 0x00);
    const __m128i second = _mm_clmulepi64_si128(from, by, 0x01);
    const __m128i product = reduce(_mm_unpacklo_epi64(first, second), _mm_unpackhi_epi64(first, second));
    __m128i* to = reinterpret_cast<__m128i*>(target + i);
    _mm_storeu_si128(to, _mm_xor_si128(_mm_loadu_si128(to), product));
  }
  if (i < n) target[i] ^= carryless_multiply(source[i], factor);
}

}  // namespace

bool accelerated() {
  static const bool has = __builtin_cpu_supports("pclmul") != 0 && __builtin_cpu_supports("sse4.1") != 0;
  return has;
}

std::uint64_t multiply(std::uint64_t a, std::uint64_t b) {
  return accelerated() ? carryless_multiply(a, b) : portable::multiply(a, b);
}

void add_multiple(std::uint64_t* target, const std::uint64_t* source, std::uint64_t factor, std::size_t n) {
  if (accelerated()) {
    carryless_add_multiple(target, source, factor, n);
  } else {
    portable::add_multiple(target, source, factor, n);
  }
}

#else

bool accelerated() { return false; }

std::uint64_t multiply(std::uint64_t a, std::uint64_t b) { return portable::multiply(a, b); }

void add_multiple(std::uint64_t* target, const std::uint64_t* source, std::uint64_t factor, std::size_t n) {
  portable::add_multiple(target, source, factor, n);
}

#endif

std::uint64_t inverse(std::uint64_t a) {
  // power = a^(2^ones - 1); ones goes 1, 3, 7, 15, 31, 63.
  std::uint64_t power = a;
  for (int ones = 1; ones < 63; ones = 2 * ones + 1) {
    std::uint64_t shifted = power;
    for (int i = 0; i < ones; ++i) shifted = multiply(shifted, shifted);
    power = multiply(shifted, power);
    power = multiply(multiply(power, power), a);
  }
  return multiply(power, power);
}

}  // namespace gamecert::solve::gf64
