// Truths about all sets of vertices of a graph at once: bit S of a table is the truth at the set S.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace gamecert::sweeps {

class SetTable {
 public:
  static constexpr int most = 14;  // vertices

  SetTable(int order, bool value) : order_(order) {
    words_[0] = value ? ~Word{0} : 0;
    std::fill_n(words_.begin(), size(), words_[0]);
  }
  SetTable(const SetTable& other) : order_(other.order_) {
    words_[0] = other.words_[0];
    std::copy_n(other.words_.begin(), size(), words_.begin());
  }
  SetTable& operator=(const SetTable& other) {
    order_ = other.order_;
    std::copy_n(other.words_.begin(), size(), words_.begin());
    return *this;
  }
  ~SetTable() = default;
  /// Of the sets that have the vertex.
  static SetTable with(int order, int v) {
    SetTable result(order, false);
    for (std::size_t i = 0; i < result.size(); ++i)
      result.words_[i] = v < in_word                     ? members[static_cast<std::size_t>(v)]
                         : (i >> (v - in_word) & 1) != 0 ? ~Word{0}
                                                         : 0;
    return result;
  }

  int order() const { return order_; }
  SetTable& operator&=(const SetTable& other) {
    for (std::size_t i = 0; i < size(); ++i) words_[i] &= other.words_[i];
    return *this;
  }
  SetTable& operator|=(const SetTable& other) {
    for (std::size_t i = 0; i < size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  SetTable operator~() const {
    SetTable result(*this);
    for (std::size_t i = 0; i < size(); ++i) result.words_[i] = ~words_[i];
    return result;
  }
  friend SetTable operator&(SetTable a, const SetTable& b) { return a &= b; }
  friend SetTable operator|(SetTable a, const SetTable& b) { return a |= b; }

  bool at(std::uint32_t set) const { return (words_[set >> in_word] >> (set & 63) & 1) != 0; }
  void set(std::uint32_t set) { words_[set >> in_word] |= Word{1} << (set & 63); }
  /// Adds each set that has a vertex v, is in fitting[v], and without v is in the table, until there are no more.
  void grow(std::span<const SetTable> fitting) {
    const int inside = std::min(order_, in_word);
    for (std::size_t i = 0; i < size(); ++i) {
      Word word = words_[i];
      for (int v = in_word; v < order_; ++v) {
        const std::size_t bit = std::size_t{1} << (v - in_word);
        if ((i & bit) != 0) word |= words_[i ^ bit] & fitting[static_cast<std::size_t>(v)].words_[i];
      }
      for (Word before = ~word; before != word;) {
        before = word;
        for (int v = 0; v < inside; ++v) {
          const auto k = static_cast<std::size_t>(v);
          word |= (word & ~members[k]) << (Word{1} << v) & fitting[k].words_[i];
        }
      }
      words_[i] = word;
    }
  }
  /// What is true of the sets of the other vertices.
  SetTable of_others() const {
    SetTable result(order_, false);
    for (std::uint32_t set = 0, last = (std::uint32_t{1} << order_) - 1; set <= last; ++set)
      if (at(last - set)) result.set(set);
    return result;
  }

  std::int64_t count() const {
    std::int64_t result = 0;
    for (std::size_t i = 0; i < size(); ++i) result += std::popcount(words_[i] & whole());
    return result;
  }
  bool any() const {
    return std::any_of(words_.begin(), words_.begin() + size(), [&](Word word) { return (word & whole()) != 0; });
  }
  /// The sizes of a greatest and of a least set; -1 and `most` + 1 if there is none.
  int greatest() const {
    int result = -1;
    each_size([&](int size) { result = std::max(result, size); });
    return result;
  }
  int least() const {
    int result = most + 1;
    each_size([&](int size) { result = std::min(result, size); });
    return result;
  }

 private:
  using Word = std::uint64_t;
  static constexpr int in_word = 6;  // vertices that tell the bits of a word apart
  static constexpr std::array<Word, 6> members = {0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC, 0xF0F0F0F0F0F0F0F0,
                                                  0xFF00FF00FF00FF00, 0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};
  /// The bits of a word whose numbers have so many bits.
  static constexpr std::array<Word, 7> of_size = [] {
    std::array<Word, 7> result{};
    for (unsigned i = 0; i < 64; ++i) result[static_cast<std::size_t>(std::popcount(i))] |= Word{1} << i;
    return result;
  }();

  std::size_t size() const { return std::size_t{1} << std::max(0, order_ - in_word); }
  /// The bits of a word that are sets.
  Word whole() const { return order_ >= in_word ? ~Word{0} : (Word{1} << (Word{1} << order_)) - 1; }
  template <class Visit>
  void each_size(Visit&& visit) const {
    for (std::size_t i = 0; i < size(); ++i) {
      const Word word = words_[i] & whole();
      if (word == 0) continue;
      for (std::size_t k = 0; k < of_size.size(); ++k)
        if ((word & of_size[k]) != 0) visit(std::popcount(i) + static_cast<int>(k));
    }
  }

  int order_;
  std::array<Word, (1 << most) / 64> words_;  // the first size() of them
};

/// Where at least k of the tables are true.
inline SetTable at_least(int k, std::span<const SetTable> tables, int order) {
  if (k > std::ssize(tables)) return SetTable(order, false);
  std::vector<SetTable> counts(static_cast<std::size_t>(std::max(k, 0)) + 1, SetTable(order, false));
  counts[0] = SetTable(order, true);
  for (const SetTable& table : tables)
    for (std::size_t j = counts.size() - 1; j > 0; --j) counts[j] |= counts[j - 1] & table;
  return counts.back();
}

}  // namespace gamecert::sweeps
