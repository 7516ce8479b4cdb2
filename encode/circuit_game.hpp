// The circuit of a game on one instance: from the literals of a position to everything its rules say.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "encode/circuit.hpp"
#include "games/instances/instance.hpp"

namespace gamecert::encode {

/// A position as literals: for every plane, one literal a cell.
using SymbolicBoard = std::vector<std::vector<Literal>>;

class CircuitGame {
 public:
  virtual ~CircuitGame() = default;
  virtual int cells() const = 0;
  virtual SymbolicBoard start() const = 0;
  /// One literal a move code; nothing is legal once play has ended.
  virtual std::vector<Literal> moves(const SymbolicBoard& at) const = 0;
  /// The board after a move, here and below any code that is not constantly illegal, seen by whoever moves next.
  virtual SymbolicBoard play(const SymbolicBoard& at, int move) const = 0;
  /// A bound of the rules that the move breaks where the wire is true; play calls it an error if the move is legal.
  virtual std::pair<Literal, std::string> breaks(const SymbolicBoard&, int) const { return {never, ""}; }
  virtual Literal won(const SymbolicBoard& at) const = 0;
  virtual Literal lost(const SymbolicBoard&) const { return never; }  // of who is not the mover, as texts may say
  virtual Literal moves_again(const SymbolicBoard& at, int move) const = 0;
  /// Two's complement, least bit first, the last the sign.
  virtual std::vector<Literal> gain(const SymbolicBoard& at, int move) const = 0;
  virtual std::vector<Literal> remaining(const SymbolicBoard& at) const = 0;
  /// Points the first player has, less those of the second, before play begins.
  virtual std::vector<Literal> head_start() const = 0;

  // Of a game of painting vertices in which legal moves are decided by clashes (games/info.hpp), one literal a pair:
  // the position in which pairs are painted, and those that these rule out. std::logic_error for other games.
  virtual SymbolicBoard position_of(const std::vector<Literal>& painting) const = 0;
  virtual std::vector<Literal> ruled_out(const std::vector<Literal>& painting) const = 0;
};

/// The circuits of a registered game, built in `circuit`, which must outlive the result. InputError for what the rules
/// find wrong with the instance, and for a reading that is for play only; LimitError beyond games::max_cells cells.
std::unique_ptr<CircuitGame> make_circuit(const games::GameInfo& info, const games::Instance& instance,
                                          const games::Parameters& parameters, Circuit& circuit);

/// By vertex, ascending, those that it may be joined to (on digraphs by an arc from it), and the wires that say so.
using Rows = std::vector<std::vector<std::pair<int, Literal>>>;

/// The circuits of a game on the vertices of an instance without edges, which the rows join: "some graph". They are
/// built in `circuit`, which must outlive the result; of any number of cells. InputError unless the rules say that they
/// are for any graph, that is, read adjacency from the arena alone (`any_graph`), and if vertices are painted at the
/// start: whether they clash is not known.
std::unique_ptr<CircuitGame> make_circuit(const games::GameInfo& info, const games::Instance& instance,
                                          const games::Parameters& parameters, Circuit& circuit, const Rows& rows);

}  // namespace gamecert::encode
