// Some source graph, the target that the map makes of it with a painting, and the board that this painting means.
#include "encode/reductions/grounding.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "encode/reductions/painted_board.hpp"
#include "encode/reductions/target_vertices.hpp"
#include "encode/tseitin.hpp"
#include "reductions/port_condition.hpp"
#include "text/errors.hpp"

namespace gamecert::encode {
namespace {

using reductions::Assumption;
using reductions::Invariant;
using reductions::Join;
using reductions::Obligation;
using reductions::Of;
using reductions::Port;
using reductions::PortCondition;
using reductions::Reduction;

/// A formula is made in at most about so many bytes, and in so many times the steps of a Pace; else LimitError.
constexpr std::size_t most_bytes = std::size_t{256} << 20, most_paces = 1024;

Checkpoint bounded(Checkpoint between) {
  return [between = std::move(between), paces = std::size_t{0}](std::size_t bytes) mutable {
    if (bytes > most_bytes || ++paces > most_paces)
      throw text::LimitError("the formula takes more than " + std::to_string(most_bytes >> 20) +
                             " MB or 4 million steps");
    if (between) between(bytes);
  };
}

class Grounded {
 public:
  Grounded(const Reduction& reduction, const Obligation& obligation, Checkpoint between)
      : reduction_(reduction),
        obligation_(obligation),
        circuit_(bounded(std::move(between))),
        no_(&circuit_, never),
        yes_(&circuit_, always),
        n_((has(Assumption::no_isolated_vertices) ? 2 : 1) * obligation.vertices + obligation.witnesses),
        both_ways_(reduction.source.directed || reduction.tells_ends_apart()),
        target_(reduction, n_) {
    require_size();
    make_graph();
    make_painting();
  }

  Cnf denial() {
    const bool at_start = obligation_.kind == Kind::start_legal || obligation_.kind == Kind::start_unpainted ||
                          obligation_.kind == Kind::start_invariant;
    const Pairs painting = at_start ? start() : painted_;
    PaintedBoard target = target_board(painting);
    PaintedBoard source = source_board(painting);
    assume();
    if (!at_start) assume_position(target, source);
    if (of_edge()) require(arc(0, 1));
    deny(target, source);
    return clauses_of(circuit_, requirement_).cnf;
  }

 private:
  using Kind = Obligation::Kind;
  /// Whether it is about what belongs to an edge, or about an edge of the source that is taken.
  bool of_edge() const {
    const Kind kind = obligation_.kind;
    if (kind == Kind::start_invariant) return invariant().of == Of::edge;
    const bool of_role = kind == Kind::start_legal || kind == Kind::dead || kind == Kind::answered;
    return of_role ? reduction_.role(obligation_.role).of == Of::edge : reduction_.source.on_edges;
  }
  using Bit = CircuitBit;
  using Pairs = std::vector<Literal>;  // by target vertex and colour from 0
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  bool has(Assumption assumption) const {
    return std::ranges::find(reduction_.assumptions, assumption) != reduction_.assumptions.end();
  }
  const Invariant& invariant() const { return reduction_.invariants[index(obligation_.invariant)]; }
  Bit arc(int a, int b) const { return arcs_[index(a * n_ + b)]; }
  Bit there(int v) const { return there_[index(v)]; }
  static Bit implies(const Bit& a, const Bit& b) { return (!a) | b; }
  /// Inputs become the variables 1, 2, ... in their order.
  Bit input() { return {&circuit_, requirement_.inputs.emplace_back(circuit_.input())}; }
  void require(const Bit& bit) { requirement_.clauses.push_back({bit.literal()}); }

  static constexpr std::int64_t most_bits = 250'000;
  void require_size() const {
    const std::int64_t n = n_;
    const std::int64_t colours = std::int64_t{target_.order()} * reduction_.target.colours;
    const std::int64_t edges = n * n * static_cast<std::int64_t>(reduction_.joins.size());
    if (std::max(colours, edges) > most_bits)
      throw text::LimitError("the formula would have more than " + std::to_string(most_bits) + " colours or edges");
  }

  void make_graph() {
    for (int v = 0; v < n_; ++v) there_.push_back(v == 0 ? yes_ : input());
    arcs_.assign(index(n_ * n_), no_);
    target_.each_place(Of::edge, [&](int a, int b) {
      if (!may_be(a, b)) return;
      arcs_[index(a * n_ + b)] = input();
      require(implies(arc(a, b), there(a) & there(b)));
      if (b < a && !reduction_.source.directed) require(!(arc(a, b) & arc(b, a)));
    });
  }

  /// Whether (a, b) may be an edge: where directions mean nothing, it is written with the smaller end first.
  bool may_be(int a, int b) const { return a != b && (a < b || both_ways_); }
  /// Calls visit(a, b, there) for the places of a kind.
  template <class Visit>
  void each_place(Of of, Visit&& visit) const {
    target_.each_place(of, [&](int a, int b) {
      visit(a, b, of == Of::graph ? yes_ : of == Of::vertex ? there(a) : arc(a, b));
    });
  }
  int at(Port port, int a, int b) const { return target_.at(port, a, b); }

  std::size_t pair(int x, int colour) const { return index(x * reduction_.target.colours + colour); }
  Pairs start() const {
    Pairs painting(pair(target_.order(), 0), never);
    target_.each([&](int role, int, int, int x) {
      const int colour = reduction_.role(role).painted;
      if (colour != 0) painting[pair(x, colour - 1)] = always;
    });
    return painting;
  }
  void make_painting() {
    painted_ = start();
    target_.each([&](int role, int, int, int x) {
      if (reduction_.role(role).painted != 0) return;
      for (int c = 0; c < reduction_.target.colours; ++c) painted_[pair(x, c)] = input().literal();
    });
  }

  std::vector<PossibleArc> target_arcs() const {
    std::vector<PossibleArc> result;
    for (const Join& join : reduction_.joins) {
      each_place(join.of, [&](int a, int b, const Bit& there) {
        if (there.literal() != never) result.push_back({at(join.from, a, b), at(join.to, a, b), there.literal()});
      });
    }
    return result;
  }
  std::vector<PossibleArc> source_arcs() const {
    std::vector<PossibleArc> result;
    each_place(Of::edge, [&](int a, int b, const Bit& there) {
      if (there.literal() != never) result.push_back({a, b, there.literal()});
    });
    return result;
  }
  // Clashes count at what belongs to the vertices that the denial names, where edges lift them. Sound because all that
  // keeps it legal is among the witnesses.
  PaintedBoard target_board(const Pairs& painting) {
    return {circuit_,      reduction_.target, target_.order(),
            target_arcs(), painting,          target_.of_first(obligation_.vertices)};
  }
  /// Without places, where moves of the source mean nothing: all that is asked then is whether the start is legal.
  PaintedBoard source_board(const Pairs& painting) {
    if (reduction_.source.colours == 0) return PaintedBoard::of_edges(circuit_, 0, {}, {});
    if (reduction_.source.on_edges) return PaintedBoard::of_edges(circuit_, n_, arcs_, source_painting(painting));
    std::vector<char> whole(index(n_), 0);
    std::fill_n(whole.begin(), obligation_.vertices, 1);
    return {circuit_, reduction_.source, n_, source_arcs(), source_painting(painting), std::move(whole)};
  }
  /// What a painting of the target means.
  Pairs source_painting(const Pairs& painting) const {
    Pairs result;
    for (int v = 0; v < n_ && !reduction_.source.on_edges; ++v) {
      for (const PortCondition& formula : reduction_.boards) result.push_back(holds(formula, painting, v, v).literal());
    }
    for (int a = 0; a < n_ && reduction_.source.on_edges; ++a) {
      for (int b = 0; b < n_; ++b)
        result.push_back(may_be(a, b) ? (arc(a, b) & holds(reduction_.boards.front(), painting, a, b)).literal()
                                      : never);
    }
    return result;
  }
  /// Of the source: vertex 0, or the edge (0, 1).
  int place() const { return reduction_.source.on_edges ? 1 : 0; }
  Bit place_there(int place) const { return reduction_.source.on_edges ? arcs_[index(place)] : there(place); }
  Bit holds(const PortCondition& formula, const Pairs& painting, int a, int b) const {
    return value(formula, no_, [&](Port port, int colour) {
      const int x = at(port, a, b);
      const auto has = [&](int c) { return Bit(no_.circuit(), painting[pair(x, c)]); };
      if (colour > 0) return has(colour - 1);
      Bit any = no_;
      for (int c = 0; c < reduction_.target.colours; ++c) any = any | has(c);
      return colour == PortCondition::any ? any : !any;
    });
  }

  void assume() {
    if (has(Assumption::bipartite)) {
      std::vector<Bit> side;
      for (int v = 0; v < n_; ++v) side.push_back(input());
      each_place(Of::edge,
                 [&](int a, int b, const Bit& there) { require(!(there & !(side[index(a)] ^ side[index(b)]))); });
    }
    if (has(Assumption::triangle_free)) {
      for (int a = 0; a < n_; ++a) {
        for (int b = 0; b < a; ++b) {
          for (int c = 0; c < b; ++c) require(!(joined(a, b) & joined(b, c) & joined(a, c)));
        }
      }
    }
    // Of the vertices that the denial names, each has an edge; its other end need not have a further one.
    for (int v = 0; v < obligation_.vertices && has(Assumption::no_isolated_vertices); ++v) {
      Bit some = no_;
      for (int u = 0; u < n_; ++u) {
        if (u != v) some = some | joined(u, v);
      }
      require(implies(there(v), some));
    }
  }
  Bit joined(int a, int b) const { return arc(a, b) | arc(b, a); }

  void assume_position(PaintedBoard& target, PaintedBoard& source) {
    target_.each([&](int role, int, int, int x) {
      for (int c = 0; c < reduction_.target.colours; ++c) {
        for (int d = 0; d < c && reduction_.role(role).painted == 0; ++d)
          require(!(target.painted(x, c) & target.painted(x, d)));
      }
    });
    require_legal(reduction_.target.colours, target);
    require_legal(reduction_.source.colours, source);
    for (const Invariant& each : reduction_.invariants) {
      each_place(each.of,
                 [&](int a, int b, const Bit& there) { require(implies(there, holds(each.formula, painted_, a, b))); });
    }
  }
  void require_legal(int colours, PaintedBoard& board) {
    for (int v = 0; v < board.order(); ++v) {
      for (int c = 0; c < colours && board.held(v); ++c) require(!(board.painted(v, c) & board.ruled_out(v, c)));
    }
  }

  /// The painting after the vertex of vertex 0, or of what the role belongs to, is painted.
  Pairs after() const {
    Pairs painting = painted_;
    painting[pair(mover(), obligation_.colour - 1)] = always;
    return painting;
  }
  int meaning() const { return reduction_.meaning(obligation_.role, obligation_.colour); }
  int mover() const { return at({.role = obligation_.role}, 0, n_ > 1 ? 1 : 0); }

  void deny(PaintedBoard& target, PaintedBoard& source) {
    const int colour = obligation_.colour - 1;
    const auto legal = [&] { require(target.legal(mover(), colour)); };
    const auto means_legal = [&] { return source.legal(place(), meaning() - 1); };
    const auto legal_as_meant = [&] {
      legal();
      if (reduction_.answered(obligation_.role, obligation_.colour)) require(means_legal());
    };
    switch (obligation_.kind) {
      case Kind::start_legal:
        return require(target.ruled_out(mover(), reduction_.role(obligation_.role).painted - 1));
      case Kind::start_unpainted:
        return require(source.painted(place(), colour));
      case Kind::start_invariant:
        return require(broken(invariant(), start()));
      case Kind::dead:
        return legal();
      case Kind::sound:
        legal();
        return require(!means_legal());
      case Kind::commutes:
        legal_as_meant();
        return require(differs(source));
      case Kind::kept:
        legal_as_meant();
        return require(broken(invariant(), after()));
      case Kind::answered:
        legal();
        if (meaning() != 0) require(!means_legal());
        return deny_answers(source);
      case Kind::one_colour: {
        Bit two = no_;
        for (int a = 0; a < reduction_.source.colours; ++a) {
          for (int b = 0; b < a; ++b) two = two | (source.painted(0, a) & source.painted(0, b));
        }
        return require(two);
      }
      case Kind::onto:
        require(source.legal(place(), colour));
        return each_meant([&](int x, int c) { require(!target.legal(x, c)); });
      case Kind::single: {
        Bit one = no_, two = no_;
        each_meant([&](int x, int c) {
          const Bit next = target.legal(x, c);
          two = two | (one & next);
          one = one | next;
        });
        return require(two);
      }
    }
  }
  /// Whether that place of the source board after the move is not painted as before it and as the move means.
  Bit differs(const PaintedBoard& source) const {
    const Pairs next = source_painting(after());
    Bit result = no_;
    for (int a = 0; a < reduction_.source.colours; ++a) {
      const bool meant = a + 1 == meaning();
      const std::size_t i = index(place() * reduction_.source.colours + a);
      result = result | ((meant ? yes_ : source.painted(place(), a)) ^ Bit(no_.circuit(), next[i]));
    }
    return result;
  }
  /// Whether the invariant fails somewhere.
  Bit broken(const Invariant& invariant, const Pairs& painting) const {
    Bit result = no_;
    each_place(invariant.of, [&](int a, int b, const Bit& there) {
      result = result | (there & !holds(invariant.formula, painting, a, b));
    });
    return result;
  }
  /// No answer to the move is legal, leads back to the board before it and keeps the invariants.
  void deny_answers(const PaintedBoard& source) {
    PaintedBoard moved = target_board(after());
    for (const reductions::MoveAnswer& each : reduction_.answers) {
      if (each.move.role != obligation_.role || each.colour != obligation_.colour) continue;
      const int x = at(each.by, 0, n_ > 1 ? 1 : 0);
      Pairs both = after();
      both[pair(x, each.by_colour - 1)] = always;
      Bit wrong = (!moved.legal(x, each.by_colour - 1)) | other_board(source, both);
      for (const Invariant& invariant : reduction_.invariants) wrong = wrong | broken(invariant, both);
      require(wrong);
    }
  }
  /// Whether some place of the source board is not painted as `source` has it.
  Bit other_board(const PaintedBoard& source, const Pairs& painting) const {
    const Pairs next = source_painting(painting);
    Bit result = no_;
    for (int at = 0; at < source.order(); ++at) {
      for (int a = 0; a < reduction_.source.colours; ++a) {
        const std::size_t i = index(at * reduction_.source.colours + a);
        result = result | (place_there(at) & (source.painted(at, a) ^ Bit(no_.circuit(), next[i])));
      }
    }
    return result;
  }
  /// Calls visit(target vertex, target colour from 0) for the moves that mean painting that place with `colour`.
  template <class Visit>
  void each_meant(Visit&& visit) const {
    for (int role = 0; role < static_cast<int>(reduction_.roles.size()); ++role) {
      for (int c = 1; c <= reduction_.target.colours; ++c) {
        if (reduction_.meaning(role, c) == obligation_.colour) visit(at({.role = role}, 0, place()), c - 1);
      }
    }
  }

  const Reduction& reduction_;
  const Obligation& obligation_;
  Circuit circuit_;
  Requirement requirement_;
  Bit no_, yes_;
  int n_;
  bool both_ways_;
  TargetVertices target_;
  std::vector<Bit> there_, arcs_;  // by vertex; by pair of vertices
  Pairs painted_;
};

}  // namespace

Cnf denial(const Reduction& reduction, const Obligation& obligation, Checkpoint between) {
  return Grounded(reduction, obligation, std::move(between)).denial();
}

std::vector<Obligation> checked_obligations(const Reduction& reduction, bool isomorphic) {
  std::vector<Obligation> result = obligations(reduction, isomorphic);
  if (reduction.source.on_edges) {
    require_shared_ends(reduction.source);
  } else {
    require_reach(reduction.source);
  }
  require_reach(reduction.target);
  return result;
}

std::vector<Denied> reduction_denials(const Reduction& reduction, bool isomorphic) {
  const auto kept = std::make_shared<const Reduction>(reduction);
  std::vector<Denied> result;
  for (const Obligation& obligation : checked_obligations(reduction, isomorphic))
    result.push_back({title(reduction, obligation), [kept, obligation] { return denial(*kept, obligation); }});
  return result;
}

}  // namespace gamecert::encode
