// A board of a game of painting vertices as its rules see it: edges and painted vertices are wires.
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "encode/circuit_game.hpp"
#include "encode/circuit_plane.hpp"
#include "reductions/reduction.hpp"

namespace gamecert::encode {

/// An edge, in either direction, or an arc.
struct PossibleArc {
  int from, to;
  Literal there;
};

/// Makes the circuits of a game on a board that has these rows.
using CircuitsOnRows = std::function<std::unique_ptr<CircuitGame>(Circuit&, const Rows&)>;

/// Makes the circuits of a game on a graph.
using CircuitsOnGraph = std::function<std::unique_ptr<CircuitGame>(Circuit&, const games::Instance&)>;

/// Colours are numbered from 0.
class PaintedBoard {
 public:
  /// With the painting by vertex and colour, v * side.colours + c. What two of the arcs join is joined if one is there.
  /// Where edges lift clashes, these count at the vertices of `whole` alone, if it is not empty: those whose neighbours
  /// are all there that may lift them.
  PaintedBoard(Circuit& circuit, const reductions::Side& side, int order, const std::vector<PossibleArc>& arcs,
               std::vector<Literal> painting, std::vector<char> whole = {});

  /// Of a game of taking edges: by pair of vertices, a * order + b, which edges are there, each written once, and which
  /// of them are taken. Its places are the pairs; clashes are as require_shared_ends checks.
  static PaintedBoard of_edges(Circuit& circuit, int order, const std::vector<CircuitBit>& there,
                               std::vector<Literal> taken);

  int order() const { return order_; }
  /// Whether clashes at v make a position illegal.
  bool held(int v) const {
    return !reach_.when_painted && (whole_.empty() || whole_[static_cast<std::size_t>(v)] != 0);
  }
  CircuitBit painted(int v, int c) const { return at(painting_, v, c); }
  // The game is one whose legal moves are decided by clashes; std::logic_error if not.
  /// Whether c clashes at v, which is painted c or unpainted, with what other vertices are painted.
  CircuitBit ruled_out(int v, int c);
  /// Whether painting v with c is a legal move at the position.
  CircuitBit legal(int v, int c);

 private:
  PaintedBoard(Circuit& circuit, int order, std::vector<Literal> painting)
      : circuit_(&circuit), order_(order), colours_(1), painting_(std::move(painting)) {}
  CircuitBit legal_after(int v, int c) const;
  CircuitBit at(const std::vector<Literal>& pairs, int v, int c) const {
    return {circuit_, pairs[static_cast<std::size_t>(v * colours_ + c)]};
  }

  Circuit* circuit_;
  int order_, colours_;
  games::Reach reach_;
  std::vector<Literal> painting_;
  std::vector<char> whole_;
  std::unique_ptr<CircuitGame> game_;
  std::vector<Literal> ruled_out_, moves_;  // empty until they are asked for
};

/// Checks what the game of a side declares (games/info.hpp), on circuits of a board with any edges and any painting,
/// large enough for one edge more: a clash stays when edges or painted vertices are added; it goes through at most
/// reach.near + reach.far edges; and if no edge joins a set of vertices to the others, those that clash in the set go
/// through at most reach.far edges outside. Where edges lift clashes: a clash stays when edges are deleted, but for so
/// many, and what does not clash does, but for reach.relief. InputError if not, or if the circuits do not show it, or
/// any clash.
/// `make`: the circuits, if they are not those of the registered game.
void require_reach(const reductions::Side& side, const CircuitsOnRows& make = {});

/// Checks that in a game of taking edges a move is legal as long as it is open, and closes the edges that share an end
/// with it and no others, on circuits of the complete graph on five vertices with any position. InputError if not.
void require_shared_ends(const reductions::Side& side, const CircuitsOnGraph& make = {});

}  // namespace gamecert::encode
