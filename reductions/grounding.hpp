// What must be shown of a reduction so that it is right for all graphs: statements about few vertices each.
//
// An obligation is denied by a graph, a position of the target and a move. All that is assumed of them - that the
// position and what it means are legal, the invariants, legal moves - stays true when vertices are deleted from the
// source graph, and the denial itself needs only as many vertices as it names: ends of the path along which two
// vertices clash; one, if it names none, since source graphs have a vertex. So an obligation that no graph of 1 to
// `vertices` vertices denies holds for all graphs (docs/REDUCTIONS.md has the proof), and that is a formula: bits for
// the vertices and edges there are and for colours.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "reductions/painting.hpp"
#include "reductions/reduction.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {

struct Obligation {
  enum class Kind {
    start_legal,      // the vertex `role`, painted at the start, clashes with no other
    start_unpainted,  // no source vertex has colour `colour` at the start
    start_invariant,  // invariant number `invariant` holds at the start
    dead,             // painting `role` with `colour`, which means no move, is never legal
    sound,            // painting `role` with `colour` is legal only if what it means is
    commutes,         // after it, the source board is the one after what it means
    kept,             // after it, the invariant still holds
    one_colour,       // no source vertex has two colours
    onto,             // a legal source move with `colour` is meant by a legal target move
    single,           // by one only: for isomorphic games
  };
  Kind kind;
  int role = 0, colour = 0, invariant = 0;
  int vertices = 1;  // of the source graph, at most
};

/// `v:2 is never legal`
std::string title(const Reduction& reduction, const Obligation& obligation);

/// Those that prove the reduction corresponding; if `isomorphic`, then those that prove it isomorphic. InputError for
/// games that are not decided by clashes of two or four vertices (weak). LimitError for too many, or about too many
/// vertices.
std::vector<Obligation> obligations(const Reduction& reduction, bool isomorphic);
/// Of them those that prove the painted start legal; none, if no vertex of the target is painted or its game is weak.
std::vector<Obligation> start_obligations(const Reduction& reduction);

/// A source graph with some vertices there, arcs (a, b) for its edges, and a painting of its target. Bits of what is
/// not there mean nothing.
template <class Bit>
struct DenialSituation {
  int order = 0;
  std::vector<Bit> there;                 // by vertex
  std::vector<std::vector<Bit>> arcs;     // by a and b
  std::vector<std::vector<Bit>> painted;  // by target vertex and colour from 0
};

/// The denial of one obligation. `Logic` makes bits and takes conditions: Logic::Bit, constant(bool), input(name),
/// require(Bit). LimitError, before anything is made, for a target of more than `most_bits` colours or edges.
template <class Logic>
class Denial {
 public:
  using Bit = typename Logic::Bit;

  Denial(const Reduction& reduction, const Obligation& obligation, Logic& logic)
      : reduction_(reduction),
        obligation_(obligation),
        logic_(logic),
        no_(logic.constant(false)),
        yes_(logic.constant(true)),
        n_(has(Assumption::no_isolated_vertices) ? 2 * obligation.vertices : obligation.vertices),
        both_ways_(reduction.source.directed || reduction.tells_ends_apart()) {
    for (const Role& role : reduction.roles)
      place_.push_back(role.of == Of::vertex ? per_vertex_++ : role.of == Of::edge ? per_edge_++ : once_++);
    require_size();
    make_graph();
    make_painting();
  }

  /// Makes the conditions.
  DenialSituation<Bit> state() {
    const bool at_start = obligation_.kind == Kind::start_legal || obligation_.kind == Kind::start_unpainted ||
                          obligation_.kind == Kind::start_invariant;
    DenialSituation<Bit> situation{n_, there_, arcs_, at_start ? start() : painted_};
    const PaintedRules<Bit> target(reduction_.target, target_board(situation.painted), no_);
    const PaintedRules<Bit> source(reduction_.source, source_board(situation.painted), no_);
    assume();
    if (!at_start) assume_position(target, source);
    const Role* role =
        obligation_.role < static_cast<int>(reduction_.roles.size()) ? &reduction_.role(obligation_.role) : nullptr;
    const bool of_edge = (role != nullptr && role->of == Of::edge &&
                          (obligation_.kind == Kind::start_legal || obligation_.kind == Kind::dead)) ||
                         (obligation_.kind == Kind::start_invariant && invariant().of == Of::edge);
    if (of_edge) logic_.require(arc(0, 1));
    deny(target, source);
    return situation;
  }

 private:
  using Kind = Obligation::Kind;
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  bool has(Assumption assumption) const {
    for (const Assumption each : reduction_.assumptions) {
      if (each == assumption) return true;
    }
    return false;
  }
  const Invariant& invariant() const { return reduction_.invariants[index(obligation_.invariant)]; }
  Bit arc(int a, int b) const { return arcs_[index(a)][index(b)]; }
  Bit implies(const Bit& a, const Bit& b) const { return (!a) | b; }

  static constexpr std::int64_t most_bits = 250'000;
  void require_size() const {
    const std::int64_t n = n_;
    const std::int64_t colours =
        (n * per_vertex_ + n * n * per_edge_ + once_) * std::int64_t{reduction_.target.colours};
    const std::int64_t edges = n * n * static_cast<std::int64_t>(reduction_.joins.size());
    if (std::max(colours, edges) > most_bits)
      throw text::LimitError("the formula would have more than " + std::to_string(most_bits) + " colours or edges");
  }

  void make_graph() {
    for (int v = 0; v < n_; ++v) there_.push_back(v == 0 ? yes_ : logic_.input("vertex " + std::to_string(v)));
    arcs_.assign(index(n_), std::vector<Bit>(index(n_), no_));
    for (int a = 0; a < n_; ++a) {
      for (int b = 0; b < n_; ++b) {
        if (!may_be(a, b)) continue;
        arcs_[index(a)][index(b)] = logic_.input("edge " + std::to_string(a) + "-" + std::to_string(b));
        logic_.require(implies(arc(a, b), there_[index(a)] & there_[index(b)]));
        if (b < a && !reduction_.source.directed) logic_.require(!(arc(a, b) & arc(b, a)));
      }
    }
  }

  /// Whether (a, b) may be an edge: where directions mean nothing, it is written with the smaller end first.
  bool may_be(int a, int b) const { return a != b && (a < b || both_ways_); }
  /// Calls visit(a, b) for every pair of vertices.
  template <class Visit>
  void each_pair(Visit&& visit) const {
    for (int a = 0; a < n_; ++a) {
      for (int b = 0; b < n_; ++b) {
        if (a != b) visit(a, b);
      }
    }
  }
  int target_order() const { return n_ * per_vertex_ + n_ * n_ * per_edge_ + once_; }
  int at(Port port, int a, int b) const {
    const int place = place_[index(port.role)];
    switch (reduction_.role(port.role).of) {
      case Of::vertex:
        return (port.at == Port::At::b ? b : a) * per_vertex_ + place;
      case Of::edge:
        return n_ * per_vertex_ + (a * n_ + b) * per_edge_ + place;
      default:
        return n_ * per_vertex_ + n_ * n_ * per_edge_ + place;
    }
  }

  std::vector<std::vector<Bit>> start() const {
    std::vector<std::vector<Bit>> painted(index(target_order()),
                                          std::vector<Bit>(index(reduction_.target.colours), no_));
    each_vertex([&](int role, int x, const std::string&) {
      const int colour = reduction_.role(role).painted;
      if (colour != 0) painted[index(x)][index(colour - 1)] = yes_;
    });
    return painted;
  }
  /// Calls visit(role, target vertex, name).
  template <class Visit>
  void each_vertex(Visit&& visit) const {
    for (int role = 0; role < static_cast<int>(reduction_.roles.size()); ++role) {
      const Role& each = reduction_.role(role);
      const auto show = [&](int a, int b, const std::string& of) {
        visit(role, at({.role = role}, a, b), each.name + of);
      };
      if (each.of == Of::graph) show(0, 0, "");
      for (int v = 0; each.of == Of::vertex && v < n_; ++v) show(v, v, " of " + std::to_string(v));
      if (each.of == Of::edge)
        each_pair([&](int a, int b) { show(a, b, " of " + std::to_string(a) + "-" + std::to_string(b)); });
    }
  }
  void make_painting() {
    painted_ = start();
    each_vertex([&](int role, int x, const std::string& name) {
      if (reduction_.role(role).painted != 0) return;
      for (int c = 0; c < reduction_.target.colours; ++c)
        painted_[index(x)][index(c)] = logic_.input(name + ":" + std::to_string(c + 1));
    });
  }

  PaintedBoard<Bit> target_board(const std::vector<std::vector<Bit>>& painted) const {
    PaintedBoard<Bit> board{.order = target_order(), .arcs = {}, .painted = painted};
    for (const Join& join : reduction_.joins) {
      const auto put = [&](int a, int b, const Bit& there) {
        board.arcs.push_back({at(join.from, a, b), at(join.to, a, b), there});
      };
      if (join.of == Of::graph) put(0, 0, yes_);
      for (int v = 0; join.of == Of::vertex && v < n_; ++v) put(v, v, there_[index(v)]);
      if (join.of == Of::edge) {
        each_pair([&](int a, int b) {
          if (may_be(a, b)) put(a, b, arc(a, b));
        });
      }
    }
    return board;
  }
  PaintedBoard<Bit> source_board(const std::vector<std::vector<Bit>>& painted) const {
    PaintedBoard<Bit> board{.order = n_, .arcs = {}, .painted = {}};
    each_pair([&](int a, int b) {
      if (may_be(a, b)) board.arcs.push_back({a, b, arc(a, b)});
    });
    for (int v = 0; v < n_; ++v) {
      auto& row = board.painted.emplace_back();
      for (const PortCondition& formula : reduction_.boards) row.push_back(holds(formula, painted, v, v));
    }
    return board;
  }
  Bit holds(const PortCondition& formula, const std::vector<std::vector<Bit>>& painted, int a, int b) const {
    return value(formula, no_, [&](Port port, int colour) {
      const std::vector<Bit>& row = painted[index(at(port, a, b))];
      if (colour > 0) return row[index(colour - 1)];
      Bit any = no_;
      for (const Bit& bit : row) any = any | bit;
      return colour == PortCondition::any ? any : !any;
    });
  }

  /// Calls visit(there, holds) for every place of the invariant.
  template <class Visit>
  void each_place(const Invariant& of, const std::vector<std::vector<Bit>>& painted, Visit&& visit) const {
    if (of.of == Of::graph) visit(yes_, holds(of.formula, painted, 0, 0));
    for (int v = 0; of.of == Of::vertex && v < n_; ++v) visit(there_[index(v)], holds(of.formula, painted, v, v));
    if (of.of == Of::edge) each_pair([&](int a, int b) { visit(arc(a, b), holds(of.formula, painted, a, b)); });
  }

  void assume() {
    if (has(Assumption::bipartite)) {
      std::vector<Bit> side;
      for (int v = 0; v < n_; ++v) side.push_back(logic_.input("side of " + std::to_string(v)));
      each_pair([&](int a, int b) {
        logic_.require(!(arc(a, b) & ((side[index(a)] & side[index(b)]) | ((!side[index(a)]) & (!side[index(b)])))));
      });
    }
    if (has(Assumption::triangle_free)) {
      for (int a = 0; a < n_; ++a) {
        for (int b = 0; b < a; ++b) {
          for (int c = 0; c < b; ++c) logic_.require(!(joined(a, b) & joined(b, c) & joined(a, c)));
        }
      }
    }
    // Of the vertices that the denial names, each has an edge; its other end need not have a further one.
    for (int v = 0; v < obligation_.vertices && has(Assumption::no_isolated_vertices); ++v) {
      Bit some = no_;
      for (int u = 0; u < n_; ++u) {
        if (u != v) some = some | joined(u, v);
      }
      logic_.require(implies(there_[index(v)], some));
    }
  }
  Bit joined(int a, int b) const { return arc(a, b) | arc(b, a); }

  void assume_position(const PaintedRules<Bit>& target, const PaintedRules<Bit>& source) {
    each_vertex([&](int role, int x, const std::string&) {
      for (int c = 0; c < reduction_.target.colours; ++c) {
        for (int d = 0; d < c && reduction_.role(role).painted == 0; ++d)
          logic_.require(!(target.painted(x, c) & target.painted(x, d)));
      }
    });
    require_legal(reduction_.target, target);
    require_legal(reduction_.source, source);
    for (const Invariant& each : reduction_.invariants) {
      each_place(each, painted_, [&](const Bit& there, const Bit& holds) { logic_.require(implies(there, holds)); });
    }
  }
  void require_legal(const Side& side, const PaintedRules<Bit>& painting) {
    for (int v = 0; v < painting.board().order; ++v) {
      for (int c = 0; c < side.colours; ++c) logic_.require(!(painting.painted(v, c) & painting.ruled_out(v, c)));
    }
  }

  /// The painting after the vertex of vertex 0, or of what the role belongs to, is painted.
  std::vector<std::vector<Bit>> after() const {
    std::vector<std::vector<Bit>> painted = painted_;
    painted[index(mover())][index(obligation_.colour - 1)] = yes_;
    return painted;
  }
  int mover() const { return at({.role = obligation_.role}, 0, n_ > 1 ? 1 : 0); }

  void deny(const PaintedRules<Bit>& target, const PaintedRules<Bit>& source) {
    const int colour = obligation_.colour - 1;
    const auto legal = [&] { logic_.require(target.legal(mover(), colour)); };
    switch (obligation_.kind) {
      case Kind::start_legal:
        return logic_.require(target.ruled_out(mover(), reduction_.role(obligation_.role).painted - 1));
      case Kind::start_unpainted:
        return logic_.require(source.painted(0, colour));
      case Kind::start_invariant:
        return logic_.require(broken(start()));
      case Kind::dead:
        return legal();
      case Kind::sound:
        legal();
        return logic_.require(!source.legal(0, reduction_.meaning(obligation_.role, obligation_.colour) - 1));
      case Kind::commutes: {
        legal();
        const PaintedRules<Bit> next(reduction_.source, source_board(after()), no_);
        Bit differs = no_;
        for (int a = 0; a < reduction_.source.colours; ++a) {
          const bool meant = a + 1 == reduction_.meaning(obligation_.role, obligation_.colour);
          const Bit expected = meant ? yes_ : source.painted(0, a);
          const Bit found = next.painted(0, a);
          differs = differs | (expected & (!found)) | ((!expected) & found);
        }
        return logic_.require(differs);
      }
      case Kind::kept:
        legal();
        return logic_.require(broken(after()));
      case Kind::one_colour: {
        Bit two = no_;
        for (int a = 0; a < reduction_.source.colours; ++a) {
          for (int b = 0; b < a; ++b) two = two | (source.painted(0, a) & source.painted(0, b));
        }
        return logic_.require(two);
      }
      case Kind::onto:
        logic_.require(source.legal(0, colour));
        return each_meant([&](int x, int c) { logic_.require(!target.legal(x, c)); });
      case Kind::single: {
        Bit one = no_, two = no_;
        each_meant([&](int x, int c) {
          const Bit next = target.legal(x, c);
          two = two | (one & next);
          one = one | next;
        });
        return logic_.require(two);
      }
    }
  }
  /// Whether the invariant fails somewhere.
  Bit broken(const std::vector<std::vector<Bit>>& painted) const {
    Bit result = no_;
    each_place(invariant(), painted, [&](const Bit& there, const Bit& holds) { result = result | (there & !holds); });
    return result;
  }
  /// Calls visit(target vertex, target colour from 0) for the moves that mean painting vertex 0 with `colour`.
  template <class Visit>
  void each_meant(Visit&& visit) const {
    for (int role = 0; role < static_cast<int>(reduction_.roles.size()); ++role) {
      for (int c = 1; c <= reduction_.target.colours; ++c) {
        if (reduction_.meaning(role, c) == obligation_.colour) visit(at({.role = role}, 0, 0), c - 1);
      }
    }
  }

  const Reduction& reduction_;
  const Obligation& obligation_;
  Logic& logic_;
  Bit no_, yes_;
  int n_;
  bool both_ways_;
  std::vector<int> place_;  // by role: among those of its kind
  int per_vertex_ = 0, per_edge_ = 0, once_ = 0;
  std::vector<Bit> there_;
  std::vector<std::vector<Bit>> arcs_;
  std::vector<std::vector<Bit>> painted_;
};

/// What proves the reduction: for every obligation its title and what makes the formula that denies it, as a `Result`.
/// `Conditions` are a Logic with cnf().
template <class Conditions, class Result>
std::vector<Result> denials(const Reduction& reduction, bool isomorphic) {
  const auto kept = std::make_shared<const Reduction>(reduction);
  std::vector<Result> result;
  for (const Obligation& obligation : obligations(reduction, isomorphic)) {
    result.push_back({title(reduction, obligation), [kept, obligation] {
                        Conditions conditions;
                        Denial(*kept, obligation, conditions).state();
                        return conditions.cnf();
                      }});
  }
  return result;
}

}  // namespace gamecert::reductions
