// When a vertex may be painted, over any kind of bit: the rules of games of painting vertices written for boards whose
// edges and colours may be constants or literals.
//
// A painting is legal if no two painted vertices, joined or near, clash; a move is legal if it paints an unpainted
// vertex and the painting stays legal. This is a second text beside the rules in games/, because those are for one
// graph; tests compare the two on all small boards.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "reductions/reduction.hpp"

namespace gamecert::reductions {

/// A board: `Bit` has the operators & | !. Edges are listed once, arcs from their tail; an edge is there if its bit is.
template <class Bit>
struct PaintedBoard {
  struct Arc {
    int from, to;
    Bit there;
  };
  int order = 0;
  std::vector<Arc> arcs;
  std::vector<std::vector<Bit>> painted;  // by vertex and colour from 0
};

template <class Bit>
class PaintedRules {
 public:
  /// `no` is the bit that is false. The rule is any but Rule::weak.
  PaintedRules(const Side& side, PaintedBoard<Bit> board, Bit no)
      : side_(side), board_(std::move(board)), no_(no), near_(places()), heads_(places()), tails_(places()) {
    for (const auto& [from, to, there] : board_.arcs) {
      join(heads_, from, to, there);
      join(tails_, to, from, there);
    }
    if (side.rule == Side::Rule::oriented) list_arrows();
    if (side.rule == Side::Rule::proper || side.rule == Side::Rule::distance) list_near();
  }

  const PaintedBoard<Bit>& board() const { return board_; }
  Bit painted(int v, int c) const { return board_.painted[at(v)][at(c)]; }
  Bit painted(int v) const {
    Bit result = no_;
    for (int c = 0; c < side_.colours; ++c) result = result | painted(v, c);
    return result;
  }

  /// Whether colour c, from 0, at v clashes with what other vertices are painted.
  Bit ruled_out(int v, int c) const {
    Bit result = no_;
    switch (side_.rule) {
      case Side::Rule::proper:
      case Side::Rule::distance:
        for (const auto& [u, near] : near_[at(v)]) result = result | (near & painted(u, c));
        break;
      case Side::Rule::blue_red:  // 0 is blue: arcs go from blue to red
        for (const auto& [u, there] : heads_[at(v)]) result = result | (there & (c == 0 ? painted(u, c) : painted(u)));
        for (const auto& [u, there] : tails_[at(v)]) result = result | (there & (c == 0 ? painted(u) : painted(u, c)));
        break;
      case Side::Rule::oriented:
        for (int b = 0; b < side_.colours; ++b) {
          const Bit to_b = some(heads_[at(v)], b);
          const Bit from_b = some(tails_[at(v)], b);
          if (b == c) {
            result = result | to_b | from_b;
          } else {
            result = result | (to_b & (arrow(b, c) | from_b)) | (from_b & arrow(c, b));
          }
        }
        break;
      case Side::Rule::weak:
        break;
    }
    return result;
  }
  Bit legal(int v, int c) const { return (!painted(v)) & (!ruled_out(v, c)); }
  /// Whether the painting is one that play allows, if every vertex has one colour at most.
  Bit allowed() const {
    Bit result = !no_;
    for (int v = 0; v < board_.order; ++v) {
      for (int c = 0; c < side_.colours; ++c) result = result & !(painted(v, c) & ruled_out(v, c));
    }
    return result;
  }

 private:
  using Row = std::map<int, Bit>;  // of a vertex: others, and whether they are joined to it

  static std::size_t at(int index) { return static_cast<std::size_t>(index); }
  std::size_t places() const { return at(board_.order); }
  static void join(std::vector<Row>& rows, int from, int to, const Bit& there) {
    const auto [it, fresh] = rows[at(from)].emplace(to, there);
    if (!fresh) it->second = it->second | there;
  }

  /// Vertices at distance at most that of the game.
  void list_near() {
    for (const auto& [from, to, there] : board_.arcs) {
      join(near_, from, to, there);
      join(near_, to, from, there);
    }
    const std::vector<Row> step = near_;
    for (int d = 1; d < side_.distance && side_.rule == Side::Rule::distance; ++d) {
      std::vector<Row> next = near_;
      for (int v = 0; v < board_.order; ++v) {
        for (const auto& [u, near] : near_[at(v)]) {
          for (const auto& [w, there] : step[at(u)]) {
            if (w != v) join(next, v, w, near & there);
          }
        }
      }
      near_ = std::move(next);
    }
  }
  void list_arrows() {
    const int k = side_.colours;
    arrows_.assign(at(k * k), no_);
    for (const auto& [from, to, there] : board_.arcs) {
      for (int a = 0; a < k; ++a) {
        for (int b = 0; b < k; ++b) {
          Bit& arrow = arrows_[at(a * k + b)];
          arrow = arrow | (there & painted(from, a) & painted(to, b));
        }
      }
    }
  }
  /// Whether an arc goes from colour a to colour b.
  Bit arrow(int a, int b) const { return arrows_[at(a * side_.colours + b)]; }
  Bit some(const Row& row, int c) const {
    Bit result = no_;
    for (const auto& [u, there] : row) result = result | (there & painted(u, c));
    return result;
  }

  const Side& side_;
  PaintedBoard<Bit> board_;
  Bit no_;
  std::vector<Row> near_, heads_, tails_;
  std::vector<Bit> arrows_;  // of Rule::oriented, by both colours
};

/// A formula on the colours of ports; colour(port, c) is the bit of a colour from 1, or of PortCondition::none or any.
template <class Bit, class Colour>
Bit value(const PortCondition& formula, Bit no, Colour&& colour) {
  if (formula.kind == PortCondition::Kind::colour) return colour(formula.port, formula.colour);
  if (formula.kind == PortCondition::Kind::negation) return !value(formula.parts.front(), no, colour);
  const bool all = formula.kind == PortCondition::Kind::all;
  Bit result = all ? !no : no;
  for (const PortCondition& part : formula.parts) {
    const Bit next = value(part, no, colour);
    result = all ? result & next : result | next;
  }
  return result;
}

/// A bit that is known.
struct Truth {
  bool value = false;
  friend Truth operator&(Truth a, Truth b) { return {a.value && b.value}; }
  friend Truth operator|(Truth a, Truth b) { return {a.value || b.value}; }
  friend Truth operator!(Truth a) { return {!a.value}; }
};

}  // namespace gamecert::reductions
