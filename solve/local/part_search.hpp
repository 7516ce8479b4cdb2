// Searches for P-positions of a local game, one thread each, over a table that they share.
#pragma once

#include <atomic>
#include <deque>
#include <exception>
#include <optional>
#include <vector>

#include "solve/limits.hpp"
#include "solve/local/conflict_board.hpp"
#include "solve/local/part_table.hpp"

namespace gamecert::solve {

/// Asks which heaps a sum of parts loses with, depth first or by proof numbers.
template <std::size_t words>
class PartSearch {
 public:
  using Cells = CellSet<words>;
  struct SpentAll : std::exception {};  // looked at as many positions as it may
  struct Stopped : std::exception {};   // another thread was first

  PartSearch(const ConflictBoard<words>& board, PartTable<words>& table, const Limits& limits,
             const std::atomic<bool>& stop)
      : board_(board),
        table_(table),
        watch_(limits),
        stop_(stop),
        placements_(most_placements, Placement{{}, {{}, 0, 0}}) {}

  /// What comes next, and how many positions it may look at.
  void begin(bool by_effort, std::uint64_t budget) {
    by_effort_ = by_effort;
    left_ = budget;
    depth_ = 0;
  }
  /// Whether the cells beside a heap are a P-position. LimitError, SpentAll, Stopped.
  bool loses(const Cells& cells, int heap) { return fold_and_search(cells, heap); }
  int value(const Cells& cells);
  /// Without search.
  bool is_known_to_lose(const Cells& cells, int heap);
  /// The moves in the cells to what is known to lose.
  Cells known_to_lose(const Cells& cells, int heap);

  Watch& watch() { return watch_; }
  /// Positions looked at so far.
  std::uint64_t nodes() const { return nodes_; }

 private:
  using Table = PartTable<words>;
  using Part = solve::Part<words>;
  static constexpr std::uint32_t solved = 0, never = ~std::uint32_t{0};  // efforts
  static constexpr int unknown = -1;

  struct Known {
    int value = unknown;
    std::uint32_t excluded = 0;  // heaps
    bool excludes(int heap) const { return heap < 32 && (excluded >> heap & 1) != 0; }
    /// Whether the part beside the heap is a P-position, if that is known.
    std::optional<bool> loses(int heap) const {
      if (value != unknown) return value == heap;
      return excludes(heap) ? std::optional(false) : std::nullopt;
    }
  };
  /// How many positions have to be looked at, at least, to show that the mover wins, or loses.
  struct Effort {
    std::uint32_t to_win = 1, to_lose = 1;
    bool decided() const { return to_win == solved || to_lose == solved; }
    bool operator==(const Effort&) const = default;
  };
  /// A sum of parts, placed, that stand in parts_ of a frame, beside a heap.
  struct Sum {
    std::size_t begin = 0, count = 0;
    int heap = 0;
    int cells = 0;
    Effort effort = {};
  };
  struct Frame {
    std::vector<Part> parts;
    std::vector<Sum> sums;
  };
  /// A frame for as long as it lives.
  class Held {
   public:
    explicit Held(PartSearch& search) : search_(search) {
      if (search.depth_ == search.frames_.size()) search.frames_.emplace_back();
      frame_ = &search.frames_[search.depth_++];
      frame_->parts.clear();
      frame_->sums.clear();
    }
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;
    ~Held() { --search_.depth_; }
    Frame* operator->() const { return frame_; }
    Frame& operator*() const { return *frame_; }

   private:
    PartSearch& search_;
    Frame* frame_;
  };

  void spend();
  Known known(const Part& part);
  void found(const Part& part, int heap, bool loses, std::uint64_t since);

  /// As ConflictBoard::placed; what was placed before mostly need not be again.
  const Part& placed(const Cells& part, int count);
  Sum add(Frame& frame, const Cells& cells, int heap);
  void fold(Frame& frame, Sum& sum);
  std::optional<bool> decided(const Frame& frame, const Sum& sum);
  std::optional<bool> add_options(Frame& frame, const Part& part, int heap);
  bool search_sum(Frame& frame, Sum& sum);
  void fold_all_but_largest(Frame& frame, Sum& sum);
  bool fold_and_search(const Cells& cells, int heap);

  bool part_loses(const Part& part, int heap);
  int part_value(const Part& part);
  bool all_moves_lose(const Part& part, int heap);
  Effort narrow(const Part& part, int heap, Effort bound);
  static Effort unseen(const Sum& sum) { return {1, 1 + static_cast<std::uint32_t>(sum.cells) / 2}; }
  void look_up_effort(const Frame& frame, Sum& sum);
  void look_up(Frame& frame, Sum& sum);

  const ConflictBoard<words>& board_;
  Table& table_;
  Watch watch_;
  const std::atomic<bool>& stop_;
  struct Placement {
    Cells from;  // empty at first
    Part part;
  };
  static constexpr std::size_t most_placements = 1 << 12;  // as many as a near cache holds
  std::vector<Placement> placements_;                      // by hash of `from`, the last one each
  std::deque<Frame> frames_;                               // of the positions on the line of play
  std::size_t depth_ = 0;                                  // of these, in use
  bool by_effort_ = false;
  std::uint64_t left_ = 0, nodes_ = 0;
};

extern template class PartSearch<1>;
extern template class PartSearch<2>;
extern template class PartSearch<3>;
extern template class PartSearch<4>;

}  // namespace gamecert::solve
