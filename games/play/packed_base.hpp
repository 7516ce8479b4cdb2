// What play on packed words asks of a game as words of whatever width, and what follows from that: compiled once.
#pragma once

#include <cassert>
#include <cstddef>
#include <vector>

#include "games/game.hpp"

namespace gamecert::games {

/// The words of a plane that holds so many cells: 1, 2, 4 or as many as the largest board takes. LimitError for more
/// cells than that.
std::size_t words_for(int cells);

/// The handle without the rules. Functions that write fill the words of one plane, or of a position.
class PackedBase : public Game {
 public:
  const GameInfo& info() const final { return info_; }
  const Refinements& refinements() const final { return refinements_; }
  std::size_t words() const final { return planes_ * words_a_plane_; }
  std::size_t planes() const final { return planes_; }

  Position start() const final;
  std::vector<int> moves(PositionView at) const final;
  Position play(PositionView at, int move) const final;
  void options(PositionView at, Options& out) const final;
  const LiveCells* live_cells() const override { return nullptr; }

 protected:
  PackedBase(const GameInfo& info, const Refinements& refinements, std::size_t planes, std::size_t words_a_plane)
      : info_(info), refinements_(refinements), planes_(planes), words_a_plane_(words_a_plane) {}

  /// The words of a position, which has as many as the board.
  const Word* words_of(PositionView at) const {
    assert(at.size() == words());
    return at.data();
  }

  /// What a move does beside leading to another position.
  struct Effect {
    bool again, won;
    int gain;
  };

 private:
  virtual void write_start(Word* position) const = 0;
  /// Called before the next two are asked of a position, once for all its moves.
  virtual void load(const Word*) const {}
  virtual std::size_t words_of_codes() const { return words_a_plane_; }  // which moves fill
  virtual void write_moves(const Word* at, Word* codes) const = 0;
  /// The position after the move, and what else the move does.
  virtual Effect write_option(const Word* at, int move, Word* next) const = 0;

  const GameInfo& info_;  // this and the refinements are of the rules, and outlive every handle
  const Refinements& refinements_;
  std::size_t planes_, words_a_plane_;
};

}  // namespace gamecert::games
