// Positions of a game on small boards searched with one table for all boards, for sweeps.
//
// A position of at most 30 bits, the heap beside it and the number of the board are one word, with whether the mover
// loses in its lowest bit: forgetting a board is counting it, and no board allocates anything. A sum of a position and
// a heap of h is lost if no option of the position is lost beside h, and the position is lost beside no smaller heap;
// the nimber is the least h beside which it is lost (Sprague 1935; Grundy 1939). So an outcome costs what outcomes
// cost, and a nimber no more than it must. Options that are known to be lost are found before any is searched.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "graphs/small_graph.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// A position as its board packs it.
using PackedPosition = std::uint32_t;

/// The options of a position, those that are tried first in front.
class PackedOptions {
 public:
  void add(PackedPosition option) { options_[count_++] = option; }
  const PackedPosition* begin() const { return options_.data(); }
  const PackedPosition* end() const { return options_.data() + count_; }

 private:
  std::array<PackedPosition, 32> options_;  // no more moves than bits
  std::size_t count_ = 0;
};

/// Values of packed positions beside heaps. To forget all takes no time.
class PackedTable {
 public:
  void forget() {
    used_ = 0;
    if (++round_ < std::uint64_t{1} << round_bits) return;
    slots_.assign(slots_.size(), 0);
    round_ = 1;
  }
  std::optional<bool> find(PackedPosition at, int heap) const {
    const std::uint64_t key = key_of(at, heap);
    for (std::size_t place = place_of(key); slots_[place] >> key_bits == round_; place = next(place))
      if (slots_[place] >> 1 == key) return (slots_[place] & 1) != 0;
    return {};
  }
  /// Of a position that is not known beside this heap.
  void add(PackedPosition at, int heap, bool lost) {
    if (2 * ++used_ > slots_.size()) grow();
    put(key_of(at, heap) << 1 | (lost ? 1 : 0));
  }
  std::size_t bytes() const { return slots_.size() * sizeof(std::uint64_t); }

 private:
  static constexpr int position_bits = 30, heap_bits = 5, key_bits = position_bits + heap_bits + 1;
  static constexpr int round_bits = 64 - key_bits;

  std::uint64_t key_of(PackedPosition at, int heap) const {
    return (round_ << heap_bits | static_cast<std::uint64_t>(heap)) << position_bits | at;
  }
  std::size_t place_of(std::uint64_t key) const { return (key * 0x9e3779b97f4a7c15) >> (64 - size_bits_); }
  std::size_t next(std::size_t place) const { return (place + 1) & (slots_.size() - 1); }
  void put(std::uint64_t slot) {
    std::size_t place = place_of(slot >> 1);
    while (slots_[place] >> key_bits == round_) place = next(place);
    slots_[place] = slot;
  }
  void grow() {
    ++size_bits_;
    std::vector<std::uint64_t> before(2 * slots_.size());
    before.swap(slots_);
    for (const std::uint64_t slot : before)
      if (slot >> key_bits == round_) put(slot);
  }

  static constexpr int least_size_bits = 9;
  int size_bits_ = least_size_bits;
  std::vector<std::uint64_t> slots_ = std::vector<std::uint64_t>(std::size_t{1} << least_size_bits);
  std::uint64_t round_ = 1;
  std::size_t used_ = 0;
};

/// A game on one small graph after another.
class SmallGame {
 public:
  SmallGame() = default;
  SmallGame(const SmallGame&) = delete;
  SmallGame& operator=(const SmallGame&) = delete;
  virtual ~SmallGame() = default;
  /// The next questions are about this graph, of an order that the game reaches.
  virtual void ask(const graphs::SmallGraph& graph) = 0;
  /// In normal play. LimitError if interrupted or at a limit, as below.
  virtual int nimber(const Limits& limits) = 0;
  /// Whether the first player loses when the last to move loses.
  virtual bool misere_loss(const Limits& limits) = 0;
};

/// A board has `ask(graph)`, `start()` and `options(at, found)`; positions that play alike may be packed alike. Where
/// it knows that every play from a position has a number of moves of the same parity, `parity(at)` says which: then the
/// position is that many moves one after the other, as good as a heap of 0 or 1.
template <class Board>
class SmallSearch final : public SmallGame {
 public:
  explicit SmallSearch(Board board) : board_(std::move(board)) {}

  void ask(const graphs::SmallGraph& graph) override {
    board_.ask(graph);
    normal_.forget();
    misere_.forget();
  }
  int nimber(const Limits& limits) override {
    Watch watch(limits);
    int heap = 0;
    while (!Play{board_, normal_, watch, false}.loses(board_.start(), heap)) ++heap;
    return heap;
  }
  bool misere_loss(const Limits& limits) override {
    Watch watch(limits);
    return Play{board_, misere_, watch, true}.loses(board_.start(), 0);
  }

 private:
  struct Play {
    const Board& board;
    PackedTable& table;
    Watch& watch;
    bool misere;

    bool loses(PackedPosition at, int heap) {
      if (const auto known = table.find(at, heap)) return *known;
      watch.step();
      const bool lost = !wins(at, heap);
      table.add(at, heap, lost);
      watch.hold(table.bytes());
      return lost;
    }
    bool wins(PackedPosition at, int heap) {
      if (const std::optional<int> moves = board.parity(at)) return misere ? *moves == 0 : *moves != heap;
      PackedOptions options;
      board.options(at, options);
      if (options.begin() == options.end()) return misere || heap > 0;
      for (const PackedPosition option : options)
        if (table.find(option, heap).value_or(false)) return true;
      for (int smaller = 0; smaller < heap; ++smaller)
        if (loses(at, smaller)) return true;
      return std::ranges::any_of(options, [&](PackedPosition option) { return loses(option, heap); });
    }
  };

  Board board_;
  PackedTable normal_, misere_;
};

}  // namespace gamecert::solve
