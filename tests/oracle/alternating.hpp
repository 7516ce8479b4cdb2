// Solves, for the oracles, games of two players that end with a win, a tie or a score, by trying every move.
//
// Race: some moves end the game at once; otherwise the other player is to move; who finds no move ends it with a tie.
// Its nimber is the k for which the sum with a heap of k beans is lost for the player to move, loony if there is none:
// a mover plays on the board or removes beans from the heap, a move that wins on the board wins the sum, and a mover
// who can do neither loses. Points: moves earn points, and after some the same player moves again.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

constexpr int win = 1, tie = 0, loss = -1;  // of the player to move

inline void append(std::string& list, const std::string& move) { list += (list.empty() ? "" : ",") + move; }
inline std::string or_dash(const std::string& list) { return list.empty() ? "-" : list; }

template <class Position>
class Race {
 public:
  struct Option {
    std::string move;
    Position after;
    std::optional<int> end;  // what the move ends the game with for the player who makes it
  };
  using Options = std::function<std::vector<Option>(const Position&)>;

  explicit Race(Options options) : options_(std::move(options)) {}

  // OUTCOME first MOVES 0-1,2-3
  std::string outcome_answers(const Position& start) { return outcome(start) + " MOVES " + moves(start); }

  // OUTCOME first NIMBER 2 MOVES 0-1,2-3 NIMBER-MOVES 0-1,2-3
  //   where the NIMBER-MOVES are those that win the sum with an empty heap; heaps are tried up to `most` beans
  std::string nimber_answers(const Position& start, int most) {
    return outcome(start) + " NIMBER " + nimber(start, most) + " MOVES " + moves(start) + " NIMBER-MOVES " +
           nimber_moves(start);
  }

 private:
  int result(const Option& option) { return option.end ? *option.end : -value(option.after); }

  std::string outcome(const Position& start) {
    const int of_mover = value(start);
    return std::string("OUTCOME ") + (of_mover == win ? "first" : of_mover == loss ? "second" : "tie");
  }

  std::string moves(const Position& start) {
    std::string list;
    for (const Option& option : options_(start)) {
      if (result(option) == win) append(list, option.move);
    }
    return or_dash(list);
  }

  std::string nimber(const Position& start, int most) {
    for (int heap = 0; heap <= most; ++heap) {
      if (!wins_sum(start, heap)) return std::to_string(heap);
    }
    return "loony";
  }

  std::string nimber_moves(const Position& start) {
    std::string list;
    for (const Option& option : options_(start)) {
      if (option.end ? *option.end == win : !wins_sum(option.after, 0)) append(list, option.move);
    }
    return or_dash(list);
  }

  int value(const Position& position) {
    const auto known = values_.find(position);
    if (known != values_.end()) return known->second;
    const std::vector<Option> options = options_(position);
    int best = options.empty() ? tie : loss;
    for (const Option& option : options) best = std::max(best, result(option));
    return values_[position] = best;
  }

  bool wins_sum(const Position& position, int heap) {
    const auto key = std::make_pair(position, heap);
    const auto known = wins_.find(key);
    if (known != wins_.end()) return known->second;
    bool wins = false;
    for (int left = 0; left < heap; ++left) wins = wins || !wins_sum(position, left);
    for (const Option& option : options_(position)) {
      if (!wins) wins = option.end ? *option.end == win : !wins_sum(option.after, heap);
    }
    return wins_[key] = wins;
  }

  Options options_;
  std::map<Position, int> values_;
  std::map<std::pair<Position, int>, bool> wins_;
};

template <class Position>
class Points {
 public:
  struct Option {
    std::string move;
    Position after;
    int gain;
    bool again;
  };
  using Options = std::function<std::vector<Option>(const Position&)>;

  explicit Points(Options options) : options_(std::move(options)) {}

  // SCORE 3 MOVES 0-1,2-3  where `before` is what the first player is ahead at the start
  std::string answers(const Position& start, int before) {
    std::string moves;
    for (const Option& option : options_(start)) {
      if (result(option) == value(start)) append(moves, option.move);
    }
    return "SCORE " + std::to_string(before + value(start)) + " MOVES " + or_dash(moves);
  }

 private:
  int result(const Option& option) { return option.gain + (option.again ? value(option.after) : -value(option.after)); }

  // How many points more than the other player the player to move gets from here on.
  int value(const Position& position) {
    const auto known = values_.find(position);
    if (known != values_.end()) return known->second;
    std::optional<int> best;
    for (const Option& option : options_(position)) {
      const int points = result(option);
      if (!best || points > *best) best = points;
    }
    return values_[position] = best.value_or(0);
  }

  Options options_;
  std::map<Position, int> values_;
};

}  // namespace oracle
