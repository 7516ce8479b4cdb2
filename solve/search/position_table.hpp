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
           slots_.capacity() * sizeof(std::uint32_t) + tags_.capacity();
  }
  games::PositionView operator[](std::size_t i) const {
    return {keys_.data() + begins_[i], begins_[i + 1] - begins_[i]};
  }

  /// The number of the key, and whether it is new. Views of earlier keys become invalid.
  std::pair<std::uint32_t, bool> insert(games::PositionView key) {
    if ((size() + 1) * 2 > slots_.size()) grow();
    const std::uint64_t hashed = hash(key);
    const std::size_t slot = find_slot(key, hashed);
    if (tags_[slot] != empty) return {slots_[slot], false};
    const auto number = static_cast<std::uint32_t>(size());
    put(slot, number, hashed);
    keys_.insert(keys_.end(), key.begin(), key.end());
    begins_.push_back(keys_.size());
    return {number, true};
  }

  /// The number of the key, if it is there.
  std::optional<std::uint32_t> find(games::PositionView key) const {
    const std::size_t slot = find_slot(key, hash(key));
    return tags_[slot] == empty ? std::nullopt : std::optional(slots_[slot]);
  }

 private:
  using Tag = std::uint8_t;
  static constexpr Tag empty = 0;

  static std::uint64_t hash(games::PositionView key) {
    std::uint64_t h = 0x9e3779b97f4a7c15;
    for (games::Word word : key) {
      h = (h ^ word) * 0xbf58476d1ce4e5b9;
      h ^= h >> 29;
    }
    return h ^ h >> 32;
  }
  /// Of the bits that do not choose the slot: keys with other tags differ.
  static Tag tag(std::uint64_t hashed) { return static_cast<Tag>(hashed >> 56 | 1); }
  std::size_t find_slot(games::PositionView key, std::uint64_t hashed) const {
    std::size_t slot = hashed & (slots_.size() - 1);
    while (tags_[slot] != empty && (tags_[slot] != tag(hashed) || !std::ranges::equal((*this)[slots_[slot]], key)))
      slot = (slot + 1) & (slots_.size() - 1);
    return slot;
  }
  void put(std::size_t slot, std::uint32_t number, std::uint64_t hashed) {
    slots_[slot] = number;
    tags_[slot] = tag(hashed);
  }
  void grow() {
    slots_.resize(slots_.size() * 2);
    tags_.assign(slots_.size(), empty);
    for (std::size_t i = 0; i < size(); ++i) {
      const std::uint64_t hashed = hash((*this)[i]);
      put(find_slot((*this)[i], hashed), static_cast<std::uint32_t>(i), hashed);
    }
  }

  std::vector<games::Word> keys_;
  std::vector<std::size_t> begins_{0};                      // of each key in keys_, and the end of the last
  std::vector<std::uint32_t> slots_ = std::vector(16, 0U);  // numbers of keys; a power of two, at most half full
  std::vector<Tag> tags_ = std::vector<Tag>(16, empty);     // of the key in each slot
};

}  // namespace gamecert::solve
