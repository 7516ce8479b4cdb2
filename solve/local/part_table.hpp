// What a search knows of the parts of a local game, in a table of fixed size.
//
// Each part has a bucket of four entries by its hash, and is stored whole: a hash never decides. A full bucket
// loses knowledge, not answers. Three of its entries are those that took the most positions to find out, the fourth is
// whatever was found last. Several threads may read and write it at once.
// Source: D. M. Breuker, J. W. H. M. Uiterwijk and H. J. van den Herik, "Replacement schemes for transposition tables",
// ICCA Journal, 1994 (two levels).
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <limits>
#include <optional>
#include <thread>
#include <vector>

#include "solve/huge_pages.hpp"
#include "solve/local/cell_set.hpp"

namespace gamecert::solve {

/// A part, placed, and what is computed once of it.
template <std::size_t words>
struct Part {
  CellSet<words> cells{};
  std::uint64_t hash = 0;
  int count = 0;
};

template <std::size_t words>
class PartTable {
 public:
  using Cells = CellSet<words>;
  /// Of a part alone: its value, or heaps below 32 that are not. Of a part beside a heap: two efforts.
  struct Data {
    std::uint32_t first = 0, second = 0;
  };
  /// What an entry is about, beside the part: a heap, or the value of the part.
  static constexpr std::uint16_t value_of_part = std::numeric_limits<std::uint16_t>::max();

  /// At most so many bytes, of which a third is needed only while it grows.
  explicit PartTable(std::size_t most_bytes)
      : most_(std::clamp<std::size_t>(most_bytes / 3 * 2 / sizeof(Bucket), 1, std::size_t{1} << 31)) {
    buckets_.resize(std::min<std::size_t>(most_, 1024));
  }

  /// Says that the part will be looked for soon.
  void expect(const Part<words>& part) const {
    const char* const at = reinterpret_cast<const char*>(&buckets_[place(part.hash)]);
    for (std::size_t i = 0; i < sizeof(Bucket); i += 64) __builtin_prefetch(at + i);
  }

  std::optional<Data> find(const Part<words>& part, std::uint16_t about) {
    const std::size_t at = place(part.hash);
    const Guard guard(*this, at);
    for (const Entry& entry : buckets_[at])
      if (entry.about == about && entry.effort != 0 && entry.cells == part.cells) return entry.data;
    return std::nullopt;
  }

  /// `change(data)` changes what is there, or Data{}; `effort` is in positions, at least one.
  template <class Change>
  void update(const Part<words>& part, std::uint16_t about, std::uint64_t effort, Change&& change) {
    const std::size_t at = place(part.hash);
    const Guard guard(*this, at);
    Bucket& bucket = buckets_[at];
    const auto same = std::ranges::find_if(bucket, [&](const Entry& entry) {
      return entry.about == about && entry.effort != 0 && entry.cells == part.cells;
    });
    if (same != bucket.end()) {
      change(same->data);
      same->effort = std::max(same->effort, bounded(effort));
      return;
    }
    Entry fresh{.cells = part.cells, .effort = bounded(effort), .about = about};
    change(fresh.data);
    insert(bucket, fresh);
  }

  /// Room for so many entries in all, as far as memory goes. No other thread may be at work.
  void make_room(std::uint64_t entries) {
    while (buckets_.size() < most_ && buckets_.size() * entries_a_bucket < entries) grow();
  }

 private:
  struct Entry {
    Cells cells{};
    Data data{};
    std::uint32_t effort = 0;  // 0: nothing is here
    std::uint16_t about = 0;
  };
  static constexpr std::size_t entries_a_bucket = 4;
  using Bucket = std::array<Entry, entries_a_bucket>;

  /// One thread at a time at the buckets of a lock.
  class Guard {
   public:
    Guard(PartTable& table, std::size_t at) : lock_(table.locks_[at % table.locks_.size()]) {
      while (lock_.test_and_set(std::memory_order_acquire)) std::this_thread::yield();
    }
    Guard(const Guard&) = delete;
    Guard& operator=(const Guard&) = delete;
    ~Guard() { lock_.clear(std::memory_order_release); }

   private:
    std::atomic_flag& lock_;
  };

  static std::uint32_t bounded(std::uint64_t effort) {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(effort, std::numeric_limits<std::uint32_t>::max()));
  }
  static void insert(Bucket& bucket, Entry fresh) {
    const auto least = std::ranges::min_element(bucket.begin(), bucket.end() - 1, {}, &Entry::effort);
    if (least->effort <= fresh.effort) std::swap(*least, fresh);
    if (fresh.effort != 0) bucket.back() = fresh;
  }
  std::size_t place(std::uint64_t hash) const {
    return static_cast<std::size_t>((hash >> 32) * buckets_.size() >> 32);  // 2^32 buckets at the most
  }
  void grow() {
    std::vector<Bucket, HugePages<Bucket>> old(std::min(most_, 2 * buckets_.size()));
    old.swap(buckets_);
    for (const Bucket& bucket : old)
      for (const Entry& entry : bucket)
        if (entry.effort != 0) insert(buckets_[place(entry.cells.hash())], entry);
  }

  std::size_t most_;
  std::vector<Bucket, HugePages<Bucket>> buckets_;
  std::array<std::atomic_flag, 1024> locks_{};
};

}  // namespace gamecert::solve
