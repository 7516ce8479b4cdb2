// Threat by threat, with so many free moves for the other player as it takes.
#include "solve/boards/threats.hpp"

#include <bit>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "solve/search/transposition_table.hpp"

namespace gamecert::solve {
namespace {

using graphs::each;
using graphs::single;

/// Edges that complete a triangle of `colour`.
EdgeSet completing(const EdgeBoard& board, EdgeSet colour, EdgeSet other) {
  EdgeSet found = 0;
  for (const EdgeSet face : board.triangles) {
    const EdgeSet missing = face & ~colour;
    if (std::popcount(missing) == 1 && (missing & other) == 0) found |= missing;
  }
  return found;
}

/// The red and the blue edges.
using Colours = std::pair<EdgeSet, EdgeSet>;

/// Wins of Red by threats. Besides, an edge that completes a triangle of Blue's is taken; where that threatens nothing,
/// Blue's next move is free.
class Threats {
 public:
  Threats(const EdgeBoard& board, Watch& watch) : board_(board), watch_(watch), known_(watch) {}

  /// Red is to move, makes at most so many moves before the one that wins, and leaves Blue so many free moves.
  bool wins(EdgeSet red, EdgeSet blue, int moves, int free) {
    if (completing(board_, red, blue) != 0) return true;
    if (moves == 0) return false;
    const std::uint32_t number = this->number(red, blue, free);
    if (known_[number].wins_in <= moves) return true;
    if (known_[number].fails_in >= moves) return false;
    watch_.step();
    const EdgeSet must = completing(board_, blue, red);
    bool won = false;
    int move = 0;
    each(must != 0 ? must : board_.all() & ~red & ~blue, [&](int e) {
      if (won || (must & ~single(e)) != 0) return;
      const EdgeSet with = red | single(e), threats = completing(board_, with, blue);
      won = threats == 0 ? must != 0 && free > 0 && wins_whatever(with, blue, moves - 1, free - 1)
                         : std::popcount(threats) > 1 || wins(with, blue | threats, moves - 1, free);
      if (won) move = e;
    });
    Known& known = known_[number];
    (won ? known.wins_in : known.fails_in) = moves;
    if (won) known.move = move;
    return won;
  }

  /// Blue is to move and may move freely.
  bool wins_whatever(EdgeSet red, EdgeSet blue, int moves, int free) {
    if (completing(board_, blue, red) != 0) return false;
    bool all_lose = true;
    each(board_.all() & ~red & ~blue,
         [&](int e) { all_lose = all_lose && shortest(red, blue | single(e), moves, free).has_value(); });
    return all_lose;
  }

  /// Red is to move and wins by the fewest free moves and, with these, in the fewest moves.
  struct Win {
    int moves = 0, free = 0;
  };
  std::optional<Win> shortest(EdgeSet red, EdgeSet blue, int moves, int free) {
    for (Win win; win.free <= free; ++win.free) {
      for (win.moves = 0; win.moves <= moves; ++win.moves)
        if (wins(red, blue, win.moves, win.free)) return win;
    }
    return {};
  }

  /// The positions after moves of Red's, in play as it was found to win; Red is to move in the first.
  void collect(EdgeSet red, EdgeSet blue, Win win, std::set<Colours>& found) {
    if (completing(board_, red, blue) != 0) return;
    wins(red, blue, win.moves, win.free);
    const Known known = known_[number(red, blue, win.free)];
    const EdgeSet with = red | single(known.move), threats = completing(board_, with, blue);
    if (threats == 0) return collect_whatever(with, blue, known.wins_in - 1, win.free - 1, found);
    if (!found.insert({with, blue}).second) return;
    if (std::popcount(threats) == 1) collect(with, blue | threats, {known.wins_in - 1, win.free}, found);
  }
  void collect_whatever(EdgeSet red, EdgeSet blue, int moves, int free, std::set<Colours>& found) {
    if (!found.insert({red, blue}).second) return;
    each(board_.all() & ~red & ~blue, [&](int e) {
      const EdgeSet answered = blue | single(e);
      collect(red, answered, shortest(red, answered, moves, free).value(), found);
    });
  }

 private:
  struct Known {
    int wins_in = std::numeric_limits<int>::max(), fails_in = 0;
    int move = 0;  // with which it wins so soon
  };

  std::uint32_t number(EdgeSet red, EdgeSet blue, int free) {
    return known_.number(games::Position{red, blue, static_cast<games::Word>(free)});
  }

  const EdgeBoard& board_;
  Watch& watch_;
  TranspositionTable<Known> known_;
};

// As many as the search takes on diamond paths; a win found with fewer has fewer positions.
constexpr int most_moves = 14, most_free = 9;

/// Red has coloured `first`, and Blue is to answer. Red wins after any answer by threats, or by one of `seconds`
/// and then by threats: adds the positions after Red's moves. An answer after which this does not win; nothing if it
/// always does.
std::optional<int> unanswered(const EdgeBoard& board, int first, const std::vector<int>& seconds, Watch& watch,
                              std::set<Colours>& found) {
  const EdgeSet red = single(first);
  std::optional<int> failed;
  found.insert({red, 0});
  each(board.all() & ~red, [&](int answer) {
    const EdgeSet blue = single(answer);
    bool won = failed.has_value();
    if (Threats threats(board, watch); !won) {
      if (const auto win = threats.shortest(red, blue, most_moves, 0)) {
        threats.collect(red, blue, *win, found);
        won = true;
      }
    }
    for (const int second : seconds) {
      if (won || second == first || second == answer) continue;
      Threats threats(board, watch);
      if (!threats.wins_whatever(red | single(second), blue, most_moves, most_free)) continue;
      threats.collect_whatever(red | single(second), blue, most_moves, most_free, found);
      won = true;
    }
    if (!won) failed = answer;
  });
  return failed;
}

/// The bounds that prove a win of Red's from the start on, whose moves lead to these positions or complete a triangle.
certificates::Strategy proof_of(const EdgeBoard& board, const std::set<Colours>& after_red) {
  using Side = certificates::Strategy::Side;
  std::map<games::Position, Side> bounds;  // by position as the mover sees it
  std::vector<Colours> red_to_move{{0, 0}};
  while (!red_to_move.empty()) {
    const auto [red, blue] = red_to_move.back();
    red_to_move.pop_back();
    if (!bounds.emplace(games::Position{board.all() & ~red & ~blue, red, blue}, Side::at_least).second) continue;
    // The first move that is good, as the checker takes it.
    const EdgeSet completes = completing(board, red, blue);
    std::optional<EdgeSet> with;
    each(board.all() & ~red & ~blue, [&](int e) {
      if (!with && ((completes & single(e)) != 0 || after_red.contains({red | single(e), blue})))
        with = red | single(e);
    });
    if ((*with & completes) != 0) continue;
    const EdgeSet black = board.all() & ~*with & ~blue;
    if (!bounds.emplace(games::Position{black, blue, *with}, Side::at_most).second) continue;
    each(black, [&, red = *with, blue = blue](int e) { red_to_move.emplace_back(red, blue | single(e)); });
  }
  certificates::Strategy proof;
  for (const auto& [position, side] : bounds)
    proof.entries.push_back({position, side, side == Side::at_least ? 1 : -1});
  return proof;
}

}  // namespace

WinByThreats win_by_threats(const EdgeBoard& board, int first, const std::vector<int>& seconds, Watch& watch) {
  std::set<Colours> after_red;
  const std::optional<int> failed = unanswered(board, first, seconds, watch, after_red);
  if (failed) return {failed, {}};
  return {{}, proof_of(board, after_red)};
}

}  // namespace gamecert::solve
