// SHA-256 of a text (FIPS 180-4).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace gamecert::text {

/// Of a text that comes piece by piece.
class Sha256 {
 public:
  void add(std::string_view text);
  /// Of all that was added: 64 hexadecimal digits, lower case.
  std::string digits() const;

 private:
  // The first 32 bits of the fractional parts of the square roots of the first 8 primes.
  std::array<std::uint32_t, 8> state_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::string rest_;  // less than a block
  std::uint64_t size_ = 0;
};

/// 64 hexadecimal digits, lower case.
std::string sha256(std::string_view text);

}  // namespace gamecert::text
