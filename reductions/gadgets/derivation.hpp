// Steps that reduce an ELLO game, and the game they are applied to.
//
// A step exchanges a piece W of the graph, which meets the rest in a boundary B, for another piece on B, and changes
// the colours of some vertices of B. Sound because the rest notices of a piece only the vectors that it can add to the
// predegrees of B along each order of B (`signature.hpp`): if those of the old piece, changed by the flips, are among
// those of the new one, then a winning order before the step gives one after it. So if what is left cannot be won, the
// game at the beginning cannot. The vectors of a piece too large for a table are taken to be all that parity allows:
// the sum of a vector is the number of edges of the piece plus its red vertices, modulo 2.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "graphs/graph.hpp"
#include "reductions/gadgets/signature.hpp"

namespace gamecert::reductions {

/// W is `deleted` and `kept` together, B what is adjacent to W beside it. The new piece: what is left of W and of its
/// edges when `deleted` goes and the edges in `toggled` appear or vanish, which join vertices of `kept` and B.
struct DerivationStep {
  std::vector<int> deleted, kept;     // each ascending
  std::vector<graphs::Edge> toggled;  // (smaller, larger), ascending
  std::vector<int> flipped;           // ascending; of `kept` and B

  friend bool operator==(const DerivationStep&, const DerivationStep&) = default;
};

/// `delete 5 7 keep 9 toggle 3-9 flip 2`; an empty list is left out with its word.
std::string text(const DerivationStep& step);
/// The other way round; every step has one text. InputError with the column.
DerivationStep read_step(std::string_view line);

/// A game while steps are applied to it. Vertices keep their numbers.
class ReducedGame {
 public:
  static constexpr int widest = 3;    // vertices in B at most
  static constexpr int largest = 12;  // vertices of a piece that gets a table

  ReducedGame(const graphs::Graph& graph, const std::vector<int>& green);

  /// Applies the step, or says why it is none, "expected X, found Y". Constant time for small pieces.
  std::optional<std::string> step_fails(const DerivationStep& step);
  bool alive(int v) const { return v >= 0 && v < static_cast<int>(alive_.size()) && at(alive_, v) != 0; }
  bool green(int v) const { return at(green_, v) != 0; }
  /// The vertices left that can be reached from v, which is left, ascending.
  std::vector<int> component(int v);
  /// The game on a component as an instance line, its vertices numbered in their order: graph6, of more than 62
  /// vertices sparse6.
  std::string instance(const std::vector<int>& component);

 private:
  const std::vector<int>& neighbours(int v);
  std::vector<int> boundary(const std::vector<int>& inner);
  Gadget piece(const std::vector<int>& boundary, const std::vector<int>& inner);
  const GadgetTable& table(Gadget piece);
  void number(const std::vector<int>& vertices, int first);
  std::optional<std::string> misfit(const DerivationStep& step, const std::vector<int>& boundary);
  void apply(const DerivationStep& step);

  std::vector<std::vector<int>>
      near_;  // a neighbour stands there an odd number of times; vertices gone may stand there
  std::vector<char> alive_, green_;
  std::vector<int> place_;                         // of a vertex in the piece looked at, else -1
  std::map<std::vector<int>, GadgetTable> known_;  // by the numbers that make a piece
};

}  // namespace gamecert::reductions
