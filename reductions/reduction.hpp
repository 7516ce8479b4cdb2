// A reduction between two games, as a plain value: pieces that are put in place of the vertices and edges of a source
// graph, and, if the target paints vertices and the source does or takes edges, what the moves on them mean.
// docs/REDUCTIONS.md describes its text.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/info.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {

/// A game of painting vertices with colours 1, 2, ...; where a vertex is only selected there is the one colour 1. Or,
/// as a source, one of taking edges, with the colour 1 as well. Or, without colours, an impartial game of which values
/// alone are compared.
struct Side {
  std::string game;
  std::map<std::string, int> parameters;  // every parameter of the game
  bool misere = false;
  bool directed = false;
  bool on_edges = false;  // a move takes an edge, and then those that share an end with it are gone
  int colours = 1;
  bool painted_starts = true;              // vertices may be painted at the start
  std::optional<games::Reach> reach = {};  // nothing: clashes do not decide what is legal
  friend bool operator==(const Side&, const Side&) = default;
};

/// What a vertex of the target, or a condition, belongs to.
enum class Of { vertex, edge, graph };

/// A vertex of the target that every vertex of the source has, or every edge, or that there is once.
struct Role {
  Of of = Of::vertex;
  std::string name;
  int painted = 0;         // its colour at the start; 0: unpainted
  text::Place place = {};  // in the text that declares it
};

/// A vertex of the target seen from a vertex or an edge of the source: its own, or that of an end of the edge.
struct Port {
  enum class At { own, a, b };
  int role = 0;
  At at = At::own;
  friend auto operator<=>(const Port&, const Port&) = default;
};

/// An edge of the target, or an arc, for every vertex or edge of the source, or once.
struct Join {
  Of of = Of::vertex;
  Port from, to;
  friend bool operator==(const Join&, const Join&) = default;
};

/// A condition on the colours of ports.
struct PortCondition {
  enum class Kind { colour, negation, all, some };
  static constexpr int none = 0, any = -1;  // in place of a colour: unpainted, painted
  Kind kind = Kind::all;
  Port port = {};  // Kind::colour
  int colour = none;
  std::vector<PortCondition> parts = {};
  friend bool operator==(const PortCondition&, const PortCondition&) = default;
};

/// Holds in every position that play reaches, at every vertex or edge of the source, or once.
struct Invariant {
  Of of = Of::vertex;
  PortCondition formula;
  friend bool operator==(const Invariant&, const Invariant&) = default;
};

/// A legal target move that means no move, or one that is not legal, is answered in the target, by one of the moves
/// stated for it: the board is then as before both.
struct MoveAnswer {
  Port move;  // its own, of a piece of any kind
  int colour = 1;
  Port by;  // seen from there
  int by_colour = 1;
  friend bool operator==(const MoveAnswer&, const MoveAnswer&) = default;
};

/// What source graphs are assumed to be.
enum class Assumption { no_isolated_vertices, connected, bipartite, triangle_free };

/// Heaps of Nim that stand beside the source: so many for every vertex and every edge, and once.
struct NimHeaps {
  int per_vertex = 0, per_edge = 0, once = 0;
  friend bool operator==(const NimHeaps&, const NimHeaps&) = default;
};

struct Reduction {
  Side source, target;
  std::vector<Role> roles;              // in the order of the text
  std::vector<Join> joins;              // likewise
  std::vector<std::vector<int>> means;  // by role and target colour from 1: the source colour, 0 if it means no move
  std::vector<PortCondition> boards;    // by source colour from 1: when a source vertex, or edge, has it
  std::vector<MoveAnswer> answers;      // of a move in the order in which they are tried
  std::vector<Invariant> invariants;    // with answers: of the positions in which none is due
  std::vector<Assumption> assumptions;

  int meaning(int role, int colour) const {
    return means[static_cast<std::size_t>(role)][static_cast<std::size_t>(colour - 1)];
  }
  const Role& role(int number) const { return roles[static_cast<std::size_t>(number)]; }
  /// Whether moves can mean moves.
  bool has_moves() const { return source.colours > 0 && target.colours > 0; }
  /// What a move of the source is made at.
  Of source_place() const { return source.on_edges ? Of::edge : Of::vertex; }
  bool answered(int role, int colour) const;
  /// Whether exchanging the ends a and b of every edge changes the target.
  bool tells_ends_apart() const;
};

/// When a source vertex, or edge, has the colour, if nothing else is said: when a move was made that means so. A
/// condition without parts if none does.
PortCondition usual_board(const Reduction& reduction, int source_colour);

/// Seen from an edge whose ends a and b are exchanged.
Port exchanged(Port port);

std::string text(Assumption assumption);

}  // namespace gamecert::reductions
