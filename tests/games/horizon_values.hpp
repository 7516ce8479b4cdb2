// Values of play that may repeat by their definition: what positions are worth if play without end begins after 0, 1,
// 2, ... moves.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "games/game.hpp"

namespace gamecert::games {

class HorizonValues {
 public:
  /// Of all positions that play reaches from there.
  HorizonValues(const Game& game, const Position& from) {
    std::vector<Position> met{from};
    numbers_.emplace(from, 0);
    std::vector<int> first;
    for (std::size_t at = 0; at < met.size(); ++at) {
      const Position position = met[at];
      Options options;
      if (!game.won(position)) game.options(position, options);
      first.push_back(game.won(position) ? -1 : options.moves.empty() ? 0 : game.endless(position));
      std::vector<Option>& all = options_.emplace_back();
      for (std::size_t i = 0; i < options.moves.size(); ++i) {
        const PositionView view = options.position(i);
        Position next(view.begin(), view.end());
        const auto [place, fresh] = numbers_.emplace(next, met.size());
        if (fresh) met.push_back(std::move(next));
        all.push_back({options.won[i] != 0, options.again[i] != 0, place->second});
      }
    }
    worths_.push_back(std::move(first));
    do worths_.push_back(after_one_move_more());
    while (worths_[worths_.size() - 2] != worths_.back());
  }

  std::size_t size() const { return numbers_.size(); }
  const std::map<Position, std::size_t>& positions() const { return numbers_; }
  /// What the position is worth to its mover.
  int worth(const Position& at) const { return worths_.back()[numbers_.at(at)]; }
  /// The least number of moves by which it is worth at least, or at most, so much; nothing if it is not.
  std::optional<int> moves_to(const Position& at, bool at_least, int bound) const {
    const auto within = [&](int worth) { return at_least ? worth >= bound : worth <= bound; };
    if (!within(worth(at))) return std::nullopt;
    std::size_t moves = 0;
    while (!within(worths_[moves][numbers_.at(at)])) ++moves;
    return static_cast<int>(moves);
  }

 private:
  struct Option {
    bool won, again;
    std::size_t next;
  };
  std::vector<int> after_one_move_more() const {
    std::vector<int> result = worths_.back();
    for (std::size_t at = 0; at < result.size(); ++at) {
      if (options_[at].empty()) continue;
      result[at] = -1;
      for (const Option& option : options_[at]) {
        const int after = worths_.back()[option.next];
        result[at] = std::max(result[at], option.won ? 1 : option.again ? after : -after);
      }
    }
    return result;
  }

  std::map<Position, std::size_t> numbers_;
  std::vector<std::vector<Option>> options_;
  std::vector<std::vector<int>> worths_;  // by the number of moves
};

}  // namespace gamecert::games
