// What games on boards of any size have in common: planes of bits, a plane after the other, as the rules have them.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "games/instances/setup.hpp"
#include "solve/index.hpp"

namespace gamecert::solve {

/// Of two players; positions of options are left out.
class WideGame : public games::Game {
 public:
  const games::GameInfo& info() const override { return setup_.info(); }
  std::size_t words() const override { return planes() * plane_words(); }
  std::size_t planes() const override { return info().planes.size(); }
  int cells() const override { return cells_; }
  int codes() const override { return cells_; }
  void options(games::PositionView at, games::Options& out) const override {
    const std::vector<int> legal = moves(at);
    out.resize(legal.size(), 0);
    out.moves = legal;
    for (std::size_t i = 0; i < legal.size(); ++i) {
      out.won[i] = wins(at, legal[i]) ? 1 : 0;
      out.again[i] = keeps_turn(at, legal[i]) ? 1 : 0;
      out.gains[i] = gain(at, legal[i]);
    }
  }
  bool won(games::PositionView) const override { return false; }
  int remaining(games::PositionView at) const override { return static_cast<int>(members(at, 0, cells_).size()); }
  int head_start() const override { return 0; }
  const games::Refinements& refinements() const override { return setup_.entry().refinements; }
  const games::LiveCells* live_cells() const override { return nullptr; }
  std::string move_name(int move) const override { return std::to_string(move); }

 protected:
  WideGame(const games::Setup& setup, int cells) : setup_(setup), cells_(cells) {}

  /// Of a legal move: whether it wins at once, whether the mover moves again, and the points of the mover.
  virtual bool wins(games::PositionView, int) const { return false; }
  virtual bool keeps_turn(games::PositionView, int) const { return false; }
  virtual int gain(games::PositionView, int) const { return 0; }

  std::size_t plane_words() const { return index((cells_ + games::word_bits - 1) / games::word_bits); }
  bool has(games::PositionView at, std::size_t plane, int cell) const {
    return (at[plane * plane_words() + index(cell / games::word_bits)] >> (cell % games::word_bits) & 1) != 0;
  }
  void set(games::Position& at, std::size_t plane, int cell) const {
    at[plane * plane_words() + index(cell / games::word_bits)] |= games::Word{1} << (cell % games::word_bits);
  }
  void clear(games::Position& at, std::size_t plane, int cell) const {
    at[plane * plane_words() + index(cell / games::word_bits)] &= ~(games::Word{1} << (cell % games::word_bits));
  }
  /// Those below `count`, ascending.
  std::vector<int> members(games::PositionView at, std::size_t plane, int count) const {
    std::vector<int> result;
    for (int cell = 0; cell < count; ++cell)
      if (has(at, plane, cell)) result.push_back(cell);
    return result;
  }
  /// The first plane with so many cells, the others empty.
  games::Position full(int count) const {
    games::Position at(words(), 0);
    for (int cell = 0; cell < count; ++cell) set(at, 0, cell);
    return at;
  }
  const games::Setup& setup() const { return setup_; }
  const graphs::Graph& graph() const { return setup_.instance().graph(); }

 private:
  games::Setup setup_;
  int cells_;
};

}  // namespace gamecert::solve
