// Moves that exclude each other, read off the circuits of a position whose cells are inputs as far as play changes
// them.
//
// Sound because of three things that the circuits show for all boards of play at once: a move that is not legal is not
// legal after any other either; after a move it is not legal itself; and of the moves of a class none is legal after
// another of the class. So a play has at most one move of each class, and only of classes with a move that is legal at
// the start. Circuits show only what their simplification sees; where they do not show it, classes have one move or
// nothing is said.
#include "encode/longest_play.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace gamecert::encode {
namespace {

/// All boards that play reaches, and more. An input stands for a cell that a move from such boards can change, and a
/// constant for one that none changes, so that rules are not asked about cells they never use. Sound because the start
/// is such a board, and so is what a legal move makes of one.
SymbolicBoard boards_of_play(Circuit& circuit, const CircuitGame& game) {
  SymbolicBoard board = game.start();
  for (bool changed = true; changed;) {
    changed = false;
    SymbolicBoard wider = board;
    const std::vector<Literal> legal = game.moves(board);
    for (std::size_t m = 0; m < legal.size(); ++m) {
      if (legal[m] == never) continue;
      const SymbolicBoard after = game.play(board, static_cast<int>(m));
      for (std::size_t p = 0; p < board.size(); ++p) {
        for (std::size_t c = 0; c < board[p].size(); ++c) {
          if (!wider[p][c].constant() || after[p][c] == board[p][c]) continue;
          wider[p][c] = circuit.input();
          changed = true;
        }
      }
    }
    board = std::move(wider);
  }
  return board;
}

/// By move and move: whether the second one is never legal after the first one. Empty if it is not seen that a move
/// that is not legal stays so, or that no move is made twice.
std::vector<std::vector<char>> exclusions(Circuit& circuit, const CircuitGame& game) {
  const SymbolicBoard board = boards_of_play(circuit, game);
  const std::vector<Literal> before = game.moves(board);
  std::vector<std::vector<char>> result(before.size(), std::vector<char>(before.size(), 1));
  for (std::size_t m = 0; m < before.size(); ++m) {
    if (before[m] == never) continue;
    const std::vector<Literal> after = game.moves(game.play(board, static_cast<int>(m)));
    for (std::size_t other = 0; other < after.size(); ++other) {
      if (circuit.both(after[other], !before[other]) != never) return {};
      result[m][other] = circuit.both(before[m], after[other]) == never ? 1 : 0;
    }
    if (result[m][m] == 0) return {};
  }
  return result;
}

}  // namespace

int longest_play(const games::Setup& setup, const Checkpoint& between) {
  Circuit circuit(between);
  return longest_play(setup.game(), circuit,
                      *make_circuit(setup.info(), setup.instance(), setup.parameters(), circuit));
}

int longest_play(const games::Game& game, Circuit& circuit, const CircuitGame& circuits) {
  const games::Position start = game.start();
  const int declared = game.remaining(start);
  const auto excluded = exclusions(circuit, circuits);
  if (excluded.empty()) return declared;
  std::vector<std::vector<int>> classes;
  for (const int move : game.moves(start)) {
    const auto exclude = [&](int other) {
      const auto a = static_cast<std::size_t>(move);
      const auto b = static_cast<std::size_t>(other);
      return excluded[a][b] != 0 && excluded[b][a] != 0;
    };
    const auto fitting = std::ranges::find_if(
        classes, [&](const std::vector<int>& known) { return std::ranges::all_of(known, exclude); });
    (fitting == classes.end() ? classes.emplace_back() : *fitting).push_back(move);
  }
  return std::min(declared, static_cast<int>(classes.size()));
}

}  // namespace gamecert::encode
