// Planes as packed machine words: the instance of the rules that plays.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/arenas/tables.hpp"

namespace gamecert::games {

using Word = std::uint64_t;
constexpr int word_bits = 64;

/// Calls visit(cell) for every member of a plane of so many words, ascending.
template <class Visit>
void each_cell(const Word* plane, std::size_t words, Visit&& visit) {
  for (std::size_t i = 0; i < words; ++i) {
    for (Word word = plane[i]; word != 0; word &= word - 1) {
      visit(static_cast<int>(i) * word_bits + std::countr_zero(word));
    }
  }
}

/// A bit that rules can combine but not branch on. Engines read it with truth().
class WordBit {
 public:
  constexpr explicit WordBit(bool value) : value_(value) {}
  friend constexpr bool truth(WordBit bit) { return bit.value_; }
  friend constexpr WordBit operator!(WordBit a) { return WordBit(!a.value_); }
  friend constexpr WordBit operator&(WordBit a, WordBit b) { return WordBit(a.value_ && b.value_); }
  friend constexpr WordBit operator|(WordBit a, WordBit b) { return WordBit(a.value_ || b.value_); }
  friend constexpr WordBit operator^(WordBit a, WordBit b) { return WordBit(a.value_ != b.value_); }

 private:
  bool value_;
};

/// An integer whose comparisons are bits. Engines read it with value().
class WordNumber {
 public:
  constexpr WordNumber(int value) : value_(value) {}  // rules write plain integers where a number is wanted
  friend constexpr int value(WordNumber number) { return number.value_; }
  friend constexpr WordNumber operator+(WordNumber a, WordNumber b) { return a.value_ + b.value_; }
  friend constexpr WordNumber operator-(WordNumber a, WordNumber b) { return a.value_ - b.value_; }
  friend constexpr WordBit operator<(WordNumber a, WordNumber b) { return WordBit(a.value_ < b.value_); }
  friend constexpr WordBit operator<=(WordNumber a, WordNumber b) { return WordBit(a.value_ <= b.value_); }
  friend constexpr WordBit operator>(WordNumber a, WordNumber b) { return WordBit(a.value_ > b.value_); }
  friend constexpr WordBit operator>=(WordNumber a, WordNumber b) { return WordBit(a.value_ >= b.value_); }
  friend constexpr WordBit operator==(WordNumber a, WordNumber b) { return WordBit(a.value_ == b.value_); }
  friend constexpr WordNumber when(WordBit bit, WordNumber a) { return truth(bit) ? a.value_ : 0; }

 private:
  int value_;
};

/// A set of cells 0 .. 64*words-1. Cell c is bit c % 64 of word c / 64.
template <std::size_t words>
class WordPlane {
 public:
  using Bit = WordBit;
  using Number = WordNumber;
  static constexpr int capacity = static_cast<int>(words) * word_bits;

  /// Makes planes. A cell that does not fit is a mistake of the caller, never cut off: std::logic_error.
  struct Space {
    WordPlane none() const { return {}; }
    WordPlane all(int n) const {
      require_index(n, static_cast<std::size_t>(capacity) + 1);
      WordPlane plane;
      for (std::size_t i = 0; i < words; ++i) {
        const int below = n - static_cast<int>(i) * word_bits;
        plane.bits_[i] = below >= word_bits ? ~Word{0} : below <= 0 ? 0 : (Word{1} << below) - 1;
      }
      return plane;
    }
    WordPlane cell(int c) const {
      require_index(c, static_cast<std::size_t>(capacity));
      WordPlane plane;
      plane.bits_[index(c)] = Word{1} << (c % word_bits);
      return plane;
    }
    template <class Cells>
    WordPlane cells(const Cells& members) const {
      WordPlane plane;
      for (int c : members) plane = plane | cell(c);
      return plane;
    }
    /// The neighbours of v as the instance gives them.
    template <class Instance>
    WordPlane row(const Instance& instance, int v) const {
      return cells(instance.neighbours(v));
    }
  };

  Bit contains(int c) const {
    require_index(c, static_cast<std::size_t>(capacity));
    return WordBit((bits_[index(c)] >> (c % word_bits) & 1) != 0);
  }

  friend WordPlane operator&(const WordPlane& a, const WordPlane& b) {
    return combine(a, b, [](Word x, Word y) { return x & y; });
  }
  friend WordPlane operator|(const WordPlane& a, const WordPlane& b) {
    return combine(a, b, [](Word x, Word y) { return x | y; });
  }
  friend WordPlane operator^(const WordPlane& a, const WordPlane& b) {
    return combine(a, b, [](Word x, Word y) { return x ^ y; });
  }
  friend WordPlane operator-(const WordPlane& a, const WordPlane& b) {
    return combine(a, b, [](Word x, Word y) { return x & ~y; });
  }
  friend WordPlane when(Bit bit, const WordPlane& a) { return truth(bit) ? a : WordPlane{}; }
  friend Bit none(const WordPlane& a) {
    Word all = 0;
    for (Word word : a.bits_) all |= word;
    return WordBit(all == 0);
  }
  friend Bit any(const WordPlane& a) { return !none(a); }
  /// The least member alone; nothing of an empty plane.
  friend WordPlane least(const WordPlane& a) {
    WordPlane plane;
    std::size_t i = 0;
    while (i + 1 < words && a.bits_[i] == 0) ++i;
    plane.bits_[i] = a.bits_[i] & (~a.bits_[i] + 1);
    return plane;
  }
  friend Number count(const WordPlane& a) {
    int total = 0;
    for (Word word : a.bits_) total += std::popcount(word);
    return total;
  }
  /// Calls visit(cell, true) for every member, ascending.
  template <class Visit>
  friend void each(const WordPlane& a, Visit&& visit) {
    each_cell(a.bits_.data(), words, [&](int cell) { visit(cell, WordBit(true)); });
  }
  friend bool operator==(const WordPlane&, const WordPlane&) = default;

 private:
  static std::size_t index(int c) { return static_cast<std::size_t>(c / word_bits); }
  template <class Op>
  static WordPlane combine(const WordPlane& a, const WordPlane& b, Op op) {
    WordPlane plane;
    for (std::size_t i = 0; i < words; ++i) plane.bits_[i] = op(a.bits_[i], b.bits_[i]);
    return plane;
  }
  std::array<Word, words> bits_{};
};

}  // namespace gamecert::games
