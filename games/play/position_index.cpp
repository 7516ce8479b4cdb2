// A hash table with open addressing, and binary search for what does not find a place in it.
#include "games/play/position_index.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace gamecert::games {
namespace {

constexpr std::size_t most_probes = 32;

}  // namespace

PositionIndex::PositionIndex(std::size_t words, std::size_t most)
    : words_(words), mask_(std::bit_ceil(2 * most + 2) - 1), slots_(mask_ + 1, 0) {
  flat_.reserve(words * most);
}

void PositionIndex::add(PositionView position) {
  assert(size_ == 0 || std::ranges::lexicographical_compare((*this)[size_ - 1], position));
  std::uint32_t* const slot = slot_of(position);
  flat_.insert(flat_.end(), position.begin(), position.end());
  ++size_;
  if (slot != nullptr) *slot = static_cast<std::uint32_t>(size_);
}

// Places are given away for good, so a position without one has found all of its places taken.
std::size_t PositionIndex::find(PositionView position) const {
  if (const std::uint32_t* const slot = slot_of(position))
    return std::size_t{*slot} - 1;  // an empty one holds 0: absent
  std::size_t begin = 0;
  std::size_t end = size_;
  while (begin < end) {
    const std::size_t middle = begin + (end - begin) / 2;
    if (std::ranges::lexicographical_compare((*this)[middle], position)) {
      begin = middle + 1;
    } else {
      end = middle;
    }
  }
  return begin < size_ && std::ranges::equal((*this)[begin], position) ? begin : absent;
}

const std::uint32_t* PositionIndex::slot_of(PositionView position) const {
  std::uint64_t hash = 0;
  for (const Word word : position) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15;
    hash ^= hash >> 32;
  }
  for (std::size_t i = 0; i < most_probes; ++i) {
    const std::uint32_t& slot = slots_[(hash + i) & mask_];
    if (slot == 0 || std::ranges::equal((*this)[slot - 1], position)) return &slot;
  }
  return nullptr;
}

std::uint32_t* PositionIndex::slot_of(PositionView position) {
  return const_cast<std::uint32_t*>(std::as_const(*this).slot_of(position));
}

}  // namespace gamecert::games
