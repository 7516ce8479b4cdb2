// The positions of an impartial game that play alike, each once, and where its moves lead.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <vector>

#include "games/game.hpp"
#include "games/play/summands.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// Classes of positions by number, in the order in which they are met. Where the game splits they are single parts of
/// positions, and a move leads to a sum of them. Made as far as it is asked for, and kept.
class PlayGraph {
 public:
  using Class = std::uint32_t;
  /// In a sum: a position that the rules name as loony.
  static constexpr Class loony = ~Class{0};
  struct Move {
    std::span<const Class> parts = {};  // ascending; in a game without loony positions no class twice, as two cancel
    bool again = false;                 // the mover moves once more
    bool won = false;                   // play has ended, and the mover has won
  };
  /// The moves of a class, each once: a word says how many parts it has and how it ends, then come the parts.
  class Moves {
   public:
    class Iterator {
     public:
      using value_type = Move;
      using difference_type = std::ptrdiff_t;
      Iterator() = default;
      explicit Iterator(const Class* at) : at_(at) {}
      Move operator*() const { return {{at_ + 1, *at_ >> 2}, (*at_ & 2) != 0, (*at_ & 1) != 0}; }
      Iterator& operator++() {
        at_ += 1 + (*at_ >> 2);
        return *this;
      }
      Iterator operator++(int) {
        const Iterator before = *this;
        ++*this;
        return before;
      }
      bool operator==(const Iterator&) const = default;

     private:
      const Class* at_ = nullptr;
    };
    explicit Moves(const std::vector<Class>& words) : begin_(words.data()), end_(words.data() + words.size()) {}
    Iterator begin() const { return Iterator(begin_); }
    Iterator end() const { return Iterator(end_); }
    bool empty() const { return begin_ == end_; }

   private:
    const Class *begin_, *end_;
  };

  virtual ~PlayGraph() = default;
  PlayGraph(const PlayGraph&) = delete;
  PlayGraph& operator=(const PlayGraph&) = delete;

  /// The classes of the summands of a position, as in a move; `loony` alone of a position known as that.
  virtual std::vector<Class> sum(games::PositionView at) = 0;
  /// Where the moves lead: made when it is first asked for. What it refers to stays there.
  Moves moves(Class part);
  /// How many moves are left at the most.
  int remaining(Class part) const { return remaining_[part]; }
  /// Classes met so far.
  std::size_t size() const { return remaining_.size(); }

 protected:
  /// No position is loony if equal summands `cancel`.
  PlayGraph(bool cancel, Watch& watch) : watch_(watch), written_(cancel) {}

  /// The words of moves, one behind the other.
  class MoveWriter {
   public:
    explicit MoveWriter(bool cancel) : cancel_(cancel) { clear(); }
    void clear();
    /// To the move under way.
    void add_summand(Class part);
    void end_move(bool again = false, bool won = false);
    /// The summands of the move under way.
    std::span<const Class> summands() const { return std::span(words_).subspan(begins_.back() + 1); }
    /// The moves that have ended, each once.
    std::vector<Class> moves();

   private:
    std::span<const Class> move(std::size_t begin) const;

    bool cancel_;
    std::vector<Class> words_;
    std::vector<std::size_t> begins_;  // of each move in words_, the one under way last
  };

  /// The next number is a class, which the tables of classes have with so many bytes.
  void add_class(int remaining, std::size_t bytes);
  /// The summands that `add` gives.
  template <class Add>
  std::vector<Class> summands(const Add& add) {
    written_.clear();
    add(written_);
    return {written_.summands().begin(), written_.summands().end()};
  }
  Watch& watch() { return watch_; }

 private:
  virtual void write_moves(Class part, MoveWriter& moves) = 0;

  struct Node {
    bool open = false;
    std::vector<Class> moves = {};
  };
  Watch& watch_;
  MoveWriter written_;
  std::vector<int> remaining_;  // by class
  std::deque<Node> nodes_;      // by class
  std::size_t bytes_of_moves_ = 0;
};

/// By the rules of the game. Positions are sums of what `summands` says, if any are given; all outlive what it returns.
std::unique_ptr<PlayGraph> play_graph_by_rules(const games::Game& game, const games::Summands* summands, Watch& watch);

}  // namespace gamecert::solve
