// A set of positions: open addressing over full keys, each position numbered by its arrival.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "games/game.hpp"

namespace gamecert::solve {

/// Keys of `words` words, stored whole and compared whole: a hash alone never decides.
class PositionTable {
 public:
  explicit PositionTable(std::size_t words) : words_(words), slots_(16, empty) {}

  std::size_t size() const { return count_; }
  std::size_t bytes() const { return keys_.capacity() * sizeof(games::Word) + slots_.capacity() * sizeof(std::uint32_t); }
  games::PositionView operator[](std::size_t i) const { return {keys_.data() + i * words_, words_}; }

  /// The number of the key, and whether it is new. Views of earlier keys become invalid.
  std::pair<std::uint32_t, bool> insert(games::PositionView key) {
    if ((count_ + 1) * 2 > slots_.size()) grow();
    const std::size_t slot = find_slot(key);
    if (slots_[slot] != empty) return {slots_[slot], false};
    slots_[slot] = static_cast<std::uint32_t>(count_);
    keys_.insert(keys_.end(), key.begin(), key.end());
    return {static_cast<std::uint32_t>(count_++), true};
  }

 private:
  static constexpr std::uint32_t empty = ~std::uint32_t{0};

  static std::uint64_t hash(games::PositionView key) {
    std::uint64_t h = 0x9e3779b97f4a7c15;
    for (games::Word word : key) {
      h = (h ^ word) * 0xbf58476d1ce4e5b9;
      h ^= h >> 29;
    }
    return h ^ h >> 32;
  }
  std::size_t find_slot(games::PositionView key) const {
    std::size_t slot = hash(key) & (slots_.size() - 1);
    while (slots_[slot] != empty && !std::ranges::equal((*this)[slots_[slot]], key)) slot = (slot + 1) & (slots_.size() - 1);
    return slot;
  }
  void grow() {
    slots_.assign(slots_.size() * 2, empty);
    for (std::size_t i = 0; i < count_; ++i) slots_[find_slot((*this)[i])] = static_cast<std::uint32_t>(i);
  }

  std::size_t words_;
  std::size_t count_ = 0;
  std::vector<games::Word> keys_;
  std::vector<std::uint32_t> slots_;  // numbers of keys; a power of two, at most half full
};

}  // namespace gamecert::solve
