// A hash table of positions with open addressing.
#include "games/position_index.hpp"

#include <algorithm>
#include <bit>

namespace gamecert::games {

PositionIndex::PositionIndex(std::size_t words, std::size_t most)
    : words_(words), mask_(std::bit_ceil(2 * most + 2) - 1), slots_(mask_ + 1, 0) {
  flat_.reserve(words * most);
}

void PositionIndex::add(PositionView position) {
  const std::size_t slot = slot_of(position);
  flat_.insert(flat_.end(), position.begin(), position.end());
  slots_[slot] = static_cast<std::uint32_t>(++size_);
}

std::size_t PositionIndex::find(PositionView position) const {
  return std::size_t{slots_[slot_of(position)]} - 1;  // an empty slot holds 0: absent
}

std::size_t PositionIndex::slot_of(PositionView position) const {
  std::uint64_t hash = 0;
  for (const Word word : position) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15;
    hash ^= hash >> 32;
  }
  std::size_t slot = hash & mask_;
  while (slots_[slot] != 0 && !std::ranges::equal((*this)[slots_[slot] - 1], position)) slot = (slot + 1) & mask_;
  return slot;
}

}  // namespace gamecert::games
