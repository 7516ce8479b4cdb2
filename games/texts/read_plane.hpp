// Planes whose bits know which bits of a position they are made of: the instance of the rules that tells what a move
// reads, what it changes, and what it cannot do without.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "games/arenas/tables.hpp"
#include "games/play/word_plane.hpp"

namespace gamecert::games {

/// A set of bits among so few that it is written out, or by the number of it; without words the empty one.
using BitSet = std::array<Word, 4>;

/// Sets of so many bits: if these are many, each is kept once, by a number. LimitError after too many steps.
class BitSets {
 public:
  explicit BitSets(std::size_t bits)
      : written_(bits <= BitSet().size() * word_bits), words_((bits + word_bits - 1) / word_bits) {
    number_of(std::vector<Word>(words_, 0));
  }
  BitSet single(int bit);
  BitSet both(const BitSet& a, const BitSet& b);    // the union
  BitSet common(const BitSet& a, const BitSet& b);  // the intersection
  /// What a bit is made of that is not known.
  struct MadeOf {
    int bit = -1;                                         // the one that it is
    std::vector<std::pair<std::size_t, bool>> both = {};  // what it is true with: numbers, and whether turned about
    BitSet reads = {};
    BitSet if_true = {}, unless = {};         // what is there, what is not, wherever it is true
    BitSet if_false = {}, unless_false = {};  // wherever it is false
  };
  std::vector<MadeOf> made_of = {};

  /// Calls visit(bit) for each.
  template <class Visit>
  void each(const BitSet& set, Visit&& visit) const {
    each_cell(written_ ? set.data() : words(set).data(), words_, visit);
  }

 private:
  using Known = std::unordered_map<std::uint64_t, BitSet>;
  const std::vector<Word>& words(const BitSet& set) const { return *sets_[set[0]]; }
  BitSet number_of(std::vector<Word> set);
  void step();
  template <class Combine>
  BitSet combined(const BitSet& a, const BitSet& b, Known& known, Combine combine);

  bool written_;
  std::size_t words_, steps_ = 0;
  std::map<std::vector<Word>, Word> numbers_;
  std::vector<const std::vector<Word>*> sets_;
  Known unions_, intersections_;
};

/// A bit that is known, or that a position decides.
class ReadBit {
 public:
  explicit ReadBit(bool value) : value_(value) {}
  /// Bit number `bit` of the position.
  ReadBit(BitSets& sets, int bit) : ReadBit(sets, {.bit = bit, .reads = sets.single(bit)}) {
    made_of().if_true = made_of().unless_false = made_of().reads;
  }
  /// Whatever function of such a set of bits.
  static ReadBit function(BitSets& sets, const BitSet& reads) { return ReadBit(sets, {.reads = reads}); }

  friend std::optional<bool> known_bit(const ReadBit& bit) {
    return bit.sets_ == nullptr ? std::optional(bit.value_) : std::nullopt;
  }
  /// Whether it is just that bit of the position.
  bool is(int bit) const { return bit >= 0 && sets_ != nullptr && !value_ && made_of().bit == bit; }
  BitSet reads() const { return sets_ == nullptr ? BitSet{} : made_of().reads; }
  /// Bits of the position without which it is false: that must be there, that must not.
  BitSet needs() const { return sets_ == nullptr ? BitSet{} : value_ ? made_of().if_false : made_of().if_true; }
  BitSet excludes() const { return sets_ == nullptr ? BitSet{} : value_ ? made_of().unless_false : made_of().unless; }
  BitSets* sets() const { return sets_; }

  friend ReadBit operator!(ReadBit a) {
    a.value_ = !a.value_;
    return a;
  }
  friend ReadBit operator&(const ReadBit& one, const ReadBit& other) {
    if (one.sets_ == nullptr) return one.value_ ? other : one;
    if (other.sets_ == nullptr) return other.value_ ? one : other;
    if (!one.value_ && other.is(one.made_of().bit)) return one;
    const ReadBit b = one.simplified(other), a = b.simplified(one);
    BitSets& sets = *a.sets_;
    return ReadBit(sets, {.both = {{a.number_, a.value_}, {b.number_, b.value_}},
                          .reads = sets.both(a.reads(), b.reads()),
                          .if_true = sets.both(a.needs(), b.needs()),
                          .unless = sets.both(a.excludes(), b.excludes()),
                          .if_false = sets.common((!a).needs(), (!b).needs()),
                          .unless_false = sets.common((!a).excludes(), (!b).excludes())});
  }
  friend ReadBit operator|(const ReadBit& a, const ReadBit& b) {
    if (a.sets_ == nullptr) return a.value_ ? a : b;
    if (b.sets_ == nullptr) return b.value_ ? b : a;
    if (!a.value_ && b.is(a.made_of().bit)) return a;
    return !((!a) & (!b));
  }
  friend ReadBit operator^(const ReadBit& a, const ReadBit& b) {
    if (a.sets_ == nullptr) return a.value_ ? !b : b;
    if (b.sets_ == nullptr) return b.value_ ? !a : a;
    return function(*a.sets_, a.sets_->both(a.reads(), b.reads()));
  }

 private:
  ReadBit(BitSets& sets, const BitSets::MadeOf& made_of) : sets_(&sets), number_(sets.made_of.size()) {
    sets.made_of.push_back(made_of);
  }
  BitSets::MadeOf& made_of() const { return sets_->made_of[number_]; }
  /// What is the same as `other` where this is true. Sound because not both of x and y is not y where x is true.
  ReadBit simplified(ReadBit other) const {
    const auto both = other.value_ ? other.made_of().both : decltype(BitSets::MadeOf::both){};
    for (std::size_t x = 0; x < both.size(); ++x) {
      const BitSets::MadeOf& of = sets_->made_of[both[x].first];
      if (of.bit < 0 || sets_->common(both[x].second ? excludes() : needs(), of.reads) != of.reads) continue;
      std::tie(other.number_, other.value_) = both[1 - x];
      return !other;
    }
    return other;
  }

  bool value_ = false;  // the value, or, of one that is not known, whether it is turned about
  BitSets* sets_ = nullptr;
  std::size_t number_ = 0;  // of what it is made of
};

/// An integer that is known, or that such a set of bits decides.
class ReadNumber {
 public:
  ReadNumber(int value) : value_(value) {}
  ReadNumber(BitSets* sets, const BitSet& reads) : reads_(reads), sets_(sets) {}

  friend ReadNumber operator+(const ReadNumber& a, const ReadNumber& b) { return made(a, b, a.value_ + b.value_); }
  friend ReadNumber operator-(const ReadNumber& a, const ReadNumber& b) { return made(a, b, a.value_ - b.value_); }
  friend ReadNumber when(const ReadBit& bit, const ReadNumber& a) {
    if (const auto known = known_bit(bit)) return *known ? a : ReadNumber(0);
    return {bit.sets(), bit.sets()->both(bit.reads(), a.reads_)};
  }
  friend ReadBit digit(const auto&, const ReadNumber& a, int which) {
    return a.sets_ == nullptr ? ReadBit((a.value_ >> which & 1) != 0) : ReadBit::function(*a.sets_, a.reads_);
  }
  friend ReadBit operator<(const ReadNumber& a, const ReadNumber& b) { return bit(made(a, b, a.value_ < b.value_)); }
  friend ReadBit operator==(const ReadNumber& a, const ReadNumber& b) { return bit(made(a, b, a.value_ == b.value_)); }
  friend ReadBit operator>(const ReadNumber& a, const ReadNumber& b) { return b < a; }
  friend ReadBit operator<=(const ReadNumber& a, const ReadNumber& b) { return !(b < a); }
  friend ReadBit operator>=(const ReadNumber& a, const ReadNumber& b) { return !(a < b); }

 private:
  static ReadBit bit(const ReadNumber& a) { return digit(a, a, 0); }
  /// `value` where both are known.
  static ReadNumber made(const ReadNumber& a, const ReadNumber& b, int value) {
    BitSets* const sets = a.sets_ != nullptr ? a.sets_ : b.sets_;
    return sets == nullptr ? ReadNumber(value) : ReadNumber(sets, sets->both(a.reads_, b.reads_));
  }

  int value_ = 0;  // where there are no sets
  BitSet reads_ = {};
  BitSets* sets_ = nullptr;
};

/// A set of cells, each with its bit; those beyond the last are not members.
class ReadPlane {
 public:
  using Bit = ReadBit;
  using Number = ReadNumber;

  struct Space {
    ReadPlane none() const { return ReadPlane({}); }
    ReadPlane all(int n) const { return ReadPlane(std::vector<ReadBit>(static_cast<std::size_t>(n), ReadBit(true))); }
    ReadPlane cell(int c) const {
      std::vector<ReadBit> bits(static_cast<std::size_t>(c) + 1, ReadBit(false));
      bits.back() = ReadBit(true);
      return ReadPlane(std::move(bits));
    }
    template <class Cells>
    ReadPlane cells(const Cells& members) const {
      std::vector<ReadBit> bits;
      for (const int c : members) {
        if (static_cast<std::size_t>(c) >= bits.size()) bits.resize(static_cast<std::size_t>(c) + 1, ReadBit(false));
        bits[static_cast<std::size_t>(c)] = ReadBit(true);
      }
      return ReadPlane(std::move(bits));
    }
    template <class Instance>
    ReadPlane row(const Instance& instance, int v) const {
      return cells(instance.neighbours(v));
    }
  };

  explicit ReadPlane(std::vector<ReadBit> bits) : bits_(std::move(bits)) {}
  ReadBit contains(int c) const {
    return static_cast<std::size_t>(c) < bits_.size() ? bits_[static_cast<std::size_t>(c)] : ReadBit(false);
  }

  friend ReadPlane operator&(const ReadPlane& a, const ReadPlane& b) { return merged(a, b, std::bit_and()); }
  friend ReadPlane operator|(ReadPlane&& a, const ReadPlane& b) {
    if (a.bits_.size() < b.bits_.size()) a.bits_.resize(b.bits_.size(), ReadBit(false));
    for (std::size_t c = 0; c < b.bits_.size(); ++c)
      if (known_bit(b.bits_[c]) != false) a.bits_[c] = a.bits_[c] | b.bits_[c];
    return std::move(a);
  }
  friend ReadPlane operator|(const ReadPlane& a, const ReadPlane& b) { return merged(a, b, std::bit_or()); }
  friend ReadPlane operator^(const ReadPlane& a, const ReadPlane& b) { return merged(a, b, std::bit_xor()); }
  friend ReadPlane operator-(const ReadPlane& a, const ReadPlane& b) {
    return merged(a, b, [](const ReadBit& x, const ReadBit& y) { return x & !y; });
  }
  friend ReadPlane when(const ReadBit& bit, ReadPlane a) {
    for (ReadBit& each : a.bits_) each = each & bit;
    return a;
  }
  friend ReadBit any(const ReadPlane& a) {
    ReadBit result(false);
    for (const ReadBit& each : a.bits_) result = result | each;
    return result;
  }
  friend ReadBit none(const ReadPlane& a) { return !any(a); }
  friend ReadNumber count(const ReadPlane& a) {
    ReadNumber result(0);
    for (const ReadBit& each : a.bits_) result = result + when(each, ReadNumber(1));
    return result;
  }
  /// Calls visit(cell, bit) for every cell that may be a member, ascending.
  template <class Visit>
  friend void each(const ReadPlane& a, Visit&& visit) {
    for (std::size_t c = 0; c < a.bits_.size(); ++c)
      if (known_bit(a.bits_[c]) != false) visit(static_cast<int>(c), a.bits_[c]);
  }

 private:
  template <class Op>
  static ReadPlane merged(const ReadPlane& a, const ReadPlane& b, Op op) {
    std::vector<ReadBit> bits;
    bits.reserve(std::max(a.bits_.size(), b.bits_.size()));
    for (std::size_t c = 0; c < std::max(a.bits_.size(), b.bits_.size()); ++c)
      bits.push_back(op(a.contains(static_cast<int>(c)), b.contains(static_cast<int>(c))));
    return ReadPlane(std::move(bits));
  }

  std::vector<ReadBit> bits_;
};

}  // namespace gamecert::games
