// Blocks of 64 bytes, one after the other.
#include "text/sha256.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace gamecert::text {
namespace {

using Word = std::uint32_t;

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<Word, 64> cube_roots = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

using State = std::array<Word, 8>;

void add_block(State& state, std::string_view block) {
  std::array<Word, 64> w{};
  for (std::size_t i = 0; i < 64; ++i) w[i / 4] = w[i / 4] << 8 | static_cast<unsigned char>(block[i]);
  for (std::size_t i = 16; i < 64; ++i) {
    const Word a = w[i - 15], b = w[i - 2];
    w[i] = w[i - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3) + w[i - 7] +
           (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10);
  }
  auto [a, b, c, d, e, f, g, h] = state;
  for (std::size_t i = 0; i < 64; ++i) {
    const Word one =
        h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + ((e & f) ^ (~e & g)) + cube_roots[i] + w[i];
    const Word two = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g, g = f, f = e, e = d + one, d = c, c = b, b = a, a = one + two;
  }
  const State after = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < 8; ++i) state[i] += after[i];
}

}  // namespace

void Sha256::add(std::string_view text) {
  size_ += text.size();
  if (!rest_.empty()) {
    const std::size_t wanted = std::min(64 - rest_.size(), text.size());
    rest_ += text.substr(0, wanted);
    text.remove_prefix(wanted);
    if (rest_.size() < 64) return;
    add_block(state_, rest_);
  }
  for (; text.size() >= 64; text.remove_prefix(64)) add_block(state_, text);
  rest_ = text;
}

std::string Sha256::digits() const {
  State state = state_;
  std::string last = rest_;
  last += '\x80';
  last.resize(last.size() <= 56 ? 56 : 120);
  std::uint64_t bits = 8 * size_;
  for (int i = 0; i < 8; ++i, bits <<= 8) last += static_cast<char>(bits >> 56);
  for (std::string_view rest = last; !rest.empty(); rest.remove_prefix(64)) add_block(state, rest);
  std::string digits;
  for (const Word word : state)
    for (int shift = 28; shift >= 0; shift -= 4) digits += "0123456789abcdef"[word >> shift & 15];
  return digits;
}

std::string sha256(std::string_view text) {
  Sha256 hash;
  hash.add(text);
  return hash.digits();
}

}  // namespace gamecert::text
