// A set of keys of whole words: open addressing over full keys, each numbered by its arrival.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "games/game.hpp"

namespace gamecert::solve {

/// Keys are positions or other sequences of words, stored whole and compared whole: a hash alone never decides.
class PositionTable {
 public:
  std::size_t size() const { return begins_.size() - 1; }
  std::size_t bytes() const {
    return keys_.capacity() * sizeof(games::Word) + begins_.capacity() * sizeof(std::size_t) +
           slots_.capacity() * sizeof(std::uint32_t);
  }
  games::PositionView operator[](std::size_t i) const {
    return {keys_.data() + begins_[i], begins_[i + 1] - begins_[i]};
  }

  /// The number of the key, and whether it is new. Views of earlier keys become invalid.
  std::pair<std::uint32_t, bool> insert(games::PositionView key) {
    if ((size() + 1) * 2 > slots_.size()) grow();
    const std::size_t slot = find_slot(key);
    if (slots_[slot] != empty) return {slots_[slot], false};
    const auto number = static_cast<std::uint32_t>(size());
    slots_[slot] = number;
    keys_.insert(keys_.end(), key.begin(), key.end());
    begins_.push_back(keys_.size());
    return {number, true};
  }

  /// The number of the key, if it is there.
  std::optional<std::uint32_t> find(games::PositionView key) const {
    const std::uint32_t number = slots_[find_slot(key)];
    return number == empty ? std::nullopt : std::optional(number);
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
    while (slots_[slot] != empty && !std::ranges::equal((*this)[slots_[slot]], key))
      slot = (slot + 1) & (slots_.size() - 1);
    return slot;
  }
  void grow() {
    slots_.assign(slots_.size() * 2, empty);
    for (std::size_t i = 0; i < size(); ++i) slots_[find_slot((*this)[i])] = static_cast<std::uint32_t>(i);
  }

  std::vector<games::Word> keys_;
  std::vector<std::size_t> begins_{0};                         // of each key in keys_, and the end of the last
  std::vector<std::uint32_t> slots_ = std::vector(16, empty);  // numbers of keys; a power of two, at most half full
};

}  // namespace gamecert::solve
