// Growth of the table, and its turning into a bitmap.
#include "solve/ello/visited.hpp"

#include <algorithm>

namespace gamecert::solve {
namespace {

constexpr int always_bitmap = 16;    // order up to which the bitmap costs nothing
constexpr int greatest_bitmap = 40;  // order of 128 GB

std::size_t bitmap_words(int order) { return order <= 6 ? 1 : std::size_t{1} << (order - 6); }

}  // namespace

VisitedSets::VisitedSets(int order, const Watch& watch) : order_(order), watch_(watch) {
  if (order <= always_bitmap) {
    bitmap_.assign(bitmap_words(order), 0);
  } else {
    constexpr int first_slots = 10;
    slots_.assign(std::size_t{1} << first_slots, 0);
    shift_ = 64 - first_slots;
  }
}

void VisitedSets::grow() {
  const std::size_t wanted = slots_.size() * 2;
  if (order_ <= greatest_bitmap && wanted >= bitmap_words(order_)) return use_bitmap();
  watch_.hold((wanted + slots_.size()) * sizeof(VertexSet));
  std::vector<VertexSet> members(wanted, 0);
  members.swap(slots_);
  --shift_;
  size_ = 0;
  for (const VertexSet set : members) {
    if (set != 0) insert(set);
  }
}

void VisitedSets::use_bitmap() {
  watch_.hold((bitmap_words(order_) + slots_.size()) * sizeof(VertexSet));
  bitmap_.assign(bitmap_words(order_), 0);
  size_ = 0;
  for (const VertexSet set : slots_) {
    if (set != 0) insert_bit(set);
  }
  slots_ = {};
}

std::vector<graphs::VertexSet> VisitedSets::ascending() const {
  std::vector<VertexSet> sets;
  watch_.hold(size_ * sizeof(VertexSet));
  sets.reserve(size_);
  for (std::size_t i = 0; i < bitmap_.size(); ++i) {
    for (VertexSet word = bitmap_[i]; word != 0; word &= word - 1) {
      sets.push_back(i * 64 + static_cast<VertexSet>(std::countr_zero(word)));
    }
  }
  for (const VertexSet set : slots_) {
    if (set != 0) sets.push_back(set);
  }
  if (!slots_.empty()) std::sort(sets.begin(), sets.end());
  return sets;
}

}  // namespace gamecert::solve
