// Sets of the cells of a board, packed in words, for engines that make millions of them.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace gamecert::solve {

/// Cells 0 .. 64*words-1; cell c is bit c % 64 of word c / 64.
template <std::size_t words>
struct CellSet {
  std::array<std::uint64_t, words> bits{};

  void add(int cell) { bits[static_cast<std::size_t>(cell) / 64] |= std::uint64_t{1} << (cell % 64); }
  bool contains(int cell) const { return (bits[static_cast<std::size_t>(cell) / 64] >> (cell % 64) & 1) != 0; }
  bool empty() const {
    std::uint64_t all = 0;
    for (const std::uint64_t word : bits) all |= word;
    return all == 0;
  }
  int count() const {
    int total = 0;
    for (const std::uint64_t word : bits) total += std::popcount(word);
    return total;
  }
  /// The least cell alone; of a set that is not empty.
  CellSet least() const {
    CellSet result;
    std::size_t i = 0;
    while (bits[i] == 0) ++i;
    result.bits[i] = bits[i] & -bits[i];
    return result;
  }
  /// Calls visit(cell) for every cell, ascending.
  template <class Visit>
  void each(Visit&& visit) const {
    for (std::size_t i = 0; i < words; ++i)
      for (std::uint64_t word = bits[i]; word != 0; word &= word - 1)
        visit(static_cast<int>(i) * 64 + std::countr_zero(word));
  }
  CellSet& operator|=(const CellSet& other) {
    for (std::size_t i = 0; i < words; ++i) bits[i] |= other.bits[i];
    return *this;
  }
  friend CellSet operator&(CellSet a, const CellSet& b) {
    for (std::size_t i = 0; i < words; ++i) a.bits[i] &= b.bits[i];
    return a;
  }
  friend CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
  friend CellSet operator-(CellSet a, const CellSet& b) {
    for (std::size_t i = 0; i < words; ++i) a.bits[i] &= ~b.bits[i];
    return a;
  }
  /// Every cell lowered by so many; none is below it.
  CellSet lowered(int by) const {
    CellSet result;
    const auto whole = static_cast<std::size_t>(by) / 64;
    const int rest = by % 64;
    for (std::size_t i = whole; i < words; ++i) {
      result.bits[i - whole] = bits[i] >> rest;
      if (rest != 0 && i + 1 < words) result.bits[i - whole] |= bits[i + 1] << (64 - rest);
    }
    return result;
  }
  std::uint64_t hash() const {
    std::uint64_t h = 0x9e3779b97f4a7c15;
    for (const std::uint64_t word : bits) {
      h = (h ^ word) * 0xbf58476d1ce4e5b9;
      h ^= h >> 29;
    }
    h *= 0x94d049bb133111eb;
    return h ^ h >> 32;
  }
  friend auto operator<=>(const CellSet&, const CellSet&) = default;
};

}  // namespace gamecert::solve
