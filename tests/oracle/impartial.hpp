// Solves an impartial game for the oracles by trying every move from every position, on whole boards.
//
// A position is N if the player about to move wins, P if not. In normal play who cannot move loses, in misere play who
// cannot move wins. The nimber is the least number that is not the nimber of an option; that G + *nimber is lost for
// the mover is checked by play. The misere nimber is the k for which G + *k is a misere P-position, where a move is a
// move in G or the removal of one or more beans from a heap of k. There is exactly one: from G + *k the heap can be
// lowered to any G + *j, so two cannot both be P; and each of the finitely many options of G rules out one k at most.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace oracle {

template <class Position>
struct Option {
  std::string move;
  Position after;
};

template <class Position>
class Impartial {
 public:
  using Options = std::function<std::vector<Option<Position>>(const Position&)>;

  explicit Impartial(Options options) : options_(std::move(options)) {}

  // OUTCOME N MISERE P NIMBER 3 MISERE-NIMBER 1 MOVES 0,2 MISERE-MOVES -
  //   where MOVES are all moves to a P-position (of normal, of misere play), in the order of the rules.
  std::string answers(const Position& start) {
    const std::size_t at = index(start);
    const int value = nimber(at);
    if (wins(false, at, value))
      throw std::runtime_error("G + *" + std::to_string(value) + " is not lost for the mover");
    int heap = 0;
    while (wins(true, at, heap)) ++heap;
    const auto outcome = [&](bool misere) { return wins(misere, at, 0) ? "N" : "P"; };
    return std::string("OUTCOME ") + outcome(false) + " MISERE " + outcome(true) + " NIMBER " + std::to_string(value) +
           " MISERE-NIMBER " + std::to_string(heap) + " MOVES " + winning_moves(false, at) + " MISERE-MOVES " +
           winning_moves(true, at);
  }

 private:
  // The number of a position; all positions that can follow get theirs as well.
  std::size_t index(const Position& position) {
    const auto known = indices_.find(position);
    if (known != indices_.end()) return known->second;
    std::vector<std::pair<std::string, std::size_t>> moves;
    for (const Option<Position>& option : options_(position)) moves.emplace_back(option.move, index(option.after));
    moves_.push_back(moves);
    return indices_[position] = moves_.size() - 1;
  }

  bool wins(bool misere, std::size_t at, int heap) {
    const auto key = std::make_tuple(misere, at, heap);
    const auto known = wins_.find(key);
    if (known != wins_.end()) return known->second;
    bool result = misere && moves_[at].empty() && heap == 0;  // in misere play the other player moved last and lost
    for (const auto& [move, after] : moves_[at]) {
      if (!wins(misere, after, heap)) result = true;
    }
    for (int left = 0; left < heap; ++left) {
      if (!wins(misere, at, left)) result = true;
    }
    return wins_[key] = result;
  }

  int nimber(std::size_t at) {
    const auto known = nimbers_.find(at);
    if (known != nimbers_.end()) return known->second;
    std::set<int> excluded;
    for (const auto& [move, after] : moves_[at]) excluded.insert(nimber(after));
    int mex = 0;
    while (excluded.count(mex) != 0) ++mex;
    return nimbers_[at] = mex;
  }

  std::string winning_moves(bool misere, std::size_t at) {
    std::string list;
    for (const auto& [move, after] : moves_[at]) {
      if (!wins(misere, after, 0)) list += (list.empty() ? "" : ",") + move;
    }
    return list.empty() ? "-" : list;
  }

  Options options_;
  std::map<Position, std::size_t> indices_;
  std::vector<std::vector<std::pair<std::string, std::size_t>>> moves_;  // by number: the moves and where they lead
  std::map<std::tuple<bool, std::size_t, int>, bool> wins_;
  std::map<std::size_t, int> nimbers_;
};

}  // namespace oracle
